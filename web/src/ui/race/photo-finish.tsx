/**
 * A photo finish: who was first in a race, by how much, and why.
 *
 * Readers hear the verdict and the reason first, then the lanes as a list; the styles put the reason below the picture.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Draw } from "../../wire.gen";
import { isDesk } from "../frame/screen";
import { Icon, Use } from "../parts/art";
import { Button } from "../parts/button";
import { OwnHeadDialog } from "../parts/modal";
import { SeatDisc } from "../parts/seat";
import type { Finish } from "./keep";
import { Lanes } from "./lanes";
import { type Picture, pictureOf, type Starter } from "./model";
import { Numbers } from "./numbers";
import { Share } from "./share";
import { texts } from "./texts";
import { notesOf, whyOf } from "./why";
import { headlineOf, subOf } from "./words";

type Name = (seat: number) => string;
type View = "picture" | "numbers";

export interface PhotoFinishProps {
  readonly finish: Finish;
  /** "You" for one's own seat. */
  readonly name: Name;
  /** What everybody calls the seat. */
  readonly player: Name;
  /** What was raced for, and its answer. */
  readonly children: ComponentChildren;
  /** Opens the check of the dice at the draw that decided a dead heat. */
  readonly onCheckCoin: (coin: Draw) => void;
  readonly onClose: () => void;
}

export function PhotoFinish({ finish, name, player, children, onCheckCoin, onClose }: PhotoFinishProps) {
  const [view, setView] = useState<View>("picture");
  const [explains, setExplains] = useState(false);
  const picture = pictureOf(finish.drawn ?? finish.race, finish.takes, finish.starter);
  const title = useId();
  const why = useId();
  return (
    <OwnHeadDialog class="finish" labelledBy={title} describedBy={why} onClose={onClose}>
      <header class="finish__head">
        <Discs picture={picture} />
        <div class="finish__title">
          <h2 id={title}>{headlineOf(picture, name)}</h2>
          <p>{subOf(picture, name)}</p>
        </div>
        {isDesk.value && <ViewChoice view={view} onChoose={setView} />}
        <Button kind="quiet" icon="x" label={texts().close} onPress={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <div class="finish__body" tabIndex={0}>
        <Reason id={why} picture={picture} name={name} onCheckCoin={onCheckCoin} />
        {children}
        {view === "picture" ? <Lanes picture={picture} name={name} /> : <Numbers picture={picture} name={name} />}
        {explains && <Explained starter={finish.starter} />}
      </div>
      <footer class="finish__foot">
        {!isDesk.value && (
          <Button size="sm" onPress={() => setView(view === "picture" ? "numbers" : "picture")}>
            {view === "picture" ? texts().numbers : texts().picture}
          </Button>
        )}
        <Share finish={finish} picture={picture} player={player} />
        <HowKey isOpen={explains} onPress={() => setExplains(!explains)} />
        <Button kind="act" class="push" onPress={onClose}>
          {isDesk.value ? texts().back : texts().backShort}
        </Button>
      </footer>
    </OwnHeadDialog>
  );
}

/** Whoever was first; both of a dead heat. */
function Discs({ picture: { first, heat } }: { readonly picture: Picture }) {
  if (first === null) return null;
  const seats = heat.length > 0 ? heat : [first];
  return (
    <span class="finish__discs">
      {seats.map(({ seat }) => (
        <SeatDisc key={seat} seat={seat} size="lg" />
      ))}
    </span>
  );
}

interface ViewChoiceProps {
  readonly view: View;
  readonly onChoose: (view: View) => void;
}

const VIEWS: readonly View[] = ["picture", "numbers"];

function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const group = useId();
  return (
    <fieldset class="finish__views">
      <legend class="vh">{texts().view}</legend>
      <span class="seg">
        {VIEWS.map((one) => (
          <label key={one} class="seg__one">
            <input type="radio" name={group} checked={one === view} onChange={() => onChoose(one)} />
            {texts()[one]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

interface ReasonProps {
  readonly id: string;
  readonly picture: Picture;
  readonly name: Name;
  readonly onCheckCoin: (coin: Draw) => void;
}

function Reason({ id, picture, name, onCheckCoin }: ReasonProps) {
  const why = whyOf(picture);
  const { coin } = picture;
  return (
    <div class="finish__why">
      {why.is === "coin" ? <Use id="coin" /> : <Icon name="finger" />}
      <div id={id}>
        <p>{texts().why(why, name)}</p>
        {notesOf(picture).map((note) => (
          <p key={texts().note(note, name)} class="finish__note">
            {texts().note(note, name)}
          </p>
        ))}
      </div>
      {coin !== null && (
        <button type="button" class="link finish__check" onClick={() => onCheckCoin(coin)}>
          <Icon name="shield" />
          {texts().checkCoin}
        </button>
      )}
    </div>
  );
}

interface HowKeyProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function HowKey({ isOpen, onPress }: HowKeyProps) {
  if (!isDesk.value) {
    return <Button size="sm" icon="q" label={texts().how} isExpanded={isOpen} onPress={onPress} />;
  }
  return (
    <button type="button" class="link finish__how" aria-expanded={isOpen} onClick={onPress}>
      {texts().how}
    </button>
  );
}

function Explained({ starter }: { readonly starter: Starter }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <section ref={place} class="finish__explained" aria-label={texts().how}>
      {texts()
        .howAnswer(starter)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
    </section>
  );
}
