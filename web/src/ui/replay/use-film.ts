/** Fetches the messages of a film and the screen of its game. */
import { useEffect, useState } from "preact/hooks";
import type { GameUi, OnlineGame } from "../../games/gameui";
import { isOnline, loadGame } from "../../games/index";
import { type Film, filmOf } from "../../model/film";
import { RefusedError } from "../../net/errors";
import type { Outgoing } from "../../wire.gen";
import { type WhyBroken, whyBroken } from "../frame/broken";
import { sentenceOf } from "../frame/failure";
import { texts as flawTexts, type Said } from "./flaw-texts";
import { texts } from "./texts";

export interface Shown {
  readonly is: "shown";
  readonly film: Film;
  readonly ui: GameUi<OnlineGame>;
}

/** `broken`: the code of the game did not come. */
export type Fetched =
  | { readonly is: "fetching" }
  | { readonly is: "broken"; readonly why: WhyBroken }
  | ({ readonly is: "refused" } & Said)
  | Shown;

/** A file that is not even sent; the message is for people. */
export class FileError extends Error {}

const FETCHING: Fetched = { is: "fetching" };

/** @param key names what is fetched; null: nothing yet */
export function useFilm(fetch: () => Promise<readonly Outgoing[]>, key: unknown): Fetched {
  const [fetched, setFetched] = useState<Fetched>(FETCHING);
  useEffect(() => {
    let isWanted = true;
    setFetched(FETCHING);
    if (key === null) return;
    shownFrom(fetch).then(
      (shown) => isWanted && setFetched(shown),
      (error: unknown) => isWanted && setFetched(refusal(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return fetched;
}

async function shownFrom(fetch: () => Promise<readonly Outgoing[]>): Promise<Fetched> {
  const messages = await fetch();
  const [people] = messages;
  const game = people?.type === "people" ? people.game : "";
  if (!isOnline(game)) return refused(texts().empty);
  const ui: GameUi<OnlineGame> | null = await loadGame(game).catch(() => null);
  if (ui === null) return { is: "broken", why: await whyBroken() };
  const film = filmOf(messages, ui.film);
  return film === null ? refused(texts().empty) : { is: "shown", film, ui };
}

function refusal(error: unknown): Fetched {
  if (error instanceof FileError) return refused(error.message);
  if (error instanceof RefusedError && error.file !== null) {
    return { is: "refused", ...flawTexts().said(error.file, error.message) };
  }
  return refused(sentenceOf(error));
}

function refused(sentence: string): Fetched {
  return { is: "refused", sentence, verbatim: "" };
}
