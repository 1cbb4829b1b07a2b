/** The lessons have words for every step, in both languages, and a place for whatever they point at. */
import { afterEach, describe, expect, test } from "vitest";
import { chooseLanguage, LANGUAGES } from "../texts/language";
import { END } from "../ui/learn/course";
import { GAMES } from "../wire.gen";
import { hasLesson, loadLesson } from "./lessons";

afterEach(() => chooseLanguage("en"));

/** About two lines of the bubble on a phone are read in a moment; more than four nobody reads. */
const LONGEST = 150;

describe.each(GAMES.map(({ name }) => name).filter(hasLesson))("the lesson of %s", (game) => {
  test.each(LANGUAGES)("says in %s exactly what its steps need", async (language) => {
    await chooseLanguage(language);
    const { film, words } = await loadLesson(game);
    const named = film.steps.flatMap((step) => [
      step.words,
      ...step.slips.map((slip) => slip.words),
      ...(step.late === null ? [] : [step.late.words]),
    ]);
    expect(Object.keys(words()).sort()).toEqual([...new Set([...named, END])].sort());
    for (const said of Object.values(words())) expect(said.length).toBeLessThanOrEqual(LONGEST);
  });

  test("points at places that it names", async () => {
    const { film, places } = await loadLesson(game);
    const pointed = film.steps.map(({ at }) => at).filter((at) => at !== "");
    expect(Object.keys(places).sort()).toEqual([...new Set(pointed)].sort());
  });
});

test("a game that nobody knows has none", () => expect(hasLesson("chess")).toBe(false));
