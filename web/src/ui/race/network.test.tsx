import { expect, test } from "vitest";
import type { House, LinkSeen, Links } from "../../wire.gen";
import { elements, withClass } from "../parts/testing/tree";
import { Bars } from "./meter";
import { CAPS_MS, capOf, lineOf, linkOf } from "./network";
import { texts } from "./texts";

const link = (steady: LinkSeen["steady"], other: Partial<LinkSeen> = {}): LinkSeen => ({
  rtt_ms: 120,
  steady,
  is_doubted: false,
  ...other,
});
const house: House = {
  is_locked: false,
  is_listed: false,
  turn_limit_s: 0,
  is_ranked: false,
  shows_fits: true,
  polish: "used",
  has_phrases: true,
  rotates: false,
};
const links: Links = { type: "links", seats: [link("steady"), null], yours: null, cap_ms: 200 };

test.each([
  ["steady", "Jo’s line: steady, 120 ms there and back."],
  ["wavering", "Jo’s line: wavering, 120 ms there and back, and at times over 60 ms more."],
  ["beyond", "Jo’s line: beyond the table’s 350 ms, 120 ms there and back. A little may be lost in a race."],
] as const)("a line that is %s is said in words", (steady, words) => {
  expect(lineOf(link(steady), "Jo", 350)).toBe(words);
});

test("something in between is said too", () => {
  expect(lineOf(link("steady", { is_doubted: true }), "You", 350)).toBe(
    `Your line: steady, 120 ms there and back. ${texts().network.doubted}`,
  );
});

test.each([
  ["steady", "3"],
  ["wavering", "2"],
  ["beyond", "1"],
] as const)("a line that is %s has %s bars, and no two signs look alike", (steady, bars) => {
  const [sign] = withClass(<Bars link={link(steady)} />, "meter__bars");
  expect(String(sign?.props["data-bars"])).toBe(bars);
  expect(sign?.props["aria-hidden"]).toBe("true");
});

test("something in between has a sign of its own", () => {
  const signs = (is_doubted: boolean) =>
    elements(<Bars link={link("steady", { is_doubted })} />).filter(({ tag }) => tag === "svg").length;
  expect([signs(false), signs(true)]).toEqual([0, 1]);
});

test("a seat without a line has none", () => {
  expect([linkOf(links, 1)?.steady, linkOf(links, 2), linkOf(links, 8), linkOf(null, 1)]).toEqual([
    "steady",
    null,
    null,
    null,
  ]);
});

test("the cap is the server's, and before it has told it that of the house", () => {
  expect([capOf(links, house), capOf(null, house), capOf(null, { ...house, is_ranked: true })]).toEqual([
    200,
    CAPS_MS.friends,
    CAPS_MS.ranked,
  ]);
});
