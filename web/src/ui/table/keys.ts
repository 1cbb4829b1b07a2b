/** Keys of the keyboard that the table's page has beside the game's own. */
import { useEffect } from "preact/hooks";
import { actOf, keyName } from "../../model/keys";
import { isElsewhere, pressesControl } from "../frame/key-events";
import { everywhere } from "../frame/keys";

type PageAct = keyof typeof everywhere.value;

/** What a key does on the page; undefined: nothing, or it is meant for something else. */
export function pageActOf(event: KeyboardEvent): PageAct | undefined {
  if (event.repeat || isElsewhere(event) || pressesControl(event)) return undefined;
  return actOf(everywhere.value, keyName(event.key));
}

/** Does it whenever its key goes down. */
export function usePageKey(act: PageAct, press: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (pageActOf(event) === act) press();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
