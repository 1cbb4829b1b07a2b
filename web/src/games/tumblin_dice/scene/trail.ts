/** For the slow motion: where the dice were at every fourth picture of their way, as ghosts, with dots along it. */
import { Group, type InstancedMesh, Mesh } from "three";
import type { Surface } from "../../../scene/look";
import type { SceneHost } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import type { TumblinPose } from "../../../wire.gen";
import { dotsOf, layDots } from "./aim-signs";
import { inScene, pose } from "./axes";
import { type BoardDice, dieOf } from "./dice";
import type { FlightShown } from "./shown";

/** Every fourth picture of 60 a second. */
const EVERY_MS = 4000 / 60;
/** A ghost nearer to the one before it would hide it. */
const APART_MM = 9;
const DOT_APART_MM = 6;
const MOST = 60;
const OPACITY = 0.5;
/** A dotted line along the way. */
const DOT_EVERY_MS = 26;
const DOTS = 120;
const DOT_SIZE = 0.75;

export class Trail {
  readonly group = new Group();
  private readonly stage: Stage;
  private readonly host: SceneHost;
  private readonly dice: BoardDice;
  private readonly dots: InstancedMesh;
  private ghosts: Mesh[] = [];
  private flight: FlightShown | null = null;

  constructor(stage: Stage, host: SceneHost, dice: BoardDice) {
    this.stage = stage;
    this.host = host;
    this.dice = dice;
    this.dots = dotsOf(stage, DOTS);
    this.dots.count = 0;
    this.group.add(this.dots);
  }

  /** Null: no trail. */
  show(flight: FlightShown | null): void {
    const isSame = flight?.way === this.flight?.way && flight?.steps === this.flight?.steps;
    const before = this.flight;
    this.flight = flight;
    if (isSame) return;
    before?.steps.forEach((_, place) => {
      this.host.label(stepKey(place), null);
    });
    for (const ghost of this.ghosts) this.stage.free(ghost);
    this.ghosts = [];
    layDots(this.dots, []);
    if (flight !== null) this.lay(flight);
  }

  private lay(flight: FlightShown): void {
    const steps = flight.way.dice.flatMap((die) =>
      stepsOf(flight, die, EVERY_MS, APART_MM).map((its) => ({ die, its })),
    );
    for (const { die, its } of steps.slice(0, MOST)) this.ghost(die, its);
    const line = flight.way.dice.flatMap((die) => stepsOf(flight, die, DOT_EVERY_MS, DOT_APART_MM));
    layDots(
      this.dots,
      line.slice(0, DOTS).map(({ at_mm: at }) => ({ at, size: DOT_SIZE })),
    );
    flight.steps.forEach(({ die, atMs }, place) => {
      const its = flight.way.poseAt(die, atMs);
      this.host.label(stepKey(place), its && inScene(...its.at_mm));
    });
  }

  private ghost(die: string, its: TumblinPose): void {
    const look = this.dice.lookOf(die);
    if (look === null) return;
    const { colour, kind } = look;
    const whole = dieOf(this.stage, look).mesh;
    this.stage.blobs.remove(whole);
    const material = this.stage.shared(`material ghost ${colour} ${kind}`, () => glassy(whole.material));
    const ghost = new Mesh(whole.geometry, material);
    ghost.scale.copy(whole.scale);
    pose(ghost, its);
    this.ghosts.push(ghost);
    this.group.add(ghost);
  }
}

export function stepKey(place: number): string {
  return `step ${place + 1}`;
}

function glassy(surface: Surface): Surface {
  const glass = surface.clone();
  glass.transparent = true;
  glass.opacity = OPACITY;
  glass.depthWrite = false;
  return glass;
}

/** Poses along the way that are apart from each other and from where it ends. */
function stepsOf({ way }: FlightShown, die: string, everyMs: number, leastMm: number): readonly TumblinPose[] {
  const steps: TumblinPose[] = [];
  const end = way.poseAt(die, way.durationMs);
  for (let ms = 0; ms < way.durationMs; ms += everyMs) {
    const its = way.poseAt(die, ms);
    const last = steps.at(-1);
    if (its === null || end === null || apart(its, end) < leastMm) continue;
    if (last === undefined || apart(its, last) > leastMm) steps.push(its);
  }
  return steps;
}

function apart({ at_mm: [x, y, z] }: TumblinPose, { at_mm: [a, b, c] }: TumblinPose): number {
  return Math.hypot(x - a, y - b, z - c);
}
