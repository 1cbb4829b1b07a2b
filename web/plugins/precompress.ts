import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(css|html|js|json|svg|webmanifest)$/; // woff2 and png are compressed already

/** Writes `FILE.br` and `FILE.gz` beside each text of the bundle, so that the server need not compress anything. */
export function precompress(): Plugin {
  return {
    name: "dicehall:precompress",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir;
      if (folder === undefined) throw new Error("a bundle is written into a folder");
      for (const name of Object.keys(bundle)) {
        if (TEXTS.test(name) && !name.startsWith(".vite/")) compress(join(folder, name));
      }
    },
  };
}

function compress(file: string): void {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeIfSmaller(`${file}.br`, brotliCompressSync(text, { params }), text.length);
  writeIfSmaller(`${file}.gz`, gzipSync(text, { level: 9 }), text.length);
}

function writeIfSmaller(file: string, compressed: Buffer, length: number): void {
  if (compressed.length < length) writeFileSync(file, compressed);
}
