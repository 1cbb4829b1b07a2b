/** Chains, keys and numbers against vectors that Python's hashlib and hmac have made, without code of ours. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { chainOf, linkBefore, SEAT, SERVER } from "./chains";
import { keyOf, transcriptOf } from "./key";
import { numbersOf } from "./numbers";

const secret = Uint8Array.from({ length: 32 }, (_, place) => place);
const key = hexToBytes("30c507ed793b425c393983e9db307fae85fdcf1d7238aa84298237b20196d958");

test("a chain of 130 links begins where Python's begins", () => {
  const anchor = "01e9e52d34aeba5aef55f46391dc1ce59b3f0c0066e469af1f6c3b9ab40c11b0";
  expect(bytesToHex(chainOf(SEAT, secret, 130)(0))).toBe(anchor);
});

test("each link is the hash of the next one, also where a kept one is near", () => {
  const link = chainOf(SERVER, secret, 130);
  for (let number = 1; number <= 130; number += 1) expect(linkBefore(SERVER, link(number))).toEqual(link(number - 1));
  expect(link(130)).toEqual(secret);
});

test.each([-1, 131])("there is no link %i", (number) => {
  expect(() => chainOf(SEAT, secret, 130)(number)).toThrow("this chain has links 0 to 130");
});

test("a key mixes the secret with the match and the links", () => {
  const draw = {
    kind: 0,
    secret: 7,
    roll: 3,
    links: [
      [1, 4, "11".repeat(32)],
      [8, 70000, "22".repeat(32)],
    ],
  } as const;
  expect(keyOf(secret, transcriptOf('{"players":["Böb 🎲"]}'), draw)).toEqual(key);
});

test("numbers come from the key's bytes, across its blocks", () => {
  const below = numbersOf(key);
  const sixes = [
    5, 1, 1, 0, 3, 0, 0, 5, 5, 5, 5, 1, 4, 4, 2, 2, 5, 1, 5, 2, 1, 4, 1, 2, 1, 2, 1, 4, 1, 0, 1, 4, 5, 1, 2, 0,
  ];
  expect(sixes.map(() => below(6).k)).toEqual(sixes);
});

test("beyond 256 a number takes four bytes", () => {
  const below = numbersOf(key);
  const sides = [1, 6, 256, 257, 120, 100000, 2 ** 32, 3];
  expect(sides.map((n) => below(n).k)).toEqual([0, 1, 247, 28, 53, 69125, 3039707162, 2]);
});

test("values that would favour small numbers are left out, and told", () => {
  const below = numbersOf(key);
  const drawn = Array.from({ length: 12 }, () => below(2 ** 31 + 1));
  expect(drawn.slice(0, 3).map(({ k }) => k)).toEqual([1554220617, 1390653378, 1422071362]);
  expect(drawn.some(({ read }) => read.length > 1)).toBe(true);
  for (const { k, read, limit } of drawn) {
    expect(read.at(-1)).toBe(k);
    for (const value of read.slice(0, -1)) expect(value).toBeGreaterThanOrEqual(limit);
  }
});

test.each([0, 2 ** 32 + 1, 2.5])("there is no number below %d", (n) => {
  expect(() => numbersOf(key)(n)).toThrow("there is no such number");
});
