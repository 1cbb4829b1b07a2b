/** The five figures as they stand: keys for whoever plays, pictures for whoever looks on; after a verdict, who took which. */

import type { ComponentChildren } from "preact";
import { hintOf } from "../../ui/frame/key-words";
import { keysAt, shortcut } from "../../ui/frame/keys";
import { Use } from "../../ui/parts/art";
import { classes } from "../../ui/parts/classes";
import { FigureKey } from "../../ui/parts/figure";
import { SeatDisc } from "../../ui/parts/seat";
import type { GhostFigure } from "../../wire.gen";
import { GRABS, keys } from "./keys";
import { plays, type Throw } from "./model";
import { type KeyState, keyState, takersOf } from "./model-keys";
import { type GhostSeen, nameOf } from "./names";
import type { Race } from "./race";
import { texts } from "./texts";

interface FiguresProps {
  readonly seen: GhostSeen;
  readonly verdict: Throw | null;
  readonly race: Race;
  /** For readers only: a scene shows them. */
  readonly isOutOfSight: boolean;
}

export function Figures({ seen, verdict, race, isOutOfSight }: FiguresProps) {
  const { view } = seen.update;
  const name = classes("grabs", verdict !== null && "grabs--done desk", isOutOfSight && "vh");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
    <div class={name} role="group" aria-label={texts().figures}>
      {view.circle.map((figure, place) => {
        const state = keyState(figure, { view, held: race.held, isAsleep: seen.isAsleep, verdict });
        const sub = subOf(figure, state);
        const own = keysAt(keys.value, GRABS, place);
        const takers = verdict === null ? [] : takersOf(figure, verdict);
        const discs =
          takers.length > 0 &&
          takers.map((seat) => <SeatDisc key={seat} seat={seat} size="sm" label={nameOf(seen, seat)} />);
        return plays(view) ? (
          <FigureKey
            key={figure}
            figure={figure}
            name={texts().figure(figure)}
            sub={sub}
            shortcut={shortcut(own)}
            hint={hintOf(own)}
            state={state}
            onPress={(atMs) => race.grab(figure, atMs)}
          >
            {discs}
          </FigureKey>
        ) : (
          <Picture key={figure} figure={figure} sub={sub} state={state}>
            {discs}
          </Picture>
        );
      })}
    </div>
  );
}

function subOf(figure: GhostFigure, state: KeyState): string {
  if (state === "right") return texts().verdict.keyRight;
  return state === "wrong" ? texts().verdict.keyWrong : texts().colour(figure);
}

interface PictureProps {
  readonly figure: GhostFigure;
  readonly sub: string;
  readonly state: KeyState;
  readonly children: ComponentChildren;
}

/** A figure that cannot be pressed, as it looks to whoever watches. */
function Picture({ figure, sub, state, children }: PictureProps) {
  return (
    <span class="grab grab--seen" data-state={state}>
      <Use id={`fig-${figure}`} class="grab__fig" />
      <span class="grab__txt">
        <span class="grab__name">{texts().figure(figure)}</span>
        <span class="grab__sub">{sub}</span>
      </span>
      {children && <span class="grab__who">{children}</span>}
    </span>
  );
}
