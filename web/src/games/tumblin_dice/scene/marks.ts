/** "1×" to "4×", burnt into the wood. They are turned so that whoever looks can read them. */
import { BufferAttribute, type BufferGeometry, Mesh, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { FONT, type Pen, painted } from "../../../scene/parts/paint";
import type { Stage } from "../../../scene/stage";
import { TUMBLIN_BOARD as BOARD, type BoxSeen } from "../../../wire.gen";
import { plainly } from "./plain";

const LEVELS = 4;
const PIXELS = { low: 128, high: 256 } as const;
const WIDTH_MM = 46;
const HEIGHT_MM = 34;
/** From the board's side to the middle of its marks. */
const INWARD_MM = 46;
const ABOVE_MM = 0.12;

export class Marks {
  readonly mesh: Mesh<BufferGeometry>;
  private readonly turned: readonly BufferGeometry[];

  constructor(stage: Stage) {
    const size = PIXELS[stage.look.tier];
    const map = stage.shared("texture marks", () => painted(size * LEVELS, size, (pen) => burn(pen, size)));
    const wanted = { map, transparent: true, roughness: 0.7, polygonOffset: true, polygonOffsetFactor: -2 };
    this.turned = [0, 1, 2, 3].map((quarter) => stage.shared(`geometry marks ${quarter}`, () => shapeOf(quarter)));
    this.mesh = new Mesh(this.shapeFor(0), plainly(stage, wanted));
    this.mesh.receiveShadow = true;
  }

  /** @param quarter turns of the camera about the board, counterclockwise, in right angles */
  face(quarter: number): void {
    this.mesh.geometry = this.shapeFor(quarter);
  }

  private shapeFor(quarter: number): BufferGeometry {
    const shape = this.turned[quarter];
    if (shape === undefined) throw new RangeError(`no quarter ${quarter}`);
    return shape;
  }
}

/** All marks in one shape, on the board's axes. */
function shapeOf(quarter: number): BufferGeometry {
  return mergeGeometries(BOARD.boxes.flatMap((box) => placesOn(box).map((place) => markShape(box, place, quarter))));
}

type Place = readonly [number, number];

function placesOn({ level, x_mm: [start, end], y_mm: [right, left] }: BoxSeen): readonly Place[] {
  const [, line] = BOARD.line_x_mm;
  const middle = ((level === 1 ? line : start) + end) / 2;
  if (level === 4) return [[middle, (right + left) / 2]];
  return [
    [middle, right + INWARD_MM],
    [middle, left - INWARD_MM],
  ];
}

function markShape({ level, top_mm: top }: BoxSeen, [x, y]: Place, quarter: number): BufferGeometry {
  const shape = new PlaneGeometry(WIDTH_MM, HEIGHT_MM);
  const { uv } = shape.attributes;
  if (uv instanceof BufferAttribute) {
    for (let corner = 0; corner < uv.count; corner += 1) uv.setX(corner, (uv.getX(corner) + level - 1) / LEVELS);
  }
  // its upper edge looks away from the thrower, then away from whoever has gone round the board
  shape.rotateZ(-Math.PI / 2 + (quarter * Math.PI) / 2);
  return shape.translate(x, y, top + ABOVE_MM);
}

/** Dark in the middle, and a brown breath of the iron around. */
function burn(pen: Pen, size: number): void {
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  for (let level = 1; level <= LEVELS; level += 1) {
    const [x, y] = [(level - 0.5) * size, size * 0.84];
    pen.save();
    pen.beginPath();
    pen.rect((level - 1) * size, 0, size, size);
    pen.clip();
    pen.translate(x, y);
    pen.scale(HEIGHT_MM / WIDTH_MM, 1); // the picture is square, the mark is not
    write(pen, level, size);
    pen.restore();
  }
}

function write(pen: Pen, level: number, size: number): void {
  pen.font = `800 ${size}px ${FONT}`;
  pen.shadowColor = "rgba(80,34,4,.75)";
  pen.shadowBlur = size * 0.05;
  pen.fillStyle = "#5b2c0c";
  const [figure, times] = [`${level}`, "×"];
  const wide = pen.measureText(figure).width;
  pen.font = `800 ${size * 0.72}px ${FONT}`;
  const start = -(wide + pen.measureText(times).width) / 2;
  pen.textAlign = "left";
  pen.fillText(times, start + wide, 0);
  pen.font = `800 ${size}px ${FONT}`;
  pen.fillText(figure, start, 0);
}
