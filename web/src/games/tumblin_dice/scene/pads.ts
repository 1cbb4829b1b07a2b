/** The two score boards beside the landing disc: white, in wooden frames, written on with markers. */
import { type BufferGeometry, type CanvasTexture, Group, LinearFilter, Mesh, PlaneGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { type Pen, painted } from "../../../scene/parts/paint";
import type { Stage } from "../../../scene/stage";
import { TUMBLIN_BOARD as BOARD } from "../../../wire.gen";
import { writeName, writeNumber } from "./handwriting";
import { INKS } from "./looks";
import { plainly, solid } from "./plain";
import type { ColumnShown } from "./shown";

/** On the board, in mm; the right one has the same places below 0. */
const PAD = { start: 13, end: 118, inner: 72, outer: 192 } as const;
const FRAME_MM = 5;
const FRAME_HIGH_MM = 3.4;
const PIXELS_A_MM = { low: 3, high: 6 } as const;
const BLUE = "#26409c";
const LINE = "#cbb894";
/** Rows below the names: as many quarters are written without scrolling up. */
const ROWS = 4;

interface Pad {
  readonly map: CanvasTexture;
  /** Which way it is read: right angles that the camera has gone round the board. */
  quarter: number;
  written: string;
}

export class Pads {
  readonly group = new Group();
  private readonly pads: readonly Pad[];
  private columns: readonly ColumnShown[] = [];
  private quarter = 0;

  constructor(stage: Stage) {
    const scale = PIXELS_A_MM[stage.look.tier];
    const top = (BOARD.boxes[0]?.top_mm ?? 0) + 0.4;
    this.pads = [1, -1].map((side) => {
      const [wide, high] = [PAD.outer - PAD.inner, PAD.end - PAD.start];
      const map = painted(wide * scale, high * scale, () => undefined);
      const sheet = new Mesh(new PlaneGeometry(wide, high), plainly(stage, { map, roughness: 0.3 }));
      if (stage.look.tier === "low") map.minFilter = LinearFilter; // a blur would take what is written
      sheet.receiveShadow = true;
      sheet.rotation.z = -Math.PI / 2;
      sheet.position.set((PAD.start + PAD.end) / 2, (side * (PAD.inner + PAD.outer)) / 2, top);
      this.group.add(sheet);
      return { map, quarter: 0, written: "" };
    });
    this.group.add(solid(stage, mergeGeometries([1, -1].flatMap(frameShapes)), { color: "#6b3d1c", roughness: 0.38 }));
    this.write();
  }

  /** Odd columns are written on the left, even ones on the right, as teams sit: 1 and 3, 2 and 4. */
  show(columns: readonly ColumnShown[]): void {
    this.columns = columns;
    this.write();
  }

  face(quarter: number): void {
    this.quarter = quarter;
    this.write();
  }

  private write(): void {
    this.pads.forEach((pad, side) => {
      const columns = this.columns.filter((_, place) => place % 2 === side);
      const written = JSON.stringify([this.quarter, columns]);
      if (written === pad.written) return;
      pad.written = written;
      const { image } = pad.map;
      const pen = image.getContext("2d");
      if (pen === null) throw new Error("no canvas to write on");
      paint(pen, image, this.quarter, columns);
      pad.map.needsUpdate = true;
    });
  }
}

function frameShapes(side: number): BufferGeometry[] {
  const { start, end, inner, outer } = PAD;
  const low = BOARD.boxes[0]?.top_mm ?? 0;
  const bars: readonly (readonly [number, number, number, number])[] = [
    [start - FRAME_MM, start, inner - FRAME_MM, outer + FRAME_MM],
    [end, end + FRAME_MM, inner - FRAME_MM, outer + FRAME_MM],
    [start, end, inner - FRAME_MM, inner],
    [start, end, outer, outer + FRAME_MM],
  ];
  return bars.map(([from, to, near, far]) => {
    const bar = new RoundedBoxGeometry(to - from, far - near, FRAME_HIGH_MM + 2, 2, 1.2);
    bar.clearGroups();
    return bar.translate((from + to) / 2, (side * (near + far)) / 2, low + FRAME_HIGH_MM / 2 - 1);
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function paint(pen: Pen, { width, height }: Size, quarter: number, columns: readonly ColumnShown[]): void {
  const isAcross = quarter % 2 === 1;
  const sheet = isAcross ? { width: height, height: width } : { width, height };
  pen.save();
  pen.fillStyle = "#fbfaf5";
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((-quarter * Math.PI) / 2);
  pen.translate(-sheet.width / 2, -sheet.height / 2);
  rule(pen, sheet, columns.length);
  for (const [place, column] of columns.entries()) writeColumn(pen, sheet, column, { place, of: columns.length });
  pen.restore();
}

function rule(pen: Pen, { width, height }: Size, columns: number): void {
  pen.strokeStyle = LINE;
  pen.lineWidth = height * 0.008;
  pen.beginPath();
  pen.moveTo(width * 0.05, height * 0.24);
  pen.lineTo(width * 0.95, height * 0.24);
  for (let column = 1; column < columns; column += 1) {
    pen.moveTo((width * column) / columns, height * 0.05);
    pen.lineTo((width * column) / columns, height * 0.95);
  }
  pen.stroke();
}

function writeColumn(
  pen: Pen,
  { width, height }: Size,
  column: ColumnShown,
  { place, of }: { place: number; of: number },
): void {
  const room = width / Math.max(1, of);
  const x = (place + 0.5) * room;
  const colour = INKS[column.colour];
  writeName(pen, column.name, { x, y: height * 0.13, size: height * 0.17, colour, room: room * 0.86 });
  const rows = Math.max(ROWS, column.points.length);
  const step = (height * 0.72) / rows;
  column.points.forEach((points, row) => {
    const y = height * 0.26 + (row + 0.5) * step;
    writeNumber(pen, points, { x, y, size: step * 0.74, colour: BLUE });
  });
}
