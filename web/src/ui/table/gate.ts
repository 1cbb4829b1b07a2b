/** The way to a table: is there one, may I come in, and what am I called? */
import { useEffect, useState } from "preact/hooks";
import type { OnlineGame } from "../../games/gameui";
import { isOnline } from "../../games/index";
import { RefusedError, UnreachableError } from "../../net/errors";
import { doorOf } from "../../net/http";
import type { Door, Why } from "../../wire.gen";
import { meet } from "../frame/me";

/** Why somebody stands before the door. */
export type Shut = Why | "finished" | "unreachable";

export type Stage =
  | { readonly at: "asking" }
  | { readonly at: "door"; readonly why: Shut; readonly sentence: string }
  | { readonly at: "naming"; readonly game: OnlineGame }
  | { readonly at: "inside"; readonly game: OnlineGame };

export interface Gate {
  readonly stage: Stage;
  /** I have a name now. */
  readonly named: () => void;
  /** Asks again. */
  readonly retry: () => void;
}

export function useGate(code: string, watches: boolean): Gate {
  const [stage, setStage] = useState<Stage>({ at: "asking" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setStage({ at: "asking" });
    Promise.all([meet(), doorOf(code)])
      .then(([name, door]) => stageAt(door, name, watches))
      .catch(stageOf)
      .then((next) => isWanted && setStage(next));
    return () => {
      isWanted = false;
    };
  }, [code, watches, tries]);
  return {
    stage,
    named: () => stage.at === "naming" && setStage({ at: "inside", game: stage.game }),
    retry: () => setTries(tries + 1),
  };
}

function stageAt(door: Door, name: string, watches: boolean): Stage {
  if (!isOnline(door.game)) throw new Error(`a table of ${door.game}, which cannot be played here`);
  if (door.door === "locked") return shut("table_locked");
  if (door.door === "full" && !watches) return shut("table_full");
  if (door.door === "finished" && !watches) return shut("finished");
  return { at: name === "" ? "naming" : "inside", game: door.game };
}

function stageOf(error: unknown): Stage {
  if (error instanceof RefusedError) return shut(error.why, error.message);
  if (error instanceof UnreachableError) return shut("unreachable");
  throw error;
}

function shut(why: Shut, sentence = ""): Stage {
  return { at: "door", why, sentence };
}
