/** The middle of the table: the card, and under it a slip with the last verdict, or the votes to skip the card. */
import type { Hands } from "../gameui";
import { RequirementCard } from "./card";
import type { Verdict } from "./model-slip";
import type { LightningSeen } from "./names";
import type { Own } from "./own";
import { Skip } from "./skip";
import { Slip } from "./slip";

interface MiddleProps {
  readonly seen: LightningSeen;
  readonly hands: Hands;
  readonly own: Own;
  readonly slip: Verdict | null;
}

export function Middle(props: MiddleProps) {
  return (
    <div class="ld__mid">
      <RequirementCard seen={props.seen} />
      <SlipOrSkip {...props} />
    </div>
  );
}

export function SlipOrSkip({ seen, hands, own, slip }: MiddleProps) {
  if (slip === null) return <Skip seen={seen} own={own} />;
  return <Slip key={slip.revision} seen={seen} hands={hands} verdict={slip} />;
}
