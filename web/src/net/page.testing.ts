/** For tests: a page at a table, in a fake world. */
import { nothingKnown, type TableState } from "../model/table";
import { historyWith, peopleWith, thrown, updateWith } from "../model/testing";
import type { Outgoing } from "../wire.gen";
import { Connection } from "./connection";
import type { Line } from "./outside";
import { type FakeShelf, FakeWorld } from "./testing";

export const welcome: Outgoing = { type: "welcome", protocol: 1 };
export const youAre: Outgoing = { type: "you_are", seat: 1, is_host: true };

export class Page {
  readonly world: FakeWorld;
  readonly lines: Line[] = [];
  readonly heard: Outgoing[] = [];
  state: TableState = nothingKnown;
  isClosing = false;
  readonly connection: Connection;

  constructor(shelf?: FakeShelf) {
    this.world = new FakeWorld(shelf);
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
