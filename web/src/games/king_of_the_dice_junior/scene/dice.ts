/** The four dice: tumbling from whoever throws, lying on the felt, or standing in the tray where they are kept. */
import { Vector3 } from "three";
import { Die, type DieKind, type SymbolFace, symbols } from "../../../scene/parts/die";
import { faceUp } from "../../../scene/parts/faces";
import type { Pen } from "../../../scene/parts/paint";
import type { Moment, SceneHost } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { type Throw, Tumble } from "../../../scene/tumble";
import { type KingColour, type KingSymbol, symbolPicture } from "../../../ui/parts/king-art";
import type { KingFace, KingView } from "../../../wire.gen";
import { DICE, FACES, rollOf } from "../model";
import type { SeenTable } from "../seen-table";
import { ROLL_MS } from "../tumble";
import { paintPattern, roundedPath } from "./card-face";
import { gathered, lying, standing, type TableLayout, throwerOf } from "./layout";
import { eased, type Motions } from "./motion";
import { pressOf } from "./presses";

const MOVE_MS = 260;
/** Until this share of a throw nobody sees that a die changes its way of turning. */
const STILL_FAST = 0.4;

interface Running {
  readonly roll: string;
  readonly plan: Throw;
  /** Dice that were thrown; the others were kept. */
  readonly thrown: readonly number[];
  tumble: Tumble;
  readonly stop: () => void;
}

export class TableDice {
  private readonly stage: Stage;
  private readonly motions: Motions;
  private readonly host: SceneHost;
  private readonly dice: readonly Die[];
  private layout: TableLayout | null = null;
  private running: Running | null = null;
  /** The roll that is on the table. */
  private roll = "";
  /** Kept when this roll was made. */
  private held: readonly number[] = [];
  /** Its faces, once the server has told them. */
  private known: readonly KingFace[] | null = null;
  private table: SeenTable | null = null;

  constructor(stage: Stage, motions: Motions, host: SceneHost) {
    this.stage = stage;
    this.motions = motions;
    this.host = host;
    this.dice = Array.from({ length: DICE }, () => new Die(stage, BONE));
    for (const { mesh } of this.dice) stage.scene.add(mesh);
  }

  /** Dice lie where the layout has them, at once. */
  lay(layout: TableLayout): void {
    this.layout = layout;
    for (const { mesh } of this.dice) mesh.scale.setScalar(layout.dieSize);
    this.end();
    if (this.table !== null) this.arrange(this.table, true);
  }

  show(table: SeenTable, { nowMs, isStill }: Moment): void {
    this.table = table;
    const { shown, seen } = table;
    const roll = rollOf(seen.update.match, shown);
    if (roll !== this.roll) this.begin(table, roll, isStill ? null : nowMs);
    else if (this.running !== null) this.hear(this.running, facesOf(seen.update.view, roll, seen.update.match), nowMs);
    if (isStill) this.end();
    if (this.running === null) this.arrange(table, isStill);
    this.dice.forEach(({ mesh }, die) => {
      const key = `die ${die}`;
      this.stage.pickable(mesh, pressOf(key, table) ? key : null);
    });
  }

  dispose(): void {
    this.end();
  }

  /** Another roll is on the table; `nowMs`: it is thrown now, null: it lies there already. */
  private begin(table: SeenTable, roll: string, nowMs: number | null): void {
    const { shown, seen } = table;
    this.end();
    this.roll = roll;
    this.known = null;
    const isKept = (die: number): boolean => shown.phase === "rolling" && (shown.faces[die] ?? null) !== null;
    const all = Array.from({ length: DICE }, (_, die) => die);
    this.held = all.filter(isKept);
    if (roll === "" || nowMs === null || this.layout === null) return;
    const thrown = all.filter((die) => !isKept(die));
    const seed = [seen.update.match, shown.turns, shown.rolls];
    const faces = facesOf(seen.update.view, roll, seen.update.match);
    const plan: Throw = {
      seed,
      from: new Vector3(...throwerOf(this.layout, shown.in_turn)),
      rests: thrown.map((die) => lying(this.layoutNow, seed, die)),
      size: this.layout.dieSize,
      startMs: nowMs,
      ms: ROLL_MS,
      faces: null,
      isCalm: false,
    };
    for (const { mesh } of this.dice) this.motions.finish(mesh);
    const stop = this.stage.animate((frameMs) => this.step(frameMs));
    this.running = { roll, plan, thrown, tumble: new Tumble(plan), stop };
    for (const die of thrown) this.dice[die]?.read(false);
    for (const die of this.held) this.move(die, standing(this.layout, die), shown.faces[die] ?? null, false);
    this.hear(this.running, faces, nowMs);
  }

  /** The faces have come: early they are on the dice while these still tumble, late the dice are laid down at once. */
  private hear(running: Running, faces: readonly KingFace[] | null, nowMs: number): void {
    const { plan, thrown } = running;
    if (faces === null || running.tumble.isReadable) return;
    this.known = faces;
    const tops = thrown.map((die) => numberOf(faces[die] ?? null));
    const isEarly = nowMs - plan.startMs < STILL_FAST * plan.ms;
    if (isEarly) running.tumble = new Tumble({ ...plan, faces: tops });
    else running.tumble.settle(tops, nowMs);
    for (const die of thrown) this.dice[die]?.read(true);
  }

  private step(nowMs: number): boolean {
    const { running, layout } = this;
    if (running === null || layout === null) return false;
    running.thrown.forEach((die, place) => {
      const mesh = this.dice[die]?.mesh;
      if (mesh !== undefined) running.tumble.pose(place, nowMs, mesh);
    });
    for (const { die, strength } of running.tumble.impacts(nowMs)) {
      const x = this.dice[running.thrown[die] ?? 0]?.mesh.position.x ?? 0;
      this.host.impact(strength, x / layout.half.x);
    }
    if (!running.tumble.isOver(nowMs)) return true;
    this.running = null;
    if (this.table !== null) this.arrange(this.table, false);
    return false;
  }

  private end(): void {
    this.running?.stop();
    this.running = null;
  }

  /** Every die to its place: in the hand's heap, on the felt, or in the tray. */
  private arrange({ shown, seen, moves }: SeenTable, isStill: boolean): void {
    if (this.layout === null) return;
    const seed = [seen.update.match, shown.turns, shown.rolls];
    const isMine = shown.in_turn === shown.seat && shown.phase === "choose";
    const kept = isMine ? moves.kept : this.held;
    for (let die = 0; die < DICE; die += 1) {
      const face = shown.faces[die] ?? this.known?.[die] ?? null;
      if (this.roll === "") this.move(die, gathered(this.layout, shown.in_turn, die), null, isStill);
      else
        this.move(die, kept.includes(die) ? standing(this.layout, die) : lying(this.layout, seed, die), face, isStill);
    }
  }

  private get layoutNow(): TableLayout {
    if (this.layout === null) throw new Error("dice without a table");
    return this.layout;
  }

  private move(die: number, rest: ReturnType<typeof lying>, face: KingFace | null, isStill: boolean): void {
    const one = this.dice[die];
    if (one === undefined) return;
    const { mesh } = one;
    one.read(face !== null);
    const to = new Vector3(rest.x, rest.ground + this.layoutNow.dieSize / 2, rest.z);
    const turned = faceUp(numberOf(face), rest.yaw);
    if (mesh.position.distanceTo(to) < 1e-3 && mesh.quaternion.angleTo(turned) < 1e-3) return;
    const from = { place: mesh.position.clone(), lying: mesh.quaternion.clone() };
    const draw = (share: number): void => {
      const done = eased(share);
      mesh.position.lerpVectors(from.place, to, done);
      mesh.position.y += 0.9 * Math.sin(Math.PI * done);
      mesh.quaternion.slerpQuaternions(from.lying, turned, done);
    };
    if (isStill) {
      this.motions.finish(mesh);
      draw(1);
    } else this.motions.play(mesh, MOVE_MS, draw);
  }
}

/** The faces of this roll, if the server has told them all. */
function facesOf(view: KingView, roll: string, match: number): readonly KingFace[] | null {
  if (rollOf(match, view) !== roll) return null;
  const known = view.faces.filter((face) => face !== null);
  return known.length === DICE ? known : null;
}

/** As the sides of a die are numbered; a die that cannot be read lies anyhow. */
function numberOf(face: KingFace | null): number {
  return face === null ? 1 : FACES.indexOf(face) + 1;
}

const GROUNDS: Readonly<Record<KingColour, string>> = { red: "#f9d9d4", green: "#ddf0e3", blue: "#dfeafa" };
const BONE: DieKind = { name: "king", body: "#fff8ea", ink: "#8a7865", paint: symbols(pictureOf) };

/** Colour doubled with pattern, as on the cards. */
function pictureOf(side: number): SymbolFace {
  const [colour, symbol] = (FACES[side - 1] ?? "red-gem").split("-") as [KingColour, KingSymbol];
  return {
    id: symbolPicture(symbol),
    colours: { "--c": `var(--sym-${colour})`, "--c-lo": `var(--sym-${colour}-lo)` },
    ground: (pen, size) => paintGround(pen, colour, size),
  };
}

function paintGround(pen: Pen, colour: KingColour, size: number): void {
  const [edge, width] = [size * 0.11, size * 0.78];
  pen.save();
  pen.translate(edge, edge);
  pen.clip(roundedPath([0, 0], [width, width], width * 0.2));
  pen.fillStyle = GROUNDS[colour];
  pen.fillRect(0, 0, width, width);
  paintPattern(pen, colour, width, { stripe: "#a9d8ba", dot: "#9dbdeb" });
  pen.restore();
}
