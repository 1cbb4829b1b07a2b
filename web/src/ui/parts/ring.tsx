/** The time that is left, as a ring with a number. Silent: whoever keeps the time says 5 and 3 in a live region. */

interface RingProps {
  /** 1 at the start, 0 at the end. */
  readonly share: number;
  /** In the middle: whole seconds. */
  readonly text: string;
  readonly isLow?: boolean;
}

export function Ring({ share, text, isLow = false }: RingProps) {
  return (
    <span class="ring" data-low={isLow || undefined} style={{ "--v": share }} aria-hidden="true">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle class="ring__bg" cx="32" cy="32" r="26" />
        <circle class="ring__fg" cx="32" cy="32" r="26" />
      </svg>
      {text}
    </span>
  );
}
