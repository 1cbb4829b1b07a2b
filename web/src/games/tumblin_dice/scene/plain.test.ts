import { Vector3 } from "three";
import { expect, test } from "vitest";
import { lightOn } from "./plain";

test("what looks up is fully lit, what looks at the lamp a little more, what looks away still seen", () => {
  expect(lightOn(new Vector3(0, 0, 1))).toBeCloseTo(1, 1);
  expect(lightOn(new Vector3(-0.314, 0.393, 0.864))).toBeGreaterThan(1);
  const [back, front] = [lightOn(new Vector3(1, 0, 0)), lightOn(new Vector3(-1, 0, 0))];
  expect(back).toBeGreaterThan(0.3);
  expect(front).toBeGreaterThan(back);
  expect(lightOn(new Vector3(0, 0, -1))).toBeCloseTo(0.2);
});
