import { expect, test } from "vitest";
import { learnAddress, replayAddress, routeOf, rulesAddress, screenAddress, tableAddress } from "./route";

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

test("a television has an address of its own, which is typed as it comes", () => {
  expect(routeOf(screenAddress("7k3f9qzx"))).toEqual({ page: "screen", code: "7k3f9qzx" });
  expect(routeOf("/t/7K3F-9QZX?screen=1")).toEqual({ page: "screen", code: "7k3f9qzx" });
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

test("a match of a table can be seen again from a moment on", () => {
  const replay = { page: "replay", code: "7k3f9qzx", match: 2 };
  expect(routeOf("/t/7k3f-9qzx/match/2")).toEqual({ ...replay, moment: "" });
  expect(routeOf("/t/7k3f9qzx/match/2#30.2")).toEqual({ ...replay, moment: "30.2" });
  expect(routeOf(replayAddress("7k3f9qzx", 2, "30"))).toEqual({ ...replay, moment: "30" });
  expect(routeOf(replayAddress("7k3f9qzx", 2))).toEqual({ ...replay, moment: "" });
});

test.each([
  "/t/7k3f9qzx/match",
  "/t/7k3f9qzx/match/0",
  "/t/7k3f9qzx/match/x",
  "/t/7k3f9qzx/film/1",
  "/t/x/match/1",
  "/replay/x",
])("%s is no replay", (address) => expect(routeOf(address)).toEqual({ page: "unknown" }));

test("a record can be brought along", () => {
  expect(routeOf("/replay")).toEqual({ page: "file", moment: "" });
  expect(routeOf("/replay#3")).toEqual({ page: "file", moment: "3" });
});

test("a lesson is of a game that there is", () => {
  expect(routeOf(learnAddress("lightning_dice"))).toMatchObject({ page: "learn", game: { name: "lightning_dice" } });
  expect(routeOf("/learn/chess")).toEqual({ page: "unknown" });
});
