/** A photo finish in numbers: a real table, one row a seat. */
import { SeatDisc } from "../parts/seat";
import type { LaneDrawn, Picture, PressDrawn } from "./model";
import { texts } from "./texts";

interface NumbersProps {
  readonly picture: Picture;
  readonly name: (seat: number) => string;
}

export function Numbers({ picture, name }: NumbersProps) {
  const says = texts().table;
  const isTold = picture.lanes.some(({ listensMs }) => listensMs > 0);
  const heads = [
    ...(isTold ? [says.told] : []),
    says.arrived,
    says.way,
    says.pressed,
    says.sure,
    says.said,
    says.shortest,
    texts().by[picture.starter].column,
  ];
  return (
    <div class="racenum">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <section class="racenum__scroll" aria-label={says.caption} tabIndex={0}>
        <table>
          <caption class="vh">{says.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{says.seat}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {picture.lanes.map((lane) => (
              <Row key={lane.seat} lane={lane} name={name(lane.seat)} isTold={isTold} />
            ))}
          </tbody>
        </table>
      </section>
      <p class="cap">{texts().fine(picture.capMs, picture.starter, isTold)}</p>
    </div>
  );
}

interface RowProps {
  readonly lane: LaneDrawn;
  readonly name: string;
  /** Whether there is a column for those who played by ear. */
  readonly isTold: boolean;
}

function Row({ lane, name, isTold }: RowProps) {
  const says = texts().table;
  return (
    <tr data-first={lane.verdict === "first" || undefined}>
      <th scope="row">
        <SeatDisc seat={lane.seat} size="sm" />
        {name}
      </th>
      {isTold && <td>{lane.listensMs === 0 ? says.nothing : says.exact(lane.listensMs)}</td>}
      {lane.press === null ? <NoPress /> : <Times press={lane.press} isBot={lane.isBot} />}
      <td>{lane.isBot ? says.bot : says.ms(lane.shortestMs)}</td>
      <td>{lane.took === "" ? says.nothing : lane.took}</td>
    </tr>
  );
}

/** Columns between the name and the network. */
const TIMES = ["arrived", "way", "pressed", "sure", "said"] as const;

function NoPress() {
  return (
    <>
      {TIMES.map((time) => (
        <td key={time}>{texts().table.nothing}</td>
      ))}
    </>
  );
}

function Times({ press, isBot }: { readonly press: PressDrawn; readonly isBot: boolean }) {
  const says = texts().table;
  return (
    <>
      <td>{says.exact(press.arrivedMs)}</td>
      <td>{isBot ? says.nothing : says.off(press.wayMs)}</td>
      <td>
        <b>{says.exact(press.timeMs)}</b>
      </td>
      <td>{says.between(press.earliestMs, press.latestMs)}</td>
      <td>{press.saidMs === null ? says.nothing : says.exact(press.saidMs)}</td>
    </>
  );
}
