import { expect, test } from "vitest";
import { readCode, shownCode } from "./code";

test("a code is read as it stands", () => {
  expect(readCode("7k3f9qzx")).toBe("7k3f9qzx");
});

test.each([
  ["7K3F9QZX", "capitals"],
  [" 7k3f 9qzx ", "spaces"],
  ["7k3f-9qzx", "a hyphen"],
  ["7k3f–9qzx", "a dash"],
])("a code with %s (%s) is forgiven", (typed) => {
  expect(readCode(typed)).toBe("7k3f9qzx");
});

test("letters that look like digits are read as those digits", () => {
  expect(readCode("iLo0aBcd")).toBe("1100abcd");
});

test("a pasted link gives the code in it", () => {
  expect(readCode("Come to http://192.168.0.7:8123/t/7k3f9qzx?watch#x now")).toBe("7k3f9qzx");
});

test.each(["", "7k3f9qz", "7k3f9qzxx", "7k3f9qzu", "http://hall/rules/ghost_blitz_dice"])("%j is no code", (typed) => {
  expect(readCode(typed)).toBeNull();
});

test("a shown code can be typed back", () => {
  expect(shownCode("7k3f9qzx")).toBe("7k3f-9qzx");
  expect(readCode(shownCode("7k3f9qzx"))).toBe("7k3f9qzx");
});
