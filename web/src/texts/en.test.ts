/** Sentences that depend on who they are about. */
import { expect, test } from "vitest";
import { en } from "./en";

test("a shared win has a small you inside of its sentence and a large one in front", () => {
  expect(en.result.share(["Ada", "You"])).toBe("Ada and you share the win!");
  expect(en.result.share(["You", "Jo"])).toBe("You and Jo share the win!");
});
