/** A page of `./bench frames`: a full table of Lightning Dice whose 36 dice are rolled all the time. */
import "../../../../styles/index.css";
import "../../../../styles/tables.css";
import { measureScene, pause } from "../../../../scene/testing/measuring";
import { makeScene } from "../scene";
import type { DieShown, LightningShown } from "../shown";

const SEATS = [1, 2, 3, 4, 5, 6];
const ROLL_MS = 800;
/** Between rest and the next roll. */
const LOOK_MS = 100;
const QUICK_MS = 60;

await measureScene(makeScene, shownAt(0, false, ROLL_MS), async (table, nth, isQuick) => {
  const rollMs = isQuick ? QUICK_MS : ROLL_MS;
  table.show(shownAt(nth, true, rollMs), false);
  await pause(rollMs);
  table.show(shownAt(nth, false, rollMs), false);
  await pause(isQuick ? QUICK_MS : LOOK_MS);
});

function shownAt(nth: number, isRolling: boolean, rollMs: number): LightningShown {
  const dieOf = (seat: number, die: number): DieShown =>
    isRolling ? { lies: "tumbling", face: 0 } : { lies: "felt", face: ((nth + seat * 5 + die) % 6) + 1 };
  return {
    match: 1,
    me: 1,
    seats: SEATS.map((seat) => ({
      seat,
      dice: SEATS.map((die) => dieOf(seat, die)),
      score: (nth + seat * 3) % 21,
      isGone: false,
      rollMs,
    })),
    card: {
      number: nth + 1,
      title: "Little twins",
      picture: [1, 1, 2, 2, 3, 0],
      sentence: "Five of these.",
      remarks: [`card ${nth}`, "about 9 rolls"],
      any: "any",
    },
    goal: 20,
  };
}
