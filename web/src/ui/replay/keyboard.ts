/** Keys of the keyboard that run the film. */
import { useLayoutEffect } from "preact/hooks";
import type { Film } from "../../model/film";
import { actOf, keyName } from "../../model/keys";
import { pressesControl } from "../frame/key-events";
import { film as keys } from "../frame/keys";
import type { Projector } from "./projector";

/** What a key does; undefined: nothing here. */
export function pressOf(key: string, projector: Projector, film: Film): (() => void) | undefined {
  const act = actOf(keys.value, keyName(key));
  if (act === undefined) return undefined;
  const presses: Readonly<Record<typeof act, () => void>> = {
    play: () => (projector.isPlaying.peek() ? projector.pause() : projector.play()),
    round_before: () => projector.turnRound(-1),
    round_next: () => projector.turnRound(1),
    step_before: () => projector.turnStep(-1),
    step_next: () => projector.turnStep(1),
    first: () => projector.turnRound(-film.rounds.length),
    last: () => projector.turnRound(film.rounds.length),
  };
  return presses[act];
}

/** Before the board hears of them: nobody plays here, and its keys are of no use. */
export function useFilmKeys(projector: Projector, film: Film): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || pressesControl(event)) return;
      const press = pressOf(event.key, projector, film);
      if (press === undefined) return;
      event.preventDefault(); // the page would scroll
      event.stopPropagation();
      press();
    };
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, [projector, film]);
}

/** The timeline knows arrows, Home and End itself, and a part of the board may have keys of its own, as a slow motion. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("input[type=range]") !== null) return key.length > 1;
  return target.closest("input, select, textarea, [data-keys]") !== null;
}
