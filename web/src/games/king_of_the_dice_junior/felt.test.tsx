/** The parts of the felt as they are drawn: which keys are awake, and that help which is off tells nothing. */
import { expect, test } from "vitest";
import { elements, withClass } from "../../ui/parts/testing/tree";
import type { KingFace, KingView } from "../../wire.gen";
import { Acts } from "./acts";
import { Dice } from "./dice";
import { Market } from "./market";
import { tableWith, viewWith } from "./testing";

const NO_MATCH: readonly KingFace[] = ["red-gem", "red-animal", "green-gem", "green-gem"];
const THREE_REDS: readonly KingFace[] = ["red-gem", "red-animal", "red-animal", "blue-flower"];
const after = (rolls: number, faces: readonly KingFace[], changes: Partial<KingView> = {}): KingView =>
  viewWith({ phase: "choose", rolls, faces, ...changes });
const acts = (view: KingView, kept: readonly number[] = []) => (
  <Acts {...tableWith(view, { kept })} onTakeBack={() => undefined} />
);
const textOf = (drawn: ReturnType<typeof elements>): string =>
  drawn.flatMap(({ children }) => children.filter((child) => typeof child === "string")).join(" ");

test("an own turn has one marigold key: roll", () => {
  expect(withClass(acts(viewWith({})), "btn--act").map(({ props }) => props["aria-keyshortcuts"])).toEqual(["R"]);
});

test("the roll key shows as many dice as are not kept", () => {
  const [dice] = withClass(acts(after(1, NO_MATCH), [0, 1]), "bigkey__dice");
  expect(dice?.children).toHaveLength(2);
});

test("a met card puts the keys to sleep with a reason", () => {
  const view = acts(after(1, THREE_REDS));
  expect(withClass(view, "btn--act")).toEqual([]);
  expect(textOf(elements(view))).toContain("Take a card");
});

test("after two rolls without a match the crown is marigold, and stopping is not", () => {
  const keys = withClass(acts(after(2, NO_MATCH)), "btn--act");
  expect(keys.map(({ props }) => props["aria-label"])).toEqual(["Use your crown: roll 4 dice"]);
});

test("after two rolls with a spent crown, stopping is the one marigold key", () => {
  const keys = withClass(acts(after(2, NO_MATCH, { crowns: [2] })), "btn--act");
  expect(keys.map(({ props }) => props["aria-keyshortcuts"])).toEqual(["E"]);
});

test("in the turn of another seat the big key says who plays", () => {
  expect(textOf(elements(acts(viewWith({ in_turn: 2 }))))).toContain("Mika plays");
});

test("a met card says Take and has its ring", () => {
  const market = <Market {...tableWith(after(1, THREE_REDS))} />;
  expect(withClass(market, "kcard--fits").map(({ props }) => props["aria-label"])).toEqual([
    "Take the turret red, red, red",
  ]);
});

test("with the help off, cards that fit and cards that do not look alike", () => {
  const market = <Market {...tableWith(after(1, THREE_REDS), { showsFits: false, kept: [0, 1] })} />;
  expect(withClass(market, "kcard--fits")).toEqual([]);
  expect(withClass(market, "slot__tick")).toEqual([]);
  expect(elements(market).filter(({ tag }) => tag === "button")).toHaveLength(2);
});

test("a card that is yet to come leaves its place free", () => {
  const market = <Market {...tableWith(viewWith({ phase: "refill", face_up: [9] }))} />;
  expect(withClass(market, "kplace--empty")).toHaveLength(1);
});

test("dice are toggles on the own turn only", () => {
  const toggles = (view: KingView): number =>
    elements(<Dice {...tableWith(view)} />).filter(({ tag }) => tag === "button").length;
  expect([toggles(after(1, NO_MATCH)), toggles(after(1, NO_MATCH, { in_turn: 2 }))]).toEqual([4, 0]);
});

test("a toggle says its face and what will be done with it", () => {
  const dice = elements(<Dice {...tableWith(after(1, NO_MATCH), { kept: [0] })} />);
  const names = dice.filter(({ tag }) => tag === "button").map(({ props }) => props["aria-label"]);
  expect(names.slice(0, 2)).toEqual(["red gem: Keep", "red animal: Roll"]);
});

test("a die in motion shows no face", () => {
  const view = viewWith({ phase: "rolling", rolls: 1, faces: [null, null, null, null] });
  const labels = withClass(<Dice {...tableWith(view)} />, "die").map(({ props }) => props["aria-label"]);
  expect(new Set(labels)).toEqual(new Set(["die in motion"]));
});
