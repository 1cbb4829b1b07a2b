import { describe, expect, test } from "vitest";
import {
  CARD_RATIO,
  COURT_RADIUS,
  gathered,
  layoutOf,
  lying,
  orderFrom,
  standing,
  type TableLayout,
  throwerOf,
} from "./layout";

/** An oblong on the table: its middle and its halves. */
interface Oblong {
  readonly name: string;
  readonly x: number;
  readonly z: number;
  readonly across: number;
  readonly down: number;
}

const ASPECTS = { desk: 1.95, phone: 0.66 } as const;
const cases = Object.entries(ASPECTS).flatMap(([name, aspect]) => [2, 3, 4].map((seats) => ({ name, aspect, seats })));

/** All that lies on the table, with the room that a turned die takes. */
function thingsOn(layout: TableLayout): readonly Oblong[] {
  const { courts, pile, market, dieSize, tray } = layout;
  const dice = [0, 1, 2, 3].map((die): Oblong => {
    const { x, z, yaw } = lying(layout, [1, 5, 1], die);
    const half = (dieSize / 2) * (Math.abs(Math.cos(yaw)) + Math.abs(Math.sin(yaw)));
    return { name: `die ${die}`, x, z, across: half, down: half };
  });
  return [
    ...courts.map(({ seat, x, z, scale }) => {
      const radius = COURT_RADIUS * scale;
      return { name: `court ${seat}`, x, z, across: radius, down: radius };
    }),
    ...[pile, ...market].map(({ x, z, width }, place) => {
      return { name: `card ${place}`, x, z, across: width / 2, down: (width * CARD_RATIO) / 2 };
    }),
    ...dice,
    { name: "tray", x: tray.x, z: tray.z, across: tray.halfWidth, down: dieSize * 0.875 },
  ];
}

const overlap = (one: Oblong, other: Oblong): boolean =>
  Math.abs(one.x - other.x) < one.across + other.across && Math.abs(one.z - other.z) < one.down + other.down;

describe.each(cases)("$seats seats on a $name", ({ aspect, seats }) => {
  const layout = layoutOf(orderFrom(2, seats), aspect);
  const things = thingsOn(layout);

  test("nothing lies on anything else", () => {
    const pairs = things.flatMap((one, place) => things.slice(place + 1).map((other) => [one, other] as const));
    expect(
      pairs.filter(([one, other]) => overlap(one, other)).map(([one, other]) => `${one.name}, ${other.name}`),
    ).toEqual([]);
  });

  test("everything lies on the felt", () => {
    const { half } = layout;
    const over = things.filter(
      ({ x, z, across, down }) => Math.abs(x) + across > half.x || Math.abs(z) + down > half.z,
    );
    expect(over.map(({ name }) => name)).toEqual([]);
  });

  test("every seat has its court, the own seat the first", () => {
    expect(layout.courts.map(({ seat }) => seat)).toEqual(orderFrom(2, seats));
  });

  test("each seat throws from its own side, away from where dice lie", () => {
    const places = orderFrom(2, seats).map((seat) => throwerOf(layout, seat));
    expect(new Set(places.map(String)).size).toBe(seats);
    for (const [x, , z] of places)
      expect(Math.hypot(x, z - (layout.loose[0]?.z ?? 0))).toBeGreaterThan(2 * layout.dieSize);
  });
});

test("seats follow each other clockwise, beginning with the own one", () => {
  expect(orderFrom(3, 4)).toEqual([3, 4, 1, 2]);
});

test("who watches sits with seat 1", () => {
  expect(orderFrom(0, 3)).toEqual([1, 2, 3]);
});

test("a table for one or five is refused", () => {
  expect(() => layoutOf([1], 1)).toThrow("1 seats");
  expect(() => layoutOf([1, 2, 3, 4, 5], 1)).toThrow("5 seats");
});

test("a roll lies the same for everybody, and another roll otherwise", () => {
  const layout = layoutOf([1, 2], 2);
  expect(lying(layout, [1, 5, 1], 0)).toEqual(lying(layoutOf([1, 2], 2), [1, 5, 1], 0));
  expect(lying(layout, [1, 5, 1], 0)).not.toEqual(lying(layout, [1, 5, 2], 0));
});

test("a die that is kept stands straight in the tray, in front of where it lay", () => {
  const layout = layoutOf([1, 2], 2);
  const rest = standing(layout, 2);
  expect(rest.yaw).toBe(0);
  expect(rest.x).toBe(layout.loose[2]?.x);
  expect(rest.ground).toBeGreaterThan(0);
});

test("dice that wait lie nearer to whoever will roll them", () => {
  const layout = layoutOf(orderFrom(1, 4), 2);
  const left = gathered(layout, 2, 0).x;
  const right = gathered(layout, 3, 0).x;
  expect(left).toBeLessThan(gathered(layout, 1, 0).x);
  expect(right).toBeGreaterThan(gathered(layout, 1, 0).x);
});
