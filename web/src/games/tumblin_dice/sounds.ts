/** What the game sounds like: each blow of a throw as it is seen, and what a throw came to. Pure. */
import type { Ground } from "../../sound/dice";
import type { Sound } from "../../sound/names";
import { type Hit, TUMBLIN_BOARD, type TumblinEvent, type TumblinView } from "../../wire.gen";
import type { GameSounds } from "../gameui";
import type { Way } from "./frames";

/** The hardest blow that dice give each other, in m/s; from here on they are as loud as can be. */
const HARDEST_M_S = 1.6;

/** A blow, as loud as it was, from the side where it was. */
export interface Blow {
  readonly strength: number;
  readonly pan: number;
  readonly ground: Ground;
}

/** Blows from just after one moment up to another; of a time that went back, none. */
export function blowsBetween(hits: readonly Hit[], way: Way, fromMs: number, toMs: number): readonly Blow[] {
  return hits
    .filter(([atMs]) => atMs > fromMs && atMs <= toMs)
    .map(([atMs, die, other, strength]) => ({
      strength: Math.min(1, strength / HARDEST_M_S) ** 0.7,
      pan: panOf(way, isDie(die) ? die : other, atMs),
      ground: groundOf(die, other),
    }));
}

const isDie = (name: string): boolean => name.includes("-");

function groundOf(one: string, other: string): Ground {
  if (isDie(one) && isDie(other)) return "die";
  return one === "floor" || other === "floor" ? "felt" : "wood";
}

/** Who throws looks down the board: left is left. */
function panOf(way: Way, die: string, atMs: number): number {
  const half = TUMBLIN_BOARD.boxes[0]?.y_mm[1] ?? 1;
  return Math.max(-1, Math.min(1, -(way.poseAt(die, atMs)?.at_mm[1] ?? 0) / half)) * 0.6;
}

export const sounds: GameSounds<"tumblin_dice"> = {
  heard: ({ events, view }) => events.flatMap((event) => soundsOf(event, view)),
};

/** What a throw came to is told while its dice may still be seen to roll; it sounds when they lie. */
const LAST_MS = 500;

function soundsOf(event: TumblinEvent, view: TumblinView): readonly Sound[] {
  const isMine = "seat" in event && event.seat === view.seat;
  switch (event.type) {
    case "order_rolled":
      return [{ name: "roll", dice: event.faces.length, ms: 600 }];
    case "scored":
      return isMine && event.change > 0 ? [{ name: "points", delayMs: LAST_MS }] : [];
    case "stacked":
      return [{ name: "crown", loudness: 0.7, delayMs: LAST_MS / 2 }];
    case "removed":
      return isMine ? [{ name: "wrong", loudness: 0.5 }] : [];
    case "set_aside":
      return isMine ? [{ name: "wrong", loudness: 0.7 }] : [];
    case "ended":
      return [{ name: "win", loudness: event.winners.includes(view.seat) ? 1 : 0.5, delayMs: 2 * LAST_MS }];
    case "landed":
    case "moved":
      return view.in_turn === view.seat && view.seat > 0 && event.type === "landed"
        ? [{ name: "turn", loudness: 0.8, delayMs: LAST_MS }]
        : [];
    default:
      return [];
  }
}
