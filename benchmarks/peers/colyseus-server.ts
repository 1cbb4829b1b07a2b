/** Colyseus's own server, as it is, with the smallest room that races, by messages: its state is sent every 50 ms. */

import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Client, Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { DiceMessage, VerdictMessage } from "./adapters/colyseus.ts";

const DICE = 5;

class Race extends Room {
  private readonly seats = new Map<string, number>();
  private round = 0;
  private winner: number | null = null;

  override onCreate(): void {
    this.onMessage("throw", () => this.thrown());
    this.onMessage("grab", (client: Client, round: number) => this.grabbed(client, round));
  }

  override onJoin(client: Client, options: { seat: number }): void {
    this.seats.set(client.sessionId, options.seat);
  }

  private thrown(): void {
    this.round += 1;
    this.winner = null;
    const faces = Array.from({ length: DICE }, () => randomInt(1, 7));
    this.broadcast("dice", { round: this.round, faces } satisfies DiceMessage);
  }

  private grabbed(client: Client, round: number): void {
    const seat = this.seats.get(client.sessionId);
    if (seat === undefined || round !== this.round || this.winner !== null) return;
    this.winner = seat;
    this.broadcast("verdict", { round, winner: seat } satisfies VerdictMessage);
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("race", Race);
await server.listen(0, "127.0.0.1");
console.log(`serves http://127.0.0.1:${(http.address() as AddressInfo).port}`);
