/** King of the Dice on a table: castles round it, the cards in the middle, the dice and their tray in front. */
import { Box3, type Group, Vector3 } from "three";
import { tableOf } from "../../../scene/parts/table";
import type { Moment, SceneHost, SceneMaker, TableScene } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import type { SeenTable } from "../seen-table";
import { Courts } from "./courts";
import { TableDice } from "./dice";
import { CARD_RATIO, COURT_RADIUS, layoutOf, orderFrom, type TableLayout } from "./layout";
import { Market } from "./market";
import { Motions } from "./motion";
import { trayOf } from "./tray";

const RIM = 0.55;
/** What stands on the table is not higher than this. */
const HIGHEST = 1.5;
/** How steeply the camera looks down, in degrees. */
const PITCH = { desk: 60, phone: 66 } as const;

export const makeScene: SceneMaker<SeenTable> = (stage, host) => new KingScene(stage, host);

class KingScene implements TableScene<SeenTable> {
  private readonly stage: Stage;
  private readonly host: SceneHost;
  private readonly motions: Motions;
  private readonly courts: Courts;
  private readonly market: Market;
  private readonly dice: TableDice;
  private aspect = 1;
  private layout: TableLayout | null = null;
  private furniture: readonly Group[] = [];
  private table: SeenTable | null = null;

  constructor(stage: Stage, host: SceneHost) {
    this.stage = stage;
    this.host = host;
    this.motions = new Motions(stage);
    this.courts = new Courts(stage, this.motions);
    this.market = new Market(stage, this.motions);
    this.dice = new TableDice(stage, this.motions, host);
  }

  resize(width: number, height: number): void {
    this.aspect = width / height;
    if (this.table !== null) this.lay(this.table);
  }

  show(table: SeenTable, moment: Moment): void {
    const isOther = this.table === null || seatsOf(this.table) !== seatsOf(table);
    const isStill = moment.isStill || isOther;
    this.table = table;
    if (isOther) this.lay(table);
    if (isStill) this.motions.finishAll();
    this.market.show(table, isStill);
    this.courts.show(table.shown, isStill, (card) => this.market.give(card));
    this.market.layAside(isStill);
    this.dice.show(table, { ...moment, isStill });
    this.stage.invalidate();
  }

  dispose(): void {
    this.dice.dispose();
  }

  /** Sets the table for this shape of the canvas. */
  private lay(table: SeenTable): void {
    const layout = layoutOf(orderFrom(table.shown.seat, table.shown.castles.length), this.aspect);
    if (this.layout?.half !== layout.half) this.furnish(layout);
    this.layout = layout;
    this.motions.finishAll();
    this.courts.lay(layout.courts);
    this.market.lay(layout);
    this.dice.lay(layout);
    const { x, z } = layout.half;
    const across = layout.isWide ? x + RIM : x; // a phone has no room for the rim at the sides
    const box = new Box3(new Vector3(-across, 0, -z - RIM), new Vector3(across, HIGHEST, z + RIM));
    this.stage.fit(box, { pitch: layout.isWide ? PITCH.desk : PITCH.phone });
    this.label();
  }

  private furnish(layout: TableLayout): void {
    for (const old of this.furniture) this.stage.free(old);
    const { x, z } = layout.half;
    const table = tableOf(this.stage, { width: 2 * x, depth: 2 * z, corner: 1.1, rim: RIM, felt: "--felt-king" });
    const tray = trayOf(this.stage, layout);
    this.stage.scene.add(tray);
    this.furniture = [table, tray];
  }

  /** Names lie in front of their castles, words in front of their dice, a word or the keyboard's ring before each card. */
  private label(): void {
    const { layout, host } = this;
    if (layout === null) return;
    for (const { seat, x, z, scale } of layout.courts) {
      host.label(`court ${seat}`, new Vector3(x, 0, z + (COURT_RADIUS + 0.45) * scale));
    }
    for (const [die, { x, z }] of layout.kept.entries()) {
      host.label(`die ${die}`, new Vector3(x, 0, z + layout.dieSize * 1.25));
    }
    const { pile } = layout;
    host.label("pile", new Vector3(pile.x, 0, pile.z + pile.width * 0.86));
    layout.market.forEach(({ x, z, width }, place) => {
      host.label(`card ${place}`, new Vector3(x, 0.2, z + (width * CARD_RATIO) / 2 + layout.dieSize * 0.22));
    });
  }
}

/** Who sits where, as who looks sees it. */
function seatsOf({ shown }: SeenTable): string {
  return orderFrom(shown.seat, shown.castles.length).join();
}
