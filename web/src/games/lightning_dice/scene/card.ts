/** The card in the middle: thick, its face painted by us: title, six dice, sentence. Readable in its first frame. */
import { type BufferGeometry, type CanvasTexture, Group, Mesh, PlaneGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Surface } from "../../../scene/look";
import { pips } from "../../../scene/parts/die";
import { FONT, type Pen, painted } from "../../../scene/parts/paint";
import type { Stage } from "../../../scene/stage";
import type { CardShown } from "./shown";

/** Height by width. */
export const CARD_SHAPE = 0.54;
const THICK = 0.16;
const PIXELS = 1024;
const INK = "#241b14";
const QUIET = "#56493d";

export class CardOnTable {
  readonly group = new Group();
  private readonly face: Mesh<BufferGeometry, Surface>;
  private shown: CardShown | null = null;

  constructor(stage: Stage) {
    const edge = stage.surface({ color: "#efe2c9", roughness: 0.7 });
    const block = new Mesh(new RoundedBoxGeometry(1, THICK / 7, CARD_SHAPE, 3, 0.011), edge);
    block.castShadow = true;
    block.receiveShadow = true;
    this.face = new Mesh(new PlaneGeometry(0.985, CARD_SHAPE * 0.975), paper(stage));
    this.face.rotation.x = -Math.PI / 2;
    this.face.position.y = THICK / 14 + 0.0006;
    this.face.receiveShadow = true;
    this.group.add(block, this.face);
    this.group.visible = false;
  }

  /** Whether it is another card than before. */
  show(card: CardShown | null): boolean {
    this.group.visible = card !== null;
    if (card === null || isSame(card, this.shown)) return false;
    const isOther = card.number !== this.shown?.number;
    this.shown = card;
    this.paint(card);
    return isOther;
  }

  private paint(card: CardShown): void {
    const { material } = this.face;
    material.map?.dispose();
    material.map = faceOf(card);
    material.map.anisotropy = 4; // a card is for reading
    material.emissiveMap = material.map;
    material.needsUpdate = true;
  }
}

/** The same card in the same language. */
function isSame(card: CardShown, other: CardShown | null): boolean {
  return card.number === other?.number && card.title === other.title && card.sentence === other.sentence;
}

/** It shines a little by itself: white is white in any light. */
function paper(stage: Stage): Surface {
  return stage.surface({
    roughness: 0.62,
    emissive: "#ffffff",
    emissiveIntensity: stage.look.tier === "high" ? 0.3 : 0.05,
  });
}

function faceOf(card: CardShown): CanvasTexture {
  const height = PIXELS * CARD_SHAPE;
  return painted(PIXELS, height, (pen) => {
    const ground = pen.createLinearGradient(0, 0, 0, height);
    ground.addColorStop(0, "#fffdf6");
    ground.addColorStop(1, "#fff3da");
    pen.fillStyle = ground;
    pen.fillRect(0, 0, PIXELS, height);
    pen.strokeStyle = "#e3cf9f";
    pen.lineWidth = 5;
    pen.beginPath();
    pen.roundRect(18, 18, PIXELS - 36, height - 36, 26);
    pen.stroke();
    bolt(pen);
    words(pen, card);
    for (const [place, face] of card.picture.entries()) die(pen, { x: 58 + place * 155, y: 178, face, any: card.any });
  });
}

function bolt(pen: Pen): void {
  pen.save();
  pen.translate(58, 50);
  pen.scale(3.1, 3.1);
  pen.fillStyle = "#b37a12";
  pen.fill(new Path2D("M14 1 3 16h7l-3 11L19 11h-7Z"));
  pen.restore();
}

function words(pen: Pen, card: CardShown): void {
  pen.textBaseline = "alphabetic";
  pen.fillStyle = INK;
  write(pen, { text: card.title, x: 136, y: 126, size: 84, weight: 800, room: 545 });
  write(pen, { text: card.sentence, x: 60, y: 468, size: 54, weight: 700, room: 905 });
  pen.fillStyle = QUIET;
  pen.textAlign = "right";
  for (const [line, text] of card.remarks.entries()) {
    write(pen, { text, x: PIXELS - 56, y: 86 + line * 48, size: 42, weight: 700, room: 290 });
  }
  pen.textAlign = "left";
}

interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  /** Written smaller, and at last in two lines, rather than wider than this. */
  readonly room: number;
}

function write(pen: Pen, { text, x, y, size, weight, room }: Words): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  const tooWide = pen.measureText(text).width / room;
  if (tooWide <= 1) pen.fillText(text, x, y);
  else if (tooWide <= 1.35) {
    pen.font = `${weight} ${Math.floor(size / tooWide)}px ${FONT}`;
    pen.fillText(text, x, y);
  } else {
    const [first, second] = halves(text);
    const small = { x, size: size * 0.76, weight, room };
    write(pen, { ...small, text: first, y: y - size * 0.52 });
    write(pen, { ...small, text: second, y: y + size * 0.4 });
  }
}

/** Two lines of about one length; a single word stays whole. */
function halves(text: string): readonly [string, string] {
  const middle = text.length / 2;
  let best = -1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) {
    if (best < 0 || Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  }
  return best < 0 ? [text, ""] : [text.slice(0, best), text.slice(best + 1)];
}

interface PaintedDie {
  readonly x: number;
  readonly y: number;
  readonly face: number;
  readonly any: string;
}

const SIDE = 136;

function die(pen: Pen, { x, y, face, any }: PaintedDie): void {
  pen.fillStyle = "#e9dcc0";
  pen.strokeStyle = INK;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(x, y + 8, SIDE, SIDE, 30);
  pen.fill();
  pen.stroke();
  pen.fillStyle = face === 0 ? "#f6ead0" : "#fff";
  pen.beginPath();
  pen.roundRect(x, y, SIDE, SIDE, 30);
  pen.fill();
  if (face === 0) pen.setLineDash([14, 10]);
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = face === 0 ? QUIET : INK;
  if (face === 0) {
    pen.textAlign = "center";
    write(pen, { text: any, x: x + SIDE / 2, y: y + SIDE / 2 + 13, size: 38, weight: 700, room: SIDE - 24 });
    pen.textAlign = "left";
    return;
  }
  pen.save();
  pen.translate(x, y);
  pips(INK)(pen, face, SIDE, "ink");
  pen.restore();
}
