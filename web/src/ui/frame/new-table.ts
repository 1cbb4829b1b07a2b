/** A new table of a game, and the way there. */
import { tableAddress } from "../../model/route";
import { openTable } from "../../net/http";
import { sentenceOf } from "./failure";
import { go } from "./routing";
import { toast } from "./toasts";

/** @param opened told of its code before anybody is there */
export function goToNewTable(game: string, opened: (table: string) => void = () => undefined): void {
  openTable(game).then(
    ({ table }) => {
      opened(table);
      go(tableAddress(table));
    },
    (error: unknown) => toast(sentenceOf(error)),
  );
}
