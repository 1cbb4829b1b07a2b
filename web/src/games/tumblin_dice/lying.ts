/** How the board lies after a throw, from what was told of it: for the end of a quarter, when the table is cleared. */
import type { TumblinEvent, TumblinPose, TumblinResting } from "../../wire.gen";
import type { Way } from "./frames";
import type { Lying } from "./scoring";

/** Of two dice on each other, the middles are so far apart. */
const [LEAST_UP_MM, MOST_ASIDE_MM] = [8, 16];

/** @param way of the dice that moved; null: nobody saw it, and they have no pose */
export function afterEvents(before: Lying, events: readonly TumblinEvent[], way: Way | null): Lying {
  const board = new Map(before.board.map((resting) => [resting.die, moved(resting, way)]));
  const stacked = [...before.stacked];
  for (const event of events) {
    if (event.type === "removed") board.delete(event.die);
    else if (event.type === "stacked") stacked.push([event.upper, event.lower]);
    else if (event.type === "landed" || event.type === "moved") {
      const { die, face, level, crossed } = event;
      board.set(die, { die, face, level, crossed, pose: endOf(die, way) ?? board.get(die)?.pose ?? null });
    }
  }
  return { board: [...board.values()], stacked: stacked.filter(([upper, lower]) => isOn(board, upper, lower)) };
}

function moved(resting: TumblinResting, way: Way | null): TumblinResting {
  const pose = endOf(resting.die, way);
  return pose === null ? resting : { ...resting, pose };
}

function endOf(die: string, way: Way | null): TumblinPose | null {
  return way?.poseAt(die, way.durationMs) ?? null;
}

function isOn(board: ReadonlyMap<string, TumblinResting>, upper: string, lower: string): boolean {
  const [one, other] = [board.get(upper), board.get(lower)];
  if (one === undefined || other === undefined) return false;
  if (!one.pose || !other.pose) return true;
  const [x, y, z] = one.pose.at_mm;
  const [a, b, c] = other.pose.at_mm;
  return z - c > LEAST_UP_MM && Math.hypot(x - a, y - b) < MOST_ASIDE_MM;
}
