/** Points after each throw or card as lines, and the same as a table for readers. */
import type { After } from "../../model/after";
import { CHART, chartOf, type Chart as Drawn, type SeatLine } from "./chart-model";
import { classes } from "./classes";
import { seatClass } from "./seat";

interface ChartProps {
  /** The beginning first. */
  readonly course: readonly After[];
  /** The number of the one that moved most; 0: none. */
  readonly turningPoint?: number;
  /** One's own seat, whose line lies on top; 0: none. */
  readonly mine: number;
  readonly name: (seat: number) => string;
  readonly words: ChartWords;
}

/** What a game calls it. */
export interface ChartWords {
  /** "Points after each throw". */
  readonly caption: string;
  /** "Points after each throw: You 13, Mika 11". */
  readonly label: string;
  /** "Throw", above the numbers of the table. */
  readonly head: string;
  /** "throw 1" for the first number below the lines, and "10" for others. */
  readonly mark: (number: number, isFirst: boolean) => string;
}

export function Chart(props: ChartProps) {
  return (
    <>
      <Drawing {...props} />
      <div class="vh">
        <Table {...props} />
      </div>
    </>
  );
}

function Drawing({ course, turningPoint = 0, mine, words }: ChartProps) {
  const chart = chartOf(course, turningPoint);
  const lines = [...chart.lines].sort((a, b) => Number(a.seat === mine) - Number(b.seat === mine));
  return (
    <svg class="chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={words.label}>
      {chart.turn && (
        <rect class="chart__turn" x={chart.turn.x} y={6} width={chart.turn.width} height={CHART.bottom - 6} />
      )}
      <Scales chart={chart} mark={words.mark} />
      {lines.map((line) => (
        <path key={line.seat} class={classes("chart__line", seatClass(line.seat))} d={line.path} />
      ))}
      {lines.map((line) => (
        <Sign key={line.seat} line={line} />
      ))}
    </svg>
  );
}

function Scales({ chart, mark }: { readonly chart: Drawn; readonly mark: ChartWords["mark"] }) {
  return (
    <>
      {chart.pointMarks.map(({ at, value }) => (
        <g key={value}>
          <path class="chart__grid" d={`M${CHART.left} ${at}H${CHART.right}`} />
          <text x={CHART.left - 8} y={at + 4.5} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {chart.numberMarks.map(({ at, value }, place) => (
        <text key={value} x={at} y={CHART.height - 6} text-anchor="middle">
          {mark(value, place === 0)}
        </text>
      ))}
    </>
  );
}

function Sign({ line }: { readonly line: SeatLine }) {
  return (
    <g class={seatClass(line.seat)} transform={`translate(${CHART.sign} ${line.signY})`}>
      <circle class="chart__seat" r="11" />
      <use class="chart__sign" href={`#seat-${line.seat}`} x="-6.5" y="-6.5" width="13" height="13" />
    </g>
  );
}

function Table({ course, name, words }: ChartProps) {
  const seats = (course[0]?.points ?? []).map((_, place) => place + 1);
  return (
    <table>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.head}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.slice(1).map((after) => (
          <tr key={after.number}>
            <th scope="row">{after.number}</th>
            {seats.map((seat) => (
              <td key={seat}>{after.points[seat - 1]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
