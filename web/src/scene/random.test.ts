import { expect, test } from "vitest";
import { randomOf } from "./random";

test("the same seed draws the same, another seed something else", () => {
  const [one, same, other] = [
    [1, 2],
    [1, 2],
    [1, 3],
  ].map((seed) => {
    const random = randomOf(seed);
    return Array.from({ length: 5 }, random);
  });
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});

test("it is spread over 0 to 1", () => {
  const random = randomOf(["spread"]);
  const tens = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const tenth = Math.floor(random() * 10);
    tens[tenth] = (tens[tenth] ?? 0) + 1;
  }
  for (const count of tens) expect(Math.abs(count - 1000)).toBeLessThan(150); // 5 standard deviations; the seed is fixed
});
