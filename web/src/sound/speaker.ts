/**
 * The loudspeaker of an open table: it wakes at the first gesture, for browsers forbid it before, is quiet while nobody
 * looks or it is muted, and goes when the table is left.
 */
import { effect } from "@preact/signals";
import type { Ground } from "./dice";
import { isMuted, LOUDEST, volume } from "./mute";
import type { Sound } from "./names";
import { Player } from "./player";

/** Any of them can be the first that a browser takes for a gesture. */
const GESTURES = ["pointerdown", "pointerup", "keydown"] as const;
/** A browser without `requestIdleCallback` has some leisure so long after. */
const LEISURE_MS = 200;
/** After so much silence the device may sleep: a context that runs costs power. */
const IDLE_MS = 5_000;

export class Speaker {
  #context: AudioContext | null = null;
  #player: Player | null = null;
  /** This device has no way to sound: nobody asks again. */
  #isBroken = false;
  /** The context has been running, and nobody wants silence: it may be used, and woken if it sleeps. */
  #isAwake = false;
  #isUsed = false;
  #idling: ReturnType<typeof setTimeout> | null = null;
  readonly #stopWatching: () => void;
  readonly #stopTurning: () => void;

  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.#wake);
    this.#stopWatching = effect(() => this.#set(!isMuted.value && !document.hidden));
    this.#stopTurning = effect(() => this.#turn(volume.value / LOUDEST));
  }

  play(sound: Sound): void {
    if (!this.#isAwake) return;
    this.#player?.play(sound);
    this.#use();
  }

  impact(strength: number, pan: number, ground?: Ground): void {
    if (!this.#isAwake) return;
    this.#player?.impact(strength, pan, ground);
    this.#use();
  }

  endRow(): void {
    this.#player?.endRow();
  }

  close(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#wake, { capture: true });
    document.removeEventListener("visibilitychange", this.#wake);
    this.#stopWatching();
    this.#stopTurning();
    this.#rest();
    this.#player = null;
    this.#context?.close().catch(ignore);
    this.#context = null;
    this.#isBroken = true;
  }

  readonly #wake = (): void => this.#set(!isMuted.peek() && !document.hidden);

  #set(isOn: boolean): void {
    if (isOn && !this.#isAwake) this.#start();
    if (!isOn) this.#rest();
  }

  #turn(share: number): void {
    if (this.#player !== null) this.#player.volume = share;
  }

  #rest(): void {
    this.#isAwake = false;
    this.#player?.hush();
    if (this.#idling !== null) clearTimeout(this.#idling);
    this.#idling = null;
    this.#context?.suspend().catch(ignore);
  }

  #start(): void {
    if (this.#context === null && !this.#isBroken && mayBegin()) this.#begin();
    const context = this.#context;
    context?.resume().then(() => {
      this.#isAwake = context === this.#context && !isMuted.peek() && !document.hidden;
      if (this.#isAwake) this.#use();
    }, ignore);
  }

  #begin(): void {
    try {
      this.#context = new AudioContext({ latencyHint: "interactive" });
      this.#player = new Player(this.#context);
      this.#turn(volume.peek() / LOUDEST);
      this.#prepare();
    } catch {
      this.#isBroken = true; // no Web Audio here, or no more contexts
    }
  }

  #use(): void {
    this.#isUsed = true;
    if (this.#context !== null && this.#context.state !== "running") this.#context.resume().catch(ignore);
    this.#idling ??= setTimeout(this.#idle, IDLE_MS);
  }

  readonly #idle = (): void => {
    const isBusy = this.#isUsed || this.#player?.voices !== 0;
    this.#isUsed = false;
    this.#idling = isBusy ? setTimeout(this.#idle, IDLE_MS) : null;
    if (!isBusy) this.#context?.suspend().catch(ignore);
  };

  /** Waves are made one by one between other things, so that none is missing in the middle of a race. */
  #prepare(): void {
    const one = (): void => {
      if (this.#player?.prepare()) this.#prepare();
    };
    if ("requestIdleCallback" in window) requestIdleCallback(one);
    else setTimeout(one, LEISURE_MS);
  }
}

/** A browser that is asked too early writes a warning; one that does not tell is asked. */
function mayBegin(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function ignore(): void {
  // a context that would not start, stop or close: it is silent, and that is all
}
