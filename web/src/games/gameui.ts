/** What the table's page asks of a game's screen. A game's folder exports one `GameUi`; games never know each other. */
import type { JSX } from "preact";
import type { Sound } from "../sound/names";
import type { Action, Aim, Draw, History, Links, People, Update } from "../wire.gen";

export type OnlineGame = Update["game"];
type EventOf<G extends OnlineGame> = Extract<Update, { game: G }>["events"][number];

/** All that a screen shows. Everything in it comes from the server, but for the last four. */
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
  /** No connection, or a bot keeps my seat: keys are asleep. */
  readonly isAsleep: boolean;
}

/** All that a screen can do. */
export interface Hands {
  /**
   * `pressedAtMs`: `timeStamp` of the event, for claims: what counts is the time since `showsRace`. `aim`: of a throw
   * that the server's physics carries out.
   */
  act(action: Action, pressedAtMs?: number, aim?: Aim): void;
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

export interface FinishProps<G extends OnlineGame> extends ScreenProps<G> {
  readonly round: number;
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

export interface GameUi<G extends OnlineGame> {
  /** Class of the felt: `felt--ghost`. */
  readonly felt: string;
  /** Everything on the felt: seats, dice, keys, verdict. Fills its parent. */
  readonly Board: (props: ScreenProps<G>) => JSX.Element;
  /** Beside the table on a desk, in a sheet on a phone: how to read the dice, cards of the game. */
  readonly Help: (props: ScreenProps<G>) => JSX.Element;
  /** Whether desk shows help and log beside the table (else they fold into keys). */
  readonly hasRail: boolean;
  /** Its board can show a scene in 3D while `view.value` (ui/scene/view.ts) is "3d". */
  readonly hasScene?: boolean;
  /** In the bar, in place of the key between 3D and flat: a scene that can be looked at in several ways. */
  readonly ViewSwitch?: () => JSX.Element;
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
  /** "13 points to Mika's 11, after 36 throws". */
  readonly resultTitle: (seen: Seen<G>) => string;
  /** Labels and sentences of the game's options, by name; words of a choice as `name.word`. */
  readonly options: Readonly<Record<string, { readonly label: string; readonly sentence: string }>>;
  /** Whether it is my move: for the title bar and the notice when the tab is hidden. */
  readonly isMyMove: (seen: Seen<G>) => boolean;
}
