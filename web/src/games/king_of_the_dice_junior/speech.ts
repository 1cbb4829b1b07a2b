/** The browser's voice, for those who cannot read yet. It speaks on request only. */
import { useEffect, useState } from "preact/hooks";
import { texts } from "./texts";

/** Says a text, in place of what it was saying. */
export type Speak = (text: string) => void;

/** Null where the browser has no voice; voices may come a moment after the page. */
export function useSpeech(): Speak | null {
  const [hasVoice, setHasVoice] = useState(canSpeak);
  useEffect(() => {
    if (!("speechSynthesis" in globalThis)) return;
    const look = (): void => setHasVoice(canSpeak());
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => {
      speechSynthesis.removeEventListener("voiceschanged", look);
      speechSynthesis.cancel();
    };
  }, []);
  return hasVoice ? speak : null;
}

function canSpeak(): boolean {
  return "speechSynthesis" in globalThis && speechSynthesis.getVoices().length > 0;
}

function speak(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = texts().language;
  // a little slower than usual: the listener is four years old
  words.rate = 0.9;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
