/** The board itself, from above: levels, disc, line, pegs, and the score boards that are written on. */
import { TUMBLIN_BOARD, type TumblinColour } from "../../wire.gen";
import { onPaper, type Point, type Runs } from "./drawing";
import type { Model, ModelSeat } from "./model";
import { teamOf } from "./model";
import { number } from "./texts";

interface BoardArtProps {
  readonly runs: Runs;
}

/** Where the numbers of a level stand across the board. */
const NUMBERS_Y = 172;
const EDGE_SHADOW_MM = 7;

export function BoardArt({ runs }: BoardArtProps) {
  const { boxes, disc, line_x_mm: line, pegs } = TUMBLIN_BOARD;
  const half = boxes[0]?.y_mm[1] ?? 0;
  const [discX, discY] = onPaper(runs, disc.x_mm, 0);
  const steps = boxes.filter(({ level }) => level === 2 || level === 3);
  return (
    <g class="tb">
      {[...boxes].reverse().map((box) => (
        <Box key={`${box.level} ${box.y_mm[0]}`} runs={runs} class={`tb__l${box.level}`} x={box.x_mm} y={box.y_mm} />
      ))}
      {steps.map(({ level, x_mm: [x], y_mm: y }) => (
        <Box key={level} runs={runs} class="tb__fall" x={[x, x + EDGE_SHADOW_MM]} y={y} />
      ))}
      <Box runs={runs} class="tb__line" x={line} y={[-half, half]} />
      <circle class="tb__disc" cx={discX} cy={discY} r={disc.radius_mm} />
      <circle class="tb__ring" cx={discX} cy={discY} r={disc.radius_mm - 5} />
      {pegs.map(({ x_mm: x, y_mm: y, radius_mm: radius }) => {
        const [left, down] = onPaper(runs, x, y);
        return <circle key={y} class="tb__peg" cx={left} cy={down} r={radius} />;
      })}
      {boxes.flatMap(({ level, x_mm: x, y_mm: y }) => {
        const from = level === 1 ? line[1] : x[0];
        const middle = (from + x[1]) / 2;
        const across = level === 4 ? [(y[0] + y[1]) / 2] : [-NUMBERS_Y, NUMBERS_Y];
        return across.map((at) => <Times key={`${level} ${at}`} at={onPaper(runs, middle, at)} level={level} />);
      })}
    </g>
  );
}

interface BoxProps {
  readonly runs: Runs;
  readonly class: string;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

function Box({ runs, class: name, x, y }: BoxProps) {
  const [a, b] = [onPaper(runs, x[0], y[0]), onPaper(runs, x[1], y[1])];
  return (
    <rect
      class={name}
      x={Math.min(a[0], b[0])}
      y={Math.min(a[1], b[1])}
      width={Math.abs(a[0] - b[0])}
      height={Math.abs(a[1] - b[1])}
    />
  );
}

function Times({ at: [left, down], level }: { readonly at: Point; readonly level: number }) {
  return (
    <text class="tb__x" x={left} y={down} text-anchor="middle" dominant-baseline="central">
      {`${level}×`}
    </text>
  );
}

/** Between disc and edge, on either side. */
const PAD = { x: [8, 128], y: [72, 194] } as const;
const FIRST_MM = 41;
const A_LINE_MM = 22;
const MARK_MM = 16;
/** More quarters than fit: the newest. */
const MOST_LINES = 4;

/** Two white boards, a line for each seat, written at the end of a quarter. Silent: the list of seats says the same. */
export function Pads({ runs, model }: BoardArtProps & { readonly model: Model }) {
  const seats = [...model.seats].sort((a, b) => a.seat - b.seat);
  const isTeams = seats.some(({ team }) => team > 0);
  const halves = [0, 1].map((half) =>
    seats.filter((seat, place) =>
      isTeams ? teamOf(seat.seat) === half + 1 : half === Math.floor((2 * place) / seats.length),
    ),
  );
  return (
    <g class="tpads">
      {halves.map((its, half) => {
        const y = half === 0 ? PAD.y : ([-PAD.y[1], -PAD.y[0]] as const);
        return (
          <g key={half}>
            <Box runs={runs} class="tpads__board" x={PAD.x} y={y} />
            {its.map((seat, place) => (
              <Written
                key={seat.seat}
                runs={runs}
                seat={seat}
                y={y[1] - ((place + 0.5) * (y[1] - y[0])) / its.length}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Written({ runs, seat, y }: { readonly runs: Runs; readonly seat: ModelSeat; readonly y: number }) {
  const along = (place: number): Point => {
    const far = place === 0 ? MARK_MM : FIRST_MM + A_LINE_MM * (place - 1);
    return onPaper(runs, runs === "right" ? PAD.x[0] + far : PAD.x[1] - far, y);
  };
  const scores = seat.scores.slice(-MOST_LINES);
  const [markX, markY] = along(0);
  return (
    <g>
      <SeatMark x={markX} y={markY} size={20} seat={seat.seat} colour={seat.colours[0] ?? "white"} />
      {(scores.length === 0 ? ["–"] : scores.map(number)).map((text, place) => {
        const [left, down] = along(place + 1);
        return (
          <text
            key={place}
            class="tpads__n"
            data-runs={runs}
            x={left}
            y={down}
            text-anchor="middle"
            dominant-baseline="central"
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}

interface SeatMarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seat: number;
  readonly colour: TumblinColour;
}

/** A seat's sign on a tile of its dice's colour. */
function SeatMark({ x, y, size, seat, colour }: SeatMarkProps) {
  const half = size / 2;
  return (
    <g class={`tdie--${colour}`} transform={`translate(${x - half} ${y - half})`}>
      <rect class="tmark" width={size} height={size} rx={size * 0.27} />
      <svg
        x={size / 4}
        y={size / 4}
        width={half}
        height={half}
        viewBox="0 0 24 24"
        class="tmark__sign"
        aria-hidden="true"
      >
        <use href={`#seat-${seat}`} />
      </svg>
    </g>
  );
}
