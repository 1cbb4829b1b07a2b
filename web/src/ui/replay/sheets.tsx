/** What opens above a film. One at a time. */
import { useRef } from "preact/hooks";
import { tableAddress } from "../../model/route";
import { unreachable } from "../../model/unreachable";
import { texts as pageTexts } from "../../texts/texts";
import { DiceCheck } from "../check/dice-check";
import type { DrawWanted } from "../check/summary";
import { wordsNow } from "../frame/key-words";
import { FILM, film } from "../frame/keys";
import { NameDialog } from "../frame/name-dialog";
import { Settings } from "../frame/settings";
import { Button } from "../parts/button";
import { Keys } from "../parts/help-sheet";
import { Sheet } from "../parts/modal";
import { RulesSheet } from "../rules/rules-sheet";
import { ViewChoice } from "../scene/view-button";
import { headlineOf } from "../table/result/headline";
import { MomentList } from "./moments";
import type { Replay, SheetName } from "./replay";
import { HideScores, RecordLink } from "./replay-bar";
import { texts } from "./texts";
import { WhyLines } from "./why";

interface SheetsProps extends Replay {
  readonly sheet: SheetName;
  readonly onClose: () => void;
}

export function ReplaySheets(props: SheetsProps) {
  const { sheet, onClose, openSheet } = props;
  const t = texts();
  const shell = pageTexts();
  switch (sheet.is) {
    case "none":
      return null;
    case "rules":
      return <RulesSheet game={props.game} rule={sheet.rule} onClose={onClose} />;
    case "finish":
      return <FinishDialog {...props} round={sheet.round} />;
    case "check":
      return <Check {...props} wanted={sheet.wanted} />;
    case "more":
      return <More {...props} />;
    case "why":
      return (
        <Sheet title={t.why} icon="q" closeLabel={shell.close} onClose={onClose}>
          <WhyLines {...props} />
        </Sheet>
      );
    case "keys":
      return (
        <Sheet title={t.keys} icon="keyboard" closeLabel={shell.close} onClose={onClose}>
          <Keys list={t.keyList.map(([keys, does]) => [wordsNow(keys, [FILM, film.value]), does])} />
        </Sheet>
      );
    case "result":
      return <ResultSheet {...props} />;
    case "link":
      return <LinkSheet {...props} url={sheet.url} />;
    case "settings":
      return <Settings onName={() => openSheet({ is: "name" })} onClose={onClose} />;
    case "name":
      return <NameDialog go={shell.name.change} onNamed={onClose} onClose={onClose} />;
    default:
      return unreachable(sheet);
  }
}

function FinishDialog({ ui, projector, hands, round, openSheet, onClose }: SheetsProps & { readonly round: number }) {
  if (ui.Finish === undefined) return null;
  return (
    <ui.Finish
      seen={projector.seen.value}
      hands={hands}
      round={round}
      onCheckCoin={(coin) => openSheet({ is: "check", wanted: coin })}
      onClose={onClose}
    />
  );
}

function Check({ source, wanted, onClose }: SheetsProps & { readonly wanted: DrawWanted | null }) {
  if (source.is === "table") {
    return <DiceCheck table={source.code} match={source.match} draw={wanted} onClose={onClose} />;
  }
  return <DiceCheck table="" match={1} file={source} draw={wanted} onClose={onClose} />;
}

/** All that has no room on a phone. */
function More(props: SheetsProps) {
  const { ui, source, openSheet, onClose } = props;
  const t = texts();
  const shell = pageTexts();
  return (
    <Sheet title={t.more} icon="more" closeLabel={shell.close} onClose={onClose}>
      <h3>{t.moments}</h3>
      <MomentList {...props} onChosen={onClose} />
      <ul class="menu replaymenu">
        <li>
          <HideScores {...props} />
        </li>
        {source.is === "table" && (
          <li>
            <RecordLink {...props} class="btn" />
          </li>
        )}
        <li>
          <Button icon="shield" onPress={() => openSheet({ is: "check", wanted: null })}>
            {t.check}
          </Button>
        </li>
        {ui.hasScene && <li class="menu__wide">{ui.ViewSwitch ? <ui.ViewSwitch /> : <ViewChoice />}</li>}
        <li>
          <Button icon="gear" onPress={() => openSheet({ is: "settings" })}>
            {shell.settings.title}
          </Button>
        </li>
        {source.is === "table" && (
          <li>
            <a class="btn" href={tableAddress(source.code)}>
              {t.toTable}
            </a>
          </li>
        )}
      </ul>
    </Sheet>
  );
}

function ResultSheet({ ui, projector, hands, name, onClose }: SheetsProps) {
  const shell = pageTexts();
  const seen = projector.seen.value;
  const { outcome } = seen.update;
  return (
    <Sheet title={texts().resultTitle} icon="crown" closeLabel={shell.close} onClose={onClose}>
      {outcome !== null && <h3 class="h-2">{headlineOf(outcome, name, 0)}</h3>}
      <p>{ui.resultTitle(seen)}</p>
      <ui.Result seen={seen} hands={hands} />
    </Sheet>
  );
}

/** Where the page may not write to the clipboard. */
function LinkSheet({ url, onClose }: SheetsProps & { readonly url: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet title={texts().share} icon="share" closeLabel={pageTexts().close} onClose={onClose}>
      <label class="byhand">
        {texts().copyByHand}
        <span class="field">
          <input ref={field} readOnly value={url} autofocus onFocus={() => field.current?.select()} />
        </span>
      </label>
    </Sheet>
  );
}
