/** "Throw the dice": marigold, for the seat in turn only. */
import { onButton } from "../../ui/frame/key-words";
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
      {...onButton(keys.value.throw)}
      asleep={seen.isAsleep ? texts().notJustNow : undefined}
      onPress={onThrow}
    >
      {texts().throwDice}
    </Button>
  );
}
