/** The bar above a film: which match it is, whether scores are hidden, and what one can do with its record. */
import { shownCode } from "../../model/code";
import { recordAddress } from "../../net/http";
import { gameName, texts as pageTexts } from "../../texts/texts";
import { texts as checkTexts } from "../check/texts";
import { Bar } from "../frame/bar";
import { isDesk } from "../frame/screen";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { Switch } from "../parts/forms";
import { ViewButton } from "../scene/view-button";
import type { Replay } from "./replay";
import { ShareKey } from "./share";
import { texts } from "./texts";

export function ReplayBar(replay: Replay) {
  const { source, game, openSheet } = replay;
  const t = texts();
  const name = gameName(game.name);
  return (
    <Bar title={t.title} small={t.of(name, source.is === "table" ? shownCode(source.code) : "")}>
      {isDesk.value ? (
        <DeskKeys {...replay} />
      ) : (
        <>
          <ShareKey {...replay} kind="quiet" />
          <Button kind="quiet" icon="more" label={t.more} onPress={() => openSheet({ is: "more" })} />
        </>
      )}
    </Bar>
  );
}

function DeskKeys(replay: Replay) {
  const { ui, openSheet } = replay;
  return (
    <>
      <HideScores {...replay} />
      <RecordLink {...replay} class="btn btn--quiet" />
      <Button
        kind="quiet"
        icon="shield"
        label={checkTexts().open}
        onPress={() => openSheet({ is: "check", wanted: null })}
      />
      {ui.hasScene && (ui.ViewSwitch ? <ui.ViewSwitch /> : <ViewButton />)}
      <Button kind="quiet" icon="keyboard" label={texts().keys} onPress={() => openSheet({ is: "keys" })} />
      <Button
        kind="quiet"
        icon="gear"
        label={pageTexts().settings.title}
        onPress={() => openSheet({ is: "settings" })}
      />
    </>
  );
}

export function HideScores({ isBlind, setBlind }: Replay) {
  const t = texts();
  return (
    <span class="stat hidescores">
      <span aria-hidden="true">{t.hideScores}</span>
      <Switch label={t.hideScores} isOn={isBlind} onSwitch={setBlind} />
    </span>
  );
}

/** Whoever has brought a file has its record already. */
export function RecordLink({ source, class: name }: Replay & { readonly class: string }) {
  const t = texts();
  if (source.is === "file") return null;
  return (
    <a class={name} href={recordAddress(source.code, source.match)} download aria-label={t.download}>
      <Icon name="download" />
      {t.record}
    </a>
  );
}
