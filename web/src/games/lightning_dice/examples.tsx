/** Drawn examples of the rules. What they show was worked out by the game. */
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../ui/parts/art";
import { Example } from "../../ui/rules/example";
import { sentenceOf } from "./asks";
import { CardDie, SeatDie, SeatNumber } from "./dice";
import { CALLED, FITS, FLIP } from "./examples.gen";
import type { Called, CardShown, Fits, Flip } from "./examples-model";
import { texts } from "./texts";
import { exampleTexts, type LightningExample } from "./texts-examples";

export const examples: Readonly<Record<string, () => JSX.Element>> = Object.fromEntries([
  ...Object.entries(CALLED).map(([rule, called]) => [rule, () => <CallExample rule={rule} called={called} />]),
  ...Object.entries(FITS).map(([rule, fits]) => [rule, () => <FitExample rule={rule} fits={fits} />]),
  ...Object.entries(FLIP).map(([rule, flip]) => [rule, () => <FlipExample rule={rule} flip={flip} />]),
]);

/** Whose dice are drawn where it does not matter whose they are. */
const ANYBODY = 1;

const wordsOf = (rule: string): string => exampleTexts().rules[rule as LightningExample];

/** Six dice, what is called, and the scores that it concerns. */
function CallExample({ rule, called }: { readonly rule: string; readonly called: Called }) {
  const { card, seat, call, number, dice } = called;
  return (
    <Example game="lightning" text={wordsOf(rule)}>
      {call === "got_it" && <Card card={card} />}
      <Dice seat={seat} faces={dice} />
      <span class="excall">
        <b>{texts().call(call, seat, number)}</b>
        {concerned(called).map((one) => (
          <Score key={one} seat={one} before={called.before[one - 1] ?? 0} after={called.after[one - 1] ?? 0} />
        ))}
      </span>
    </Example>
  );
}

/** Seats whose score changes; if there is none, the one whose score could have. */
function concerned({ seat, number, before, after }: Called): readonly number[] {
  const changed = before.flatMap((score, place) => (score === after[place] ? [] : [place + 1]));
  return changed.length > 0 ? changed : [number > 0 ? number : seat];
}

function FitExample({ rule, fits: { card, rolls } }: { readonly rule: string; readonly fits: Fits }) {
  const t = exampleTexts();
  return (
    <Example game="lightning" text={wordsOf(rule)}>
      <Card card={card} />
      {rolls.map(({ kept, dice, isMet }, place) => (
        <Verdict key={place} isGood={isMet} word={isMet ? t.fits : t.fitsNot}>
          {kept > 0 && (
            <>
              <Icon name="up" />
              <Dice seat={ANYBODY} faces={dice.slice(0, kept)} word={t.kept} />
              <Icon name="down" />
            </>
          )}
          <Dice seat={ANYBODY} faces={dice.slice(kept)} {...(kept > 0 && { word: t.rolled })} />
        </Verdict>
      ))}
    </Example>
  );
}

function FlipExample({ rule, flip }: { readonly rule: string; readonly flip: Flip }) {
  const t = exampleTexts();
  const last = flip.rolled.length - 1;
  return (
    <Example game="lightning" text={wordsOf(rule)}>
      <Card card={flip.card} />
      <Verdict isGood={false} word={t.refused}>
        <Dice seat={ANYBODY} faces={flip.lying} />
      </Verdict>
      <Verdict isGood word={t.gains(flip.change)}>
        <Dice seat={ANYBODY} faces={flip.rolled.slice(0, last)} word={t.kept} />
        <Icon name="down" />
        <Dice seat={ANYBODY} faces={flip.rolled.slice(last)} word={t.rolled} />
      </Verdict>
    </Example>
  );
}

function Card({ card }: { readonly card: CardShown }) {
  return (
    <div class="excard">
      <b>{texts().cardTitle(card.title)}</b>
      <span class="exdice" role="img" aria-label={texts().picture(card.picture)}>
        {card.picture.map((face, place) => (
          <CardDie key={place} face={face} />
        ))}
      </span>
      <span>{sentenceOf(card.requirement)}</span>
    </div>
  );
}

interface DiceProps {
  readonly seat: number;
  readonly faces: readonly number[];
  /** What was done with them. */
  readonly word?: string;
}

function Dice({ seat, faces, word }: DiceProps) {
  const said = texts().faces(faces);
  return (
    <span class="exdice" role="img" aria-label={word === undefined ? said : `${word}: ${said}`}>
      {faces.map((face, place) => (
        <SeatDie key={place} seat={seat} face={face} />
      ))}
    </span>
  );
}

interface VerdictProps {
  readonly isGood: boolean;
  readonly word: string;
  readonly children: ComponentChildren;
}

function Verdict({ isGood, word, children }: VerdictProps) {
  return (
    <span class="exfit">
      {children}
      <b class="exfit__word">
        <Icon name={isGood ? "check" : "x"} /> {word}
      </b>
    </span>
  );
}

interface ScoreProps {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

function Score({ seat, before, after }: ScoreProps) {
  const t = exampleTexts();
  return (
    <span class="excall__score" role="img" aria-label={t.changeSaid(seat, before, after)}>
      <SeatNumber seat={seat} size="sm" /> {t.change(before, after)}
    </span>
  );
}
