import { expect, test } from "vitest";
import { nothingKnown } from "../model/table";
import { peopleWith, updateWith } from "../model/testing";
import { PROTOCOL, type Why } from "../wire.gen";
import { RefusedError, UnreachableError } from "./errors";
import { Page, welcome, youAre } from "./page.testing";

test("the first word is enter, with a fresh ticket", async () => {
  const page = new Page();
  page.connection.start();
  await page.world.pass(0);
  page.world.socket.open();
  expect(page.world.socket.said).toEqual([
    { type: "enter", protocol: PROTOCOL, ticket: "ticket 1", table: "7k3f9qzx", watches: false },
  ]);
});

test("nothing is shown before the whole table is known", async () => {
  const page = new Page();
  page.connection.start();
  await page.world.pass(0);
  page.world.socket.open();
  page.world.socket.hears(welcome, youAre, peopleWith({ status: "playing", match: 1 }));
  expect(page.state).toBe(nothingKnown);
  page.world.socket.hears(updateWith());
  expect(page.state).toMatchObject({ seat: 1, people: { match: 1 }, update: { match: 1 } });
  expect(page.line).toBe("open");
});

test("a table that waits is whole without a match", async () => {
  const page = new Page();
  page.connection.start();
  await page.world.pass(0);
  page.world.socket.open();
  page.world.socket.hears(welcome, youAre, peopleWith());
  expect(page.line).toBe("open");
});

test("a match without an update is shown after a second all the same", async () => {
  const page = new Page();
  page.connection.start();
  await page.world.pass(0);
  page.world.socket.open();
  page.world.socket.hears(welcome, youAre, peopleWith({ status: "finished", match: 1 }));
  await page.world.pass(1000);
  expect(page.line).toBe("open");
});

test("a lost line comes back by itself with a new ticket", async () => {
  const page = new Page();
  await page.plays();
  page.world.socket.breaks();
  expect(page.line).toBe("wavering");
  await page.world.pass(250);
  page.enters();
  expect(page.line).toBe("open");
  expect(page.world.socket.said[0]).toMatchObject({ type: "enter", ticket: "ticket 2" });
});

test("the table stays on the screen while the line is away", async () => {
  const page = new Page();
  await page.plays();
  page.world.socket.breaks();
  expect(page.state.update).toMatchObject({ revision: 5 });
});

test("two seconds without a line are told", async () => {
  const page = new Page();
  await page.plays();
  page.world.tickets.push(...Array.from({ length: 9 }, () => new UnreachableError()));
  page.world.socket.breaks();
  await page.world.pass(1999);
  expect(page.line).toBe("wavering");
  await page.world.pass(1);
  expect(page.line).toBe("lost");
});

test("tries get rarer while there is no network", async () => {
  const page = new Page();
  await page.plays();
  page.world.tickets.push(...Array.from({ length: 9 }, () => new UnreachableError()));
  page.world.socket.breaks();
  await page.world.pass(250 + 500 + 1000 + 2000 - 1);
  expect(page.world.tickets).toHaveLength(6);
});

test("a network that is back is tried at once", async () => {
  const page = new Page();
  await page.plays();
  page.world.tickets.push(...Array.from({ length: 6 }, () => new UnreachableError()));
  page.world.socket.breaks();
  await page.world.pass(20000);
  page.world.socket.breaks();
  page.connection.hurry();
  await page.world.pass(0);
  page.enters();
  expect(page.line).toBe("open");
});

test("a page that was asleep for long enters anew when it is looked at", async () => {
  const page = new Page();
  await page.plays();
  await page.world.pass(20000);
  page.connection.hurry();
  await page.world.pass(0);
  expect(page.world.sockets).toHaveLength(2);
});

test("a page that heard something lately keeps its line when it is looked at", async () => {
  const page = new Page();
  await page.plays();
  await page.world.pass(5000);
  page.connection.hurry();
  await page.world.pass(0);
  expect(page.world.sockets).toHaveLength(1);
});

test("a line that falls silent after it was measured is renewed", async () => {
  const page = new Page();
  await page.plays();
  page.world.socket.hears({ type: "links", seats: [null], yours: null, cap_ms: 350 });
  await page.world.pass(15000);
  expect(page.world.sockets).toHaveLength(2);
});

test.each<Why>(["replaced", "barred", "unknown_table", "old_page", "server_full", "table_locked", "table_full"])(
  "who is gone as %s does not come back by itself",
  async (why) => {
    const page = new Page();
    await page.plays();
    page.world.socket.hears({ type: "gone", why, sentence: "…" });
    await page.world.pass(60000);
    expect(page.line).toBe("ended");
    expect(page.state.gone).toMatchObject({ why });
    expect(page.world.sockets).toHaveLength(1);
  },
);

test("a tab that was replaced can be used instead", async () => {
  const page = new Page();
  await page.plays();
  page.world.socket.hears({ type: "gone", why: "replaced", sentence: "…" });
  page.connection.start();
  await page.world.pass(0);
  page.enters();
  expect(page.line).toBe("open");
  expect(page.state.gone).toBeNull();
});

test("a server that closes is waited for", async () => {
  const page = new Page();
  await page.plays();
  page.world.socket.hears({ type: "gone", why: "closing", sentence: "…" });
  expect(page.isClosing).toBe(true);
  await page.world.pass(250);
  page.enters();
  expect(page.isClosing).toBe(false);
  expect(page.line).toBe("open");
});

test("a ticket that is refused for want of a cookie ends it", async () => {
  const page = new Page();
  page.world.tickets.push(new RefusedError("no_ticket", "No cookie."));
  page.connection.start();
  await page.world.pass(0);
  expect(page.line).toBe("ended");
  expect(page.state.gone).toMatchObject({ why: "no_ticket" });
});

test("a ticket that has run out is replaced by a new one, but not for ever", async () => {
  const page = new Page();
  page.connection.start();
  await page.world.pass(0);
  for (let turn = 0; turn < 3; turn += 1) {
    page.world.socket.open();
    page.world.socket.hears({ type: "gone", why: "no_ticket", sentence: "…" });
    await page.world.pass(5000);
  }
  expect(page.world.sockets).toHaveLength(3);
  expect(page.line).toBe("ended");
});

test("who has missed something enters anew, silently", async () => {
  const page = new Page();
  await page.plays();
  page.world.socket.hears(updateWith({ revision: 9, after: 8 }));
  await page.world.pass(0);
  expect(page.world.sockets).toHaveLength(2);
  page.enters(updateWith({ revision: 9, after: 8 }));
  expect(page.lines).toEqual(["connecting", "open", "wavering", "open"]);
});

test("a word of an old socket is not heard", async () => {
  const page = new Page();
  await page.plays();
  const old = page.world.socket;
  old.breaks();
  await page.world.pass(250);
  page.enters();
  old.hears(updateWith({ revision: 99, after: 5 }));
  old.breaks();
  expect(page.state.update).toMatchObject({ revision: 5 });
  expect(page.line).toBe("open");
});

test("who stops is not brought back", async () => {
  const page = new Page();
  await page.plays();
  page.connection.stop();
  await page.world.pass(60000);
  expect(page.world.sockets).toHaveLength(1);
  expect(page.world.socket.isClosed).toBe(true);
});
