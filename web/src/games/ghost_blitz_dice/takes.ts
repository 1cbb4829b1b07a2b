/** What a photo finish is told of the grabs of a throw: which were right, what they took, what they won or lost. Pure. */
import type { Source, Take } from "../../ui/race/model";
import { changeOf, type Throw } from "./model";
import { texts } from "./texts";

export function takesOf(one: Throw): readonly Take[] {
  const winner = one.closed?.right ?? 0;
  return one.judged.map(({ seat, figures, verdict }) => ({
    seat,
    verdict: seat === winner ? "first" : verdict === "wrong" ? "wrong" : "right",
    took: texts().finish.theFigures(figures),
    change: changeOf(one, seat),
    sources: seat === winner ? sourcesOf(one) : [],
  }));
}

function sourcesOf(one: Throw): readonly Source[] {
  const payers = one.paid.filter((paid) => paid.change !== 0);
  return one.scored.flatMap(({ source, change }) =>
    source === "penalties"
      ? payers.map((paid) => ({ seat: paid.seat, word: "", change: -paid.change }))
      : [{ seat: 0, word: texts().finish.sources[source], change }],
  );
}
