import { beforeEach, expect, test } from "vitest";
import { SOUND_NAMES } from "./names";
import { MOST_IMPACTS, MOST_VOICES, Player } from "./player";
import { FakeContext } from "./testing/context";

let context: FakeContext;
let player: Player;
/** Master and limiter stay connected. */
const LASTING = 2;

beforeEach(() => {
  context = new FakeContext();
  player = new Player(context as unknown as AudioContext); // all of it that a player needs
});

/** What has been started so far comes to its end. */
function allEnd(): void {
  for (const source of context.started) source.onended?.();
}

test("a voice that has ended leaves no node behind", () => {
  const some = SOUND_NAMES.slice(0, MOST_VOICES - 1);
  for (const name of some) player.play({ name, pan: 0.5 });
  player.impact(0.7, -0.4);
  expect(player.voices).toBe(some.length + 1);
  allEnd();
  expect(player.voices).toBe(0);
  expect(context.connected.size).toBe(LASTING);
});

test("the oldest voice makes room when there are too many", () => {
  for (let count = 0; count < MOST_VOICES + 5; count += 1) player.play({ name: "grab" });
  expect(player.voices).toBe(MOST_VOICES);
  expect(context.connected.size).toBe(LASTING + 2 * MOST_VOICES);
});

test("dice that all hit at once are not all heard, and never drive out another sound", () => {
  player.play({ name: "win" });
  for (let count = 0; count < 100; count += 1) player.impact(1, 0);
  expect(player.voices).toBe(MOST_IMPACTS + 1);
  expect(context.connected).toContain(context.started[0]);
});

test.each([0, -1, Number.NaN, 0.001])("a hit of strength %d cannot be heard", (strength) => {
  player.impact(strength, 0);
  expect(context.started).toEqual([]);
});

test("a hit from nowhere in particular comes from the middle, and one from far off from that side", () => {
  player.impact(1, Number.NaN);
  expect(context.connected.size).toBe(LASTING + 2);
  player.impact(1, 9);
  expect([...context.connected].map((node) => node.pan.value)).toContain(1);
});

test("a harder hit is louder, and none is louder than the hardest", () => {
  const loudness = (strength: number): number => {
    context.connected.clear();
    player.impact(strength, 0);
    const [, gain] = [...context.connected];
    return gain?.gain.value ?? 0;
  };
  expect(loudness(0.4)).toBeLessThan(loudness(0.8));
  expect(loudness(5)).toBe(1);
});

test("a wave is computed once, and a roll once for each way in which it falls", () => {
  for (let count = 0; count < 6; count += 1) player.play({ name: "grab" });
  expect(context.buffers).toBe(1);
  for (let count = 0; count < 6; count += 1) player.play({ name: "roll", dice: 4, ms: 800 });
  expect(context.buffers).toBe(3);
});

test("in idle moments all waves but rolls are made, one by one", () => {
  let moments = 0;
  while (player.prepare()) moments += 1;
  expect(moments).toBe(SOUND_NAMES.length - 1);
  expect(context.buffers).toBe(moments);
});

test("a sound can wait", () => {
  player.play({ name: "coin", delayMs: 500 });
  expect(context.started[0]?.startsAtS).toBe(10.5);
});

test("dice that lie end their roll, but no other sound", () => {
  player.play({ name: "roll", dice: 5, ms: 1200 });
  player.play({ name: "grab" });
  const [, , roll, grab] = [...context.connected].filter((node) => node.startsAtS === null);
  expect([roll?.gain.value, grab?.gain.value]).toEqual([1, 1]);
  player.play({ name: "rest" });
  expect([roll?.gain.value, grab?.gain.value]).toEqual([0, 1]);
});

test("a row is broken off, with what waits of it, and nothing else is", () => {
  player.play({ name: "points" });
  for (const delayMs of [0, 400, 800]) player.play({ name: "ghost", isOfRow: true, delayMs });
  expect(player.voices).toBe(4);
  player.endRow();
  expect(player.voices).toBe(1);
});

test("hush ends all that sounds and all that waits", () => {
  player.play({ name: "win" });
  player.play({ name: "coin", delayMs: 500 });
  player.hush();
  expect(player.voices).toBe(0);
  expect(context.connected.size).toBe(LASTING);
});

test("half of the loudness is a quarter of the pressure, and none is silence", () => {
  const [master] = [...context.connected];
  const full = master?.gain.value ?? 0;
  player.volume = 0.5;
  expect(master?.gain.value).toBeCloseTo(full / 4);
  player.volume = 0;
  expect(master?.gain.value).toBe(0);
});
