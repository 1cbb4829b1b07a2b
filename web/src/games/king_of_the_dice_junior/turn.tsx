/** How far the turn is, what happened last and why, and the one sentence that says what to do. */

import { texts as pageTexts } from "../../texts/texts";
import { Icon, Use } from "../../ui/parts/art";
import { Button, RuleBadge } from "../../ui/parts/button";
import { SeatDisc } from "../../ui/parts/seat";
import type { KingEvent } from "../../wire.gen";
import type { Line } from "../gameui";
import { line, type NameOf } from "./lines";
import { stepsOf, type TurnStep } from "./model";
import type { SeenTable } from "./seen-table";
import { texts } from "./texts";

interface TurnProps extends SeenTable {
  readonly prompt: string;
  readonly onRule: (id: string) => void;
}

export function Turn({ seen, shown, showsFits, name, speak, prompt, onRule }: TurnProps) {
  const t = texts();
  return (
    <>
      <News news={newsOf(seen.history, name)} onRule={onRule} />
      <Steps shown={shown} showsFits={showsFits} />
      <p class="kprompt">
        {prompt}
        {speak !== null && (
          <Button kind="quiet" size="sm" icon="speak" label={t.readAloud} onPress={() => speak(prompt)} />
        )}
      </p>
    </>
  );
}

export function Steps({ shown, showsFits }: Pick<SeenTable, "shown" | "showsFits">) {
  return (
    <ol class="steps" aria-label={texts().steps}>
      {stepsOf(shown, showsFits).map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { readonly step: TurnStep }) {
  const t = texts();
  const isDone = step.state === "done";
  return (
    <li
      data-done={isDone || undefined}
      data-gone={step.state === "gone" || undefined}
      aria-current={step.state === "now" ? "step" : undefined}
    >
      {isDone && <Icon name="check" />}
      {step.name === "crown" && !isDone && <Use id={step.state === "gone" ? "crown-spent" : "crown"} />}
      {t.step(step)}
      <span class="vh"> {t.stepState(step)}</span>
    </li>
  );
}

const NEWS: readonly KingEvent["type"][] = [
  "card_taken",
  "turn_missed",
  "crown_spent",
  "card_discarded",
  "last_round",
  "limit_passed",
  "seat_left",
];

/** What happened last; null: nothing yet. */
export function newsOf({ told }: SeenTable["seen"]["history"], name: NameOf): Line | null {
  const last = told.flatMap((one) => one.events).findLast((event) => NEWS.includes(event.type));
  return last === undefined ? null : line(last, name);
}

interface NewsProps {
  readonly news: Line | null;
  readonly onRule: (id: string) => void;
}

/** What happened last, with its rule. Readers have heard it already. */
function News({ news, onRule }: NewsProps) {
  if (news === null) return <p class="knews" />;
  return (
    <p class="knews">
      {news.seat > 0 && <SeatDisc seat={news.seat} size="xs" />}
      <span>{news.text}</span>
      <RuleBadge id={news.rule} label={pageTexts().openRule(news.rule)} onOpen={onRule} />
    </p>
  );
}
