/** Settings of this device. */
import { useId } from "preact/hooks";
import { isMuted, mute } from "../../sound/mute";
import { texts } from "../../texts/texts";
import { Button } from "../parts/button";
import { Switch } from "../parts/forms";
import { Sheet } from "../parts/modal";
import { ViewChoice } from "../scene/view-button";
import { myName } from "./me";
import { chooseTheme, THEMES, theme } from "./theme";

interface SettingsProps {
  /** Opens the dialog for the name. */
  readonly onName: () => void;
  readonly onClose: () => void;
}

export function Settings({ onName, onClose }: SettingsProps) {
  const t = texts();
  return (
    <Sheet title={t.settings.title} icon="gear" closeLabel={t.close} onClose={onClose}>
      <ul class="opts">
        <li>
          <span class="opts__t">
            {t.settings.name}
            <small>{myName.value}</small>
          </span>
          <Button size="sm" icon="pencil" onPress={onName}>
            {t.settings.change}
          </Button>
        </li>
        <li class="opts__wide">
          <ThemeChoice />
        </li>
        <li class="opts__wide">
          <ViewChoice />
        </li>
        <li>
          <span class="opts__t">
            {t.settings.sound}
            <small>{t.settings.soundHow}</small>
          </span>
          <Switch label={t.settings.sound} isOn={!isMuted.value} onSwitch={(isOn) => mute(!isOn)} />
        </li>
        <li>
          <a href="/privacy">{t.settings.privacy}</a>
        </li>
      </ul>
    </Sheet>
  );
}

function ThemeChoice() {
  const t = texts();
  const name = useId();
  return (
    <fieldset>
      <legend class="opts__t">{t.settings.theme}</legend>
      <span class="seg">
        {THEMES.map((one) => (
          <label key={one} class="seg__one">
            <input type="radio" name={name} checked={theme.value === one} onChange={() => chooseTheme(one)} />
            {t.settings.themes[one]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
