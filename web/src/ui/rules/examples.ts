/** The drawn examples of a game, which come with its screen. */
import { useEffect, useState } from "preact/hooks";
import type { Examples } from "../../games/gameui";
import { isOnline, loadGame } from "../../games/index";

const NONE: Examples = {};

/** None until they have come; where they do not come, the rules are there without them. */
export function useExamples(game: string): Examples {
  const [examples, setExamples] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    if (isOnline(game)) {
      loadGame(game).then(
        (ui) => isWanted && setExamples(ui.examples),
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [game]);
  return examples;
}
