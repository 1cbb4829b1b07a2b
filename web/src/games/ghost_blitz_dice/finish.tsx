/** The photo finish of a throw: the race with what was grabbed, and above it the dice with their answer. */
import { useEffect } from "preact/hooks";
import { Icon, Use } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import { GhostDie } from "../../ui/parts/die";
import { PhotoFinish } from "../../ui/race/photo-finish";
import { GHOST_FIGURES } from "../../wire.gen";
import type { FinishProps, Hands } from "../gameui";
import { colourOf } from "./colours";
import { lineOf } from "./line";
import { plays, type Throw, throwsOf } from "./model";
import { type GhostSeen, nameOf, playerOf } from "./names";
import { takesOf } from "./takes";
import { texts } from "./texts";

export function Finish({ seen, hands, round, onCheckCoin, onClose }: FinishProps<"ghost_blitz_dice">) {
  useClosedByRace(seen, onClose);
  const one = throwsOf(seen.history).findLast((each) => each.number === round);
  if (one?.race == null) return null;
  const name = (seat: number): string => nameOf(seen, seat);
  const finish = {
    race: one.race,
    starter: "dice" as const,
    takes: takesOf(one),
    game: texts().finish.game,
    title: texts().title(one.number),
    table: seen.people.table,
    match: seen.update.match,
  };
  return (
    <PhotoFinish
      finish={finish}
      name={name}
      player={(seat) => playerOf(seen, seat)}
      onCheckCoin={onCheckCoin}
      onClose={onClose}
    >
      <ThrowBar one={one} hands={hands} name={name} />
    </PhotoFinish>
  );
}

/** Whoever plays needs the figures under the thumbs as soon as the next dice roll. */
function useClosedByRace({ update: { view } }: GhostSeen, onClose: () => void): void {
  const isRacing = plays(view) && (view.phase === "motion" || view.phase === "grab");
  useEffect(() => {
    if (isRacing) onClose();
  }, [isRacing]);
}

interface ThrowBarProps {
  readonly one: Throw;
  readonly hands: Hands;
  readonly name: (seat: number) => string;
}

function ThrowBar({ one, hands, name }: ThrowBarProps) {
  const { answer } = one;
  return (
    <div class="throwbar felt on-felt">
      <span class="throwbar__dice">
        {GHOST_FIGURES.map((die, place) => {
          const face = one.faces[place];
          return face && <GhostDie key={die} colour={colourOf(die)} face={face} label={texts().die(die, face)} />;
        })}
      </span>
      {answer !== null && (
        <>
          <Icon name="arrow" />
          <Use id={`fig-${answer.figure}`} class="throwbar__fig" label={texts().figure(answer.figure)} />
          <span class="throwbar__why">
            {lineOf(answer, name)?.text}{" "}
            <RuleBadge id={answer.rule} label={texts().openRule(answer.rule)} onOpen={hands.openRule} />
          </span>
        </>
      )}
      <span class="throwbar__title">{texts().title(one.number)}</span>
    </div>
  );
}
