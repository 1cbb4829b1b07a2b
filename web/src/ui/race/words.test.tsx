/** Headlines, lanes and numbers: what is read, by eye and by ear. */
import { expect, test } from "vitest";
import { elements, only, text, withClass } from "../parts/testing/tree";
import { fileNameOf, fileOf, summaryOf } from "./keep";
import { Lanes } from "./lanes";
import { pictureOf } from "./model";
import { Numbers } from "./numbers";
import {
  FARTHER,
  FARTHER_TAKES,
  first,
  HEAT,
  HEAT_TAKES,
  lane,
  name,
  player,
  pressed,
  race,
  right,
  wrong,
} from "./testing";
import { headlineOf, subOf, wordsOf } from "./words";

const picture = pictureOf(FARTHER, FARTHER_TAKES);
const heat = pictureOf(HEAT, HEAT_TAKES);
const finish = {
  race: FARTHER,
  takes: FARTHER_TAKES,
  starter: "dice" as const,
  game: "Ghost Blitz",
  title: "throw 21",
  table: "7k3f",
  match: 2,
};

test("the headline says who was first, and before whom", () => {
  expect([headlineOf(picture, name), subOf(picture, name)]).toEqual([
    "Jo was first!",
    "18 thousandths of a second before you",
  ]);
});

test("the headline of a dead heat says to whom the coin fell", () => {
  expect([headlineOf(heat, name), subOf(heat, name)]).toEqual([
    "Dead heat!",
    "You and Jo, 5 thousandths of a second apart. The coin fell to you.",
  ]);
});

test("who shares a device is told why nothing more can be said", () => {
  const lanes = HEAT.lanes.map((one) => (one.seat === 2 ? one : { ...one, device: 1 }));
  expect(subOf(pictureOf({ ...HEAT, lanes }, HEAT_TAKES), name)).toBe(
    "You and Jo, in one picture of the same screen. The coin fell to you.",
  );
});

test.each([
  [861, "1 thousandth of a second before you"],
  [860, "1 thousandth of a second before you"],
  [2110, "1.25 seconds before you"],
])("a distance to %d ms is told so that one can count it", (timeMs, sentence) => {
  const raced = race([lane(3, pressed(860, 200)), lane(1, pressed(timeMs, 20))]);
  expect(subOf(pictureOf(raced, [first(3), right(1)]), name)).toBe(sentence);
});

test("each lane has its words", () => {
  expect(picture.lanes.map((one) => wordsOf(one, name, "dice"))).toEqual([
    ["first", "supply 1, Mika 1"],
    ["18 ms later"],
    ["wrong", "took the bottle"],
    ["bot, too late"],
  ]);
  expect(heat.lanes.map((one) => wordsOf(one, name, "dice"))).toEqual([
    ["the coin fell here"],
    ["same moment"],
    ["did not grab"],
  ]);
});

test("a wrong one that cannot have looked is called a guess", () => {
  const guess = race([lane(2, pressed(120, 40))]);
  expect(pictureOf(guess, [wrong(2)]).lanes.map((one) => wordsOf(one, name, "dice"))).toEqual([
    ["wrong", "guessed the bottle"],
  ]);
});

test("lanes are a list; pictures in it are silent, and every press is told in words", () => {
  const drawn = <Lanes picture={picture} name={name} />;
  const rows = elements(only(drawn, "ol") && drawn).filter(({ tag }) => tag === "li");
  expect(rows).toHaveLength(4);
  expect(withClass(drawn, "race__lane").map(({ props }) => props["aria-hidden"])).toEqual(Array(4).fill("true"));
  expect(text(drawn)).toContain(
    "Pressed after 0.842 seconds, surely between 0.832 and 0.848. Way of 0.21 s taken off.",
  );
  expect(only(drawn, "figure").props["aria-label"]).toBe("Who pressed when");
});

test("what was told before a clock started is a bar left of its lane, in the legend, the numbers and the summary", () => {
  const raced = race([lane(1, pressed(800, 24), { listens_ms: 4250 }), lane(2, pressed(900, 38))]);
  const takes = [first(1), right(2)];
  const byEar = pictureOf(raced, takes);
  const drawn = <Lanes picture={byEar} name={name} />;
  expect(withClass(drawn, "race__told")).toHaveLength(1);
  expect(text(drawn)).toContain("Heard the dice for 4.25 s. Pressed after 0.800 seconds");
  expect(text(drawn)).toContain("heard the dice, not to scale");
  expect(text(<Numbers picture={byEar} name={name} />)).toContain("heard for");
  expect(text(<Numbers picture={byEar} name={name} />)).toContain("You 4.250 0.824");
  expect(summaryOf({ ...finish, race: raced, takes }, byEar, player)).toContain(
    "Ada: 0.800 s, way 0.02 s taken off, heard the dice for 4.25 s before, first, supply 1",
  );
});

test("where all looked, nothing is said of that", () => {
  expect(withClass(<Lanes picture={picture} name={name} />, "race--told")).toEqual([]);
  expect(text(<Numbers picture={picture} name={name} />)).not.toContain("heard");
});

test("a bot has no letter, a wrong one a cross", () => {
  const drawn = <Lanes picture={picture} name={name} />;
  expect(withClass(drawn, "race__letter--back")).toHaveLength(3);
  expect(withClass(drawn, "race__cross")).toHaveLength(1);
  expect(withClass(drawn, "race__bot")).toHaveLength(1);
});

test("a dead heat has a band and no line", () => {
  const drawn = <Lanes picture={heat} name={name} />;
  expect([withClass(drawn, "race__band").length, withClass(drawn, "race__line").length]).toEqual([1, 0]);
});

test("the numbers are a table with heads for its columns and rows", () => {
  const drawn = <Numbers picture={picture} name={name} />;
  const scopes = elements(drawn).flatMap(({ tag, props }) => (tag === "th" ? [props.scope] : []));
  expect(scopes).toEqual([...Array(8).fill("col"), ...Array(4).fill("row")]);
  expect(text(drawn)).toContain("1.052 −0.210 0.842 0.832 to 0.848 0.842 198 ms the mouse");
  expect(text(drawn)).toContain("The most that is ever taken off at this table is 350 ms.");
});

test("a seat without a press has a row all the same", () => {
  expect(text(<Numbers picture={heat} name={name} />)).toContain("Mika – – – – – 36 ms –");
});

test("the summary has real names and no “you”", () => {
  expect(summaryOf(finish, picture, player)).toBe(
    [
      "Ghost Blitz, throw 21",
      "Jo was first! 18 thousandths of a second before Ada",
      "",
      "Jo: 0.842 s, way 0.21 s taken off, first, supply 1, Mika 1",
      "Ada: 0.860 s, way 0.02 s taken off, 18 ms later",
      "Mika: 0.705 s, way 0.04 s taken off, wrong, took the bottle",
      "Otto: 1.110 s, bot, too late",
      "",
      "Jo’s finger was first; Jo’s message just had the longer way to walk.",
      "Mika pressed sooner still, but wrong.",
    ].join("\n"),
  );
});

test("the file has the race as the server sent it", () => {
  expect(JSON.parse(fileOf(finish, player))).toMatchObject({
    table: "7k3f",
    match: 2,
    players: [{ seat: 1, player: "Ada" }, { player: "Mika" }, { player: "Jo" }, { player: "Otto" }],
    race: FARTHER,
  });
  expect(fileNameOf(finish)).toBe("finish-7k3f-2-21.json");
});

test("where a card was raced for, the times count from its turning, and whoever was silent did not call", () => {
  const card = pictureOf(race([lane(1), lane(2, pressed(14_000, 20))]), [{ ...wrong(2), took: "1 1 2 2 3 4" }], "card");
  expect(card.lanes.map((one) => wordsOf(one, name, card.starter))).toEqual([
    ["wrong", "had 1 1 2 2 3 4"],
    ["did not call"],
  ]);
  expect(text(<Lanes picture={card} name={name} />)).toContain("seconds after the card was turned");
  expect(text(<Numbers picture={card} name={name} />)).toContain("1 1 2 2 3 4");
});

test("the file keeps the claims that the picture leaves out", () => {
  const drawn = race([lane(1)]);
  expect(JSON.parse(fileOf({ ...finish, drawn }, player)).race).toEqual(FARTHER);
});
