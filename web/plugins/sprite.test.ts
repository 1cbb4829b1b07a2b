import { expect, test } from "vitest";
import { withSprite } from "./sprite.ts";

test("the sprite stands where the page has its place", () => {
  expect(withSprite("<body>\n<!-- sprite -->\n</body>", "<svg>$&</svg>\n")).toBe("<body>\n<svg>$&</svg>\n</body>");
});

test.each(["<body></body>", "<!-- sprite --><!-- sprite -->"])(
  "a page without exactly one place is refused: %s",
  (page) => {
    expect(() => withSprite(page, "<svg/>")).toThrow("index.html must have <!-- sprite --> once");
  },
);
