/** Who I am here: a name and a cookie, no account. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { askGuest, callMe } from "../../net/http";
import { recall, remember } from "./storage";

/** The server takes 24 letters. */
export const NAME_LENGTH = 24;

const name = signal("");
/** As the server knows me; empty: not yet. */
export const myName: ReadonlySignal<string> = name;

const isMet = signal(false);
/** Whom to greet: until the server has answered, whoever was here last. */
export const likelyName: ReadonlySignal<string> = computed(() => (isMet.value ? name.value : recall("name")));

/** Asks the server who I am. Throws like net/http. */
export async function meet(): Promise<string> {
  const known = (await askGuest()).name;
  name.value = known === recall("screen") ? "" : known; // whoever sits down at a shared screen is asked
  isMet.value = true;
  return name.value;
}

/** I am called so from now on. Throws RefusedError for a name that will not do. */
export async function rename(wanted: string): Promise<void> {
  name.value = (await callMe(wanted)).name;
  isMet.value = true;
  remember("name", name.value);
}

/** This device is a shared screen, which needs a name to come in but is nobody. Throws like net/http. */
export async function callScreen(wanted: string): Promise<void> {
  remember("screen", (await callMe(wanted)).name);
}

/** What the field for the name begins with. */
export function knownName(): string {
  return name.value === "" ? recall("name") : name.value;
}
