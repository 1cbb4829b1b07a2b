import { expect, test, vi } from "vitest";
import { draw, only, text } from "../parts/testing/tree";
import { Toasts, toast } from "./toasts";

test("messages are in a part of the page with a name, and it is there only with them", () => {
  vi.useFakeTimers();
  expect(draw(<Toasts />)).toEqual([]);
  toast("Lea is the host now.");
  expect(only(<Toasts />, "section").props["aria-label"]).toBe("Messages");
  expect(text(<Toasts />)).toBe("Lea is the host now.");
  vi.runAllTimers();
  expect(draw(<Toasts />)).toEqual([]);
  vi.useRealTimers();
});
