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

test("the loudness that was chosen is remembered, and muting keeps it", async () => {
  vi.resetModules();
  const { mute, setVolume, volume } = await import("./mute");
  const { recall } = await import("../ui/frame/storage");
  expect(volume.value).toBe(100);
  setVolume(40);
  mute(true);
  mute(false);
  expect([volume.value, recall("volume")]).toEqual([40, "40"]);
});

test.each(["-1", "101", "loud", "NaN"])("a loudness of %s that a device has kept is none", async (kept) => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "dicehall.volume" ? kept : null) });
  vi.resetModules();
  const { volume } = await import("./mute");
  expect(volume.value).toBe(100);
  vi.unstubAllGlobals();
});
