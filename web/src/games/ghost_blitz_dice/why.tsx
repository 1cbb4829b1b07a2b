/** Why a throw went as it did, in pictures: beside the board of a film, which has no room for it. */
import { RuleBadge } from "../../ui/parts/button";
import type { RoundProps } from "../gameui";
import { Chain } from "./chain";
import { Lanes } from "./lanes";
import { throwsOf } from "./model";
import { nameOf } from "./names";
import { texts } from "./texts";

export function Why({ seen, hands, round }: RoundProps<"ghost_blitz_dice">) {
  const verdict = throwsOf(seen.history).find((one) => one.number === round);
  if (verdict === undefined || verdict.closed === null) return null;
  const { answer } = verdict;
  const says = texts().verdict;
  return (
    <div class="whyghost">
      {answer !== null && (
        <>
          <h3>
            {says.why(answer.figure)}
            <RuleBadge id={answer.rule} label={texts().openRule(answer.rule)} onOpen={hands.openRule} />
          </h3>
          <Chain answer={answer} faces={verdict.faces} />
        </>
      )}
      <h3>{says.whoWasFirst}</h3>
      <Lanes verdict={verdict} name={(seat) => nameOf(seen, seat)} />
    </div>
  );
}
