/** The page's title, and the notice in it when it is my move: no permission needed, and nothing but text. */
import { texts } from "../../texts/texts";
import { vibrate } from "./vibration";

const BLINK_MS = 1000;
const BUZZ_MS = 40;
let title = "";
let isMyMove = false;
let isBadged = false;
let blinking: ReturnType<typeof setInterval> | undefined;

export function showTitle(text: string): void {
  title = text;
  show();
}

/** Marks the tab while it is my move, blinks while the tab is not looked at, and buzzes in the hand as it begins. */
export function showMyMove(mine: boolean): void {
  if (mine && !isMyMove) vibrate(BUZZ_MS);
  isMyMove = mine;
  show();
}

/** The notice stops when the page is looked at. Call once. */
export function watchVisibility(): void {
  document.addEventListener("visibilitychange", show);
}

function show(): void {
  const isCalling = isMyMove && document.hidden;
  document.title = isMyMove ? texts().titles.yourTurn : title;
  clearInterval(blinking);
  if (isCalling) blinking = setInterval(blink, BLINK_MS);
  badge(isCalling);
}

function blink(): void {
  const turn = texts().titles.yourTurn;
  document.title = document.title === turn ? title : turn;
}

function badge(isOn: boolean): void {
  // in an installed page only; a browser that refuses is no fault
  if (isOn === isBadged || !("setAppBadge" in navigator)) return; // to ask is slow, and moves change while people race
  isBadged = isOn;
  const done = isOn ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => undefined);
}
