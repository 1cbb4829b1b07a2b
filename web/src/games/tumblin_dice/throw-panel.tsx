/** How I throw: slide, flick or roll, which face is up, which of my dice. */

import { useId } from "preact/hooks";
import { play } from "../../sound/index";
import { keysAt, shortcut } from "../../ui/frame/keys";
import { Use } from "../../ui/parts/art";
import type { Style } from "../../wire.gen";
import type { Aiming } from "./aiming";
import type { AtTable } from "./at-table";
import { by, FACES_BY_KEY, keys } from "./keys";
import { colourFor } from "./model";
import { boardTexts } from "./texts-board";
import { TumblinDie } from "./tumblin-die";

export const STYLES: readonly Style[] = ["slide", "flick", "roll"];
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The next one, and the first after the last. */
export function after<T>(all: readonly T[], now: T): T {
  const next = all[(all.indexOf(now) + 1) % all.length];
  return next ?? now;
}

export function ThrowPanel(table: AtTable) {
  const { model, arm } = table;
  const t = boardTexts();
  const mine = model.seats.find((one) => one.seat === model.seat);
  const left = mine?.hand.reduce((sum, one) => sum + one, 0) ?? 0;
  const change = (part: Partial<Aiming>): void => {
    arm.change({ ...arm.aiming.peek(), ...part });
    play("click");
  };
  return (
    <section class="slate tthrow" aria-label={model.isMine ? t.yours : t.next}>
      <h2 class="slate__h">
        {model.isMine ? t.yours : t.next}
        <small>{t.diceLeft(left)}</small>
      </h2>
      {table.seen.update.view.kinds.length > 1 && <Kinds {...table} onChange={change} />}
      <Styles style={arm.aiming.value.style} onChange={change} />
      <Faces {...table} onChange={change} />
    </section>
  );
}

interface ChangeProps {
  readonly onChange: (part: Partial<Aiming>) => void;
}

function Styles({ style, onChange }: ChangeProps & { readonly style: Style }) {
  const t = boardTexts();
  const group = useId();
  return (
    <fieldset class="style" aria-label={t.style} aria-keyshortcuts={by("style").shortcut}>
      {STYLES.map((one) => (
        <label key={one} class="style__b">
          <input type="radio" name={group} checked={one === style} onChange={() => onChange({ style: one })} />
          <Use id={`i-${one}`} viewBox="0 0 24 24" class="icon" />
          <span>
            <b>{t.styleOf(one).label}</b> <small>{t.styleOf(one).how}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Six dice on a desk, one that is changed by a tap where there is less room. */
function Faces({ model, seen, arm, onChange }: AtTable & ChangeProps) {
  const t = boardTexts();
  const group = useId();
  const { face, style, kind } = arm.aiming.value;
  const colour = colourFor(seen.update.view, model.seat, kind);
  return (
    <>
      <fieldset class="faces" aria-label={t.face} data-any={style === "roll" || undefined}>
        {FACES.map((one) => (
          <label key={one} class="faces__b">
            <input
              type="radio"
              name={group}
              checked={one === face}
              aria-label={t.faceOf(one)}
              aria-keyshortcuts={shortcut(keysAt(keys.value, FACES_BY_KEY, one - 1))}
              onChange={() => onChange({ face: one })}
            />
            <TumblinDie colour={colour} kind={kind} face={one} />
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        class="style__b faces__one"
        aria-label={t.faceChange(face)}
        onClick={() => onChange({ face: after(FACES, face) })}
      >
        <TumblinDie colour={colour} kind={kind} face={face} />
      </button>
    </>
  );
}

/** Of two kinds of dice the one that is thrown [TD-R14]. */
function Kinds({ model, seen, arm, onChange }: AtTable & ChangeProps) {
  const t = boardTexts();
  const group = useId();
  const { view } = seen.update;
  const hand = view.hand[model.seat - 1] ?? [];
  return (
    <fieldset class="style kinds" aria-label={t.kind} aria-keyshortcuts={by("kind").shortcut}>
      {view.kinds.map((kind, place) => {
        const left = hand[place] ?? 0;
        return (
          <label key={kind} class="style__b" data-none={left === 0 || undefined}>
            <input
              type="radio"
              name={group}
              checked={kind === arm.aiming.value.kind}
              disabled={left === 0}
              onChange={() => onChange({ kind })}
            />
            <TumblinDie colour={colourFor(view, model.seat, kind)} kind={kind} />
            <span>
              <b>{t.kindOf(kind)}</b> <small>{t.kindLeft(left)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
