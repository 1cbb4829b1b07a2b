/** What happened, newest round first. */
import { groupsOf } from "../../../model/log";
import { texts } from "../../../texts/texts";
import { Icon } from "../../parts/art";
import { RuleBadge } from "../../parts/button";
import { SeatDisc } from "../../parts/seat";
import { texts as raceTexts } from "../../race/texts";
import type { TableScreen } from "../table-screen";

export function Log({ seen, ui, name, game, hands }: TableScreen) {
  const t = texts();
  const groups = seen === null ? [] : groupsOf(seen.history.told, ui.line, name);
  const races = new Set(seen?.history.races.map((race) => race.round));
  if (groups.length === 0) return <p class="cap">{t.table.logEmpty}</p>;
  return (
    <ol class="log">
      {groups.map((group) => (
        <li key={group.round}>
          <p class="log__throw">
            {t.table.round(game.round_name, group.round)}
            {ui.Finish !== undefined && races.has(group.round) && (
              <button type="button" class="link" onClick={() => hands.openFinish(group.round)}>
                {raceTexts().open}
                <span class="vh">{raceTexts().of(t.table.round(game.round_name, group.round))}</span>
              </button>
            )}
          </p>
          <ul>
            {group.lines.map((line) => (
              <li key={line.key} class="log__line">
                {line.seat === 0 ? <Icon name="log" /> : <SeatDisc seat={line.seat} size="xs" />}
                <span>{line.text}</span>
                {line.rule !== "" && <RuleBadge id={line.rule} label={t.openRule(line.rule)} onOpen={hands.openRule} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
