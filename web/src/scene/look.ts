/** How richly a scene is drawn on this device: two tiers, chosen by measuring (see ui/scene/view.ts). */
import {
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  type Texture,
} from "three";

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

/** Seen at a slant, a texture takes more looking up to be sharp, which costs where there is no graphics card. */
export function sharpen(texture: Texture, tier: Tier): void {
  texture.anisotropy = tier === "high" ? 8 : 1;
  texture.minFilter = tier === "high" ? LinearMipmapLinearFilter : LinearMipmapNearestFilter;
}

/** A surface of this look. On low only what Lambert knows is taken: roughness, metalness and bumps are left out. */
export function surface(tier: Tier, wanted: MeshStandardMaterialParameters): Surface {
  if (wanted.map) sharpen(wanted.map, tier);
  if (tier === "high") return new MeshStandardMaterial({ roughness: 0.45, metalness: 0, ...wanted });
  const { roughness, metalness, bumpMap, bumpScale, envMapIntensity, ...plain } = wanted;
  return new MeshLambertMaterial(plain);
}
