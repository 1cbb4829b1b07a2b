/** The castle of a seat from above: a courtyard with five sides, the crown in the middle while it is unspent. */
import { classes } from "./classes";
import { cardOf } from "./king-card";

const SIDES = 5;

interface CourtyardProps {
  /** Numbers of the cards that are built, in the order in which they came. */
  readonly cards: readonly number[];
  readonly hasCrown: boolean;
  /** "4 of 5 sides built, crown spent". */
  readonly label: string;
}

export function Courtyard({ cards, hasCrown, label }: CourtyardProps) {
  return (
    <svg class="court" viewBox="14 14 212 214" role="img" aria-label={label}>
      <svg width="240" height="240" viewBox="0 0 240 240" aria-hidden="true">
        <use href="#courtyard" />
      </svg>
      {Array.from({ length: SIDES }, (_, side) => (
        <Side key={side} side={side} card={cards[side]} />
      ))}
      <svg x="99" y="103" width="42" height="42" viewBox="0 0 64 64" aria-hidden="true">
        <use href={hasCrown ? "#crown" : "#crown-spent"} />
      </svg>
    </svg>
  );
}

interface SideProps {
  /** 0 to 4, clockwise from the upper right. */
  readonly side: number;
  readonly card: number | undefined;
}

function Side({ side, card }: SideProps) {
  const kind = card === undefined ? "free" : cardOf(card).kind;
  return (
    <g transform={`rotate(${36 + 72 * side} 120 124) translate(87 31)`}>
      <svg
        key={kind}
        class={classes("court__side", kind !== "free" && "court__side--built")}
        width="66"
        height="44"
        viewBox="0 0 66 44"
        overflow="visible"
        aria-hidden="true"
      >
        <use href={`#side-${kind}`} />
      </svg>
    </g>
  );
}
