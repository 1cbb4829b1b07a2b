import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mute } from "./mute";
import { Speaker } from "./speaker";
import { FakeContext } from "./testing/context";

/** As much of a page as a loudspeaker needs. */
class Page extends EventTarget {
  hidden = false;
  readonly activation = { hasBeenActive: false };
  readonly contexts: FakeContext[] = [];

  gesture(): void {
    this.activation.hasBeenActive = true;
    this.dispatchEvent(new Event("pointerdown"));
  }

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }

  get context(): FakeContext | undefined {
    return this.contexts[0];
  }
}

/** The context has been told to run, and says that it does. */
const begun = () => vi.advanceTimersByTimeAsync(0);

let page: Page;
let speaker: Speaker | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  const made = page.contexts;
  class CountedContext extends FakeContext {
    constructor() {
      super();
      this.state = "suspended";
      made.push(this);
    }
  }
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { userActivation: page.activation });
  vi.stubGlobal("AudioContext", CountedContext);
  mute(false);
});

afterEach(() => {
  speaker?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is made before the first gesture, and one context after it", () => {
  speaker = new Speaker();
  speaker.play({ name: "win" });
  expect(page.contexts).toEqual([]);
  page.gesture();
  page.gesture();
  expect(page.contexts).toHaveLength(1);
  expect(page.context?.state).toBe("running");
});

test("whoever has pressed something in the lobby hears the table without another press", async () => {
  page.activation.hasBeenActive = true;
  speaker = new Speaker();
  speaker.play({ name: "win" });
  expect(page.context?.started).toEqual([]); // a context that may not sound yet would sound late
  await begun();
  speaker.play({ name: "win" });
  expect(page.context?.started).toHaveLength(1);
});

test("a hidden tab is silent, and what sounded is over when it comes back", async () => {
  speaker = new Speaker();
  page.gesture();
  await begun();
  speaker.play({ name: "win" });
  expect(page.context?.connected.size).toBe(4);
  page.turn(true);
  expect(page.context?.state).toBe("suspended");
  expect(page.context?.connected.size).toBe(2);
  speaker.play({ name: "win" });
  expect(page.context?.started).toHaveLength(1);
  page.turn(false);
  expect(page.context?.state).toBe("running");
});

test("after some silence the device sleeps, and the next sound wakes it", async () => {
  speaker = new Speaker();
  page.gesture();
  await begun();
  speaker.play({ name: "win" });
  vi.advanceTimersByTime(60_000);
  expect(page.context?.state).toBe("running"); // it still sounds
  page.context?.started[0]?.onended?.();
  vi.advanceTimersByTime(10_000);
  expect(page.context?.state).toBe("suspended");
  speaker.play({ name: "win" });
  expect(page.context?.state).toBe("running");
  expect(page.context?.started).toHaveLength(2);
});

test("muted, it sleeps; a gesture does not wake it, but the end of silence does", () => {
  speaker = new Speaker();
  page.gesture();
  mute(true);
  page.gesture();
  expect(page.context?.state).toBe("suspended");
  mute(false);
  expect(page.context?.state).toBe("running");
});

test("muted from the start, no context is made", () => {
  mute(true);
  speaker = new Speaker();
  page.gesture();
  expect(page.contexts).toEqual([]);
});

test.each([
  ["is none", undefined],
  [
    "can be no more",
    class {
      constructor() {
        throw new Error("too many");
      }
    },
  ],
])("where there %s, it is silent and nothing is thrown", (_, context) => {
  vi.stubGlobal("AudioContext", context);
  speaker = new Speaker();
  page.gesture();
  speaker.play({ name: "win" });
  speaker.impact(1, 0);
  expect(page.contexts).toEqual([]);
});

test("left, it closes its context and hears no gesture", () => {
  speaker = new Speaker();
  page.gesture();
  speaker.close();
  page.gesture();
  expect(page.context?.state).toBe("closed");
  expect(page.contexts).toHaveLength(1);
});
