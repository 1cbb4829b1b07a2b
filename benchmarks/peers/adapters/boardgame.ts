/** boardgame.io by its socket.io messages, without its client's own copy of the rules. */
import { io, type Socket } from "socket.io-client";
import type { Ears, Join, Table } from "./adapter.ts";

/** The game's state. */
export interface Race {
  round: number;
  dice: number[];
  /** Seats count from 0 here. */
  winner: number | null;
}

interface State {
  readonly G: Race;
  readonly _stateID: number;
}

export const joinBoardgame: Join = async (number, urls, ears) => {
  const seats: Seat[] = [];
  for (const [index, url] of urls.entries()) {
    const seat = new Seat(url, `table-${number}`, index, ears);
    await seat.sync(urls.length); // one after the other: the first one makes the match, and two at once would make two
    seats.push(seat);
  }
  return new BoardgameTable(seats);
};

class BoardgameTable implements Table {
  private readonly seats: readonly Seat[];

  constructor(seats: readonly Seat[]) {
    this.seats = seats;
  }

  throwDice(): void {
    this.seats[0]?.move("throwDice");
  }

  painted(): void {}

  grab(seat: number, round: number): void {
    this.seats[seat - 1]?.move("grab", round);
  }
}

class Seat {
  private readonly socket: Socket;
  private readonly match: string;
  private readonly player: string;
  private stateId = 0;

  constructor(url: string, match: string, index: number, ears: Ears) {
    const socket = io(`${url}/race`, { transports: ["websocket"], forceNew: true });
    this.socket = socket;
    this.match = match;
    this.player = String(index);
    socket.on("update", (_match: string, state: State) => this.hear(state, index + 1, ears));
    socket.on("connect_error", (error) => ears.failed(`boardgame.io: ${error.message}`));
    socket.on("disconnect", (why) => ears.failed(`boardgame.io: ${why}`));
  }

  /** Returns when the match is known. */
  async sync(people: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.socket.once("connect", () => this.socket.emit("sync", this.match, this.player, undefined, people));
      this.socket.once("sync", () => resolve());
    });
  }

  move(type: "throwDice" | "grab", ...args: number[]): void {
    const payload = { type, args, playerID: this.player };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.stateId, this.match, this.player);
  }

  private hear(state: State, seat: number, ears: Ears): void {
    this.stateId = state._stateID;
    ears.dice(seat, state.G.round);
    if (state.G.winner !== null) ears.verdict(seat, state.G.round, { winner: state.G.winner + 1, grabs: 1 });
  }
}
