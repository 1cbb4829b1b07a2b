/** What happened in the round that is shown, up to now, each line with its rule; and the proofs that belong to it. */
import { roundAt } from "../../model/film";
import { texts as pageTexts } from "../../texts/texts";
import { Icon } from "../parts/art";
import { Button, RuleBadge } from "../parts/button";
import { Panel } from "../parts/panel";
import { SeatDisc } from "../parts/seat";
import { texts as raceTexts } from "../race/texts";
import type { Replay } from "./replay";
import { texts } from "./texts";

export function Why(replay: Replay) {
  return (
    <Panel title={texts().why} icon="q">
      <WhyLines {...replay} />
    </Panel>
  );
}

export function WhyLines(replay: Replay) {
  const { hands, ui, projector, film, isBlind } = replay;
  const lines = isBlind ? [] : linesOf(replay);
  const round = film.rounds[roundAt(film, projector.step.value)]?.number ?? 0;
  return (
    <>
      {ui.Why !== undefined && <ui.Why seen={projector.seen.value} hands={hands} round={round} />}
      {lines.length === 0 && <p class="cap">{isBlind ? texts().hidden : texts().nothingYet}</p>}
      <ul class="whylines">
        {lines.map(({ key, seat, text, rule }) => (
          <li key={key} class="log__line">
            {seat === 0 ? <Icon name="log" /> : <SeatDisc seat={seat} size="xs" />}
            <span>{text}</span>
            {rule !== "" && <RuleBadge id={rule} label={pageTexts().openRule(rule)} onOpen={hands.openRule} />}
          </li>
        ))}
      </ul>
      <Proofs {...replay} />
    </>
  );
}

function linesOf({ film, ui, projector, name }: Replay) {
  const now = projector.step.value;
  const round = film.rounds[roundAt(film, now)];
  return film.steps.slice(round?.first ?? 0, now + 1).flatMap(({ update }) =>
    update.events.flatMap((event, place) => {
      const line = ui.line(event, name);
      return line === null ? [] : [{ ...line, key: `${update.revision}.${place}` }];
    }),
  );
}

function Proofs(replay: Replay) {
  const { film, ui, projector, hands, openSheet, isBlind } = replay;
  const t = texts();
  const now = projector.step.value;
  const { history, update } = projector.seen.value;
  const round = film.rounds[roundAt(film, now)]?.number ?? 0;
  const hasRace = ui.Finish !== undefined && history.races.some((race) => race.round === round);
  const isEnd = now === film.steps.length - 1;
  return (
    <div class="whykeys">
      {hasRace && (
        <Button size="sm" icon="clock" onPress={() => hands.openFinish(round)}>
          {raceTexts().open}
        </Button>
      )}
      <Button size="sm" icon="shield" onPress={() => openSheet({ is: "check", wanted: { line: update.revision + 1 } })}>
        {t.check}
      </Button>
      {isEnd && update.outcome !== null && !isBlind && (
        <Button size="sm" icon="crown" onPress={() => openSheet({ is: "result" })}>
          {t.result}
        </Button>
      )}
      {isEnd && update.outcome === null && <p class="cap">{t.broken}</p>}
    </div>
  );
}
