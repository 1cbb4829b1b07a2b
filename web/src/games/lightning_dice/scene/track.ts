/** The track of points, and a pawn a seat on it. */
import { type BufferGeometry, Group, LatheGeometry, Mesh, PlaneGeometry, Vector2 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Surface } from "../../../scene/look";
import { FONT, type Pen, painted, wood } from "../../../scene/parts/paint";
import { type Stage, token } from "../../../scene/stage";
import type { Layout, Spot } from "./layout";

type TrackPlace = NonNullable<Layout["track"]>;

const HEIGHT = 0.22;
const PIXELS = 2048;
const HOP_MS = 420;

interface Pawn {
  readonly figure: Group;
  readonly seat: number;
  from: Spot;
  to: Spot;
  sinceMs: number;
}

export class Track {
  readonly group = new Group();
  private readonly stage: Stage;
  private readonly place: TrackPlace;
  private readonly goal: number;
  private readonly pawns: readonly Pawn[];

  constructor(stage: Stage, place: TrackPlace, goal: number, seats: readonly number[]) {
    this.stage = stage;
    this.place = place;
    this.goal = goal;
    this.group.position.set(place.x, 0, place.z);
    this.group.add(this.board(), this.numbers());
    this.pawns = [...seats].sort((one, other) => one - other).map((seat) => this.pawn(seat));
  }

  /** @param scores by seat; returns whether a pawn moves */
  show(scores: ReadonlyMap<number, number>, nowMs: number, isStill: boolean): boolean {
    const together = new Map<number, number>();
    for (const { seat } of this.pawns) {
      const space = this.spaceOf(scores.get(seat) ?? 0);
      together.set(space, (together.get(space) ?? 0) + 1);
    }
    const before = new Map<number, number>();
    for (const pawn of this.pawns) {
      const space = this.spaceOf(scores.get(pawn.seat) ?? 0);
      const nth = before.get(space) ?? 0;
      before.set(space, nth + 1);
      const to = this.spotOf(space, nth, together.get(space) ?? 1);
      if (to.x === pawn.to.x && to.z === pawn.to.z) continue;
      pawn.from = isStill ? to : { x: pawn.figure.position.x, z: pawn.figure.position.z };
      pawn.to = to;
      pawn.sinceMs = isStill ? Number.NEGATIVE_INFINITY : nowMs;
    }
    return this.step(nowMs);
  }

  /** Whether pawns still hop. */
  step(nowMs: number): boolean {
    let isMoving = false;
    for (const { figure, from, to, sinceMs } of this.pawns) {
      const done = Math.min(1, Math.max(0, (nowMs - sinceMs) / HOP_MS));
      const eased = 1 - (1 - done) ** 3;
      const far = Math.hypot(to.x - from.x, to.z - from.z);
      const hop = Math.sin(done * Math.PI) * Math.min(1.1, 0.25 + far * 0.3);
      figure.position.set(from.x + (to.x - from.x) * eased, HEIGHT + hop, from.z + (to.z - from.z) * eased);
      if (done < 1) isMoving = true;
    }
    return isMoving;
  }

  private spaceOf(score: number): number {
    return Math.min(this.goal, Math.max(0, score));
  }

  private get step1(): number {
    return this.place.width / (this.goal + 1);
  }

  /** Pawns on one space stand side by side, from four on in two rows. */
  private spotOf(space: number, nth: number, count: number): Spot {
    const rows = count > 3 ? 2 : 1;
    const inRow = Math.ceil(count / rows);
    const gap = Math.min(0.34, (this.step1 * 1.5) / inRow);
    return {
      x: (space - this.goal / 2) * this.step1 + ((nth % inRow) - (inRow - 1) / 2) * gap,
      z: -0.12 + (rows === 1 ? 0 : (Math.floor(nth / inRow) - 0.5) * 0.4),
    };
  }

  private board(): Mesh {
    const { width, depth } = this.place;
    const [light, dark] = [token("--wood-hi").getHexString(), token("--wood-line").getHexString()];
    const map = this.stage.shared("texture wood track", () => wood(`#${light}`, `#${dark}`, 3, 0.3));
    const board = new Mesh(
      new RoundedBoxGeometry(width + 0.3, HEIGHT, depth, 3, 0.09),
      this.stage.surface({ map, roughness: 0.42 }),
    );
    board.position.y = HEIGHT / 2;
    board.castShadow = true;
    board.receiveShadow = true;
    return board;
  }

  private numbers(): Mesh {
    const { width, depth } = this.place;
    const tall = Math.round((PIXELS * depth) / width);
    const map = painted(PIXELS, tall, (pen) => writeNumbers(pen, { goal: this.goal, tall, isTight: width < 12 }));
    const face = new Mesh(
      new PlaneGeometry(width, depth),
      this.stage.surface({ map, transparent: true, roughness: 0.5, polygonOffset: true, polygonOffsetFactor: -1 }),
    );
    face.rotation.x = -Math.PI / 2;
    face.position.y = HEIGHT + 0.004;
    face.receiveShadow = true;
    return face;
  }

  private pawn(seat: number): Pawn {
    const { stage } = this;
    const body = stage.shared("geometry pawn", () => pawnShape(stage.look.tier === "high" ? 32 : 14));
    const colour = `#${token(`--seat-${seat}`).getHexString()}`;
    const skin = stage.shared(`material pawn ${seat}`, () => stage.surface({ color: colour, roughness: 0.3 }));
    const figure = new Group();
    const solid = new Mesh<BufferGeometry, Surface>(body, skin);
    solid.castShadow = true;
    figure.add(solid, this.numberOf(seat));
    figure.scale.setScalar(Math.min(1, this.place.width / 12));
    this.group.add(figure);
    stage.blobs.add(figure, 0.5 * figure.scale.x, HEIGHT);
    const at = this.spotOf(0, 0, 1);
    return { figure, seat, from: at, to: { ...at, x: Number.NaN }, sinceMs: Number.NEGATIVE_INFINITY };
  }

  /** On its front, so that the colour is not its only sign. */
  private numberOf(seat: number): Mesh {
    const { stage } = this;
    const ink = `#${token(`--seat-${seat}-on`).getHexString()}`;
    const map = stage.shared(`texture pawn ${seat}`, () => painted(64, 64, (pen) => writeNumber(pen, seat, ink)));
    const sign = stage.shared(`material pawn sign ${seat}`, () =>
      stage.surface({ map, transparent: true, roughness: 0.5 }),
    );
    const plate = new Mesh(
      stage.shared("geometry pawn sign", () => new PlaneGeometry(0.34, 0.34)),
      sign,
    );
    plate.position.set(0, 0.27, 0.235);
    plate.rotation.x = -0.42;
    return plate;
  }
}

function pawnShape(around: number): LatheGeometry {
  const outline: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.3, 0],
    [0.31, 0.05],
    [0.28, 0.1],
    [0.22, 0.2],
    [0.15, 0.42],
    [0.12, 0.56],
    [0.17, 0.6],
    [0.12, 0.64],
    [0.18, 0.72],
    [0.2, 0.8],
    [0.17, 0.9],
    [0.1, 0.965],
    [0, 0.985],
  ];
  return new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    around,
  );
}

function writeNumber(pen: Pen, seat: number, ink: string): void {
  pen.fillStyle = ink;
  pen.font = `800 52px ${FONT}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(`${seat}`, 32, 35);
}

interface Numbers {
  readonly goal: number;
  /** Pixels. */
  readonly tall: number;
  /** Only every fifth number has room. */
  readonly isTight: boolean;
}

function writeNumbers(pen: Pen, { goal, tall, isTight }: Numbers): void {
  const step = PIXELS / (goal + 1);
  pen.fillStyle = token("--gold").getStyle();
  pen.beginPath();
  pen.roundRect(goal * step, tall * 0.06, step - 6, tall * 0.88, 16);
  pen.fill();
  pen.textAlign = "center";
  for (let space = 0; space <= goal; space += 1) {
    pen.fillStyle = "rgba(60,28,6,.45)";
    if (space > 0) pen.fillRect(space * step - 1.5, tall * 0.14, 3, tall * 0.72);
    const isFifth = space % 5 === 0;
    if (isTight && !isFifth) continue;
    pen.fillStyle = "#241b14";
    pen.font = `${isFifth ? 800 : 700} ${isTight ? 84 : isFifth ? 46 : 38}px ${FONT}`;
    pen.fillText(`${space}`, (space + 0.5) * step, tall * 0.92);
  }
}
