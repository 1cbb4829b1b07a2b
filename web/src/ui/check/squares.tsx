/**
 * One square a draw, in the order of the match: they fill as draws agree. Arrow keys go from one to the next.
 *
 * A long match has a row of its rounds first, and below it the draws of one of them.
 */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { type CheckedDraw, isFault } from "../../dice/seals";
import { classes } from "../parts/classes";
import { groupsOf } from "./summary";
import { texts } from "./texts";

/** More squares than this are more than one looks through. */
const MOST_IN_A_ROW = 72;

interface SquaresProps {
  /** Its name on the wire. */
  readonly game: string;
  readonly draws: readonly CheckedDraw[];
  readonly total: number;
  /** Place of the draw that is shown. */
  readonly shown: number;
  readonly name: (seat: number) => string;
  readonly onShow: (place: number) => void;
}

export function Squares({ game, draws, total, shown, name, onShow }: SquaresProps) {
  const t = texts();
  const squareOf = (checked: CheckedDraw, place: number): Square => ({
    key: `${checked.line}.${place}`,
    state: checked.state,
    label: t.draw(place + 1, t.what(checked, name), checked.state),
  });
  if (total <= MOST_IN_A_ROW) {
    const label = { "aria-label": t.draws };
    return <Row label={label} squares={draws.map(squareOf)} total={total} shown={shown} onShow={onShow} />;
  }
  return <Rounds game={game} draws={draws} shown={shown} squareOf={squareOf} onShow={onShow} />;
}

interface RoundsProps extends Pick<SquaresProps, "game" | "draws" | "shown" | "onShow"> {
  readonly squareOf: (checked: CheckedDraw, place: number) => Square;
}

function Rounds({ game, draws, shown, squareOf, onShow }: RoundsProps) {
  const t = texts();
  const heading = useId();
  const groups = groupsOf(draws);
  const place = groups.findLastIndex(({ first }) => first <= shown);
  const group = groups[place];
  if (group === undefined) return null;
  const { first } = group;
  const rounds = groups.map((one) => ({ key: `${one.first}`, state: one.state, label: t.group(game, one) }));
  const show = (round: number): void => onShow(groups[round]?.first ?? shown);
  const turn = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere in the dialog the same keys go from draw to draw
    show(place + by);
  };
  return (
    <div class="check__rounds">
      <Row
        label={{ "aria-label": t.rounds(groups.length) }}
        squares={rounds}
        shown={place}
        onShow={show}
        onKeyDown={turn}
      />
      <p id={heading} class="cap num">
        {t.inRound(game, group)}
      </p>
      <Row
        label={{ "aria-labelledby": heading }}
        squares={group.draws.map((checked, at) => squareOf(checked, first + at))}
        shown={shown - first}
        onShow={(at) => onShow(first + at)}
      />
    </div>
  );
}

interface Square {
  readonly key: string;
  readonly state: CheckedDraw["state"];
  readonly label: string;
}

interface RowProps {
  readonly label: { readonly "aria-label": string } | { readonly "aria-labelledby": string };
  readonly squares: readonly Square[];
  /** Those that are still to come are empty. */
  readonly total?: number;
  readonly shown: number;
  readonly onShow: (place: number) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

function Row({ label, squares, total = 0, shown, onShow, ...keys }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const hadFocus = row.current?.contains(document.activeElement) === true; // its square may be gone after this drawing
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (hadFocus) current?.focus();
    else current?.scrollIntoView({ block: "nearest" });
  }, [squares[shown]?.key]);
  return (
    <div ref={row} class="check__squares" role="radiogroup" {...label} {...keys}>
      {squares.map(({ key, state, label: says }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: an input cannot be a square with a pattern
        <button
          key={key}
          type="button"
          role="radio"
          class={classes("check__square", `check__square--${isFault(state) ? "bad" : state}`)}
          aria-checked={place === shown}
          aria-label={says}
          tabIndex={place === shown ? 0 : -1}
          onClick={() => onShow(place)}
        />
      ))}
      {Array.from({ length: Math.max(0, total - squares.length) }, (_, place) => (
        <span key={squares.length + place} class="check__square" />
      ))}
    </div>
  );
}
