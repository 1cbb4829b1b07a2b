import { expect, test } from "vitest";
import { shelfIn, shelfOf } from "./shelf";

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

test("only the last 32 are kept, each once", () => {
  const shelf = shelfIn(() => device);
  const device = storage();
  const tables = Array.from({ length: 32 }, (_, number) => `t${number}`);
  for (const table of [...tables, "t0", "new"]) shelf.remember(table, chain(1));
  expect(shelf.recall("t1")).toBeNull();
  for (const table of ["t0", ...tables.slice(2), "new"]) expect(shelf.recall(table)).toEqual(chain(1));
});

test("each player of a device has a chain of their own", () => {
  const shelf = shelfIn(() => device);
  const device = storage();
  shelf.remember("t", chain(1));
  shelfOf(1, shelf).remember("t", chain(2));
  shelfOf(2, shelf).remember("t", chain(3));
  expect([shelf, shelfOf(1, shelf), shelfOf(2, shelf)].map((one) => one.recall("t")?.match)).toEqual([1, 2, 3]);
});

test("what the server told is remembered once for the whole device, by its first player", () => {
  const shelf = shelfIn(() => device);
  const device = storage();
  shelfOf(1, shelf).keepTold("t", 1, "cd".repeat(32));
  expect(shelf.told("t", 1)).toBeNull();
  shelf.keepTold("t", 1, "ab".repeat(32));
  expect(shelfOf(1, shelf).told("t", 1)).toBe("ab".repeat(32));
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
