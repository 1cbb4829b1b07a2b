/** How it went: seat by seat with its quarters and best throw, and the course of points. */
import { calledYou } from "../../model/names";
import { texts as pageTexts } from "../../texts/texts";
import { RuleBadge } from "../../ui/parts/button";
import { Chart } from "../../ui/parts/chart";
import { Panel } from "../../ui/parts/panel";
import { Pattern, SeatDisc } from "../../ui/parts/seat";
import type { Hands, ScreenProps } from "../gameui";
import { bestThrows, courseOf, type Quarter, quartersOf, type Standing, standingsOf } from "./course";
import { namesOf, type TumblinSeen } from "./names";
import type { Change } from "./story";
import { texts } from "./texts";
import { whoIs } from "./who";
import { changeWords } from "./words";

export function Result({ seen, hands }: ScreenProps<"tumblin_dice">) {
  const { view, outcome } = seen.update;
  const quarters = quartersOf(view, seen.history);
  const best = bestThrows(view, seen.history);
  const standings = standingsOf(view, outcome?.winners ?? []);
  const most = Math.max(1, ...standings.map(({ points }) => points));
  return (
    <>
      <Panel title={texts().result.heading}>
        <ol class="story">
          {standings.map((one) => (
            <Story
              key={one.seat}
              seen={seen}
              hands={hands}
              one={one}
              share={Math.max(0, one.points) / most}
              best={best[one.seat - 1] ?? null}
            />
          ))}
        </ol>
        <Quarters seen={seen} quarters={quarters} standings={standings} />
      </Panel>
      <Panel title={texts().result.course} isTight>
        <Course seen={seen} standings={standings} />
      </Panel>
    </>
  );
}

interface StoryProps {
  readonly seen: TumblinSeen;
  readonly hands: Hands;
  readonly one: Standing;
  /** Of the most points. */
  readonly share: number;
  readonly best: Change | null;
}

function Story({ seen, hands, one, share, best }: StoryProps) {
  const t = texts().result;
  const { view, outcome } = seen.update;
  const hasLeft = view.left.includes(one.seat);
  const isWinner = outcome?.winners.includes(one.seat) === true;
  const rule = hasLeft ? "ALL-7" : isWinner ? (outcome?.rule ?? "TD-9") : "TD-6";
  const words = best === null ? t.noBest : t.best(changeWords(best) + t.worth(best.change));
  return (
    <li>
      <span class="story__rank num">{one.rank}</span>
      <span class="story__seat">
        {one.rank === 1 ? <SeatDisc seat={one.seat} size="lg" /> : <SeatDisc seat={one.seat} />}
      </span>
      <div class="story__t">
        <b>{namesOf(seen.people, calledYou(seen))(one.seat)}</b>
        <Pattern seat={one.seat} class="story__bar" share={share} />
        <p>
          {hasLeft && t.left} {words} <RuleBadge id={rule} label={pageTexts().openRule(rule)} onOpen={hands.openRule} />
        </p>
      </div>
      <span class="story__pts num">
        <span aria-hidden="true">{t.number(one.points)}</span>
        <span class="vh">{t.points(one.points)}</span>
        {view.variant.teams && <small>{t.team}</small>}
      </span>
    </li>
  );
}

interface QuartersProps {
  readonly seen: TumblinSeen;
  readonly quarters: readonly Quarter[];
  readonly standings: readonly Standing[];
}

function Quarters({ seen, quarters, standings }: QuartersProps) {
  const t = texts().result;
  const name = namesOf(seen.people, calledYou(seen));
  return (
    <div class="tquarters">
      <table>
        <caption class="vh">{t.table}</caption>
        <thead>
          <tr>
            <th scope="col">{t.seat}</th>
            {quarters.map(({ quarter, overtime }) => (
              <th key={quarter} scope="col">
                {t.quarterHead(quarter, overtime)}
              </th>
            ))}
            <th scope="col">{t.sum}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ seat }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatDisc seat={seat} size="xs" /> {name(seat)}
              </th>
              {quarters.map(({ quarter, points }) => (
                <td key={quarter}>{wordOf(points[seat - 1] ?? null)}</td>
              ))}
              <td>
                <b>{t.number(seen.update.view.totals[seat - 1] ?? 0)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function wordOf(points: number | null): string {
  return points === null ? texts().result.none : texts().result.number(points);
}

function Course({ seen, standings }: Omit<QuartersProps, "quarters">) {
  const t = texts().result;
  const name = namesOf(seen.people, calledYou(seen));
  const ends = standings.map(({ seat, points }) => t.nameAndPoints(name(seat), points));
  return (
    <Chart
      course={courseOf(seen.update.view)}
      mine={seen.seat}
      name={name}
      words={{ caption: t.course, label: t.courseOf(ends), head: t.head, mark: t.mark }}
    />
  );
}

/** "94 points to Mika's 81, after 4 quarters". */
export function resultTitle(seen: TumblinSeen): string {
  const t = texts().result;
  const { view, outcome } = seen.update;
  const winners = outcome?.winners ?? [];
  const standings = standingsOf(view, winners);
  const [first] = standings;
  if (first === undefined || outcome === null) return "";
  if (outcome.rule === "ALL-7") return t.alone;
  const second = standings.find(({ rank }) => rank > 1);
  const name = namesOf(seen.people, calledYou(seen));
  const other = second === undefined ? null : { ...whoIs(second.seat, name), points: second.points };
  return t.title(first.points, other, view.scores.length);
}
