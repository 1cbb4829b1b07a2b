/** Why an answer did not come as hoped. Both carry a sentence for people, or stand for one in the texts. */
import type { BadFile, Why } from "../wire.gen";

/** The server said no, and why. */
export class RefusedError extends Error {
  readonly why: Why;
  readonly file: BadFile | null;

  /**
   * @param sentence the server's words for people
   * @param file what is wrong with a record that was brought
   */
  constructor(why: Why, sentence: string, file: BadFile | null = null) {
    super(sentence);
    this.name = "RefusedError";
    this.why = why;
    this.file = file;
  }
}

/** No answer at all, or one that is not the hall's. */
export class UnreachableError extends Error {
  constructor() {
    super("the server cannot be reached");
    this.name = "UnreachableError";
  }
}
