/** Whole records, honest and tampered with in every way that we could think of. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { recordOf } from "./record";
import { isFault } from "./seals";
import {
  checkedDraws,
  checkedWith,
  lastOf,
  lineWith,
  RECORDS,
  statesOf,
  withLine,
  withoutLine,
} from "./testing/records";

const { ghost, king } = RECORDS;
/** Of the king's record, made by Python's hashlib. */
const AFTER_TWO_DRAWS = "8ef6cb2a76afa97506040ae9b655c7fc85d075f3a8e7f03e0eaa58898b527882";

describe("honest records", () => {
  test("a match that goes on agrees, but for what is still sealed", () => {
    const draws = checkedDraws(ghost);
    expect(statesOf(draws)).toEqual({ agrees: 21, sealed: 1 });
    expect(draws.at(-1)).toMatchObject({ state: "sealed", secret: null, key: null });
  });

  test("all kinds of draws are in it: dice, the lot, the figures' places, coins", () => {
    expect(new Set(checkedDraws(ghost).map(({ what }) => what))).toEqual(
      new Set(["lot", "rolled", "shuffled", "coin"]),
    );
  });

  test("a whole match of cards agrees, with the moves that were taken back", () => {
    expect(statesOf(checkedDraws(king))).toEqual({ agrees: 60 });
    expect(new Set(checkedDraws(king).map(({ what }) => what))).toEqual(new Set(["lot", "rolled", "drawn"]));
  });

  test("who was waited for in vain is told", () => {
    expect(checkedDraws(ghost).some(({ draw }) => draw?.missing?.includes(2))).toBe(true);
  });

  test("each number stands with its bytes and its picture", () => {
    const roll = checkedDraws(ghost).find(({ what }) => what === "rolled");
    expect(roll?.numbers).toHaveLength(5);
    for (const one of roll?.numbers ?? []) {
      expect(one.drawn?.k).toBe(one.said);
      expect(one.picture).toEqual(one.saidPicture);
      expect(one.picture).toMatchObject({ is: "ghost" });
    }
  });
});

describe("a record in which", () => {
  const roll = lineWith(ghost, '"rolled"');

  test("a face was changed does not agree there", () => {
    const text = withLine(ghost, roll, (line) => line.replace(/"faces":\["[a-z]+"/, '"faces":["nobody"'));
    expect(lastOf(text)).toMatchObject({ line: roll, state: "faces" });
  });

  test("a face and its number were changed does not agree there", () => {
    const text = withLine(ghost, roll, (line) => line.replace(/"drawn":\[\[6,\d\]/, '"drawn":[[6,6]'));
    expect(lastOf(text)).toMatchObject({ line: roll, state: "mix" });
  });

  test("a number was drawn out of more than there are does not agree", () => {
    const text = withLine(ghost, roll, (line) => line.replace('"drawn":[[6,', '"drawn":[[7,'));
    expect(lastOf(text)).toMatchObject({ line: roll, state: "mix" });
  });

  test("a number was drawn out of nothing does not agree", () => {
    const text = withLine(ghost, roll, (line) => line.replace('"drawn":[[6,', '"drawn":[[0,'));
    expect(lastOf(text)).toMatchObject({ line: roll, state: "mix" });
  });

  test("a pinch was changed does not agree there", () => {
    const text = withLine(ghost, roll, (line) => line.replace(/("links":\[\[1,\d+,")../, "$100"));
    expect(lastOf(text)).toMatchObject({ line: roll, state: "pinch" });
  });

  test("a pinch was taken out does not agree", () => {
    const text = withLine(ghost, roll, (line) => line.replace(/\[1,\d+,"[0-9a-f]+"\],/, ""));
    expect(lastOf(text)).toMatchObject({ line: roll, state: "pinch" });
  });

  test("a pinch was taken out, and its seat is said to have given none, does not agree", () => {
    const text = withLine(ghost, roll, (line) =>
      line.replace(/\[1,\d+,"[0-9a-f]+"\],/, "").replace(/(,"drawn":.*\]\])/, '$1,"missing":[1]'),
    );
    expect(lastOf(text)).toMatchObject({ line: roll, state: "mix" });
  });

  test("a pinch was counted wrongly does not agree", () => {
    const text = withLine(ghost, roll, (line) => line.replace(/"links":\[\[1,\d+,/, '"links":[[1,9,'));
    expect(lastOf(text)).toMatchObject({ line: roll, state: "pinch" });
  });

  test("the server's secret was changed does not agree from its first draw on", () => {
    const text = withLine(ghost, lineWith(ghost, '"opened"'), (line) => line.replace(/"link":"../, '"link":"00'));
    expect(checkedDraws(text)).toHaveLength(1);
    expect(lastOf(text)).toMatchObject({ state: "hall" });
  });

  test("the server's anchor was changed does not agree at all", () => {
    const text = withLine(ghost, 1, (line) => line.replace(/"server":"../, '"server":"00'));
    expect(checkedDraws(text)).toHaveLength(1);
    expect(lastOf(text)).toMatchObject({ state: "hall" });
  });

  test("a name was changed does not agree: the first line is mixed into every draw", () => {
    const text = withLine(ghost, 1, (line) => line.replace("Ada", "Eve"));
    expect(checkedDraws(text)).toHaveLength(1);
    expect(lastOf(text)).toMatchObject({ state: "mix" });
  });

  test("a new chain was put in does not agree at the next draw with it", () => {
    const anchor = lineWith(ghost, '"anchor"');
    const text = withLine(ghost, anchor, (line) => line.replace(/"anchor":"../, '"anchor":"00'));
    expect(lastOf(text)).toMatchObject({ line: lineWith(ghost, '"rolled"', anchor), state: "pinch" });
  });

  test("dice of the table were rolled by a seat alone does not agree: the others had no say", () => {
    const roll2 = lineWith(king, '"rolled"');
    const text = withLine(king, roll2, (line) =>
      line
        .replace('["chance",0]', '["chance",1]')
        .replace('"kind":0', '"kind":1')
        .replace(/,\[2,\d+,"[0-9a-f]+"\]/, ""),
    );
    expect(isFault(lastOf(text)?.state ?? "agrees")).toBe(true);
    expect(lastOf(text)).toMatchObject({ line: roll2 });
    expect(
      checkedDraws(text)
        .at(-1)
        ?.numbers.every(({ picture }) => picture === undefined),
    ).toBe(true);
  });

  test("a draw lost its proof is seen by the gap that it leaves", () => {
    const roll2 = lineWith(king, '"rolled"');
    const text = withLine(king, roll2, (line) => line.replace(/,"evidence":.*}$/, "}"));
    expect(checkedDraws(text).slice(-2)).toMatchObject([{ line: roll2, state: "bare" }, { state: "order" }]);
  });

  test("a draw was taken out does not agree at the next one of its secret", () => {
    const text = withoutLine(king, lineWith(king, '"type":"drawn"'));
    expect(lastOf(text)).toMatchObject({ line: lineWith(king, '"type":"drawn"'), state: "order" });
  });

  test.each(["early", "late"] as const)(
    "a secret was published too %s does not agree: the hall had a choice",
    (when) => {
      const draws = checkedDraws(RECORDS[when]);
      expect(draws.at(-1)).toMatchObject({ state: "order" });
      expect(draws.slice(0, -1).filter(({ state }) => isFault(state))).toEqual([]);
    },
  );

  test("two draws changed places does not agree", () => {
    const first = lineWith(king, '"type":"drawn"');
    const lines = king.split("\n");
    const [one = "", two = ""] = lines.slice(first - 1, first + 1);
    expect(two).toContain('"drawn"');
    expect(lastOf(lines.toSpliced(first - 1, 2, two, one).join("\n"))).toMatchObject({ line: first, state: "order" });
  });

  test("another card lies than was drawn does not agree", () => {
    const first = lineWith(king, '"type":"drawn"');
    const text = withLine(king, first, (line) =>
      line.replace(/"card":(\d+)/, (_, card) => `"card":${(Number(card) % 40) + 1}`),
    );
    expect(lastOf(text)).toMatchObject({ line: first, state: "faces" });
  });

  test("a coin names another seat does not agree", () => {
    const race = lineWith(ghost, '"heats"');
    const text = withLine(ghost, race, (line) => line.replace('"seats":[1,2]', '"seats":[2,1]'));
    expect(lastOf(text)).toMatchObject({ line: race, what: "coin", state: "faces" });
  });

  test("a coin was tossed twice does not agree", () => {
    const race = lineWith(ghost, '"heats"');
    const text = withLine(ghost, race, (line) => line.replace(/"heats":\[(\{.*\})\]/, '"heats":[$1,$1]'));
    expect(lastOf(text)).toMatchObject({ line: race, state: "order" });
  });

  test("a coin was tossed with a pinch does not agree", () => {
    const race = lineWith(ghost, '"heats"');
    const pinch = `"kind":255,"links":[[1,3,"${"0".repeat(64)}"]]`;
    const text = withLine(ghost, race, (line) => line.replace('"kind":255', pinch));
    expect(lastOf(text)).toMatchObject({ line: race, state: "pinch" });
  });

  test("a dead heat is said of a claim that came later is refused", () => {
    const race = lineWith(ghost, '"heats"');
    const text = withLine(ghost, race, (line) => line.replace(/("seats":\[1,2\],"entry":)\d+/, "$199"));
    expect(() => checkedDraws(text)).toThrow(`line ${race}: a dead heat for entry 99`);
  });
});

describe("what a player was told in the match", () => {
  /** As in `sealed.py`: the hash of the first line, then with each link that was shown. */
  const first = bytesToHex(sha256(utf8ToBytes(king.split("\n")[0] ?? "")));

  test("is found in the record of that match", () => {
    expect(checkedWith(king, first).isTold).toBe(true);
    expect(checkedWith(king, AFTER_TWO_DRAWS).isTold).toBe(true);
  });

  test("is not found in another one, however well that agrees with itself", () => {
    expect(checkedWith(ghost, first).isTold).toBe(false);
  });

  test("says nothing where nobody was told, or a draw does not agree", () => {
    expect(checkedWith(king, null).isTold).toBeNull();
    expect(checkedWith(RECORDS.early, first).isTold).toBeNull();
  });
});

describe("what is no record", () => {
  test.each([
    ["", "line 2: the line has no end"],
    ["\n", "line 1: this is no JSON"],
    ["[]\n", "line 1: the line: there should be an object"],
    ['{"type":"other"}\n', "line 1: this is no record of dicehall"],
    [ghost.slice(0, -1), "the line has no end"],
    [`${ghost}{\n`, "this is no JSON"],
    [
      withLine(ghost, 1, (line) => line.replace(/"server":"../, '"server":"')),
      "dice.server: there should be 64 digits",
    ],
    [withLine(ghost, 1, (line) => line.replace('"seats":3', '"seats":-1')), "line 1: seats: there should be a number"],
    [withLine(ghost, lineWith(ghost, '"draw"'), (line) => line.replace('"secret":1', '"secret":"1"')), "draw.secret"],
    [withLine(ghost, lineWith(ghost, '"draw"'), (line) => line.replace('"chance"', '"luck"')), "actor: luck is none"],
  ])("a text is refused with its place (%#)", (text, reason) => {
    expect(() => checkedDraws(text)).toThrow(reason);
  });

  test("a secret that is left out is named", () => {
    const opened = lineWith(ghost, '"opened"');
    expect(() => checkedDraws(withoutLine(ghost, opened))).toThrow(
      /line \d+: secret 2 is opened, but it is the turn of 1/,
    );
  });

  test.each(["pig", "constructor"])("a game that this page does not know is named: %s", (game) => {
    const text = withLine(ghost, 1, (line) => line.replace("ghost_blitz_dice", game));
    expect(() => checkedDraws(text)).toThrow(`line 1: this page does not know the dice of ${game}`);
  });

  test("a match without seals says so", () => {
    const text = withLine(ghost, 1, (line) => line.replace(/,"dice":\{.*\}\}$/, ',"dice":null}'));
    expect(recordOf(text).dice).toBeNull();
  });

  test("an option that was changed after the header counts", () => {
    const lines = ghost.split("\n").toSpliced(1, 0, '{"type":"option","name":"net","value":"own"}');
    expect(recordOf(lines.join("\n")).options).toMatchObject({ net: "own", shuffle_figures: true });
  });
});
