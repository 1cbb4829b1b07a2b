/** Who has won, in a sentence. */
import { texts } from "../../../texts/texts";
import type { Outcome } from "../../../wire.gen";

/** @param mine seat of whoever reads it; 0: several do */
export function headlineOf({ winners }: Outcome, name: (seat: number) => string, mine: number): string {
  const t = texts().result;
  const [first] = winners;
  if (first === undefined) return t.nobody;
  if (winners.length > 1) return t.share(winners.map(name));
  return first === mine ? t.youWin : t.wins(name(first));
}
