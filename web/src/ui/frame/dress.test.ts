import { afterEach, beforeEach, expect, test, vi } from "vitest";

class Grouping {
  readonly cssRules: readonly object[];
  constructor(...cssRules: readonly object[]) {
    this.cssRules = cssRules;
  }
}

class Media extends Grouping {
  readonly media: { mediaText: string };
  constructor(mediaText: string) {
    super();
    this.media = { mediaText };
  }
}

const NIGHT = "(prefers-color-scheme: dark)";
const [first, layered, later] = [new Media(NIGHT), new Media(NIGHT), new Media(NIGHT)];
const styleSheets = [{ cssRules: [first, new Grouping(layered)] }];

// what dresses the page does so for ever: it is given modules of its own
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("CSSGroupingRule", Grouping);
  vi.stubGlobal("CSSMediaRule", Media);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal("document", { styleSheets, documentElement: { dataset: {}, style: {} }, querySelector: () => null });
});

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test("styles that come later are dressed as was chosen, and all of them follow another choice", async () => {
  const { theme } = await import("./chosen");
  const { dress, dressStyles } = await import("./dress");
  theme.choose("night");
  dress();
  styleSheets.push({ cssRules: [later] });
  expect([first, layered, later].map((rule) => rule.media.mediaText)).toEqual(["all", "all", NIGHT]);
  dressStyles();
  expect(later.media.mediaText).toBe("all");
  theme.choose("day");
  expect([first, layered, later].map((rule) => rule.media.mediaText)).toEqual(["not all", "not all", "not all"]);
  theme.choose("system");
  expect([first, layered, later].map((rule) => rule.media.mediaText)).toEqual([NIGHT, NIGHT, NIGHT]);
});
