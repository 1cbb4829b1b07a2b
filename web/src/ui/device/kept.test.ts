import { expect, test } from "vitest";
import { freeNumber, keptIn } from "./kept";

function storage(first?: string) {
  const values = new Map<string, string>(first === undefined ? [] : [["dicehall.companions", first]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const mika = { number: 1, name: "Mika" };

test("who plays here is known again at that table only", () => {
  const device = storage();
  keptIn(() => device).keep("7k3f9qzx", [mika]);
  expect(keptIn(() => device).at("7k3f9qzx")).toEqual([mika]);
  expect(keptIn(() => device).at("aaaaaaaa")).toEqual([]);
});

test.each(["{", "[]", '{"t":{}}', '{"t":[{"number":8,"name":"Mika"}]}', '{"t":[{"number":1,"name":""}]}', '{"t":[1]}'])(
  "what something else wrote is not taken: %s",
  (text) => {
    expect(keptIn(() => storage(text)).at("t")).toEqual([]);
  },
);

test("where the browser forbids storage, nobody is known", () => {
  const kept = keptIn(() => {
    throw new Error("forbidden");
  });
  kept.keep("t", [mika]);
  expect(kept.at("t")).toEqual([]);
});

test("the lowest number is given until all seven are", () => {
  expect(freeNumber([])).toBe(1);
  expect(freeNumber([mika, { number: 3, name: "Lea" }])).toBe(2);
  expect(freeNumber([1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, name: "x" })))).toBeNull();
});
