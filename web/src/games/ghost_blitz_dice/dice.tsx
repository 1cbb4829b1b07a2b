/** The five dice, always red, white, grey, green, blue: unthrown, in motion, told, to be read, or as the verdict reads them. */
import type { Ref } from "preact";
import { Use } from "../../ui/parts/art";
import { classes } from "../../ui/parts/classes";
import { GhostDie, NamedGhostDie } from "../../ui/parts/die";
import { GHOST_FIGURES, type GhostFigure } from "../../wire.gen";
import { colourOf } from "./colours";
import type { Throw } from "./model";
import { diceStates } from "./model-reading";
import type { GhostSeen } from "./names";
import { texts } from "./texts";

interface DiceProps {
  readonly seen: GhostSeen;
  readonly verdict: Throw | null;
  /** Takes the focus when the key that had it goes. */
  readonly group: Ref<HTMLDivElement>;
  /** For readers only: a scene shows them. */
  readonly isOutOfSight: boolean;
}

export function Dice({ seen, verdict, group, isOutOfSight }: DiceProps) {
  const { view } = seen.update;
  const name = classes("dice", verdict !== null && "dice--small", isOutOfSight && "vh");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are five pictures
    <div class={name} role="group" aria-label={texts().dice} tabIndex={-1} ref={group}>
      {GHOST_FIGURES.map((die, place) => {
        if (verdict !== null) return <JudgedDie key={die} die={die} place={place} verdict={verdict} />;
        if (seen.telling !== undefined) return <ToldDie key={die} die={die} place={place} begun={seen.telling.begun} />;
        const face = view.faces[place] ?? null;
        return face === null && view.phase !== "motion" ? (
          <WaitingDie key={die} die={die} />
        ) : (
          <RacingDie key={die} die={die} face={face} />
        );
      })}
    </div>
  );
}

interface OneDie {
  /** By the figure of its colour. */
  readonly die: GhostFigure;
}

function RacingDie({ die, face }: OneDie & { readonly face: GhostFigure | null }) {
  const label = face === null ? texts().movingDie(die) : texts().die(die, face);
  return <NamedGhostDie colour={colourOf(die)} colourName={texts().colour(die)} face={face} label={label} />;
}

function JudgedDie({ die, place, verdict }: OneDie & { readonly place: number; readonly verdict: Throw }) {
  const face = verdict.faces[place];
  if (face === undefined) return <WaitingDie die={die} />; // the judge reported a throw that nobody read
  const resting = verdict.answer === null ? "idle" : (diceStates(verdict.answer, verdict.faces)[place] ?? "idle");
  return <GhostDie colour={colourOf(die)} face={face} resting={resting} label={texts().die(die, face)} />;
}

/** It lies, but what it shows is told and not drawn. */
function ToldDie({ die, place, begun }: OneDie & { readonly place: number; readonly begun: number }) {
  const told = place + 1 < begun ? "before" : place + 1 === begun ? "now" : "later";
  return (
    <span class="dwrap">
      <span class={`die die--${colourOf(die)}`} data-told={told} role="img" aria-label={texts().toldDie(die, told)}>
        <Use id="die" viewBox="0 0 64 70" class="die__body" />
        {told !== "later" && <Use id={told === "now" ? "i-ear" : "i-check"} viewBox="0 0 24 24" class="die__told" />}
      </span>
      <span class="dielabel" aria-hidden="true">
        {texts().colour(die)}
      </span>
    </span>
  );
}

function WaitingDie({ die }: OneDie) {
  return (
    <span class="dwrap">
      <span class={`die die--${colourOf(die)}`} role="img" aria-label={texts().waitingDie(die)}>
        <Use id="die" viewBox="0 0 64 70" class="die__body" />
      </span>
      <span class="dielabel" aria-hidden="true">
        {texts().colour(die)}
      </span>
    </span>
  );
}
