/** All rounds of the match side by side, each in the colour and pattern of whose it was; a slider lies over them. */

import { Icon } from "../parts/art";
import { classes } from "../parts/classes";
import { seatClass } from "../parts/seat";
import { marksOf, type Replay, roundSays, shownRound } from "./replay";
import { texts } from "./texts";

export function Timeline(replay: Replay) {
  const { film, projector, isBlind, game } = replay;
  const t = texts();
  const now = shownRound(replay);
  const marks = marksOf(replay.moments, film, isBlind ? now : film.rounds.length);
  const go = (text: string): void => {
    const round = film.rounds[Number(text) - 1];
    if (round !== undefined) projector.goTo(round.last);
  };
  return (
    <div class={classes("tl", film.rounds.length > 60 && "tl--fine")} style={{ "--rounds": `${film.rounds.length}` }}>
      <input
        class="tl__slider"
        type="range"
        min={1}
        max={film.rounds.length}
        value={now + 1}
        aria-label={t.unit(game.round_name)}
        aria-valuetext={roundSays(replay, now)}
        onInput={({ currentTarget }) => go(currentTarget.value)}
      />
      {film.rounds.map((round, place) => {
        const owner = isBlind ? 0 : round.owner; // whoever counts the colours has the scores
        const mark = marks.get(place);
        return (
          <span
            key={round.number}
            class={classes("tl__c", owner > 0 && `pat ${seatClass(owner)}`)}
            data-none={owner === 0 || undefined}
            data-later={place > now || undefined}
            aria-hidden="true"
          >
            {mark !== undefined && (
              <span class="tl__m">
                <Icon name={mark.icon} />
              </span>
            )}
            {place === now && <span class="tl__now" />}
          </span>
        );
      })}
    </div>
  );
}
