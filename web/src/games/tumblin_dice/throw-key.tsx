/** The big key: it throws, and while it sleeps it says why. */
import { Button } from "../../ui/parts/button";
import type { AtTable } from "./at-table";
import { boardTexts } from "./texts-board";

export function ThrowKey({ arm }: AtTable) {
  return (
    <Button
      class="throwbtn"
      size="lg"
      asleep={arm.asleep}
      {...(arm.mayThrow && { kind: "act" as const, shortcut: "Space" })}
      onPress={arm.throwIt}
    >
      {arm.mayThrow || arm.asleep === "" ? boardTexts().throw : ""}
    </Button>
  );
}
