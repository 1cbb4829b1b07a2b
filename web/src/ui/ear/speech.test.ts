/** A browser's voice that is played by hand. */
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Language } from "../../texts/language";
import { rateFor, type Synthesis, speechIn, voiceFor } from "./speech";

type Voice = SpeechSynthesisVoice;

function voice(lang: string, other: Partial<Voice> = {}): Voice {
  return { lang, voiceURI: lang, name: lang, localService: true, default: false, ...other };
}

class FakeSynthesis implements Synthesis {
  speaking = false;
  readonly said: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  voices: readonly Voice[] = [];
  changed: () => void = () => undefined;

  getVoices(): readonly Voice[] {
    return this.voices;
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    this.said.push(utterance);
    this.speaking = true;
  }

  cancel(): void {
    this.cancelled += 1;
    this.speaking = false;
  }

  addEventListener(_: "voiceschanged", listener: () => void): void {
    this.changed = listener;
  }

  /** The last word begins now, and ends after so many ms. */
  needs(ms: number, world: { nowMs: number }): void {
    const word = this.said.at(-1);
    const event = {} as SpeechSynthesisEvent; // nobody looks at it
    word?.onstart?.call(word, event);
    world.nowMs += ms;
    word?.onend?.call(word, event);
    this.speaking = false;
  }
}

function speaking(voices: readonly Voice[] = [voice("en-GB")]) {
  const synthesis = new FakeSynthesis();
  synthesis.voices = voices;
  const world = { nowMs: 0 };
  const utter = (text: string) =>
    ({ text, rate: 1, volume: 1, onstart: null, onend: null }) as SpeechSynthesisUtterance;
  const language = signal<Language>("en");
  return { synthesis, world, language, speech: speechIn({ synthesis, utter, now: () => world.nowMs }, language) };
}

test("a voice of the device is taken before one of the network, and the usual one before others", () => {
  const far = voice("de-DE", { localService: false, default: true });
  const [near, usual] = [voice("de-AT"), voice("de_CH", { default: true })];
  expect(voiceFor([far, near, usual], "de")).toBe(usual);
  expect(voiceFor([far, near], "de")).toBe(near);
  expect(voiceFor([far], "de")).toBe(far);
  expect(voiceFor([far, near], "en")).toBeNull();
});

test("where a browser cannot speak, nothing is said and all may know it", () => {
  const speech = speechIn({ synthesis: undefined, utter: () => expect.fail(), now: () => 0 }, signal("en"));
  speech.say("ghost", 850, 1);
  speech.hush();
  expect(speech.hasVoice.value).toBe(false);
});

test("voices that come later count, and so does the page's language", () => {
  const { synthesis, speech, language } = speaking([]);
  expect(speech.hasVoice.value).toBe(false);
  synthesis.voices = [voice("de-DE")];
  synthesis.changed();
  expect(speech.hasVoice.value).toBe(false);
  language.value = "de";
  expect(speech.hasVoice.value).toBe(true);
});

test("a word is said as loud as the table is", () => {
  const { synthesis, speech } = speaking();
  speech.say("ghost", 850, 0.25);
  expect(synthesis.said[0]).toMatchObject({ text: "ghost", volume: 0.25, lang: "en-GB" });
});

test("a voice that was too slow for its slot speaks faster the next time, and no faster than it must", () => {
  const { synthesis, world, speech } = speaking();
  speech.say("bottle", 620, 1);
  const guessed = synthesis.said[0]?.rate ?? 0;
  synthesis.needs(1000 / guessed, world);
  speech.say("bottle", 620, 1);
  expect(synthesis.said[1]?.rate).toBeCloseTo(2);
  speech.say("bottle", 1320, 1);
  expect(synthesis.said[2]?.rate).toBe(1);
});

test("what runs over is cut off, and not taken for its length", () => {
  const { synthesis, world, speech } = speaking();
  speech.say("book", 620, 1);
  const [book] = synthesis.said;
  world.nowMs = 20;
  speech.say("chair", 620, 1);
  expect(synthesis.cancelled).toBe(1);
  expect(book?.onend).toBeNull();
  synthesis.speaking = false;
  speech.say("book", 620, 1);
  expect(synthesis.said[2]?.rate).toBe(book?.rate);
});

test("no voice has to speak slower than it does, or faster than anybody understands", () => {
  expect(rateFor(200, 850)).toBe(1);
  expect(rateFor(5000, 850)).toBe(4);
  expect(rateFor(1000, 620)).toBe(2);
});
