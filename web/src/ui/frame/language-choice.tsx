/** In which language this device speaks: each language names itself, so that nobody needs the other to find it. */
import { useId, useState } from "preact/hooks";
import { chooseLanguage, LANGUAGES, type Language, language } from "../../texts/language";
import { texts } from "../../texts/texts";
import { toast } from "./toasts";

export function LanguageChoice() {
  const t = texts();
  const name = useId();
  const [wanted, want] = useState(language.value);
  const choose = (one: Language) => {
    want(one);
    chooseLanguage(one).catch(() => {
      want(language.value);
      toast(t.cannotReach);
    });
  };
  return (
    <fieldset>
      <legend class="opts__t">{t.settings.language}</legend>
      <span class="seg">
        {LANGUAGES.map((one) => (
          <label key={one} class="seg__one" lang={one}>
            <input type="radio" name={name} checked={wanted === one} onChange={() => choose(one)} />
            {t.settings.languages[one]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
