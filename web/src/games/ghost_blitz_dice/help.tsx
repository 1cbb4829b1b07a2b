/** How to read the dice: three rules with an example each, and the colours. After a verdict its rule is marked. */
import { Use } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import { GhostDie } from "../../ui/parts/die";
import { GHOST_FIGURES, type GhostFigure } from "../../wire.gen";
import type { ScreenProps } from "../gameui";
import { colourOf } from "./colours";
import { standingVerdict, throwsOf } from "./model";
import { READINGS, type Reading, readingOf } from "./model-reading";
import { texts } from "./texts";

/** Dice by the figure of their colour, and what they show. */
type Example = readonly (readonly [die: GhostFigure, shows: GhostFigure])[];

const EXAMPLES: Readonly<Record<Reading, Example>> = {
  "GB-2": [
    ["book", "bottle"],
    ["chair", "bottle"],
    ["bottle", "mouse"],
  ],
  "GB-3": [
    ["chair", "book"],
    ["mouse", "book"],
    ["book", "chair"],
    ["ghost", "ghost"],
    ["bottle", "ghost"],
  ],
  "GB-4": [
    ["chair", "chair"],
    ["ghost", "mouse"],
    ["mouse", "book"],
    ["book", "ghost"],
    ["bottle", "bottle"],
  ],
};

export function Help({ seen, hands }: ScreenProps<"ghost_blitz_dice">) {
  const answer = standingVerdict(seen.update.view, throwsOf(seen.history))?.answer ?? null;
  const now = answer === null ? null : readingOf(answer);
  return (
    <>
      <ul class="how">
        {READINGS.map((rule) => (
          <li key={rule} data-on={rule === now || undefined} aria-current={rule === now || undefined}>
            <Dice example={EXAMPLES[rule]} />
            <span>
              <b>{texts().help.readings[rule].asks}</b> {texts().help.readings[rule].says}{" "}
              <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={hands.openRule} />
            </span>
          </li>
        ))}
      </ul>
      <ul class="keys" aria-label={texts().help.colours}>
        {GHOST_FIGURES.map((figure) => (
          <li key={figure}>
            <Use id={`fig-${figure}`} class="keys__pic" label={texts().figure(figure)} />
            {texts().colour(figure)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Dice({ example }: { readonly example: Example }) {
  return (
    <span class="how__pic">
      {example.map(([die, shows]) => (
        <GhostDie key={die} colour={colourOf(die)} face={shows} label={texts().die(die, shows)} />
      ))}
    </span>
  );
}
