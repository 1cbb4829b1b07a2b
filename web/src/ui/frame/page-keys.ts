/** Keys of the keyboard that the page has beside the game's own. */
import { useLayoutEffect } from "preact/hooks";
import { actOf, keyName } from "../../model/keys";
import { isElsewhere, pressesControl } from "./key-events";
import { everywhere } from "./keys";

/** Does it whenever the key of the act goes down, unless that is meant for something else. */
export function usePageKey(act: keyof typeof everywhere.value, press: () => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || isElsewhere(event) || pressesControl(event)) return;
      if (actOf(everywhere.value, keyName(event.key)) === act) press();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
