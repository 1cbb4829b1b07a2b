/** Builds the page of this benchmark, with the sprite and styles of the real one: `vite build FOLDER --config THIS`. */
import { fileURLToPath } from "node:url";
import { sprite } from "../../web/plugins/sprite.ts";

export default {
  publicDir: false,
  plugins: [sprite(fileURLToPath(new URL("../../web/src/styles/art.svg", import.meta.url)))],
  build: { target: "esnext", reportCompressedSize: false },
};
