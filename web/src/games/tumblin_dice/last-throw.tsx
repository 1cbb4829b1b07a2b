/** The last throw: what it came to, by which rule, and the ways to see it again. */

import { texts as pageTexts } from "../../texts/texts";
import { Button, RuleBadge } from "../../ui/parts/button";
import type { AtTable } from "./at-table";
import { by } from "./keys";
import { colourOf } from "./names";
import type { Change } from "./story";
import { number, signed } from "./texts";
import { boardTexts } from "./texts-board";
import { TumblinDie } from "./tumblin-die";
import { changeWords } from "./words";

export function LastThrow(table: AtTable) {
  const { story, playback, name } = table;
  const t = boardTexts().last;
  const canWatch = playback.last.value !== null && story !== null && playback.playing.value === null;
  return (
    <section class="slate tlast" aria-label={t.head}>
      <h2 class="slate__h">
        {t.head}
        {story !== null && <small>{name(story.seat)}</small>}
      </h2>
      {story === null ? <p class="soft">{t.none}</p> : <Results {...table} most={2} />}
      {canWatch && (
        <div class="tlast__keys">
          <Button size="sm" icon="play" {...by("watch")} onPress={() => playback.again()}>
            {t.again}
          </Button>
          <Button size="sm" icon="log" onPress={() => read(table)}>
            {t.read}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The same as watching it, but it stands still: to be read step by step. */
function read({ playback }: AtTable): void {
  playback.again();
  playback.seek(0);
}

/** A line for each die that gained or lost something. */
export function Results({ story, most, ...table }: AtTable & { readonly most: number }) {
  if (story === null) return null;
  return (
    <ul class="ress">
      {story.changes.slice(0, most).map((change, place) => (
        <Result
          key={`${change.die} ${change.what}`}
          {...table}
          story={story}
          change={change}
          isCocked={place === 0 && story.isCocked}
        />
      ))}
    </ul>
  );
}

interface ResultProps extends AtTable {
  readonly change: Change;
  readonly isCocked: boolean;
}

function Result({ change, isCocked, story, hands, name }: ResultProps) {
  const t = boardTexts().last;
  const isThrown = change.die === story?.die;
  const rule = isCocked ? "TD-R5" : change.rule;
  return (
    <li class="res">
      <TumblinDie
        colour={colourOf(change.die)}
        kind={change.kind}
        face={change.face}
        isDim={change.what === "gone" || change.what === "set_aside"}
      />
      <span class="res__t">
        {!isThrown && <small>{name(change.seat)}</small>}
        <b>{changeWords(change)}</b>
        <small>
          {isCocked && t.cocked} <RuleBadge id={rule} label={pageTexts().openRule(rule)} onOpen={hands.openRule} />
        </small>
      </span>
      <span class="res__v">{isThrown ? number(change.change) : signed(change.change)}</span>
    </li>
  );
}
