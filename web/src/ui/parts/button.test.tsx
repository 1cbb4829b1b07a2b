import { expect, test } from "vitest";
import { Button, RuleBadge } from "./button";
import { fire, only, text } from "./testing/tree";

test("a button is pressed by a click", () => {
  let presses = 0;
  fire(only(<Button onPress={() => (presses += 1)}>Roll</Button>, "button"), "onClick");
  expect(presses).toBe(1);
});

test("a button asleep cannot be pressed", () => {
  let presses = 0;
  const button = (
    <Button asleep="after roll 2" onPress={() => (presses += 1)}>
      Crown
    </Button>
  );
  fire(only(button, "button"), "onClick");
  expect(presses).toBe(0);
});

test("a button asleep says why", () => {
  expect(text(<Button asleep="after roll 2">Crown</Button>)).toBe("Crown after roll 2");
});

test("a submit button asleep does not send its form", () => {
  let prevented = false;
  const button = (
    <Button type="submit" asleep="no code yet">
      Sit down
    </Button>
  );
  fire(only(button, "button"), "onClick", { preventDefault: () => (prevented = true) });
  expect(prevented).toBe(true);
});

test("a button asleep can still have the focus", () => {
  const { props } = only(<Button asleep="after roll 2">Crown</Button>, "button");
  expect(props.disabled).toBeUndefined();
  expect(props["aria-disabled"]).toBe(true);
});

test("a button with an icon alone has a name", () => {
  expect(only(<Button icon="x" label="Close" />, "button").props["aria-label"]).toBe("Close");
});

test("a button of no type sends no form", () => {
  expect(only(<Button>Roll</Button>, "button").props.type).toBe("button");
});

test("a rule's badge opens its rule", () => {
  const opened: string[] = [];
  fire(only(<RuleBadge id="GB-5" label="Rule GB-5" onOpen={(id) => opened.push(id)} />, "button"), "onClick");
  expect(opened).toEqual(["GB-5"]);
});
