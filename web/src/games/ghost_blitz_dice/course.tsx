/** Points after each throw as lines, and the same as a table for readers. */
import { classes } from "../../ui/parts/classes";
import { seatClass } from "../../ui/parts/seat";
import type { Throw } from "./model";
import { CHART, type Chart, chartOf, type SeatLine } from "./model-chart";
import { type After, courseOf, type Standing, turningPoint } from "./model-result";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

interface CourseProps {
  readonly throws: readonly Throw[];
  readonly standings: readonly Standing[];
  readonly seen: GhostSeen;
}

export function Course({ throws, standings, seen }: CourseProps) {
  const course = courseOf(standings.length, throws);
  const chart = chartOf(course, turningPoint(throws));
  const ends = standings.map((one) => texts().result.nameAndPoints(nameOf(seen, one.seat), one.points));
  return (
    <>
      <Drawing chart={chart} label={texts().result.courseOf(ends)} mine={seen.seat} />
      <div class="vh">
        <CourseTable course={course} seen={seen} />
      </div>
    </>
  );
}

interface DrawingProps {
  readonly chart: Chart;
  readonly label: string;
  readonly mine: number;
}

function Drawing({ chart, label, mine }: DrawingProps) {
  // one's own line lies on top
  const lines = [...chart.lines].sort((a, b) => Number(a.seat === mine) - Number(b.seat === mine));
  return (
    <svg class="chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label}>
      {chart.turn && (
        <rect class="chart__turn" x={chart.turn.x} y={6} width={chart.turn.width} height={CHART.bottom - 6} />
      )}
      <Scales chart={chart} />
      {lines.map((line) => (
        <path key={line.seat} class={classes("chart__line", seatClass(line.seat))} d={line.path} />
      ))}
      {lines.map((line) => (
        <Sign key={line.seat} line={line} />
      ))}
    </svg>
  );
}

function Scales({ chart }: { readonly chart: Chart }) {
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
      {chart.throwMarks.map(({ at, value }, place) => (
        <text key={value} x={at} y={CHART.height - 6} text-anchor="middle">
          {texts().result.throwMark(value, place === 0)}
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

function CourseTable({ course, seen }: { readonly course: readonly After[]; readonly seen: GhostSeen }) {
  const seats = seen.update.view.points.map((_, place) => place + 1);
  return (
    <table>
      <caption>{texts().result.course}</caption>
      <thead>
        <tr>
          <th scope="col">{texts().result.throwHead}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {nameOf(seen, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.slice(1).map((after) => (
          <tr key={after.throw}>
            <th scope="row">{after.throw}</th>
            {seats.map((seat) => (
              <td key={seat}>{after.points[seat - 1]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
