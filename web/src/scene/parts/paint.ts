/** Pictures that are painted by us at run time: on dice, cards, felt and wood. No picture files. */
import { CanvasTexture, type ColorSpace, NoColorSpace, RepeatWrapping, SRGBColorSpace } from "three";
import { type Random, randomOf } from "../random";

/** The font of the page, for canvases. */
export const FONT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';

export type Pen = CanvasRenderingContext2D;

/** A texture of this size in pixels, painted once. `isData`: not a colour (a bump map). */
export function painted(width: number, height: number, paint: (pen: Pen) => void, isData = false): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  paint(penOf(canvas));
  const space: ColorSpace = isData ? NoColorSpace : SRGBColorSpace;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = space;
  return texture;
}

function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas to paint on");
  return pen;
}

const SPRITE_BOX = 64;
const SVG = "http://www.w3.org/2000/svg";

/**
 * Paints a symbol of the sprite (styles/art.svg) into the square from 0,0 to size,size, in the colours of the styles.
 *
 * @param colours what its variables are: `{ "--c": "#d02a2f" }`; `color` is what `currentColor` is
 * @throws Error if the sprite has no such symbol
 */
export function paintSymbol(pen: Pen, id: string, size: number, colours: Readonly<Record<string, string>> = {}): void {
  const symbol = document.getElementById(id);
  if (symbol === null) throw new Error(`the sprite has no ${id}`);
  const stand = document.createElementNS(SVG, "svg");
  stand.classList.add("vh");
  for (const [name, value] of Object.entries(colours)) stand.style.setProperty(name, value);
  stand.append(...Array.from(symbol.children, (child) => child.cloneNode(true)));
  document.body.append(stand); // only in the page has it the styles of the page
  const side = sideOf(symbol);
  pen.save();
  pen.scale(size / side, size / side);
  for (const child of stand.children) paintShape(pen, child, 1);
  pen.restore();
  stand.remove();
}

function paintShape(pen: Pen, shape: Element, opacity: number): void {
  const style = getComputedStyle(shape);
  const shown = opacity * Number(style.opacity);
  pen.save();
  if (shape instanceof SVGGraphicsElement) {
    const moved = shape.transform.baseVal.consolidate();
    if (moved !== null) {
      const { a, b, c, d, e, f } = moved.matrix;
      pen.transform(a, b, c, d, e, f);
    }
  }
  const path = pathOf(shape);
  if (path !== null) {
    pen.globalAlpha = shown;
    inkPath(pen, path, style);
  }
  for (const child of shape.children) paintShape(pen, child, shown);
  if (shape instanceof SVGUseElement) paintUsed(pen, shape, shown);
  pen.restore();
}

/** A symbol within a symbol is laid out by the size of its `use`. */
function paintUsed(pen: Pen, use: SVGUseElement, opacity: number): void {
  const symbol = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  if (symbol === null) return;
  const copy = symbol.cloneNode(true) as Element; // in the `use`, it has its colours
  const group = document.createElementNS(SVG, "g");
  group.append(...Array.from(copy.children));
  use.after(group);
  group.style.cssText = use.style.cssText;
  const side = sideOf(symbol);
  pen.translate(numberOf(use, "x"), numberOf(use, "y"));
  const width = numberOf(use, "width");
  if (width > 0) pen.scale(width / side, width / side);
  for (const child of [...group.children]) paintShape(pen, child, opacity);
  group.remove();
}

/** Width of the square that a symbol is drawn in. */
function sideOf(symbol: Element): number {
  return Number(symbol.getAttribute("viewBox")?.split(" ")[2] ?? SPRITE_BOX);
}

function inkPath(pen: Pen, path: Path2D, style: CSSStyleDeclaration): void {
  if (style.fill !== "none") {
    pen.fillStyle = style.fill;
    pen.globalAlpha *= Number(style.fillOpacity);
    pen.fill(path, style.fillRule === "evenodd" ? "evenodd" : "nonzero");
  }
  if (style.stroke !== "none") {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = Number.parseFloat(style.strokeWidth);
    pen.lineJoin = style.strokeLinejoin === "round" ? "round" : "miter";
    pen.lineCap = style.strokeLinecap === "round" ? "round" : "butt";
    pen.stroke(path);
  }
}

function pathOf(shape: Element): Path2D | null {
  const path = new Path2D();
  const of = (name: string): number => numberOf(shape, name);
  switch (shape.localName) {
    case "path":
      return new Path2D(shape.getAttribute("d") ?? "");
    case "circle":
      path.arc(of("cx"), of("cy"), of("r"), 0, 2 * Math.PI);
      return path;
    case "ellipse":
      path.ellipse(of("cx"), of("cy"), of("rx"), of("ry"), 0, 0, 2 * Math.PI);
      return path;
    case "rect":
      path.roundRect(of("x"), of("y"), of("width"), of("height"), of("rx"));
      return path;
    case "line":
      path.moveTo(of("x1"), of("y1"));
      path.lineTo(of("x2"), of("y2"));
      return path;
    default:
      return null;
  }
}

function numberOf(shape: Element, name: string): number {
  return Number(shape.getAttribute(name) ?? 0);
}

/** Grain of wood along x; can be repeated. */
export function wood(light: string, dark: string, repeatX = 1, repeatY = 1): CanvasTexture {
  const texture = painted(1024, 512, (pen) => {
    pen.fillStyle = light;
    pen.fillRect(0, 0, 1024, 512);
    grain(pen, dark, randomOf(["wood", light]));
  });
  return repeated(texture, repeatX, repeatY);
}

function grain(pen: Pen, dark: string, random: Random): void {
  pen.strokeStyle = dark;
  for (let line = 0; line < 130; line += 1) {
    pen.globalAlpha = 0.04 + random() * 0.13;
    pen.lineWidth = 0.6 + random() * 3.2;
    const y = random() * 512;
    const swing = 2 + random() * 7;
    const phase = random() * 7;
    pen.beginPath();
    // whole waves, so that its ends meet when it is repeated
    for (let x = 0; x <= 1024; x += 16) {
      const wave = (x / 1024) * 2 * Math.PI;
      pen.lineTo(x, y + Math.sin(wave + phase) * swing + Math.sin(wave * 3 + phase * 2) * swing * 0.3);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** Short fibres, lighter and darker than the colour of the felt. */
export function felt(colour: string, repeat: number): CanvasTexture {
  const size = 512;
  const texture = painted(size, size, (pen) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, size, size);
    const random = randomOf(["felt", colour]);
    pen.lineWidth = 1.1;
    for (let fibre = 0; fibre < 9000; fibre += 1) {
      const x = random() * size;
      const y = random() * size;
      const turn = random() * 2 * Math.PI;
      pen.strokeStyle = random() < 0.5 ? "rgba(255,255,255,.055)" : "rgba(0,0,0,.085)";
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(turn) * 5, y + Math.sin(turn) * 5);
      pen.stroke();
    }
  });
  return repeated(texture, repeat, repeat);
}

function repeated(texture: CanvasTexture, x: number, y: number): CanvasTexture {
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(x, y);
  return texture;
}
