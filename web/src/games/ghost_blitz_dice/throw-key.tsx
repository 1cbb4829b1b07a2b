/** "Throw the dice": marigold, for the seat in turn only. */
import { onButton } from "../../ui/frame/key-words";
import { Button } from "../../ui/parts/button";
import type { Hands } from "../gameui";
import { keys } from "./keys";
import { canThrow } from "./model";
import type { GhostSeen } from "./names";
import { texts } from "./texts";

/** What the key does, and the same key of a keyboard: nothing, if it is not one's turn. */
export function pressToThrow({ update: { view }, isPending, isAsleep }: GhostSeen, hands: Hands): () => void {
  return () => {
    if (canThrow(view) && !isPending && !isAsleep) hands.act({ type: "throw" });
  };
}

interface ThrowKeyProps {
  readonly seen: GhostSeen;
  readonly isBlock?: boolean;
  /** What is printed on the key that does the same, if that is not the game's own. */
  readonly printed?: string;
  readonly onThrow: () => void;
}

export function ThrowKey({ seen, isBlock = false, printed, onThrow }: ThrowKeyProps) {
  return (
    <Button
      kind="act"
      size="lg"
      isBlock={isBlock}
      {...(printed === undefined ? onButton(keys.value.throw) : { shortcut: printed })}
      asleep={seen.isAsleep ? texts().notJustNow : undefined}
      onPress={onThrow}
    >
      {texts().throwDice}
    </Button>
  );
}
