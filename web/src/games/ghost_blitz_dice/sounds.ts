/** What a throw sounds like. A grab is heard by its own hand alone: of others nothing is told before the verdict. Pure. */
import { unreachable } from "../../model/unreachable";
import type { Sound } from "../../sound/names";
import {
  GHOST_FIGURES,
  type GhostClosed,
  type GhostEvent,
  type GhostFigure,
  type GhostJudged,
  type GhostScored,
  type GhostView,
} from "../../wire.gen";
import type { GameSounds } from "../gameui";

/** The default of the game's `throw_ms`. */
const THROW_MS = 1200;
const DICE = 5;
/** What follows a verdict is heard after it. */
const [THEN_MS, LAST_MS] = [350, 900];

export const sounds: GameSounds<"ghost_blitz_dice"> = {
  heard: ({ events, view }) => {
    const isVerdict = events.some((event) => event.type === "closed");
    return events.flatMap((event) => soundsOf(event, view, isVerdict));
  },
  pressed: (action) =>
    action.type === "grab" ? action.figures.map((figure) => ({ name: "grab", pitch: pitchOf(figure) })) : [],
};

/** Each figure is a little higher than the one before it: it is only heard by who took it. */
function pitchOf(figure: GhostFigure): number {
  return 0.8 + 0.1 * GHOST_FIGURES.indexOf(figure);
}

function soundsOf(event: GhostEvent, view: GhostView, isVerdict: boolean): readonly Sound[] {
  switch (event.type) {
    case "thrown":
      return [{ name: "roll", dice: DICE, ms: view.variant.throw_ms ?? THROW_MS }];
    case "shown":
      return [{ name: "rest" }];
    case "closed":
    case "judged":
    case "scored":
      return soundsOfVerdict(event, view.seat);
    case "turn":
      return event.seat === view.seat ? [{ name: "turn", delayMs: isVerdict ? LAST_MS : 0 }] : [];
    case "reordered":
      return [{ name: "flip", loudness: 0.6 }];
    case "ended":
      return [{ name: "win", loudness: event.winners.includes(view.seat) ? 1 : 0.5, delayMs: LAST_MS }];
    case "grabbed":
    case "answer":
    case "paid":
    case "reported":
    case "voided":
    case "departed":
      return [];
    default:
      return unreachable(event);
  }
}

function soundsOfVerdict(event: GhostClosed | GhostJudged | GhostScored, mine: number): readonly Sound[] {
  switch (event.type) {
    case "closed":
      if (event.right === mine && mine > 0) return [{ name: "points" }];
      return event.right > 0 ? [{ name: "late", loudness: 0.35, delayMs: THEN_MS }] : [];
    case "judged":
      return event.seat === mine && event.verdict === "wrong" ? [{ name: "wrong" }] : [];
    case "scored":
      if (event.source !== "jackpot") return [];
      return [{ name: "coin", loudness: event.seat === mine ? 0.8 : 0.4, delayMs: THEN_MS }];
    default:
      return unreachable(event);
  }
}
