/** How it went: the castle of each seat, winners first, and what came of rolls and crown. */
import { calledYou } from "../../model/names";
import { texts as pageTexts } from "../../texts/texts";
import { Use } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import { Courtyard } from "../../ui/parts/courtyard";
import { Panel } from "../../ui/parts/panel";
import { SeatDisc } from "../../ui/parts/seat";
import type { ScreenProps, Seen } from "../gameui";
import { type Course, coursesOf, standings } from "./course";
import { castleOf, lizardsIn, SIDES } from "./model";
import { namesOf } from "./names";
import { texts } from "./texts";

type KingSeen = Seen<"king_of_the_dice_junior">;

export function Result({ seen, hands }: ScreenProps<"king_of_the_dice_junior">) {
  const { view, outcome } = seen.update;
  const courses = coursesOf(seen.history.told, view.castles.length);
  const winners = outcome?.winners ?? [];
  return (
    <Panel title={texts().result.heading}>
      <ol class="story">
        {standings(view, winners).map(({ seat, rank }) => (
          <Story key={seat} seen={seen} seat={seat} rank={rank} course={courses[seat - 1]} onRule={hands.openRule} />
        ))}
      </ol>
    </Panel>
  );
}

interface StoryProps {
  readonly seen: KingSeen;
  readonly seat: number;
  readonly rank: number;
  readonly course: Course | undefined;
  readonly onRule: (id: string) => void;
}

function Story({ seen, seat, rank, course, onRule }: StoryProps) {
  const t = texts().result;
  const { view, outcome } = seen.update;
  const castle = castleOf(view, seat);
  const hasCrown = view.crowns.includes(seat);
  const isWinner = outcome?.winners.includes(seat) === true;
  const [sentence, rule] = storyOf(course, isWinner ? (outcome?.rule ?? "KJ-10") : "");
  return (
    <li class="kstory">
      <span class="story__rank">{rank}</span>
      <span class="story__seat">
        <Courtyard cards={castle} hasCrown={hasCrown} label={texts().court(castle.length, SIDES, hasCrown)} />
      </span>
      <div class="story__t">
        <span class="kstory__who">
          <SeatDisc seat={seat} size="sm" />
          <b>{namesOf(seen.people, calledYou(seen))(seat)}</b>
          {isWinner && <Use id="crown" class="kstory__crown" label={t.winner} />}
        </span>
        <p>
          {sentence} <RuleBadge id={rule} label={pageTexts().openRule(rule)} onOpen={onRule} />
        </p>
      </div>
      <span class="story__pts">
        {castle.length}
        <small>{t.cardsWord(castle.length)}</small>
        {view.variant.full_round && <small>{t.lizards(lizardsIn(castle))}</small>}
      </span>
    </li>
  );
}

/** The sentence of a seat, and the rule that it shows: a winner's is the one that decided. */
function storyOf(course: Course | undefined, decided: string): readonly [string, string] {
  const t = texts().result;
  if (course === undefined || course.hasLeft) return [t.left, "ALL-7"];
  const [atFirst, , byCrown] = course.cards;
  const crownBrought = course.hasSpentCrown ? byCrown : null;
  const rule = decided !== "" ? decided : course.hasSpentCrown ? "KJ-9" : "KJ-3";
  return [t.story(course.turns, atFirst, crownBrought), rule];
}

/** "5 cards to Mika's 4, after 23 turns"; what decided stands in it. */
export function resultTitle(seen: KingSeen): string {
  const t = texts().result;
  const { view, outcome } = seen.update;
  const winners = outcome?.winners ?? [];
  const winner = winners[0] ?? 0;
  if (outcome?.rule === "ALL-7") return t.alone;
  const castle = castleOf(view, winner);
  if (outcome?.rule === "KJ-V3") return t.lizardTitle(lizardsIn(castle), view.turns);
  const second = standings(view, winners).find(({ seat }) => !winners.includes(seat))?.seat;
  if (second === undefined) return t.title(castle.length, null, view.turns);
  const name = namesOf(seen.people, calledYou(seen))(second);
  return t.title(castle.length, { name, cards: castleOf(view, second).length, isMe: second === seen.seat }, view.turns);
}
