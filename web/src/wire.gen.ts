// Written by `python -m dicehall.wire` from src/dicehall/wire and the games: do not edit.

export type GhostFigure = "chair" | "ghost" | "mouse" | "bottle" | "book";

export type GhostPhase = "lot" | "throw" | "motion" | "grab" | "shuffle" | "over";

export type GhostVerdict = "right" | "late" | "wrong";

/** What a host may change; the defaults are the game as we read its rulebook. */
export interface GhostVariant {
  readonly net?: "own" | "shifted";
  readonly throw_ms?: number;
  readonly grab_limit_s?: number;
  readonly shuffle_figures?: boolean;
  readonly first_seat?: number;
}

/** The table from one seat. */
export interface GhostView {
  readonly seat: number;
  readonly phase: GhostPhase;
  readonly throw: number;
  readonly thrower: number;
  readonly faces: readonly GhostFigure[];
  readonly grabbed: readonly number[];
  readonly hand: readonly GhostFigure[];
  readonly points: readonly number[];
  readonly supply: number;
  readonly jackpot: number;
  readonly circle: readonly GhostFigure[];
  readonly left: readonly number[];
  readonly variant: GhostVariant;
}

/** Who throws next, and which throw it will be. */
export interface GhostTurn {
  readonly type: "turn";
  readonly rule: string;
  readonly seat: number;
  readonly throw: number;
}

/** The dice are in motion. */
export interface GhostThrown {
  readonly type: "thrown";
  readonly rule: string;
  readonly seat: number;
  readonly throw: number;
}

/** The dice rest and can be seen. */
export interface GhostShown {
  readonly type: "shown";
  readonly rule: string;
  readonly throw: number;
  readonly faces: readonly GhostFigure[];
}

/** A seat has grabbed; what, stays hidden until the close. */
export interface GhostGrabbed {
  readonly type: "grabbed";
  readonly rule: string;
  readonly seat: number;
  readonly throw: number;
}

/** The throw is decided. GB-R6: somebody was right. GB-7: everybody was wrong. GB-R7: nobody was right in time. */
export interface GhostClosed {
  readonly type: "closed";
  readonly rule: string;
  readonly throw: number;
  readonly right: number;
}

/** Which figure was right, by the rule named: GB-2, GB-3 or GB-4. */
export interface GhostAnswer {
  readonly type: "answer";
  readonly rule: string;
  readonly figure: GhostFigure;
  readonly seen: GhostFigure;
  readonly die: GhostFigure;
}

/** What a seat held at the close. GB-R4: the right figure, but not alone. */
export interface GhostJudged {
  readonly type: "judged";
  readonly rule: string;
  readonly seat: number;
  readonly figures: readonly GhostFigure[];
  readonly verdict: GhostVerdict;
}

/** A wrong grab is paid for: GB-6 to the winner, GB-7 into the jackpot, GB-R3 by a seat without points. */
export interface GhostPaid {
  readonly type: "paid";
  readonly rule: string;
  readonly seat: number;
  readonly change: number;
  readonly to: number;
}

/** The winner of the throw gains points. */
export interface GhostScored {
  readonly type: "scored";
  readonly rule: string;
  readonly seat: number;
  readonly change: number;
  readonly source: "jackpot" | "penalties" | "supply";
}

/** The figures stand in a new order. */
export interface GhostReordered {
  readonly type: "reordered";
  readonly rule: string;
  readonly order: readonly GhostFigure[];
}

/** The judge has decided a throw whose dice nobody read. */
export interface GhostReported {
  readonly type: "reported";
  readonly rule: string;
  readonly throw: number;
}

/** A throw is broken off; its grabs count for nothing. */
export interface GhostVoided {
  readonly type: "voided";
  readonly rule: string;
  readonly throw: number;
}

/** A seat has left for good. */
export interface GhostDeparted {
  readonly type: "departed";
  readonly rule: string;
  readonly seat: number;
}

/** The match is over. */
export interface GhostEnded {
  readonly type: "ended";
  readonly rule: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export type GhostEvent =
  | GhostTurn
  | GhostThrown
  | GhostShown
  | GhostGrabbed
  | GhostClosed
  | GhostAnswer
  | GhostJudged
  | GhostPaid
  | GhostScored
  | GhostReordered
  | GhostReported
  | GhostVoided
  | GhostDeparted
  | GhostEnded;

/** The seat in turn throws the dice [GB-1]. */
export interface GhostThrow {
  readonly type: "throw";
}

/** A seat grabs; a claim. */
export interface GhostGrab {
  readonly type: "grab";
  readonly throw: number;
  readonly figures: readonly GhostFigure[];
}

export type GhostAction =
  | GhostThrow
  | GhostGrab;

export type KingFace = "red-gem" | "red-animal" | "green-gem" | "green-flower" | "blue-flower" | "blue-animal";

export type KingPhase = "lot" | "deal" | "ready" | "rolling" | "choose" | "refill" | "flip" | "over";

/** How a match is played. */
export interface KingVariant {
  readonly may_decline?: boolean;
  readonly flip_on_miss?: boolean;
  readonly full_round?: boolean;
  readonly first_seat?: number;
}

/** The table from one seat. */
export interface KingView {
  readonly seat: number;
  readonly phase: KingPhase;
  readonly in_turn: number;
  readonly first: number;
  readonly turns: number;
  readonly rolls: number;
  readonly faces: readonly (KingFace | null)[];
  readonly face_up: readonly number[];
  readonly castles: readonly (readonly number[])[];
  readonly crowns: readonly number[];
  readonly discards: readonly number[];
  readonly pile: number;
  readonly left: readonly number[];
  readonly variant: KingVariant;
}

/** The lot has named a seat. */
export interface KingLotFell {
  readonly type: "lot_fell";
  readonly rule: string;
  readonly seat: number;
}

/** A card now lies face up in the middle. */
export interface KingCardTurned {
  readonly type: "card_turned";
  readonly rule: string;
  readonly card: number;
}

/** The discarded cards are the new pile. */
export interface KingPileRenewed {
  readonly type: "pile_renewed";
  readonly rule: string;
  readonly cards: number;
}

/** The cards lie ready; this seat has the first turn. */
export interface KingBegan {
  readonly type: "began";
  readonly rule: string;
  readonly seat: number;
}

/** A seat rolls dice: its first or second roll. */
export interface KingDiceThrown {
  readonly type: "dice_thrown";
  readonly rule: string;
  readonly seat: number;
  readonly kept: readonly KingFace[];
}

/** A seat's crown goes back to the box for one more roll. */
export interface KingCrownSpent {
  readonly type: "crown_spent";
  readonly rule: string;
  readonly seat: number;
  readonly kept: readonly KingFace[];
}

/** A roll is over. The rule named is that of the roll: KJ-2, KJ-4 or KJ-9. */
export interface KingDiceRested {
  readonly type: "dice_rested";
  readonly rule: string;
  readonly seat: number;
  readonly faces: readonly KingFace[];
}

/** A seat gains a card. KJ-5: it had the choice of two. */
export interface KingCardTaken {
  readonly type: "card_taken";
  readonly rule: string;
  readonly seat: number;
  readonly card: number;
  readonly cards: number;
}

/** A turn has ended without a card. */
export interface KingTurnMissed {
  readonly type: "turn_missed";
  readonly rule: string;
  readonly seat: number;
}

/** The card that had lain longest is laid aside. */
export interface KingCardDiscarded {
  readonly type: "card_discarded";
  readonly rule: string;
  readonly card: number;
}

/** A castle is closed; seats that have had one turn less still have theirs. */
export interface KingLastRound {
  readonly type: "last_round";
  readonly rule: string;
  readonly seat: number;
}

/** A seat in turn took longer than the table allows and loses the turn. */
export interface KingLimitPassed {
  readonly type: "limit_passed";
  readonly rule: string;
  readonly seat: number;
}

/** A seat leaves for good. */
export interface KingSeatLeft {
  readonly type: "seat_left";
  readonly rule: string;
  readonly seat: number;
}

/** The match is over; the rule named decided it. */
export interface KingMatchEnded {
  readonly type: "match_ended";
  readonly rule: string;
  readonly winners: readonly number[];
  readonly cards: readonly number[];
  readonly lizards: readonly number[];
}

export type KingEvent =
  | KingLotFell
  | KingCardTurned
  | KingPileRenewed
  | KingBegan
  | KingDiceThrown
  | KingCrownSpent
  | KingDiceRested
  | KingCardTaken
  | KingTurnMissed
  | KingCardDiscarded
  | KingLastRound
  | KingLimitPassed
  | KingSeatLeft
  | KingMatchEnded;

/** The seat in turn takes all four dice and rolls them [KJ-2]. */
export interface KingRoll {
  readonly type: "roll";
}

/** The dice meet this card; the seat lays it at its castle [KJ-3]. */
export interface KingTake {
  readonly type: "take";
  readonly card: number;
}

/** The second roll [KJ-4]. */
export interface KingReroll {
  readonly type: "reroll";
  readonly keep: readonly number[];
}

/** The third roll, paid with the crown [KJ-9]. */
export interface KingCrown {
  readonly type: "crown";
  readonly keep: readonly number[];
}

/** No card is met, and the seat does not roll on [KJ-R8]. */
export interface KingEndTurn {
  readonly type: "end_turn";
}

export type KingAction =
  | KingRoll
  | KingTake
  | KingReroll
  | KingCrown
  | KingEndTurn;

export type LightningPhase = "judge" | "flip" | "race" | "over";

export type LightningCallName = "got_it" | "bonus" | "thunder";

export type LightningPlay = "standard" | "quick";

export type LightningPace = "50" | "75" | "100" | "150" | "200" | "300";

export type LightningBreach = "LD-T1" | "LD-T2" | "LD-T3" | "LD-T4" | "LD-T5" | "LD-T6" | "LD-T7" | "LD-R5" | "LD-R6" | "LD-R9";

export type LightningMeasure = "warning" | "roll_again" | "call_void" | "call_void_minus_2";

/** The six dice of a seat. Those of a reported seat are not known, and stay in the hand here [ALL-11]. */
export interface LightningHand {
  readonly faces?: readonly number[];
  readonly moving?: readonly number[];
  readonly late?: boolean;
  readonly fresh?: boolean;
  readonly called?: boolean;
  readonly paid?: boolean;
  readonly served?: boolean;
}

/** The caller's dice meet the card; a claim [LD-5]. */
export interface LightningGotIt {
  readonly type: "got_it";
  readonly card: number;
}

/** All six dice show the caller's own number; a claim [LD-7]. */
export interface LightningBonus {
  readonly type: "bonus";
  readonly card: number;
}

/** All six dice show an opponent's number; a claim [LD-8]. */
export interface LightningThunder {
  readonly type: "thunder";
  readonly card: number;
  readonly number: number;
}

/** A call that waits for its turn or for the judge [LD-R17]. */
export interface LightningWaiting {
  readonly seat: number;
  readonly call: LightningGotIt | LightningBonus | LightningThunder;
}

/** What a host may change. */
export interface LightningVariant {
  readonly play?: LightningPlay;
  readonly tournament?: boolean;
  readonly floor_at_zero?: boolean;
  readonly false_bonus_penalty?: number;
  readonly keep_over_flip?: boolean;
  readonly roll_ms?: number;
  readonly deck?: readonly string[];
  readonly pace_percent?: readonly LightningPace[];
}

/** The table from one seat. */
export interface LightningView {
  readonly seat: number;
  readonly phase: LightningPhase;
  readonly round: number;
  readonly card: number;
  readonly title: string;
  readonly requirement: string;
  readonly picture: readonly number[];
  readonly expected_rolls: number | null;
  readonly scores: readonly number[];
  readonly hands: readonly LightningHand[];
  readonly waiting: readonly LightningWaiting[];
  readonly votes: readonly number[];
  readonly left: readonly number[];
  readonly reported: readonly number[];
  readonly pile: number;
  readonly played: number;
  readonly skipped: number;
  readonly variant: LightningVariant;
}

/** The judge reaches for the pile. */
export interface LightningFlipOrdered {
  readonly type: "flip_ordered";
  readonly rule: string;
  readonly round: number;
}

/** A card lies face up. */
export interface LightningFlipped {
  readonly type: "flipped";
  readonly rule: string;
  readonly round: number;
  readonly card: number;
  readonly title: string;
  readonly requirement: string;
}

/** All cards form a new pile. */
export interface LightningNewPile {
  readonly type: "new_pile";
  readonly rule: string;
  readonly cards: number;
}

/** Dice are in motion. LD-R6: for an earlier card, so that they do not count for this one. */
export interface LightningRolled {
  readonly type: "rolled";
  readonly rule: string;
  readonly seat: number;
  readonly dice: readonly number[];
}

/** Dice have come to rest. */
export interface LightningRested {
  readonly type: "rested";
  readonly rule: string;
  readonly seat: number;
  readonly faces: readonly number[];
  readonly off?: readonly number[];
}

/** Seats have all six dice in the hand. */
export interface LightningPickedUp {
  readonly type: "picked_up";
  readonly rule: string;
  readonly seats: readonly number[];
}

/** A call waits for its turn or for the judge. */
export interface LightningCalled {
  readonly type: "called";
  readonly rule: string;
  readonly seat: number;
  readonly call: LightningCallName;
  readonly number?: number;
}

/** A call that waited comes to nothing, and its caller pays nothing. */
export interface LightningCallVoided {
  readonly type: "call_voided";
  readonly rule: string;
  readonly seat: number;
  readonly call: LightningCallName;
  readonly number?: number;
}

/** The judge has read out the dice of a reported seat. */
export interface LightningFacesRead {
  readonly type: "faces_read";
  readonly rule: string;
  readonly seat: number;
  readonly faces: readonly number[];
}

/** A seat has met the card. LD-5: for points. LD-Q2: it takes the card. */
export interface LightningMatched {
  readonly type: "matched";
  readonly rule: string;
  readonly seat: number;
  readonly card: number;
  readonly change: number;
  readonly score: number;
}

/** A seat has called wrongly. LD-6 and LD-R12: "Got it!". LD-R3: Bonus or Thunder. */
export interface LightningMissed {
  readonly type: "missed";
  readonly rule: string;
  readonly seat: number;
  readonly call: LightningCallName;
  readonly change: number;
  readonly score: number;
}

/** A seat has rolled its own number six times. */
export interface LightningNice {
  readonly type: "nice";
  readonly rule: string;
  readonly seat: number;
  readonly change: number;
  readonly score: number;
}

/** A seat has been struck by six dice of its number. */
export interface LightningNasty {
  readonly type: "nasty";
  readonly rule: string;
  readonly seat: number;
  readonly by: number;
  readonly change: number;
  readonly score: number;
}

/** A seat would skip this card. */
export interface LightningVoted {
  readonly type: "voted";
  readonly rule: string;
  readonly seat: number;
  readonly votes: number;
  readonly needed: number;
}

/** The card is skipped. */
export interface LightningSkipped {
  readonly type: "skipped";
  readonly rule: string;
  readonly card: number;
}

/** The judge has found a breach of the rule named. */
export interface LightningSanctioned {
  readonly type: "sanctioned";
  readonly rule: string;
  readonly seat: number;
  readonly kind: LightningMeasure;
  readonly dice?: readonly number[];
}

/** A sanction takes points. */
export interface LightningFined {
  readonly type: "fined";
  readonly rule: string;
  readonly seat: number;
  readonly change: number;
  readonly score: number;
}

/** The race for the card starts anew in this round; card and dice stay. */
export interface LightningBrokenOff {
  readonly type: "broken_off";
  readonly rule: string;
  readonly round: number;
}

/** A seat has left for good. */
export interface LightningDeparted {
  readonly type: "departed";
  readonly rule: string;
  readonly seat: number;
}

/** The match is over. */
export interface LightningEnded {
  readonly type: "ended";
  readonly rule: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export type LightningEvent =
  | LightningFlipOrdered
  | LightningFlipped
  | LightningNewPile
  | LightningRolled
  | LightningRested
  | LightningPickedUp
  | LightningCalled
  | LightningCallVoided
  | LightningFacesRead
  | LightningMatched
  | LightningMissed
  | LightningNice
  | LightningNasty
  | LightningVoted
  | LightningSkipped
  | LightningSanctioned
  | LightningFined
  | LightningBrokenOff
  | LightningDeparted
  | LightningEnded;

/** A seat keeps some of its dice and rolls all others [LD-4]. */
export interface LightningRoll {
  readonly type: "roll";
  readonly card: number;
  readonly keep?: readonly number[];
}

/** A seat's vote to skip the card [LD-R11]. */
export interface LightningSkip {
  readonly type: "skip";
  readonly card: number;
}

export type LightningAction =
  | LightningRoll
  | LightningGotIt
  | LightningBonus
  | LightningThunder
  | LightningSkip;

export type TumblinPhase = "order" | "throw" | "settle" | "over";

export type TumblinKind = "plain" | "double" | "offensive" | "defensive";

export type TumblinColour = "red" | "white" | "green" | "black";

export type TumblinRemoval = "off_board" | "disc_missed" | "on_disc" | "not_crossed";

/** One die of the box. */
export interface TumblinDie {
  readonly name: string;
  readonly seat: number;
  readonly kind: TumblinKind;
}

/** How a cocked die was read [TD-R5]. */
export interface TumblinTilt {
  readonly nearest: number;
  readonly next_face: number;
  readonly gap_deg: number;
}

/** Where a die is, on the board's own axes. */
export interface TumblinPose {
  readonly at_mm: readonly [number, number, number];
  readonly turn: readonly [number, number, number, number];
}

/** How one die lies when everything is at rest. */
export interface TumblinResting {
  readonly die: string;
  readonly face?: number;
  readonly level?: number;
  readonly crossed?: boolean;
  readonly on_disc?: boolean;
  readonly off_board?: boolean;
  readonly on_top_of?: readonly string[];
  readonly leaning_on?: readonly string[];
  readonly leans_off_board?: boolean;
  readonly tilt?: TumblinTilt | null;
  readonly pose?: TumblinPose | null;
}

/** How a match is played. */
export interface TumblinVariant {
  readonly teams?: boolean;
  readonly double_dice?: boolean;
  readonly offence_defence?: boolean;
  readonly before_line?: -1 | 0;
  readonly quarters?: 3 | 4 | "to_301";
  readonly dice_per_seat?: 3 | 4;
  readonly first_order?: "roll" | "seats";
  readonly colours?: readonly TumblinColour[];
}

/** The board from one seat. */
export interface TumblinView {
  readonly seat: number;
  readonly phase: TumblinPhase;
  readonly in_turn: number;
  readonly turn: number;
  readonly order: readonly number[];
  readonly quarter: number;
  readonly overtime: number;
  readonly number: number;
  readonly dice: readonly TumblinDie[];
  readonly kinds: readonly TumblinKind[];
  readonly hand: readonly (readonly number[])[];
  readonly board: readonly TumblinResting[];
  readonly stacked: readonly (readonly [string, string])[];
  readonly thrown: string;
  readonly loose: readonly string[];
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly named: readonly number[];
  readonly places: readonly (readonly number[])[];
  readonly left: readonly number[];
  readonly is_reported: boolean;
  readonly winners: readonly number[];
  readonly variant: TumblinVariant;
}

/** Seats (of teams: the lower seat) have rolled for their place. */
export interface TumblinOrderRolled {
  readonly type: "order_rolled";
  readonly rule: string;
  readonly seats: readonly number[];
  readonly faces: readonly number[];
}

/** A quarter begins. TD-R1: the first. TD-7: by totals. TD-10: overtime among the tied. */
export interface TumblinQuarterBegun {
  readonly type: "quarter_begun";
  readonly rule: string;
  readonly quarter: number;
  readonly overtime: number;
  readonly order: readonly number[];
}

/** A team has named its first and its last seat. */
export interface TumblinNamed {
  readonly type: "named";
  readonly rule: string;
  readonly seat: number;
  readonly first: number;
  readonly last: number;
}

/** A die is in motion. */
export interface TumblinThrown {
  readonly type: "thrown";
  readonly rule: string;
  readonly seat: number;
  readonly die: string;
}

/** A die counts as thrown, because its seat let the limit pass. */
export interface TumblinSetAside {
  readonly type: "set_aside";
  readonly rule: string;
  readonly seat: number;
  readonly die: string;
}

/** The thrown die has come to rest and stays. */
export interface TumblinLanded {
  readonly type: "landed";
  readonly rule: string;
  readonly seat: number;
  readonly die: string;
  readonly face: number;
  readonly level: number;
  readonly crossed: boolean;
}

/** A die that lay on the board lies otherwise now, and stays. */
export interface TumblinMoved {
  readonly type: "moved";
  readonly rule: string;
  readonly seat: number;
  readonly die: string;
  readonly face: number;
  readonly level: number;
  readonly crossed: boolean;
}

/** A die goes from the board. TD-4: it left it. TD-3, TD-R3: not across, or on the disc. TD-R7: disc missed. */
export interface TumblinRemoved {
  readonly type: "removed";
  readonly rule: string;
  readonly seat: number;
  readonly die: string;
  readonly why: TumblinRemoval;
}

/** A die has come to lie on another and has control of it. */
export interface TumblinStacked {
  readonly type: "stacked";
  readonly rule: string;
  readonly upper: string;
  readonly lower: string;
}

/** Dice have lost what they lay or leaned on; they settle again. */
export interface TumblinLoosened {
  readonly type: "loosened";
  readonly rule: string;
  readonly dice: readonly string[];
}

/** The judge has reported a whole quarter. */
export interface TumblinReported {
  readonly type: "reported";
  readonly rule: string;
  readonly quarter: number;
}

/** A seat's quarter is added up. */
export interface TumblinScored {
  readonly type: "scored";
  readonly rule: string;
  readonly seat: number;
  readonly change: number;
  readonly total: number;
  readonly dice: readonly (readonly [string, number])[];
}

/** A seat has left for good. */
export interface TumblinDeparted {
  readonly type: "departed";
  readonly rule: string;
  readonly seat: number;
}

/** The match is over. */
export interface TumblinEnded {
  readonly type: "ended";
  readonly rule: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export type TumblinEvent =
  | TumblinOrderRolled
  | TumblinQuarterBegun
  | TumblinNamed
  | TumblinThrown
  | TumblinSetAside
  | TumblinLanded
  | TumblinMoved
  | TumblinRemoved
  | TumblinStacked
  | TumblinLoosened
  | TumblinReported
  | TumblinScored
  | TumblinDeparted
  | TumblinEnded;

/** The seat in turn throws its next die of a kind [TD-1, TD-R14]. */
export interface TumblinThrow {
  readonly type: "throw";
  readonly die: TumblinKind;
}

/** A seat names which of its team throws first in this quarter; the other throws last [TD-R11]. */
export interface TumblinName {
  readonly type: "name";
  readonly first: number;
}

export type TumblinAction =
  | TumblinThrow
  | TumblinName;

export type Actor = readonly ["chance" | "clock" | "judge" | "seat", number];

export type Status = "waiting" | "playing" | "finished";

export type Why = "unknown_table" | "table_full" | "table_locked" | "server_full" | "barred" | "not_host" | "not_now" | "paused" | "not_seated" | "bad_message" | "bad_setup" | "bad_name" | "flood" | "no_ticket" | "old_page" | "replaced" | "too_slow" | "not_saved" | "closing";

export type FlawName = "cut_off" | "empty" | "no_text" | "no_json" | "too_deep" | "missing" | "unknown" | "wrong" | "format" | "game" | "setup" | "players" | "seat" | "time" | "undone" | "late_option" | "move" | "line_too_long" | "file_too_long" | "entries" | "options" | "takes_too_long" | "late" | "other";

export type Word = "hello" | "good_luck" | "well_done" | "thanks" | "oops" | "wow" | "close_one" | "one_moment" | "again" | "laugh" | "heart" | "goodbye";

export type Steady = "steady" | "wavering" | "beyond";

export type Style = "slide" | "flick" | "roll";

export type Polish = "fresh" | "used" | "dull";

/** How a match ended. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly rule: string;
}

/** What a host sets for the table; no rule of the game. */
export interface House {
  readonly is_locked: boolean;
  readonly is_listed: boolean;
  readonly turn_limit_s: number;
  readonly is_ranked: boolean;
  readonly shows_fits: boolean;
  readonly polish: Polish;
  readonly has_phrases: boolean;
  readonly rotates: boolean;
}

/** First message: who I am and which table I come to. A seat that this guest has is taken up again. */
export interface Enter {
  readonly type: "enter";
  readonly protocol: number;
  readonly ticket: string;
  readonly table: string;
  readonly watches?: boolean;
  readonly shows?: boolean;
}

/** What a player wants a throw to be. */
export interface Aim {
  readonly speed_m_s: number;
  readonly style?: Style;
  readonly aim_deg?: number;
  readonly spin_rad_s?: number;
  readonly face?: number;
  readonly x_mm?: number;
  readonly y_mm?: number;
}

/** The seat wants to do something in the round that it sees. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly action: Action;
  readonly round: number;
  readonly undos: number;
  readonly since_shown_ms?: number | null;
  readonly aim?: Aim | null;
}

/** The browser's screen has drawn what an update showed. */
export interface Painted {
  readonly type: "painted";
  readonly revision: number;
}

/** My chain of links begins here: that of the match that goes on, or else of the next one. */
export interface Anchor {
  readonly type: "anchor";
  readonly anchor: string;
}

/** The link of my chain that an update has asked me for. */
export interface Link {
  readonly type: "link";
  readonly counter: number;
  readonly link: string;
}

/** I would like my last move back. */
export interface AskTakeBack {
  readonly type: "ask_take_back";
  readonly id: string;
}

/** I agree to a take-back, or do not. */
export interface AnswerTakeBack {
  readonly type: "answer_take_back";
  readonly id: string;
  readonly agree: boolean;
}

/** Whoever has a seat says a word to all; a few at a time. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly word: Word;
}

/** I sit down in a free seat, or change to it; before the match begins. */
export interface TakeSeat {
  readonly type: "take_seat";
  readonly id: string;
  readonly seat: number;
}

/** I give my seat up and watch. In a match this leaves it for good: the seat leaves by the rules [ALL-7]. */
export interface StandUp {
  readonly type: "stand_up";
  readonly id: string;
}

/** I am ready to begin, or not. After a match: I play again, or do not. In one: I take my seat from its bot. */
export interface Ready {
  readonly type: "ready";
  readonly id: string;
  readonly is_ready: boolean;
}

/** I want to be called so. */
export interface Rename {
  readonly type: "rename";
  readonly id: string;
  readonly name: string;
}

/** Host: a bot of this level takes a free seat, or that of a person who is away; or a bot plays better or worse. */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

/** Host: a bot is not wanted any more, or a person has to go and cannot come back. */
export interface ClearSeat {
  readonly type: "clear_seat";
  readonly id: string;
  readonly seat: number;
}

/** Host: an option of the game, before the match begins. */
export interface SetOption {
  readonly type: "set_option";
  readonly id: string;
  readonly name: string;
  readonly value: boolean | number | string | readonly string[];
}

/** Host: a handicap for whoever has this seat, before the match begins; 100 is none. */
export interface SetPace {
  readonly type: "set_pace";
  readonly id: string;
  readonly seat: number;
  readonly percent: number;
}

/** I play by ear: dice are told to me one after the other, and my clock starts after the last one [GB-R18]. */
export interface Listen {
  readonly type: "listen";
  readonly id: string;
  readonly die_ms: number;
}

/** Host: all settings of the table. */
export interface SetHouse {
  readonly type: "set_house";
  readonly id: string;
  readonly house: House;
}

/** Host: somebody else shall be it, who has a seat and is here. */
export interface GiveHost {
  readonly type: "give_host";
  readonly id: string;
  readonly seat: number;
}

/** Host: the match stands still, or goes on. */
export interface Pause {
  readonly type: "pause";
  readonly id: string;
  readonly is_paused: boolean;
}

/** Host: the match begins, or the next one. Bots keep the seats of those who are not ready. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Host: after a match, back to the waiting table, where seats and options can change. */
export interface Reopen {
  readonly type: "reopen";
  readonly id: string;
}

export type Incoming =
  | Enter
  | Act
  | Painted
  | Anchor
  | Link
  | AskTakeBack
  | AnswerTakeBack
  | Say
  | TakeSeat
  | StandUp
  | Ready
  | Rename
  | SeatBot
  | ClearSeat
  | SetOption
  | SetPace
  | Listen
  | SetHouse
  | GiveHost
  | Pause
  | Start
  | Reopen;

/** Something happened in the match; this is what you see now. */
export interface UpdateOf<G, V, E> {
  readonly type: "update";
  readonly game: G;
  readonly match: number;
  readonly revision: number;
  readonly after: number;
  readonly at_ms: number;
  readonly round: number;
  readonly undos: number;
  readonly events: readonly E[];
  readonly view: V;
  readonly acting: readonly Actor[];
  readonly outcome: Outcome | null;
  readonly link: number | null;
  readonly transcript: string | null;
}

/** Events of one earlier update. */
export interface Told<E> {
  readonly revision: number;
  readonly at_ms: number;
  readonly round: number;
  readonly events: readonly E[];
}

/** One claim of a race. Times count from the moment in which the clock of this seat began to run, unless said. */
export interface Press {
  readonly entry: number;
  readonly time_ms: number;
  readonly arrived_ms: number;
  readonly earliest_ms: number;
  readonly latest_ms: number;
  readonly said_ms?: number | null;
  readonly painted_ms?: number | null;
  readonly ponged_ms?: number | null;
  readonly budget_ms?: number;
  readonly is_stalled?: boolean;
}

/** One seat in a race, and what was known of its network when the race was shown. */
export interface Lane {
  readonly seat: number;
  readonly revealed_ms?: number | null;
  readonly floor_ms?: number;
  readonly most_ms?: number;
  readonly is_kernel?: boolean;
  readonly device?: number;
  readonly listens_ms?: number;
  readonly presses?: readonly Press[];
}

/** The link that a seat added to a draw. */
export type Given = readonly [seat: number, counter: number, link: string];

/** One draw: the server's secret and the links give the key, the key gives the numbers. */
export interface Draw {
  readonly secret: number;
  readonly roll: number;
  readonly kind: number;
  readonly links?: readonly Given[];
  readonly drawn?: readonly (readonly [number, number])[];
  readonly missing?: readonly number[];
}

/** A dead heat: claims so close that chance decided which one goes first [ALL-8]. */
export interface Heat {
  readonly seats: readonly number[];
  readonly entry: number;
  readonly draw?: Draw | null;
}

/** A race, judged: everything that the order of its claims was made from. */
export interface Raced {
  readonly type: "race";
  readonly round: number;
  readonly lanes: readonly Lane[];
  readonly heats?: readonly Heat[];
  readonly cap_ms?: number;
  readonly band_ms?: number;
  readonly fastest_ms?: number;
  readonly at_ms?: number;
}

/** Two things touch; for the sound and for slow motion. */
export type Hit = readonly [at_ms: number, die: string, other: string, strength: number];

/** What a throw really was, with the noise of the hand. */
export interface ThrowStart {
  readonly at_mm: readonly [number, number, number];
  readonly turn: readonly [number, number, number, number];
  readonly speed_m_s: readonly [number, number, number];
  readonly spin_rad_s: readonly [number, number, number];
}

/** The way of all dice that moved, from a throw (or a die that was taken away, TD-R10) until everything rests. */
export interface Flight {
  readonly duration_ms: number;
  readonly dice: readonly string[];
  readonly frames: string;
  readonly hits?: readonly Hit[];
  readonly thrown?: string;
  readonly aim?: Aim | null;
  readonly hand?: number;
  readonly start?: ThrowStart | null;
  readonly polish?: Polish;
  readonly engine?: string;
}

/** Dice go down the board now; the update that says where they rest comes when they have got there. */
export interface Tumbled {
  readonly type: "tumbled";
  readonly match: number;
  readonly round: number;
  readonly flight: Flight;
}

/** What happened so far in the match, moves that were taken back left out; sent on entering and after an undo. */
export interface HistoryOf<G, E> {
  readonly type: "history";
  readonly game: G;
  readonly match: number;
  readonly told: readonly Told<E>[];
  readonly races: readonly Raced[];
  readonly tumbled: Tumbled | null;
}

/** Answer to `enter`; `people`, and in a match `history` and `update`, follow. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
}

/** Which seat is yours; sent when it changes. */
export interface YouAre {
  readonly type: "you_are";
  readonly seat: number;
  readonly is_host: boolean;
}

/** One seat as everybody sees it. */
export interface SeatSeen {
  readonly seat: number;
  readonly kind: "bot" | "empty" | "person";
  readonly player: string;
  readonly level: string;
  readonly is_host: boolean;
  readonly is_ready: boolean;
  readonly is_here: boolean;
  readonly pace_percent?: number;
  readonly die_ms?: number;
}

/** The table as people see it: who sits where, what is agreed. The whole of it, after each change. */
export interface People {
  readonly type: "people";
  readonly table: string;
  readonly game: string;
  readonly status: Status;
  readonly match: number;
  readonly seats: readonly SeatSeen[];
  readonly watching: number;
  readonly options: Readonly<Record<string, boolean | number | string | readonly string[]>>;
  readonly house: House;
  readonly has_screen?: boolean;
  readonly is_paused?: boolean;
}

/** Somebody says a word. Nothing is kept of it. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly word: Word;
}

/** How far away one browser is. */
export interface LinkSeen {
  readonly rtt_ms: number;
  readonly steady: Steady;
  readonly is_doubted: boolean;
}

/** How far away everybody is, every few seconds. */
export interface Links {
  readonly type: "links";
  readonly seats: readonly (LinkSeen | null)[];
  readonly yours: LinkSeen | null;
  readonly cap_ms: number;
}

/** Your action changed nothing, and cost nothing [ALL-4]. */
export interface NotAllowed {
  readonly type: "not_allowed";
  readonly id: string;
  readonly rule: string;
  readonly why: string;
}

/** Your claim has arrived and waits for its order. */
export interface Claimed {
  readonly type: "claimed";
  readonly id: string;
}

/** A seat asks for its last move back; every other player is asked. */
export interface TakeBackAsked {
  readonly type: "take_back_asked";
  readonly seat: number;
}

/** The question has ended. */
export interface TakeBackClosed {
  readonly type: "take_back_closed";
  readonly seat: number;
  readonly agreed: boolean;
}

/** The bot in a seat broke or answered against the rules; a legal action was chosen for it. */
export interface BotFailed {
  readonly type: "bot_failed";
  readonly seat: number;
  readonly why: string;
}

/** What you asked of the table (not of the game) was not done, or a message could not be read. */
export interface Denied {
  readonly type: "denied";
  readonly id: string;
  readonly why: Why;
  readonly sentence: string;
}

/** Last message: this socket closes, or never entered the table. */
export interface Gone {
  readonly type: "gone";
  readonly why: Why;
  readonly sentence: string;
}

export type Outgoing =
  | Welcome
  | YouAre
  | People
  | Said
  | Links
  | Update
  | History
  | NotAllowed
  | Raced
  | Tumbled
  | Claimed
  | TakeBackAsked
  | TakeBackClosed
  | BotFailed
  | Denied
  | Gone;

/** POST /api/guest: I am called so. Makes the guest and its cookie, or renames the guest of the cookie. */
export interface NewGuest {
  readonly name: string;
}

/** POST /api/tables: open a table; the guest is its host and sits in seat 1. */
export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string | readonly string[]>>;
}

/** POST /api/ticket: for the guest of the cookie, or for another player on the same device. May be left out. */
export interface TicketFor {
  readonly companion?: number;
  readonly name?: string;
}

/** The guest of the cookie; `name` is empty without one. */
export interface Guest {
  readonly name: string;
}

/** The new table's code. */
export interface Opened {
  readonly table: string;
}

/** POST /api/ticket: enters one socket, once, within 30 s. */
export interface Ticket {
  readonly ticket: string;
}

/** GET /api/tables/CODE: what a guest finds at the door. `open` for those who sit there already, too. */
export interface Door {
  readonly table: string;
  readonly game: string;
  readonly status: Status;
  readonly door: "finished" | "full" | "locked" | "open";
  readonly seats: number;
  readonly taken: number;
  readonly host: string;
}

/** GET /api/tables: tables whose hosts list them and that somebody is at. */
export interface Tables {
  readonly tables: readonly Door[];
}

/** A table where the guest has or had a seat. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly status: Status;
  readonly match: number;
  readonly others: readonly string[];
  readonly sits: boolean;
  readonly is_turn: boolean;
  readonly is_paused: boolean;
  readonly touched_s: number;
  readonly winners: readonly string[];
  readonly place: number;
  readonly score: number | null;
  readonly best_other: number | null;
}

/** GET /api/mine: the guest's tables, newest first. */
export interface Mine {
  readonly tables: readonly MyTable[];
}

/** One rule of a game, or of all games. */
export interface Rule {
  readonly id: string;
  readonly words: string;
}

/** GET /api/rules/GAME. */
export interface Rules {
  readonly rules: readonly Rule[];
}

/** What is wrong, and with what; texts are empty where they say nothing. */
export interface Flaw {
  readonly what: FlawName;
  readonly place: string;
  readonly found: string;
  readonly wanted: string;
  readonly rule: string;
}

/** Why a record cannot be shown, for a page in another language than the sentence's. */
export interface BadFile {
  readonly flaw: Flaw;
  readonly line: number;
  readonly reason: string;
  readonly is_record: boolean;
}

/** Body of every answer with a status from 400. */
export interface Refused {
  readonly why: Why;
  readonly sentence: string;
  readonly file?: BadFile | null;
}

/** One switch of a game, for the host's form. */
export interface OptionSeen {
  readonly name: string;
  readonly kind: "number" | "switch" | "words";
  readonly default: boolean | number | string;
  readonly rule: string;
  readonly least: number;
  readonly most: number;
  readonly choices: readonly (string | number)[];
}

/** What the lobby knows of a game. */
export interface GameSeen {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  readonly round_name: string;
  readonly levels: readonly string[];
  readonly options: readonly OptionSeen[];
  readonly paces: readonly number[];
  readonly told_dice: number;
}

/** One card of the pile. */
export interface Card {
  readonly number: number;
  readonly kind: "resident" | "turret";
  readonly asks: readonly string[];
  readonly lizards: number;
}

/** The landing disc, on the big level. */
export interface DiscSeen {
  readonly x_mm: number;
  readonly radius_mm: number;
  readonly top_mm: number;
}

/** A flat part of the board: a box that stands on the floor. */
export interface BoxSeen {
  readonly level: number;
  readonly x_mm: readonly [number, number];
  readonly y_mm: readonly [number, number];
  readonly top_mm: number;
}

/** An upright peg with a round head. */
export interface PegSeen {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly radius_mm: number;
  readonly z_mm: readonly [number, number];
}

/** All of it. */
export interface BoardSeen {
  readonly die_mm: number;
  readonly rounding_mm: number;
  readonly line_x_mm: readonly [number, number];
  readonly disc: DiscSeen;
  readonly boxes: readonly BoxSeen[];
  readonly pegs: readonly PegSeen[];
  readonly speed_m_s: readonly [number, number];
  readonly aim_deg: number;
  readonly spin_rad_s: number;
  readonly place_mm: number;
}

export type Update =
  | UpdateOf<"ghost_blitz_dice", GhostView, GhostEvent>
  | UpdateOf<"king_of_the_dice_junior", KingView, KingEvent>
  | UpdateOf<"lightning_dice", LightningView, LightningEvent>
  | UpdateOf<"tumblin_dice", TumblinView, TumblinEvent>;

export type History =
  | HistoryOf<"ghost_blitz_dice", GhostEvent>
  | HistoryOf<"king_of_the_dice_junior", KingEvent>
  | HistoryOf<"lightning_dice", LightningEvent>
  | HistoryOf<"tumblin_dice", TumblinEvent>;

export type Action = GhostAction | KingAction | LightningAction | TumblinAction;

/** A server with another number asks the page to reload. */
export const PROTOCOL: number = 2;

/** A longer message closes the socket. */
export const MESSAGE_BYTES: number = 8192;

/** Letters of a table's code, which has eight. */
export const CODE_LETTERS: string = "0123456789abcdefghjkmnpqrstvwxyz";

/** Shortest and longest time of a die that is told. */
export const DIE_MS: readonly [number, number] = [
  400,
  1500
];

/** All games, in the order of the shelf. */
export const GAMES: readonly GameSeen[] = [
  {
    "name": "ghost_blitz_dice",
    "title": "Ghost Blitz: The Dice Game",
    "seats": [
      2,
      8
    ],
    "round_name": "throw",
    "levels": [
      "easy",
      "medium",
      "hard"
    ],
    "options": [
      {
        "name": "net",
        "kind": "words",
        "default": "own",
        "rule": "GB-R1",
        "least": 0,
        "most": 0,
        "choices": [
          "own",
          "shifted"
        ]
      },
      {
        "name": "throw_ms",
        "kind": "number",
        "default": 1200,
        "rule": "GB-R5",
        "least": 0,
        "most": 10000,
        "choices": []
      },
      {
        "name": "grab_limit_s",
        "kind": "number",
        "default": 10,
        "rule": "GB-R7",
        "least": 1,
        "most": 600,
        "choices": []
      },
      {
        "name": "shuffle_figures",
        "kind": "switch",
        "default": false,
        "rule": "GB-R10",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "first_seat",
        "kind": "number",
        "default": 0,
        "rule": "GB-R8",
        "least": 0,
        "most": 8,
        "choices": []
      }
    ],
    "paces": [],
    "told_dice": 5
  },
  {
    "name": "king_of_the_dice_junior",
    "title": "King of the Dice: Junior",
    "seats": [
      2,
      4
    ],
    "round_name": "turn",
    "levels": [
      "easy",
      "medium",
      "hard"
    ],
    "options": [
      {
        "name": "may_decline",
        "kind": "switch",
        "default": false,
        "rule": "KJ-R2",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "flip_on_miss",
        "kind": "switch",
        "default": false,
        "rule": "KJ-R3",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "full_round",
        "kind": "switch",
        "default": false,
        "rule": "KJ-V1",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "first_seat",
        "kind": "number",
        "default": 0,
        "rule": "KJ-R6",
        "least": 0,
        "most": 4,
        "choices": []
      }
    ],
    "paces": [],
    "told_dice": 0
  },
  {
    "name": "lightning_dice",
    "title": "Lightning Dice",
    "seats": [
      2,
      6
    ],
    "round_name": "card",
    "levels": [
      "easy",
      "medium",
      "hard"
    ],
    "options": [
      {
        "name": "play",
        "kind": "words",
        "default": "standard",
        "rule": "LD-10",
        "least": 0,
        "most": 0,
        "choices": [
          "standard",
          "quick"
        ]
      },
      {
        "name": "floor_at_zero",
        "kind": "switch",
        "default": true,
        "rule": "LD-R1",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "false_bonus_penalty",
        "kind": "number",
        "default": 0,
        "rule": "LD-R3",
        "least": 0,
        "most": 20,
        "choices": []
      },
      {
        "name": "keep_over_flip",
        "kind": "switch",
        "default": true,
        "rule": "LD-R6",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "roll_ms",
        "kind": "number",
        "default": 800,
        "rule": "LD-R13",
        "least": 0,
        "most": 10000,
        "choices": []
      }
    ],
    "paces": [
      50,
      75,
      100,
      150,
      200,
      300
    ],
    "told_dice": 0
  },
  {
    "name": "tumblin_dice",
    "title": "Tumblin-Dice",
    "seats": [
      2,
      4
    ],
    "round_name": "throw",
    "levels": [
      "easy",
      "medium",
      "hard",
      "master"
    ],
    "options": [
      {
        "name": "teams",
        "kind": "switch",
        "default": false,
        "rule": "TD-O1",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "double_dice",
        "kind": "switch",
        "default": false,
        "rule": "TD-O2",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "offence_defence",
        "kind": "switch",
        "default": false,
        "rule": "TD-O3",
        "least": 0,
        "most": 0,
        "choices": []
      },
      {
        "name": "before_line",
        "kind": "words",
        "default": 0,
        "rule": "TD-R13",
        "least": 0,
        "most": 0,
        "choices": [
          0,
          -1
        ]
      },
      {
        "name": "quarters",
        "kind": "words",
        "default": 4,
        "rule": "TD-R13",
        "least": 0,
        "most": 0,
        "choices": [
          4,
          3,
          "to_301"
        ]
      },
      {
        "name": "dice_per_seat",
        "kind": "words",
        "default": 4,
        "rule": "TD-R13",
        "least": 0,
        "most": 0,
        "choices": [
          4,
          3
        ]
      },
      {
        "name": "first_order",
        "kind": "words",
        "default": "roll",
        "rule": "TD-R1",
        "least": 0,
        "most": 0,
        "choices": [
          "roll",
          "seats"
        ]
      }
    ],
    "paces": [],
    "told_dice": 0
  }
];

/** Order of figures and dice. */
export const GHOST_FIGURES: readonly GhostFigure[] = [
  "chair",
  "ghost",
  "mouse",
  "bottle",
  "book"
];

/** Of each figure. */
export const GHOST_COLOURS: Readonly<Record<GhostFigure, string>> = {
  "chair": "red",
  "ghost": "white",
  "mouse": "grey",
  "bottle": "green",
  "book": "blue"
};

/** The board as the physics has it. */
export const TUMBLIN_BOARD: BoardSeen = {
  "die_mm": 16.0,
  "rounding_mm": 1.5,
  "line_x_mm": [
    176.0,
    180.0
  ],
  "disc": {
    "x_mm": 62.0,
    "radius_mm": 60.0,
    "top_mm": 63.5
  },
  "boxes": [
    {
      "level": 1,
      "x_mm": [
        0.0,
        335.0
      ],
      "y_mm": [
        -203.0,
        203.0
      ],
      "top_mm": 50.8
    },
    {
      "level": 2,
      "x_mm": [
        335.0,
        430.0
      ],
      "y_mm": [
        -203.0,
        203.0
      ],
      "top_mm": 38.099999999999994
    },
    {
      "level": 3,
      "x_mm": [
        430.0,
        525.0
      ],
      "y_mm": [
        -203.0,
        203.0
      ],
      "top_mm": 25.4
    },
    {
      "level": 4,
      "x_mm": [
        525.0,
        610.0
      ],
      "y_mm": [
        -170.0,
        -80.0
      ],
      "top_mm": 12.7
    },
    {
      "level": 4,
      "x_mm": [
        525.0,
        610.0
      ],
      "y_mm": [
        -45.0,
        45.0
      ],
      "top_mm": 12.7
    },
    {
      "level": 4,
      "x_mm": [
        525.0,
        610.0
      ],
      "y_mm": [
        80.0,
        170.0
      ],
      "top_mm": 12.7
    }
  ],
  "pegs": [
    {
      "x_mm": 513.0,
      "y_mm": -187.5,
      "radius_mm": 5.0,
      "z_mm": [
        25.4,
        50.4
      ]
    },
    {
      "x_mm": 513.0,
      "y_mm": -62.5,
      "radius_mm": 5.0,
      "z_mm": [
        25.4,
        50.4
      ]
    },
    {
      "x_mm": 513.0,
      "y_mm": 62.5,
      "radius_mm": 5.0,
      "z_mm": [
        25.4,
        50.4
      ]
    },
    {
      "x_mm": 513.0,
      "y_mm": 187.5,
      "radius_mm": 5.0,
      "z_mm": [
        25.4,
        50.4
      ]
    }
  ],
  "speed_m_s": [
    0.3,
    2.5
  ],
  "aim_deg": 35.0,
  "spin_rad_s": 60.0,
  "place_mm": 50.0
};

/** The pile; card n stands at n - 1. */
export const KING_CARDS: readonly Card[] = [
  {
    "number": 1,
    "kind": "turret",
    "asks": [
      "red",
      "green",
      "blue"
    ],
    "lizards": 1
  },
  {
    "number": 2,
    "kind": "turret",
    "asks": [
      "red",
      "green",
      "blue"
    ],
    "lizards": 1
  },
  {
    "number": 3,
    "kind": "turret",
    "asks": [
      "red",
      "red",
      "green"
    ],
    "lizards": 1
  },
  {
    "number": 4,
    "kind": "turret",
    "asks": [
      "red",
      "red",
      "blue"
    ],
    "lizards": 1
  },
  {
    "number": 5,
    "kind": "turret",
    "asks": [
      "green",
      "green",
      "red"
    ],
    "lizards": 1
  },
  {
    "number": 6,
    "kind": "turret",
    "asks": [
      "green",
      "green",
      "blue"
    ],
    "lizards": 1
  },
  {
    "number": 7,
    "kind": "turret",
    "asks": [
      "blue",
      "blue",
      "red"
    ],
    "lizards": 1
  },
  {
    "number": 8,
    "kind": "turret",
    "asks": [
      "blue",
      "blue",
      "green"
    ],
    "lizards": 1
  },
  {
    "number": 9,
    "kind": "turret",
    "asks": [
      "red",
      "red",
      "red"
    ],
    "lizards": 2
  },
  {
    "number": 10,
    "kind": "turret",
    "asks": [
      "green",
      "green",
      "green"
    ],
    "lizards": 2
  },
  {
    "number": 11,
    "kind": "turret",
    "asks": [
      "blue",
      "blue",
      "blue"
    ],
    "lizards": 2
  },
  {
    "number": 12,
    "kind": "turret",
    "asks": [
      "red",
      "red",
      "green",
      "blue"
    ],
    "lizards": 2
  },
  {
    "number": 13,
    "kind": "turret",
    "asks": [
      "red",
      "red",
      "green",
      "blue"
    ],
    "lizards": 2
  },
  {
    "number": 14,
    "kind": "turret",
    "asks": [
      "green",
      "green",
      "red",
      "blue"
    ],
    "lizards": 2
  },
  {
    "number": 15,
    "kind": "turret",
    "asks": [
      "green",
      "green",
      "red",
      "blue"
    ],
    "lizards": 2
  },
  {
    "number": 16,
    "kind": "turret",
    "asks": [
      "blue",
      "blue",
      "red",
      "green"
    ],
    "lizards": 2
  },
  {
    "number": 17,
    "kind": "turret",
    "asks": [
      "blue",
      "blue",
      "red",
      "green"
    ],
    "lizards": 2
  },
  {
    "number": 18,
    "kind": "turret",
    "asks": [
      "red",
      "red",
      "green",
      "green"
    ],
    "lizards": 3
  },
  {
    "number": 19,
    "kind": "turret",
    "asks": [
      "red",
      "red",
      "blue",
      "blue"
    ],
    "lizards": 3
  },
  {
    "number": 20,
    "kind": "turret",
    "asks": [
      "green",
      "green",
      "blue",
      "blue"
    ],
    "lizards": 3
  },
  {
    "number": 21,
    "kind": "resident",
    "asks": [
      "gem",
      "animal",
      "flower"
    ],
    "lizards": 1
  },
  {
    "number": 22,
    "kind": "resident",
    "asks": [
      "gem",
      "animal",
      "flower"
    ],
    "lizards": 1
  },
  {
    "number": 23,
    "kind": "resident",
    "asks": [
      "gem",
      "gem",
      "animal"
    ],
    "lizards": 1
  },
  {
    "number": 24,
    "kind": "resident",
    "asks": [
      "gem",
      "gem",
      "flower"
    ],
    "lizards": 1
  },
  {
    "number": 25,
    "kind": "resident",
    "asks": [
      "animal",
      "animal",
      "gem"
    ],
    "lizards": 1
  },
  {
    "number": 26,
    "kind": "resident",
    "asks": [
      "animal",
      "animal",
      "flower"
    ],
    "lizards": 1
  },
  {
    "number": 27,
    "kind": "resident",
    "asks": [
      "flower",
      "flower",
      "gem"
    ],
    "lizards": 1
  },
  {
    "number": 28,
    "kind": "resident",
    "asks": [
      "flower",
      "flower",
      "animal"
    ],
    "lizards": 1
  },
  {
    "number": 29,
    "kind": "resident",
    "asks": [
      "gem",
      "gem",
      "gem"
    ],
    "lizards": 2
  },
  {
    "number": 30,
    "kind": "resident",
    "asks": [
      "animal",
      "animal",
      "animal"
    ],
    "lizards": 2
  },
  {
    "number": 31,
    "kind": "resident",
    "asks": [
      "flower",
      "flower",
      "flower"
    ],
    "lizards": 2
  },
  {
    "number": 32,
    "kind": "resident",
    "asks": [
      "gem",
      "gem",
      "animal",
      "flower"
    ],
    "lizards": 2
  },
  {
    "number": 33,
    "kind": "resident",
    "asks": [
      "gem",
      "gem",
      "animal",
      "flower"
    ],
    "lizards": 2
  },
  {
    "number": 34,
    "kind": "resident",
    "asks": [
      "animal",
      "animal",
      "gem",
      "flower"
    ],
    "lizards": 2
  },
  {
    "number": 35,
    "kind": "resident",
    "asks": [
      "animal",
      "animal",
      "gem",
      "flower"
    ],
    "lizards": 2
  },
  {
    "number": 36,
    "kind": "resident",
    "asks": [
      "flower",
      "flower",
      "gem",
      "animal"
    ],
    "lizards": 2
  },
  {
    "number": 37,
    "kind": "resident",
    "asks": [
      "flower",
      "flower",
      "gem",
      "animal"
    ],
    "lizards": 2
  },
  {
    "number": 38,
    "kind": "resident",
    "asks": [
      "gem",
      "gem",
      "animal",
      "animal"
    ],
    "lizards": 3
  },
  {
    "number": 39,
    "kind": "resident",
    "asks": [
      "gem",
      "gem",
      "flower",
      "flower"
    ],
    "lizards": 3
  },
  {
    "number": 40,
    "kind": "resident",
    "asks": [
      "animal",
      "animal",
      "flower",
      "flower"
    ],
    "lizards": 3
  }
];
