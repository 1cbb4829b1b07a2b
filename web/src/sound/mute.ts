/** Whether this device is silent: it sounds unless somebody chose otherwise. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { recall, remember } from "../ui/frame/storage";

const muted = signal(recall("sound") === "off");

export const isMuted: ReadonlySignal<boolean> = muted;

export function mute(isOn: boolean): void {
  muted.value = isOn;
  remember("sound", isOn ? "off" : "on");
}
