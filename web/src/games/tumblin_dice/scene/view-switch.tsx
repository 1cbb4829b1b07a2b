/** The way between 3D, the board from above and the flat table. */
import { useId, useLayoutEffect } from "preact/hooks";
import { actOf, keyName } from "../../../model/keys";
import { isElsewhere, pressesControl } from "../../../ui/frame/key-events";
import { chooseView, isSceneSeen, view } from "../../../ui/scene/view";
import { keys } from "../keys";
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

/** A key goes between the board from behind and from above, unless somebody writes or a dialog is open. */
export function useCameraKey(): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || isElsewhere(event) || pressesControl(event) || !isSceneSeen.value) return;
      if (actOf(keys.value, keyName(event.key)) === "above") toggleCamera();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
