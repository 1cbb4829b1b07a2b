import { expect, test } from "vitest";
import { TUMBLIN_BOARD } from "../../wire.gen";
import {
  type Aiming,
  aimOf,
  atFirst,
  bandEnd,
  cancelled,
  dieAt,
  dragged,
  ghostLine,
  grabbed,
  ON_DIE_MM,
  PULL_MM,
  pulled,
  released,
  speedOf,
  stepped,
} from "./aiming";

const DIE_X = TUMBLIN_BOARD.disc.x_mm;
const at = (changes: Partial<Aiming>): Aiming => ({ ...atFirst, ...changes });

/** A finger that comes down on the die and goes so far from there. */
function drag(dx: number, dy: number, from: Aiming = atFirst) {
  const its = grabbed(from, DIE_X, 0, 20);
  if (its === null) throw new Error("the die was not taken");
  return dragged(its, from, [DIE_X + dx, dy]);
}

test("all of the force is all of the speed, the least is the least", () => {
  expect(speedOf(100)).toBeCloseTo(TUMBLIN_BOARD.speed_m_s[1], 9);
  expect(speedOf(0)).toBeCloseTo(TUMBLIN_BOARD.speed_m_s[0], 2);
});

test("more force is always more speed", () => {
  for (let force = 1; force < 100; force += 1) expect(speedOf(force + 1)).toBeGreaterThan(speedOf(force));
});

test("most of the force is for the speeds at which dice come to lie", () => {
  const useful = Array.from({ length: 100 }, (_, place) => speedOf(place + 1)).filter(
    (one) => one >= 0.8 && one <= 1.5,
  );
  expect(useful.length).toBeGreaterThan(50);
});

test("pulling straight back is straight, and the farther the harder", () => {
  expect(pulled(atFirst, -PULL_MM, 0)).toMatchObject({ force: 100, aimDeg: 0, isDragging: true });
  expect(pulled(atFirst, -(PULL_MM + ON_DIE_MM) / 2, 0).force).toBe(50);
  expect(pulled(atFirst, -2 * PULL_MM, 0).force).toBe(100);
});

test("pulling back to the right aims to the left", () => {
  expect(pulled(atFirst, -100, -10).aimDeg).toBeCloseTo(5.5, 9);
  expect(pulled(atFirst, -100, 10).aimDeg).toBeCloseTo(-5.5, 9);
});

test("the board's bounds are those of the aim", () => expect(pulled(atFirst, -50, -90).aimDeg).toBe(35));

test("back on the die, or before it, there is no force", () => {
  expect(pulled(atFirst, -ON_DIE_MM, 0).force).toBe(0);
  expect(pulled(atFirst, 60, 5).force).toBe(0);
});

test("the band ends where the finger is", () => {
  const [dx, dy] = bandEnd(pulled(atFirst, -90, -20));
  expect(Math.hypot(dx + 90, dy + 20)).toBeLessThan(1.5);
});

test("a pull that is let go is a throw", () => {
  const [its, now] = drag(-90, 0);
  expect(its.does).toBe("pull");
  expect(released(its, now)).toMatchObject({ throws: true, aiming: { force: now.force, isDragging: false } });
});

test("a pull that goes back onto the die is none, and the aim is as before", () => {
  const before = at({ force: 62, aimDeg: 3 });
  const [pulling, far] = drag(-90, 20, before);
  const [its, now] = dragged(pulling, far, [DIE_X - 3, 1]);
  expect(released(its, now)).toEqual({ throws: false, aiming: before });
  expect(cancelled(its, now)).toEqual(before);
});

test("a tap on the die throws nothing and changes nothing", () => {
  const [its, now] = drag(1, 1);
  expect(released(its, now)).toEqual({ throws: false, aiming: atFirst });
});

test("aside it is placed, and stays on the disc", () => {
  const [its, now] = drag(0, 90);
  expect(its.does).toBe("place");
  expect([now.x_mm, now.y_mm]).toEqual([0, TUMBLIN_BOARD.place_mm]);
  expect(released(its, now)).toMatchObject({ throws: false, aiming: { force: 50, isDragging: false } });
});

test("once it is pulled it is not placed any more", () => {
  const [its, now] = drag(-90, 0);
  const [still, later] = dragged(its, now, [DIE_X - 20, 120]);
  expect([still.does, later.y_mm]).toEqual(["pull", 0]);
});

test("a finger beside the die, on the disc, moves it there; elsewhere it takes nothing", () => {
  expect(grabbed(atFirst, DIE_X, 40, 12)?.does).toBe("place");
  expect(grabbed(atFirst, 300, 0, 12)).toBeNull();
});

test("on a small board a longer way is needed", () => {
  const its = grabbed(atFirst, DIE_X, 0, 20);
  const force = (gain: number): number => (its === null ? -1 : dragged(its, atFirst, [DIE_X - 90, 0], gain)[1].force);
  expect(force(0.5)).toBeLessThan(force(1));
});

test.each([
  ["aim", 1, { aimDeg: 1 }],
  ["aim", -100, { aimDeg: -35 }],
  ["force", 5, { force: 55 }],
  ["force", -200, { force: 1 }],
  ["place", 2, { y_mm: 4 }],
  ["spin", 3, { spin: 0.3 }],
  ["spin", 200, { spin: 1 }],
] as const)("keys change %s by %i", (what, steps, expected) =>
  expect(stepped(atFirst, what, steps)).toMatchObject(expected),
);

test("a die that lies ahead can go less far aside, so that it stays on the disc", () => {
  const { x_mm: x, y_mm: y } = stepped(at({ x_mm: 40 }), "place", 100);
  expect(Math.hypot(x, y)).toBeCloseTo(TUMBLIN_BOARD.place_mm, 0);
});

test("the server is told in its own units", () => {
  const aim = aimOf(at({ style: "flick", face: 3, spin: -0.5, aimDeg: 4, force: 100, x_mm: 10, y_mm: -20 }));
  expect(aim).toEqual({
    ...{ speed_m_s: 2.5, style: "flick", aim_deg: 4, spin_rad_s: -TUMBLIN_BOARD.spin_rad_s / 2 },
    ...{ face: 3, x_mm: 10, y_mm: -20 },
  });
});

test("the ghost of the way tells only its first centimetres, however hard the throw", () => {
  const far = (force: number): number => {
    const end = ghostLine(at({ force, y_mm: 12 })).at(-1)?.at_mm ?? [0, 0];
    const [x, y] = dieAt(at({ y_mm: 12 }));
    return Math.hypot(end[0] - x, end[1] - y);
  };
  expect(far(20)).toBe(far(100));
  expect(far(100)).toBeLessThan(TUMBLIN_BOARD.line_x_mm[1]);
  expect(ghostLine(at({ force: 0 }))).toEqual([]);
});
