/** An error in words for people. */
import { RefusedError, UnreachableError } from "../../net/errors";
import { texts } from "../../texts/texts";

/** Throws what is neither: that is a bug, and should be seen. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RefusedError) return texts().refused(error.why, error.message);
  if (error instanceof UnreachableError) return texts().cannotReach;
  throw error;
}
