/** Drawn examples of the rules. What they show was worked out by the game. */
import type { JSX } from "preact";
import { Icon, Use } from "../../ui/parts/art";
import { Courtyard } from "../../ui/parts/courtyard";
import { KingDie } from "../../ui/parts/die";
import { KingCard } from "../../ui/parts/king-card";
import { SeatDisc } from "../../ui/parts/seat";
import { Example } from "../../ui/rules/example";
import type { KingFace } from "../../wire.gen";
import { CASTLES, LIZARDS, MET } from "./examples.gen";
import type { Castles, Lizards, Met } from "./examples-model";
import { cardNumbered, ROLLS, SIDES, slotsMet } from "./model";
import { texts } from "./texts";
import { exampleTexts, type KingExample } from "./texts-examples";

export const examples: Readonly<Record<string, () => JSX.Element>> = Object.fromEntries([
  ...Object.entries(MET).map(([rule, met]) => [rule, () => <MetExample rule={rule} met={met} />]),
  ...Object.entries(LIZARDS).map(([rule, cards]) => [rule, () => <LizardExample rule={rule} cards={cards} />]),
  ...Object.entries(CASTLES).map(([rule, castles]) => [rule, () => <CastleExample rule={rule} both={castles} />]),
]);

const wordsOf = (rule: string): string => exampleTexts().rules[rule as KingExample];

/** Rolls one below the other, and the cards with what the last one ticks off. */
function MetExample({ rule, met: { cards, rolls } }: { readonly rule: string; readonly met: Met }) {
  const last = rolls.at(-1);
  return (
    <Example game="king" text={wordsOf(rule)}>
      <ol class="exrolls">
        {rolls.map(({ kept, faces }, place) => (
          <li key={place}>
            {rolls.length > 1 && <RollName place={place} />}
            {kept > 0 && (
              <>
                <Icon name="lock" />
                <Faces faces={faces.slice(0, kept)} />
                <Icon name="again" />
              </>
            )}
            <Faces faces={faces.slice(kept)} />
          </li>
        ))}
      </ol>
      <span class="excards">
        {cards.map((number) => {
          const card = cardNumbered(number);
          const ticks = slotsMet(card, last?.faces ?? []);
          const count = ticks.filter((isMet) => isMet).length;
          return (
            <KingCard
              key={number}
              number={number}
              label={texts().cardSpoken(card, count)}
              met={ticks}
              fits={last?.met.includes(number) === true}
            />
          );
        })}
      </span>
    </Example>
  );
}

function RollName({ place }: { readonly place: number }) {
  const t = exampleTexts();
  if (place < ROLLS) return <span class="exrolls__name">{t.roll(place + 1)}</span>;
  return (
    <span class="exrolls__name">
      <Use id="crown" /> {t.crown}
    </span>
  );
}

function Faces({ faces }: { readonly faces: readonly KingFace[] }) {
  return (
    <span class="exdice">
      {faces.map((face, place) => (
        <KingDie key={place} face={face} label={texts().face(face)} />
      ))}
    </span>
  );
}

/** Cards of each pattern with their lizards. */
function LizardExample({ rule, cards }: { readonly rule: string; readonly cards: Lizards }) {
  return (
    <Example game="king" text={wordsOf(rule)}>
      <ul class="excards">
        {cards.map(({ card, lizards }) => (
          <li key={card}>
            <KingCard number={card} label={texts().card(cardNumbered(card))} />
            {texts().result.lizards(lizards)}
          </li>
        ))}
      </ul>
    </Example>
  );
}

function CastleExample({ rule, both }: { readonly rule: string; readonly both: Castles }) {
  const t = texts();
  return (
    <Example game="king" text={wordsOf(rule)}>
      <ul class="excastles">
        {both.castles.map((castle, place) => (
          <li key={place}>
            <Courtyard cards={castle} hasCrown={false} label={t.court(castle.length, SIDES, false)} />
            <span class="excastles__who">
              <SeatDisc seat={place + 1} size="xs" label={exampleTexts().seat(place + 1)} />{" "}
              {t.result.lizards(both.lizards[place] ?? 0)}
            </span>
            {both.winners.includes(place + 1) && <b>{t.result.winner}</b>}
          </li>
        ))}
      </ul>
    </Example>
  );
}
