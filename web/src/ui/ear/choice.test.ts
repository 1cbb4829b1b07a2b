import { expect, test } from "vitest";
import { DIE_MS } from "../../wire.gen";
import { ear, earSpeed } from "../frame/chosen";
import { dieMsOf, wantedDieMs } from "./choice";

test("whatever is chosen, the table knows such times, and slower is longer", () => {
  const [least, most] = DIE_MS;
  for (const how of ["sounds", "spoken"] as const) {
    const times = (["fast", "usual", "slow"] as const).map((speed) => dieMsOf(how, speed));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const ms of times) {
      expect(ms).toBeGreaterThanOrEqual(least);
      expect(ms).toBeLessThanOrEqual(most);
    }
  }
});

test("nobody listens who has not chosen to", () => {
  expect(wantedDieMs.value).toBe(0);
  ear.choose("spoken");
  earSpeed.choose("slow");
  expect(wantedDieMs.value).toBe(1200);
  ear.choose("off");
  expect(wantedDieMs.value).toBe(0);
});
