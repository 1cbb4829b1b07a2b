/** What a page says of its own chain of links, and when. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { LINKS, linkBefore, SEAT } from "../dice/chains";
import { peopleWith, updateWith } from "../model/testing";
import type { Anchor, Incoming, Link } from "../wire.gen";
import { Page, welcome, youAre } from "./page.testing";
import { FakeShelf } from "./testing";

const waiting = peopleWith();
const playing = peopleWith({ status: "playing", match: 1 });
const finished = peopleWith({ status: "finished", match: 1 });
const asks = (link: number | null, other = {}) => updateWith({ revision: 5, after: 4, link, ...other });

function anchors(page: Page): readonly string[] {
  return page.world.socket.said.flatMap((one) => (one.type === "anchor" ? [one.anchor] : []));
}

function links(page: Page): readonly Link[] {
  return page.world.socket.said.flatMap((one) => (one.type === "link" ? [one] : []));
}

const types = (said: readonly Incoming[]): readonly string[] => said.map(({ type }) => type);

/** Whether a link leads back to an anchor in as many steps as it says. */
function leadsTo({ counter, link }: Link, anchor: string): boolean {
  let before: Uint8Array = hexToBytes(link);
  for (let step = 0; step < counter; step += 1) before = linkBefore(SEAT, before);
  return bytesToHex(before) === anchor;
}

/** Sits down at a table that waits. */
async function sitting(shelf?: FakeShelf): Promise<Page> {
  const page = new Page(shelf);
  page.connection.start();
  await page.world.pass(0);
  page.world.socket.open();
  page.world.socket.hears(welcome, youAre, waiting);
  return page;
}

/** Comes to a table where match 1 goes on. */
async function inMatch(shelf?: FakeShelf, update = asks(null)): Promise<Page> {
  const page = new Page(shelf);
  await page.plays(update);
  return page;
}

test("whoever has a seat at a table that waits says an anchor, once", async () => {
  const page = await sitting();
  page.world.socket.hears(peopleWith({ watching: 1 }));
  expect(types(page.world.socket.said)).toEqual(["enter", "anchor"]);
});

test("who watches says none, until they sit down", async () => {
  const page = new Page();
  page.connection.start();
  await page.world.pass(0);
  page.world.socket.open();
  page.world.socket.hears(welcome, { type: "you_are", seat: 0, is_host: false }, waiting);
  expect(anchors(page)).toEqual([]);
  page.world.socket.hears({ type: "you_are", seat: 2, is_host: false });
  expect(anchors(page)).toHaveLength(1);
});

test("who changes the seat says the same anchor again", async () => {
  const page = await sitting();
  page.world.socket.hears({ type: "you_are", seat: 2, is_host: false });
  const [first, second, ...more] = anchors(page);
  expect(second).toBe(first);
  expect(more).toEqual([]);
});

test("the links that a match asks for lead back to the anchor", async () => {
  const page = await sitting();
  page.world.socket.hears(playing, asks(1, { revision: 1, after: 0 }));
  page.world.socket.hears(asks(2, { revision: 2, after: 1 }), asks(null, { revision: 3, after: 2 }));
  const [anchor = "", ...more] = anchors(page);
  expect(more).toEqual([]);
  expect(links(page).map(({ counter }) => counter)).toEqual([1, 2]);
  for (const link of links(page)) expect(leadsTo(link, anchor)).toBe(true);
});

test("a question that stands in two updates is answered once, and again after a second", async () => {
  const page = await inMatch(undefined, asks(1, { at_ms: 7000 }));
  page.world.socket.hears(asks(1, { revision: 6, after: 5, at_ms: 7999 }));
  expect(links(page)).toHaveLength(1);
  page.world.socket.hears(asks(1, { revision: 7, after: 6, at_ms: 8000 }));
  expect(links(page).map(({ counter }) => counter)).toEqual([1, 1]);
});

test("after a reconnect the anchor comes first, then the same link once more", async () => {
  const page = await inMatch(undefined, asks(1));
  const before = page.world.socket.said.filter(isOfChain);
  page.world.socket.breaks();
  await page.world.pass(250);
  page.enters(asks(1));
  expect(page.world.socket.said.filter(isOfChain)).toEqual(before);
  expect(types(page.world.socket.said)).toEqual(["enter", "anchor", "link"]);
});

test("a reload goes on with the chain", async () => {
  const shelf = new FakeShelf();
  const before = await inMatch(shelf, asks(1));
  const after = await inMatch(shelf, asks(2));
  expect(anchors(after)).toEqual(anchors(before));
  expect(links(after).map(({ counter }) => counter)).toEqual([2]);
  expect(leadsTo(links(after)[0] ?? { type: "link", counter: 0, link: "" }, anchors(before)[0] ?? "")).toBe(true);
});

test("a reload between sitting down and the start keeps the anchor", async () => {
  const shelf = new FakeShelf();
  const before = await sitting(shelf);
  const after = await sitting(shelf);
  expect(anchors(after)).toEqual(anchors(before));
});

test("a second tab goes on where the first one was, and the first where the second was", async () => {
  const shelf = new FakeShelf();
  const first = await inMatch(shelf, asks(1));
  const second = await inMatch(shelf, asks(2));
  first.world.socket.hears({ type: "gone", why: "replaced", sentence: "…" });
  second.world.socket.hears(asks(3, { revision: 6, after: 5 }));
  first.connection.start();
  await first.world.pass(0);
  first.enters(asks(4, { revision: 7, after: 6 }));
  expect(anchors(first)).toEqual(anchors(second));
  expect(links(first).map(({ counter }) => counter)).toEqual([4]);
});

test("without what the device remembered a match goes on with a new chain", async () => {
  const before = await inMatch(new FakeShelf(), asks(1));
  const after = await inMatch(new FakeShelf(), asks(2));
  const [anchor = ""] = anchors(after);
  expect(anchors(before)).not.toContain(anchor);
  expect(links(after)).toEqual([]);
  after.world.socket.hears(asks(1, { revision: 6, after: 5 }));
  expect(links(after).map((link) => [link.counter, leadsTo(link, anchor)])).toEqual([[1, true]]);
});

test("a new chain that was not taken, as a draw was being made, is said again", async () => {
  const page = await inMatch(new FakeShelf(), asks(7));
  page.world.socket.hears(asks(8, { revision: 6, after: 5 }));
  expect(new Set(anchors(page)).size).toBe(1);
  expect(anchors(page).length).toBeGreaterThan(1);
});

test.each([1, 2, 5, LINKS + 1])(
  "a chain that has shown three links is replaced when number %i is asked for",
  async (asked) => {
    const shelf = new FakeShelf();
    const page = await inMatch(shelf, asks(1));
    page.world.socket.hears(asks(2, { revision: 6, after: 5 }), asks(3, { revision: 7, after: 6 }));
    page.world.socket.hears(asks(asked, { revision: 8, after: 7 }));
    const [old, fresh, ...more] = anchors(page);
    expect(fresh).not.toBe(old);
    expect(more).toEqual([]);
    expect(links(page)).toHaveLength(3);
    expect(shelf.recall("7k3f9qzx")).toMatchObject({ match: 1, given: 0 });
  },
);

test("a long match passes the end of a chain: the last link serves, and then the first one of another", async () => {
  const shelf = new FakeShelf();
  shelf.remember("7k3f9qzx", { match: 1, secret: "5e".repeat(32), given: LINKS - 1 });
  const page = await inMatch(shelf, asks(LINKS));
  page.world.socket.hears(asks(LINKS + 1, { revision: 6, after: 5 }));
  page.world.socket.hears(asks(1, { revision: 7, after: 6 }), asks(2, { revision: 8, after: 7 }));
  const [first, second, ...more] = anchors(page);
  const [last, ...fresh] = links(page);
  expect(more).toEqual([]);
  expect(last?.counter).toBe(LINKS);
  expect(leadsTo(last ?? { type: "link", counter: 0, link: "" }, first ?? "")).toBe(true);
  expect(fresh.map((one) => [one.counter, leadsTo(one, second ?? "")])).toEqual([
    [1, true],
    [2, true],
  ]);
});

test("each match has a chain of its own, said as soon as the one before is over", async () => {
  const page = await inMatch(undefined, asks(1));
  page.world.socket.hears(finished);
  const [first, second] = anchors(page);
  expect(second).not.toBe(first);
  page.world.socket.hears(peopleWith({ status: "playing", match: 2 }), asks(1, { match: 2, revision: 1, after: 0 }));
  expect(anchors(page)).toHaveLength(2);
  expect(leadsTo(links(page).at(-1) ?? { type: "link", counter: 0, link: "" }, second ?? "")).toBe(true);
});

test("a table that is opened again for changes keeps the chain of the next match", async () => {
  const page = await inMatch();
  page.world.socket.hears(finished, peopleWith({ status: "waiting", match: 1 }));
  expect(anchors(page)).toHaveLength(2);
});

test("what the server said of all links before is kept with the link that was given", async () => {
  const shelf = new FakeShelf();
  const page = await inMatch(shelf, asks(1, { transcript: "ab".repeat(32) }));
  page.world.socket.hears(asks(2, { revision: 6, after: 5, transcript: "cd".repeat(32) }));
  page.world.socket.hears(asks(null, { revision: 7, after: 6 }));
  expect(shelf.told("7k3f9qzx", 1)).toBe("cd".repeat(32));
});

test("what is remembered is remembered before it is said", async () => {
  const shelf = new FakeShelf();
  const page = await inMatch(shelf);
  let atSaying = -1;
  const { socket } = page.world;
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    atSaying = shelf.recall("7k3f9qzx")?.given ?? -1;
    send(text);
  };
  socket.hears(asks(1, { revision: 6, after: 5 }));
  expect(atSaying).toBe(1);
});

function isOfChain(message: Incoming): message is Anchor | Link {
  return message.type === "anchor" || message.type === "link";
}
