/** Paints the cards and the faces of the dice, as cards.css and dice.css have them, from the sprite's own artwork. */
import { type Pen, paintSymbol } from "../../../scene/parts/paint";
import { isSymbol, residentPicture, symbolPicture } from "../../../ui/parts/king-art";
import type { Card } from "../../../wire.gen";
import { BRASS, ink, roofOf, STONE } from "./colours";

/** A card in the sprite's units. */
export const CARD_BOX = { width: 120, height: 168 } as const;

/** The front of a card; the pen has the sprite's units. */
export function paintFront(pen: Pen, card: Card): void {
  cover(pen, ink("--bone"));
  paintSymbol(pen, `card-${card.kind}`, CARD_BOX.width);
  if (card.kind === "turret") {
    at(pen, 18, 25, () => paintSymbol(pen, "turret", 84, { "--c": roofOf(card.number) }));
  } else {
    paintResident(pen, card.number);
  }
  for (const [slot, word] of card.asks.entries()) {
    const { x, y, size } = slotOf(card, slot);
    at(pen, x - size / 2, y - size / 2, () => paintTile(pen, word, size));
  }
  paintLizards(pen, card.lizards);
}

/** The back of all cards: a courtyard with its crown. */
export function paintBack(pen: Pen): void {
  cover(pen, "#2f6a55");
  pen.strokeStyle = "#fff3dc";
  pen.lineJoin = "round";
  pen.globalAlpha = 0.5;
  pen.lineWidth = 2;
  pen.stroke(roundedPath([13, 15], [94, 138], 5));
  pen.globalAlpha = 0.9;
  pen.lineWidth = 3;
  pen.stroke(new Path2D("m60 54 30 21.8-11.5 35.3h-37L30 75.8Z"));
  pen.globalAlpha = 1;
  at(pen, 42, 64, () => paintSymbol(pen, "crown", 36));
}

/** Middle and width of a slot, in the sprite's units. */
export function slotOf(card: Card, slot: number): { readonly x: number; readonly y: number; readonly size: number } {
  const [size, gap] = card.asks.length === 4 ? [23.8, 2.1] : [28.5, 3.2];
  const middle = (card.asks.length - 1) / 2;
  return { x: 60 + (slot - middle) * (size + gap), y: 114.2, size };
}

interface Marks {
  readonly stripe: string;
  readonly dot: string;
}

/** A colour doubled by its pattern over a square: red plain, green stripes, blue dots. */
export function paintPattern(pen: Pen, colour: string, size: number, { stripe, dot }: Marks): void {
  if (colour === "green") paintStripes(pen, size, stripe);
  if (colour === "blue") paintDots(pen, size, dot);
}

/** A colour without a symbol, or a symbol without a colour. */
function paintTile(pen: Pen, word: string, size: number): void {
  const edge = roundedPath([0.8, 0.8], [size - 1.6, size - 1.6], size * 0.24);
  pen.save();
  pen.clip(edge);
  cover(pen, isSymbol(word) ? "#f1e6cf" : ink(`--sym-${word}`));
  paintPattern(pen, word, size, { stripe: "rgb(255 255 255 / .42)", dot: "rgb(255 255 255 / .6)" });
  pen.restore();
  if (isSymbol(word))
    at(pen, size * 0.13, size * 0.13, () => paintSymbol(pen, symbolPicture(word), size * 0.74, STONE));
  outline(pen, edge);
}

function paintStripes(pen: Pen, size: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineCap = "butt";
  pen.lineWidth = size * 0.13;
  for (let start = -size; start < size; start += size * 0.4) {
    pen.beginPath();
    pen.moveTo(start - 1, -1);
    pen.lineTo(start + size + 1, size + 1);
    pen.stroke();
  }
}

const DOTS_IN_ROW = 3;

function paintDots(pen: Pen, size: number, colour: string): void {
  const step = size / DOTS_IN_ROW;
  pen.fillStyle = colour;
  for (let dot = 0; dot < DOTS_IN_ROW ** 2; dot += 1) {
    pen.beginPath();
    pen.arc(((dot % DOTS_IN_ROW) + 0.5) * step, (Math.floor(dot / DOTS_IN_ROW) + 0.5) * step, size * 0.065, 0, 7);
    pen.fill();
  }
}

function paintResident(pen: Pen, card: number): void {
  const arch = new Path2D("M18 85V56C18 28 36 15.5 60 15.5S102 28 102 56v29q0 3-3 3H21q-3 0-3-3Z");
  pen.save();
  pen.clip(arch);
  cover(pen, "#bfe0da");
  at(pen, 18, 20.8, () => paintSymbol(pen, residentPicture(card), 84));
  pen.restore();
  outline(pen, arch);
}

function paintLizards(pen: Pen, count: number): void {
  const [size, step] = [16, 18.4];
  for (let one = 0; one < count; one += 1) {
    at(pen, 60 + (one - count / 2) * step + 1.2, 141, () => paintSymbol(pen, "lizard", size, BRASS));
  }
}

function outline(pen: Pen, path: Path2D): void {
  pen.lineWidth = 1.8;
  pen.strokeStyle = ink("--obj-ink");
  pen.stroke(path);
}

/** An oblong from x, y with round corners. */
export function roundedPath(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  radius: number,
): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

function cover(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, CARD_BOX.width, CARD_BOX.height);
}

function at(pen: Pen, x: number, y: number, paint: () => void): void {
  pen.save();
  pen.translate(x, y);
  paint();
  pen.restore();
}
