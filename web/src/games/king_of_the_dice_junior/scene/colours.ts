/** Colours of the artwork that the styles keep to themselves. */
import { token } from "../../../scene/stage";

const ROOFS = ["#8a5a9e", "#66758a", "#cf9238"] as const;

/** Lizards as they count: of brass, whatever the colours of the dice are. */
export const BRASS: Readonly<Record<string, string>> = { "--c": "#b9853b", "--c-lo": "#8a5a1e" };
/** Symbols of no colour. */
export const STONE: Readonly<Record<string, string>> = { "--c": "#8a7865", "--c-lo": "#6f6051" };

/** The roof of a turret card; never red, green or blue, which are asked for. */
export function roofOf(card: number): string {
  return ROOFS[card % ROOFS.length] ?? ROOFS[0];
}

/** A colour of the styles as a canvas takes it. */
export function ink(name: string): string {
  return `#${token(name).getHexString()}`;
}
