/** My arm at this table: what is aimed, by mouse, touch or keys, and the throw that comes of it. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { TumblinKind } from "../../wire.gen";
import type { Hands } from "../gameui";
import { type Aiming, aimOf, atFirst, cancelled, type Drag, dragged, grabbed, released } from "./aiming";
import type { Model } from "./model";
import type { NameOf, TumblinSeen } from "./names";
import { boardTexts } from "./texts-board";

export interface Arm {
  readonly aiming: Signal<Aiming>;
  /** Force of my last throw; null: none yet. */
  readonly last: ReadonlySignal<number | null>;
  /** A finger that is down; null: none. */
  readonly drag: ReadonlySignal<Drag | null>;
  /** Whether I throw now. */
  readonly mayThrow: boolean;
  /** Why the key to throw sleeps; undefined: it is awake. */
  readonly asleep: string | undefined;
  change(next: Aiming): void;
  /** Throws as it is aimed, or says why not. */
  throwIt(): void;
  /** A finger comes down at a place of the board; says whether it has something in the hand then. */
  grab(xMm: number, yMm: number, reachMm: number): boolean;
  move(xMm: number, yMm: number, gain: number): void;
  letGo(): void;
  cancel(): void;
}

export function useArm(seen: TumblinSeen, model: Model, hands: Hands, name: NameOf): Arm {
  const aiming = useMemo(() => signal({ ...atFirst, kind: seen.update.view.kinds[0] ?? atFirst.kind }), []);
  const last = useMemo(() => signal<number | null>(null), []);
  const drag = useMemo(() => signal<Drag | null>(null), []);
  const arm = armOf({ seen, model, hands, name, aiming, last, drag });
  useKindThatIsThere(model, aiming);
  const wasMine = useRef(arm.mayThrow);
  useEffect(() => {
    if (wasMine.current && !arm.mayThrow) arm.cancel(); // the turn has gone while a finger was down
    wasMine.current = arm.mayThrow;
  });
  return arm;
}

/** The kind that is aimed with is one that the seat still has; of a partner's dice as well. */
function useKindThatIsThere({ isMine, kinds }: Model, aiming: Signal<Aiming>): void {
  const [first] = kinds;
  useEffect(() => {
    if (isMine && first !== undefined && !kinds.includes(aiming.peek().kind)) {
      aiming.value = { ...aiming.peek(), kind: first };
    }
  });
}

interface ArmParts {
  readonly seen: TumblinSeen;
  readonly model: Model;
  readonly hands: Hands;
  readonly name: NameOf;
  readonly aiming: Signal<Aiming>;
  readonly last: Signal<number | null>;
  readonly drag: Signal<Drag | null>;
}

export function armOf({ seen, model, hands, name, aiming, last, drag }: ArmParts): Arm {
  const asleep = whyAsleep(seen, model, name);
  const mayThrow = asleep === undefined;
  const throwIt = (): void => {
    const now = aiming.peek();
    if (now.isDragging) return;
    const refusal = refusalOf(seen, model, now.kind, name);
    if (refusal !== null) hands.toast(...refusal);
    if (refusal !== null || !mayThrow) return;
    last.value = now.force;
    hands.act({ type: "throw", die: now.kind }, undefined, aimOf(now));
  };
  return {
    aiming,
    last,
    drag,
    mayThrow,
    asleep,
    throwIt,
    change(next) {
      aiming.value = next;
    },
    grab(xMm, yMm, reachMm) {
      if (!mayThrow) return false;
      drag.value = grabbed(aiming.peek(), xMm, yMm, reachMm);
      return drag.value !== null;
    },
    move(xMm, yMm, gain) {
      const its = drag.peek();
      if (its !== null) [drag.value, aiming.value] = dragged(its, aiming.peek(), [xMm, yMm], gain);
    },
    letGo() {
      const its = drag.peek();
      if (its === null) return;
      const { aiming: next, throws } = released(its, aiming.peek());
      drag.value = null;
      aiming.value = next;
      if (throws) throwIt();
    },
    cancel() {
      const its = drag.peek();
      drag.value = null;
      if (its !== null) aiming.value = cancelled(its, aiming.peek());
      else if (aiming.peek().isDragging) aiming.value = { ...aiming.peek(), isDragging: false };
    },
  };
}

function whyAsleep(seen: TumblinSeen, model: Model, name: NameOf): string | undefined {
  const t = boardTexts().asleep;
  const { view } = seen.update;
  if (model.phase === "over") return t.over;
  if (view.left.includes(model.seat)) return t.left;
  if (model.phase === "order") return t.order;
  if (model.isMoving) return t.moving;
  if (!model.isMine) return t.theirs(name(model.inTurn));
  if (seen.isPending) return t.pending;
  return seen.isAsleep ? "" : undefined;
}

/** What is said with its rule when somebody throws all the same; null: nothing is in the way, or it is said elsewhere. */
function refusalOf(seen: TumblinSeen, model: Model, kind: TumblinKind, name: NameOf): readonly [string, string] | null {
  const t = boardTexts().refused;
  const { view } = seen.update;
  if (model.seat === 0 || model.phase === "over" || view.left.includes(model.seat)) return null;
  if (model.phase === "order") return [t.order, "TD-R1"];
  if (model.isMoving) return [t.moving, "TD-R9"];
  if (!view.order.includes(model.seat)) return [t.overtime, "TD-10"];
  if (!model.isMine) return [t.theirs(name(model.inTurn)), "TD-1"];
  return model.kinds.includes(kind) ? null : [t.none, "TD-R14"];
}
