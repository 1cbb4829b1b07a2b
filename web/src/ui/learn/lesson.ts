/** What a game's folder exports for its lesson. */
import type { LessonFilm } from "./course";

export interface Lesson {
  readonly film: LessonFilm;
  /** Its words by name, in the reader's language. */
  readonly words: () => Readonly<Record<string, string>>;
  /** By the names of the steps' places: a selector of what is pointed at. */
  readonly places: Readonly<Record<string, string>>;
  /** Selectors of all that is to be read or pressed, which the bubble keeps clear of. */
  readonly free: string;
  /** Selector of what it covers only if it has to cover something: pictures that are large. */
  readonly rather?: string;
}
