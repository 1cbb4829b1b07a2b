/** Thick cards: their outline cut from the sprite's, lying flat with the picture up. */
import { type BufferGeometry, ExtrudeGeometry, Mesh, MeshBasicMaterial, Shape, type Texture } from "three";
import { type Pen, painted } from "../../../scene/parts/paint";
import type { Stage } from "../../../scene/stage";
import type { Card } from "../../../wire.gen";
import { cardNumbered } from "../model";
import { CARD_BOX, paintBack, paintFront } from "./card-face";

type CardKind = Card["kind"];

/** Of a card that is 1 wide. */
export const THICKNESS = 0.045;
/** The outline is 112 units wide of the 120 of its box. */
const UNIT = 1 / 112;
/** Pixels a unit of the sprite. */
const PIXELS = { low: 3.5, high: 5 } as const;
const BEVEL = 0.014;

/** From a place of the artwork to the card's own plane, its middle at 0, 0. */
export function onCard(x: number, y: number): { readonly x: number; readonly z: number } {
  return { x: (x - CARD_BOX.width / 2) * UNIT, z: (y - CARD_BOX.height / 2) * UNIT };
}

/** A card that is 1 wide, its lower side on y = 0. It is taken away by `stage.free`. */
export function cardMesh(stage: Stage, number: number): Mesh {
  const card = cardNumbered(number);
  const picture = pictureOf(PIXELS[stage.look.tier], (pen) => paintFront(pen, card));
  return flatMesh(stage, card.kind, picture);
}

/** A card seen from behind. */
export function backMesh(stage: Stage): Mesh {
  const picture = stage.shared("texture of the card back", () => pictureOf(3, paintBack));
  return flatMesh(stage, "resident", picture);
}

function flatMesh(stage: Stage, kind: CardKind, map: Texture): Mesh {
  // the picture has its own colours whatever the light is: it is what everybody reads
  const face = new MeshBasicMaterial({ map, toneMapped: false });
  const edge = stage.shared("material of the edge of cards", () => stage.surface({ color: "#d8c8a4", roughness: 0.7 }));
  const mesh = new Mesh(cardShape(stage, kind), [face, edge]);
  mesh.castShadow = true;
  return mesh;
}

/** The shape of all cards of a kind. */
export function cardShape(stage: Stage, kind: CardKind): BufferGeometry {
  return stage.shared(`geometry of a ${kind} card`, () => cardGeometry(kind));
}

function pictureOf(scale: number, paint: (pen: Pen) => void): Texture {
  return painted(CARD_BOX.width * scale, CARD_BOX.height * scale, (pen) => {
    pen.scale(scale, scale);
    paint(pen);
  });
}

function cardGeometry(kind: CardKind): ExtrudeGeometry {
  const geometry = new ExtrudeGeometry(kind === "turret" ? turretShape() : residentShape(), {
    depth: THICKNESS - 2 * BEVEL,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 2,
    curveSegments: 5,
  });
  mapPicture(geometry);
  return geometry.translate(0, 0, BEVEL).rotateX(-Math.PI / 2);
}

/** The picture as it is cut from its box; the edge, which is the second group, has none. */
function mapPicture(geometry: ExtrudeGeometry): void {
  const places = geometry.getAttribute("position");
  const picture = geometry.getAttribute("uv");
  for (let vertex = 0; vertex < places.count; vertex += 1) {
    const u = (places.getX(vertex) / UNIT + CARD_BOX.width / 2) / CARD_BOX.width;
    const v = (places.getY(vertex) / UNIT + CARD_BOX.height / 2) / CARD_BOX.height;
    picture.setXY(vertex, u, v);
  }
}

/** Corners in the sprite's units, y down. */
class Outline {
  readonly shape = new Shape();

  begin(x: number, y: number): this {
    this.shape.moveTo(...toPlane(x, y));
    return this;
  }
  to(...points: readonly (readonly [number, number])[]): this {
    for (const [x, y] of points) this.shape.lineTo(...toPlane(x, y));
    return this;
  }
  /** Round the corner at `x, y` to `toX, toY`. */
  round(x: number, y: number, toX: number, toY: number): this {
    this.shape.quadraticCurveTo(...toPlane(x, y), ...toPlane(toX, toY));
    return this;
  }
}

function toPlane(x: number, y: number): [number, number] {
  const { x: across, z } = onCard(x, y);
  return [across, -z];
}

function turretShape(): Shape {
  const top = [
    [23, 6],
    [23, 15],
    [37, 15],
    [37, 6],
    [51, 6],
    [51, 15],
    [69, 15],
    [69, 6],
    [83, 6],
    [83, 15],
    [97, 15],
    [97, 6],
    [109, 6],
  ] as const;
  const outline = new Outline()
    .begin(4, 13)
    .round(4, 6, 11, 6)
    .to(...top)
    .round(116, 6, 116, 13);
  return bottomOf(outline, 8);
}

function residentShape(): Shape {
  return bottomOf(new Outline().begin(4, 15).round(4, 6, 13, 6).to([107, 6]).round(116, 6, 116, 15), 9);
}

function bottomOf(outline: Outline, radius: number): Shape {
  const [low, side] = [162 - radius, 116 - radius];
  return outline
    .to([116, low])
    .round(116, 162, side, 162)
    .to([4 + radius, 162])
    .round(4, 162, 4, low).shape;
}
