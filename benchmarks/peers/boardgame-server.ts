/** boardgame.io's own server, as it is, with the smallest game that races: five dice, and the first grab wins. */
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { Race } from "./adapters/boardgame.ts";

// Its parts are folders that only `require` finds.
const require = createRequire(import.meta.url);
const { INVALID_MOVE }: typeof import("boardgame.io/core", { with: { "resolution-mode": "require" }}) =
  require("boardgame.io/core");
const { Server }: typeof import("boardgame.io/server", { with: { "resolution-mode": "require" }}) =
  require("boardgame.io/server");

const DICE = 5;

const game: import("boardgame.io", { with: { "resolution-mode": "require" }}).Game<Race> = {
  name: "race",
  setup: () => ({ round: 0, dice: [], winner: null }),
  disableUndo: true, // it would keep every state for it
  turn: {
    activePlayers: { all: "race" },
    stages: {
      race: {
        moves: {
          throwDice: {
            move: ({ G, random }) => {
              G.round += 1;
              G.dice = random.D6(DICE);
              G.winner = null;
            },
            client: false,
          },
          grab: {
            move: ({ G, playerID }, round: number) => {
              if (round !== G.round || G.winner !== null) return INVALID_MOVE;
              G.winner = Number(playerID);
              return G;
            },
            client: false,
            ignoreStaleStateID: true, // else the second of two grabs is refused for the first one's change
          },
        },
      },
    },
  },
};

const { appServer } = await Server({ games: [game], origins: [/./] }).run(0);
console.log(`serves http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
