/** The game on one sheet: a throw in pictures, what this table plays differently, how to throw, the keys. */
import { wordsNow } from "../../ui/frame/key-words";
import { EVERYWHERE, everywhere } from "../../ui/frame/keys";
import { Icon } from "../../ui/parts/art";
import { Keys, Picture } from "../../ui/parts/help-sheet";
import type { TumblinVariant } from "../../wire.gen";
import type { ScreenProps } from "../gameui";
import { keys, TUMBLIN_KEYS } from "./keys";
import { texts } from "./texts";
import { boardTexts } from "./texts-board";
import { TumblinDie } from "./tumblin-die";

type OnRule = (id: string) => void;

export function Help({ seen, hands }: ScreenProps<"tumblin_dice">) {
  const t = texts().help;
  const { openRule } = hands;
  return (
    <div class="khelp thelp">
      <h3>{t.throw}</h3>
      <ol class="khelp__steps">
        <Picture text={t.disc} rule="TD-2" onRule={openRule}>
          <span class="thelp__disc">
            <TumblinDie colour="red" face={6} />
          </span>
        </Picture>
        <Picture text={t.line} rule="TD-3" onRule={openRule}>
          <TumblinDie colour="red" face={3} isDim />
          <i class="thelp__line" />
          <TumblinDie colour="red" face={3} />
        </Picture>
        <Picture text={t.worth} rule="TD-6" onRule={openRule}>
          <TumblinDie colour="green" face={5} />
          <b>{boardTexts().flag([{ pips: 5, times: 3 }], 15)}</b>
        </Picture>
        <Picture text={t.bump} rule="TD-5" onRule={openRule}>
          <TumblinDie colour="white" face={4} />
          <Icon name="arrow" />
          <TumblinDie colour="black" face={2} />
        </Picture>
        <Picture text={t.stack} rule="TD-11" onRule={openRule}>
          <span class="thelp__stack">
            <TumblinDie colour="red" face={5} />
            <TumblinDie colour="white" face={3} />
          </span>
          <b>
            {boardTexts().flag(
              [
                { pips: 5, times: 3 },
                { pips: 3, times: 3 },
              ],
              24,
            )}
          </b>
        </Picture>
        <Picture text={t.lean} rule="TD-R5" onRule={openRule}>
          <span class="thelp__lean">
            <TumblinDie colour="green" face={1} />
          </span>
        </Picture>
      </ol>
      <ul class="khelp__rules">
        <Picture text={t.quarter} rule="TD-7" onRule={openRule} />
        <Picture text={t.end} rule="TD-10" onRule={openRule} />
      </ul>
      <Switches variant={seen.update.view.variant} onRule={openRule} />
      <h3>{t.hands}</h3>
      <p>{t.pull}</p>
      <p>{t.styles}</p>
      <h3>{t.keys}</h3>
      <Keys list={t.keyList.map(([listed, does]) => [now(listed), does])} />
    </div>
  );
}

/** What the host has switched on. */
function Switches({ variant, onRule }: { readonly variant: TumblinVariant; readonly onRule: OnRule }) {
  const t = texts().help;
  const on: (readonly [string, string])[] = [];
  if (variant.teams) on.push([t.teams, "TD-O1"]);
  if (variant.double_dice) on.push([t.double, "TD-O2"]);
  if (variant.offence_defence) on.push([t.defence, "TD-O3"]);
  if (variant.before_line === -1) on.push([t.before, "TD-R13"]);
  if (variant.quarters === "to_301") on.push([t.to301, "TD-R13"]);
  if (on.length === 0) return null;
  return (
    <>
      <h3>{t.here}</h3>
      <ul class="khelp__rules">
        {on.map(([text, rule]) => (
          <Picture key={text} text={text} rule={rule} onRule={onRule} />
        ))}
      </ul>
    </>
  );
}

/** A list of usual keys with those that they are on this device. */
function now(listed: string): string {
  return wordsNow(listed, [TUMBLIN_KEYS, keys.value], [EVERYWHERE, everywhere.value]);
}
