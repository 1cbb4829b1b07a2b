/** What the table's page asks of a game's screen. A game's folder exports one `GameUi`; games never know each other. */
import type { JSX } from "preact";
import type { Sound } from "../sound/names";
import type { Action, Aim, Draw, History, Links, People, Update } from "../wire.gen";

/** One of several dice that are told one after the other: a sound, or words. */
export interface ToldDie {
  readonly sound: Sound;
  readonly words: string;
}

export type OnlineGame = Update["game"];
type EventOf<G extends OnlineGame> = Extract<Update, { game: G }>["events"][number];

/** All that a screen shows. Everything in it comes from the server, but for what begins with `seat`. */
export interface Seen<G extends OnlineGame> {
  readonly update: Extract<Update, { game: G }>;
  /** Everything told in this match, the last update included. */
  readonly history: Extract<History, { game: G }>;
  readonly people: People;
  readonly links: Links | null;
  /** My seat; 0: I watch. */
  readonly seat: number;
  /** I have pressed something that the server has not answered yet. */
  readonly isPending: boolean;
  /** My claim has arrived and waits for its verdict. */
  readonly isClaimed: boolean;
  /** No connection, a pause, or a bot keeps my seat: keys are asleep. */
  readonly isAsleep: boolean;
  /** Seats of this device, where several play on it: nobody is "you" then, all are called by their names. */
  readonly here?: readonly number[];
}

/** All that a screen can do. */
export interface Hands {
  /**
   * `pressedAtMs`: `timeStamp` of the event, for claims: what counts is the time since `showsRace`. `aim`: of a throw
   * that the server's physics carries out.
   */
  act(action: Action, pressedAtMs?: number, aim?: Aim): void;
  /** When the race that is on began to be shown or told here, on the page's clock; null: not known. */
  raceBeganMs?(): number | null;
  askTakeBack(): void;
  openRule(id: string): void;
  /** Opens the photo finish of a round's race. */
  openFinish(round: number): void;
  /** Says it to screen readers; `assertive` interrupts. */
  announce(text: string, urgency: "polite" | "assertive"): void;
  /** Shows a short message above the table, with a rule's badge if one is named. */
  toast(text: string, rule?: string): void;
}

export interface ScreenProps<G extends OnlineGame> {
  readonly seen: Seen<G>;
  readonly hands: Hands;
}

/** Where somebody plays who shares the device with others. */
export interface EdgeProps<G extends OnlineGame> extends ScreenProps<G> {
  /** Among the players of this device, counted from 0. */
  readonly place: number;
  readonly players: number;
  readonly name: string;
}

/** What is shown of one round. */
export interface RoundProps<G extends OnlineGame> extends ScreenProps<G> {
  readonly round: number;
}

export interface FinishProps<G extends OnlineGame> extends RoundProps<G> {
  /** Opens the check of the dice at the draw that decided a dead heat. */
  readonly onCheckCoin: (coin: Draw) => void;
  readonly onClose: () => void;
}

/** One line of the log and of a verdict. `seat` 0: nobody's. */
export interface Line {
  readonly seat: number;
  readonly text: string;
  readonly rule: string;
}

/** What a game sounds like. Pure, and like the screen: nothing is heard that may not be seen yet. */
export interface GameSounds<G extends OnlineGame> {
  /** Of what has just happened, as its viewer sees it. */
  readonly heard: (update: Extract<Update, { game: G }>) => readonly Sound[];
  /** Of one's own act at the press, for acts whose answer would come too late for the ear. */
  readonly pressed?: (action: Action, now: Extract<Update, { game: G }>) => readonly Sound[];
}

/** A moment worth seeing again. */
export interface Moment {
  /** Of the round whose end is shown. */
  readonly round: number;
  readonly icon: MomentIcon;
  readonly title: string;
  readonly text: string;
}

export type MomentIcon = "bolt" | "flag" | "clock" | "star" | "crown" | "hand" | "roll";

/** A whole match, as its film shows it. */
export interface Whole<G extends OnlineGame> {
  /** At its end, as a watcher sees it. */
  readonly seen: Seen<G>;
  readonly rounds: readonly { readonly number: number; readonly events: readonly EventOf<G>[] }[];
  readonly name: (seat: number) => string;
}

/** What the film of a match has to know of its game besides what the table's page knows. Pure. */
export interface GameFilm<G extends OnlineGame> {
  /** Whether an event begins the round that its update leads to; else it belongs to the round before. */
  readonly begins?: (event: EventOf<G>) => boolean;
  /** Whose colour a round has in the timeline; 0: nobody's. */
  readonly ownerOf: (events: readonly EventOf<G>[]) => number;
  /** How long an event has to be seen, at least; 0 if it need not. */
  readonly staysMs?: (event: EventOf<G>) => number;
  /** A handful, in the order of the match. */
  readonly moments: (whole: Whole<G>) => readonly Moment[];
  /** The same before anybody scored, for whoever wants no scores; numbers on the page are hidden by the styles. */
  readonly blind: (seen: Seen<G>) => Seen<G>;
}

/** Drawn examples by the rule below which they stand. */
export type Examples = Readonly<Record<string, () => JSX.Element>>;

export interface GameUi<G extends OnlineGame> {
  /** Class of the felt: `felt--ghost`. */
  readonly felt: string;
  /** Everything on the felt: seats, dice, keys, verdict. Fills its parent. */
  readonly Board: (props: ScreenProps<G>) => JSX.Element;
  /** On a shared screen: all that everybody may see, and nothing to press. Fills its parent. */
  readonly Big: (props: ScreenProps<G>) => JSX.Element;
  /** In the hand of a seat while a shared screen shows the table: the own decisions, and what is raced for. */
  readonly Controller: (props: ScreenProps<G>) => JSX.Element;
  /** What a seat is known by where it is no sign but a number that counts in the game. */
  readonly Sign?: (props: { readonly seat: number }) => JSX.Element;
  /** How far the own seat has come, for the bar above the `Controller`: "5", "of 20". */
  readonly tally: (seen: Seen<G>) => { readonly count: string; readonly unit: string };
  /** A race between several on one device: the keys of one of them; the board of whoever watches lies between. */
  readonly Edge?: (props: EdgeProps<G>) => JSX.Element;
  /** Beside the table on a desk, in a sheet on a phone: how to read the dice, cards of the game. */
  readonly Help: (props: ScreenProps<G>) => JSX.Element;
  readonly examples: Examples;
  /** Whether desk shows help and log beside the table (else they fold into keys). */
  readonly hasRail: boolean;
  /** Its board can show a scene in 3D while `view.value` (ui/scene/view.ts) is "3d". */
  readonly hasScene?: boolean;
  /** In the bar, in place of the key between 3D and flat: a scene that can be looked at in several ways. */
  readonly ViewSwitch?: () => JSX.Element;
  /**
   * The race that is on: until it is decided, nobody is shown what others say. `isShort`: a matter of seconds, in which
   * nothing may cover the table.
   */
  readonly race?: (seen: Seen<G>) => { readonly id: string; readonly isShort: boolean } | null;
  /** "throw 30"; stands in the bar. */
  readonly roundTitle: (seen: Seen<G>) => string;
  /** What is said of an event in the log; null: nothing worth a line. `name` gives "You" for the own seat. */
  readonly line: (event: EventOf<G>, name: (seat: number) => string) => Line | null;
  /** Under the banner of the result: how it went, seat by seat, and the course of the match. */
  readonly Result: (props: ScreenProps<G>) => JSX.Element;
  /** A game with races shows how one was decided; null if nothing is known of the round. */
  readonly Finish?: (props: FinishProps<G>) => JSX.Element | null;
  /** Whether an event shows what is raced for: the table is told when it could be seen here. */
  readonly showsRace?: (event: EventOf<G>) => boolean;
  /** Whether an event brings faces that this seat alone races with: the table is told when they have come here. */
  readonly showsFaces?: (event: EventOf<G>, seat: number) => boolean;
  /** A game without is silent. */
  readonly sounds?: GameSounds<G>;
  /** A throw to try, in a game that can be played by ear. */
  readonly toldExample?: (dieMs: number) => readonly ToldDie[];
  readonly film: GameFilm<G>;
  /** Beside the board of a film: why a round went so, in pictures that its board leaves out there. */
  readonly Why?: (props: RoundProps<G>) => JSX.Element | null;
  /** "13 points to Mika's 11, after 36 throws". */
  readonly resultTitle: (seen: Seen<G>) => string;
  /** Labels and sentences of the game's options, by name; words of a choice as `name.word`. */
  readonly options: Readonly<Record<string, { readonly label: string; readonly sentence: string }>>;
  /** Settings of the house that only this game has, by name: the rule that each of them is about. */
  readonly house?: { readonly shows_fits?: string; readonly polish?: string };
  /** In the podium: what the winner has won, as the game's pieces; the number stands in `resultTitle`. */
  readonly Spoils?: (props: { readonly count: number }) => JSX.Element;
  /** Whether it is my move: for the title bar and the notice when the tab is hidden. */
  readonly isMyMove: (seen: Seen<G>) => boolean;
}
