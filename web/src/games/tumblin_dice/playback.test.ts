import { expect, test } from "vitest";
import type { Flight, Tumbled, TumblinEvent } from "../../wire.gen";
import type { TumblinSeen } from "./names";
import { type Clock, LATE_MS, LINGER_MS, Playback } from "./playback";
import { historyOf, landed, lies, seenWith, straightWay, thrown, viewWith } from "./testing";

const DURATION_MS = 1000;
const FLIGHT: Flight = { duration_ms: DURATION_MS, dice: ["red-1"], frames: "", thrown: "red-1" };
const TUMBLED: Tumbled = { type: "tumbled", match: 1, round: 1, flight: FLIGHT };
const at = (x: number) => ({ at_mm: [x, 0, 33.4], turn: [1, 0, 0, 0] }) as const;
const WAY = straightWay(DURATION_MS, { "red-1": [at(62), at(480)] });

/** Time that stands until it is told to go on. */
class Hand implements Clock {
  #nowMs = 0;
  #calls: { readonly atMs: number; readonly call: () => void }[] = [];
  isStill = false;

  now(): number {
    return this.#nowMs;
  }

  isCalm(): boolean {
    return this.isStill;
  }

  after(ms: number, call: () => void): () => void {
    const one = { atMs: this.#nowMs + ms, call };
    this.#calls.push(one);
    return () => {
      this.#calls = this.#calls.filter((other) => other !== one);
    };
  }

  passes(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const due = this.#calls.filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (due === undefined) break;
      this.#calls = this.#calls.filter((one) => one !== due);
      this.#nowMs = due.atMs;
      due.call();
    }
    this.#nowMs = untilMs;
  }
}

const THROWN = [thrown(1, "red-1")] as const;
const RESTS = [landed(1, "red-1", 3, 3)] as const;
const settling = (): TumblinSeen =>
  seenWith(viewWith({ phase: "settle", in_turn: 0, thrown: "red-1" }), historyOf(THROWN), 1);
const flying = (): TumblinSeen => withFlight(settling());
const resting = (...more: readonly TumblinEvent[]): TumblinSeen =>
  withFlight(
    seenWith(
      viewWith({ in_turn: 2, turn: 2, number: 2, board: [lies("red-1", 3, 3)] }),
      historyOf(THROWN, [...RESTS, ...more]),
      2,
    ),
  );

function withFlight(seen: TumblinSeen, tumbled = TUMBLED): TumblinSeen {
  return { ...seen, history: { ...seen.history, tumbled } };
}

async function begun(isStill = false) {
  const clock = new Hand();
  clock.isStill = isStill;
  const playback = new Playback(clock, () => Promise.resolve(WAY));
  playback.hears(settling());
  playback.hears(flying());
  await Promise.resolve();
  return { clock, playback };
}

test("a flight goes its way from the moment it comes", async () => {
  const { clock, playback } = await begun();
  clock.passes(400);
  expect(playback.playing.value?.mode).toBe("live");
  expect(playback.positionMs()).toBe(400);
});

test("at its end it waits for what the table says", async () => {
  const { clock, playback } = await begun();
  clock.passes(DURATION_MS + 300);
  expect(playback.positionMs()).toBe(DURATION_MS);
  playback.hears(resting());
  expect([playback.playing.value, playback.shown.value?.update.revision]).toEqual([null, 2]);
});

test("what it came to is shown when it is over here, not before", async () => {
  const { clock, playback } = await begun();
  clock.passes(900);
  playback.hears(resting());
  expect(playback.shown.value?.update.revision).toBe(1);
  clock.passes(100);
  expect([playback.playing.value, playback.shown.value?.update.revision]).toEqual([null, 2]);
});

test("a flight that came late is cut off after a while", async () => {
  const { clock, playback } = await begun();
  playback.hears(resting());
  clock.passes(LATE_MS - 1);
  expect(playback.playing.value).not.toBeNull();
  clock.passes(1);
  expect([playback.playing.value, playback.shown.value?.update.revision]).toEqual([null, 2]);
});

test("with less motion dice are at their ends at once", async () => {
  const { playback } = await begun(true);
  expect(playback.positionMs()).toBe(DURATION_MS);
});

test("a flight that cannot be read leaves the dice where they rest", async () => {
  const clock = new Hand();
  const playback = new Playback(clock, () => Promise.reject(new RangeError("no pictures")));
  playback.hears(settling());
  playback.hears(flying());
  await new Promise((done) => setTimeout(done));
  playback.hears(resting());
  expect([playback.playing.value, playback.shown.value?.update.revision]).toEqual([null, 2]);
});

test("whoever comes later can watch the last throw again, but it does not play by itself", async () => {
  const playback = new Playback(new Hand(), () => Promise.resolve(WAY));
  playback.hears(resting());
  await Promise.resolve();
  expect(playback.playing.value).toBeNull();
  expect(playback.last.value?.flight).toBe(FLIGHT);
  expect(playback.last.value?.before.board).toEqual([]); // the thrown die did not lie there before
});

test("a flight of the throw before is not taken for the one under way", async () => {
  const playback = new Playback(new Hand(), () => Promise.resolve(WAY));
  const next = seenWith(
    viewWith({ phase: "settle", in_turn: 0, thrown: "white-1", number: 2, board: [lies("red-1", 3, 3)] }),
    historyOf(THROWN, RESTS, [thrown(2, "white-1")]),
    3,
  );
  playback.hears(withFlight(next));
  await Promise.resolve();
  expect(playback.playing.value).toBeNull();
});

async function watched() {
  const { clock, playback } = await begun();
  playback.hears(resting());
  clock.passes(DURATION_MS);
  playback.again();
  return { clock, playback };
}

test("again it goes a quarter as fast, and stands at its end", async () => {
  const { clock, playback } = await watched();
  clock.passes(400);
  expect(playback.positionMs()).toBe(100);
  clock.passes(4 * DURATION_MS);
  expect(playback.playing.value).toMatchObject({ mode: "again", isPaused: true });
  expect(playback.positionMs()).toBe(DURATION_MS);
  playback.pause(false);
  expect(playback.positionMs()).toBe(0);
});

test("it can be held, sent to a moment, and made faster without a jump", async () => {
  const { clock, playback } = await watched();
  clock.passes(400);
  playback.setRate(1);
  expect(playback.positionMs()).toBe(100);
  clock.passes(50);
  playback.pause(true);
  clock.passes(5000);
  expect(playback.positionMs()).toBe(150);
  playback.seek(720);
  expect(playback.positionMs()).toBe(720);
  playback.close();
  expect(playback.playing.value).toBeNull();
});

test("a new throw ends what is watched again", async () => {
  const { playback } = await watched();
  const next = seenWith(
    viewWith({ phase: "settle", in_turn: 0, thrown: "white-1", number: 2, board: [lies("red-1", 3, 3)] }),
    historyOf(THROWN, RESTS, [thrown(2, "white-1")]),
    3,
  );
  const flight = { ...FLIGHT, dice: ["white-1"], thrown: "white-1" };
  playback.hears(withFlight(next, { ...TUMBLED, round: 2, flight }));
  await Promise.resolve();
  expect(playback.playing.value?.mode).toBe("live");
  playback.close();
  expect(playback.playing.value?.mode).toBe("live");
});

test("dice that settle again are a flight of their own, on what lies there since", async () => {
  const { clock, playback } = await begun();
  const loosened = { type: "loosened", rule: "TD-R10", dice: ["red-1"] } as const;
  const loose = seenWith(
    viewWith({ phase: "settle", in_turn: 0, loose: ["red-1"], board: [lies("red-1", 3, 3)] }),
    historyOf(THROWN, [...RESTS, loosened]),
    2,
  );
  clock.passes(DURATION_MS);
  playback.hears(withFlight(loose));
  expect(playback.shown.value?.update.revision).toBe(2);
  playback.hears(withFlight(loose, { ...TUMBLED, flight: { ...FLIGHT, thrown: "" } }));
  await Promise.resolve();
  expect(playback.playing.value?.before.board.map(({ die }) => die)).toEqual(["red-1"]);
});

const NEXT_QUARTER: TumblinEvent = {
  type: "quarter_begun",
  rule: "TD-7",
  quarter: 2,
  overtime: 0,
  order: [2, 1, 3, 4],
};
const cleared = (): TumblinSeen =>
  withFlight(seenWith(viewWith({ quarter: 2, number: 2 }), historyOf(THROWN, [...RESTS, NEXT_QUARTER]), 2));

test("the board of a quarter that is over stays for a while, as it came to lie", async () => {
  const { clock, playback } = await begun();
  clock.passes(DURATION_MS);
  playback.hears(cleared());
  expect(playback.lingering.value?.board).toEqual([{ die: "red-1", face: 3, level: 3, crossed: true, pose: at(480) }]);
  clock.passes(LINGER_MS);
  expect(playback.lingering.value).toBeNull();
});

test("it is cleared as soon as somebody throws", async () => {
  const { clock, playback } = await begun();
  clock.passes(DURATION_MS);
  playback.hears(cleared());
  const next = viewWith({ quarter: 2, number: 2, phase: "settle", in_turn: 0, thrown: "white-1" });
  playback.hears(withFlight(seenWith(next, historyOf(THROWN, RESTS, [thrown(2, "white-1")]), 3)));
  expect(playback.lingering.value).toBeNull();
});

test("a move that is taken back clears all of it", async () => {
  const { playback } = await begun();
  const before = seenWith(viewWith(), historyOf(), 3);
  playback.hears({ ...before, update: { ...before.update, undos: 1 } });
  expect([playback.playing.value, playback.last.value]).toEqual([null, null]);
  expect(playback.shown.value?.update.undos).toBe(1);
});
