import { expect, test } from "vitest";
import { Choice, Stepper, Switch } from "./forms";
import { elements, fire, only, text } from "./testing/tree";

function stepper(value: number, steps: number[] = []) {
  return (
    <Stepper
      label="Time to grab"
      value={value}
      least={5}
      most={30}
      step={10}
      text={`${value} s`}
      lessLabel="Less time"
      moreLabel="More time"
      onStep={(next) => steps.push(next)}
    />
  );
}

function press(value: number, label: string): number[] {
  const steps: number[] = [];
  const key = elements(stepper(value, steps)).find(({ props }) => props["aria-label"] === label);
  if (key === undefined) throw new Error(`no key ${label}`);
  fire(key, "onClick");
  return steps;
}

test("a switch that is off asks to be on", () => {
  const asked: boolean[] = [];
  fire(only(<Switch label="Harder dice" isOn={false} onSwitch={(on) => asked.push(on)} />, "button"), "onClick");
  expect(asked).toEqual([true]);
});

test("a switch asleep asks for nothing", () => {
  const asked: boolean[] = [];
  const sleeping = <Switch label="Harder dice" isOn isAsleep onSwitch={(on) => asked.push(on)} />;
  fire(only(sleeping, "button"), "onClick");
  expect(asked).toEqual([]);
});

test("a switch tells readers what it is and how it stands", () => {
  const { props } = only(<Switch label="Harder dice" isOn onSwitch={() => {}} />, "button");
  expect(props).toMatchObject({ role: "switch", "aria-checked": true, "aria-label": "Harder dice" });
});

test("a stepper goes up by its step", () => expect(press(10, "More time")).toEqual([20]));
test("a stepper goes no higher than its bound", () => expect(press(25, "More time")).toEqual([30]));
test("a stepper goes no lower than its bound", () => expect(press(10, "Less time")).toEqual([5]));
test("a stepper at its bound does not go on", () => expect(press(30, "More time")).toEqual([]));
test("a stepper writes its value with the unit", () => expect(text(stepper(10))).toBe("10 s"));

test("a choice tells the value that is chosen", () => {
  const chosen: string[] = [];
  const options = [
    { value: "easy", text: "Easy" },
    { value: "hard", text: "Hard" },
  ];
  const choice = <Choice label="Level" value="easy" options={options} onChoose={(value) => chosen.push(value)} />;
  fire(only(choice, "select"), "onChange", { currentTarget: { value: "hard" } });
  expect(chosen).toEqual(["hard"]);
});
