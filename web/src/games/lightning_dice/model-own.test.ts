/** My own dice on this screen, from the press to their rest [LD-R13]. */
import { describe, expect, test } from "vitest";
import type { LightningEvent, LightningHand, LightningView } from "../../wire.gen";
import {
  type Choice,
  choiceNow,
  heldFor,
  isTumbling,
  type Known,
  keptOf,
  LOST_MS,
  rackOf,
  staysCalling,
  type Toss,
  toggled,
  toRoll,
  tossState,
} from "./model-own";
import {
  brokenOff,
  flipped,
  historyOf,
  matched,
  missed,
  nasty,
  nice,
  pickedUp,
  rested,
  rolled,
  viewWith,
} from "./testing";

const LYING: LightningHand = { faces: [1, 2, 3, 4, 5, 6] };
const ROLLING: LightningHand = { faces: [1, 2, 0, 0, 0, 0], moving: [2, 3, 4, 5] };

/** Seat 1 sees what has been told. */
function known(hand: LightningHand, told: readonly (readonly LightningEvent[])[], changes: Partial<Known> = {}): Known {
  const history = historyOf([flipped(1)], ...told);
  const view = viewWith({ hands: [hand, {}, {}, {}], ...changes.view });
  const place = { match: 1, undos: 0, round: view.round, revision: history.told.length };
  return { place, view, history, isPending: false, isClaimed: false, ...changes };
}

function viewOf(changes: Partial<LightningView>): { readonly view: LightningView } {
  return { view: viewWith({ hands: [LYING, {}, {}, {}], ...changes }) };
}

const before = known(LYING, []);
const sent = { ...before, isPending: true };
/** Pressed at 1000; the dice are to rest at 1800. */
const toss: Toss = { dice: [2, 3, 4, 5], pressedAtMs: 1000, restsAtMs: 1800, at: before.place };
const taken = [rolled(1, 2, 3, 4, 5)];
const landed = [rested(1, 1, 2, 6, 6, 6, 6)];

describe("a roll", () => {
  test("tumbles from the press, though the table has not answered", () => {
    expect(tossState(toss, before, sent, 1001)).toBe("tumbling");
  });

  test("tumbles to its end, though its faces are here already", () => {
    expect(tossState(toss, before, known(LYING, [taken, landed]), 1799)).toBe("tumbling");
  });

  test("rests at its end", () => {
    expect(tossState(toss, before, known(LYING, [taken, landed]), 1800)).toBe("rested");
  });

  test("tumbles on while its faces are late, however long that is", () => {
    expect(tossState(toss, before, known(ROLLING, [taken]), 1000 + 2 * LOST_MS)).toBe("tumbling");
  });

  test("is not answered by what another seat does", () => {
    const now = known(LYING, [[rolled(2, 0)]]);
    expect(tossState(toss, sent, now, 1100)).toBe("tumbling");
  });

  test("is gone when it was refused: no longer waited for, and nothing has happened", () => {
    expect(tossState(toss, sent, before, 1100)).toBe("gone");
  });

  test("is gone when the table has not taken it for long", () => {
    expect(tossState(toss, before, before, 1000 + LOST_MS + 1)).toBe("gone");
  });

  test("is gone when all dice are picked up [LD-R6]", () => {
    const now = known({}, [taken, [flipped(2), pickedUp("LD-R6", 1, 2)]]);
    expect(tossState(toss, before, now, 1100)).toBe("gone");
  });

  test("for a card that is over is gone where a flip picks up everything, and tumbles on where it does not", () => {
    const swept = known({}, [[matched(2, 2), flipped(2)]], viewOf({ round: 2, variant: { keep_over_flip: false } }));
    const kept = known(LYING, [[matched(2, 2), flipped(2)]], viewOf({ round: 2 }));
    expect(tossState(toss, before, swept, 1100)).toBe("gone");
    expect(tossState(toss, before, kept, 1100)).toBe("tumbling");
  });

  test.each([{ match: 2 }, { undos: 1 }])("of another course of the match is gone: %j", (place) => {
    const now = { ...sent, place: { ...before.place, ...place } };
    expect(tossState(toss, before, now, 1100)).toBe("gone");
  });

  test("ends with the match", () => {
    expect(tossState(toss, before, known(ROLLING, [taken], viewOf({ phase: "over" })), 1100)).toBe("gone");
  });
});

describe("a press before the dice rest", () => {
  const press = { is: "got_it" } as const;

  test("is too early by more than 100 ms", () => expect(heldFor(press, 1699, 1800)).toBeNull());

  test("is held if it is early by 100 ms at most", () => {
    expect(heldFor(press, 1700, 1800)).toEqual({ press, untilMs: 1850 });
  });

  test("is held for 100 ms while the faces are late, or nobody knows when they rest", () => {
    expect(heldFor(press, 2000, 1800)?.untilMs).toBe(2100);
    expect(heldFor(press, 2000, null)?.untilMs).toBe(2100);
  });
});

describe("a call", () => {
  const calling = { press: { is: "got_it" }, at: before.place } as const;
  const claimed = { ...before, isClaimed: true };

  test("waits while it is on its way, and while it is judged", () => {
    expect(staysCalling(calling, before, sent)).toBe(true);
    expect(staysCalling(calling, sent, claimed)).toBe(true);
  });

  test("waits though others roll, call wrongly or score", () => {
    const now = {
      ...known(LYING, [[rolled(2, 0)], [missed(2, 0, 0)], [nice(3, 1)], [nasty(4, 2, 0)]]),
      isClaimed: true,
    };
    expect(staysCalling(calling, claimed, now)).toBe(true);
  });

  test("is over when it was refused", () => expect(staysCalling(calling, sent, before)).toBe(false));

  test("is over when it was refused after it had waited", () =>
    expect(staysCalling(calling, claimed, before)).toBe(false));

  test.each<[string, LightningEvent]>([
    ["its verdict", missed(1, 0, -2)],
    ["its Bonus", nice(1, 1)],
    ["its Thunder", nasty(1, 2, 0)],
    ["somebody's match", matched(3, 2)],
  ])("is over with %s, though the page still says claimed", (_, event) => {
    expect(staysCalling(calling, claimed, { ...known(LYING, [[event]]), isClaimed: true })).toBe(false);
  });

  test("of a race that was broken off is void [LD-R20]", () => {
    const now = known(LYING, [[brokenOff(2)]], { ...viewOf({ round: 2 }), isClaimed: true });
    expect(staysCalling(calling, claimed, now)).toBe(false);
  });
});

describe("the rack", () => {
  test("has no face of a die that tumbles here, though it is known", () => {
    const rack = rackOf(LYING, [0, 1], toss);
    expect(rack.slice(2).map(({ lies, face }) => [lies, face])).toEqual(Array(4).fill(["tumbling", 0]));
    expect(rack.slice(0, 2).map(({ lies, face }) => [lies, face])).toEqual([
      ["kept", 1],
      ["kept", 2],
    ]);
    expect(isTumbling(rack)).toBe(true);
  });

  test("goes on with a roll after a reload: what the table has in motion tumbles", () => {
    expect(rackOf(ROLLING, [0, 1], null).map(({ lies }) => lies)).toEqual([
      "kept",
      "kept",
      ...Array(4).fill("tumbling"),
    ]);
  });

  test("has all dice in the hand before the first roll, and all of them roll", () => {
    const rack = rackOf({}, [0, 3], null);
    expect(rack.every(({ lies }) => lies === "hand")).toBe(true);
    expect(keptOf(rack)).toEqual([]);
    expect(toRoll(rack)).toBe(6);
  });

  test("a press keeps a die, another one lets it go", () => {
    expect(toggled(rackOf(LYING, [4], null), 1)).toEqual([1, 4]);
    expect(toggled(rackOf(LYING, [1, 4], null), 4)).toEqual([1]);
  });

  test("a press on a die that tumbles or is in the hand does nothing", () => {
    expect(toggled(rackOf(LYING, [0], toss), 3)).toEqual([0]);
    expect(toggled(rackOf({}, [], null), 3)).toEqual([]);
  });
});

describe("what is kept", () => {
  const last = { revision: 5, kept: [0, 1] };

  test("without a choice is what was kept in the last roll, as after a reload", () => {
    expect(choiceNow(null, last, false).kept).toEqual([0, 1]);
  });

  test("is what was chosen since that roll", () => {
    const choice: Choice = { kept: [0, 1, 4], after: 5, isAhead: false };
    expect(choiceNow(choice, last, false)).toBe(choice);
  });

  test("is chosen anew after the next roll, and after all dice were picked up", () => {
    const choice: Choice = { kept: [0, 1, 4], after: 4, isAhead: false };
    expect(choiceNow(choice, { revision: 6, kept: [] }, false).kept).toEqual([]);
  });

  test("while a roll is on its way outlives the table's word of it", () => {
    const choice: Choice = { kept: [1], after: 4, isAhead: true };
    const told = choiceNow(choice, last, true);
    expect(told).toEqual({ kept: [1], after: 5, isAhead: false });
    expect(choiceNow(told, last, false).kept).toEqual([1]);
  });
});
