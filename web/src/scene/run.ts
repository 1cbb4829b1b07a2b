/** Runs a game's scene on a canvas. This module, and all that it imports, is fetched only when a table is shown in 3D. */
import { Vector3 } from "three";
import type { Look } from "./look";
import type { SceneHost, SceneMaker, TableScene } from "./scene";
import { Stage } from "./stage";

export interface Running<Shown> {
  show(shown: Shown, isStill: boolean): void;
  resize(width: number, height: number): void;
  /** Its first picture can be seen. */
  readonly drawn: Promise<void>;
  /** The key of what is there; null: nothing that can be pressed. */
  pick(clientX: number, clientY: number): string | null;
  /** How long a frame takes here, in ms. */
  measure(): Promise<number>;
  dispose(): void;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Width of the place. */
  readonly span: number;
}

export interface Surroundings {
  impact(strength: number, pan: number): void;
  /** After each frame, for each label that has a place: where it is, in CSS pixels; null: nowhere. */
  lay(key: string, at: Spot | null): void;
  lost(): void;
}

/** @throws Error where the browser has no WebGL2 for us, or the scene cannot be made */
export function run<Shown>(
  canvas: HTMLCanvasElement,
  look: Look,
  maker: SceneMaker<Shown>,
  around: Surroundings,
): Running<Shown> {
  const places = new Map<string, { readonly at: Vector3; readonly span: number }>();
  const stage = new Stage(canvas, look, around.lost);
  const drawn = new Promise<void>((done) => {
    stage.onDrawn = () => {
      done();
      layAll();
    };
  });
  const layAll = (): void => {
    for (const [key, { at, span }] of places) {
      const [left, right] = [-span / 2, span / 2].map((x) => stage.place(new Vector3(at.x + x, at.y, at.z)).x);
      around.lay(key, { ...stage.place(at), span: (right ?? 0) - (left ?? 0) });
    }
  };
  const scene = made(stage, maker, {
    impact: around.impact,
    label(key, place, span = 0) {
      if (place !== null) places.set(key, { at: place.clone(), span });
      else if (places.delete(key)) around.lay(key, null);
    },
  });
  return {
    drawn,
    show: (shown, isStill) => scene.show(shown, { nowMs: performance.now(), isStill: isStill || look.isCalm }),
    resize(width, height) {
      stage.resize(width, height);
      scene.resize(width, height);
    },
    pick: (clientX, clientY) => stage.pick(clientX, clientY),
    measure: () => stage.measure(),
    dispose() {
      scene.dispose();
      stage.dispose();
    },
  };
}

/** Of a scene that cannot be made, nothing stays. */
function made<Shown>(stage: Stage, maker: SceneMaker<Shown>, host: SceneHost): TableScene<Shown> {
  try {
    return maker(stage, host);
  } catch (error) {
    stage.dispose();
    throw error;
  }
}
