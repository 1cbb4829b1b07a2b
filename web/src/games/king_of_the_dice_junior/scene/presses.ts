/** What pressing a thing on the table does: the same as its key in the flat view, and nothing where that has none. */
import { cardNumbered } from "../model";
import type { SeenTable } from "../seen-table";
import { texts } from "../texts";

/** `key`: `die 0` to `die 3`, or `card 9` by its number; undefined: a press does nothing now. */
export function pressOf(key: string, { shown, ways, moves, speak }: SeenTable): (() => void) | undefined {
  const [kind, text] = key.split(" ");
  const number = Number(text);
  if (kind === "die") {
    if (ways.mayKeep) return () => moves.keep(number);
    return ways.roll === "first" ? moves.roll : undefined;
  }
  if (!shown.face_up.includes(number)) return undefined;
  if (ways.takes.includes(number)) return () => moves.take(number);
  return speak === null ? undefined : () => speak(texts().card(cardNumbered(number)));
}
