/** One square a draw, in the order of the match: they fill as draws agree. Arrow keys go from one to the next. */
import { useEffect, useRef } from "preact/hooks";
import { type CheckedDraw, isFault } from "../../dice/seals";
import { classes } from "../parts/classes";
import { texts } from "./texts";

interface SquaresProps {
  readonly draws: readonly CheckedDraw[];
  readonly total: number;
  /** Place of the draw that is shown. */
  readonly shown: number;
  readonly onShow: (place: number) => void;
}

export function Squares({ draws, total, shown, onShow }: SquaresProps) {
  const t = texts();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (row.current?.contains(document.activeElement)) current?.focus();
    else current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <div ref={row} class="check__squares" role="radiogroup" aria-label={t.draws}>
      {draws.map(({ line, what, state }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: an input cannot be a square with a pattern
        <button
          key={`${line}.${place}`}
          type="button"
          role="radio"
          class={classes("check__square", `check__square--${isFault(state) ? "bad" : state}`)}
          aria-checked={place === shown}
          aria-label={t.draw(place + 1, what, state)}
          tabIndex={place === shown ? 0 : -1}
          onClick={() => onShow(place)}
        />
      ))}
      {Array.from({ length: Math.max(0, total - draws.length) }, (_, place) => (
        <span key={draws.length + place} class="check__square" />
      ))}
    </div>
  );
}
