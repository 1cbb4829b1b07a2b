/**
 * A canvas with a table on it: renderer, camera, light, frames, picking, and the end of all that.
 *
 * Frames are drawn only on change: `invalidate()` draws one, `animate()` draws as long as something moves. Whatever is
 * in `stage.scene` is freed by `dispose()`; what leaves the scene earlier is freed by `stage.free()`. What many things
 * have in common (the geometry of a die, an atlas) is made once by `stage.shared()` and lives as long as the stage.
 */
import {
  type Box3,
  BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  type Material,
  Mesh,
  type MeshStandardMaterialParameters,
  NeutralToneMapping,
  NoToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Raycaster,
  Scene,
  Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { type Edges, frameBox } from "./framing";
import { type Look, type Surface, surface } from "./look";
import { Pace } from "./pace";
import { Blobs } from "./parts/blobs";

const FOV = 30;
const MEASURED_FRAMES = 18;
const WARM_FRAMES = 6;
/** Asks a canvas what its stage holds. */
const COUNT = "dicehall:count";

/** Returns whether it goes on. */
export type Step = (nowMs: number) => boolean;

/** How `fit` looks at its box. */
export interface Fit {
  /** How steeply the camera looks down, in degrees. */
  readonly pitch: number;
  /** CSS pixels at the edges that something else lies over. */
  readonly free?: Edges;
}

export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(FOV, 1, 0.5, 120);
  readonly look: Look;
  readonly renderer: WebGLRenderer;
  /** Soft shadows below things, on low; on high they cost nothing and the sun throws real ones. */
  readonly blobs: Blobs;
  /** Told after each frame. */
  onDrawn: () => void = () => undefined;

  private readonly canvas: HTMLCanvasElement;
  private readonly sun = new DirectionalLight("#fff1dc", 1.9);
  private readonly steps = new Set<Step>();
  private readonly keys = new Map<Object3D, string>();
  private readonly commons = new Map<string, Texture | BufferGeometry | Material>();
  private readonly rays = new Raycaster();
  private readonly pace = new Pace();
  private readonly onLost: (why: string) => void;
  private frame = 0;
  private drawn = 0;
  private width = 1;
  private height = 1;

  /**
   * @param onLost the browser took the drawing context away; nothing is drawn any more
   * @throws Error where the browser has no WebGL2 for us
   */
  constructor(canvas: HTMLCanvasElement, look: Look, onLost: (why: string) => void) {
    this.canvas = canvas;
    this.look = look;
    this.onLost = onLost;
    const isHigh = look.tier === "high";
    this.renderer = new WebGLRenderer({ canvas, context: contextOf(canvas, isHigh), alpha: true });
    this.renderer.toneMapping = isHigh ? NeutralToneMapping : NoToneMapping; // it costs at every pixel
    this.renderer.toneMappingExposure = 1.05;
    this.renderer.shadowMap.enabled = isHigh;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.blobs = new Blobs(isHigh ? 0 : undefined);
    this.scene.add(this.blobs.mesh);
    this.light();
    canvas.addEventListener("webglcontextlost", this.lost);
    canvas.addEventListener(COUNT, this.count);
  }

  /** A surface of this look: rich on high, plain on low. */
  surface(wanted: MeshStandardMaterialParameters): Surface {
    return surface(this.look.tier, wanted);
  }

  /** The one thing of this name; made when it is first asked for, freed with the stage. */
  shared<T extends Texture | BufferGeometry | Material>(name: string, make: () => T): T {
    const known = this.commons.get(name);
    if (known !== undefined) return known as T; // one name, one kind: names begin with what they are
    const made = make();
    this.commons.set(name, made);
    return made;
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.camera.aspect = this.width / this.height;
    this.camera.updateProjectionMatrix();
    this.invalidate();
  }

  /** Moves the camera to where all of the box is seen; the sun's shadow is drawn for this box. */
  fit(box: Box3, { pitch, free }: Fit): void {
    const shares = free && {
      top: free.top / this.height,
      bottom: free.bottom / this.height,
      left: free.left / this.width,
      right: free.right / this.width,
    };
    const view = { pitch, fov: FOV, aspect: this.camera.aspect, ...(shares && { free: shares }) };
    const { position, target } = frameBox(box, view);
    this.camera.position.copy(position);
    this.camera.lookAt(target);
    this.camera.updateMatrixWorld();
    this.aimSun(box);
    this.invalidate();
  }

  /** Draws once, with the next frame of the screen. */
  invalidate(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(this.draw);
  }

  /** Draws every frame until the step says that it is over. Returns a stop, which may be called at any time. */
  animate(step: Step): () => void {
    this.steps.add(step);
    this.invalidate();
    return () => void this.steps.delete(step);
  }

  get isMoving(): boolean {
    return this.steps.size > 0;
  }

  /** Pressing this object, or anything in it, is pressing `key`; null: it cannot be pressed any more. */
  pickable(object: Object3D, key: string | null): void {
    if (key === null) this.keys.delete(object);
    else this.keys.set(object, key);
  }

  /** The key of what is seen at this place of the page; null: nothing that can be pressed. */
  pick(clientX: number, clientY: number): string | null {
    const box = this.canvas.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((clientY - box.top) / box.height) * 2;
    this.rays.setFromCamera(new Vector2(x, y), this.camera);
    const hit = this.rays.intersectObjects([...this.keys.keys()], true)[0];
    for (let object = hit?.object ?? null; object !== null; object = object.parent) {
      const key = this.keys.get(object);
      if (key !== undefined) return key;
    }
    return null;
  }

  /** Where a point of the scene is on the canvas, in CSS pixels from its upper left corner. */
  place(point: Vector3): { readonly x: number; readonly y: number } {
    const seen = point.clone().project(this.camera);
    return { x: ((seen.x + 1) / 2) * this.width, y: ((1 - seen.y) / 2) * this.height };
  }

  /** Takes it out of the scene and frees all of it that is not shared. */
  free(object: Object3D): void {
    object.removeFromParent();
    const commons = new Set<unknown>(this.commons.values());
    object.traverse((one) => {
      this.keys.delete(one);
      this.blobs.remove(one);
      freeOne(one, commons);
    });
  }

  /** Draws a while and says how long a frame takes here: the median of their distances, in ms. */
  measure(): Promise<number> {
    return new Promise((done) => {
      const times: number[] = [];
      this.animate((nowMs) => {
        times.push(nowMs);
        if (times.length < MEASURED_FRAMES) return true;
        done(medianStep(times.slice(WARM_FRAMES)));
        return false;
      });
    });
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.frame = -1; // nothing is drawn after this
    this.steps.clear();
    this.canvas.removeEventListener("webglcontextlost", this.lost);
    this.canvas.removeEventListener(COUNT, this.count);
    this.free(this.scene);
    for (const common of this.commons.values()) common.dispose();
    this.commons.clear();
    this.sun.dispose();
    this.scene.environment?.dispose();
    this.renderer.dispose();
    // a page may have only a few contexts, and a canvas keeps its own
    if (!this.renderer.getContext().isContextLost()) this.renderer.forceContextLoss();
  }

  private readonly draw = (nowMs: number): void => {
    this.frame = 0;
    for (const step of [...this.steps]) if (!step(nowMs)) this.steps.delete(step);
    if (this.steps.size > 0) {
      this.pace.frame(nowMs);
      this.invalidate();
    } else this.pace.rest();
    this.sizePicture(this.steps.size > 0 ? this.pace.share : 1);
    this.drawNow();
  };

  /** @param share of the finest resolution that this look has here */
  private sizePicture(share: number): void {
    const ratio = Math.min(devicePixelRatio, this.look.pixelRatio) * share;
    const { width, height } = this.renderer.getSize(new Vector2());
    if (ratio === this.renderer.getPixelRatio() && width === this.width && height === this.height) return;
    this.renderer.setDrawingBufferSize(this.width, this.height, ratio);
  }

  private drawNow(): void {
    this.blobs.follow();
    this.renderer.render(this.scene, this.camera);
    this.drawn += 1;
    this.onDrawn();
  }

  /** Fills in what tests and benchmarks want to know; they send the event to the canvas. */
  private readonly count = (event: Event): void => {
    if (!(event instanceof CustomEvent)) return;
    const { memory, render } = this.renderer.info;
    const { drawn, isMoving } = this;
    Object.assign(event.detail, { ...memory, calls: render.calls, triangles: render.triangles, drawn, isMoving });
  };

  private readonly lost = (event: Event): void => {
    event.preventDefault(); // we do not ask for it back: the flat view stands in
    this.steps.clear();
    this.onLost("lost");
  };

  private light(): void {
    if (this.look.tier === "low") {
      this.sun.intensity = 1.75;
      this.scene.add(new HemisphereLight("#fbfaff", "#54452f", 1.65), this.sun, this.sun.target);
      this.sun.position.set(-5, 11, 4);
      return;
    }
    const pre = new PMREMGenerator(this.renderer);
    const room = new RoomEnvironment();
    this.scene.environment = pre.fromScene(room, 0.04).texture;
    this.scene.environmentIntensity = 0.4;
    pre.dispose();
    freeTree(room);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.radius = 5;
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.02;
    this.scene.add(this.sun, this.sun.target);
  }

  private aimSun(box: Box3): void {
    const middle = box.getCenter(new Vector3());
    const reach = box.getSize(new Vector3()).length() / 2;
    this.sun.target.position.copy(middle);
    this.sun.position.copy(middle).add(new Vector3(-0.42, 1, 0.3).multiplyScalar(reach + 4));
    const { camera } = this.sun.shadow;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 3 * reach + 10 });
    camera.updateProjectionMatrix();
  }
}

function contextOf(canvas: HTMLCanvasElement, antialias: boolean): WebGL2RenderingContext {
  const context = canvas.getContext("webgl2", { alpha: true, antialias, powerPreference: "high-performance" });
  if (context === null) throw new Error("this browser has no WebGL2 for us");
  return context;
}

function medianStep(times: readonly number[]): number {
  const steps = times.slice(1).map((time, place) => time - (times[place] ?? time));
  return steps.sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
}

/** For a colour of the styles, by the name of its token: `--felt-king`. */
export function token(name: string): Color {
  return new Color(getComputedStyle(document.documentElement).getPropertyValue(name).trim());
}

function freeTree(root: Object3D): void {
  root.traverse((one) => freeOne(one, new Set()));
}

function freeOne(one: Object3D, kept: ReadonlySet<unknown>): void {
  if (!(one instanceof Mesh)) return;
  if (one instanceof InstancedMesh) one.dispose();
  if (one.geometry instanceof BufferGeometry && !kept.has(one.geometry)) one.geometry.dispose();
  const materials: readonly Material[] = Array.isArray(one.material) ? one.material : [one.material];
  for (const material of materials) if (!kept.has(material)) freeMaterial(material, kept);
}

function freeMaterial(material: Material, kept: ReadonlySet<unknown>): void {
  for (const part of Object.values(material)) if (part instanceof Texture && !kept.has(part)) part.dispose();
  material.dispose();
}
