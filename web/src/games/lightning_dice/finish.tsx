/** The photo finish of a card: the race with who called, and above it the card with the dice that had it. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import { PhotoFinish } from "../../ui/race/photo-finish";
import type { FinishProps, Hands } from "../gameui";
import { sentenceOf } from "./asks";
import { type CardRace, cardsOf } from "./course";
import { SeatDie } from "./dice";
import { plays } from "./model";
import { type LightningSeen, nameOf, playerOf } from "./names";
import { shownRaceOf, takesOf } from "./takes";
import { texts } from "./texts";

export function Finish({ seen, hands, round, onCheckCoin, onClose }: FinishProps<"lightning_dice">) {
  useClosedByCard(seen, onClose);
  const card = cardsOf(seen.history, seen.update.view.scores.length).findLast((one) => one.round === round);
  const drawn = card === undefined ? null : shownRaceOf(card);
  if (card?.race == null || drawn === null) return null;
  const finish = {
    race: card.race,
    drawn,
    starter: "card" as const,
    takes: takesOf(card),
    game: texts().finish.game,
    title: texts().title(card.number),
    table: seen.people.table,
    match: seen.update.match,
  };
  return (
    <PhotoFinish
      finish={finish}
      name={(seat) => nameOf(seen, seat)}
      player={(seat) => playerOf(seen, seat)}
      onCheckCoin={onCheckCoin}
      onClose={onClose}
    >
      <CardBar card={card} hands={hands} />
    </PhotoFinish>
  );
}

/** Whoever plays needs the dice under the thumbs as soon as the next card lies there. */
function useClosedByCard({ update }: LightningSeen, onClose: () => void): void {
  const { view, round } = update;
  const opened = useRef(round);
  const isRacing = plays(view) && view.phase === "race" && round !== opened.current;
  useEffect(() => {
    if (isRacing) onClose();
  }, [isRacing]);
}

interface CardBarProps {
  readonly card: CardRace;
  readonly hands: Hands;
}

function CardBar({ card, hands }: CardBarProps) {
  const match = card.calls.find((call) => call.became === "matched");
  // as on the card: lowest first
  const won = match && { ...match, faces: [...match.faces].sort((a, b) => a - b) };
  const rule = card.matched?.rule ?? "LD-6";
  return (
    <div class="throwbar throwbar--card felt felt--lightning on-felt">
      {won !== undefined && (
        <>
          <span class="throwbar__dice" role="img" aria-label={texts().faces(won.faces)}>
            {won.faces.map((face, die) => (
              <SeatDie key={die} face={face} seat={won.seat} />
            ))}
          </span>
          <Icon name="arrow" />
        </>
      )}
      <b class="throwbar__card">{texts().cardTitle(card.title)}</b>
      <span class="throwbar__why">
        {sentenceOf(card.requirement)} <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={hands.openRule} />
      </span>
      <span class="throwbar__title">{texts().title(card.number)}</span>
    </div>
  );
}
