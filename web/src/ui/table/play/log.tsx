/** What happened, newest round first. */

import type { Line } from "../../../games/gameui";
import { groupsOf } from "../../../model/log";
import { texts } from "../../../texts/texts";
import { Icon } from "../../parts/art";
import { SeatDisc } from "../../parts/seat";
import { texts as raceTexts } from "../../race/texts";
import { useRuleHere } from "../../rules/rule-here";
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
              <LogLine key={line.key} line={line} game={game.name} onBook={hands.openRule} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface LogLineProps {
  readonly line: Line;
  readonly game: string;
  readonly onBook: (rule: string) => void;
}

function LogLine({ line, game, onBook }: LogLineProps) {
  const { badge, words } = useRuleHere({ id: line.rule, game, onBook });
  return (
    <li class="log__line">
      {line.seat === 0 ? <Icon name="log" /> : <SeatDisc seat={line.seat} size="xs" />}
      <span>{line.text}</span>
      {badge}
      {words}
    </li>
  );
}
