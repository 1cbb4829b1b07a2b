import { expect, test } from "vitest";
import { historyWith, peopleWith, seatWith, updateWith } from "../model/testing";
import type { GhostGrab, Outgoing } from "../wire.gen";
import { Crew, type PlayerNow } from "./crew";
import { welcome } from "./page.testing";
import { FakeScreen, FakeWorld } from "./testing";

const playing = peopleWith({ status: "playing", match: 1, seats: [seatWith(1), seatWith(2), seatWith(3)] });
const grab: GhostGrab = { type: "grab", throw: 1, figures: ["ghost"] };
const shown = updateWith({ revision: 6, after: 5, round: 3 });

/** A device whose players sit in the seats 1, 2, and so on. */
class Device {
  readonly worlds: FakeWorld[] = [];
  readonly screen = new FakeScreen();
  readonly heard: string[] = [];
  now: readonly PlayerNow[] = [];
  readonly names = new Map<number, () => string>();
  readonly crew = new Crew(
    {
      outsideOf: (player, name) => {
        this.names.set(player, name);
        const world = new FakeWorld();
        this.worlds[player] = world;
        return world;
      },
      screen: this.screen,
    },
    {
      changed: (players) => {
        this.now = players;
      },
      heard: (player, message) => this.heard.push(`${player} ${message.type}`),
    },
    "7k3f9qzx",
    false,
  );

  world(player: number): FakeWorld {
    const world = this.worlds[player];
    if (world === undefined) throw new Error(`no player ${player}`);
    return world;
  }

  async enters(player: number): Promise<void> {
    await this.world(player).pass(0);
    const { socket } = this.world(player);
    socket.open();
    const youAre: Outgoing = { type: "you_are", seat: player + 1, is_host: player === 0 };
    socket.hears(welcome, youAre, playing, historyWith(1), updateWith({ revision: 5, after: 4, round: 3 }));
  }

  hears(player: number, ...messages: readonly Outgoing[]): void {
    this.world(player).socket.hears(...messages);
  }

  revisions(): readonly (number | undefined)[] {
    return this.now.map(({ state }) => state.update?.revision);
  }

  /** What was said of claims. */
  since(player: number): readonly (number | null | undefined)[] {
    return this.world(player).socket.said.flatMap((one) => (one.type === "act" ? [one.since_shown_ms] : []));
  }

  painted(player: number): readonly number[] {
    return this.world(player).socket.said.flatMap((one) => (one.type === "painted" ? [one.revision] : []));
  }

  paints(atMs: number): void {
    this.screen.draws(atMs - 16);
    this.screen.draws(atMs);
  }
}

async function deviceOf(companions: number): Promise<Device> {
  const device = new Device();
  const numbers = Array.from({ length: companions }, (_, place) => place + 1);
  device.crew.start(numbers.map((number) => ({ number, name: `P${number}` })));
  for (const player of [0, ...numbers]) await device.enters(player);
  device.crew.bringsOf = ({ revision }) => (revision >= 6 ? "race" : "nothing");
  device.heard.length = 0;
  return device;
}

test("the others come in after the first player", async () => {
  const device = new Device();
  device.crew.start([{ number: 1, name: "Mika" }]);
  expect(device.worlds).toHaveLength(1);
  await device.enters(0);
  expect(device.worlds).toHaveLength(2);
  expect(device.names.get(1)?.()).toBe("Mika");
  await device.enters(1);
  expect(device.now.map(({ number, state }) => [number, state.seat])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("who plays alone sees each update at once", async () => {
  const device = await deviceOf(0);
  device.hears(0, shown);
  expect(device.revisions()).toEqual([6]);
});

test("an update is shown when all lines have brought it, and heard then", async () => {
  const device = await deviceOf(2);
  device.hears(1, shown);
  device.hears(0, shown);
  expect(device.revisions()).toEqual([5, 5, 5]);
  expect(device.heard).toEqual([]);
  device.hears(2, shown);
  expect(device.revisions()).toEqual([6, 6, 6]);
  expect(device.heard).toEqual(["0 update", "1 update", "2 update"]);
});

test("a line that keeps the others waiting is waited for only once", async () => {
  const device = await deviceOf(1);
  device.hears(0, shown);
  await device.world(0).pass(7);
  expect(device.revisions()).toEqual([5, 5]);
  await device.world(0).pass(1);
  expect(device.revisions()).toEqual([6, 5]);
  device.hears(0, updateWith({ revision: 7, after: 6, round: 3 }));
  expect(device.revisions()).toEqual([7, 5]);
});

test("a line that has caught up is waited for again", async () => {
  const device = await deviceOf(1);
  device.hears(0, shown);
  await device.world(0).pass(8);
  device.hears(1, shown);
  device.hears(0, updateWith({ revision: 7, after: 6, round: 3 }));
  expect(device.revisions()).toEqual([6, 6]);
});

test("a line that is away is not waited for", async () => {
  const device = await deviceOf(1);
  device.world(1).socket.breaks();
  device.hears(0, shown);
  expect(device.revisions()).toEqual([6, 5]);
});

test("all tell the same picture, and count from it", async () => {
  const device = await deviceOf(1);
  device.hears(0, shown);
  device.hears(1, shown);
  device.paints(1032);
  expect([device.painted(0), device.painted(1)]).toEqual([[6], [6]]);
  device.screen.nowMs = 1600;
  device.crew.act(0, grab, 1532);
  device.crew.act(1, grab, 1562);
  expect([device.since(0), device.since(1)]).toEqual([[500], [530]]);
});

test("who was late to be told counts from when the others saw it on the same screen", async () => {
  const device = await deviceOf(1);
  device.hears(0, shown);
  await device.world(0).pass(8);
  device.paints(1032);
  device.hears(1, shown);
  device.paints(1132);
  device.screen.nowMs = 1600;
  device.crew.act(1, grab, 1532);
  expect(device.since(1)).toEqual([500]);
});

test("an act is the player's own", async () => {
  const device = await deviceOf(1);
  device.crew.act(1, { type: "throw" });
  expect(device.world(0).socket.said.some(({ type }) => type === "act")).toBe(false);
  expect(device.world(1).socket.said.at(-1)).toMatchObject({ type: "act", action: { type: "throw" } });
  expect(device.now.map(({ state }) => state.pending.length)).toEqual([0, 1]);
});

test("claims of one picture are sent before anything changes", async () => {
  const device = await deviceOf(1);
  device.hears(0, shown);
  device.hears(1, shown);
  device.paints(1032);
  device.screen.nowMs = 1600;
  const before = device.now;
  device.crew.act(0, grab, 1532);
  device.crew.act(1, grab, 1532);
  expect([device.since(0), device.since(1)]).toEqual([[500], [500]]);
  device.hears(0, { type: "claimed", id: "the first" });
  expect(device.now).toBe(before);
  device.screen.draws(1616);
  expect(device.now.map(({ state }) => state.pending.length)).toEqual([1, 1]);
  expect(device.now.map(({ state }) => state.isClaimed)).toEqual([true, false]);
});

test("what one at a device is told, all hear: the time of each of them counts from the end of the longest telling", async () => {
  const device = await deviceOf(1);
  const seats = [seatWith(1, { die_ms: 600 }), seatWith(2, { die_ms: 850 }), seatWith(3)];
  device.hears(0, { ...playing, seats }, shown);
  device.hears(1, { ...playing, seats }, shown);
  expect(device.crew.raceBeganMs()).toBe(1000);
  device.paints(1032);
  device.screen.nowMs = 6050;
  device.crew.act(0, grab, 6050);
  device.crew.act(1, grab, 6050);
  expect([device.since(0), device.since(1)]).toEqual([[800], [800]]);
});

test("who is taken from the device is heard no more, and not waited for", async () => {
  const device = await deviceOf(1);
  device.crew.drop(1);
  expect(device.world(1).socket.isClosed).toBe(true);
  device.hears(0, shown);
  expect(device.revisions()).toEqual([6]);
});

test("another name is asked of the table, and stands on the next ticket", async () => {
  const device = await deviceOf(1);
  device.crew.rename(1, "Lea");
  expect(device.world(1).socket.said.at(-1)).toMatchObject({ type: "rename", name: "Lea" });
  expect(device.names.get(1)?.()).toBe("Lea");
});

test("everybody comes in anew after another tab had the table", async () => {
  const device = await deviceOf(1);
  device.crew.start([{ number: 1, name: "P1" }]);
  await device.enters(0);
  await device.enters(1);
  expect(device.revisions()).toEqual([5, 5]);
});
