import { expect, test } from "vitest";
import { shelfIn } from "./shelf";

const chain = (match: number) => ({ match, secret: "ab".repeat(32), given: 3 });

function storage(first?: string) {
  const values = new Map<string, string>(first === undefined ? [] : [["dicehall.chains", first]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test("a table's chain is known again, by another page too", () => {
  const device = storage();
  shelfIn(() => device).remember("7k3f9qzx", chain(2));
  expect(shelfIn(() => device).recall("7k3f9qzx")).toEqual(chain(2));
  expect(shelfIn(() => device).recall("other")).toBeNull();
});

test("only the last eight tables are kept, each once", () => {
  const shelf = shelfIn(() => device);
  const device = storage();
  for (const table of ["a", "b", "c", "d", "e", "f", "g", "h", "a", "i"]) shelf.remember(table, chain(1));
  expect(shelf.recall("b")).toBeNull();
  for (const table of ["c", "d", "e", "f", "g", "h", "a", "i"]) expect(shelf.recall(table)).toEqual(chain(1));
});

test.each(["", "{", "null", "[1]", '{"t":null}', '{"t":{"match":1,"given":0,"secret":"zz"}}', '{"t":{"match":"1"}}'])(
  "what something else wrote is not taken: %s",
  (text) => {
    const device = storage(text);
    const shelf = shelfIn(() => device);
    expect(shelf.recall("t")).toBeNull();
    shelf.remember("t", chain(1));
    expect(shelf.recall("t")).toEqual(chain(1));
  },
);

test("what was told in a match is known again, the last of it", () => {
  const device = storage();
  shelfIn(() => device).keepTold("7k3f9qzx", 2, "cd".repeat(32));
  shelfIn(() => device).keepTold("7k3f9qzx", 2, "ef".repeat(32));
  expect(shelfIn(() => device).told("7k3f9qzx", 2)).toBe("ef".repeat(32));
  expect(shelfIn(() => device).told("7k3f9qzx", 1)).toBeNull();
});

test("a browser that forbids storage knows nothing, and says nothing", () => {
  const shelf = shelfIn(() => {
    throw new Error("forbidden");
  });
  shelf.remember("t", chain(1));
  expect(shelf.recall("t")).toBeNull();
});
