/** A change of screen is told to readers, and their place is kept. */
import { useEffect, useRef } from "preact/hooks";
import { unreachable } from "../../model/unreachable";
import { texts } from "../../texts/texts";
import { focusIfLost } from "../frame/focus";
import { announce } from "../frame/live";
import type { Shown } from "./linger";

export function useArrival(shown: Shown): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const said = sentence(shown, isFirst.current);
    if (said !== "") announce(said);
    focusIfLost();
    isFirst.current = false;
  }, [shown]);
}

/** Whoever comes into a match hears that it goes on, whoever waited for it that it begins. Empty: the screen tells. */
function sentence(shown: Shown, isFirst: boolean): string {
  const t = texts().table.now;
  switch (shown) {
    case "waiting":
      return t.waiting;
    case "playing":
      return isFirst ? t.goesOn : t.begins;
    case "over":
      return t.over;
    case "finished":
      return "";
    default:
      return unreachable(shown);
  }
}
