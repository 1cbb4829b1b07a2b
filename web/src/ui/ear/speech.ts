/**
 * The voice of the browser, for words that have a certain time each.
 *
 * How long a voice needs for a word is not known before it has said it; so that is measured, and the next time it speaks
 * as fast as it has to. What runs over is cut off by the next word.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Language } from "../../texts/language";

/** What is needed of the browser; tests have one of their own. */
export interface Synthesis {
  readonly speaking: boolean;
  getVoices(): readonly SpeechSynthesisVoice[];
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  addEventListener(type: "voiceschanged", listener: () => void): void;
}

export interface SpeechWorld {
  /** Undefined where the browser has no such thing. */
  readonly synthesis: Synthesis | undefined;
  utter(words: string): SpeechSynthesisUtterance;
  now(): number;
}

export interface Speech {
  /** Whether there is a voice for the page's language. */
  readonly hasVoice: ReadonlySignal<boolean>;
  /** `slotMs` until something else is to be heard; `loudness` from 0 to 1. */
  say(words: string, slotMs: number, loudness: number): void;
  hush(): void;
}

export function speechIn({ synthesis, utter, now }: SpeechWorld, language: ReadonlySignal<Language>): Speech {
  const voices = signal<readonly SpeechSynthesisVoice[]>(synthesis?.getVoices() ?? []);
  synthesis?.addEventListener("voiceschanged", () => {
    voices.value = synthesis.getVoices();
  });
  const voice = signal<SpeechSynthesisVoice | null>(null);
  const hasVoice = signal(false);
  effect(() => {
    voice.value = voiceFor(voices.value, language.value);
    hasVoice.value = voice.value !== null;
  });
  const naturalMs = new Map<string, number>();
  let last: SpeechSynthesisUtterance | null = null;
  const hush = (): void => {
    if (last !== null) last.onend = null; // some browsers call it an end like any other
    last = null;
    synthesis?.cancel();
  };
  return {
    hasVoice,
    say(words, slotMs, loudness) {
      const spoken = voice.peek();
      if (synthesis === undefined || spoken === null) return;
      if (synthesis.speaking) hush();
      const utterance = utter(words);
      last = utterance;
      const name = `${spoken.voiceURI} ${words}`;
      utterance.voice = spoken;
      utterance.lang = spoken.lang;
      utterance.volume = loudness;
      utterance.rate = rateFor(naturalMs.get(name) ?? guessedMs(words), slotMs);
      measure(utterance, now, (ms) => naturalMs.set(name, ms));
      synthesis.speak(utterance);
    },
    hush,
  };
}

/** Tells how long the words would take at the usual rate, once they were said to the end. */
function measure(utterance: SpeechSynthesisUtterance, now: () => number, tell: (ms: number) => void): void {
  let startMs = 0;
  utterance.onstart = () => {
    startMs = now();
  };
  utterance.onend = () => tell((now() - startMs) * utterance.rate);
}

/** A voice that is on the device speaks at once; others have to ask somebody on the network first. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | null {
  const ours = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  const near = ours.filter((one) => one.localService);
  const all = near.length > 0 ? near : ours;
  return all.find((one) => one.default) ?? all[0] ?? null;
}

/** From the call to the first sound, and a breath at the end. */
const PAUSE_MS = 120;
/** Faster than this, voices do not speak, or nobody understands them. */
const [SLOWEST, FASTEST] = [1, 4];

/** @param naturalMs at the usual rate */
export function rateFor(naturalMs: number, slotMs: number): number {
  const rate = naturalMs / Math.max(1, slotMs - PAUSE_MS);
  return Math.min(FASTEST, Math.max(SLOWEST, rate));
}

const [FIRST_MS, LETTER_MS] = [300, 65];

function guessedMs(words: string): number {
  return FIRST_MS + LETTER_MS * words.length;
}
