/** A phone in the hand says what the eyes, which are on the big screen, may miss. */
import { useEffect, useRef } from "preact/hooks";
import { vibration } from "../frame/chosen";
import { isCalm } from "../frame/screen";

/** Milliseconds: on, off, on… */
export type Buzz = readonly number[];

/** Dice have come to rest; something was decided; it was me who was struck. */
export const REST: Buzz = [18];
export const VERDICT: Buzz = [55];
export const STRUCK: Buzz = [70, 50, 70, 50, 140];
/** It is my turn. */
export const MY_TURN: Buzz = [35, 60, 35];

/** Once for each key that is not empty and was not there at the beginning. */
export function useBuzz(key: string, buzz: Buzz): void {
  const felt = useRef(key);
  useEffect(() => {
    if (key === felt.current) return;
    felt.current = key;
    if (key !== "") vibrate(buzz);
  }, [key, buzz]);
}

/** Where nobody has switched it off, and the device can. */
function vibrate(buzz: Buzz): void {
  if (vibration.now.peek() === "on" && !isCalm.peek() && "vibrate" in navigator) navigator.vibrate([...buzz]);
}
