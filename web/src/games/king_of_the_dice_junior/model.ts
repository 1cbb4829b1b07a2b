/** What the screen shows of a view: which cards the dice meet, what may be done now, how far the turn is.
 *
 * The server alone decides; all this only spares the player keys that would be refused.
 */

import { unreachable } from "../../model/unreachable";
import { type Card, KING_CARDS, type KingEvent, type KingFace, type KingPhase, type KingView } from "../../wire.gen";

export const SIDES = 5;
export const DICE = 4;
/** Cards in the middle. */
export const FACE_UP = 2;
/** Rolls of a turn without the crown. */
export const ROLLS = 2;

/** The six faces of every die, in the order of the rules [KJ-R1]. */
export const FACES: readonly KingFace[] = [
  "red-gem",
  "red-animal",
  "green-gem",
  "green-flower",
  "blue-flower",
  "blue-animal",
];

export function cardNumbered(number: number): Card {
  const card = KING_CARDS[number - 1];
  if (card === undefined) throw new RangeError(`card ${number}: there are 1 to ${KING_CARDS.length}`);
  return card;
}

/** For each slot of a card whether the dice fill it: the second "red" needs a second red die [KJ-7, KJ-8, KJ-R4]. */
export function slotsMet(card: Card, faces: readonly KingFace[]): readonly boolean[] {
  const shown = faces.map((face) => wordFor(card, face));
  return card.asks.map((word, slot) => count(shown, word) >= count(card.asks.slice(0, slot + 1), word));
}

/** Whether the dice show all that the card asks for; dice beyond that are free [KJ-7, KJ-8, KJ-R4]. */
export function meets(card: Card, faces: readonly KingFace[]): boolean {
  return slotsMet(card, faces).every((isMet) => isMet);
}

/** Turrets look at the colour of a face, residents at its symbol. */
function wordFor(card: Card, face: KingFace): string {
  return face.split("-")[card.kind === "turret" ? 0 : 1] ?? "";
}

function count(words: readonly string[], word: string): number {
  return words.filter((other) => other === word).length;
}

/** What the dice at rest show; those in motion show nothing. */
export function resting(faces: readonly (KingFace | null)[]): readonly KingFace[] {
  return faces.filter((face) => face !== null);
}

/** The cards in the middle that the dice meet, longest lying first; none before the dice rest. */
export function cardsMet(view: KingView): readonly number[] {
  if (view.phase !== "choose") return [];
  return view.face_up.filter((number) => meets(cardNumbered(number), resting(view.faces)));
}

export type CrownState = "now" | "later" | "needless" | "spent";

/** What the one who looks may do now. Without the help "does it fit?" every key that could be right is awake. */
export interface Ways {
  readonly roll: "first" | "again" | "none";
  /** Of the own crown. `needless`: a card is met, so there is no rolling on. */
  readonly crown: CrownState;
  readonly mayKeep: boolean;
  readonly mayEnd: boolean;
  /** Cards that a tap takes. */
  readonly takes: readonly number[];
}

export function waysOf(view: KingView, showsFits: boolean): Ways {
  const isMine = isInTurn(view);
  const choosing = isMine && view.phase === "choose";
  const met = showsFits ? cardsMet(view) : [];
  const isOpen = choosing && (met.length === 0 || view.variant.may_decline === true);
  const again = isOpen && view.rolls < ROLLS;
  const crown = crownOf(view, isOpen);
  return {
    roll: isMine && view.phase === "ready" ? "first" : again ? "again" : "none",
    crown,
    mayKeep: again || crown === "now",
    mayEnd: choosing && met.length === 0,
    takes: choosing ? (showsFits ? met : view.face_up) : [],
  };
}

function crownOf(view: KingView, isOpen: boolean): CrownState {
  if (!view.crowns.includes(view.seat)) return "spent";
  if (!isInTurn(view) || view.phase !== "choose" || view.rolls !== ROLLS) return "later";
  return isOpen ? "now" : "needless";
}

/** Whether it is the turn of the one who looks. */
export function isInTurn(view: KingView): boolean {
  return view.seat > 0 && view.seat === view.in_turn;
}

/** The one thing that is asked now; each has its sentence. */
export type Ask =
  | "lot"
  | "deal"
  | "roll"
  | "rolling"
  | "take"
  | "takeEither"
  | "takeOrRoll"
  | "keep"
  | "crown"
  | "end"
  | "look"
  | "lookOrCrown"
  | "lookOrEnd"
  | "theirTurn"
  | "theyRoll"
  | "theyChoose"
  | "newCard"
  | "over";

export function askOf(view: KingView, showsFits: boolean): Ask {
  const isMine = isInTurn(view);
  switch (view.phase) {
    case "ready":
      return isMine ? "roll" : "theirTurn";
    case "rolling":
      return isMine ? "rolling" : "theyRoll";
    case "choose":
      return isMine ? choiceOf(waysOf(view, showsFits), showsFits) : "theyChoose";
    case "refill":
    case "flip":
      return "newCard";
    case "lot":
    case "deal":
    case "over":
      return view.phase;
    default:
      return unreachable(view.phase);
  }
}

function choiceOf(ways: Ways, showsFits: boolean): Ask {
  const canRollOn = ways.roll === "again" || ways.crown === "now";
  if (showsFits && ways.takes.length > 0) {
    if (canRollOn) return "takeOrRoll";
    return ways.takes.length > 1 ? "takeEither" : "take";
  }
  if (ways.roll === "again") return showsFits ? "keep" : "look";
  if (ways.crown === "now") return showsFits ? "crown" : "lookOrCrown";
  return showsFits ? "end" : "lookOrEnd";
}

export interface TurnStep {
  readonly name: "roll1" | "roll2" | "crown";
  /** `gone`: the seat in turn has no crown any more. */
  readonly state: "done" | "now" | "open" | "gone";
}

/** How far the turn is: rolls that rest are done, the next one that is possible is now. */
export function stepsOf(view: KingView, showsFits: boolean): readonly TurnStep[] {
  const done = view.phase === "rolling" ? view.rolls - 1 : view.rolls;
  const mayRollOn = view.phase !== "choose" || !showsFits || cardsMet(view).length === 0 || view.variant.may_decline;
  const isOn = mayRollOn && isTurnPhase(view.phase);
  const hasCrown = view.crowns.includes(view.in_turn) || view.rolls > ROLLS;
  const stateOf = (step: number): TurnStep["state"] => (step < done ? "done" : step === done && isOn ? "now" : "open");
  return [
    { name: "roll1", state: stateOf(0) },
    { name: "roll2", state: stateOf(1) },
    { name: "crown", state: hasCrown ? stateOf(2) : "gone" },
  ];
}

function isTurnPhase(phase: KingPhase): boolean {
  return phase === "ready" || phase === "rolling" || phase === "choose";
}

/** Slots with a tick: those that kept dice fill, for what is about to be rolled helps nobody; all, if the card is met. */
export function ticksOf(card: Card, view: KingView, kept: readonly number[]): readonly boolean[] {
  if (cardsMet(view).includes(card.number)) return card.asks.map(() => true);
  if (view.phase === "rolling") return slotsMet(card, resting(view.faces));
  if (view.phase !== "choose") return card.asks.map(() => false);
  return slotsMet(card, resting(kept.map((die) => view.faces[die] ?? null)));
}

/** A die is kept, or not any more; places stay ascending. */
export function toggled(kept: readonly number[], die: number): readonly number[] {
  if (kept.includes(die)) return kept.filter((other) => other !== die);
  return [...kept, die].sort((a, b) => a - b);
}

/** Names a roll of a match; empty while all dice are in the hand. */
export function rollOf(match: number, view: KingView): string {
  return view.rolls === 0 ? "" : `${match}.${view.turns}.${view.rolls}`;
}

/** The faces have come, but on this screen the dice still tumble: it shows the view in which they roll. */
export function heldBack(view: KingView, rolling: KingView | null, isTumbling: boolean): KingView {
  const isSameRoll = rolling !== null && rollOf(0, rolling) === rollOf(0, view);
  return isTumbling && isSameRoll && view.phase === "choose" ? rolling : view;
}

/** Whether the own last act can be asked back: an ended turn, before anybody has rolled; a roll never can. */
export function mayTakeBack(view: KingView, last: KingEvent | undefined): boolean {
  const hasStopped = last?.type === "turn_missed" && last.seat === view.seat;
  return view.seat > 0 && hasStopped && view.phase === "ready";
}

/** Seats in the order of the table, the own one last; who watches sees them as they sit. */
export function seatsInOrder(view: KingView): readonly number[] {
  const seats = view.castles.map((_, place) => place + 1);
  if (view.seat === 0) return seats;
  return [...seats.slice(view.seat), ...seats.slice(0, view.seat)];
}

export function castleOf(view: KingView, seat: number): readonly number[] {
  return view.castles[seat - 1] ?? [];
}

/** Lizards printed on the cards of a castle; animals that cards ask for are none [KJ-R5]. */
export function lizardsIn(castle: readonly number[]): number {
  return castle.reduce((sum, number) => sum + cardNumbered(number).lizards, 0);
}
