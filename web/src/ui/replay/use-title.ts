/** The title of the browser's tab. */
import { useEffect } from "preact/hooks";
import { gameName } from "../../texts/texts";
import { showTitle } from "../frame/title";
import { texts } from "./texts";

/** @param game of the film; empty: there is none yet */
export function useFilmTitle(game: string): void {
  const title = game === "" ? texts().title : texts().page(gameName(game));
  useEffect(() => showTitle(title), [title]);
}
