/** What a page sends, and what becomes of it when the line breaks. */
import { expect, test } from "vitest";
import { peopleWith, updateWith } from "../model/testing";
import type { GhostGrab, Outgoing } from "../wire.gen";
import { Page } from "./page.testing";

const grab: GhostGrab = { type: "grab", throw: 1, figures: ["ghost"] };

test("an act names the round and the undos that were seen", async () => {
  const page = new Page();
  await page.plays(updateWith({ revision: 5, after: 4, round: 7, undos: 2 }));
  page.connection.act(grab, 431.5);
  expect(page.world.socket.said.at(-1)).toMatchObject({
    type: "act",
    action: grab,
    round: 7,
    undos: 2,
    since_shown_ms: 431.5,
  });
  expect(page.state.pending).toHaveLength(1);
});

test("a claim is followed by two empty frames, five and ten milliseconds later", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, 431.5);
  await page.world.pass(4);
  expect(page.world.socket.empty).toBe(0);
  await page.world.pass(1);
  expect(page.world.socket.empty).toBe(1);
  await page.world.pass(5);
  expect(page.world.socket.empty).toBe(2);
});

test("a claim whose time is not known is one all the same", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, null);
  await page.world.pass(10);
  expect(page.world.socket.said.at(-1)).toMatchObject({ type: "act", since_shown_ms: null });
  expect(page.world.socket.empty).toBe(2);
});

test("a move in turn has no frames after it", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act({ type: "throw" });
  await page.world.pass(10);
  expect(page.world.socket.empty).toBe(0);
});

test("a throw is sent with its aim, and is no claim", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act({ type: "throw" }, undefined, { speed_m_s: 1.2, face: 5 });
  await page.world.pass(10);
  expect(page.world.socket.said.at(-1)).toMatchObject({ type: "act", aim: { speed_m_s: 1.2, face: 5 } });
  expect(page.world.socket.said.at(-1)).not.toHaveProperty("since_shown_ms");
  expect(page.world.socket.empty).toBe(0);
});

test("the frames after a claim do not go into the next line", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, 400);
  page.world.socket.breaks();
  await page.world.pass(300);
  expect(page.world.sockets.map(({ empty }) => empty)).toEqual([0, 0]);
});

test("what was painted is told by those who have a seat, while there is a line", async () => {
  const page = new Page();
  await page.plays();
  page.connection.painted(5);
  expect(page.world.socket.said.at(-1)).toEqual({ type: "painted", revision: 5 });
  page.world.socket.hears({ type: "you_are", seat: 0, is_host: false });
  page.connection.painted(6);
  expect(page.world.socket.said.at(-1)).toEqual({ type: "painted", revision: 5 });
});

test("an act that was not answered is sent again with the same id", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, 400);
  const before = page.acts();
  page.world.socket.breaks();
  await page.world.pass(250);
  page.enters();
  expect(page.acts()).toEqual(before);
  expect(page.state.pending.map((one) => one.id)).toEqual(before);
});

test("an act is not sent again into a newer round", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, 400);
  page.world.socket.breaks();
  await page.world.pass(250);
  page.enters(updateWith({ revision: 9, after: 8, round: 2 }));
  expect(page.acts()).toEqual([]);
});

test("an act is not sent again into another match", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, 400);
  page.world.socket.breaks();
  await page.world.pass(250);
  page.enters(updateWith({ match: 2 }));
  expect(page.acts()).toEqual([]);
});

test.each<(id: string) => Outgoing>([
  (id) => ({ type: "claimed", id }),
  (id) => ({ type: "not_allowed", id, rule: "GB-R5", why: "Too early." }),
  (id) => ({ type: "denied", id, why: "flood", sentence: "Too fast." }),
])("an act that was answered is not sent again (%#)", async (answer) => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, 400);
  page.world.socket.hears(answer(page.acts()[0] ?? ""));
  page.world.socket.breaks();
  await page.world.pass(250);
  page.enters();
  expect(page.acts()).toEqual([]);
});

test("a claim is still sent again after another seat's claim was told", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act(grab, 400);
  page.world.socket.hears(updateWith({ revision: 6, after: 5 }));
  page.world.socket.breaks();
  await page.world.pass(250);
  page.enters(updateWith({ revision: 6, after: 5 }));
  expect(page.acts()).toHaveLength(1);
});

test("a move in turn is not sent again after it was followed by an update", async () => {
  const page = new Page();
  await page.plays();
  page.connection.act({ type: "throw" });
  page.world.socket.hears(updateWith({ revision: 6, after: 5 }));
  page.world.socket.breaks();
  await page.world.pass(250);
  page.enters(updateWith({ revision: 6, after: 5 }));
  expect(page.acts()).toEqual([]);
});

test("what is pressed while the line wavers goes out when it is back", async () => {
  const page = new Page();
  await page.plays();
  page.world.socket.breaks();
  page.connection.act(grab, 400);
  await page.world.pass(250);
  page.enters();
  expect(page.acts()).toHaveLength(1);
});

test("a wish that is pressed twice before the table has answered is sent once", async () => {
  const page = new Page();
  await page.plays();
  page.connection.wish({ type: "start" });
  page.connection.wish({ type: "start" });
  expect(page.world.socket.said.filter(({ type }) => type === "start")).toHaveLength(1);
});

test("the same wish is sent again once the table has answered", async () => {
  const page = new Page();
  await page.plays();
  page.connection.wish({ type: "start" });
  page.world.socket.hears(peopleWith({ status: "playing", match: 1 }));
  page.connection.wish({ type: "start" });
  expect(page.world.socket.said.filter(({ type }) => type === "start")).toHaveLength(2);
});

test("a wish without a line is not sent", async () => {
  const page = new Page();
  await page.plays();
  page.connection.wish({ type: "ready", is_ready: true });
  page.world.socket.breaks();
  page.connection.wish({ type: "ready", is_ready: false });
  expect(page.world.socket.said.at(-1)).toMatchObject({ type: "ready", is_ready: true });
});
