/** Colyseus by its own client and by messages. */
import { Client, type Room } from "@colyseus/sdk";
import type { Ears, Join, Table } from "./adapter.ts";

export interface DiceMessage {
  readonly round: number;
  readonly faces: readonly number[];
}

export interface VerdictMessage {
  readonly round: number;
  readonly winner: number;
}

export const joinColyseus: Join = async (_number, urls, ears) => {
  const rooms: Room[] = [];
  for (const [index, url] of urls.entries()) {
    const options = { seat: index + 1 };
    const client = new Client(url);
    const opened = rooms[0];
    const room = opened ? await client.joinById(opened.roomId, options) : await client.create("race", options);
    listen(room, index + 1, ears);
    rooms.push(room);
  }
  return new ColyseusTable(rooms);
};

function listen(room: Room, seat: number, ears: Ears): void {
  room.onMessage("dice", (message: DiceMessage) => ears.dice(seat, message.round));
  room.onMessage("verdict", ({ round, winner }: VerdictMessage) => ears.verdict(seat, round, { winner, grabs: 1 }));
  room.onLeave((code) => ears.failed(`Colyseus: the room closed with ${code}`));
  room.onError((code, message) => ears.failed(`Colyseus: ${code} ${message}`));
}

class ColyseusTable implements Table {
  private readonly rooms: readonly Room[];

  constructor(rooms: readonly Room[]) {
    this.rooms = rooms;
  }

  throwDice(): void {
    this.rooms[0]?.send("throw");
  }

  painted(): void {}

  grab(seat: number, round: number): void {
    this.rooms[seat - 1]?.send("grab", round);
  }
}
