/** The way between 3D and flat: the cube in the bar, the key V, and the choice in the settings. */
import { useEffect } from "preact/hooks";
import { actOf, keyName } from "../../model/keys";
import { isElsewhere, pressesControl } from "../frame/key-events";
import { everywhere } from "../frame/keys";
import { Radios } from "../frame/radios";
import { Button } from "../parts/button";
import { texts } from "./texts";
import { chooseView, toggleView, VIEWS, view } from "./view";

export function ViewButton() {
  const t = texts();
  const is3d = view.value === "3d";
  return <Button kind="quiet" icon="cube" label={is3d ? t.toFlat : t.to3d} onPress={toggleView} />;
}

/** A key changes the view, unless somebody writes or a dialog is open. */
export function useViewKey(hasScene: boolean): void {
  useEffect(() => {
    if (!hasScene) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || isElsewhere(event) || pressesControl(event)) return;
      if (actOf(everywhere.value, keyName(event.key)) === "view") toggleView();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [hasScene]);
}

const CHOICE = { all: VIEWS, now: view, choose: chooseView };

export function ViewChoice() {
  return <Radios legend={texts().title} of={CHOICE} words={texts().views} />;
}
