/** What is said of a check, by eye and by ear. */
import { describe, expect, test } from "vitest";
import { recordOf } from "../../dice/record";
import type { CheckedDraw } from "../../dice/seals";
import { checkedDraws, lineWith, RECORDS, withLine } from "../../dice/testing/records";
import { type Drawn, elements, text, withClass } from "../parts/testing/tree";
import { OneDraw } from "./one-draw";
import { Steps } from "./steps";
import { drawsIn, firstShown, readsOf, shortened, summaryOf } from "./summary";
import { texts } from "./texts";

const ghost = checkedDraws(RECORDS.ghost);
const king = checkedDraws(RECORDS.king);
const { dice } = recordOf(RECORDS.ghost);
if (dice === null) throw new Error("the record is sealed");
const roll = lineWith(RECORDS.ghost, '"rolled"');
const wrongFace = checkedDraws(
  withLine(RECORDS.ghost, roll, (line) => line.replace(/"faces":\["[a-z]+"/, '"faces":["nobody"')),
);
const name = (seat: number): string => ["Ada", "Böb", "Bot"][seat - 1] ?? "";

function drawOf(draws: readonly CheckedDraw[], which: (one: CheckedDraw) => boolean): CheckedDraw {
  const draw = draws.find(which);
  if (draw === undefined) throw new Error("there is no such draw");
  return draw;
}

const one = (checked: CheckedDraw) => (
  <OneDraw checked={checked} number={2} total={9} name={name} onEarlier={null} onLater={() => undefined} />
);

describe("the result", () => {
  const told = (draws: readonly CheckedDraw[], total: number, isTold: boolean | null = null) => {
    const summary = summaryOf(draws, total, isTold);
    return [texts().result(summary), texts().story(summary, 42)] as const;
  };

  test("counts what is honest, and says how that can be known", () => {
    const [result, story] = told(king, king.length);
    expect(result).toBe("52 of 52 draws are honest");
    expect(story).toContain("a pinch from the players");
    expect(story).toContain("in 0.04 s");
  });

  test("names what is still sealed", () => {
    const [result, story] = told(ghost, ghost.length);
    expect(result).toBe("21 of 22 draws are honest, 1 still sealed");
    expect(story).toContain("opens when its round is over");
  });

  test("promises no pinch where nobody gave one", () => {
    const bots = king.map((draw) => ({ ...draw, draw: null }));
    expect(told(bots, bots.length)[1]).toContain("No player added a pinch.");
  });

  test("does not call honest what nothing proves", () => {
    const bare = { ...drawOf(king, () => true), state: "bare" } as const;
    expect(told([bare], 1)[0]).toBe("0 of 1 draw is honest, 1 without proof");
  });

  test("names the first draw that does not agree, and why", () => {
    const [result, story] = told(wrongFace, drawsIn(recordOf(RECORDS.ghost)));
    expect(result).toBe("Draw 2 does not agree");
    expect(story).toMatch(
      /^The number stands for something else .* The one before it agrees\. What came later was not/,
    );
  });

  test("a player hears whether it is the match that they saw", () => {
    expect(told(king, king.length, true)[1]).toContain("Your own browser was there");
    const [result, story] = told(king, king.length, false);
    expect(result).toBe("This is not the match that you played");
    expect(story).toContain("your browser was told of other pinches");
  });

  test("a match without draws has none", () => expect(told([], 0)[0]).toBe("Nothing has been drawn yet"));
});

test("every draw of a record is counted, dead heats too", () => {
  expect(drawsIn(recordOf(RECORDS.ghost))).toBe(ghost.length);
  expect(drawsIn(recordOf(RECORDS.king))).toBe(king.length);
});

test("the draw that is shown first is the wanted coin, or else the last one", () => {
  const coin = ghost.findLastIndex(({ what }) => what === "coin");
  const { draw } = drawOf(ghost, (checked) => checked === ghost[coin]);
  expect(firstShown(ghost, draw)).toBe(coin);
  expect(firstShown(ghost, null)).toBe(ghost.length - 1);
  expect(firstShown(ghost, { secret: 99, roll: 0 })).toBe(ghost.length - 1);
});

test("a fingerprint is shortened to what can be compared by eye", () => {
  expect(shortened(`95a04b77${"0".repeat(52)}9c49`)).toBe("95a0 4b77 … 9c49");
});

test("each value that was read is shown, those left out as such", () => {
  const skipping = drawOf(ghost, (checked) => readsOf(checked).some(({ isOut }) => isOut));
  const drawn = one(skipping);
  expect(withClass(drawn, "check__byte")).toHaveLength(readsOf(skipping).length);
  const out = readsOf(skipping).filter(({ isOut }) => isOut);
  expect(withClass(drawn, "check__byte--out")).toHaveLength(out.length);
  expect(text(drawn)).toContain("skipped");
});

test("dice have names for the ear", () => {
  const labels = elements(one(drawOf(ghost, ({ what }) => what === "rolled"))).flatMap(({ props }) =>
    props.role === "img" ? [String(props["aria-label"])] : [],
  );
  expect(labels).toHaveLength(10);
  expect(labels[0]).toMatch(/^red die: (chair|ghost|mouse|bottle|book)$/);
  expect(labels.slice(5)).toEqual(labels.slice(0, 5));
});

test("what does not agree is marked, and the others step back", () => {
  const drawn = one(drawOf(wrongFace, ({ state }) => state === "faces"));
  expect(withClass(drawn, "check__byte--bad")).toHaveLength(1);
  expect(text(drawn)).toContain("The record says");
  expect(text(drawn)).toContain("not the same");
  expect(withClass(drawn, "die").filter(({ props }) => props["data-state"] === "dim")).toHaveLength(4);
});

test("at an end the key sleeps", () => {
  const [earlier, later] = elements(one(drawOf(king, () => true))).filter(({ tag }) => tag === "button");
  expect([earlier?.props["aria-disabled"], later?.props["aria-disabled"]]).toEqual([true, undefined]);
});

/** All words in what was drawn. */
function wordsOf(part: Drawn | string): readonly string[] {
  return typeof part === "string" ? [part] : part.children.flatMap(wordsOf);
}

describe("the steps", () => {
  const steps = (checked: CheckedDraw) => <Steps checked={checked} anchor={dice.server} name={name} />;
  const marks = (checked: CheckedDraw) =>
    withClass(steps(checked), "check__mark").map(({ children }) => children.flatMap(wordsOf).join(" "));
  const state = (word: CheckedDraw["state"]): CheckedDraw => ({
    ...drawOf(ghost, ({ what }) => what === "rolled"),
    state: word,
  });

  test.each<[CheckedDraw["state"], readonly string[]]>([
    ["agrees", ["agrees", "agrees", "agrees"]],
    ["hall", ["does not agree", "agrees", "not opened yet"]],
    ["pinch", ["agrees", "does not agree", "not opened yet"]],
    ["order", ["agrees", "does not agree", "not opened yet"]],
    ["mix", ["agrees", "agrees", "does not agree"]],
    ["faces", ["agrees", "agrees", "does not agree"]],
    ["sealed", ["agrees", "agrees", "not opened yet"]],
    ["bare", ["not opened yet", "not opened yet", "not opened yet"]],
  ])("of a draw that is %s", (word, said) => expect(marks(state(word))).toEqual(said));

  test("show the pinches, and who gave none", () => {
    const without = steps(drawOf(ghost, ({ draw }) => draw?.missing?.includes(2) ?? false));
    expect(withClass(without, "check__missing")).toHaveLength(1);
    expect(text(without)).toContain("Böb gave none in time");
  });

  test("say of a coin that it takes in all pinches before", () => {
    expect(text(steps(drawOf(ghost, ({ what }) => what === "coin")))).toContain("A coin takes in all pinches");
  });
});
