/**
 * Dice. A die without a face is in motion.
 *
 * While it tumbles there is no face in the page, not even a hidden one, so that nobody reads it before it rests.
 */
import type { GhostFigure, KingFace } from "../../wire.gen";
import { Use } from "./art";
import { type KingColour, type KingSymbol, symbolPicture } from "./king-art";

/** `key` decided the throw, `dim` had no part in it. */
export type Resting = "idle" | "dim" | "key";
export type GhostColour = "red" | "white" | "grey" | "green" | "blue";

interface GhostDieProps {
  readonly colour: GhostColour;
  readonly face: GhostFigure | null;
  readonly resting?: Resting;
  /** "red die: bottle", and while it moves "red die, in motion". */
  readonly label: string;
}

export function GhostDie({ colour, face, resting = "idle", label }: GhostDieProps) {
  return (
    <span class={`die die--${colour}`} data-state={face === null ? "tumbling" : resting} role="img" aria-label={label}>
      <Use id="die" viewBox="0 0 64 70" class="die__body" />
      {face === null ? <Whirl /> : <Use id={`glyph-${face}`} class="die__face" />}
    </span>
  );
}

interface NamedProps extends GhostDieProps {
  /** The colour's name, in writing below the die. */
  readonly colourName: string;
}

export function NamedGhostDie({ colourName, ...die }: NamedProps) {
  return (
    <span class="dwrap">
      <GhostDie {...die} />
      <span class="dielabel" aria-hidden="true">
        {colourName}
      </span>
    </span>
  );
}

interface KingDieProps {
  readonly face: KingFace | null;
  readonly resting?: Resting;
  /** "red gem". A die inside a button is silent and leaves this out: the button says it. */
  readonly label?: string;
}

/** Colour doubled with pattern, as on the cards: red plain, green stripes, blue dots. */
export function KingDie({ face, resting = "idle", label }: KingDieProps) {
  const shown = (
    <>
      <Use id="die" viewBox="0 0 64 70" class="die__body" />
      {face === null ? <Whirl /> : <KingFaceArt face={face} />}
    </>
  );
  const state = face === null ? "tumbling" : resting;
  if (label === undefined) {
    return (
      <span class="die die--bone" data-state={state} aria-hidden="true">
        {shown}
      </span>
    );
  }
  return (
    <span class="die die--bone" data-state={state} role="img" aria-label={label}>
      {shown}
    </span>
  );
}

function KingFaceArt({ face }: { readonly face: KingFace }) {
  const [colour, symbol] = face.split("-") as [KingColour, KingSymbol];
  return (
    <>
      <span class={`tile tile--${colour} die__tile`} />
      <Use id={symbolPicture(symbol)} class={`die__face die__face--symbol c-${colour}`} />
    </>
  );
}

function Whirl() {
  return <Use id="die-whirl" class="die__face die__whirl" />;
}
