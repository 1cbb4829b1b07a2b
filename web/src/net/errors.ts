/** Why an answer did not come as hoped. Both carry a sentence for people, or stand for one in the texts. */
import type { Why } from "../wire.gen";

/** The server said no, and why. */
export class RefusedError extends Error {
  readonly why: Why;

  /** @param sentence the server's words for people */
  constructor(why: Why, sentence: string) {
    super(sentence);
    this.name = "RefusedError";
    this.why = why;
  }
}

/** No answer at all, or one that is not the hall's. */
export class UnreachableError extends Error {
  constructor() {
    super("the server cannot be reached");
    this.name = "UnreachableError";
  }
}
