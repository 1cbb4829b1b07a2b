/** From when on a press counts. */
import { expect, test } from "vitest";
import { updateWith } from "../model/testing";
import { Showing } from "./showing";
import { FakeScreen } from "./testing";

function watching() {
  const screen = new FakeScreen();
  const painted: number[] = [];
  return { screen, painted, showing: new Showing(screen, (revision) => painted.push(revision)) };
}

const shown = updateWith({ revision: 5, round: 3 });

test("the frame after the one that drew it counts, and is told", () => {
  const { screen, painted, showing } = watching();
  showing.draws(shown);
  screen.draws(1016);
  expect(painted).toEqual([]);
  expect(showing.since(1016, shown)).toBeNull();
  screen.draws(1032);
  expect(painted).toEqual([5]);
  screen.nowMs = 1432;
  expect(showing.since(1431.5, shown)).toBe(399.5);
});

test("a telling begins at once, however late the page draws, and time counts from its end", () => {
  const { screen, painted, showing } = watching();
  showing.hears(shown, "race", 4250);
  expect([painted, showing.beganMs(shown)]).toEqual([[5], 1000]);
  screen.draws(1400);
  screen.draws(1800);
  expect(painted).toEqual([5]);
  screen.nowMs = 6050;
  expect(showing.since(6050, shown)).toBe(800);
  expect(showing.since(5000, shown)).toBe(0);
  expect(showing.beganMs(updateWith({ round: 4 }))).toBeNull();
});

test("the next race is looked at again, if nobody listens any more", () => {
  const { screen, showing } = watching();
  showing.hears(shown, "race", 4250);
  screen.draws(1016);
  screen.draws(1032);
  const next = updateWith({ revision: 9, round: 4 });
  showing.hears(next, "race");
  screen.draws(7016);
  screen.draws(7032);
  screen.nowMs = 7432;
  expect(showing.since(7432, next)).toBe(400);
});

test("a later update of the same race does not begin it anew", () => {
  const { screen, painted, showing } = watching();
  showing.draws(shown);
  screen.draws(1016);
  screen.draws(1032);
  screen.nowMs = 1500;
  expect(showing.since(1500, updateWith({ revision: 6, round: 3 }))).toBe(468);
  expect(painted).toEqual([5]);
});

test.each([{ round: 4 }, { match: 2, round: 3 }, { undos: 1, round: 3 }])("another race was not seen: %j", (other) => {
  const { screen, showing } = watching();
  showing.draws(shown);
  screen.draws(1016);
  screen.draws(1032);
  expect(showing.since(1500, updateWith(other))).toBeNull();
});

test("what was never shown here, as after a reload, has no time", () => {
  expect(watching().showing.since(1500, shown)).toBeNull();
});

test("a page that is hidden when it comes tells its painting, but no time", () => {
  const { screen, painted, showing } = watching();
  screen.hidden = true;
  showing.draws(shown);
  screen.hidden = false;
  screen.draws(9000);
  screen.draws(9016);
  expect(painted).toEqual([5]);
  expect(showing.since(9016, shown)).toBeNull();
});

test("a page that was hidden in between has no time either, until the next race", () => {
  const { screen, showing } = watching();
  showing.draws(shown);
  screen.draws(1016);
  screen.draws(1032);
  showing.hide();
  expect(showing.since(1032, shown)).toBeNull();
  const next = updateWith({ revision: 9, round: 4 });
  showing.draws(next);
  screen.draws(2016);
  screen.draws(2032);
  expect(showing.since(2032, next)).toBe(0);
});

test.each([0, -5, 1_790_000_000_000, 2500])("a stamp of another clock is no time: %d", (stamp) => {
  const { screen, showing } = watching();
  showing.draws(shown);
  screen.draws(1016);
  screen.draws(1032);
  screen.nowMs = 8000;
  expect(showing.since(stamp, shown)).toBeNull();
});

test("a press that came before the picture took no time", () => {
  const { screen, showing } = watching();
  showing.draws(shown);
  screen.draws(1016);
  screen.draws(1032);
  expect(showing.since(1030, shown)).toBe(0);
});

test("a race that follows at once is the only one that is told", () => {
  const { screen, painted, showing } = watching();
  showing.draws(shown);
  screen.draws(1016);
  showing.draws(updateWith({ revision: 6, round: 4 }));
  screen.draws(1032);
  screen.draws(1048);
  expect(painted).toEqual([6]);
});

test("a page that is left tells nothing more", () => {
  const { screen, painted, showing } = watching();
  showing.draws(shown);
  showing.stop();
  screen.draws(1016);
  screen.draws(1032);
  expect(painted).toEqual([]);
});

test("faces of the own dice are told by the picture after the next, and do not begin the race anew", () => {
  const { screen, painted, showing } = watching();
  showing.hears(shown, "race");
  screen.draws(1016);
  screen.draws(1032);
  const landing = updateWith({ revision: 7, round: 3 });
  showing.hears(landing, "faces");
  screen.draws(1816);
  expect(painted).toEqual([5]);
  screen.draws(1832);
  expect(painted).toEqual([5, 7]);
  screen.nowMs = 2032;
  expect(showing.since(2032, landing)).toBe(1000);
});

test("a card that is turned while own faces are drawn is told as well", () => {
  const { screen, painted, showing } = watching();
  showing.hears(updateWith({ revision: 6, round: 3 }), "faces");
  screen.draws(1016);
  showing.hears(updateWith({ revision: 7, round: 4 }), "race");
  screen.draws(1032);
  screen.draws(1048);
  expect(painted).toEqual([6, 7]);
});

test("an update that brings neither is not told", () => {
  const { screen, painted, showing } = watching();
  showing.hears(shown, "nothing");
  screen.draws(1016);
  screen.draws(1032);
  expect(painted).toEqual([]);
  expect(showing.since(1032, shown)).toBeNull();
});

test("a page that is left tells nothing of faces, either", () => {
  const { screen, painted, showing } = watching();
  showing.hears(shown, "faces");
  showing.stop();
  screen.draws(1016);
  screen.draws(1032);
  expect(painted).toEqual([]);
});
