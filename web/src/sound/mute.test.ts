import { expect, test, vi } from "vitest";

test("there is sound unless somebody chose otherwise, and that is remembered", async () => {
  const first = await import("./mute");
  expect(first.isMuted.value).toBe(false);
  first.mute(true);
  const { recall } = await import("../ui/frame/storage");
  expect(recall("sound")).toBe("off");
  first.mute(false);
  expect(recall("sound")).toBe("on");
});

test("a device that was muted is so when the page is loaded anew", async () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "dicehall.sound" ? "off" : null) });
  vi.resetModules();
  const { isMuted } = await import("./mute");
  expect(isMuted.value).toBe(true);
  vi.unstubAllGlobals();
});
