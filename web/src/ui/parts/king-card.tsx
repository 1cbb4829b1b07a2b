/** A card of King of the Dice, readable without letters: what it asks for, one die a slot, and its lizards. */
import { type Card, KING_CARDS } from "../../wire.gen";
import { Icon, Use } from "./art";
import { classes } from "./classes";
import { isSymbol, residentPicture, roofClass, symbolPicture } from "./king-art";

interface KingCardProps {
  readonly number: number;
  /** "Turret card, colours: red, red, blue; 1 lizard", with what is met if ticks are shown. */
  readonly label: string;
  /** A tick for each slot, in the order of the card; none where help is off. */
  readonly met?: readonly boolean[];
  /** The dice meet it and it can be taken: the marigold ring. */
  readonly fits?: boolean;
  /** Makes the card a button. */
  readonly onPress?: () => void;
}

/** The card with this number. Throws for a number that is on no card. */
export function cardOf(number: number): Card {
  const card = KING_CARDS[number - 1];
  if (card === undefined) throw new Error(`no card ${number}`);
  return card;
}

export function KingCard({ number, label, met = [], fits = false, onPress }: KingCardProps) {
  const card = cardOf(number);
  const name = classes("kcard", fits && "kcard--fits");
  const face = <CardFace card={card} met={met} />;
  if (onPress === undefined) {
    return (
      <span class={name} role="img" aria-label={label}>
        {face}
      </span>
    );
  }
  return (
    <button type="button" class={name} aria-label={label} onClick={onPress}>
      {face}
    </button>
  );
}

interface FaceProps {
  readonly card: Card;
  readonly met: readonly boolean[];
}

function CardFace({ card, met }: FaceProps) {
  return (
    <>
      <Use id={`card-${card.kind}`} viewBox="0 0 120 168" class="kcard__bg" />
      <CardPicture card={card} />
      <span class={classes("kcard__slots", card.asks.length === 4 && "kcard__slots--4")}>
        {card.asks.map((word, place) => (
          <span key={place} class="slot">
            <Slot word={word} />
            {met[place] && (
              <span class="slot__tick">
                <Icon name="check" />
              </span>
            )}
          </span>
        ))}
      </span>
      <span class="kcard__lizards">
        {Array.from({ length: card.lizards }, (_, place) => (
          <Use key={place} id="lizard" class="c-brass" />
        ))}
      </span>
    </>
  );
}

function CardPicture({ card }: { readonly card: Card }) {
  if (card.kind === "turret") {
    return <Use id="turret" viewBox="0 0 120 96" class={`kcard__pic ${roofClass(card.number)}`} />;
  }
  return <Use id={residentPicture(card.number)} viewBox="0 0 120 96" class="kcard__pic kcard__pic--arch" />;
}

/** A colour without a symbol, or a symbol without a colour. */
function Slot({ word }: { readonly word: string }) {
  if (!isSymbol(word)) return <span class={`tile tile--${word}`} />;
  return (
    <span class="tile tile--stone">
      <Use id={symbolPicture(word)} class="c-stone" />
    </span>
  );
}

interface PileProps {
  /** "Pile, 28 cards". */
  readonly label: string;
  /** Written below: "28 left". */
  readonly text: string;
}

export function Pile({ label, text }: PileProps) {
  return (
    <div class="pile" role="img" aria-label={label}>
      <Use id="card-back" viewBox="0 0 120 168" />
      <Use id="card-back" viewBox="0 0 120 168" />
      <Use id="card-back" viewBox="0 0 120 168" />
      <span>{text}</span>
    </div>
  );
}
