/**
 * What the page sounds like: all of it is computed, no file is loaded. Nothing here throws, and where there can be no
 * sound (muted, no gesture yet, hidden tab, no Web Audio) a call does nothing.
 *
 * The synthesis is a chunk of its own, which comes while a table is open.
 */
import type { Ground } from "./dice";
import { isMuted } from "./mute";
import type { Sound, SoundName, SoundOptions } from "./names";
import type { Speaker } from "./speaker";

let speaker: Speaker | null = null;
/** How many parts of the page want sound; there is one loudspeaker for all. */
let users = 0;
let hasScene = false;

/** A table's page stands, or what can be tried: from the first gesture on it can be heard. Returns how to end it. */
export function openSound(): () => void {
  users += 1;
  import("./speaker").then(
    ({ Speaker }) => {
      if (users > 0) speaker ??= new Speaker();
    },
    () => undefined, // no network: a silent table is better than none
  );
  return () => {
    users -= 1;
    if (users > 0) return;
    speaker?.close();
    speaker = null;
  };
}

/** A single sound of the list. */
export function play(name: SoundName, options: SoundOptions = {}): void {
  playAll([{ name, ...options }]);
}

export function playAll(sounds: readonly Sound[]): void {
  if (isMuted.peek()) return;
  for (const sound of sounds) {
    if (sound.name !== "roll" || !hasScene) speaker?.play(sound);
  }
}

/** Breaks off a row of sounds. */
export function endRow(): void {
  speaker?.endRow();
}

/**
 * A die that is seen on its way hits something.
 *
 * @param strength from 0, too soft to be heard, to 1, the hardest throw
 * @param pan from -1, left, to 1, right
 * @param ground what it hits; felt with some wood below it, if not said
 */
export function impact(strength: number, pan = 0, ground?: Ground): void {
  if (!isMuted.peek()) speaker?.impact(strength, pan, ground);
}

/** While dice are seen tumbling in a scene, `impact` is what they sound like and the flat view's `roll` is silent. */
export function rollInScene(doesRoll: boolean): void {
  hasScene = doesRoll;
}
