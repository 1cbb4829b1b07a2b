/** What the parts of the felt are given: the view that is shown, what may be done, and the hand that does it. */
import type { KingView } from "../../wire.gen";
import type { Seen } from "../gameui";
import type { NameOf } from "./lines";
import type { Ways } from "./model";
import type { Moves } from "./moves";
import type { Speak } from "./speech";

export interface SeenTable {
  readonly seen: Seen<"king_of_the_dice_junior">;
  /** Behind the server's view while dice tumble. */
  readonly shown: KingView;
  readonly ways: Ways;
  readonly moves: Moves;
  readonly name: NameOf;
  readonly showsFits: boolean;
  readonly speak: Speak | null;
}
