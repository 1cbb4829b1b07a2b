/**
 * The throw that is being aimed: the die on the disc, a band that is pulled back, the first dots of the way, and an
 * arrow for the spin.
 */
import {
  type BufferGeometry,
  CircleGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector3,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Die } from "../../../scene/parts/die";
import { type Pen, painted } from "../../../scene/parts/paint";
import type { SceneHost } from "../../../scene/scene";
import { type Stage, token } from "../../../scene/stage";
import { TUMBLIN_BOARD as BOARD } from "../../../wire.gen";
import { type Aiming, bandEnd, dieAt, ghostLine, ON_DIE_MM, PULL_MM } from "../aiming";
import { turnOf } from "../faces";
import { inScene, pose, UNIT_MM } from "./axes";
import { dieOf } from "./dice";
import { groundAt } from "./ground";
import { kindOf } from "./looks";
import type { AimShown } from "./shown";

const { top_mm: TOP_MM } = BOARD.disc;
const HALF_DIE_MM = BOARD.die_mm / 2;
const ABOVE_MM = 0.7;
/** Half of the band's width at the die and at the finger. */
const BAND_MM = [6.5, 2.4] as const;
const OUTLINE_MM = 0.9;
const QUARTERS = [1, 2, 3] as const;
/** A die that is rolled comes out of the hand above the disc, with no face of its own. */
const ROLL = { lift: 11, tilt: 0.6 } as const;
const DOTS = 8;
const DOT_MM = 7;

export class AimSigns {
  readonly group = new Group();
  private readonly stage: Stage;
  private readonly host: SceneHost;
  private readonly band: Group;
  private readonly fill: Mesh;
  private readonly outline: Mesh;
  private readonly ticks: readonly Mesh[];
  private readonly dots: InstancedMesh;
  private readonly spin: Mesh<BufferGeometry, MeshBasicMaterial>;
  private die: Die | null = null;

  constructor(stage: Stage, host: SceneHost) {
    this.stage = stage;
    this.host = host;
    const [gold, ink] = [flat(token("--act").getStyle()), flat(token("--obj-ink").getStyle())];
    this.outline = new Mesh(wedge(OUTLINE_MM), ink);
    this.fill = new Mesh(wedge(0), gold);
    this.ticks = QUARTERS.map(() => new Mesh(new PlaneGeometry(1, 2 * BAND_MM[0]), ink));
    this.band = new Group();
    this.band.add(this.outline, this.fill, ...this.ticks);
    this.dots = dotsOf(stage, DOTS);
    this.spin = new Mesh<BufferGeometry, MeshBasicMaterial>(arrow(0), flat("#fff6e5"));
    this.group.add(this.band, this.dots, this.spin);
    this.group.visible = false;
  }

  /** @param gain see `stretch` */
  show(aim: AimShown | null, gain: number): void {
    this.group.visible = aim !== null;
    if (this.die !== null) this.die.mesh.visible = aim !== null; // its soft shadow goes with it
    if (aim === null || aim.arm === null) this.hide();
    if (aim === null) return;
    this.layDie(aim);
    if (aim.arm === null) return;
    this.dots.visible = true;
    this.stretch(aim, gain);
    layDots(
      this.dots,
      ghostLine(aim.aiming).map(({ at_mm: [x, y], share }) => ({
        at: [x, y, TOP_MM] as const,
        size: 0.45 + 0.55 * share,
      })),
    );
    this.laySpin(aim.aiming);
  }

  /**
   * Lays the band to where a finger would be for this force.
   *
   * @param gain so much of the way that a finger goes on the board is the way that counts, from where the camera is now
   */
  stretch(aim: AimShown | null, gain: number): void {
    if (aim !== null && aim.arm !== null) this.layBand(aim.aiming, gain);
  }

  /** All but the die. */
  private hide(): void {
    for (const sign of [this.band, this.dots, this.spin]) sign.visible = false;
    for (const label of ["pull", "hand"]) this.host.label(label, null);
  }

  private layDie({ aiming, colour, arm }: AimShown): void {
    const look = { colour, kind: aiming.kind };
    if (this.die === null) {
      this.die = dieOf(this.stage, look);
      this.group.add(this.die.mesh);
    }
    this.die.wear(kindOf(look));
    this.stage.pickable(this.die.mesh, arm && "aim"); // the pointer shows that it can be taken
    const [x, y] = dieAt(aiming);
    const isRolled = aiming.style === "roll";
    const { mesh } = this.die;
    pose(mesh, {
      at_mm: [x, y, TOP_MM + HALF_DIE_MM + (isRolled ? ROLL.lift : 0)],
      turn: turnOf(aiming.face, aiming.aimDeg),
    });
    if (isRolled) mesh.quaternion.premultiply(TILTED);
    this.stage.blobs.add(mesh, (1.6 * BOARD.die_mm) / UNIT_MM, groundAt(x, y) / UNIT_MM);
  }

  private layBand(aiming: Aiming, gain: number): void {
    const [x, y] = dieAt(aiming);
    const [dx, dy] = bandEnd(aiming).map((part) => part / gain) as [number, number];
    const length = Math.hypot(dx, dy) - HALF_DIE_MM - 2;
    this.band.visible = length > 0;
    this.host.label("pull", length > 0 ? inScene(x + dx, y + dy, TOP_MM) : null);
    this.host.label("hand", inScene(x, y, TOP_MM));
    if (length <= 0) return;
    this.band.position.set(x, y, TOP_MM + ABOVE_MM);
    this.band.rotation.z = Math.atan2(dy, dx);
    for (const part of [this.fill, this.outline]) {
      part.position.set(HALF_DIE_MM + 2, 0, part === this.fill ? 0.3 : 0);
      part.scale.x = length;
    }
    this.layTicks(length, gain);
  }

  /** Quarters of the force that the band has got to. */
  private layTicks(length: number, gain: number): void {
    this.ticks.forEach((tick, place) => {
      const far = (ON_DIE_MM + ((PULL_MM - ON_DIE_MM) * (place + 1)) / 4) / gain - HALF_DIE_MM - 2;
      tick.visible = far < length - 1;
      tick.position.set(HALF_DIE_MM + 2 + far, 0, 0.5);
      tick.scale.y = (BAND_MM[0] + ((BAND_MM[1] - BAND_MM[0]) * far) / length) / BAND_MM[0];
    });
  }

  private laySpin(aiming: Aiming): void {
    const [x, y] = dieAt(aiming);
    this.spin.visible = Math.abs(aiming.spin) > 0.01;
    if (!this.spin.visible) return;
    this.spin.geometry.dispose();
    this.spin.geometry = arrow(aiming.spin);
    this.spin.position.set(x, y, TOP_MM + 2 * ABOVE_MM);
  }
}

const TILTED = new Quaternion().setFromAxisAngle(new Vector3(0.8, 0.6, 0), ROLL.tilt);

function flat(color: string): MeshBasicMaterial {
  return new MeshBasicMaterial({ color, toneMapped: false });
}

/** From 0 to 1 along x; wide where the die is. */
function wedge(more: number): ShapeGeometry {
  const [wide, narrow] = BAND_MM.map((half) => half + more);
  const shape = new Shape();
  const end = 1 + more * 0.012;
  shape.moveTo(-more * 0.012, wide ?? 0);
  shape.lineTo(end, narrow ?? 0);
  shape.lineTo(end, -(narrow ?? 0));
  shape.lineTo(-more * 0.012, -(wide ?? 0));
  return new ShapeGeometry(shape);
}

const ARROW_MM = [14.5, 17] as const;
const MOST_ARC = 4.4;

/** Around the die on the thrower's side; as long as the spin is strong. */
function arrow(spin: number): BufferGeometry {
  const [inner, outer] = ARROW_MM;
  const arc = Math.max(0.05, Math.abs(spin) * MOST_ARC);
  const way = Math.sign(spin) || 1;
  const from = Math.PI - arc / 2;
  const bow = new RingGeometry(inner, outer, 32, 1, from, arc);
  const head = new CircleGeometry(4.4, 3);
  const end = Math.PI + (way * arc) / 2;
  const middle = (inner + outer) / 2;
  head.rotateZ(end + (way * Math.PI) / 2);
  head.translate(middle * Math.cos(end), middle * Math.sin(end), 0);
  return mergeGeometries([bow, head]);
}

/** Round dots with a dark edge; `layDots` says where. */
export function dotsOf(stage: Stage, most: number): InstancedMesh {
  const map = stage.shared("texture dot", () => painted(64, 64, dot));
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    opacity: 0.92,
  });
  const dots = new InstancedMesh(new PlaneGeometry(DOT_MM, DOT_MM), material, most);
  dots.frustumCulled = false;
  dots.renderOrder = 3;
  return dots;
}

export interface Dot {
  readonly at: readonly [number, number, number];
  /** 1 is full size. */
  readonly size: number;
}

export function layDots(dots: InstancedMesh, places: readonly Dot[]): void {
  const matrix = new Matrix4();
  places.forEach(({ at: [x, y, z], size }, place) => {
    dots.setMatrixAt(place, matrix.makeScale(size, size, 1).setPosition(x, y, z + ABOVE_MM));
  });
  dots.count = places.length;
  dots.instanceMatrix.needsUpdate = true;
}

function dot(pen: Pen): void {
  pen.beginPath();
  pen.arc(32, 32, 22, 0, 2 * Math.PI);
  pen.fillStyle = "#fff6e5";
  pen.fill();
  pen.lineWidth = 7;
  pen.strokeStyle = "rgba(36,27,20,.85)";
  pen.stroke();
}
