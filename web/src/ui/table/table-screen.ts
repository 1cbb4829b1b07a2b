/** What every screen of a table is given. */
import type { GameUi, Hands, OnlineGame, Seen } from "../../games/gameui";
import type { GameSeen, People } from "../../wire.gen";
import type { CoinWanted } from "../check/summary";
import type { Session } from "./session";

/** What may be open above the table. */
export type SheetName =
  | { readonly is: "none" | "ear" | "help" | "log" | "menu" | "settings" | "name" | "leave" | "say" | "new_host" }
  | { readonly is: "rules"; readonly rule: string }
  /** How the race of a round was decided. */
  | { readonly is: "finish"; readonly round: number }
  /** Were the dice of the last match fair? At one coin, if one is named. */
  | { readonly is: "check"; readonly coin: CoinWanted | null };

export interface TableScreen {
  readonly session: Session;
  readonly ui: GameUi<OnlineGame>;
  readonly hands: Hands;
  /** The hands of one of several players on this device. */
  readonly handsFor: (player: number) => Hands;
  readonly people: People;
  /** Null before the first update of a match. */
  readonly seen: Seen<OnlineGame> | null;
  /** "You" for the own seat, else the player's name. */
  readonly name: (seat: number) => string;
  readonly game: GameSeen;
  readonly openSheet: (sheet: SheetName) => void;
}
