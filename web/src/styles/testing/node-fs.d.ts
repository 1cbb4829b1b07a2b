/** The two functions of Node that the tests of the styles need: vitest hands style sheets out empty. The rest of Node
 *  stays unknown to the page's code. */
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
  export function readdirSync(path: URL): string[];
}
