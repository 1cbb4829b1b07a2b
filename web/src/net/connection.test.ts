import { expect, test } from "vitest";
import { nothingKnown, type TableState } from "../model/table";
import { historyWith, peopleWith, thrown, updateWith } from "../model/testing";
import type { GhostGrab, Outgoing, Why } from "../wire.gen";
import { Connection } from "./connection";
import { RefusedError, UnreachableError } from "./errors";
import type { Line } from "./outside";
import { FakeWorld } from "./testing";

const welcome: Outgoing = { type: "welcome", protocol: 1, name: "Ada" };
const youAre: Outgoing = { type: "you_are", seat: 1, is_host: true };
const grab: GhostGrab = { type: "grab", throw: 1, figures: ["ghost"] };

class Page {
  readonly world = new FakeWorld();
  readonly lines: Line[] = [];
  readonly heard: Outgoing[] = [];
  state: TableState = nothingKnown;
  isClosing = false;
  readonly connection: Connection;

  constructor() {
    const listener = {
      changed: (state: TableState, line: Line, isClosing: boolean) => {
        this.state = state;
        this.isClosing = isClosing;
        if (this.lines.at(-1) !== line) this.lines.push(line);
      },
      heard: (message: Outgoing) => this.heard.push(message),
    };
    this.connection = new Connection(this.world, listener, "7k3f9qzx", false);
  }

  /** Enters, and hears what a table in a match says. */
  async plays(update = updateWith({ revision: 5, after: 4 })): Promise<void> {
    this.connection.start();
    await this.world.pass(0);
    this.enters(update);
  }

  enters(update = updateWith({ revision: 5, after: 4 })): void {
    this.world.socket.open();
    this.world.socket.hears(
      welcome,
      youAre,
      peopleWith({ status: "playing", match: 1 }),
      historyWith(1, thrown),
      update,
    );
  }

  get line(): Line | undefined {
    return this.lines.at(-1);
  }

  acts(): readonly string[] {
    return this.world.socket.said.flatMap((message) => (message.type === "act" ? [message.id] : []));
  }
}

test("the first word is enter, with a fresh ticket", async () => {
  const page = new Page();
  page.connection.start();
  await page.world.pass(0);
  page.world.socket.open();
  expect(page.world.socket.said).toEqual([
    { type: "enter", protocol: 1, ticket: "ticket 1", table: "7k3f9qzx", watches: false },
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
  page.world.socket.hears({ type: "links", rtt_ms: [20], yours_ms: 20 });
  await page.world.pass(15000);
  expect(page.world.sockets).toHaveLength(2);
});

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

test("a wish without a line is not sent, and says so", async () => {
  const page = new Page();
  await page.plays();
  expect(page.connection.wish({ type: "ready", is_ready: true })).toBe(true);
  expect(page.world.socket.said.at(-1)).toMatchObject({ type: "ready", is_ready: true });
  page.world.socket.breaks();
  expect(page.connection.wish({ type: "ready", is_ready: true })).toBe(false);
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
