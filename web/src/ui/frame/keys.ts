/** The keys of the keyboard as they are on this device. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Changes, changedKeys, changesOf, type Keys, type KeyTable, readChanges } from "../../model/keys";
import { recall, remember } from "./storage";

const changes = signal<Changes>(readChanges(recall("keys")));

/** The keys that a table has now. */
export function keysOf<A extends string>(table: KeyTable<A>): ReadonlySignal<Keys<A>> {
  return computed(() => changedKeys(table, changes.value));
}

/** These are a table's keys from now on. */
export function keepKeys<A extends string>(table: KeyTable<A>, keys: Keys<A>): void {
  changes.value = { ...changes.peek(), [table.name]: changesOf(table, keys) };
  remember("keys", JSON.stringify(changes.peek()));
}

/** All keys are as usual again. */
export function resetKeys(): void {
  changes.value = {};
  remember("keys", "");
}

/** How many acts have other keys than usual. */
export const keysChanged: ReadonlySignal<number> = computed(() =>
  Object.values(changes.value).reduce((sum, table) => sum + Object.keys(table).length, 0),
);

/** The keys of one of several acts, by its place among them; none where there is none. */
export function keysAt<A extends string>(keys: Keys<A>, acts: readonly A[], place: number): readonly string[] {
  const act = acts[place];
  return act === undefined ? [] : keys[act];
}

/** As `aria-keyshortcuts` has them. */
export const shortcut = (keys: readonly string[]): string => keys.join(" ");

/** What works at every table. */
export const EVERYWHERE = {
  name: "everywhere",
  usual: { view: ["V"], mute: ["M"], pause: ["P"], say: ["W"] },
} as const satisfies KeyTable;
export const everywhere = keysOf(EVERYWHERE);

/** What works where a match is seen again. */
export const FILM = {
  name: "film",
  usual: {
    play: ["Space"],
    round_before: ["ArrowLeft"],
    round_next: ["ArrowRight"],
    step_before: [","],
    step_next: ["."],
    first: ["Home"],
    last: ["End"],
  },
} as const satisfies KeyTable;
export const film = keysOf(FILM);
