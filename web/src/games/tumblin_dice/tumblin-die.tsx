/** Dice of this game in a row of text or in a key: colour, pips, gold for a double die, a shield for one that blocks. */
import { Use } from "../../ui/parts/art";
import { classes } from "../../ui/parts/classes";
import type { TumblinColour, TumblinKind } from "../../wire.gen";
import { SHIELD } from "./dice-art";

interface TumblinDieProps {
  readonly colour: TumblinColour;
  readonly kind?: TumblinKind;
  /** 0: blank. */
  readonly face?: number;
  /** The sign of this seat in place of pips. */
  readonly seat?: number;
  /** It went. */
  readonly isDim?: boolean;
  readonly class?: string;
}

/** Silent: whatever it stands in says what it is. */
export function TumblinDie({
  colour,
  kind = "plain",
  face = 0,
  seat = 0,
  isDim = false,
  class: extra,
}: TumblinDieProps) {
  return (
    <span
      class={classes("die", "tdie", `tdie--${colour}`, kind === "double" && "tdie--double", extra)}
      data-state={isDim ? "dim" : undefined}
      aria-hidden="true"
    >
      <Use id="die" viewBox="0 0 64 70" class="die__body" />
      {kind === "defensive" && (
        <svg class="tdie__shield" viewBox="-1 -1 2 2" aria-hidden="true">
          <path d={SHIELD} />
        </svg>
      )}
      {seat > 0 && <Use id={`seat-${seat}`} viewBox="0 0 24 24" class="die__face" />}
      {seat === 0 && face > 0 && <Use id={`pip-${face}`} class="die__pips" />}
    </span>
  );
}
