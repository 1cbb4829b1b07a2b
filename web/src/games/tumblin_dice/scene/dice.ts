/** The dice on the board: where they lie, or where their way has them at a moment. */
import { Group, Matrix4, Vector3 } from "three";
import { Die } from "../../../scene/parts/die";
import type { SceneHost } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { TUMBLIN_BOARD as BOARD, type TumblinPose } from "../../../wire.gen";
import { inScene, pose, UNIT_MM } from "./axes";
import { lifted } from "./flags";
import { groundAt } from "./ground";
import { kindOf } from "./looks";
import type { DieLook, DieShown, FlightShown } from "./shown";

const { die_mm: EDGE_MM } = BOARD;
/** From a die's middle to the tip of its flag, on the picture upwards. */
const FLAG_MM = 14.5;
/** A flag's height, in CSS pixels. */
const TOP_PX = 28;
const BLOB = (1.6 * EDGE_MM) / UNIT_MM;

interface Lying extends DieLook {
  readonly die: Die;
  readonly name: string;
}

export class BoardDice {
  readonly group = new Group();
  private readonly stage: Stage;
  private readonly host: SceneHost;
  private readonly lying = new Map<string, Lying>();
  private flagged: ReadonlyMap<string, Vector3> = new Map();
  private readonly seenFrom = new Matrix4();

  constructor(stage: Stage, host: SceneHost) {
    this.stage = stage;
    this.host = host;
  }

  /** These dice are there, and no others. */
  show(dice: readonly DieShown[], flags: readonly string[]): void {
    const named = new Set(dice.map(({ name }) => name));
    for (const { name, die } of [...this.lying.values()]) if (!named.has(name)) this.take(name, die);
    for (const one of dice) this.lay(one);
    const next = new Map(dice.flatMap(({ name, pose: its }) => (its === null ? [] : [[name, inScene(...its.at_mm)]])));
    for (const name of next.keys()) if (!flags.includes(name)) next.delete(name);
    for (const name of this.flagged.keys()) if (!next.has(name)) this.host.label(flagKey(name), null);
    this.flagged = next;
    this.flag();
  }

  /** Moving dice are where they were then. */
  at({ way }: FlightShown, ms: number): void {
    for (const name of way.dice) {
      const its = way.poseAt(name, ms);
      if (its !== null) this.put(name, its);
    }
  }

  /** Flags stand above their dice as the picture has it, from wherever it is taken. */
  standUp(): void {
    if (this.seenFrom.equals(this.stage.camera.matrixWorld)) return;
    this.seenFrom.copy(this.stage.camera.matrixWorld);
    this.flag();
  }

  /** How a die looks; null: there is none of this name. */
  lookOf(name: string): Lying | null {
    return this.lying.get(name) ?? null;
  }

  private lay({ name, colour, kind, pose: its }: DieShown): void {
    if (!this.lying.has(name)) {
      const die = dieOf(this.stage, { colour, kind });
      die.mesh.visible = its !== null;
      this.group.add(die.mesh);
      this.lying.set(name, { name, colour, kind, die });
    }
    if (its !== null) this.put(name, its);
  }

  private put(name: string, its: TumblinPose): void {
    const mesh = this.lying.get(name)?.die.mesh;
    if (mesh === undefined) return;
    mesh.visible = true;
    pose(mesh, its);
    const [x, y] = its.at_mm;
    this.stage.blobs.add(mesh, BLOB, groundAt(x, y) / UNIT_MM);
  }

  /** A flag that would hide another is lifted over it. */
  private flag(): void {
    const up = new Vector3().setFromMatrixColumn(this.stage.camera.matrixWorld, 1);
    const tips = [...this.flagged].map(([name, at]) => ({
      name,
      at: at.clone().addScaledVector(up, FLAG_MM / UNIT_MM),
    }));
    const lifts = lifted(tips.map(({ at }) => this.stage.place(at)));
    tips.forEach(({ name, at }, place) => {
      const pixels = this.stage.place(at).y - this.stage.place(at.clone().add(up)).y;
      const lift = Math.min(lifts[place] ?? 0, Math.max(0, this.stage.place(at).y - TOP_PX)); // not out of the picture
      at.addScaledVector(up, lift / Math.max(pixels, 1e-6));
      this.host.label(flagKey(name), at);
    });
  }

  private take(name: string, { mesh }: Die): void {
    this.lying.delete(name);
    this.stage.free(mesh);
  }
}

/** A die of its real size, in a group with the board's axes. */
export function dieOf(stage: Stage, look: DieLook): Die {
  return new Die(stage, kindOf(look), EDGE_MM);
}

export function flagKey(die: string): string {
  return `flag ${die}`;
}
