/**
 * The motion of dice that are thrown together. Pure: the same seed gives the same motion on every screen.
 *
 * With `faces` they end on these faces at these places after `ms`. Without (a race: nobody knows them yet) they tumble
 * for as long as it takes; `settle(faces)` lays them down. From that moment on the right face is on top, so that it can
 * be read in the very first frame: what is left of the motion is a small tilt and hop.
 */
import { Matrix4, type Quaternion, Vector3 } from "three";
import { faceUp } from "./parts/faces";
import { randomOf } from "./random";

/** Where a die comes to rest. */
export interface Rest {
  readonly x: number;
  readonly z: number;
  /** Height of what it lies on. */
  readonly ground: number;
  /** Turned by this about the upright, in radians. */
  readonly yaw: number;
}

export interface Throw {
  /** What makes it unique: match, round, seat, draw. */
  readonly seed: readonly (string | number)[];
  /** From the side of whoever throws. */
  readonly from: Vector3;
  readonly rests: readonly Rest[];
  /** Length of a die's edge. */
  readonly size: number;
  readonly startMs: number;
  readonly ms: number;
  /** Null: they come by `settle`. */
  readonly faces: readonly number[] | null;
  /** Less motion: they lie in their places from the beginning. */
  readonly isCalm: boolean;
}

/** What a die of three.js has. */
export interface Posed {
  readonly position: Vector3;
  readonly quaternion: Quaternion;
}

export interface Impact {
  readonly die: number;
  /** 0 to 1. */
  readonly strength: number;
}

export const SETTLE_MS = 150;

/** When a die touches the ground, as shares of its flight, and how high it hops then, in edges. */
const HOPS = [
  { from: 0, to: 0.3, height: 0.9 },
  { from: 0.3, to: 0.55, height: 0.75 },
  { from: 0.55, to: 0.73, height: 0.34 },
  { from: 0.73, to: 0.84, height: 0.1 },
] as const;
/** From then on it only rolls out. */
const ROLLS_FROM = 0.84;

interface Flight {
  readonly from: Vector3;
  readonly axis: Vector3;
  /** Radians that are still to be turned at the start. */
  readonly spin: number;
  /** Its own share of the whole time: dice do not stop all at once. */
  readonly share: number;
  /** To the side, in edges, on its way. */
  readonly sway: number;
}

export class Tumble {
  private readonly plan: Throw;
  private readonly flights: readonly Flight[];
  private faces: readonly number[] | null;
  private settledMs: number;
  private heardMs: number;

  constructor(plan: Throw) {
    this.plan = plan;
    this.faces = plan.faces;
    this.settledMs = plan.faces === null ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    this.heardMs = plan.startMs;
    this.flights = flightsOf(plan);
  }

  /** Whether its faces are known, and may be on the dice. */
  get isReadable(): boolean {
    return this.faces !== null;
  }

  /** The faces have come. Only the first call counts. */
  settle(faces: readonly number[], nowMs: number): void {
    if (this.faces !== null) return;
    this.faces = faces;
    this.settledMs = nowMs;
  }

  isOver(nowMs: number): boolean {
    if (this.faces === null) return false;
    if (this.plan.isCalm) return true;
    return this.isRace ? nowMs >= this.settledMs + SETTLE_MS : nowMs >= this.plan.startMs + this.plan.ms;
  }

  /** Puts the die (0 to n-1) where it is now. A frame's time can lie before the faces that are shown in it came. */
  pose(die: number, frameMs: number, posed: Posed): void {
    const nowMs = this.isRace && this.faces !== null ? Math.max(frameMs, this.settledMs) : frameMs;
    const flight = this.flights[die];
    const rest = this.plan.rests[die];
    if (flight === undefined || rest === undefined) throw new RangeError(`no die ${die} in this throw`);
    if (this.isOver(nowMs) || this.plan.isCalm) this.lie(die, rest, posed);
    else if (nowMs >= this.settledMs && this.isRace) this.poseSettling({ die, rest, flight }, nowMs, posed);
    else this.poseFlying({ die, rest, flight }, nowMs, posed);
  }

  /** What has hit the table since the last call. */
  impacts(nowMs: number): readonly Impact[] {
    const [before, now] = [this.heardMs, nowMs];
    this.heardMs = nowMs;
    if (this.plan.isCalm || (this.isRace && before >= this.settledMs)) return [];
    const { startMs, ms } = this.plan;
    return this.flights.flatMap(({ share }, die) =>
      HOPS.filter(({ to }) => within(startMs + to * share * ms, before, now)).map(({ height }) => ({
        die,
        strength: Math.min(1, 0.15 + height * 0.85),
      })),
    );
  }

  private get isRace(): boolean {
    return this.plan.faces === null;
  }

  private lie(die: number, { x, z, ground, yaw }: Rest, posed: Posed): void {
    posed.position.set(x, ground + this.plan.size / 2, z);
    posed.quaternion.copy(faceUp(this.faces?.[die] ?? 1, yaw));
  }

  private poseFlying({ die, rest, flight }: Thrown, nowMs: number, posed: Posed): void {
    const { startMs, ms, size } = this.plan;
    const past = Math.max(0, nowMs - startMs) / (ms * flight.share);
    const done = Math.min(1, past);
    const left = (1 - done) ** 2;
    const aside = Math.sin(done * Math.PI) * flight.sway * size;
    posed.position.set(
      rest.x + (flight.from.x - rest.x) * left + aside * flight.axis.x,
      0,
      rest.z + (flight.from.z - rest.z) * left + aside * flight.axis.z,
    );
    const turn = this.isRace ? flight.spin * (1 - past) : flight.spin * (1 - done) ** 1.7;
    posed.quaternion.setFromAxisAngle(flight.axis, turn).multiply(faceUp(this.faces?.[die] ?? 1, rest.yaw));
    const hop = past >= 1 && this.isRace ? rattle(past, flight.share) : hopAt(done);
    const launch = (flight.from.y - rest.ground) * Math.max(0, 1 - done / HOPS[0].to) ** 2;
    posed.position.y = rest.ground + Math.max(0, launch) + hop * size + reach(posed.quaternion) * size;
  }

  private poseSettling({ die, rest, flight }: Thrown, nowMs: number, posed: Posed): void {
    const left = (1 - (nowMs - this.settledMs) / SETTLE_MS) ** 2;
    const { startMs, ms, size } = this.plan;
    const flown = Math.min(1, Math.max(0, this.settledMs - startMs) / (ms * flight.share));
    const away = (1 - flown) ** 2 * left;
    posed.position.set(rest.x + (flight.from.x - rest.x) * away, 0, rest.z + (flight.from.z - rest.z) * away);
    posed.quaternion.setFromAxisAngle(flight.axis, 0.4 * left).multiply(faceUp(this.faces?.[die] ?? 1, rest.yaw));
    posed.position.y = rest.ground + 0.25 * left * size + reach(posed.quaternion) * size;
  }
}

interface Thrown {
  readonly die: number;
  readonly rest: Rest;
  readonly flight: Flight;
}

function flightsOf({ seed, from, rests, size, ms }: Throw): readonly Flight[] {
  const random = randomOf(seed);
  const middle = new Vector3();
  for (const { x, z } of rests) middle.add(new Vector3(x, 0, z).divideScalar(rests.length));
  const tight = tightness(rests, size);
  return rests.map((rest) => {
    // the hand holds them as they will lie, only closer: paths that shrink and grow alike never cross
    const held = new Vector3(from.x + (rest.x - middle.x) * tight, from.y, from.z + (rest.z - middle.z) * tight);
    const along = new Vector3(rest.x - held.x, 0, rest.z - held.z).normalize();
    const axis = new Vector3(along.z, (random() - 0.5) * 0.9, -along.x).normalize();
    const whole = Math.max(2, Math.round((ms / 1000) * (4.5 + random() * 2)));
    return {
      from: held,
      axis: axis.lengthSq() === 0 ? new Vector3(1, 0, 0) : axis,
      spin: -whole * Math.PI * (1 + random() * 0.2),
      share: 0.86 + random() * 0.14,
      sway: (random() - 0.5) * 0.8,
    };
  });
}

/** By how much the hand may bring them closer together: two dice keep an edge and a half between their middles. */
function tightness(rests: readonly Rest[], size: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  rests.forEach((one, place) => {
    for (const other of rests.slice(place + 1)) {
      nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.z - other.z));
    }
  });
  return Number.isFinite(nearest) && nearest > 0 ? Math.min(1.6, (1.5 * size) / nearest) : 1;
}

/** How far a cube with edges of 1 that lies so reaches below its middle; its edges are rounded. */
function reach(lying: Quaternion): number {
  const e = new Matrix4().makeRotationFromQuaternion(lying).elements;
  const [x, y, z] = [Math.abs(e[1] ?? 0), Math.abs(e[5] ?? 0), Math.abs(e[9] ?? 0)];
  const rounded = 0.14;
  return (0.5 - rounded) * (x + y + z) + rounded;
}

function hopAt(done: number): number {
  if (done >= ROLLS_FROM) return 0;
  const hop = HOPS.find(({ to }) => done < to);
  if (hop === undefined) return 0;
  const at = (done - hop.from) / (hop.to - hop.from);
  return 4 * hop.height * at * (1 - at);
}

/** Small hops on the spot, out of step with each other. */
function rattle(past: number, share: number): number {
  return 0.22 * Math.abs(Math.sin(past * 9 + share * 50));
}

function within(at: number, after: number, until: number): boolean {
  return at > after && at <= until;
}

/**
 * Places for n dice on a field in the middle of the felt, in rows, a little untidy, never touching.
 *
 * @param field width and depth that they may take
 * @throws RangeError if they have not enough room
 */
export function scatter(
  seed: readonly (string | number)[],
  count: number,
  size: number,
  field: readonly [number, number],
): readonly Rest[] {
  const random = randomOf(["scatter", ...seed]);
  const [width, depth] = field;
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * width) / depth))));
  const rows = Math.ceil(count / columns);
  const [cellX, cellZ] = [width / columns, depth / rows];
  const widest = size * Math.SQRT2; // whatever its yaw
  if (Math.min(cellX, cellZ) < widest)
    throw new RangeError(`${count} dice of ${size} do not fit on ${width} x ${depth}`);
  return Array.from({ length: count }, (_, die) => {
    const row = Math.floor(die / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: ((die % columns) - (inRow - 1) / 2) * cellX + (random() - 0.5) * (cellX - widest),
      z: (row - (rows - 1) / 2) * cellZ + (random() - 0.5) * (cellZ - widest),
      ground: 0,
      yaw: (random() - 0.5) * 1.2,
    };
  });
}
