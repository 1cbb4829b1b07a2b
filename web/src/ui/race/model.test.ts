import { expect, test } from "vitest";
import { pictureOf, type Take } from "./model";
import {
  botPressed,
  COIN,
  FARTHER,
  FARTHER_TAKES,
  first,
  HEAT,
  HEAT_TAKES,
  lane,
  pressed,
  race,
  right,
  wrong,
} from "./testing";

const farther = pictureOf(FARTHER, FARTHER_TAKES);
const seatsOf = (takes: readonly Take[], ...lanes: Parameters<typeof race>[0]) =>
  pictureOf(race(lanes), takes).lanes.map(({ seat }) => seat);

test("the first one comes first, then who was right, wrong, late, and who did not press", () => {
  expect(farther.lanes.map(({ seat, verdict }) => [seat, verdict])).toEqual([
    [3, "first"],
    [1, "right"],
    [2, "wrong"],
    [4, "late"],
  ]);
  expect(seatsOf([wrong(1), wrong(3)], lane(1, pressed(900, 9)), lane(2), lane(3, pressed(800, 9)))).toEqual([3, 1, 2]);
});

test("what is taken off is the time from the press to the arrival", () => {
  expect(farther.lanes.map(({ press }) => press?.wayMs)).toEqual([210, 24, 38, 0]);
});

test("the next one is the right one with the smallest distance, whoever was wrong in between", () => {
  expect([farther.next?.seat, farther.next?.gapMs]).toEqual([1, 18]);
});

test("a bot is known by its line: there is none", () => {
  expect(farther.lanes.filter(({ isBot }) => isBot).map(({ seat }) => seat)).toEqual([4]);
});

test("a seat whose most is small has a line all the same", () => {
  const [near] = pictureOf(race([lane(1, pressed(500, 1), { floor_ms: 0, most_ms: 28.7 })]), [first(1)]).lanes;
  expect(near?.isBot).toBe(false);
});

test("a coin between right ones is a dead heat, and neither is the next one", () => {
  const picture = pictureOf(HEAT, HEAT_TAKES);
  expect(picture.heat.map(({ seat }) => seat)).toEqual([1, 3]);
  expect(picture.next).toBeNull();
});

test("a coin between a right one and a wrong one decided nothing", () => {
  expect(pictureOf(HEAT, [first(1), wrong(3)]).heat).toEqual([]);
});

test("a coin between others than the first one is no dead heat", () => {
  const entries = [lane(1, pressed(700, 20, { entry: 6 })), lane(2, pressed(800, 20, { entry: 7 }))];
  const third = race([...entries, lane(3, pressed(801, 20, { entry: 8 }))], { heats: [{ seats: [2, 3], entry: 7 }] });
  expect(pictureOf(third, [first(1), right(2), right(3)]).heat).toEqual([]);
});

test("of two coins the one counts that let the first one go first", () => {
  const early = race(
    [
      lane(1, pressed(800, 20, { entry: 6 })),
      lane(2, pressed(803, 20, { entry: 7 })),
      lane(3, pressed(805, 20, { entry: 8 })),
    ],
    {
      heats: [
        { seats: [1, 2, 3], entry: 6, draw: { ...COIN, roll: 0 } },
        { seats: [2, 3], entry: 7, draw: COIN },
      ],
    },
  );
  const picture = pictureOf(early, [wrong(1), first(2), right(3)]);
  expect(picture.heat.map(({ seat }) => seat)).toEqual([2, 3]);
  expect(picture.coin).toBe(COIN);
});

test("where no coin decided there is none to check", () => {
  expect([farther.coin, pictureOf(HEAT, HEAT_TAKES).coin]).toEqual([null, COIN]);
});

test("a person whose line was never measured is no bot: it has a clock", () => {
  const [one] = pictureOf(race([lane(1, pressed(700, 0), { floor_ms: 0, most_ms: 0 })]), [first(1)]).lanes;
  expect(one?.isBot).toBe(false);
});

test("nobody was first where nobody was right", () => {
  const picture = pictureOf(race([lane(1, pressed(700, 20))]), [wrong(1)]);
  expect([picture.first, picture.next, picture.lanes[0]?.gapMs]).toEqual([null, null, null]);
});

test("a press at the fastest that counts was guessed", () => {
  const guess = pressed(120, 40, { said_ms: 90, earliest_ms: 90, latest_ms: 125 });
  const [lane1] = pictureOf(race([lane(1, guess)]), [wrong(1)]).lanes;
  expect(lane1?.press).toMatchObject({ isGuessed: true, doubt: "none" });
});

test("a browser that says less than a frame too soon is not doubted", () => {
  const [one] = pictureOf(race([lane(1, pressed(860, 24, { earliest_ms: 860, said_ms: 853 }))]), [first(1)]).lanes;
  expect(one?.press?.doubt).toBe("none");
});

test("a browser that says it was sooner than can be believed is doubted", () => {
  const [one] = pictureOf(race([lane(1, pressed(860, 24, { earliest_ms: 860, said_ms: 600 }))]), [first(1)]).lanes;
  expect(one?.press?.doubt).toBe("clock");
});

test("where the table takes no more off, it is the cap and no doubt of the clock", () => {
  const slow = pressed(800, 350, { earliest_ms: 800, latest_ms: 800, said_ms: 650 });
  const [one] = pictureOf(race([lane(3, slow, { floor_ms: 350, most_ms: 350 })]), [first(3)]).lanes;
  expect(one?.press?.doubt).toBe("cap");
});

test("a browser that says nothing is not doubted", () => {
  const { said_ms: _, ...silent } = pressed(860, 24);
  const [one] = pictureOf(race([lane(1, silent)]), [first(1)]).lanes;
  expect([one?.press?.saidMs, one?.press?.doubt]).toEqual([null, "none"]);
});

test("fields that the server leaves out are nothing", () => {
  const picture = pictureOf({ type: "race", round: 1, lanes: [{ seat: 4, presses: [botPressed(900)] }] }, [first(4)]);
  expect([picture.capMs, picture.bandMs, picture.fastestMs]).toEqual([0, 0, 0]);
  expect(picture.first).toMatchObject({ seat: 4, shortestMs: 0, press: { isGuessed: false, isStalled: false } });
});
