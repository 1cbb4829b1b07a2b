import { expect, test } from "vitest";
import type { Enter } from "../wire.gen";
import { Connection, type Watches } from "./connection";
import { FakeWorld } from "./testing";

async function firstWord(watches: Watches): Promise<unknown> {
  const world = new FakeWorld();
  new Connection(world, { changed: () => undefined, heard: () => undefined }, "7k3f9qzx", watches).start();
  await world.pass(0);
  world.socket.open();
  return world.socket.said[0];
}

test("a shared screen says what it is, and looks on as others do who have no seat", async () => {
  expect(await firstWord("for all")).toMatchObject({
    type: "enter",
    watches: true,
    shows: true,
  } satisfies Partial<Enter>);
});

test.each([true, false])("whoever comes to look (%s) is no shared screen", async (watches) => {
  const said = await firstWord(watches);
  expect(said).toMatchObject({ type: "enter", watches });
  expect(said).not.toHaveProperty("shows");
});
