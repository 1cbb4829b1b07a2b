/** Plays waves in a context that may sound: a few voices at a time, each of which is gone when it has ended. */
import { type Ground, hit, MOST_ROLL_MS, roll } from "./dice";
import { SOUND_NAMES, type Sound, type SoundName, type SoundOptions } from "./names";
import { RECIPES } from "./recipes";
import { RATE, type Wave } from "./waves";

/** Of everything together; then the oldest makes room. */
export const MOST_VOICES = 16;
/** Dice that hit something while so many hits are still heard are not. */
export const MOST_IMPACTS = 8;
const SOFTEST = 0.02;
/** Rolls that are kept, by dice and length: as many as a match has, twice over. */
const MOST_ROLLS = 16;
const VARIANTS = 2;
const ROLL_STEP_MS = 50;
/** What all sounds together may be, so that two of them at once are seldom squeezed. */
const MASTER = 0.8;

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly nodes: readonly AudioNode[];
  readonly gain: GainNode;
  readonly kind: Kind;
}

type Kind = "impact" | "roll" | "row" | "other";

/** How fast a roll fades whose dice lie sooner than they were expected to. */
const FADE_S = 0.02;

export class Player {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #waves = new Map<string, AudioBuffer>();
  readonly #rolls = new Map<string, AudioBuffer>();
  readonly #voices = new Set<Voice>();
  #count = 0;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.gain.value = MASTER;
    const limiter = context.createDynamicsCompressor();
    this.#out.connect(limiter);
    limiter.connect(context.destination);
  }

  /** How many sounds are on their way. */
  get voices(): number {
    return this.#voices.size;
  }

  /** From 0 to 1, as loud as it seems: the ear takes half of the pressure for more than half. */
  set volume(share: number) {
    this.#out.gain.value = MASTER * share ** 2;
  }

  play(sound: Sound): void {
    this.#count += 1;
    if (sound.name === "rest") this.#fadeRolls();
    if (sound.name === "roll") this.#start(this.#rollOf(sound), sound, "roll");
    else this.#start(this.#waveOf(sound.name), sound, sound.isOfRow ? "row" : "other");
  }

  /** Ends what sounds and waits of a row. */
  endRow(): void {
    for (const voice of this.#voices) if (voice.kind === "row") this.#end(voice);
  }

  /** `strength` from 0 to 1, `pan` from -1 to 1. */
  impact(strength: number, pan: number, ground: Ground = this.#count % 5 === 4 ? "wood" : "felt"): void {
    if (!(strength > SOFTEST) || this.#impacts() >= MOST_IMPACTS) return;
    this.#count += 1;
    const seed = 1 + (this.#count % 3);
    const hard = Math.min(1, strength);
    const sound = { loudness: hard ** 1.5, pitch: 0.92 + 0.12 * hard + 0.02 * (this.#count % 4), pan };
    const wave = this.#kept(this.#waves, `${ground} ${seed}`, () => hit(ground, seed));
    this.#start(wave, sound, "impact");
  }

  /** Computes one wave that was not needed yet, and says whether there may be more: for moments of leisure. */
  prepare(): boolean {
    const name = SOUND_NAMES.find((one) => one !== "roll" && !this.#waves.has(one));
    if (name !== undefined && name !== "roll") this.#waveOf(name);
    return name !== undefined;
  }

  /** Ends all that sounds. */
  hush(): void {
    for (const voice of this.#voices) this.#end(voice);
  }

  #impacts(): number {
    return [...this.#voices].filter((voice) => voice.kind === "impact").length;
  }

  #fadeRolls(): void {
    const now = this.#context.currentTime;
    for (const { kind, gain, source } of this.#voices) {
      if (kind !== "roll") continue;
      gain.gain.setTargetAtTime(0, now, FADE_S);
      source.stop(now + 5 * FADE_S);
    }
  }

  #waveOf(name: Exclude<SoundName, "roll">): AudioBuffer {
    return this.#kept(this.#waves, name, RECIPES[name]);
  }

  #rollOf({ dice = 1, ms = MOST_ROLL_MS }: Sound): AudioBuffer {
    const seed = 1 + (this.#count % VARIANTS);
    const lengthMs = Math.round(Math.min(ms, MOST_ROLL_MS) / ROLL_STEP_MS) * ROLL_STEP_MS;
    const name = `${dice} ${lengthMs} ${seed}`;
    const [oldest] = this.#rolls.keys();
    if (!this.#rolls.has(name) && this.#rolls.size >= MOST_ROLLS && oldest !== undefined) this.#rolls.delete(oldest);
    return this.#kept(this.#rolls, name, () => roll(dice, lengthMs, seed));
  }

  #kept(shelf: Map<string, AudioBuffer>, name: string, make: () => Wave): AudioBuffer {
    const known = shelf.get(name);
    if (known !== undefined) return known;
    const wave = make();
    const buffer = this.#context.createBuffer(1, wave.length, RATE);
    buffer.copyToChannel(wave, 0);
    shelf.set(name, buffer);
    return buffer;
  }

  #start(buffer: AudioBuffer, options: SoundOptions, kind: Kind): void {
    const { loudness = 1, pitch = 1, pan = 0, delayMs = 0 } = options;
    const [oldest] = this.#voices;
    if (this.#voices.size >= MOST_VOICES && oldest !== undefined) this.#end(oldest);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = pitch;
    const gain = this.#context.createGain();
    gain.gain.value = loudness;
    source.connect(gain);
    const nodes: AudioNode[] = [source, gain];
    if (pan) nodes.push(this.#panned(gain, pan));
    nodes.at(-1)?.connect(this.#out);
    const voice = { source, gain, nodes, kind };
    source.onended = () => this.#end(voice);
    this.#voices.add(voice);
    source.start(this.#context.currentTime + delayMs / 1_000);
  }

  #panned(from: AudioNode, pan: number): AudioNode {
    const panner = this.#context.createStereoPanner();
    panner.pan.value = Math.min(1, Math.max(-1, pan));
    from.connect(panner);
    return panner;
  }

  #end(voice: Voice): void {
    if (!this.#voices.delete(voice)) return;
    voice.source.onended = null;
    voice.source.stop();
    for (const node of voice.nodes) node.disconnect();
  }
}
