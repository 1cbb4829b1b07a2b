/**
 * Ghost Blitz on a round table: five figures in a circle that opens to the front, five dice within it, a disc and coins
 * on the rim for each seat.
 *
 * A race may not be slower to read here than on the flat table, so whatever `show` is told is on the table with the next
 * frame; only what decides nothing takes its time (figures and coins on their way, the last wobble of a die).
 */
import { Box3, type Group, type Mesh, Vector3 } from "three";
import { tableOf } from "../../../scene/parts/table";
import type { Moment, SceneHost, SceneMaker, TableScene } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { hue } from "../../../ui/scene/hue";
import { GHOST_FIGURES } from "../../../wire.gen";
import { Dice } from "./dice";
import { Figures, LIFT, type Stand } from "./figures";
import { type Layout, layoutFor, type SeatPlace, seatPlace } from "./layout";
import { Marks } from "./marks";
import { type Ground, Purse } from "./purse";
import { type Ring, Rings } from "./rings";
import { DISC, discsOf } from "./seats";
import type { FigureShown, Shown } from "./shown";

/**
 * How much of the table's box is framed: how high above the felt, and which share of its width, and of its depth away
 * from the front, since a round table does not reach into the corners. Figures on the rim need more room.
 */
const FRAMES = {
  /** A low phone: dice must be big, so the rim is cut at the sides. */
  narrow: { height: 1.2, share: 0.83, front: 0.9 },
  race: { height: 1.35, share: 0.94, front: 1.01 },
  verdict: { height: 2, share: 1, front: 1.1 },
} as const;
/** CSS pixels. */
const NARROW = 480;
const FIGURE_RING = 1.05;
const LIGHT = "#ffc233";
const glow = (): Readonly<Partial<Record<FigureShown["state"], string>>> => ({
  go: LIGHT,
  pressed: LIGHT,
  right: hue("--felt-good", "#6fd39b"),
  wrong: hue("--felt-bad", "#ff9184"),
});
/** A figure on the rim is smaller: the rim is narrow. */
const RIM_SCALE = 0.85;
/** What is held comes nearer. */
const HELD_SCALE = 1.1;

export const makeScene: SceneMaker<Shown> = (stage, host) => new GhostScene(stage, host);

class GhostScene implements TableScene<Shown> {
  private readonly stage: Stage;
  private readonly dice: Dice;
  private readonly figures: Figures;
  private readonly purse: Purse;
  private readonly marks: Marks;
  private readonly rings: Rings;
  private layout: Layout | null = null;
  private isNarrow = false;
  private table: Group | null = null;
  private discs: Mesh | null = null;
  private seated = "";
  private ground: Ground | null = null;
  private last: Shown | null = null;
  private stop: () => void = () => undefined;

  constructor(stage: Stage, host: SceneHost) {
    this.stage = stage;
    this.dice = new Dice(stage, host);
    this.figures = new Figures(stage);
    this.purse = new Purse(stage);
    this.marks = new Marks(stage);
    this.rings = new Rings(stage);
  }

  resize(width: number, height: number): void {
    const layout = layoutFor(width, height);
    const isNew = layout !== this.layout;
    this.isNarrow = width < NARROW && width > height * 1.3;
    if (isNew) this.lay(layout);
    this.frame(layout);
    if (isNew && this.last !== null) this.show(this.last, { nowMs: performance.now(), isStill: true });
  }

  show(shown: Shown, moment: Moment): void {
    const { layout } = this;
    if (layout === null) return;
    const isReframed = this.last === null || isVerdict(shown) !== isVerdict(this.last);
    this.last = shown;
    if (isReframed) this.frame(layout);
    const ground = this.seat(shown, layout);
    const standOf = (one: FigureShown, place: number): Stand => standAt(one, place, ground);
    this.dice.show(shown, ground.seats[shown.thrower - 1] ?? { x: 0, z: 0 }, moment);
    this.figures.show(shown, standOf, moment);
    this.marks.show(shown.figures, standOf, moment);
    this.purse.show(shown, ground, moment);
    this.rings.show(ringsOf(shown, ground));
    this.stop();
    this.stop = this.stage.animate(this.step);
  }

  dispose(): void {
    this.stop();
    this.purse.dispose();
    this.rings.dispose();
  }

  private readonly step = (nowMs: number): boolean => {
    const moving = [this.dice, this.figures, this.marks, this.purse].map((part) => part.step(nowMs));
    return moving.includes(true);
  };

  private frame({ felt, rim, pitch }: Layout): void {
    const isJudged = this.last !== null && isVerdict(this.last);
    const { height, share, front } = FRAMES[isJudged ? "verdict" : this.isNarrow ? "narrow" : "race"];
    const [x, z] = [felt.x + rim, felt.z + rim];
    const box = new Box3(new Vector3(-x * share, 0, -z * share), new Vector3(x * share, height, z * front));
    this.stage.fit(box, { pitch });
  }

  private lay(layout: Layout): void {
    this.layout = layout;
    if (this.table !== null) this.stage.free(this.table);
    const { felt, corner, rim } = layout;
    this.table = tableOf(this.stage, { width: 2 * felt.x, depth: 2 * felt.z, corner, rim, felt: "--felt-ghost-hi" });
    this.seated = "";
    this.dice.lay(layout);
  }

  /** Discs for the seats of this match. */
  private seat({ seats }: Shown, layout: Layout): Ground {
    const seated = seats.join();
    if (this.ground !== null && seated === this.seated) return this.ground;
    this.seated = seated;
    const rim = this.table === null ? 0 : new Box3().setFromObject(this.table).max.y;
    const places: SeatPlace[] = [];
    seats.forEach((seat, turn) => {
      places[seat - 1] = seatPlace(layout, turn, seats.length);
    });
    if (this.discs !== null) this.stage.free(this.discs);
    this.discs = discsOf(this.stage, places, rim);
    this.ground = { layout, seats: places, rim };
    return this.ground;
  }
}

function isVerdict({ figures }: Shown): boolean {
  return figures.some(({ owner }) => owner > 0);
}

function standAt({ state, owner }: FigureShown, place: number, { layout, seats, rim }: Ground): Stand {
  const seat = seats[owner - 1];
  if (seat !== undefined) return { at: new Vector3(seat.x, rim + 0.1, seat.z), scale: RIM_SCALE };
  const { x, z } = layout.figures[place] ?? { x: 0, z: 0 };
  const isHeld = state === "pressed";
  return { at: new Vector3(x, isHeld ? LIFT : 0, z), scale: layout.figure * (isHeld ? HELD_SCALE : 1) };
}

function ringsOf({ figures, dice }: Shown, ground: Ground): readonly Ring[] {
  const around = figures.flatMap((one, place): readonly Ring[] => {
    const colour = glow()[one.state];
    if (colour === undefined) return [];
    const { at } = standAt(one, place, ground);
    const isAway = one.owner > 0;
    return [
      {
        at: new Vector3(at.x, isAway ? ground.rim + 0.1 : 0.02, at.z),
        radius: isAway ? DISC * 1.25 : FIGURE_RING * ground.layout.figure,
        colour,
      },
    ];
  });
  const deciding = dice.are === "lying" ? dice.states.indexOf("key") : -1;
  const die = ground.layout.dice[deciding];
  if (die === undefined || GHOST_FIGURES[deciding] === undefined) return around;
  return [...around, { at: new Vector3(die.x, 0.02, die.z), radius: ground.layout.die * 0.86, colour: LIGHT }];
}
