/**
 * 3D or flat: remembered on this device, and until somebody chooses, 3D where a graphics card draws it fast enough.
 *
 * For one visit the address decides: `?view=flat`, `?view=3d`, and `?quality=low|high` for how richly it is drawn;
 * else the settings decide that, or what was measured.
 * Nothing here loads three.js.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Tier } from "../../scene/look";
import { quality } from "../frame/chosen";
import { recall, remember } from "../frame/storage";
import type { Trial } from "./trial";

export const VIEWS = ["3d", "flat"] as const;
export type View = (typeof VIEWS)[number];

/** What was measured here: how rich a scene this device draws smoothly. Empty: nothing yet. */
export type Measured = Tier | "slow" | "";

const asked = new URLSearchParams(location.search);
const chosen = signal<View | "">(asView(asked.get("view") ?? recall("view")));
const measured = signal<Measured>(asMeasured(recall("scene")));
let card: boolean | null = null;

/** Whether the table has to be flat for now, whatever was chosen: several race around this device, or a lesson points at its parts. */
export const staysFlat = signal(false);

/** What tables are shown in. */
export const view: ReadonlySignal<View> = computed(() => {
  if (staysFlat.value) return "flat";
  if (chosen.value !== "") return chosen.value;
  if (measured.value === "slow") return "flat";
  card ??= hasGraphicsCard();
  return card ? "3d" : "flat";
});

/** Whether a scene can be seen, drawn; until then its canvas lies unseen behind the flat table. */
export const sceneStands = signal(false);

/** Whether the scene is seen now in place of the flat pictures, which boards hide so long and no longer. */
export const isSceneSeen: ReadonlySignal<boolean> = computed(() => view.value === "3d" && sceneStands.value);

export function chooseView(next: View): void {
  chosen.value = next;
  remember("view", next);
}

export function toggleView(): void {
  chooseView(view.value === "3d" ? "flat" : "3d");
}

/** Flat until the page is loaded anew: 3D is not to be had here just now. What was chosen is still remembered. */
export function fallBack(): void {
  chosen.value = "flat";
}

/** What to begin with. */
export function firstTrial(): Trial {
  const wanted = asked.get("quality") ?? quality.now.peek();
  if (wanted === "low" || wanted === "high") return { tier: wanted, isSure: true };
  if (measured.value === "low" || measured.value === "high") return { tier: measured.value, isSure: true };
  return { tier: "low", isSure: false };
}

/** Whether nobody asked for 3D by hand, so that a slow device may go back to flat by itself. */
export function isByItself(): boolean {
  return chosen.value === "";
}

export function rememberMeasured(found: Exclude<Measured, "">): void {
  measured.value = found;
  remember("scene", found);
}

/** Whether WebGL2 is there and is no emulation on the processor. */
function hasGraphicsCard(): boolean {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  context?.getExtension("WEBGL_lose_context")?.loseContext(); // a page may have only a few
  return context !== null;
}

function asView(text: string): View | "" {
  return VIEWS.find((one) => one === text) ?? "";
}

function asMeasured(text: string): Measured {
  return text === "low" || text === "high" || text === "slow" ? text : "";
}
