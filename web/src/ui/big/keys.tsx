/** The two keys of a shared screen, in its bar: they are there for a hand at a mouse, and gone while nobody moves one. */
import { useEffect, useState } from "preact/hooks";
import { isMuted, mute } from "../../sound/mute";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { texts } from "./texts";

const IDLE_AFTER_MS = 3000;

export function BigKeys() {
  const t = texts();
  const isSilent = useIsSilent();
  const isFull = useIsFull();
  return (
    <div class={classes("tv__keys", isSilent && "tv__keys--ask")}>
      <Button
        size="lg"
        icon={isSilent ? "mute" : "sound"}
        {...(isSilent && { kind: "act" as const })}
        onPress={() => mute(!isSilent)}
      >
        {isSilent ? t.soundOn : t.soundOff}
      </Button>
      {document.fullscreenEnabled && (
        <Button size="lg" icon="screen" onPress={() => void toggleFull()}>
          {isFull ? t.leaveFull : t.fullScreen}
        </Button>
      )}
    </div>
  );
}

/** Muted, or nobody has pressed anything yet: until then no browser lets a page sound. */
function useIsSilent(): boolean {
  const [isPressed, setPressed] = useState(navigator.userActivation?.hasBeenActive ?? true);
  useEffect(() => {
    if (isPressed) return undefined;
    const press = (): void => setPressed(true);
    const events = ["pointerup", "keydown"] as const;
    for (const event of events) addEventListener(event, press);
    return () => {
      for (const event of events) removeEventListener(event, press);
    };
  }, [isPressed]);
  return isMuted.value || !isPressed;
}

function useIsFull(): boolean {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const turn = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", turn);
    return () => document.removeEventListener("fullscreenchange", turn);
  }, []);
  return isFull;
}

async function toggleFull(): Promise<void> {
  const done =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  await done.catch(() => undefined); // the browser may refuse; nothing is lost by it
}

/** Whether nobody has moved a mouse or pressed a key for a while. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    const stir = (): void => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    const events = ["pointermove", "pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, stir);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, stir);
    };
  }, []);
  return isIdle;
}
