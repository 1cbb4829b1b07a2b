/** What a photo finish is told of the grabs of a throw: which were right, what they took, what they won or lost. Pure. */
import type { Take } from "../../ui/race/model";
import { changeOf, type Throw } from "./model";
import { texts } from "./texts";

export function takesOf(one: Throw, name: (seat: number) => string): readonly Take[] {
  const winner = one.closed?.right ?? 0;
  return one.judged.map(({ seat, figures, verdict }) => ({
    seat,
    verdict: seat === winner ? "first" : verdict === "wrong" ? "wrong" : "right",
    took: texts().finish.theFigures(figures),
    change: changeOf(one, seat),
    sources: seat === winner ? sourcesOf(one, name) : "",
  }));
}

/** "supply 1, Mika 1, jackpot 2". */
function sourcesOf(one: Throw, name: (seat: number) => string): string {
  const says = texts().finish;
  const payers = one.paid.filter((paid) => paid.change !== 0).map((paid) => name(paid.seat));
  const sources = one.scored.map(({ source, change }) =>
    source === "penalties" ? says.fromPayers(payers) : says.from(source, change),
  );
  return sources.join(", ");
}
