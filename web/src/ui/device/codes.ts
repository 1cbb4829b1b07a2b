/** Keys of one keyboard that several share: by their place on it, whatever is printed on them. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isElsewhere, pressesControl } from "../frame/key-events";
import { keyWord } from "../frame/key-words";

/** By `KeyboardEvent.code`. `atMs` on the page's clock. */
export type Presses = Readonly<Record<string, (atMs: number) => unknown>>;

/** The moment counts when a key goes down; a key that is held down is one press. It is theirs alone. */
export function useCodes(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const press = current.current[event.code];
      if (press === undefined || event.repeat || isElsewhere(event) || pressesControl(event)) return;
      event.preventDefault(); // Space scrolls a page
      event.stopPropagation(); // P is somebody's die here, and no pause
      press(event.timeStamp);
    };
    document.addEventListener("keydown", down, true);
    return () => document.removeEventListener("keydown", down, true);
  }, []);
}

interface Layout {
  get(code: string): string | undefined;
}

/** What is printed on the keys, where the browser tells it: on a German keyboard an Ö stands beside the L. */
const layout = signal<Layout | null>(null);
const { keyboard } = navigator as { readonly keyboard?: { getLayoutMap(): Promise<Layout> } };
keyboard?.getLayoutMap().then(
  (map) => {
    layout.value = map;
  },
  () => undefined, // not in a frame of another site; then the American keys stand for all
);

/** "A", "Ö", "1", "Num7"; empty for no key. */
export function printedOn(code: string): string {
  if (code.startsWith(NUMPAD)) return `Num${signOf(code.slice(NUMPAD.length))}`;
  const letter = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  return (layout.value?.get(code) ?? letter ?? AMERICAN[code])?.toUpperCase() ?? keyWord(code);
}

const NUMPAD = "Numpad";
const signOf = (key: string): string => SIGNS[key] ?? key;
const SIGNS: Readonly<Record<string, string>> = { Add: "+", Subtract: "−", Multiply: "×", Divide: "÷", Decimal: "," };
const AMERICAN: Readonly<Record<string, string>> = {
  ...{ Minus: "-", Equal: "=", BracketLeft: "[", BracketRight: "]", Semicolon: ";", Quote: "'", Backquote: "`" },
  ...{ Backslash: "\\", IntlBackslash: "<", Comma: ",", Period: ".", Slash: "/" },
};
