import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PLACE = "<!-- sprite -->";

/**
 * Puts the sprite into the page, once, where index.html has `<!-- sprite -->`.
 *
 * Into the page, as what `<use>` takes from another file does not see the styles of the page.
 */
export function sprite(file: string): Plugin {
  return {
    name: "dicehall:sprite",
    transformIndexHtml: {
      order: "post", // after Vite has looked through the page for files to bundle: the sprite names none
      handler: (html) => withSprite(html, readFileSync(file, "utf8")),
    },
    hotUpdate({ file: changed, server }) {
      if (changed === file) server.ws.send({ type: "full-reload" });
    },
  };
}

/** The page with the sprite in its place; throws where the page has not exactly one place. */
export function withSprite(html: string, svg: string): string {
  const [before, after, ...more] = html.split(PLACE);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`index.html must have ${PLACE} once`);
  }
  return before + svg.trim() + after;
}
