/** The big key: it throws, and while it sleeps it says why. */

import { texts as deviceTexts } from "../../ui/device/texts";
import { Button } from "../../ui/parts/button";
import type { AtTable } from "./at-table";
import { by } from "./keys";
import { boardTexts } from "./texts-board";

/** Where the device goes round, it calls whoever is to throw. */
export function ThrowKey({ arm, seen, name }: AtTable) {
  const throws = seen.here === undefined ? boardTexts().throw : deviceTexts().throwNow(name(seen.seat));
  return (
    <Button
      class="throwbtn"
      size="lg"
      asleep={arm.asleep}
      {...(arm.mayThrow && { kind: "act" as const, ...by("throw") })}
      onPress={arm.throwIt}
    >
      {arm.mayThrow || arm.asleep === "" ? throws : ""}
    </Button>
  );
}
