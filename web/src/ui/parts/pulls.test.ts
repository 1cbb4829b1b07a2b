import { expect, it } from "vitest";
import { ownPull, ownPullOfOne } from "./pulls";

function moveOf(fingers: number, cancelable = true) {
  const event = new Event("touchmove", { cancelable });
  return Object.assign(event, { touches: { length: fingers } }) as unknown as TouchEvent;
}

it.each([1, 2])("keeps all moves of %d fingers", (fingers) => {
  const event = moveOf(fingers);
  ownPull(event);
  expect(event.defaultPrevented).toBe(true);
});

it("leaves a pinch to the browser", () => {
  const [one, two] = [moveOf(1), moveOf(2)];
  ownPullOfOne(one);
  ownPullOfOne(two);
  expect([one.defaultPrevented, two.defaultPrevented]).toEqual([true, false]);
});

it("asks for nothing that cannot be had any more", () => {
  const event = moveOf(1, false);
  ownPull(event);
  expect(event.defaultPrevented).toBe(false);
});
