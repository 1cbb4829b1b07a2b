/** How one plays by ear: off, sounds or words, how fast, and a throw to try. Kept on this device. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { GHOST_KEYS } from "../../games/ghost_blitz_dice/keys";
import { loadGame } from "../../games/index";
import { openSound } from "../../sound/index";
import { isMuted, mute } from "../../sound/mute";
import { ear, earSpeed } from "../frame/chosen";
import { hintOf } from "../frame/key-words";
import { keysOf } from "../frame/keys";
import { Radios } from "../frame/radios";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { wantedDieMs } from "./choice";
import { hasVoice } from "./ears";
import { texts } from "./texts";
import { tellNow } from "./use-telling";

const DICE = 5;
/** From slow to fast, and not with the usual one first. */
const SPEEDS = { ...earSpeed, all: ["slow", "usual", "fast"] as const };
const keys = keysOf<keyof typeof GHOST_KEYS.usual>(GHOST_KEYS);

interface EarPanelProps {
  readonly legend: string;
}

export function EarPanel({ legend }: EarPanelProps) {
  const t = texts();
  const isOn = ear.now.value !== "off";
  return (
    <div class="ear">
      <Radios legend={legend} how={t.how} of={ear} words={t.ways} />
      {isOn && <Radios legend={t.speed} how={t.takes(DICE * wantedDieMs.value)} of={SPEEDS} words={t.speeds} />}
      {/* it is there before it says something, so that readers hear it */}
      <div class="ear__notes" role="status">
        {isOn && <Notes />}
      </div>
      {isOn && <TryIt />}
    </div>
  );
}

function Notes() {
  const t = texts();
  const { repeat, points } = keys.value;
  return (
    <>
      {ear.now.value === "spoken" && !hasVoice.value && <Warning text={t.noVoice} />}
      {isMuted.value && (
        <Warning text={t.muted}>
          <Button size="sm" icon="sound" onPress={() => mute(false)}>
            {t.unmute}
          </Button>
        </Warning>
      )}
      <p>{t.keys(hintOf(repeat), hintOf(points))}</p>
      <p>{t.room}</p>
      <p>{t.later}</p>
    </>
  );
}

interface WarningProps {
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Warning({ text, children }: WarningProps) {
  return (
    <p class="ear__warning">
      <Icon name="warn" />
      <span>{text}</span>
      {children}
    </p>
  );
}

/** One throw, as it would be told now. */
function TryIt() {
  const t = texts();
  const [stop, setStop] = useState<(() => void) | null>(null);
  const [isBroken, setBroken] = useState(false);
  const latest = useRef(stop);
  latest.current = stop;
  useEffect(openSound, []);
  useEffect(() => () => latest.current?.(), []);
  const begin = async (): Promise<void> => {
    const ui = await loadGame("ghost_blitz_dice");
    const dieMs = wantedDieMs.peek();
    const end = tellNow(ui.toldExample?.(dieMs) ?? [], dieMs, () => setStop(null));
    setStop(() => end);
  };
  const press = (): void => {
    stop?.();
    setStop(null);
    setBroken(false);
    if (stop === null) begin().catch(() => setBroken(true));
  };
  return (
    <p>
      <Button icon={stop === null ? "ear" : "x"} onPress={press}>
        {stop === null ? t.tryIt : t.stop}
      </Button>
      {isBroken && <span role="alert">{t.broken}</span>}
    </p>
  );
}
