/** A new table of a game, and the way there. */
import { tableAddress } from "../../model/route";
import { openTable } from "../../net/http";
import { sentenceOf } from "./failure";
import { go } from "./routing";
import { toast } from "./toasts";

export function goToNewTable(game: string): void {
  openTable(game).then(
    ({ table }) => go(tableAddress(table)),
    (error: unknown) => toast(sentenceOf(error)),
  );
}
