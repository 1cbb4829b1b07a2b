/**
 * Rounded dice, one draw call each: all six sides are painted on one atlas.
 *
 * While people race for its faces, a die is smeared: no face exists on it, and all sides are the same (`read(false)`).
 */
import { type BufferGeometry, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { Surface } from "../look";
import type { Stage } from "../stage";
import { SIDES } from "./faces";
import { type Pen, painted, paintSymbol } from "./paint";

/** `ink`: colours. `depth`: for the bump map, white is level and black is deep. */
export type Mode = "ink" | "depth";

/** Paints a face, 1 to 6, into the square from 0,0 to size,size. */
export type Painter = (pen: Pen, face: number, size: number, mode: Mode) => void;

/** `bare`: nothing is on it, as on a die in the hand whose face says nothing. */
export type Coat = "faces" | "smeared" | "bare";

/** Dice that look alike. */
export interface DieKind {
  /** Names the look: dice of one name share their atlas. */
  readonly name: string;
  /** Colour of the body, as CSS writes it. */
  readonly body: string;
  /** Colour of the smears on a die that cannot be read. */
  readonly ink: string;
  readonly paint: Painter;
}

const ATLAS = { low: 128, high: 256 } as const;
const ROUNDING = { low: 2, high: 4 } as const;

export class Die {
  readonly mesh: Mesh<BufferGeometry, Surface>;
  private readonly stage: Stage;
  private kind: DieKind;
  private coat: Coat = "faces";

  /** @param size length of an edge; the die stands under `mesh.position` with its middle there */
  constructor(stage: Stage, kind: DieKind, size = 1) {
    this.stage = stage;
    this.kind = kind;
    const geometry = stage.shared(`geometry die ${stage.look.tier}`, () => dieGeometry(ROUNDING[stage.look.tier]));
    this.mesh = new Mesh(geometry, this.surface());
    this.mesh.scale.setScalar(size);
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    stage.blobs.add(this.mesh, size * 1.6);
  }

  /** Whether there are faces on it. */
  read(isRead: boolean): void {
    this.dress(isRead ? "faces" : "smeared");
  }

  dress(coat: Coat): void {
    this.coat = coat;
    this.mesh.material = this.surface();
  }

  /** Another look for the same die: dimmed, or marked. */
  wear(kind: DieKind): void {
    this.kind = kind;
    this.mesh.material = this.surface();
  }

  private surface(): Surface {
    const { stage, kind, coat } = this;
    return stage.shared(`material die ${kind.name} ${coat}`, () => surfaceOf(stage, kind, coat));
  }
}

function surfaceOf(stage: Stage, kind: DieKind, coat: Coat): Surface {
  if (coat === "bare") return stage.surface({ color: kind.body, roughness: 0.34 });
  const size = ATLAS[stage.look.tier];
  const paint: Painter = coat === "faces" ? kind.paint : smear(kind.ink);
  const name = `texture die ${kind.name} ${coat}`;
  const map = stage.shared(name, () =>
    painted(size * 3, size * 2, (pen) => paintAtlas(pen, { paint, size, mode: "ink", ground: kind.body })),
  );
  if (coat === "smeared" || stage.look.tier === "low") return stage.surface({ map, roughness: 0.34 });
  const bumpMap = stage.shared(`${name} depth`, () =>
    painted(size * 3, size * 2, (pen) => paintAtlas(pen, { paint, size, mode: "depth", ground: "#fff" }), true),
  );
  return stage.surface({ map, bumpMap, bumpScale: 5, roughness: 0.34 });
}

interface Atlas {
  readonly paint: Painter;
  /** Pixels of a face. */
  readonly size: number;
  readonly mode: Mode;
  readonly ground: string;
}

function paintAtlas(pen: Pen, { paint, size, mode, ground }: Atlas): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, size * 3, size * 2);
  SIDES.forEach(({ face }, place) => {
    pen.save();
    pen.translate((place % 3) * size, place < 3 ? 0 : size);
    pen.beginPath();
    pen.rect(0, 0, size, size);
    pen.clip();
    paint(pen, face, size, mode);
    pen.restore();
  });
}

function dieGeometry(rounding: number): BufferGeometry {
  const geometry = new RoundedBoxGeometry(1, 1, 1, rounding, 0.14);
  const { position, uv } = geometry.attributes;
  geometry.groups.forEach(({ start, count }, place) => {
    const side = SIDES[place];
    if (side === undefined || position === undefined || uv === undefined) return;
    for (let corner = start; corner < start + count; corner += 1) {
      const [x, y, z] = [position.getX(corner), position.getY(corner), position.getZ(corner)];
      const right = side.right.x * x + side.right.y * y + side.right.z * z + 0.5;
      const up = side.up.x * x + side.up.y * y + side.up.z * z + 0.5;
      uv.setXY(corner, (right + (place % 3)) / 3, (up + (place < 3 ? 1 : 0)) / 2);
    }
  });
  geometry.clearGroups();
  return mergeVertices(geometry); // a third of the corners to compute
}

const THIRDS = [0.26, 0.5, 0.74] as const;
const [NEAR, MID, FAR] = THIRDS;
/** Where the pips of each face are, as shares of its edge: to the right, and down. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[MID, MID]],
  [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [MID, MID],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MID, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, MID],
    [FAR, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
];

/** Pips, drilled on high. */
export function pips(ink: string): Painter {
  return (pen, face, size, mode) => {
    for (const [right, down] of PIPS[face - 1] ?? []) {
      const [x, y, radius] = [right * size, down * size, size * 0.098];
      pen.fillStyle = mode === "ink" ? ink : hollow(pen, { x, y, radius });
      pen.beginPath();
      pen.arc(x, y, radius * (mode === "ink" ? 1 : 1.1), 0, 2 * Math.PI);
      pen.fill();
    }
  };
}

function hollow(pen: Pen, { x, y, radius }: { x: number; y: number; radius: number }): CanvasGradient {
  const depth = pen.createRadialGradient(x, y, 0, x, y, radius * 1.1);
  depth.addColorStop(0, "#000");
  depth.addColorStop(0.75, "#555");
  depth.addColorStop(1, "#fff");
  return depth;
}

export interface SymbolFace {
  /** Of a symbol in the sprite, drawn in a square of 64. */
  readonly id: string;
  /** What its variables are, as `paintSymbol` takes them. */
  readonly colours: Readonly<Record<string, string>>;
  /** Painted below the symbol: a tile with a pattern. */
  readonly ground?: (pen: Pen, size: number) => void;
}

/** Symbols of the sprite; `of` says what is on face 1 to 6. */
export function symbols(of: (face: number) => SymbolFace): Painter {
  return (pen, face, size, mode) => {
    if (mode === "depth") return; // printed, not drilled
    const { id, colours, ground } = of(face);
    ground?.(pen, size);
    const margin = size * 0.17;
    pen.translate(margin, margin);
    paintSymbol(pen, id, size - 2 * margin, colours);
  };
}

/** What a die in motion shows on every side: smears of ink, which say nothing. */
function smear(ink: string): Painter {
  return (pen, _face, size) => {
    pen.strokeStyle = ink;
    pen.lineCap = "round";
    for (const [radius, from, width, alpha] of SMEARS) {
      pen.globalAlpha = alpha;
      pen.lineWidth = width * size;
      pen.beginPath();
      pen.arc(size / 2, size / 2, radius * size, from, from + 2.2);
      pen.stroke();
    }
    pen.globalAlpha = 1;
  };
}

/** Radius, begin of the arc, width, opacity; shares of the die's side and radians. */
const SMEARS = [
  [0.3, 0.3, 0.11, 0.16],
  [0.3, 3.4, 0.11, 0.16],
  [0.16, 1.9, 0.09, 0.22],
  [0.16, 5.0, 0.09, 0.22],
] as const;
