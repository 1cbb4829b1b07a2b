import { expect, test } from "vitest";
import { GhostDie, KingDie, NamedGhostDie } from "./die";
import { elements, pictures, text, withClass } from "./testing/tree";

test("a die in motion has no face in the page", () => {
  const die = <GhostDie colour="red" face={null} label="red die, in motion" />;
  expect(pictures(die)).toEqual(["die", "die-whirl"]);
});

test("a die at rest shows the picture of its face", () => {
  expect(pictures(<GhostDie colour="red" face="bottle" label="red die: bottle" />)).toEqual(["die", "glyph-bottle"]);
});

test("a die at rest has the state that it is given", () => {
  const [die] = elements(<GhostDie colour="red" face="bottle" resting="key" label="red die: bottle" />);
  expect(die?.props["data-state"]).toBe("key");
});

test("a die in motion is tumbling whatever it was before", () => {
  const [die] = elements(<GhostDie colour="red" face={null} resting="key" label="red die, in motion" />);
  expect(die?.props["data-state"]).toBe("tumbling");
});

test("a named die writes its colour", () => {
  expect(text(<NamedGhostDie colour="red" face="book" label="red die: book" colourName="red" />)).toBe("red");
});

test("a die of King of the Dice doubles its colour with a pattern", () => {
  expect(withClass(<KingDie face="green-gem" label="green gem" />, "tile--green")).toHaveLength(1);
});

test("a die of King of the Dice shows its animal as a lizard", () => {
  expect(pictures(<KingDie face="red-animal" label="red animal" />)).toEqual(["die", "lizard"]);
});

test("a die of King of the Dice in motion has neither pattern nor symbol", () => {
  const die = <KingDie face={null} label="a die in motion" />;
  expect(withClass(die, "tile")).toEqual([]);
  expect(pictures(die)).toEqual(["die", "die-whirl"]);
});

test("a die without a label is silent", () => {
  const [die] = elements(<KingDie face="red-gem" />);
  expect(die?.props["aria-hidden"]).toBe("true");
});
