/** How the match went: a bar and a sentence for each seat, and the course of points. */
import { RuleBadge } from "../../ui/parts/button";
import { Panel } from "../../ui/parts/panel";
import { Pattern, SeatDisc } from "../../ui/parts/seat";
import type { Hands, ScreenProps } from "../gameui";
import { Course } from "./course";
import { throwsOf } from "./model";
import { type Standing, standingsOf } from "./model-result";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

export function Result({ seen, hands }: ScreenProps<"ghost_blitz_dice">) {
  const throws = throwsOf(seen.history);
  const standings = standingsOf(seen.update.view, throws);
  const most = Math.max(1, ...standings.map((one) => one.points));
  return (
    <>
      <Panel title={texts().result.howItWent}>
        <ol class="story">
          {standings.map((one) => (
            <Story key={one.seat} one={one} share={one.points / most} seen={seen} hands={hands} />
          ))}
        </ol>
      </Panel>
      <Panel title={texts().result.course} isTight>
        <Course throws={throws} standings={standings} seen={seen} />
      </Panel>
    </>
  );
}

interface StoryProps {
  readonly one: Standing;
  readonly share: number;
  readonly seen: GhostSeen;
  readonly hands: Hands;
}

function Story({ one, share, seen, hands }: StoryProps) {
  const { text, rule } = sentenceOf(one);
  return (
    <li>
      <span class="story__rank num">{one.rank}</span>
      <span class="story__seat">
        {one.rank === 1 ? <SeatDisc seat={one.seat} size="lg" /> : <SeatDisc seat={one.seat} />}
      </span>
      <div class="story__t">
        <b>{nameOf(seen, one.seat)}</b>
        <Pattern seat={one.seat} class="story__bar" share={share} />
        <p>
          {text} <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={hands.openRule} />
        </p>
      </div>
      <span class="story__pts num">
        <span aria-hidden="true">{one.points}</span>
        <span class="vh">{texts().points(one.points)}</span>
      </span>
    </li>
  );
}

/** What made or cost most points, with its rule. */
function sentenceOf(one: Standing): { readonly text: string; readonly rule: string } {
  const says = texts().result;
  const grabs = says.grabs(one.right, one.wrong, one.bestMs);
  if (one.hasLeft) return { text: `${grabs} ${says.left}`, rule: "ALL-7" };
  if (one.haul !== null) return { text: `${grabs} ${says.haul(one.haul.throw, one.haul.change)}`, rule: "GB-7" };
  return { text: grabs, rule: one.wrong > 0 ? "GB-6" : "GB-5" };
}
