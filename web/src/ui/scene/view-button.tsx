/** The way between 3D and flat: the cube in the bar, the key V, and the choice in the settings. */
import { usePageKey } from "../frame/page-keys";
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
  usePageKey("view", () => hasScene && toggleView());
}

const CHOICE = { all: VIEWS, now: view, choose: chooseView };

export function ViewChoice() {
  return <Radios legend={texts().title} of={CHOICE} words={texts().views} />;
}
