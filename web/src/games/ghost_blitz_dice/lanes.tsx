/** Who was first: a bar for each grab, as long as it took; in the order in which they counted. */
import { EarMark } from "../../ui/ear/ear-mark";
import { Icon, type IconName } from "../../ui/parts/art";
import { Pattern, SeatDisc } from "../../ui/parts/seat";
import type { GhostVerdict } from "../../wire.gen";
import type { Throw } from "./model";
import { type Lane, lanesOf } from "./model-lanes";
import { texts } from "./texts";

interface LanesProps {
  readonly verdict: Throw;
  readonly name: (seat: number) => string;
}

export function Lanes({ verdict, name }: LanesProps) {
  const lanes = lanesOf(verdict);
  if (lanes.length === 0) return <p class="cap">{texts().verdict.nobodyGrabbed}</p>;
  return (
    <ol class="photo">
      {lanes.map((lane) => (
        <Row key={lane.seat} lane={lane} name={name(lane.seat)} />
      ))}
    </ol>
  );
}

function wordOf({ verdict, isLevel }: Lane): string {
  const says = texts().verdict;
  if (verdict === null) return says.unknown;
  if (isLevel && verdict === "right") return says.byCoin;
  if (isLevel && verdict === "late") return says.level;
  return says[verdict];
}

const SIGNS: Readonly<Record<GhostVerdict, IconName>> = { right: "check", late: "check", wrong: "x" };

function Row({ lane, name }: { readonly lane: Lane; readonly name: string }) {
  const { verdict } = lane;
  const says = texts().verdict;
  return (
    <li class="photo__row">
      <SeatDisc seat={lane.seat} size="xs" label={name} />
      <span class="photo__lane">
        <Pattern seat={lane.seat} class="photo__bar" share={lane.share} />
      </span>
      <span class="photo__say" data-bad={verdict === "wrong" || undefined} data-win={verdict === "right" || undefined}>
        {lane.isByEar && <EarMark />}
        {verdict !== null && <Icon name={SIGNS[verdict]} />}
        {says.lane(lane.pressedMs, wordOf(lane))}
      </span>
    </li>
  );
}
