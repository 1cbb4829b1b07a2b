/** What a rule has just done in this match: the answer to "why?", below the rule that was opened. */
import { casesOf, groupsOf } from "../../../model/log";
import { texts } from "../../../texts/texts";
import type { TableScreen } from "../table-screen";

const MOST = 2;

interface RuleCasesProps extends TableScreen {
  readonly rule: string;
}

export function RuleCases({ seen, ui, name, game, rule }: RuleCasesProps) {
  const cases = seen === null ? [] : casesOf(groupsOf(seen.history.told, ui.line, name), rule, MOST);
  if (cases.length === 0) return null;
  return (
    <ul class="rules__cases" aria-label={texts().table.inThisMatch}>
      {cases.map((one) => (
        <li key={one.key}>
          <b>{texts().table.round(game.round_name, one.round)}</b> {one.text}
        </li>
      ))}
    </ul>
  );
}
