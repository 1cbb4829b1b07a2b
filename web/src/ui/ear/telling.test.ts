/** Slots on a clock that is turned by hand. */
import { expect, test } from "vitest";
import { type TellingWorld, tellOn } from "./telling";

class FakeClock implements TellingWorld {
  nowMs = 0;
  #timers: { readonly atMs: number; readonly call: () => void }[] = [];

  now(): number {
    return this.nowMs;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { atMs: this.nowMs + ms, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** All that is due happens in order. */
  pass(ms: number): void {
    this.nowMs += ms;
    const due = this.#timers.filter(({ atMs }) => atMs <= this.nowMs).sort((one, other) => one.atMs - other.atMs);
    this.#timers = this.#timers.filter((one) => !due.includes(one));
    for (const { call } of due) call();
  }
}

function telling(startMs: number) {
  const clock = new FakeClock();
  clock.nowMs = startMs;
  const told: string[] = [];
  const stop = tellOn(clock, {
    count: 5,
    slotMs: 600,
    startMs,
    tell: (place) => told.push(`${place} at ${clock.nowMs - startMs}`),
    end: () => told.push(`end at ${clock.nowMs - startMs}`),
  });
  return { clock, told, stop };
}

test("each die has its slot, and the end is that of the last one", () => {
  const { clock, told } = telling(1000);
  for (let step = 0; step < 40; step += 1) clock.pass(step === 0 ? 0 : 100);
  expect(told).toEqual(["0 at 0", "1 at 600", "2 at 1200", "3 at 1800", "4 at 2400", "end at 3000"]);
});

test("a page that was busy tells the die of the slot that it is in, and ends when all end", () => {
  const { clock, told } = telling(0);
  clock.pass(0);
  clock.pass(1300);
  clock.pass(500);
  clock.pass(1200);
  expect(told).toEqual(["0 at 0", "2 at 1300", "3 at 1800", "end at 3000"]);
});

test("what is broken off tells nothing more, not even its end", () => {
  const { clock, told, stop } = telling(0);
  clock.pass(0);
  stop();
  clock.pass(9000);
  expect(told).toEqual(["0 at 0"]);
});
