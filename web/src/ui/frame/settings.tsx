/** Settings of this device: none of them goes to the server but the name. */
import { useId, useState } from "preact/hooks";
import { isMuted, LOUDEST, mute, setVolume, volume } from "../../sound/mute";
import { language } from "../../texts/language";
import { texts as houseTexts } from "../../texts/texts";
import { EarPanel } from "../ear/ear-panel";
import { texts as earTexts } from "../ear/texts";
import { Button } from "../parts/button";
import { Switch } from "../parts/forms";
import { Sheet } from "../parts/modal";
import { Row } from "../parts/option-row";
import { ViewChoice } from "../scene/view-button";
import { hand, motion, palette, quality, textSize, theme, vibration } from "./chosen";
import { hintOf } from "./key-words";
import { everywhere, keysChanged } from "./keys";
import { KeysSheet } from "./keys-sheet";
import { LanguageChoice } from "./language-choice";
import { myName } from "./me";
import { Radios } from "./radios";
import { texts } from "./texts";
import { canVibrate } from "./vibration";

interface SettingsProps {
  /** Opens the dialog for the name. */
  readonly onName: () => void;
  readonly onClose: () => void;
}

export function Settings({ onName, onClose }: SettingsProps) {
  const t = houseTexts();
  const [isAtKeys, goToKeys] = useState(false);
  if (isAtKeys) return <KeysSheet onClose={() => goToKeys(false)} />;
  return (
    <Sheet title={t.settings.title} icon="gear" closeLabel={t.close} onClose={onClose}>
      <You onName={onName} />
      <Look />
      <Feel />
      <Keyboard onKeys={() => goToKeys(true)} />
      <p class="opts__foot">
        <a href={`/privacy?lang=${language.value}`}>{t.settings.privacy}</a>
      </p>
    </Sheet>
  );
}

function You({ onName }: Pick<SettingsProps, "onName">) {
  const t = houseTexts().settings;
  return (
    <>
      <h3 class="opts__group">{texts().groups.you}</h3>
      <ul class="opts">
        <Row label={t.name} sentence={myName.value}>
          <Button size="sm" icon="pencil" onPress={onName}>
            {t.change}
          </Button>
        </Row>
        <li class="opts__wide">
          <LanguageChoice />
        </li>
        <li class="opts__wide">
          <Radios legend={texts().hand} how={texts().handHow} of={hand} words={texts().hands} />
        </li>
      </ul>
    </>
  );
}

function Look() {
  const t = texts();
  const house = houseTexts().settings;
  return (
    <>
      <h3 class="opts__group">{t.groups.look}</h3>
      <ul class="opts">
        <li class="opts__wide">
          <Radios legend={house.theme} of={theme} words={house.themes} />
        </li>
        <li class="opts__wide">
          <Radios legend={t.textSize} of={textSize} words={t.textSizes} />
        </li>
        <li class="opts__wide">
          <Radios legend={t.palette} how={t.paletteHow} of={palette} words={t.palettes} />
        </li>
        <li class="opts__wide">
          <Radios legend={t.motion} of={motion} words={t.motions} />
        </li>
        <li class="opts__wide">
          <ViewChoice />
        </li>
        <li class="opts__wide">
          <Radios legend={t.quality} of={quality} words={t.qualities} />
        </li>
      </ul>
    </>
  );
}

function Feel() {
  const t = texts();
  const house = houseTexts().settings;
  return (
    <>
      <h3 class="opts__group">{t.groups.feel}</h3>
      <ul class="opts">
        <Row label={house.sound} sentence={t.soundHow(hintOf(everywhere.value.mute))}>
          <Switch label={house.sound} isOn={!isMuted.value} onSwitch={(isOn) => mute(!isOn)} />
        </Row>
        <li class="opts__wide">
          <Volume />
        </li>
        <li class="opts__wide">
          <EarPanel legend={earTexts().title} />
        </li>
        {canVibrate() && (
          <Row label={t.vibration} sentence={t.vibrationHow}>
            <Switch
              label={t.vibration}
              isOn={vibration.now.value === "on"}
              onSwitch={(isOn) => vibration.choose(isOn ? "on" : "off")}
            />
          </Row>
        )}
      </ul>
    </>
  );
}

const LOUDER = 5;

function Volume() {
  const t = texts();
  const id = useId();
  return (
    <div class="slide">
      <label class="opts__t" for={id}>
        {t.volume}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={LOUDEST}
        step={LOUDER}
        value={volume.value}
        aria-valuetext={t.percent(volume.value)}
        disabled={isMuted.value}
        onInput={(event) => setVolume(event.currentTarget.valueAsNumber)}
      />
      <output for={id} class="num">
        {t.percent(volume.value)}
      </output>
    </div>
  );
}

function Keyboard({ onKeys }: { readonly onKeys: () => void }) {
  const t = texts();
  const changed = keysChanged.value;
  return (
    <>
      <h3 class="opts__group">{t.groups.keys}</h3>
      <ul class="opts">
        <Row label={t.keys} sentence={changed === 0 ? t.keysHow : t.changed(changed)}>
          <Button size="sm" icon="pencil" label={`${t.keys}: ${t.change}`} onPress={onKeys}>
            {t.change}
          </Button>
        </Row>
      </ul>
    </>
  );
}
