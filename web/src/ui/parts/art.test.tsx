import { expect, test } from "vitest";
import sprite from "../../styles/art.svg?raw";
import { KING_CARDS } from "../../wire.gen";
import { ICONS, Icon, Use } from "./art";
import { Courtyard } from "./courtyard";
import { GhostDie, KingDie } from "./die";
import { FigureKey } from "./figure";
import { KingCard, Pile } from "./king-card";
import { SeatDisc } from "./seat";
import { elements, pictures } from "./testing/tree";

const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
const FIGURES = ["chair", "ghost", "mouse", "bottle", "book"] as const;
const FACES = ["red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"] as const;

test("the icons of the sprite are those that can be named", () => {
  expect(symbols.filter((id) => id?.startsWith("i-")).sort()).toEqual(ICONS.map((name) => `i-${name}`).sort());
});

test("whatever the parts show is in the sprite", () => {
  const shown = [
    ...KING_CARDS.map(({ number }) => <KingCard key={number} number={number} label="a card" met={[true]} />),
    ...FIGURES.map((face) => <GhostDie key={face} colour="red" face={face} label="a die" />),
    ...FIGURES.map((figure) => (
      <FigureKey key={figure} figure={figure} name="" sub="" shortcut="1" state="go" onPress={() => {}} />
    )),
    ...FACES.map((face) => <KingDie key={face} face={face} />),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((seat) => <SeatDisc key={seat} seat={seat} />),
    <KingDie key="moving" face={null} />,
    <Pile key="pile" label="" text="" />,
    <Courtyard key="ready" cards={[1, 21]} hasCrown label="" />,
    <Courtyard key="spent" cards={[]} hasCrown={false} label="" />,
  ];
  expect(symbols).toEqual(expect.arrayContaining([...new Set(pictures(shown))]));
});

test("a picture without a label is silent", () => {
  expect(elements(<Icon name="check" />)[0]?.props["aria-hidden"]).toBe("true");
});

test("a picture with a label has its name", () => {
  expect(elements(<Use id="crown" label="Crown" />)[0]?.props).toMatchObject({ role: "img", "aria-label": "Crown" });
});
