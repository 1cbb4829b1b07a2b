/** How steady a player's line is: one to three bars beside the name, and words for whoever comes to them or taps them. */
import { useState } from "preact/hooks";
import type { LinkSeen } from "../../wire.gen";
import { Icon } from "../parts/art";
import { lineOf } from "./network";
import { texts } from "./texts";

export interface MeterProps {
  /** Null: a bot, nobody, or not measured yet; then nothing stands there. */
  readonly link: LinkSeen | null;
  /** Whose: "You", or a player's name. */
  readonly name: string;
  /** Of the table; longer ways are not taken off as a whole. */
  readonly capMs: number;
}

const BARS: Readonly<Record<LinkSeen["steady"], number>> = { steady: 3, wavering: 2, beyond: 1 };

export function Meter({ link, name, capMs }: MeterProps) {
  const [isOpen, setOpen] = useState(false);
  if (link === null) return null;
  const words = lineOf(link, name, capMs);
  return (
    <span class="meter" data-open={isOpen || undefined}>
      <button
        type="button"
        class="meter__key"
        aria-label={words}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
      >
        <Bars link={link} />
      </button>
      <span class="meter__say" aria-hidden="true">
        {words}
      </span>
    </span>
  );
}

/** The sign alone. Silent: words stand beside it. */
export function Bars({ link }: { readonly link: LinkSeen }) {
  return (
    <span class="meter__bars" data-bars={BARS[link.steady]} aria-hidden="true">
      <span />
      <span />
      <span />
      {link.is_doubted && <Icon name="q" />}
    </span>
  );
}

/** How far one's own screen is from the hall, in milliseconds, with its sign. */
export function OwnLine({ link }: { readonly link: LinkSeen }) {
  return (
    <>
      <Bars link={link} />
      {texts().network.ms(link.rtt_ms)}
    </>
  );
}
