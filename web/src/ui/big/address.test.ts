import { expect, test } from "vitest";
import { isOnlyHere } from "./address";

test.each(["localhost", "127.0.0.1", "127.4.5.6", "[::1]"])("%s leads nowhere from another device", (name) => {
  expect(isOnlyHere(name)).toBe(true);
});

test.each(["192.168.1.7", "10.0.0.3", "dice.example.org", "[fe80::1]", "1270.example"])("%s can be reached", (name) => {
  expect(isOnlyHere(name)).toBe(false);
});
