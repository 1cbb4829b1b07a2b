/** How richly a scene is drawn on this device: two tiers, chosen by measuring (see ui/scene/view.ts). */
import { MeshLambertMaterial, MeshStandardMaterial, type MeshStandardMaterialParameters } from "three";

export type Tier = "low" | "high";

export interface Look {
  /** low: no shadow map (soft blobs instead), no environment, no smoothing of edges, at most one pixel a CSS pixel. */
  readonly tier: Tier;
  /** Less motion is asked for: no flights, dice are set down without tumbling. */
  readonly isCalm: boolean;
  /** Most device pixels that are drawn for a CSS pixel. */
  readonly pixelRatio: number;
}

export type Surface = MeshLambertMaterial | MeshStandardMaterial;

/** A surface of this look. On low only what Lambert knows is taken: roughness, metalness and bumps are left out. */
export function surface(tier: Tier, wanted: MeshStandardMaterialParameters): Surface {
  // seen at a slant, a texture needs more looking up to be sharp, which costs where there is no graphics card
  if (wanted.map) wanted.map.anisotropy = tier === "high" ? 8 : 1;
  if (tier === "high") return new MeshStandardMaterial({ roughness: 0.45, metalness: 0, ...wanted });
  const { roughness, metalness, bumpMap, bumpScale, envMapIntensity, ...plain } = wanted;
  return new MeshLambertMaterial(plain);
}
