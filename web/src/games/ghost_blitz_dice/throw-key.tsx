/** "Throw the dice": marigold, for the seat in turn only. */
import { hintOf } from "../../ui/frame/key-words";
import { shortcut } from "../../ui/frame/keys";
import { Button } from "../../ui/parts/button";
import { keys } from "./keys";
import type { GhostSeen } from "./names";
import { texts } from "./texts";

interface ThrowKeyProps {
  readonly seen: GhostSeen;
  readonly isBlock?: boolean;
  readonly onThrow: () => void;
}

export function ThrowKey({ seen, isBlock = false, onThrow }: ThrowKeyProps) {
  return (
    <Button
      kind="act"
      size="lg"
      isBlock={isBlock}
      shortcut={shortcut(keys.value.throw)}
      shortcutName={hintOf(keys.value.throw)}
      asleep={seen.isAsleep ? texts().notJustNow : undefined}
      onPress={onThrow}
    >
      {texts().throwDice}
    </Button>
  );
}
