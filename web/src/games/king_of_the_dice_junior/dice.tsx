/** The four dice of the seat in turn; on one's own turn they are toggles: keep or roll. */

import { keysAt, shortcut } from "../../ui/frame/keys";
import { Icon, Use } from "../../ui/parts/art";
import { KingDie } from "../../ui/parts/die";
import type { KingFace } from "../../wire.gen";
import { KEEPS, keys } from "./keys";
import { whoIs } from "./lines";
import { DICE } from "./model";
import type { SeenTable } from "./seen-table";
import { texts } from "./texts";

export function Dice({ shown, ways, moves, name }: SeenTable) {
  const places = Array.from({ length: DICE }, (_, die) => die);
  return (
    <fieldset class="kdice" aria-label={texts().dice(whoIs(shown.in_turn, name))}>
      {places.map((die) => {
        const face = shown.faces[die];
        if (face === undefined) return <HandDie key={die} />;
        if (face === null || !ways.mayKeep) {
          return <StillDie key={die} face={face} isKept={shown.phase === "rolling" && face !== null} />;
        }
        return (
          <KeepDie key={die} die={die} face={face} isKept={moves.kept.includes(die)} onPress={() => moves.keep(die)} />
        );
      })}
    </fieldset>
  );
}

/** A die in the hand, before it is rolled. */
function HandDie() {
  return (
    <span class="keep keep--still" aria-hidden="true">
      <span class="keep__sock">
        <span class="die die--bone kdice__hand">
          <Use id="die" viewBox="0 0 64 70" class="die__body" />
        </span>
      </span>
    </span>
  );
}

/** A die that nobody here can touch now. Set aside while others roll, it stands in a closed socket. */
function StillDie({ face, isKept }: { readonly face: KingFace | null; readonly isKept: boolean }) {
  const t = texts();
  return (
    <span class="keep keep--still" data-kept={isKept || undefined}>
      <span class="keep__sock">
        <KingDie face={face} label={face === null ? t.dieRolling : t.face(face)} />
      </span>
      {isKept && <KeepWord isKept />}
    </span>
  );
}

interface KeepDieProps {
  readonly die: number;
  readonly face: KingFace;
  readonly isKept: boolean;
  readonly onPress: () => void;
}

function KeepDie({ die, face, isKept, onPress }: KeepDieProps) {
  const t = texts();
  return (
    <button
      type="button"
      class="keep"
      aria-pressed={isKept}
      aria-label={`${t.face(face)}: ${isKept ? t.keep : t.roll}`}
      aria-keyshortcuts={shortcut(keysAt(keys.value, KEEPS, die))}
      onClick={onPress}
    >
      <span class="keep__sock">
        <KingDie face={face} />
      </span>
      <KeepWord isKept={isKept} />
    </button>
  );
}

function KeepWord({ isKept }: { readonly isKept: boolean }) {
  return (
    <span class="keep__word">
      <Icon name={isKept ? "lock" : "again"} />
      {isKept ? texts().keep : texts().roll}
    </span>
  );
}
