/** What is said of a check, by eye and by ear. */
import { describe, expect, test } from "vitest";
import { recordOf } from "../../dice/record";
import type { CheckedDraw } from "../../dice/seals";
import { checkedDraws, lineWith, RECORDS, withLine } from "../../dice/testing/records";
import { type Drawn, elements, text, withClass } from "../parts/testing/tree";
import { OneDraw } from "./one-draw";
import { Steps } from "./steps";
import { drawsIn, firstShown, groupsOf, readsOf, shortened, summaryOf } from "./summary";
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
    expect(result).toBe("60 of 60 draws are honest");
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
  const skipping = drawOf([...king, ...ghost, ...checkedDraws(RECORDS.lightning)], (checked) =>
    readsOf(checked).some(({ isOut }) => isOut),
  );
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

describe("Lightning Dice", () => {
  const drawn = checkedDraws(RECORDS.lightning);

  test("says whose dice they are, and which card is turned", () => {
    const landed = drawOf(drawn, ({ seat }) => seat === 2);
    expect(texts().what(landed, name)).toBe("Böb’s dice");
    const labels = elements(one(landed)).flatMap(({ props }) => (props.role === "img" ? [props["aria-label"]] : []));
    expect(labels[0]).toMatch(/^Böb’s die: [1-6]$/);
    const turned = drawOf(drawn, ({ what, counted }) => what === "turned" && counted === 3);
    expect(texts().what(turned, name)).toBe("card 3 is turned");
    const [card] = withClass(one(turned), "check__asks");
    expect(card?.props["aria-label"]).toMatch(/^card (\d) of the deck: Hurry \1$/);
  });

  test("own dice have a pinch of their own player only", () => {
    const own = drawOf(drawn, ({ seat, draw }) => seat === 1 && (draw?.links ?? []).length > 0);
    expect(text(<Steps checked={own} anchor={null} name={name} />)).toContain("Ada alone adds a pinch");
  });
});

describe("rounds of a long match", () => {
  const as = (counted: number, state: CheckedDraw["state"] = "agrees"): CheckedDraw => ({
    ...drawOf(king, () => true),
    counted,
    state,
  });

  test("are the draws of one number after each other; what was taken back comes twice", () => {
    const groups = groupsOf([as(0), as(1), as(1), as(2), as(1), as(1)]);
    expect(groups.map(({ first, counted, draws }) => [first, counted, draws.length])).toEqual([
      [0, 0, 1],
      [1, 1, 2],
      [3, 2, 1],
      [4, 1, 2],
    ]);
  });

  test.each<[readonly CheckedDraw["state"][], CheckedDraw["state"]]>([
    [["agrees", "agrees"], "agrees"],
    [["agrees", "sealed"], "sealed"],
    [["bare", "agrees"], "bare"],
    [["bare", "agrees", "mix"], "mix"],
  ])("are as good as the worst of them: %s", (states, worst) => {
    expect(groupsOf(states.map((state) => as(7, state)))[0]?.state).toBe(worst);
  });

  test("have the name that the game gives them", () => {
    const [group] = groupsOf([as(7), as(7)]);
    const named = (game: string) => group && texts().inRound(game, group);
    expect(named("lightning_dice")).toBe("Card 7: 2 draws");
    expect(named("king_of_the_dice_junior")).toBe("Turn 7: 2 draws");
    expect(named("ghost_blitz_dice")).toBe("Throw 7: 2 draws");
    const [before] = groupsOf([as(0)]);
    expect(before && texts().group("tumblin_dice", before)).toBe("Before the first, 1 draw: agrees");
  });
});

describe("Tumblin-Dice", () => {
  const drawn = checkedDraws(RECORDS.tumblin);
  const thrown = drawOf(drawn, ({ what }) => what === "settled");

  test("the number of a throw is shown as what it is, once in the mix and once in the record", () => {
    const [number] = thrown.numbers;
    const shown = Number(number?.said).toLocaleString("en");
    const seeds = withClass(one(thrown), "check__seed").map(({ children }) => children.flatMap(wordsOf).join(""));
    expect(seeds).toEqual([shown, shown]);
    expect(text(one(thrown))).toContain("made the noise of the hand of throw 1");
    expect(text(one(thrown))).toContain("The record says");
    expect(text(one(thrown))).toContain("four bytes");
  });

  test("how the die was aimed and let go stands beside each other", () => {
    const [table] = withClass(one(thrown), "check__throw");
    const words = table?.children.flatMap(wordsOf).join(" ") ?? "";
    expect(words).toContain("How green 1 was flicked");
    expect(words).toMatch(/Speed 1\.10 m\/s \d\.\d\d m\/s Direction 4\.0° left \d\.\d° left Spin 0\.48 turns\/s left/);
  });

  test("dice that settle again have no hand", () => {
    const again = { ...thrown, flown: { die: "", style: "slide", aimed: null, began: null } };
    expect(texts().what(again, name)).toBe("dice settle again, throw 1");
    expect(text(one(again))).toContain("no hand, so no noise");
    expect(withClass(one(again), "check__throw")).toEqual([]);
  });

  test("the roll for the order is called so", () => {
    expect(
      texts().what(
        drawOf(drawn, () => true),
        name,
      ),
    ).toBe("who throws first");
  });

  test("a changed number is marked", () => {
    const line = lineWith(RECORDS.tumblin, '"settled"');
    const bent = withLine(RECORDS.tumblin, line, (words) => words.replace(/\[4294967296,\d+\]/, "[4294967296,7]"));
    const wrong = one(drawOf(checkedDraws(bent), ({ state }) => state === "mix"));
    expect(withClass(wrong, "check__byte--bad")).toHaveLength(1);
    expect(text(wrong)).toContain("not the same");
  });

  test("the result says what no number can prove", () => {
    expect(texts().story(summaryOf(drawn, drawn.length, null), 1)).toContain("the physics’ word");
    expect(texts().story(summaryOf(king, king.length, null), 1)).not.toContain("physics");
  });

  test.each([
    [0.04, "straight"],
    [-0.04, "straight"],
    [1.25, "1.3° left"],
    [-3, "3.0° right"],
  ])("a direction has a side: %s", (left, words) => expect(texts().seed.push.left(left)).toBe(words));
});
