/** The style sheets as they are written, by file name. */
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../", import.meta.url);

export function sheets(): ReadonlyMap<string, string> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".css"));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, FOLDER), "utf8")]));
}
