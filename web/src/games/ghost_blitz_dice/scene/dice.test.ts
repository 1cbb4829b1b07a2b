import { type BufferAttribute, type BufferGeometry, Mesh, MeshBasicMaterial, Scene, Texture, Vector3 } from "three";
import { expect, test } from "vitest";
import type { Tier } from "../../../scene/look";
import { SIDES, topOf } from "../../../scene/parts/faces";
import type { Moment } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { GHOST_FIGURES } from "../../../wire.gen";
import { BOTTLES } from "../testing";
import { Dice } from "./dice";
import { layoutFor } from "./layout";
import { TILES, type Tile, TOP } from "./race-die";
import type { DiceShown, Shown } from "./shown";

const LAYOUT = layoutFor(850, 400);
const THROWER = { x: -6, z: 0 };
const MOVING: DiceShown = { are: "moving" };
const LYING: DiceShown = { are: "lying", faces: BOTTLES, states: BOTTLES.map(() => "idle") };

/** A stage without a canvas: nothing is painted, and whatever is shared is made once. */
function stageOf(tier: Tier): Stage {
  const known = new Map<string, unknown>();
  const stage = {
    scene: new Scene(),
    look: { tier, isCalm: false, pixelRatio: 1 },
    blobs: { add: () => undefined },
    surface: () => new MeshBasicMaterial(),
    shared(name: string, make: () => unknown) {
      if (!known.has(name)) known.set(name, name.startsWith("texture") ? new Texture() : make());
      return known.get(name);
    },
  };
  return stage as unknown as Stage; // only what dice ask of it
}

function tableOf(tier: Tier) {
  const stage = stageOf(tier);
  const labels = new Map<string, Vector3 | null>();
  const dice = new Dice(stage, { impact: () => undefined, label: (key, place) => void labels.set(key, place) });
  dice.lay(LAYOUT);
  const show = (shown: DiceShown, moment: Partial<Moment>): void =>
    dice.show({ dice: shown, match: 1, throw: 7 } as Shown, THROWER, { nowMs: 0, isStill: false, ...moment });
  const meshes = stage.scene.children.filter((child) => child instanceof Mesh) as Mesh<BufferGeometry>[];
  return { dice, show, meshes, labels };
}

/** What is on each side of a die, by the numbers of its faces. */
function tilesOf(mesh: Mesh<BufferGeometry>): ReadonlyMap<number, Tile> {
  const uv = mesh.geometry.getAttribute("uv") as BufferAttribute;
  const each = uv.count / SIDES.length;
  return new Map(
    SIDES.map(({ face }, side) => {
      const columns = Array.from({ length: each }, (_, corner) =>
        Math.floor(uv.getX(side * each + corner) * TILES.length),
      );
      expect(new Set(columns).size).toBe(1);
      return [face, TILES[columns[0] ?? 0] ?? "plain"];
    }),
  );
}

test("no picture is on any side of a die that waits or moves", () => {
  const { dice, show, meshes, labels } = tableOf("high");
  show({ are: "waiting" }, { isStill: true });
  expect(meshes.flatMap((mesh) => [...tilesOf(mesh).values()])).toEqual(Array(30).fill("plain"));
  show(MOVING, { nowMs: 100 });
  for (const nowMs of [100, 600, 1_300, 9_000]) {
    expect(dice.step(nowMs)).toBe(true);
    expect(meshes.flatMap((mesh) => [...tilesOf(mesh).values()])).toEqual(Array(30).fill("smear"));
  }
  expect([...labels.values()]).toEqual(Array(5).fill(null));
});

test.each(["low", "high"] as const)(
  "on %s, faces are on top in the first frame, even one that began before they came",
  (tier) => {
    const { dice, show, meshes } = tableOf(tier);
    show(MOVING, { nowMs: 100 });
    dice.step(1_290);
    show(LYING, { nowMs: 1_300 });
    dice.step(1_295);
    const poses = meshes.map((mesh) => mesh.quaternion.clone());
    meshes.forEach((mesh, place) => {
      expect(topOf(mesh.quaternion)).toBe(TOP);
      const tiles = tilesOf(mesh);
      expect(tiles.get(TOP)).toBe(BOTTLES[place]);
      expect([...tiles.values()].filter((tile) => tile !== "plain")).toEqual([BOTTLES[place]]);
    });
    expect(dice.step(1_425)).toBe(false); // they rest within 150 ms, and do not turn any more
    meshes.forEach((mesh, place) => {
      expect(mesh.quaternion.angleTo(poses[place] ?? mesh.quaternion)).toBeCloseTo(0);
      expect(mesh.position.y).toBeCloseTo(LAYOUT.die / 2);
    });
  },
);

test("a plain picture is still in the frame with the faces", () => {
  const { dice, show } = tableOf("low");
  show(MOVING, { nowMs: 100 });
  show(LYING, { nowMs: 1_300 });
  expect(dice.step(1_300)).toBe(false);
});

test("the next throw tumbles though no frame was drawn since the last one", () => {
  const { dice, show, meshes } = tableOf("high");
  show(MOVING, { nowMs: 100 });
  dice.show({ dice: MOVING, match: 1, throw: 8 } as Shown, THROWER, { nowMs: 50_000, isStill: false });
  dice.step(50_010);
  const away = meshes.map(({ position }, place) => position.x - (LAYOUT.dice[place]?.x ?? 0));
  for (const x of away) expect(x).toBeLessThan(-1); // back in the thrower's hand
});

test("every die has the name of its colour on its front while it lies", () => {
  const { show, labels } = tableOf("low");
  show(LYING, { isStill: true });
  expect([...labels.keys()]).toEqual(GHOST_FIGURES);
  GHOST_FIGURES.forEach((figure, place) => {
    expect(labels.get(figure)).toBeInstanceOf(Vector3);
    expect(labels.get(figure)?.z).toBeGreaterThan(LAYOUT.dice[place]?.z ?? 0);
  });
});
