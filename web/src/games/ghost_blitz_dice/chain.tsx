/** Why a figure was right, as a chain of pictures with a word below each. */
import type { ComponentChildren } from "preact";
import { unreachable } from "../../model/unreachable";
import { Icon, Use } from "../../ui/parts/art";
import { GhostDie } from "../../ui/parts/die";
import { GHOST_FIGURES, type GhostAnswer, type GhostFigure } from "../../wire.gen";
import { colourOf } from "./colours";
import { chainOf, type Step } from "./model-reading";
import { texts } from "./texts";

interface ChainProps {
  readonly answer: GhostAnswer;
  readonly faces: readonly GhostFigure[];
}

export function Chain({ answer, faces }: ChainProps) {
  const steps = chainOf(answer, faces);
  return (
    <div class="chain">
      {steps.flatMap((step, place) => [
        place > 0 && <Joint key={`to ${place}`} isAnd={step.kind === "alike"} />,
        <Link key={place} step={step} />,
      ])}
    </div>
  );
}

/** Piles of like dice stand side by side; everything else follows from what is before it. */
function Joint({ isAnd }: { readonly isAnd: boolean }) {
  return (
    <span class="chain__to">
      <Icon name={isAnd ? "plus" : "arrow"} />
    </span>
  );
}

function Link({ step }: { readonly step: Step }) {
  const says = texts().chain;
  switch (step.kind) {
    case "alike":
      return (
        <Picture word={says.alike(step.figure, step.dice.length)}>
          {step.dice.map((die) => (
            <Die key={die} die={die} shows={step.figure} />
          ))}
        </Picture>
      );
    case "all":
      return (
        <Picture word={says.all}>
          {GHOST_FIGURES.map((die, place) => (
            <Die key={die} die={die} shows={step.faces[place] ?? die} />
          ))}
        </Picture>
      );
    case "die":
      return (
        <Picture word={says.die(step.die)}>
          <Die die={step.die} shows={step.shows} />
        </Picture>
      );
    case "colour":
      return <FigurePicture figure={step.figure} word={says.colour(step.figure)} />;
    case "seek":
      return <FigurePicture figure={step.figure} word={says.seek(step.figure)} />;
    case "answer":
      return <FigurePicture figure={step.figure} word={says.answer(step.figure)} />;
    default:
      return unreachable(step);
  }
}

function Picture({ word, children }: { readonly word: string; readonly children: ComponentChildren }) {
  return (
    <span class="chain__link">
      <span class="chain__pic">{children}</span>
      {word}
    </span>
  );
}

function FigurePicture({ figure, word }: { readonly figure: GhostFigure; readonly word: string }) {
  return (
    <Picture word={word}>
      <Use id={`fig-${figure}`} />
    </Picture>
  );
}

function Die({ die, shows }: { readonly die: GhostFigure; readonly shows: GhostFigure }) {
  return <GhostDie colour={colourOf(die)} face={shows} label={texts().die(die, shows)} />;
}
