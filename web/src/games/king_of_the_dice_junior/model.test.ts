import { describe, expect, test } from "vitest";
import { KING_CARDS, type KingFace } from "../../wire.gen";
import {
  askOf,
  cardNumbered,
  cardsMet,
  FACES,
  heldBack,
  lizardsIn,
  mayTakeBack,
  meets,
  rollOf,
  seatsInOrder,
  slotsMet,
  stepsOf,
  ticksOf,
  toggled,
  waysOf,
} from "./model";
import { viewWith } from "./testing";

const NO_MATCH: readonly KingFace[] = ["red-gem", "red-animal", "green-gem", "green-gem"];
const THREE_REDS: readonly KingFace[] = ["red-gem", "red-animal", "red-animal", "blue-flower"];
/** A face that shows the colour or the symbol. */
const faceShowing = (word: string): KingFace => {
  const face = FACES.find((one) => one.split("-").includes(word));
  if (face === undefined) throw new Error(`no face shows ${word}`);
  return face;
};
const afterRoll = (rolls: number, faces: readonly KingFace[], changes = {}) =>
  viewWith({ phase: "choose", rolls, faces, ...changes });

describe("a card and the dice", () => {
  test("three greens are met by green gem, green flower, green gem and any fourth die [example 1]", () => {
    expect(meets(cardNumbered(10), ["green-gem", "green-flower", "green-gem", "blue-animal"])).toBe(true);
  });

  test("flower, flower, gem, animal are met whatever the colours are [example 2]", () => {
    expect(meets(cardNumbered(36), ["blue-flower", "blue-flower", "red-gem", "red-animal"])).toBe(true);
  });

  test("two reds do not meet three reds [example 3, first roll]", () => {
    expect(cardsMet(afterRoll(1, NO_MATCH))).toEqual([]);
  });

  test("a third red after the second roll meets three reds [example 3, second roll]", () => {
    expect(cardsMet(afterRoll(2, THREE_REDS))).toEqual([9]);
  });

  test("one die fills one slot only, however often the card asks for its word", () => {
    expect(slotsMet(cardNumbered(9), ["red-gem", "blue-flower"])).toEqual([true, false, false]);
  });

  test("all 40 cards are met by the dice that show exactly what they ask for", () => {
    const unmet = KING_CARDS.filter((card) => !meets(card, card.asks.map(faceShowing)));
    expect(unmet).toEqual([]);
  });

  test("four green gems meet the cards of three greens and of three gems, and no other of the 40", () => {
    const met = KING_CARDS.filter((card) => meets(card, ["green-gem", "green-gem", "green-gem", "green-gem"]));
    expect(met.map((card) => card.number)).toEqual([10, 29]);
  });

  test("red gem, red animal, green flower, blue flower meet these of the 40, counted by hand", () => {
    const met = KING_CARDS.filter((card) => meets(card, ["red-gem", "red-animal", "green-flower", "blue-flower"]));
    // two reds, a green, a blue; two flowers, a gem, an animal
    expect(met.map((card) => card.number)).toEqual([1, 2, 3, 4, 12, 13, 21, 22, 27, 28, 36, 37]);
  });

  test("a card that is not in the deck is an error", () => {
    expect(() => cardNumbered(41)).toThrow("1 to 40");
  });

  test("lizards are those printed, not the animals that a card asks for [KJ-R5]", () => {
    expect(lizardsIn([1, 9, 38])).toBe(6);
  });
});

describe("what may be done", () => {
  test("a turn starts with a roll of all four dice [KJ-2]", () => {
    expect(waysOf(viewWith({}), true)).toMatchObject({ roll: "first", mayKeep: false, mayEnd: false, takes: [] });
  });

  test("without a match dice may be kept and rolled again, or the turn ended [KJ-4, KJ-R8]", () => {
    expect(waysOf(afterRoll(1, NO_MATCH), true)).toMatchObject({
      roll: "again",
      mayKeep: true,
      mayEnd: true,
      takes: [],
    });
  });

  test("a match is taken: no roll, no end [KJ-R2]", () => {
    const ways = waysOf(afterRoll(1, THREE_REDS), true);
    expect(ways).toMatchObject({ roll: "none", mayKeep: false, mayEnd: false, takes: [9] });
  });

  test("a match may be declined where the table says so [KJ-R2]", () => {
    const view = afterRoll(1, THREE_REDS, { variant: { may_decline: true } });
    expect(waysOf(view, true)).toMatchObject({ roll: "again", takes: [9], mayEnd: false });
  });

  test("the crown wakes after a second roll without a match [KJ-9]", () => {
    expect(waysOf(afterRoll(2, NO_MATCH), true)).toMatchObject({ roll: "none", crown: "now", mayKeep: true });
  });

  test("the crown sleeps after the first roll", () => {
    expect(waysOf(afterRoll(1, NO_MATCH), true).crown).toBe("later");
  });

  test("the crown is not needed where a card is met", () => {
    expect(waysOf(afterRoll(2, THREE_REDS), true).crown).toBe("needless");
  });

  test("a spent crown leaves only the end of the turn", () => {
    const ways = waysOf(afterRoll(2, NO_MATCH, { crowns: [2] }), true);
    expect(ways).toMatchObject({ roll: "none", crown: "spent", mayKeep: false, mayEnd: true });
  });

  test("without the help every card and every key is tried by the server", () => {
    const ways = waysOf(afterRoll(1, THREE_REDS), false);
    expect(ways).toMatchObject({ roll: "again", takes: [9, 11], mayEnd: true });
  });

  test("in the turn of another seat nothing may be done", () => {
    const ways = waysOf(afterRoll(1, THREE_REDS, { in_turn: 2 }), true);
    expect(ways).toMatchObject({ roll: "none", mayKeep: false, mayEnd: false, takes: [] });
  });

  test("who watches may do nothing", () => {
    expect(waysOf(viewWith({ seat: 0 }), true)).toMatchObject({ roll: "none", takes: [] });
  });
});

describe("the sentence and the steps", () => {
  test("one met card is to be taken", () => {
    expect(askOf(afterRoll(1, THREE_REDS), true)).toBe("take");
  });

  test("of two met cards one is to be taken [KJ-5]", () => {
    expect(askOf(afterRoll(1, THREE_REDS, { face_up: [9, 4] }), true)).toBe("takeEither");
  });

  test("without the help the sentence does not tell whether a card is met", () => {
    expect(askOf(afterRoll(1, THREE_REDS), false)).toBe(askOf(afterRoll(1, NO_MATCH), false));
  });

  test("after two rolls with a spent crown the turn can only end", () => {
    expect(askOf(afterRoll(2, NO_MATCH, { crowns: [] }), true)).toBe("end");
  });

  test("after the first roll the second is now", () => {
    expect(stepsOf(afterRoll(1, NO_MATCH), true).map((step) => step.state)).toEqual(["done", "now", "open"]);
  });

  test("the roll in motion is now", () => {
    const view = viewWith({ phase: "rolling", rolls: 1, faces: [null, null, null, null] });
    expect(stepsOf(view, true).map((step) => step.state)).toEqual(["now", "open", "open"]);
  });

  test("no step is left to go where a card is met", () => {
    expect(stepsOf(afterRoll(1, THREE_REDS), true).map((step) => step.state)).toEqual(["done", "open", "open"]);
  });

  test("the crown's step is gone with the crown of the seat in turn", () => {
    expect(stepsOf(viewWith({ crowns: [2] }), true).at(-1)?.state).toBe("gone");
  });

  test("the crown's own roll is now while it rolls, though the crown is spent", () => {
    const view = viewWith({ phase: "rolling", rolls: 3, crowns: [2], faces: ["red-gem", null, null, null] });
    expect(stepsOf(view, true).map((step) => step.state)).toEqual(["done", "done", "now"]);
  });
});

describe("ticks on a card", () => {
  test("dice that are not kept tick nothing", () => {
    expect(ticksOf(cardNumbered(9), afterRoll(1, NO_MATCH), [])).toEqual([false, false, false]);
  });

  test("kept dice tick the slots that they fill", () => {
    expect(ticksOf(cardNumbered(9), afterRoll(1, NO_MATCH), [0, 1])).toEqual([true, true, false]);
  });

  test("a met card is ticked wholly, kept or not", () => {
    expect(ticksOf(cardNumbered(9), afterRoll(1, THREE_REDS), [])).toEqual([true, true, true]);
  });

  test("while dice roll, those set aside tick", () => {
    const view = viewWith({ phase: "rolling", rolls: 2, faces: ["red-gem", null, null, null] });
    expect(ticksOf(cardNumbered(9), view, [])).toEqual([true, false, false]);
  });
});

describe("dice that tumble on this screen only", () => {
  const rolling = viewWith({ phase: "rolling", rolls: 1, faces: [null, null, null, null] });

  test("faces that have come are held back while the dice tumble", () => {
    expect(heldBack(afterRoll(1, NO_MATCH), rolling, true)).toBe(rolling);
  });

  test("faces are shown once the tumble is over", () => {
    const rested = afterRoll(1, NO_MATCH);
    expect(heldBack(rested, rolling, false)).toBe(rested);
  });

  test("a table that has gone on is never held back", () => {
    const later = viewWith({ turns: 2, in_turn: 2 });
    expect(heldBack(later, rolling, true)).toBe(later);
  });

  test("another roll of the same turn is not mistaken for this one", () => {
    const second = afterRoll(2, NO_MATCH);
    expect(heldBack(second, rolling, true)).toBe(second);
  });

  test("dice in the hand are no roll", () => {
    expect(rollOf(1, viewWith({}))).toBe("");
  });
});

describe("small things", () => {
  test("kept dice stay in the order of their places", () => {
    expect(toggled([2], 0)).toEqual([0, 2]);
  });

  test("a kept die that is tapped is kept no longer", () => {
    expect(toggled([0, 2], 2)).toEqual([0]);
  });

  test("an ended turn can be asked back before the next roll", () => {
    expect(mayTakeBack(viewWith({ in_turn: 2 }), { type: "turn_missed", rule: "KJ-R8", seat: 1 })).toBe(true);
  });

  test("the ended turn of another seat cannot be asked back", () => {
    expect(mayTakeBack(viewWith({}), { type: "turn_missed", rule: "KJ-R8", seat: 2 })).toBe(false);
  });

  test("nothing is asked back once the dice roll", () => {
    const view = viewWith({ phase: "rolling", in_turn: 2, rolls: 1 });
    expect(mayTakeBack(view, { type: "turn_missed", rule: "KJ-R8", seat: 1 })).toBe(false);
  });

  test("the own courtyard comes last, the others in the order of turns", () => {
    expect(seatsInOrder(viewWith({ seat: 2, castles: [[], [], [], []] }))).toEqual([3, 4, 1, 2]);
  });

  test("who watches sees the courtyards as the seats sit", () => {
    expect(seatsInOrder(viewWith({ seat: 0, castles: [[], [], []] }))).toEqual([1, 2, 3]);
  });
});
