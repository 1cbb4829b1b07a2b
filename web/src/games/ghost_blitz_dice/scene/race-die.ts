/**
 * The five dice of the race: one die of each colour, a picture on top and nothing on the sides.
 *
 * Real dice show other pictures on their sides. Here they would only slow down whoever looks at the table from the
 * front against whoever looks at the flat one, so the sides are left plain. All dice share one atlas with every picture
 * in every colour, painted before the first throw: to show a face, corners are pointed at another tile, which costs
 * nothing in the frame that counts. A die that waits or moves points at tiles without pictures.
 */

import { type BufferAttribute, BufferGeometry, Color, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Surface } from "../../../scene/look";
import { SIDES } from "../../../scene/parts/faces";
import { type Pen, painted, paintSymbol } from "../../../scene/parts/paint";
import type { Stage } from "../../../scene/stage";
import { hue } from "../../../ui/scene/hue";
import { GHOST_FIGURES, type GhostFigure } from "../../../wire.gen";

/** What is on a side. */
export type Tile = GhostFigure | "plain" | "smear";

export const TILES: readonly Tile[] = ["plain", "smear", ...GHOST_FIGURES];
const PIXELS = { low: 128, high: 256 } as const;
const ROUNDING = { low: 2, high: 4 } as const;
/** Share of a tile that is left out at its edges, so that neighbours do not shine through. */
const INSET = 0.03;
/** Share of the side that the picture takes. */
const PICTURE = 0.76;

/** The side that `faceUp(TOP)` puts on top. */
export const TOP = 2;

interface Ink {
  readonly body: string;
  readonly on: string;
}

/** By die, as the flat dice are: green a little darker than the bottle, so that white on it can be read. */
const inks = (): Readonly<Record<GhostFigure, Ink>> => ({
  chair: { body: hue("--fig-red", "#da3832"), on: "#fff" },
  ghost: { body: "#fbfaf6", on: "#241b14" },
  mouse: { body: hue("--fig-grey", "#9aa2ad"), on: "#241b14" },
  bottle: { body: hue("--die-green", "#22884a"), on: hue("--die-green-on", "#fff") },
  book: { body: hue("--fig-blue", "#2f66c8"), on: "#fff" },
});

export class RaceDie {
  readonly mesh: Mesh<BufferGeometry, Surface>;
  private readonly stage: Stage;
  private readonly row: number;

  /** @param die by the figure of its colour */
  constructor(stage: Stage, die: GhostFigure, size: number) {
    this.stage = stage;
    this.row = GHOST_FIGURES.indexOf(die);
    const shape = stage.shared("geometry race die", () => roundedDie(ROUNDING[stage.look.tier]));
    this.mesh = new Mesh(ownSides(shape), coat(stage, false));
    this.mesh.scale.setScalar(size);
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    this.lie("plain");
  }

  /** This tile on top, the other sides plain. */
  lie(top: Tile): void {
    SIDES.forEach(({ face }, side) => {
      this.point(side, face === TOP ? top : "plain");
    });
  }

  /** In motion: the same smear on every side. */
  smear(): void {
    SIDES.forEach((_, side) => {
      this.point(side, "smear");
    });
  }

  /** A die that had no part in the answer steps back. */
  dim(isDim: boolean): void {
    this.mesh.material = coat(this.stage, isDim);
  }

  private point(side: number, tile: Tile): void {
    const { uv, place } = this.mesh.geometry.attributes as Record<"uv" | "place", BufferAttribute>;
    const column = TILES.indexOf(tile);
    const each = uv.count / SIDES.length;
    for (let corner = side * each; corner < (side + 1) * each; corner += 1) {
      const across = (place.getX(corner) + column) / TILES.length;
      const up = 1 - (1 - place.getY(corner) + this.row) / GHOST_FIGURES.length;
      uv.setXY(corner, across, up);
    }
    uv.needsUpdate = true;
  }
}

/** A die whose `place` says where on its side each corner is, 0 to 1 to the right and upwards. */
function roundedDie(rounding: number): BufferGeometry {
  const box = new RoundedBoxGeometry(1, 1, 1, rounding, 0.15);
  const { position, uv } = box.attributes as Record<"position" | "uv", BufferAttribute>;
  const each = position.count / SIDES.length;
  SIDES.forEach(({ right, up }, side) => {
    for (let corner = side * each; corner < (side + 1) * each; corner += 1) {
      const at = [position.getX(corner), position.getY(corner), position.getZ(corner)] as const;
      const along = (axis: typeof right): number => axis.x * at[0] + axis.y * at[1] + axis.z * at[2];
      uv.setXY(corner, 0.5 + along(right) * (1 - 2 * INSET), 0.5 + along(up) * (1 - 2 * INSET));
    }
  });
  box.setAttribute("place", uv);
  box.deleteAttribute("uv");
  return box;
}

/** The same die, but what is on its sides is its own. */
function ownSides(shape: BufferGeometry): BufferGeometry {
  const own = new BufferGeometry();
  for (const [name, attribute] of Object.entries(shape.attributes)) own.setAttribute(name, attribute);
  own.setAttribute("uv", shape.getAttribute("place").clone());
  return own;
}

function coat(stage: Stage, isDim: boolean): Surface {
  return stage.shared(`material race die ${isDim}`, () => {
    const map = stage.shared("texture race dice", () => atlas(PIXELS[stage.look.tier]));
    return stage.surface({ map, roughness: 0.3, color: new Color(isDim ? "#8f889c" : "#fff") });
  });
}

function atlas(pixels: number) {
  const own = inks();
  return painted(pixels * TILES.length, pixels * GHOST_FIGURES.length, (pen) => {
    GHOST_FIGURES.forEach((die, row) => {
      TILES.forEach((tile, column) => {
        pen.save();
        pen.translate(column * pixels, row * pixels);
        paintTile(pen, tile, own[die], pixels);
        pen.restore();
      });
    });
  });
}

function paintTile(pen: Pen, tile: Tile, { body, on }: Ink, pixels: number): void {
  pen.fillStyle = body;
  pen.fillRect(0, 0, pixels, pixels);
  if (tile === "plain") return;
  if (tile === "smear") {
    paintSmear(pen, on, pixels);
    return;
  }
  const margin = ((1 - PICTURE) / 2) * pixels;
  pen.translate(margin, margin);
  paintSymbol(pen, `glyph-${tile}`, pixels * PICTURE, { color: on, "--cut": body });
}

/** Two arcs that chase each other: no picture looks like that. */
function paintSmear(pen: Pen, ink: string, pixels: number): void {
  pen.strokeStyle = ink;
  pen.lineCap = "round";
  pen.globalAlpha = 0.3;
  pen.lineWidth = pixels * 0.09;
  for (const [radius, from] of [
    [0.29, 0.4],
    [0.29, 0.4 + Math.PI],
    [0.14, 2],
    [0.14, 2 + Math.PI],
  ] as const) {
    pen.beginPath();
    pen.arc(pixels / 2, pixels / 2, radius * pixels, from, from + 1.9);
    pen.stroke();
  }
}
