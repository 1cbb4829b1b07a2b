/** From where the scene is looked at: known to the page, which has a key for it, without three.js. */
import { signal } from "@preact/signals";

export type CameraWish = "whole" | "above";

/** `whole`: from behind the landing disc. */
export const camera = signal<CameraWish>("whole");

export function toggleCamera(): void {
  camera.value = camera.value === "whole" ? "above" : "whole";
}
