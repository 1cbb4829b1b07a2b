/** The card that all race for: its title, a picture of six dice that meet it, and what it asks in a sentence. */
import { Use } from "../../ui/parts/art";
import { sentenceOf } from "./asks";
import { CardDie } from "./dice";
import type { LightningSeen } from "./names";
import { texts } from "./texts";
import { boardTexts } from "./texts-board";
import { cardNumber } from "./titles";

export function RequirementCard({ seen }: { readonly seen: LightningSeen }) {
  const { view } = seen.update;
  if (view.card === 0) return <NoCard isOver={view.phase === "over"} />;
  const says = boardTexts();
  const number = cardNumber(seen.history);
  const title = texts().cardTitle(view.title);
  const asks = sentenceOf(view.requirement);
  const rolls = view.expected_rolls === null ? "" : says.rolls(view.expected_rolls);
  return (
    <article
      key={view.round}
      class="reqcard"
      aria-label={says.card(number, title, texts().picture(view.picture), asks)}
    >
      <header class="reqcard__head">
        <Use id="bolt" viewBox="0 0 24 24" class="reqcard__bolt" />
        <h2 class="reqcard__name">{title}</h2>
        <span class="reqcard__no">
          {says.cardNumber(number)}
          {rolls !== "" && <span class="hand reqcard__rolls">{says.andRolls(rolls)}</span>}
        </span>
      </header>
      <div class="reqcard__dice">
        {view.picture.map((face, place) => (
          <CardDie key={place} face={face} />
        ))}
      </div>
      <p class="reqcard__say">
        {asks}
        {rolls !== "" && <small class="desk">{rolls}</small>}
      </p>
    </article>
  );
}

/** Between two cards, and when the match is over: the back of one. */
function NoCard({ isOver }: { readonly isOver: boolean }) {
  return (
    <div class="reqcard reqcard--back">
      <Use id="bolt" viewBox="0 0 24 24" class="reqcard__bolt" />
      <span>{isOver ? boardTexts().over : boardTexts().nextCard}</span>
    </div>
  );
}
