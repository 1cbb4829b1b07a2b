import { describe, expect, test } from "vitest";
import { KING_CARDS } from "../../wire.gen";
import { Courtyard } from "./courtyard";
import { cardOf, KingCard } from "./king-card";
import { elements, fire, only, pictures, withClass } from "./testing/tree";

const TURRET = 3; // red, red, green
const RESIDENT = 24; // gem, gem, flower

describe.each(KING_CARDS.map(({ number }) => number))("card %i", (number) => {
  const card = cardOf(number);
  const drawn = <KingCard number={number} label="a card" />;

  test("is the card that carries its number", () => expect(card.number).toBe(number));
  test("has a slot for each die that it asks for", () =>
    expect(withClass(drawn, "slot")).toHaveLength(card.asks.length));
  test("shows its lizards", () => expect(withClass(drawn, "kcard__lizards")[0]?.children).toHaveLength(card.lizards));
});

test("a turret card asks for colours without symbols", () => {
  const tiles = withClass(<KingCard number={TURRET} label="a card" />, "tile");
  expect(tiles.map(({ props }) => props.class)).toEqual(["tile tile--red", "tile tile--red", "tile tile--green"]);
  expect(tiles.flatMap(({ children }) => children)).toEqual([]);
});

test("a resident card asks for symbols without colours", () => {
  const slots = withClass(<KingCard number={RESIDENT} label="a card" />, "tile");
  expect(slots.every(({ props }) => props.class === "tile tile--stone")).toBe(true);
  expect(pictures(<KingCard number={RESIDENT} label="a card" />)).toEqual(
    expect.arrayContaining(["gem", "gem", "flower"]),
  );
});

test("cards that ask for the same have different residents", () => {
  const resident = (number: number) =>
    pictures(<KingCard number={number} label="a card" />).find((id) => id.startsWith("res-"));
  const residents = KING_CARDS.filter(({ kind }) => kind === "resident");
  for (const one of residents) {
    const twin = residents.find(({ number, asks }) => number > one.number && asks.join() === one.asks.join());
    if (twin) expect(resident(twin.number)).not.toBe(resident(one.number));
  }
});

test("a tick stands under a slot that is met and under no other", () => {
  const slots = withClass(<KingCard number={TURRET} label="a card" met={[true, false, true]} />, "slot");
  expect(slots.map(({ children }) => children.length === 2)).toEqual([true, false, true]);
});

test("a card that can be taken is a button that takes it", () => {
  let taken = 0;
  const card = <KingCard number={TURRET} label="Take it" fits onPress={() => (taken += 1)} />;
  fire(only(card, "button"), "onClick");
  expect(taken).toBe(1);
});

test("a card that cannot be pressed is a picture with a name", () => {
  const [card] = elements(<KingCard number={TURRET} label="Turret card" />);
  expect(card?.props).toMatchObject({ role: "img", "aria-label": "Turret card" });
});

test("a number that is on no card is refused", () => {
  expect(() => cardOf(41)).toThrow("no card 41");
});

test("a courtyard shows what is built, in order, and leaves the rest free", () => {
  const court = <Courtyard cards={[TURRET, RESIDENT]} hasCrown label="2 of 5" />;
  expect(pictures(court)).toEqual([
    "courtyard",
    "side-turret",
    "side-resident",
    "side-free",
    "side-free",
    "side-free",
    "crown",
  ]);
});

test("a spent crown leaves its outline in the courtyard", () => {
  expect(pictures(<Courtyard cards={[]} hasCrown={false} label="0 of 5" />)).toContain("crown-spent");
});
