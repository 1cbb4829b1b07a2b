/** Lightning Dice: own dice, cards of a pile, coins; honest and tampered with. */
import { describe, expect, test } from "vitest";
import { checkedDraws, lastOf, lineWith, RECORDS, statesOf, withLine, withoutLine } from "./testing/records";

const { lightning } = RECORDS;
const DECK = 6;
const draws = checkedDraws(lightning);

describe("an honest match", () => {
  test("agrees with all dice, cards and coins, a break and moves that were taken back", () => {
    expect(statesOf(draws)).toEqual({ agrees: 72 });
    expect(new Set(draws.map(({ what }) => what))).toEqual(new Set(["turned", "landed", "coin"]));
    expect(lightning).toContain('"action":{"type":"void"}');
    expect(lightning).toContain('"type":"undone"');
  });

  test("has the dice of a seat as its own, in the number in which they rolled", () => {
    const own = draws.filter(({ what }) => what === "landed");
    expect(new Set(own.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));
    expect(new Set(own.map(({ numbers }) => numbers.length))).toEqual(new Set([1, 5, 6]));
    for (const { seat, numbers, draw } of own) {
      expect(draw?.kind).toBe(seat);
      expect((draw?.links ?? []).every(([giver]) => giver === seat)).toBe(true);
      expect(numbers.every(({ picture }) => picture?.is === "pips" && picture.seat === seat)).toBe(true);
    }
  });

  test("has one card less in the pile each time, and all again when they are gone", () => {
    const piles = draws.filter(({ what }) => what === "turned").map(({ numbers }) => numbers[0]?.n);
    expect(piles.slice(0, DECK + 3)).toEqual([6, 5, 4, 3, 2, 1, 1, 6, 5]); // the last one was taken back once
  });

  test("has the titles of a deck of one's own", () => {
    const turned = draws.find(({ what }) => what === "turned")?.numbers[0]?.picture;
    expect(turned).toMatchObject({ is: "asks" });
    expect(turned?.is === "asks" && turned.title).toBe(turned?.is === "asks" && `Hurry ${turned.card}`);
  });

  test("counts a card from the draw that turned it", () => {
    const turned = draws.findIndex(({ what, counted }) => what === "turned" && counted === 2);
    expect(draws.slice(turned - 1, turned + 2).map(({ counted }) => counted)).toEqual([1, 2, 2]);
  });
});

describe("a record in which", () => {
  const first = lineWith(lightning, '["chance",1],"action":{"type":"landed"');
  const roll = lineWith(lightning, '"landed"', first + 1);

  test("a face was changed does not agree there", () => {
    const text = withLine(lightning, roll, (line) =>
      line.replace(/"faces":\[(\d)/, (_, face) => `"faces":[${7 - face}`),
    );
    expect(lastOf(text)).toMatchObject({ line: roll, what: "landed", state: "faces" });
    const one = lastOf(text)?.numbers ?? [];
    expect(one[0]?.picture).not.toEqual(one[0]?.saidPicture);
    expect(one.slice(1).map(({ picture }) => picture)).toEqual(one.slice(1).map(({ saidPicture }) => saidPicture));
  });

  test("a face and its number were changed does not agree there", () => {
    const text = withLine(lightning, roll, (line) =>
      line
        .replace(/"faces":\[(\d)/, (_, face) => `"faces":[${7 - face}`)
        .replace(/"drawn":\[\[6,(\d)/, (_, k) => `"drawn":[[6,${5 - k}`),
    );
    expect(lastOf(text)).toMatchObject({ line: roll, state: "mix" });
  });

  test("links of two draws of a seat changed places does not agree at the first", () => {
    const second = lineWith(lightning, '["chance",1],"action":{"type":"landed"', first + 1);
    const [one, two] = [first, second].map((line) => linkOf(line, lightning));
    const swapped = withLine(lightning, first, (line) => line.replace(one ?? "", two ?? ""));
    expect(lastOf(swapped)).toMatchObject({ line: first, state: "pinch" });
  });

  test("a seat's dice were drawn with the link of another seat does not agree", () => {
    const text = withLine(lightning, roll, (line) =>
      line.replace(/"links":\[\[(\d)/, (_, seat) => `"links":[[${3 - seat}`),
    );
    expect(lastOf(text)).toMatchObject({ line: roll, state: "pinch" });
  });

  test("dice are said to be those of another seat does not agree", () => {
    const text = withLine(lightning, roll, (line) =>
      line.replace(/\["chance",(\d)\]/, (_, seat) => `["chance",${3 - seat}]`),
    );
    expect(lastOf(text)).toMatchObject({ line: roll, state: "faces" });
  });

  test("fewer dice rolled than were drawn does not agree", () => {
    const press = lineWith(lightning, '"type":"roll"');
    const text = withLine(lightning, press, (line) =>
      line.replace(/("card":\d+)(,"keep":\[[\d,]*\])?/, '$1,"keep":[0]'),
    );
    expect(lastOf(text)).toMatchObject({ what: "landed", state: "faces" });
  });

  test("another card lies than was drawn does not agree", () => {
    const turned = lineWith(lightning, '"turned"', 30);
    const text = withLine(lightning, turned, (line) =>
      line.replace(/"card":(\d+)/, (_, card) => `"card":${(card % DECK) + 1}`),
    );
    expect(lastOf(text)).toMatchObject({ line: turned, what: "turned", state: "faces" });
  });

  test("a card was taken out does not agree at the next draw: its links are missing", () => {
    const turned = lineWith(lightning, '"turned"', 30);
    expect(lastOf(withoutLine(lightning, turned))).toMatchObject({ what: "landed", state: "pinch" });
  });

  test("a coin fell on the other seat does not agree", () => {
    const race = lineWith(lightning, '"heats"');
    const text = withLine(lightning, race, (line) => line.replace('"seats":[1,2]', '"seats":[2,1]'));
    expect(lastOf(text)).toMatchObject({ line: race, what: "coin", state: "faces" });
  });
});

function linkOf(line: number, text: string): string {
  const found = /"links":\[\[\d+,\d+,"([0-9a-f]{64})"/.exec(text.split("\n")[line - 1] ?? "");
  if (found?.[1] === undefined) throw new Error(`line ${line} has no link`);
  return found[1];
}
