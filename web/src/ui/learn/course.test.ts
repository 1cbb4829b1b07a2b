/** How a learner goes through a lesson: the real one of Ghost Blitz, and steps made up for what it does not have. */
import { describe, expect, test } from "vitest";
import { FILM } from "../../games/ghost_blitz_dice/lesson.gen";
import { FILM as TUMBLIN } from "../../games/tumblin_dice/lesson.gen";
import type { GhostFigure, GhostView } from "../../wire.gen";
import * as course from "./course";

const thrown = (): course.Course => told(course.acted(course.begun(FILM), { type: "throw" }));
const grab = (figure: GhostFigure) => ({ type: "grab", throw: 32, figures: [figure] }) as const;
const view = ({ state }: course.Course) => state.update?.view as GhostView;

/** All that is still to be shown has been. */
function told(of: course.Course): course.Course {
  return of.plays.length === 0 ? of : told(course.shown(of));
}

test("it begins with what the table shows, and asks", () => {
  const first = course.begun(FILM);
  expect([first.state.seat, view(first).phase, course.wordsOf(first)]).toEqual([1, "throw", "throw"]);
});

describe("the deed that is asked for", () => {
  test("is shown message by message, without words, and then comes the next step", () => {
    const now = course.acted(course.begun(FILM), { type: "throw" });
    expect([now.mood, now.plays.length, course.wordsOf(now)]).toEqual(["goes_on", 2, ""]);
    const moving = course.shown(now);
    expect([view(moving).phase, moving.step]).toEqual(["motion", 0]);
    const lying = course.shown(moving);
    expect([view(lying).phase, lying.step, course.wordsOf(lying)]).toEqual(["grab", 1, "commonest"]);
  });

  test("is done once", () => {
    const now = course.acted(course.begun(FILM), { type: "throw" });
    expect(course.acted(now, { type: "throw" })).toBe(now);
  });

  test("may leave out an empty list", () => {
    const step = {
      ...(FILM.steps[0] as course.Step),
      do: { action: { type: "roll", card: 1 }, speed_m_s: null },
    } as const;
    const made = course.begun({ ...FILM, steps: [step] });
    expect(course.acted(made, { type: "roll", card: 1, keep: [] }).mood).toBe("goes_on");
    expect(course.acted(made, { type: "roll", card: 1, keep: [0] }).mood).toBe("asks");
  });

  test("leads to the end at last", () => {
    let now = course.begun(FILM);
    for (const step of FILM.steps) now = told(step.do === null ? course.read(now) : course.acted(now, step.do.action));
    expect([course.isDone(now), course.wordsOf(now), view(now).points]).toEqual([true, "end", [20, 15]]);
    expect(course.acted(now, { type: "throw" })).toBe(now);
  });
});

describe("another deed", () => {
  test("has its own way, and is tried again from where it began", () => {
    const wrong = told(course.acted(thrown(), grab("ghost")));
    expect([wrong.mood, course.wordsOf(wrong), view(wrong).points]).toEqual(["slipped", "wrong", [13, 19]]);
    expect(course.acted(wrong, grab("mouse"))).toBe(wrong);
    const again = course.again(wrong);
    expect([again.step, view(again).points, course.wordsOf(again)]).toEqual([1, [14, 17], "commonest"]);
    expect(again.take).toBeGreaterThan(wrong.take);
    expect(view(told(course.acted(again, grab("mouse")))).points).toEqual([15, 17]);
  });

  test("that nobody foresaw is not for now: the words stand, and the board is as it was", () => {
    const before = thrown();
    const now = course.acted(before, { type: "throw" });
    expect([now.refusals, course.wordsOf(now), now.state]).toEqual([1, "commonest", before.state]);
    expect(now.take).toBeGreaterThan(before.take);
    expect(told(course.acted(now, grab("mouse"))).refusals).toBe(0);
  });

  test("that a rule refuses is answered, and changes nothing", () => {
    const slip = {
      deed: { action: { type: "skip", card: 1 }, speed_m_s: null },
      words: "no",
      rule: "LD-R25",
      told: [],
    };
    const made = course.begun({ ...FILM, steps: [{ ...(FILM.steps[0] as course.Step), slips: [slip] }] } as never);
    const refused = course.acted(made, { type: "skip", card: 1 });
    expect([refused.mood, course.wordsOf(refused), refused.state]).toEqual(["asks", "no", made.state]);
    expect(course.acted(refused, { type: "throw" }).mood).toBe("goes_on");
  });
});

describe("time", () => {
  test("runs while the learner is asked, and then the friend is first", () => {
    const now = thrown();
    expect([course.hurryMs(course.begun(FILM)), course.hurryMs(now)]).toEqual([null, 60_000]);
    const late = told(course.late(now));
    expect([late.mood, course.wordsOf(late), view(late).points]).toEqual(["slipped", "late", [14, 18]]);
    expect(course.hurryMs(late)).toBeNull();
  });

  test("hurries nobody twice in one step", () => {
    const again = course.again(told(course.late(thrown())));
    expect(course.hurryMs(again)).toBeNull();
    expect(course.hurryMs(told(course.acted(again, grab("mouse"))))).toBeNull();
    expect(course.hurryMs(course.skipped(course.skipped(again)))).toBe(20_000);
  });

  test("does nothing to whoever is not asked", () => {
    const first = course.begun(FILM);
    expect(course.late(first)).toBe(first);
  });
});

describe("back and on", () => {
  test("a step is skipped as if it had been done, and gone back to as it was", () => {
    const skipped = course.skipped(course.begun(FILM));
    expect([skipped.step, view(skipped).phase]).toEqual([1, "grab"]);
    const back = course.back(skipped);
    expect([back.step, view(back).phase]).toEqual([0, "throw"]);
    expect(course.back(back).step).toBe(0);
  });

  test("past the last step there is nothing", () => {
    const done = FILM.steps.reduce(course.skipped, course.begun(FILM));
    expect([course.isDone(done), course.skipped(done).step]).toEqual([true, FILM.steps.length]);
  });
});

describe("a throw down the board", () => {
  const pull = (speed: number) =>
    course.acted(course.skipped(course.begun(TUMBLIN)), { type: "throw", die: "plain" }, aim(speed));
  const aim = (speed_m_s: number) => ({ speed_m_s });

  test.each([
    [0.3, "weak"],
    [0.79, "weak"],
    [1.7, "strong"],
    [2.5, "strong"],
  ])("with %s m/s is a slip: %s", (speed, words) => expect(course.wordsOf(told(pull(speed)))).toBe(words));

  test.each([0.8, 1.15, 1.69])("with %s m/s is right", (speed) => expect(told(pull(speed)).step).toBe(2));

  test("something to read is read", () => {
    const first = course.begun(TUMBLIN);
    expect(course.acted(first, { type: "throw", die: "plain" }, aim(1)).refusals).toBe(1);
    expect(course.read(first).step).toBe(1);
    expect(course.read(course.read(first)).step).toBe(1);
  });
});
