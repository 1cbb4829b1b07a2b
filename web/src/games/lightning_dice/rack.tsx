/** My six dice, a column each: up on the wooden rim they are kept, down on the felt they roll. A press moves a die. */

import type { Ref } from "preact";
import { hintOf } from "../../ui/frame/key-words";
import { keysAt, shortcut } from "../../ui/frame/keys";
import { Icon } from "../../ui/parts/art";
import { SeatDie } from "./dice";
import { COLUMNS, keys } from "./keys";
import type { RackDie } from "./model-own";
import type { Own } from "./own";
import { RaceKey } from "./race-key";
import { boardTexts } from "./texts-board";

interface RackProps {
  readonly seat: number;
  readonly own: Own;
  readonly isAsleep: boolean;
  /** Takes the focus when the key that had it goes. */
  readonly group: Ref<HTMLDivElement>;
}

export function Rack({ seat, own, isAsleep, group }: RackProps) {
  const says = boardTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
    <div class="dtray" role="group" aria-label={says.rack} tabIndex={-1} ref={group}>
      <span class="dtray__label dtray__label--keep" aria-hidden="true">
        {says.keep}
      </span>
      <span class="dtray__label dtray__label--roll" aria-hidden="true">
        {says.roll}
      </span>
      {own.rack.map((one) => (
        <Slot key={one.die} seat={seat} one={one} isAsleep={isAsleep} onPress={() => own.toggle(one.die)} />
      ))}
    </div>
  );
}

interface SlotProps {
  readonly seat: number;
  readonly one: RackDie;
  readonly isAsleep: boolean;
  readonly onPress: () => void;
}

function Slot({ seat, one, isAsleep, onPress }: SlotProps) {
  const says = boardTexts();
  const isKept = one.lies === "kept";
  const own = keysAt(keys.value, COLUMNS, one.die);
  const die = (
    <SeatDie
      key={one.lies === "tumbling" ? "tumbling" : "lying"}
      seat={seat}
      face={one.face}
      isTumbling={one.lies === "tumbling"}
    />
  );
  return (
    <RaceKey
      class="dslot"
      label={says.slot(one.die + 1, says.lies[one.lies](one.face))}
      isPressed={isKept}
      isAsleep={isAsleep}
      isWaiting={one.lies === "tumbling" || one.lies === "hand"}
      shortcut={shortcut(own)}
      onPress={onPress}
    >
      <span class="dslot__notch">{isKept ? die : <Way to="up" />}</span>
      <span class="dslot__spot">{isKept ? <Way to="down" /> : die}</span>
      <span class="key desk" aria-hidden="true">
        {hintOf(own)}
      </span>
    </RaceKey>
  );
}

/** Where a press would move the die. */
function Way({ to }: { readonly to: "up" | "down" }) {
  return (
    <span class="dslot__word">
      <Icon name={to} />
    </span>
  );
}
