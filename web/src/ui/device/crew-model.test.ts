import { describe, expect, test } from "vitest";
import { nothingKnown, type TableState } from "../../model/table";
import { historyWith, peopleWith, seatWith, updateWith } from "../../model/testing";
import type { Wish } from "../../net/connection";
import { newestOf, type PlayerNow } from "../../net/crew";
import type { Actor, Status } from "../../wire.gen";
import { atEdges, faceOf, focusOf, saidByThemselves, seatsHere, sidesOf, speakersOf, turnOf } from "./crew-model";

/** Ada hosts in seat 1, far away sits somebody in seat 2, and Mika and Lea sit beside Ada in the seats 3 and 4. */
const SEATS = [1, 3, 4];

interface Table {
  readonly status?: Status;
  readonly acting?: readonly Actor[];
  /** Seats that are ready. */
  readonly ready?: readonly number[];
  readonly host?: number;
  readonly takeBack?: number;
}

function players(table: Table = {}, seats = SEATS): readonly PlayerNow[] {
  const { status = "playing", acting = [], ready = [], host = 1, takeBack = 0 } = table;
  const people = peopleWith({
    status,
    match: 1,
    seats: [1, 2, 3, 4].map((seat) => seatWith(seat, { is_ready: ready.includes(seat), is_host: seat === host })),
  });
  return seats.map((seat, number): PlayerNow => {
    const own = { seat, people, update: updateWith({ acting }), isHost: seat === host, takeBack };
    return { number, state: { ...nothingKnown, ...own }, line: "open", isClosing: false };
  });
}

test("seats of a device are its players', in order, if there are several", () => {
  expect(seatsHere(players({}, [4, 1, 0]))).toEqual([1, 4]);
  expect(seatsHere(players({}, [4]))).toEqual([]);
});

describe("whose table is shown", () => {
  const turnOf = (...seats: readonly number[]): Table => ({ acting: seats.map((seat): Actor => ["seat", seat]) });

  test("the player's of this device whose move it is", () => {
    expect(focusOf(players(turnOf(3)), 0)).toBe(1);
    expect(focusOf(players(turnOf(1)), 2)).toBe(0);
  });

  test("the last one's while dice roll, and while somebody far away moves", () => {
    expect(focusOf(players({ acting: [["chance", 3]] }), 1)).toBe(1);
    expect(focusOf(players(turnOf(2)), 1)).toBe(1);
  });

  test("the last one's while several may move", () => {
    expect(focusOf(players(turnOf(1, 3, 4)), 2)).toBe(2);
  });

  test("the first one's if the last one has gone, and before a match", () => {
    expect(focusOf(players({}, [1, 3]), 2)).toBe(0);
    expect(focusOf(players({ status: "waiting", ...turnOf(3) }), 1)).toBe(0);
  });

  test("the last one's when the match is over", () => {
    expect(focusOf(players({ status: "finished" }), 1)).toBe(1);
  });
});

test("a turn is the seat's while its dice roll, too", () => {
  expect(turnOf([["seat", 2]], 1)).toBe(2);
  expect(turnOf([["chance", 3]], 1)).toBe(3);
  expect(turnOf([["chance", 0]], 4)).toBe(4);
  expect(
    turnOf(
      [
        ["seat", 2],
        ["seat", 3],
      ],
      4,
    ),
  ).toBe(4);
});

test("those who sit around a device have two edges, those side by side one", () => {
  expect([2, 3, 4].map((count) => sidesOf([1, 2, 3, 4].slice(0, count), true))).toEqual([
    { near: [1], far: [2] },
    { near: [1, 2], far: [3] },
    { near: [1, 2], far: [3, 4] },
  ]);
  expect(sidesOf([1, 2, 3], false)).toEqual({ near: [1, 2, 3], far: [] });
});

test("edges are by seat, and whoever has none has no keys", () => {
  expect(atEdges(players({}, [4, 1, 0])).map(({ number }) => number)).toEqual([1, 0]);
});

test("the middle is shown by whoever's line has brought the most", () => {
  const [first, second] = players();
  const later = second && { ...second, state: { ...second.state, update: updateWith({ revision: 7 }) } };
  expect(first && later && newestOf([first, later])?.number).toBe(1);
  const next = first && { ...first, state: { ...first.state, update: updateWith({ match: 2, revision: 1 }) } };
  expect(next && later && newestOf([next, later])?.number).toBe(0);
  expect(newestOf(players())?.number).toBe(0);
});

describe("what the page shows", () => {
  test("is what that player sees, and the very same object where one plays alone", () => {
    const [alone] = players({}, [1]);
    expect(alone && faceOf([alone], 0)).toBe(alone?.state);
    expect(faceOf(players(), 2).seat).toBe(4);
  });

  test("has one history for all, as all are told the same", () => {
    const told = players().map((one) => ({ ...one, state: { ...one.state, history: historyWith(1) } }));
    expect(faceOf(told, 2).history).toBe(told[0]?.state.history);
    const [first, ...others] = told;
    const late = first && { ...first, state: { ...first.state, update: updateWith({ revision: 0 }) } };
    expect(late && faceOf([late, ...others], 2).history).toBe(others[0]?.state.history);
  });

  test("has the host's rights of any of them", () => {
    expect(faceOf(players({ host: 1 }), 2).isHost).toBe(true);
    expect(faceOf(players({ host: 2 }), 2).isHost).toBe(false);
  });

  test("is gone with the first player", () => {
    const [first, ...others] = players();
    const gone: TableState["gone"] = { type: "gone", why: "barred", sentence: "" };
    const barred = first === undefined ? [] : [{ ...first, state: { ...first.state, gone } }, ...others];
    expect(faceOf(barred, 1).gone?.why).toBe("barred");
  });
});

describe("who says a wish", () => {
  const hand = { focus: 1, moved: 2 };

  test.each<[Wish, readonly number[]]>([
    [{ type: "start" }, [1]],
    [{ type: "set_option", name: "throw_ms", value: 5 }, [1]],
    [{ type: "ready", is_ready: true }, [0, 1, 2]],
    [{ type: "stand_up" }, [0, 1, 2]],
    [{ type: "ask_take_back" }, [2]],
    [{ type: "answer_take_back", agree: false }, [0, 1, 2]],
    [{ type: "say", word: "hello" }, [1]],
    [{ type: "take_seat", seat: 2 }, [0]],
    [{ type: "rename", name: "Eva" }, [0]],
  ])("%j", (wish, said) => {
    expect(speakersOf(wish, players({ host: 3, takeBack: 2 }), hand)).toEqual(said);
  });

  test("nobody answers the own question", () => {
    expect(speakersOf({ type: "answer_take_back", agree: true }, players({ takeBack: 3 }), hand)).toEqual([0, 2]);
  });
});

describe("what companions say by themselves", () => {
  const ready = (player: number, isReady: boolean) => ({ player, wish: { type: "ready", is_ready: isReady } });

  test("they are ready at once where one of them hosts", () => {
    expect(saidByThemselves(players({ status: "waiting" }))).toEqual([ready(1, true), ready(2, true)]);
    expect(saidByThemselves(players({ status: "finished", ready: [3] }))).toEqual([ready(2, true)]);
  });

  test("elsewhere they are ready when the first player is, and not ready when not", () => {
    expect(saidByThemselves(players({ status: "waiting", host: 2, ready: [1, 3] }))).toEqual([ready(2, true)]);
    expect(saidByThemselves(players({ status: "waiting", host: 2, ready: [3] }))).toEqual([ready(1, false)]);
  });

  test("who came when all seats were taken sits down when some are free, one in each", () => {
    const seats = [
      seatWith(1, { is_host: true }),
      seatWith(2, { kind: "empty" }),
      seatWith(3),
      seatWith(4, { kind: "empty" }),
    ];
    const people = peopleWith({ seats });
    const standing = players({ status: "waiting" }, [1, 0, 0, 0]).map((one) => ({
      ...one,
      state: { ...one.state, people },
    }));
    expect(saidByThemselves(standing)).toEqual([
      { player: 1, wish: { type: "take_seat", seat: 2 } },
      { player: 2, wish: { type: "take_seat", seat: 4 } },
    ]);
  });

  test("in a match they agree to what one of them takes back, and to nothing else", () => {
    const agreed = { type: "answer_take_back", agree: true };
    expect(saidByThemselves(players({ takeBack: 3 }))).toEqual([
      { player: 0, wish: agreed },
      { player: 2, wish: agreed },
    ]);
    expect(saidByThemselves(players({ takeBack: 2 }))).toEqual([]);
  });

  test("who plays alone says nothing", () => {
    expect(saidByThemselves(players({ status: "waiting" }, [1]))).toEqual([]);
  });
});
