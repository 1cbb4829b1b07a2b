/** Pictures of the sprite. The sprite is in the page once (styles/art.svg); a part only points into it. */
import { classes } from "./classes";

/** Icons of art.svg without their prefix `i-`; a test holds this list against the sprite. */
export const ICONS = [
  "again",
  "arrow",
  "before",
  "bell",
  "bolt",
  "book",
  "bot",
  "box",
  "check",
  "clock",
  "copy",
  "crown",
  "cube",
  "door",
  "down",
  "download",
  "ear",
  "eye",
  "finger",
  "fit",
  "flag",
  "flick",
  "gear",
  "globe",
  "hand",
  "home",
  "info",
  "keyboard",
  "left",
  "letter",
  "link",
  "lock",
  "log",
  "meter",
  "minus",
  "mix",
  "more",
  "mute",
  "next",
  "offline",
  "pause",
  "pencil",
  "play",
  "plus",
  "q",
  "right",
  "roll",
  "screen",
  "say",
  "share",
  "shield",
  "slide",
  "sound",
  "speak",
  "star",
  "undo",
  "unlock",
  "up",
  "users",
  "warn",
  "x",
] as const;

export type IconName = (typeof ICONS)[number];

interface UseProps {
  /** Of a symbol in art.svg. */
  readonly id: string;
  readonly viewBox?: string;
  readonly class?: string | undefined;
  /** Where a reader should hear what is drawn; without it the picture is silent. */
  readonly label?: string | undefined;
}

/** A symbol of the sprite, by default in the square of 64 that figures, dice faces and coins are drawn in. */
export function Use({ id, viewBox = "0 0 64 64", class: name, label }: UseProps) {
  const picture = <use href={`#${id}`} />;
  if (label === undefined) {
    return (
      <svg class={name} viewBox={viewBox} aria-hidden="true">
        {picture}
      </svg>
    );
  }
  return (
    <svg class={name} viewBox={viewBox} role="img" aria-label={label}>
      {picture}
    </svg>
  );
}

interface IconProps {
  readonly name: IconName;
  readonly class?: string;
}

/** An icon beside a word. It is silent: the word, or the label of its button, says it. */
export function Icon({ name, class: extra }: IconProps) {
  return <Use id={`i-${name}`} viewBox="0 0 24 24" class={classes("icon", extra)} />;
}
