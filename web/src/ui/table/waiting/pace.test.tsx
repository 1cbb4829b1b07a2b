/** A handicap at the waiting table: chosen by the host, read by everybody. */
import { expect, test } from "vitest";
import { seatWith } from "../../../model/testing";
import { GAMES } from "../../../wire.gen";
import { draw, elements, fire, only, text } from "../../parts/testing/tree";
import { PaceChoice, PaceWords } from "./pace";

const paces = GAMES.find(({ name }) => name === "lightning_dice")?.paces ?? [];

test.each([
  [50, "dice half as long"],
  [75, "dice 0.75× as long"],
  [150, "dice 1.5× as long"],
  [200, "dice twice as long"],
  [300, "dice 3× as long"],
])("a seat at %i hundredths is told in words", (percent, words) => {
  expect(text(<PaceWords seat={seatWith(2, { pace_percent: percent })} />)).toBe(words);
});

test("a seat without a handicap is told nothing of", () => {
  expect(draw(<PaceWords seat={seatWith(2)} />)).toEqual([]);
});

test("the choice names whose it is, stands where it stands, and gives a number", () => {
  const chosen: number[] = [];
  const choice = (
    <PaceChoice seat={seatWith(2, { pace_percent: 75 })} paces={paces} onChoose={(percent) => chosen.push(percent)} />
  );
  const select = only(choice, "select");
  expect(select.props).toMatchObject({ "aria-label": "Handicap of Player 2", value: "75" });
  const options = elements(choice).filter(({ tag }) => tag === "option");
  expect(options.map(({ children }) => children.join(""))).toEqual([
    "dice roll half as long",
    "dice roll 0.75× as long",
    "dice roll as usual",
    "dice roll 1.5× as long",
    "dice roll twice as long",
    "dice roll 3× as long",
  ]);
  fire(select, "onChange", { currentTarget: { value: "150" } });
  expect(chosen).toEqual([150]);
});

test("whoever makes a bot slower reads that it looks and calls more slowly too", () => {
  const choice = <PaceChoice seat={seatWith(3, { kind: "bot" })} paces={paces} onChoose={() => undefined} />;
  expect(text(choice)).toContain("A bot looks and calls");
});

test("a game without handicaps has no choice", () => {
  expect(draw(<PaceChoice seat={seatWith(2)} paces={[]} onChoose={() => undefined} />)).toEqual([]);
});
