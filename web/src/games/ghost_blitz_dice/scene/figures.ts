/** The five figures on the table: in the circle, lifted by a hand, or with the seat that they went to. */
import { type BufferGeometry, Group, Mesh, Vector3 } from "three";
import type { Moment } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { GHOST_FIGURES, type GhostFigure } from "../../../wire.gen";
import { shapeOf } from "./figures/figure";
import { Glides } from "./glide";
import type { FigureShown, Shown } from "./shown";

/** Where a figure stands, and how big: smaller on the rim, which is narrow. */
export interface Stand {
  readonly at: Vector3;
  readonly scale: number;
}

/** Height of a figure above the felt while it is held and not judged. */
export const LIFT = 0.4;
const LIFT_MS = 90;
const FLIGHT_MS = 430;
const ARCH = 1.3;
/** Width of a figure's soft shadow. */
const SHADOW = 2.4;

export class Figures {
  private readonly stage: Stage;
  private readonly glides = new Glides();
  private readonly groups: ReadonlyMap<GhostFigure, Group>;

  constructor(stage: Stage) {
    this.stage = stage;
    this.groups = new Map(GHOST_FIGURES.map((figure) => [figure, this.made(figure)]));
  }

  /** @param standOf where each is to be */
  show({ figures, isPlayer }: Shown, standOf: (one: FigureShown, place: number) => Stand, moment: Moment): void {
    figures.forEach((one, place) => {
      const group = this.groups.get(one.figure);
      if (group === undefined) return;
      this.stage.pickable(group, isPlayer ? one.figure : null);
      this.move(group, standOf(one, place), moment);
    });
  }

  step(nowMs: number): boolean {
    return this.glides.step(nowMs);
  }

  private move(group: Group, { at, scale }: Stand, { nowMs, isStill }: Moment): void {
    if (isStill || this.stage.look.isCalm) {
      group.userData.goal = at.clone();
      this.glides.put(group, at, scale);
      return;
    }
    const goal = group.userData.goal;
    if (goal instanceof Vector3 && goal.equals(at)) return; // it is there, or on its way
    group.userData.goal = at.clone();
    const isLift = Math.hypot(group.position.x - at.x, group.position.z - at.z) < 0.01;
    const [ms, arch] = isLift ? [LIFT_MS, 0] : [FLIGHT_MS, ARCH];
    this.glides.send(group, { to: at, scale, startMs: nowMs, ms, arch });
  }

  private made(figure: GhostFigure): Group {
    const { stage } = this;
    const { matt, gloss } = shapeOf(figure);
    const group = new Group();
    const add = (shape: BufferGeometry | null, surface: "matt" | "gloss"): void => {
      if (shape === null) return;
      const roughness = surface === "matt" ? 0.62 : 0.22;
      const coat = stage.shared(`material figure ${surface}`, () => stage.surface({ vertexColors: true, roughness }));
      const mesh = new Mesh(shape, coat);
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      group.add(mesh);
    };
    add(matt, "matt");
    add(gloss, "gloss");
    stage.scene.add(group);
    stage.blobs.add(group, SHADOW);
    return group;
  }
}
