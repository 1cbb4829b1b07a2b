/** Who I am here: a name and a cookie, no account. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { askGuest, callMe } from "../../net/http";
import { recall, remember } from "./storage";

/** The server takes 24 letters. */
export const NAME_LENGTH = 24;

const name = signal("");
/** As the server knows me; empty: not yet. */
export const myName: ReadonlySignal<string> = name;

/** Asks the server who I am. Throws like net/http. */
export async function meet(): Promise<string> {
  name.value = (await askGuest()).name;
  return name.value;
}

/** I am called so from now on. Throws RefusedError for a name that will not do. */
export async function rename(wanted: string): Promise<void> {
  name.value = (await callMe(wanted)).name;
  remember("name", name.value);
}

/** What the field for the name begins with. */
export function knownName(): string {
  return name.value === "" ? recall("name") : name.value;
}
