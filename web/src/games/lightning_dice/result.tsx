/** How the match went: a bar and a sentence for each seat, and the course of points, or what each pile came to. */

import { RuleBadge } from "../../ui/parts/button";
import { Chart } from "../../ui/parts/chart";
import { Panel } from "../../ui/parts/panel";
import { Pattern, SeatDisc } from "../../ui/parts/seat";
import type { Hands, ScreenProps } from "../gameui";
import { type CardRace, cardsOf, rollsOf } from "./course";
import { courseOf, type Standing, standingsOf } from "./course-result";
import { type LightningSeen, nameOf } from "./names";
import { texts } from "./texts";

export function Result({ seen, hands }: ScreenProps<"lightning_dice">) {
  const { view } = seen.update;
  const seats = view.scores.length;
  const races = cardsOf(seen.history, seats);
  const standings = standingsOf(view, races, rollsOf(seen.history, seats));
  const isQuick = view.variant.play === "quick";
  const most = Math.max(1, ...standings.map((one) => one.score));
  return (
    <>
      <Panel title={texts().result.howItWent}>
        <ol class="story">
          {standings.map((one) => (
            <Story key={one.seat} one={one} share={Math.max(0, one.score) / most} seen={seen} hands={hands} />
          ))}
        </ol>
      </Panel>
      {isQuick ? (
        <Piles standings={standings} seen={seen} />
      ) : (
        <Panel title={texts().result.course} isTight>
          <Course races={races} standings={standings} seen={seen} />
        </Panel>
      )}
    </>
  );
}

interface StoryProps {
  readonly one: Standing;
  readonly share: number;
  readonly seen: LightningSeen;
  readonly hands: Hands;
}

function Story({ one, share, seen, hands }: StoryProps) {
  const isQuick = seen.update.view.variant.play === "quick";
  const { text, rule } = sentenceOf(one, isQuick);
  return (
    <li>
      <span class="story__rank num">{one.rank}</span>
      <span class="story__seat">
        {one.rank === 1 ? <SeatDisc seat={one.seat} size="lg" /> : <SeatDisc seat={one.seat} />}
      </span>
      <div class="story__t">
        <b>{nameOf(seen, one.seat)}</b>
        <Pattern seat={one.seat} class="story__bar" share={share} />
        <p>
          {text} <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={hands.openRule} />
        </p>
      </div>
      <span class="story__pts num">
        <span aria-hidden="true">{texts().number(one.score)}</span>
        <span class="vh">{isQuick ? texts().cards(one.score) : texts().points(one.score)}</span>
      </span>
    </li>
  );
}

/** What brought and cost points, with the rule that says most of it. */
function sentenceOf(one: Standing, isQuick: boolean): { readonly text: string; readonly rule: string } {
  const says = texts().result;
  const text = says.story([
    says.won(one.cards.length, one.bestMs),
    says.missed(one.missed),
    ...(one.bonus > 0 ? [says.bonus(one.bonus)] : []),
    ...(one.thunder > 0 ? [says.thunder(one.thunder)] : []),
    says.rolls(one.rolls),
  ]);
  if (one.hasLeft) return { text: `${text} ${says.left}`, rule: "ALL-7" };
  if (one.missed > 0) return { text, rule: isQuick ? "LD-R12" : "LD-6" };
  return { text, rule: isQuick ? "LD-Q2" : "LD-5" };
}

interface CourseProps {
  readonly races: readonly CardRace[];
  readonly standings: readonly Standing[];
  readonly seen: LightningSeen;
}

function Course({ races, standings, seen }: CourseProps) {
  const says = texts().result;
  const ends = standings.map((one) => says.nameAndPoints(nameOf(seen, one.seat), one.score));
  return (
    <Chart
      course={courseOf(standings.length, races)}
      mine={seen.seat}
      name={(seat) => nameOf(seen, seat)}
      words={{ caption: says.course, label: says.courseOf(ends), head: says.cardHead, mark: says.cardMark }}
    />
  );
}

/** The quick game: which cards lie in whose pile. */
function Piles({ standings, seen }: Omit<CourseProps, "races">) {
  const says = texts().result;
  return (
    <Panel title={says.piles}>
      <ul class="ldpiles">
        {standings.map((one) => (
          <li key={one.seat}>
            <SeatDisc seat={one.seat} size="sm" />
            <div>
              <b>{says.pileOf(nameOf(seen, one.seat))}</b>
              <Pile cards={one.cards} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Pile({ cards }: { readonly cards: readonly string[] }) {
  if (cards.length === 0) return <p class="soft">{texts().result.noCard}</p>;
  return (
    <ol class="ldpiles__cards">
      {cards.map((title, place) => (
        <li key={place}>{texts().cardTitle(title)}</li>
      ))}
    </ol>
  );
}
