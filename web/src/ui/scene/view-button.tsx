/** The way between 3D and flat: the cube in the bar, the key V, and the choice in the settings. */
import { useEffect, useId } from "preact/hooks";
import { Button } from "../parts/button";
import { texts } from "./texts";
import { chooseView, toggleView, VIEWS, view } from "./view";

export function ViewButton() {
  const t = texts();
  const is3d = view.value === "3d";
  return <Button kind="quiet" icon="cube" label={is3d ? t.toFlat : t.to3d} onPress={toggleView} />;
}

/** V changes the view, unless somebody writes or a dialog is open. */
export function useViewKey(hasScene: boolean): void {
  useEffect(() => {
    if (!hasScene) return;
    const listen = (event: KeyboardEvent): void => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
      if (event.key.toLowerCase() === "v" && isPlain && !isElsewhere(event.target)) toggleView();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [hasScene]);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

export function ViewChoice() {
  const t = texts();
  const name = useId();
  return (
    <fieldset>
      <legend class="opts__t">{t.title}</legend>
      <span class="seg">
        {VIEWS.map((one) => (
          <label key={one} class="seg__one">
            <input type="radio" name={name} checked={view.value === one} onChange={() => chooseView(one)} />
            {t.views[one]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
