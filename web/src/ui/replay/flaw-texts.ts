/** Why a record cannot be shown. */
import { catalogue, type Words } from "../../texts/language";
import type { BadFile } from "../../wire.gen";

/** `verbatim`: what only the server's English says of it, if anything. */
export interface Said {
  readonly sentence: string;
  readonly verbatim: string;
}

const english = {
  /** The server's own words are English already. */
  said: (_file: BadFile, sentence: string): Said => ({ sentence, verbatim: "" }),
};

export type FlawTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./flaw-texts-de")).german);
