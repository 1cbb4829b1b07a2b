/**
 * What a game's scene is, and what it may ask for.
 *
 * A game's folder has `scene/scene.ts` with one exported `SceneMaker`; its board shows it by
 * `<SceneView load={load} shown={...} pressOn="click" onPress={...} />` (ui/scene/scene-view.tsx), where `load` is
 * `() => import("./scene/scene").then((its) => its.makeScene)`. `Shown` is whatever the board wants to be seen: the
 * `Seen` of its game, and what is chosen on this screen only. Nothing in `scene/` is reached but by such an `import()`:
 * three.js is heavy.
 */
import type { Vector3 } from "three";
import type { Stage } from "./stage";

export interface TableScene<Shown> {
  /**
   * Shows this from now on; called with every new `shown`, at least once.
   *
   * Changes the scene and calls `stage.invalidate()` or `stage.animate(...)`; it never waits. The first call, and calls
   * with `moment.isStill`, set everything down where it belongs, without motion.
   */
  show(shown: Shown, moment: Moment): void;
  /** The canvas has got this size in CSS pixels: frames the table anew (`stage.fit`). Called before the first `show`. */
  resize(width: number, height: number): void;
  /** Ends what still moves. Geometries, materials and textures in the scene are freed by the stage. */
  dispose(): void;
}

export interface Moment {
  /** `performance.now()`, the clock of frames. */
  readonly nowMs: number;
  /** Nothing may move: the first picture, a return from a hidden tab, or a device that asks for less motion. */
  readonly isStill: boolean;
}

/** What a scene may do outside of its canvas. */
export interface SceneHost {
  /** Something hit something; `strength` 0 to 1, `pan` -1 (left) to 1 (right). */
  impact(strength: number, pan: number): void;
  /**
   * Lays the board's label of this key (`labels` of SceneView) over this place of the scene; null hides it.
   *
   * It stays there, also when the camera moves, until it is told otherwise.
   *
   * @param span how wide the place is in the scene: the label's styles know it as `--span`, in CSS pixels
   */
  label(key: string, place: Vector3 | null, span?: number): void;
}

export type SceneMaker<Shown> = (stage: Stage, host: SceneHost) => TableScene<Shown>;
