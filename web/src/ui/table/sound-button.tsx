/** Pressed while there is sound. */
import type { ComponentChildren } from "preact";
import { isMuted, mute } from "../../sound/mute";
import { texts } from "../../texts/texts";
import { Button } from "../parts/button";

interface SoundButtonProps {
  readonly kind?: "quiet";
  /** Without, there is only the loudspeaker. */
  readonly children?: ComponentChildren;
}

export function SoundButton({ children, ...look }: SoundButtonProps) {
  return (
    <Button
      {...look}
      icon={isMuted.value ? "mute" : "sound"}
      label={texts().settings.sound}
      isPressed={!isMuted.value}
      onPress={() => mute(!isMuted.value)}
    >
      {children}
    </Button>
  );
}
