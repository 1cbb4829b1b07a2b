/** Tumblin-Dice: the roll for the order, and the number of each throw; honest and tampered with. */
import { describe, expect, test } from "vitest";
import type { Json } from "./json";
import { type Lying, lyingAtStart } from "./lying";
import { type Move, recordOf } from "./record";
import { checkedDraws, lastOf, lineWith, RECORDS, statesOf, withLine } from "./testing/records";

const { tumblin } = RECORDS;
const draws = checkedDraws(tumblin);

describe("an honest match", () => {
  test("agrees with the roll for the order and every throw, one that was taken back too", () => {
    expect(statesOf(draws)).toEqual({ agrees: 26 });
    expect(draws.map(({ what }) => what).slice(0, 4)).toEqual(["rolled", "rolled", "settled", "settled"]);
    expect(tumblin).toContain('"type":"undone"');
  });

  test("has one number a throw, out of 32 bits, and it is what it is", () => {
    const thrown = draws.filter(({ what }) => what === "settled");
    for (const { numbers } of thrown) {
      expect(numbers).toHaveLength(1);
      expect(numbers[0]).toMatchObject({ n: 2 ** 32, picture: { is: "seed", seed: numbers[0]?.said } });
    }
    expect(new Set(thrown.map(({ numbers }) => numbers[0]?.said)).size).toBe(thrown.length);
  });

  test("tells how each die was aimed and let go", () => {
    const flown = draws.at(-1)?.flown;
    expect(flown).toMatchObject({ die: "red-2", style: "flick", aimed: { speed: 1.1, left: 4, spin: 3 } });
    expect(flown?.began?.speed).toBeCloseTo(1.1, 0);
    expect(flown?.began?.speed).not.toBe(1.1);
  });

  test("counts throws, and a taken-back one's number twice", () => {
    const counted = draws.map((draw) => draw.counted);
    expect(counted.slice(0, 9)).toEqual([0, 0, 1, 2, 3, 4, 5, 5, 6]);
    expect(counted.at(-1)).toBe(23);
  });

  test("rolls for the order only as many dice as are level", () => {
    expect(draws.slice(0, 2).map(({ numbers }) => numbers.length)).toEqual([3, 2]);
  });
});

describe("a record in which", () => {
  const first = lineWith(tumblin, '"settled"');
  const throwAt = lineWith(tumblin, '"settled"', first + 1);

  test("the number of a throw was changed does not agree there", () => {
    const text = withLine(tumblin, throwAt, (line) =>
      line.replace(/\[4294967296,(\d+)\]/, (_, seed) => `[4294967296,${Number(seed) ^ 1}]`),
    );
    const last = lastOf(text);
    expect(last).toMatchObject({ line: throwAt, what: "settled", state: "mix" });
    expect(last?.numbers?.[0]?.picture).not.toEqual(last?.numbers?.[0]?.saidPicture);
  });

  test("the number was drawn out of fewer does not agree", () => {
    const text = withLine(tumblin, throwAt, (line) => line.replace(/\[4294967296,(\d+)\]/, "[4294967295,$1]"));
    expect(["mix", "faces"]).toContain(lastOf(text)?.state);
    expect(lastOf(text)?.line).toBe(throwAt);
  });

  test("a throw has two numbers does not agree: the hall could have chosen", () => {
    const text = withLine(tumblin, throwAt, (line) => line.replace(/(\[4294967296,\d+\])/, "$1,$1"));
    expect(lastOf(text)).toMatchObject({ line: throwAt, state: "mix" });
  });

  test("links of two throws changed places does not agree at the first", () => {
    const [one, two] = [first, throwAt].map(
      (line) => /"links":(\[\[.*?\]\])/.exec(tumblin.split("\n")[line - 1] ?? "")?.[1],
    );
    const text = withLine(tumblin, first, (line) => line.replace(one ?? "", two ?? ""));
    expect(lastOf(text)).toMatchObject({ line: first, state: "pinch" });
  });

  test("a face of the roll for the order was changed does not agree there", () => {
    const rolled = lineWith(tumblin, '"rolled"');
    const text = withLine(tumblin, rolled, (line) =>
      line.replace(/"faces":\[(\d)/, (_, face) => `"faces":[${7 - face}`),
    );
    expect(lastOf(text)).toMatchObject({ line: rolled, what: "rolled", state: "faces" });
  });

  test("dice settle that nobody threw does not agree", () => {
    const thrown = lineWith(tumblin, '"type":"throw"');
    const text = withLine(tumblin, thrown, (line) => line.replace('"type":"throw"', '"type":"name"'));
    expect(lastOf(text)).toMatchObject({ line: first, state: "faces" });
  });

  test("a number outside of 32 bits, or no start, is refused with its place", () => {
    const far = withLine(tumblin, throwAt, (line) => line.replace(/\[4294967296,\d+\]/, "[4294967297,0]"));
    expect(() => recordOf(far)).toThrow(`line ${throwAt}: draw.drawn: there should be a number from 0 to 4294967296`);
    const odd = withLine(tumblin, throwAt, (line) => line.replace(/"start":\{/, '"start":{"speed_m_s":[null],"was":{'));
    expect(() => recordOf(`${odd.replace('"engine"', '"x"')}`)).toThrow(`line ${throwAt}`);
  });
});

describe("a throw is over when all rest", () => {
  const header = (options: Json): Lying => {
    const [first = ""] = tumblin.split("\n");
    const parsed = JSON.parse(first) as { setup: Json };
    const setup = { seats: 4, options, reported: [] };
    const lying = lyingAtStart(recordOf(`${JSON.stringify({ ...parsed, setup })}\n`));
    if (lying === null) throw new Error("the page knows this game");
    return lying;
  };
  const move = (type: string, fields: Json = {}): Move => ({
    is: "move",
    actor: type === "settled" || type === "rolled" ? "chance" : "clock",
    number: 0,
    action: { type, fields: { type, ...fields } },
    draw: null,
    flown: null,
  });
  const played = (options: Json, ...moves: readonly Move[]): Lying =>
    moves.reduce<Lying>((lying, one) => lying.after(one), header(options));
  const rests = (dice: readonly Json[], disc_first = true): Move => move("settled", { dice, disc_first });
  const settle = move("settled");
  const seats = { first_order: "seats" };
  const thrown = move("throw");

  test("dice that carried others go: it is the same throw until those rest too", () => {
    const held = [
      { die: "red-1", off_board: true },
      { die: "white-1", leaning_on: ["red-1"] },
    ];
    const lying = played(seats, thrown, rests([{ die: "red-1" }]), thrown, rests(held));
    expect(lying.round).toBe(2);
    expect(lying.falls(settle)).toEqual(["seeds"]);
    const after = lying.after(rests([{ die: "white-1" }]));
    expect(after.round).toBe(3);
    expect(after.falls(settle)).toEqual([]);
  });

  test("a die that misses the disc goes, and only the one that was thrown", () => {
    const miss = [{ die: "red-1" }, { die: "white-1", on_top_of: ["red-1"] }];
    expect(played(seats, thrown, rests([{ die: "red-1" }]), thrown, rests(miss, false)).round).toBe(3);
    const held = [{ die: "red-1", on_top_of: ["white-1"] }, { die: "white-1" }];
    expect(played(seats, thrown, rests([{ die: "red-1" }]), thrown, rests(held, false)).round).toBe(2);
  });

  test("before the line it goes, unless the edition lets it lie", () => {
    const short = [
      { die: "red-1", level: 0, crossed: false },
      { die: "white-1", on_top_of: ["red-1"] },
    ];
    const moves = [thrown, rests([{ die: "red-1" }]), thrown, rests(short)];
    expect(played(seats, ...moves).round).toBe(2);
    expect(played({ ...seats, before_line: -1 }, ...moves).round).toBe(3);
  });

  test("a die that lies alone was thrown: the quarter before is swept away", () => {
    const lying = played(
      seats,
      thrown,
      rests([{ die: "red-1" }, { die: "white-4" }]),
      thrown,
      rests([{ die: "red-1" }], false),
    );
    expect(lying.round).toBe(3);
  });

  test("a die that was set aside counts as a throw", () =>
    expect(played(seats, move("forfeit", { seat: 1 })).round).toBe(2));

  test("who leaves rolls for no place, but a partner does", () => {
    const roll = move("rolled");
    expect(played({}).falls(roll)).toHaveLength(4);
    expect(played({}, move("leave", { seat: 2 })).falls(roll)).toHaveLength(3);
    const teams = { teams: true };
    expect(played(teams, move("leave", { seat: 2 })).falls(roll)).toHaveLength(2);
    expect(played({}, move("rolled", { faces: [4, 6, 4, 1] }), move("leave", { seat: 3 })).falls(roll)).toEqual([]);
    expect(played(seats).falls(roll)).toEqual([]);
  });
});
