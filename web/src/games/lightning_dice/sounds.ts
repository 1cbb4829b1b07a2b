/**
 * What a card sounds like: own dice and own calls at the press; rivals' dice from afar, their calls not before the
 * verdict. Whether dice fit is nothing that can be heard. Pure.
 */
import { unreachable } from "../../model/unreachable";
import type { Sound } from "../../sound/names";
import type {
  Action,
  LightningCallVoided,
  LightningEvent,
  LightningMatched,
  LightningMissed,
  LightningNasty,
  LightningNice,
  LightningView,
} from "../../wire.gen";
import type { GameSounds } from "../gameui";
import { DICE, rollMsOf } from "./model";

/** Rivals roll all the time. */
const FAR = 0.18;
const [THEN_MS, LAST_MS] = [500, 900];

export const sounds: GameSounds<"lightning_dice"> = {
  heard: ({ events, view }) => events.flatMap((event) => soundsOf(event, view)),
  pressed: (action, { view }) => soundsOfPress(action, view),
};

function soundsOfPress(action: Action, view: LightningView): readonly Sound[] {
  switch (action.type) {
    case "roll": {
      const kept = "keep" in action ? (action.keep?.length ?? 0) : 0;
      return [{ name: "roll", dice: DICE - kept, ms: rollMsOf(view.variant, view.seat) }];
    }
    case "got_it":
    case "bonus":
    case "thunder":
      return [{ name: "shout" }];
    default:
      return [];
  }
}

function soundsOf(event: LightningEvent, view: LightningView): readonly Sound[] {
  switch (event.type) {
    case "flipped":
    case "broken_off":
      return [{ name: "flip" }];
    case "new_pile":
    case "skipped":
      return [{ name: "flip", loudness: 0.6 }];
    case "rolled": {
      const ms = rollMsOf(view.variant, event.seat);
      return event.seat === view.seat ? [] : [{ name: "roll", dice: event.dice.length, ms, loudness: FAR }];
    }
    case "matched":
    case "nice":
    case "missed":
    case "nasty":
    case "call_voided":
      return soundsOfVerdict(event, view.seat);
    case "ended":
      return [{ name: "win", loudness: event.winners.includes(view.seat) ? 1 : 0.5, delayMs: LAST_MS }];
    case "flip_ordered":
    case "rested":
    case "picked_up":
    case "called":
    case "faces_read":
    case "voted":
    case "sanctioned":
    case "fined":
    case "departed":
      return [];
    default:
      return unreachable(event);
  }
}

type Verdict = LightningMatched | LightningNice | LightningMissed | LightningNasty | LightningCallVoided;

function soundsOfVerdict(event: Verdict, mine: number): readonly Sound[] {
  switch (event.type) {
    case "matched":
    case "nice":
      return event.seat === mine ? [{ name: "points" }] : theirs(event.seat, { name: "points", loudness: 0.35 });
    case "missed":
      return event.seat === mine ? [{ name: "wrong" }] : theirs(event.seat, { name: "wrong", loudness: 0.3 });
    case "call_voided":
      return event.seat === mine ? [{ name: "wrong", loudness: 0.5 }] : [];
    case "nasty":
      if (event.by === mine) return [{ name: "points" }];
      return theirs(event.by, { name: "wrong", loudness: event.seat === mine ? 1 : 0.3 });
    default:
      return unreachable(event);
  }
}

/** A rival's call is told with its verdict: each in a voice of its own, and then what came of it. */
function theirs(seat: number, then: Sound): readonly Sound[] {
  return [
    { name: "shout", loudness: 0.4, pitch: 0.82 + 0.07 * seat },
    { ...then, delayMs: THEN_MS },
  ];
}
