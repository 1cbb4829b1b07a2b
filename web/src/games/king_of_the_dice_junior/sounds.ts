/** What a turn sounds like: dice as they are rolled, cards as they go from hand to hand. Pure. */
import { unreachable } from "../../model/unreachable";
import type { Sound } from "../../sound/names";
import type { KingEvent, KingView } from "../../wire.gen";
import type { GameSounds } from "../gameui";
import { DICE, isInTurn } from "./model";
import { ROLL_MS } from "./tumble";

const [THEN_MS, LAST_MS] = [350, 900];

export const sounds: GameSounds<"king_of_the_dice_junior"> = {
  heard: ({ events, view }) => [
    ...events.flatMap((event) => soundsOf(event, view)),
    ...(events.some((event) => opensTurn(event)) && isInTurn(view) && view.phase === "ready" ? [MY_TURN] : []),
  ],
};

const MY_TURN: Sound = { name: "turn", delayMs: LAST_MS };

/** The last thing that happens before a turn. */
function opensTurn({ type }: KingEvent): boolean {
  return type === "began" || type === "card_turned" || type === "turn_missed" || type === "limit_passed";
}

function soundsOf(event: KingEvent, view: KingView): readonly Sound[] {
  const isMine = "seat" in event && event.seat === view.seat;
  switch (event.type) {
    case "dice_thrown":
      return [{ name: "roll", dice: DICE - event.kept.length, ms: ROLL_MS }];
    case "crown_spent":
      return [
        { name: "crown", loudness: 0.7 },
        { name: "roll", dice: DICE - event.kept.length, ms: ROLL_MS },
      ];
    case "card_taken":
      return [{ name: "points", loudness: isMine ? 1 : 0.4 }];
    case "card_turned":
    case "pile_renewed":
      return [{ name: "flip", loudness: 0.7, delayMs: THEN_MS }];
    case "card_discarded":
      return [{ name: "flip", loudness: 0.4 }];
    case "turn_missed":
    case "limit_passed":
      return isMine ? [{ name: "wrong", loudness: 0.7 }] : [];
    case "match_ended":
      return [{ name: "win", loudness: event.winners.includes(view.seat) ? 1 : 0.5, delayMs: LAST_MS }];
    case "lot_fell":
    case "began":
    case "dice_rested":
    case "last_round":
    case "seat_left":
      return [];
    default:
      return unreachable(event);
  }
}
