/**
 * The wood as seen from above: one picture of the whole board, with the landing disc behind its back edge.
 *
 * The grain runs across the board. The picture's sides are those of the board as the thrower sees it.
 */
import { type Pen, painted } from "../../../scene/parts/paint";
import { type Random, randomOf } from "../../../scene/random";
import type { Stage } from "../../../scene/stage";
import { TUMBLIN_BOARD as BOARD, type BoxSeen } from "../../../wire.gen";

/** Behind the board's back edge, the picture has the disc. */
const DISC_ROOM_MM = 130;
const PIXELS_A_MM = { low: 2, high: 3.6 } as const;

const LENGTH_MM = Math.max(...BOARD.boxes.map(({ x_mm: [, end] }) => end));
const HALF_MM = Math.max(...BOARD.boxes.map(({ y_mm: [, left] }) => left));
/** Where the disc's middle is in the picture. */
const DISC_X_MM = -DISC_ROOM_MM / 2;

/** Where a place of the board is in the picture, as a texture has it: 0 to 1. */
export function onPicture(x: number, y: number): readonly [number, number] {
  return [(HALF_MM - y) / (2 * HALF_MM), (x + DISC_ROOM_MM) / (LENGTH_MM + DISC_ROOM_MM)];
}

/** Where a place of the disc, from its middle, is in the picture. */
export function discOnPicture(x: number, y: number): readonly [number, number] {
  return onPicture(DISC_X_MM + x, y);
}

export function planksOf(stage: Stage) {
  const scale = PIXELS_A_MM[stage.look.tier];
  const [width, height] = [2 * HALF_MM * scale, (LENGTH_MM + DISC_ROOM_MM) * scale].map(Math.round);
  return stage.shared("texture planks", () =>
    painted(width ?? 1, height ?? 1, (pen) => {
      pen.scale(scale, scale);
      pen.translate(HALF_MM, LENGTH_MM);
      pen.scale(1, -1); // up is away from the thrower, right is right
      for (const box of BOARD.boxes) level(pen, box);
      disc(pen);
    }),
  );
}

interface Tone {
  readonly ground: string;
  readonly grain: string;
}

const TONES: Readonly<Record<"light" | "deep" | "disc", Tone>> = {
  light: { ground: "#e6b271", grain: "#a0612a" },
  deep: { ground: "#d6994f", grain: "#8f5420" },
  disc: { ground: "#d59a58", grain: "#8a4f1e" },
};

function toneOf({ level, y_mm: [right, left] }: BoxSeen): Tone {
  if (level === 4) return right <= 0 && left >= 0 ? TONES.light : TONES.deep;
  return level === 2 ? TONES.deep : TONES.light;
}

interface Oblong {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function level(pen: Pen, box: BoxSeen): void {
  const [start, end] = box.x_mm;
  const [right, left] = box.y_mm;
  const random = randomOf(["planks", box.level, right]);
  const tone = toneOf(box);
  const whole = { x: -left, y: start, width: left - right, height: end - start };
  pen.save();
  clip(pen, whole);
  for (const plank of planks(whole, random)) paintPlank(pen, plank, tone, random);
  if (box.level === 1) polish(pen, whole);
  if (start > 0) foot(pen, whole);
  edges(pen, whole);
  if (box.level === 1) line(pen, whole);
  pen.restore();
}

function clip(pen: Pen, { x, y, width, height }: Oblong): void {
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
}

const PLANK_MM = 68;

/** Glued together side by side, none as wide as the next. */
function planks({ x, y, width, height }: Oblong, random: Random): readonly Oblong[] {
  const many = Math.max(1, Math.round(height / PLANK_MM));
  const parts = Array.from({ length: many }, () => 0.85 + 0.3 * random());
  const sum = parts.reduce((one, other) => one + other, 0);
  let from = y;
  return parts.map((part) => {
    const plank = { x, y: from, width, height: (height * part) / sum };
    from += plank.height;
    return plank;
  });
}

function paintPlank(pen: Pen, plank: Oblong, { ground, grain }: Tone, random: Random): void {
  const { x, y, width, height } = plank;
  pen.save();
  clip(pen, plank);
  pen.fillStyle = ground;
  pen.fillRect(x, y, width, height);
  pen.fillStyle = random() < 0.5 ? "#5a2d08" : "#fff2d8";
  pen.globalAlpha = 0.03 + random() * 0.07;
  pen.fillRect(x, y, width, height);
  paintGrain(pen, plank, grain, random);
  pen.restore();
  pen.globalAlpha = 0.16;
  pen.fillStyle = "#5a2d08";
  pen.fillRect(x, y - 0.25, width, 0.5); // the joint
  pen.globalAlpha = 1;
}

/** Long soft waves, close together and apart by turns; now and then an eye that they flow round. */
function paintGrain(pen: Pen, { x, y, width, height }: Oblong, colour: string, random: Random): void {
  const eye = random() < 0.5 ? { at: x + width * random(), deep: y + height * random(), size: 3 + 4 * random() } : null;
  const [phase, swing, length] = [random() * 7, 1 + random() * 2.2, 90 + random() * 120];
  pen.strokeStyle = colour;
  for (let at = y - 4; at < y + height + 4; at += 0.7 + 2.6 * random() ** 2) {
    pen.globalAlpha = 0.08 + random() * 0.3;
    pen.lineWidth = 0.25 + random() * 0.75;
    pen.beginPath();
    for (let along = x - 4; along <= x + width + 8; along += 8) {
      const wave =
        Math.sin(along / length + phase) * swing + Math.sin(along / (length * 0.31) + 2 * phase) * swing * 0.3;
      pen.lineTo(along, at + wave + (eye === null ? 0 : round(eye, along, at)));
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** How far the grain gives way to an eye. */
function round(eye: { readonly at: number; readonly deep: number; readonly size: number }, x: number, y: number) {
  const near = Math.exp(-(((x - eye.at) / (eye.size * 4)) ** 2) - ((y - eye.deep) / (eye.size * 2.2)) ** 2);
  return (y < eye.deep ? -1 : 1) * near * eye.size;
}

/** Many dice have slid here: it shines. */
function polish(pen: Pen, { x, y, width, height }: Oblong): void {
  const shine = pen.createLinearGradient(x, 0, x + width, 0);
  shine.addColorStop(0.2, "rgba(255,240,214,0)");
  shine.addColorStop(0.42, "rgba(255,240,214,.2)");
  shine.addColorStop(0.5, "rgba(255,244,224,.28)");
  shine.addColorStop(0.6, "rgba(255,240,214,.16)");
  shine.addColorStop(0.8, "rgba(255,240,214,0)");
  pen.fillStyle = shine;
  pen.fillRect(x, y, width, height);
}

/** How far the dusk goes; from behind, the step above hides the first part of it. */
const DUSK_MM = 38;

/** Less light comes to the foot of a step. */
function foot(pen: Pen, { x, y, width }: Oblong): void {
  const dusk = pen.createLinearGradient(0, y, 0, y + DUSK_MM);
  dusk.addColorStop(0, "rgba(62,30,6,.62)");
  dusk.addColorStop(0.25, "rgba(62,30,6,.42)");
  dusk.addColorStop(0.55, "rgba(62,30,6,.15)");
  dusk.addColorStop(1, "rgba(62,30,6,0)");
  pen.fillStyle = dusk;
  pen.fillRect(x, y, width, DUSK_MM);
}

/** Edges are worn bright. */
function edges(pen: Pen, { x, y, width, height }: Oblong): void {
  pen.strokeStyle = "rgba(255,240,210,.7)";
  pen.lineWidth = 2.4;
  pen.strokeRect(x + 0.6, y + 0.6, width - 1.2, height - 1.2);
}

/** The dark line, let into the wood. */
function line(pen: Pen, { x, width }: Oblong): void {
  const [from, to] = BOARD.line_x_mm;
  pen.fillStyle = "#1d110a";
  pen.fillRect(x, from, width, to - from);
  pen.fillStyle = "rgba(255,236,200,.3)";
  pen.fillRect(x, to, width, 0.5);
}

function disc(pen: Pen): void {
  const { radius_mm: radius } = BOARD.disc;
  const random = randomOf(["planks", "disc"]);
  const room = { x: -radius - 4, y: -DISC_ROOM_MM, width: 2 * radius + 8, height: DISC_ROOM_MM };
  pen.save();
  clip(pen, room);
  paintPlank(pen, room, TONES.disc, random);
  polish(pen, room);
  for (const [share, width, alpha] of RINGS) {
    pen.beginPath();
    pen.arc(0, DISC_X_MM, radius * share, 0, 2 * Math.PI);
    pen.lineWidth = width;
    pen.strokeStyle = `rgba(255,232,192,${alpha})`;
    pen.stroke();
  }
  pen.restore();
}

/** Turned on a lathe: share of the radius, width in mm, opacity. */
const RINGS = [
  [0.985, 2.4, 0.5],
  [0.93, 0.7, 0.5],
  [0.905, 0.5, 0.3],
] as const;
