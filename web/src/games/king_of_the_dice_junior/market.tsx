/** The pile and the cards in the middle, the one that has lain longest first. A tap takes a card or reads it aloud. */
import { KingCard, Pile } from "../../ui/parts/king-card";
import { cardNumbered, FACE_UP, ticksOf } from "./model";
import type { SeenTable } from "./seen-table";
import { texts } from "./texts";

export function Market(table: SeenTable) {
  const { shown } = table;
  const t = texts();
  return (
    <ul class="market" aria-label={t.market}>
      <li>
        <Pile label={t.pile(shown.pile)} text={t.left(shown.pile)} />
      </li>
      {shown.face_up.map((number) => (
        <Place key={number} number={number} table={table} />
      ))}
      {Array.from({ length: FACE_UP - shown.face_up.length }, (_, place) => (
        <li key={`empty ${place}`} class="kplace kplace--empty" aria-hidden="true" />
      ))}
    </ul>
  );
}

function Place({ number, table }: { readonly number: number; readonly table: SeenTable }) {
  const { shown, ways, moves, showsFits, speak } = table;
  const t = texts();
  const card = cardNumbered(number);
  const ticks = showsFits ? ticksOf(card, shown, moves.kept) : [];
  const canTake = ways.takes.includes(number);
  const fits = canTake && showsFits;
  const label = canTake ? t.cardTaken(card) : t.cardSpoken(card, ticks.filter((isMet) => isMet).length);
  const press = canTake ? () => moves.take(number) : speak === null ? undefined : () => speak(t.card(card));
  return (
    <li class="kplace" data-card={number}>
      <KingCard number={number} label={label} met={ticks} fits={fits} {...(press && { onPress: press })} />
      {fits && (
        <span class="kplace__take" aria-hidden="true">
          {t.take}
        </span>
      )}
    </li>
  );
}
