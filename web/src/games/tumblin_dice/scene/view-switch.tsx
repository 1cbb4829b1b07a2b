/** The way between 3D, the board from above and the flat table. */
import { useEffect, useId } from "preact/hooks";
import { chooseView, isSceneSeen, view } from "../../../ui/scene/view";
import { camera, toggleCamera } from "./camera";
import { sceneTexts } from "./texts";

const WAYS = ["3d", "above", "flat"] as const;
type Way = (typeof WAYS)[number];

export function ViewSwitch() {
  const t = sceneTexts().views;
  const name = useId();
  const now: Way = view.value === "flat" ? "flat" : camera.value === "above" ? "above" : "3d";
  return (
    <fieldset class="seg tviews">
      <legend class="vh">{t.title}</legend>
      {WAYS.map((way) => (
        <label key={way} class="seg__one">
          <input type="radio" name={name} checked={now === way} onChange={() => choose(way)} />
          {t[way]}
        </label>
      ))}
    </fieldset>
  );
}

function choose(way: Way): void {
  if (way !== "flat") camera.value = way === "above" ? "above" : "whole";
  chooseView(way === "flat" ? "flat" : "3d");
}

/** B goes between the board from behind and from above, unless somebody writes or a dialog is open. */
export function useCameraKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
      const isWriting = event.target instanceof HTMLInputElement && event.target.type === "text";
      if (event.key.toLowerCase() !== "b" || !isPlain || isWriting || !isSceneSeen.value) return;
      if (document.querySelector("dialog[open]") === null) toggleCamera();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
