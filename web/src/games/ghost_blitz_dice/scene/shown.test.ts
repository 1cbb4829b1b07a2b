import { describe, expect, test } from "vitest";
import type { GhostFigure } from "../../../wire.gen";
import { standingVerdict, throwsOf } from "../model";
import { BOTTLES, closed, EXAMPLE_5, historyOf, judged, seenWith, shown, thrown, viewWith } from "../testing";
import { type Shown, shownOf } from "./shown";

const VERDICT_VIEW = viewWith({ phase: "throw", throw: 8, thrower: 3, faces: [], points: [2, 0, 9, 2], supply: 22 });

function tableOf(seen: Parameters<typeof shownOf>[0]["seen"], held: GhostFigure | null = null): Shown {
  const verdict = standingVerdict(seen.update.view, throwsOf(seen.history));
  return shownOf({ seen, verdict, held });
}

function ownersOf({ figures }: Shown): Readonly<Record<string, number>> {
  return Object.fromEntries(figures.map(({ figure, owner }) => [figure, owner]));
}

describe("dice", () => {
  test("have no faces before the table tells them", () => {
    const moving = seenWith(viewWith({ phase: "motion", faces: [] }), historyOf([1_000, thrown(1, 1)]));
    expect(tableOf(moving).dice).toEqual({ are: "moving" });
    const waiting = seenWith(viewWith({ phase: "throw", faces: [] }), historyOf());
    expect(tableOf(waiting).dice).toEqual({ are: "waiting" });
  });

  test("lie with all their faces in the race", () => {
    const seen = seenWith(viewWith(), historyOf([1_000, thrown(1, 1)], [2_200, shown(1, BOTTLES)]));
    expect(tableOf(seen).dice).toEqual({ are: "lying", faces: BOTTLES, states: Array(5).fill("idle") });
  });

  test("show the verdict's faces until the next throw, the deciding one ringed", () => {
    const { dice } = tableOf(seenWith(VERDICT_VIEW, EXAMPLE_5));
    expect(dice).toEqual({ are: "lying", faces: BOTTLES, states: ["idle", "idle", "dim", "key", "idle"] });
  });
});

describe("figures", () => {
  test("stand in the circle's order, and can be grabbed in the race", () => {
    const { figures } = tableOf(seenWith(viewWith(), historyOf([1_000, thrown(1, 1)], [2_200, shown(1, BOTTLES)])));
    expect(figures.map(({ figure }) => figure)).toEqual(viewWith().circle);
    expect(figures.every(({ state, owner }) => state === "go" && owner === 0)).toBe(true);
  });

  test("that I have pressed are held", () => {
    const { figures } = tableOf(seenWith(viewWith(), historyOf()), "mouse");
    expect(figures.find(({ figure }) => figure === "mouse")?.state).toBe("pressed");
  });

  test("go to the seats that grabbed them: the right one to the first right seat", () => {
    const shown = tableOf(seenWith(VERDICT_VIEW, EXAMPLE_5));
    expect(ownersOf(shown)).toEqual({ chair: 1, ghost: 0, mouse: 3, bottle: 0, book: 2 });
    expect(shown.figures.map(({ state }) => state)).toEqual(["wrong", "dim", "right", "dim", "wrong"]);
  });

  test("that several seats grabbed wrongly stay with the first of them; an answer that nobody found stands", () => {
    const history = historyOf(
      [1_000, thrown(7, 4)],
      [2_200, shown(7, BOTTLES)],
      [
        3_000,
        { type: "answer", rule: "GB-2", figure: "mouse", seen: "bottle", die: "bottle" },
        judged(2, "book", "wrong"),
        judged(1, "book", "wrong"),
        closed(7, 0, "GB-7"),
      ],
    );
    expect(ownersOf(tableOf(seenWith(VERDICT_VIEW, history)))).toEqual({
      chair: 0,
      ghost: 0,
      mouse: 0,
      bottle: 0,
      book: 2,
    });
  });
});

test("whoever watches has no figures to press", () => {
  expect(tableOf(seenWith(viewWith(), historyOf())).isPlayer).toBe(true);
  expect(tableOf(seenWith(viewWith({ seat: 0 }), historyOf())).isPlayer).toBe(false);
});

test("seats are clockwise with my own in front, points by seat", () => {
  const shown = tableOf(seenWith({ ...VERDICT_VIEW, seat: 2 }, EXAMPLE_5));
  expect(shown.seats).toEqual([3, 4, 1, 2]);
  expect(shown.points).toEqual([2, 0, 9, 2]);
});
