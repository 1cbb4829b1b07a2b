import { describe, expect, test } from "vitest";
import { CARD_SHAPE } from "./card";
import { layoutOf } from "./layout";

const SHAPES = [0.6, 0.75, 1.3, 1.7, 2.2];
const TABLES = [2, 3, 4, 5, 6].flatMap((seats) =>
  SHAPES.flatMap((aspect) => [true, false].map((watches) => ({ seats, aspect, watches }))),
);

describe.each(TABLES)("$seats seats at $aspect, watching: $watches", ({ seats, aspect, watches }) => {
  const me = watches ? 0 : 1;
  const rivals = Array.from({ length: seats }, (_, place) => place + 1).filter((seat) => seat !== me);
  const layout = layoutOf(aspect, { rivals, me, hasTrack: true });
  const spots = [...layout.seats].flatMap(([seat, { dice, kept, size }]) =>
    [...dice.entries(), ...kept.entries()].map(([die, { x, z }]) => ({ x, z, size, die: `${seat} ${die}` })),
  );

  test("every seat has its place", () => {
    expect([...layout.seats.keys()].sort()).toEqual(Array.from({ length: seats }, (_, place) => place + 1));
    expect(layout.rail === null).toBe(watches);
  });

  test("no two dice touch", () => {
    spots.forEach((one, place) => {
      for (const other of spots.slice(place + 1)) {
        if (one.die === other.die) continue;
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.z - other.z));
        expect(apart).toBeGreaterThan((one.size + other.size) / 2);
      }
    });
  });

  test("all dice lie on the felt, beside the card and the track", () => {
    const { card, track, width, depth } = layout;
    const [halfWidth, halfDepth] = [card.width / 2, (card.width * CARD_SHAPE) / 2];
    for (const { x, z, size } of spots) {
      expect(Math.abs(x) + size / 2).toBeLessThan(width / 2);
      expect(Math.abs(z) + size / 2).toBeLessThan(depth / 2);
      const isOverCard = Math.abs(x - card.x) < halfWidth + size / 2 && Math.abs(z - card.z) < halfDepth + size / 2;
      expect(isOverCard).toBe(false);
      if (track !== null) expect(z - size / 2).toBeGreaterThan(track.z + track.depth / 2);
    }
  });
});
