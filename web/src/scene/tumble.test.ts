import { Euler, Quaternion, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { faceUp, topOf } from "./parts/faces";
import { type Rest, SETTLE_MS, scatter, type Throw, Tumble } from "./tumble";

const SIZE = 1;
const RESTS: readonly Rest[] = scatter(["places"], 6, SIZE, [9, 5]);
const FACES = [1, 2, 3, 4, 5, 6];

function thrown(changes: Partial<Throw> = {}): Throw {
  return {
    seed: [7, 3, 2, 1],
    from: new Vector3(0, 2, 8),
    rests: RESTS,
    size: SIZE,
    startMs: 1000,
    ms: 800,
    faces: FACES,
    isCalm: false,
    ...changes,
  };
}

function posed(): { position: Vector3; quaternion: Quaternion } {
  return { position: new Vector3(), quaternion: new Quaternion() };
}

function allAt(tumble: Tumble, nowMs: number) {
  return RESTS.map((_, die) => {
    const one = posed();
    tumble.pose(die, nowMs, one);
    return one;
  });
}

/** How deep the lowest corner of a rounded cube is below the ground; its edges reach 0.14 less far than a sharp cube's. */
function below({ position, quaternion }: { position: Vector3; quaternion: Quaternion }): number {
  const inner = SIZE / 2 - 0.14;
  const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => new Vector3(x, y, z))));
  const lowest = Math.min(...corners.map((at) => at.multiplyScalar(inner).applyQuaternion(quaternion).y - 0.14));
  return -(position.y + lowest);
}

describe("faces", () => {
  test.each(FACES)("%i lies on top whatever the yaw", (face) => {
    for (const yaw of [0, 0.6, -2, 3.1]) expect(topOf(faceUp(face, yaw))).toBe(face);
  });

  test.each(FACES)("opposite to %i is what it lacks to 7", (face) => {
    const upsideDown = new Quaternion().setFromEuler(new Euler(Math.PI, 0, 0)).multiply(faceUp(face));
    expect(topOf(upsideDown)).toBe(7 - face);
  });

  test("a die has no seventh face", () => expect(() => faceUp(7)).toThrow(RangeError));
});

describe("a throw whose faces are known", () => {
  test("ends on its faces and places, to the millisecond", () => {
    const tumble = new Tumble(thrown());
    expect(tumble.isOver(1799)).toBe(false);
    expect(tumble.isOver(1800)).toBe(true);
    allAt(tumble, 1800).forEach(({ position, quaternion }, die) => {
      expect(topOf(quaternion)).toBe(FACES[die]);
      expect([position.x, position.y, position.z]).toEqual([RESTS[die]?.x, 0.5, RESTS[die]?.z]);
    });
  });

  test("comes to its end without a jump", () => {
    const tumble = new Tumble(thrown());
    const end = allAt(tumble, 1800);
    allAt(tumble, 1799.9).forEach(({ position, quaternion }, die) => {
      expect(position.distanceTo(end[die]?.position ?? new Vector3())).toBeLessThan(0.01);
      expect(quaternion.angleTo(end[die]?.quaternion ?? new Quaternion())).toBeLessThan(0.02);
    });
  });

  test("is the same for everybody, and another for another seed", () => {
    const [one, same, other] = [thrown(), thrown(), thrown({ seed: [7, 3, 2, 2] })].map((plan) =>
      allAt(new Tumble(plan), 1300).map(({ position }) => position.toArray()),
    );
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test("never sinks into the table, and starts in the hand", () => {
    const tumble = new Tumble(thrown());
    for (let now = 1000; now <= 1800; now += 10) {
      for (const one of allAt(tumble, now)) expect(below(one)).toBeLessThan(1e-6);
    }
    for (const { position } of allAt(tumble, 1000)) expect(position.z).toBeGreaterThan(3);
  });

  test("tells of hits, each once, harder at the beginning", () => {
    const tumble = new Tumble(thrown());
    const hits = [];
    for (let now = 1000; now <= 1900; now += 16) hits.push(...tumble.impacts(now));
    expect(hits).toHaveLength(4 * RESTS.length);
    expect(hits[0]?.strength).toBeGreaterThan(hits.at(-1)?.strength ?? 1);
    expect(tumble.impacts(3000)).toEqual([]);
  });

  test("lies still from the beginning where less motion is asked for", () => {
    const tumble = new Tumble(thrown({ isCalm: true }));
    expect(tumble.isOver(1000)).toBe(true);
    expect(allAt(tumble, 1000).map(({ quaternion }) => topOf(quaternion))).toEqual(FACES);
    expect(tumble.impacts(1500)).toEqual([]);
  });
});

describe("a race, whose faces come later", () => {
  test("goes on for as long as it takes", () => {
    const tumble = new Tumble(thrown({ faces: null }));
    expect(tumble.isReadable).toBe(false);
    expect(tumble.isOver(60_000)).toBe(false);
    const [before, after] = [allAt(tumble, 5000), allAt(tumble, 5050)];
    const turned = before.map(({ quaternion }, die) => quaternion.angleTo(after[die]?.quaternion ?? quaternion));
    expect(Math.min(...turned)).toBeGreaterThan(0.1);
    for (const one of before) expect(below(one)).toBeLessThan(1e-6);
  });

  test.each([1100, 1800, 4321])("has the right faces on top in the very frame in which they come, at %i", (now) => {
    const tumble = new Tumble(thrown({ faces: null }));
    tumble.settle(FACES, now);
    expect(tumble.isReadable).toBe(true);
    for (const later of [0, 40, SETTLE_MS]) {
      expect(allAt(tumble, now + later).map(({ quaternion }) => topOf(quaternion))).toEqual(FACES);
    }
    expect(tumble.isOver(now + SETTLE_MS - 1)).toBe(false);
    expect(tumble.isOver(now + SETTLE_MS)).toBe(true);
  });

  test("is not told twice", () => {
    const tumble = new Tumble(thrown({ faces: null }));
    tumble.settle(FACES, 1900);
    tumble.settle([6, 6, 6, 6, 6, 6], 1950);
    expect(allAt(tumble, 2500).map(({ quaternion }) => topOf(quaternion))).toEqual(FACES);
  });

  test("shows its faces in a frame whose time lies before they came", () => {
    const tumble = new Tumble(thrown({ faces: null }));
    tumble.settle(FACES, 1900);
    expect(allAt(tumble, 1890).map(({ quaternion }) => topOf(quaternion))).toEqual(FACES);
  });

  test("waits in place where less motion is asked for", () => {
    const tumble = new Tumble(thrown({ faces: null, isCalm: true }));
    expect(allAt(tumble, 1300)).toEqual(allAt(tumble, 1700));
    expect(tumble.isOver(9000)).toBe(false);
    tumble.settle(FACES, 9000);
    expect(tumble.isOver(9000)).toBe(true);
  });
});

describe("places", () => {
  test.each([1, 2, 5, 6, 12])("of %i dice never touch and stay on the field", (count) => {
    for (let throws = 0; throws < 50; throws += 1) {
      const rests = scatter(["touch", throws], count, SIZE, [9, 5]);
      rests.forEach((one, place) => {
        expect(Math.abs(one.x)).toBeLessThanOrEqual(4.5);
        expect(Math.abs(one.z)).toBeLessThanOrEqual(2.5);
        for (const other of rests.slice(place + 1)) {
          expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThanOrEqual(Math.SQRT2 - 1e-9);
        }
      });
    }
  });

  test("there must be room", () => expect(() => scatter(["full"], 12, SIZE, [4, 2])).toThrow(RangeError));
});
