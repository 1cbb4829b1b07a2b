/** A turn in five pictures, the six faces, and what this table plays differently. */
import { wordsNow } from "../../ui/frame/key-words";
import { Icon, Use } from "../../ui/parts/art";
import { Courtyard } from "../../ui/parts/courtyard";
import { KingDie } from "../../ui/parts/die";
import { Keys, Picture } from "../../ui/parts/help-sheet";
import { KingCard } from "../../ui/parts/king-card";
import type { KingFace, KingVariant } from "../../wire.gen";
import type { ScreenProps } from "../gameui";
import { KING_KEYS, keys } from "./keys";
import { cardNumbered, FACES, SIDES } from "./model";
import { texts } from "./texts";

/** The cards and dice of the pictures: three greens, kept two by two. */
const TURRET = 10;
const RESIDENT = 34;
const ROLL: readonly KingFace[] = ["green-gem", "red-gem", "green-flower", "blue-animal"];
const MATCH: readonly KingFace[] = ["green-gem", "green-gem", "green-flower"];
const CASTLE = [10, 34, 12, 27, 3];

type OnRule = (id: string) => void;

export function Help({ seen, hands }: ScreenProps<"king_of_the_dice_junior">) {
  const t = texts().help;
  return (
    <div class="khelp">
      <h3>{t.turn}</h3>
      <ol class="khelp__steps">
        <Picture text={t.roll} rule="KJ-2" onRule={hands.openRule}>
          <FacesInRow faces={ROLL} />
        </Picture>
        <Picture text={t.match} rule="KJ-3" onRule={hands.openRule}>
          <FacesInRow faces={MATCH} />
          <Icon name="arrow" />
          <KingCard number={TURRET} label={texts().card(cardNumbered(TURRET))} met={[true, true, true]} />
        </Picture>
        <Picture text={t.keep} rule="KJ-4" onRule={hands.openRule}>
          <Icon name="lock" />
          <FacesInRow faces={ROLL.slice(0, 1)} />
          <Icon name="again" />
          <FacesInRow faces={ROLL.slice(1, 3)} />
        </Picture>
        <Picture text={t.crown} rule="KJ-9" onRule={hands.openRule}>
          <Use id="crown" class="khelp__crown" />
        </Picture>
        <Picture text={t.castle} rule="KJ-10" onRule={hands.openRule}>
          <Courtyard cards={CASTLE} hasCrown label={texts().court(SIDES, SIDES, true)} />
        </Picture>
      </ol>
      <h3>{t.faces}</h3>
      <FacesInRow faces={FACES} />
      <ul class="khelp__kinds">
        <Picture text={t.turret} rule="KJ-7" onRule={hands.openRule}>
          <KingCard number={TURRET} label={texts().card(cardNumbered(TURRET))} />
        </Picture>
        <Picture text={t.resident} rule="KJ-8" onRule={hands.openRule}>
          <KingCard number={RESIDENT} label={texts().card(cardNumbered(RESIDENT))} />
        </Picture>
      </ul>
      <Switches variant={seen.update.view.variant} onRule={hands.openRule} />
      <h3>{t.keys}</h3>
      <Keys list={t.keyList.map(([listed, does]) => [wordsNow(listed, [KING_KEYS, keys.value]), does])} />
    </div>
  );
}

function FacesInRow({ faces }: { readonly faces: readonly KingFace[] }) {
  return (
    <span class="khelp__dice">
      {faces.map((face, place) => (
        <KingDie key={place} face={face} label={texts().face(face)} />
      ))}
    </span>
  );
}

/** What the host has switched on. */
function Switches({ variant, onRule }: { readonly variant: KingVariant; readonly onRule: OnRule }) {
  const t = texts().help;
  const on: (readonly [string, string])[] = [];
  if (variant.full_round) on.push([t.fullRound, "KJ-V1"], [t.fullLizards, "KJ-V2"], [t.fullTie, "KJ-V3"]);
  if (variant.may_decline) on.push([t.decline, "KJ-R2"]);
  if (variant.flip_on_miss) on.push([t.flip, "KJ-R3"]);
  if (on.length === 0) return null;
  return (
    <>
      <h3>{t.here}</h3>
      <ul class="khelp__rules">
        {on.map(([text, rule]) => (
          <Picture key={rule} text={text} rule={rule} onRule={onRule} />
        ))}
      </ul>
    </>
  );
}
