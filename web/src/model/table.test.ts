import { expect, test } from "vitest";
import type { Act, Tumbled } from "../wire.gen";
import { nothingKnown, reduce, sent, type TableState } from "./table";
import { historyWith, peopleWith, thrown, updateWith } from "./testing";

const playing: TableState = reduce(nothingKnown, updateWith({ revision: 5, after: 4 }));

test("a welcome forgets everything", () => {
  expect(reduce(playing, { type: "welcome", protocol: 1 })).toEqual(nothingKnown);
});

test("I learn my seat and whether I am host", () => {
  expect(reduce(nothingKnown, { type: "you_are", seat: 3, is_host: true })).toMatchObject({ seat: 3, isHost: true });
});

test("the newest people are the people", () => {
  const people = peopleWith({ watching: 2 });
  expect(reduce(nothingKnown, people).people).toBe(people);
});

test("of each seat what it said last is kept, in the order in which it was said", () => {
  const hello = { type: "said", seat: 2, word: "hello" } as const;
  const oops = { type: "said", seat: 1, word: "oops" } as const;
  const again = { type: "said", seat: 2, word: "again" } as const;
  const state = [hello, oops, again].reduce<TableState>(reduce, playing);
  expect(state.said).toEqual([oops, again]);
  expect(state.update).toBe(playing.update);
});

test("links are kept", () => {
  const yours = { rtt_ms: 20, steady: "steady", is_doubted: false } as const;
  const links = { type: "links", seats: [yours, null], yours, cap_ms: 350 } as const;
  expect(reduce(nothingKnown, links).links).toBe(links);
});

test("an update that follows the one before is taken without asking anew", () => {
  expect(reduce(playing, updateWith({ revision: 6, after: 5 }))).toMatchObject({
    isBehind: false,
    update: { revision: 6 },
  });
});

test("an update that follows one that never came shows that I am behind", () => {
  expect(reduce(playing, updateWith({ revision: 9, after: 7 })).isBehind).toBe(true);
});

test("an update after somebody sat down between two updates is none missed", () => {
  expect(reduce(playing, updateWith({ revision: 7, after: 4 })).isBehind).toBe(false);
});

test("a new match from its beginning is none missed", () => {
  expect(reduce(playing, updateWith({ match: 2, revision: 3, after: 0 })).isBehind).toBe(false);
});

test("a new match whose beginning was missed shows that I am behind", () => {
  expect(reduce(playing, updateWith({ match: 2, revision: 9, after: 8 })).isBehind).toBe(true);
});

test("what is told is added to the history", () => {
  const known = reduce(nothingKnown, historyWith(1, thrown));
  const told = reduce(known, updateWith({ revision: 2, after: 1, events: [thrown] })).history?.told;
  expect(told?.map((one) => one.revision)).toEqual([1, 2]);
});

test("an update that comes twice is told once", () => {
  const once = reduce(nothingKnown, updateWith({ revision: 2, events: [thrown] }));
  expect(reduce(once, updateWith({ revision: 2, events: [thrown] })).history?.told).toHaveLength(1);
});

test("a new match begins a new history", () => {
  const first = reduce(nothingKnown, updateWith({ events: [thrown] }));
  expect(reduce(first, updateWith({ match: 2 })).history).toMatchObject({ match: 2, told: [{ events: [] }] });
});

test("a race that was judged is kept with what was told, the newest word of each round", () => {
  const known = reduce(nothingKnown, historyWith(1, thrown));
  const first = reduce(known, { type: "race", round: 1, lanes: [] });
  const both = reduce(first, { type: "race", round: 2, lanes: [] });
  const anew = reduce(both, { type: "race", round: 1, lanes: [{ seat: 1 }] });
  expect(both.history?.races.map(({ round }) => round)).toEqual([1, 2]);
  expect(anew.history?.races).toMatchObject([{ round: 2 }, { round: 1, lanes: [{ seat: 1 }] }]);
  expect(anew.history?.told).toBe(known.history?.told);
});

test("races stay when more is told, and go with their match", () => {
  const raced = reduce(reduce(nothingKnown, historyWith(1, thrown)), { type: "race", round: 1, lanes: [] });
  expect(reduce(raced, updateWith({ revision: 2, after: 1 })).history?.races).toHaveLength(1);
  expect(reduce(raced, updateWith({ match: 2 })).history?.races).toEqual([]);
});

test("a race of a match of which nothing was told is none", () => {
  expect(reduce(nothingKnown, { type: "race", round: 1, lanes: [] })).toEqual(nothingKnown);
});

const throws: Act = { type: "act", id: "a", action: { type: "throw" }, round: 1, undos: 0 };

test("an act is pending until something happens", () => {
  const asked = sent(playing, throws);
  expect(asked.pending).toEqual([{ id: "a", isClaim: false }]);
  expect(reduce(asked, updateWith({ revision: 6, after: 5 })).pending).toEqual([]);
});

test("a claim is pending until it is answered or the round is over, whatever others do", () => {
  const claims = sent(playing, { ...throws, since_shown_ms: null });
  expect(reduce(claims, updateWith({ revision: 6, after: 5 })).pending).toHaveLength(1);
  expect(reduce(claims, updateWith({ revision: 6, after: 5, round: 2 })).pending).toEqual([]);
  expect(reduce(claims, { type: "not_allowed", id: "a", rule: "GB-R6", why: "Late." }).pending).toEqual([]);
});

test("a refusal is shown until I act again", () => {
  const refused = reduce(sent(playing, throws), { type: "not_allowed", id: "a", rule: "GB-1", why: "No." });
  expect(refused).toMatchObject({ pending: [], refused: { why: "No." } });
  expect(sent(refused, { ...throws, id: "b" }).refused).toBeNull();
});

test("a claim stays a claim in its round", () => {
  const claimed = reduce(sent(playing, throws), { type: "claimed", id: "a" });
  expect(claimed).toMatchObject({ pending: [], isClaimed: true });
  expect(reduce(claimed, updateWith({ revision: 6, after: 5 })).isClaimed).toBe(true);
  expect(reduce(claimed, updateWith({ revision: 6, after: 5, round: 2 })).isClaimed).toBe(false);
});

test("a claim is over when something of mine has happened in its round, and not when something of others has", () => {
  const seated: TableState = { ...playing, seat: 2 };
  const claimed = reduce(sent(seated, throws), { type: "claimed", id: "a" });
  const grabbed = (seat: number) =>
    updateWith({ revision: 6, after: 5, events: [{ type: "grabbed", rule: "GB-5", seat, throw: 1 }] });
  expect(reduce(claimed, grabbed(1)).isClaimed).toBe(true);
  expect(reduce(claimed, grabbed(2)).isClaimed).toBe(false);
});

test("what the table denies is no longer pending", () => {
  const denied = { type: "denied", id: "a", why: "not_host", sentence: "Only the host." } as const;
  expect(reduce(sent(playing, throws), denied).pending).toEqual([]);
});

test("a question for a take-back stands until it is closed", () => {
  const asked = reduce(playing, { type: "take_back_asked", seat: 2 });
  expect(asked.takeBack).toBe(2);
  expect(reduce(asked, { type: "take_back_closed", seat: 2, agreed: false }).takeBack).toBe(0);
});

test("a bot that failed changes nothing", () => {
  expect(reduce(playing, { type: "bot_failed", seat: 2, why: "raised" })).toBe(playing);
});

test("who is gone knows why", () => {
  const gone = { type: "gone", why: "replaced", sentence: "Another tab." } as const;
  expect(reduce(playing, gone).gone).toBe(gone);
});

const tumbled: Tumbled = {
  type: "tumbled",
  match: 1,
  round: 1,
  flight: { duration_ms: 900, dice: ["red-1"], frames: "", thrown: "red-1" },
};

test("the newest way of dice is kept, also over the updates that follow", () => {
  const known = reduce(reduce(nothingKnown, historyWith(1)), tumbled);
  expect(known.history?.tumbled).toBe(tumbled);
  expect(reduce(known, updateWith({ revision: 2, after: 1 })).history?.tumbled).toBe(tumbled);
});

test("the way of dice of another match is not of this one", () => {
  const known = reduce(nothingKnown, historyWith(1));
  expect(reduce(known, { ...tumbled, match: 2 }).history?.tumbled).toBeNull();
  const next = reduce(reduce(known, tumbled), updateWith({ match: 2, revision: 1, after: 0 }));
  expect(next.history?.tumbled).toBeNull();
});
