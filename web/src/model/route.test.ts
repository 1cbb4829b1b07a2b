import { expect, test } from "vitest";
import { routeOf, rulesAddress, tableAddress } from "./route";

test("the root is the lobby", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
});

test("a table's address gives its code", () => {
  expect(routeOf("/t/7k3f9qzx")).toEqual({ page: "table", code: "7k3f9qzx", watches: false });
});

test("a code typed into the address bar is forgiven like one in the field", () => {
  expect(routeOf("/t/7K3F-9QZX")).toMatchObject({ code: "7k3f9qzx" });
});

test("whoever only watches has an address of that too", () => {
  expect(routeOf(tableAddress("7k3f9qzx", true))).toEqual({ page: "table", code: "7k3f9qzx", watches: true });
});

test("rules are of a game that there is", () => {
  expect(routeOf("/rules/lightning_dice")).toMatchObject({ page: "rules", game: { name: "lightning_dice" }, rule: "" });
});

test("one rule is reached by its id", () => {
  expect(routeOf(rulesAddress("ghost_blitz_dice", "GB-R4"))).toMatchObject({ page: "rules", rule: "GB-R4" });
});

test.each(["/rules/chess", "/rules", "/t/otter", "/t", "/t/%", "/x", "/t/7k3f9qzx/more"])(
  "%s leads nowhere",
  (address) => {
    expect(routeOf(address)).toEqual({ page: "unknown" });
  },
);
