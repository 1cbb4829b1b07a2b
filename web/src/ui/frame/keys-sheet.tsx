/** The keys of all games on one sheet: a key is changed by pressing what it does, and then the new key. */
import { useState } from "preact/hooks";
import { GHOST_EDGES, GHOST_KEYS } from "../../games/ghost_blitz_dice/keys";
import { KING_KEYS } from "../../games/king_of_the_dice_junior/keys";
import { LIGHTNING_EDGES, LIGHTNING_KEYS } from "../../games/lightning_dice/keys";
import { TUMBLIN_KEYS } from "../../games/tumblin_dice/keys";
import { actOf, canBeChosen, clashesOf, type Keys, type KeyTable, keyName, rebound } from "../../model/keys";
import { texts as houseTexts } from "../../texts/texts";
import { printedOn } from "../device/codes";
import { Button } from "../parts/button";
import { Sheet } from "../parts/modal";
import { keyWord } from "./key-words";
import { EVERYWHERE, FILM, keepKeys, keysChanged, keysOf, resetKeys } from "./keys";
import { texts } from "./texts";

/** What works at every table first: its keys must be free in each game. */
const TABLES: readonly KeyTable[] = [
  ...[EVERYWHERE, GHOST_KEYS, GHOST_EDGES, KING_KEYS, LIGHTNING_KEYS, LIGHTNING_EDGES, TUMBLIN_KEYS, FILM],
];
const NOW = new Map(TABLES.map((table) => [table, keysOf(table)]));

const keysNow = (table: KeyTable): Keys => NOW.get(table)?.value ?? table.usual;

function tableName({ name }: KeyTable): string {
  const t = texts();
  if (name === FILM.name) return t.film;
  const [game = "", isOfEdges] = name.split(".");
  const called = houseTexts().games[game]?.name;
  if (called === undefined) return t.everywhere;
  return isOfEdges === undefined ? called : t.atOneKeyboard(called);
}

function actName({ name }: KeyTable, act: string): string {
  const acts: Readonly<Record<string, Readonly<Record<string, string>>>> = texts().acts;
  return acts[name]?.[act] ?? act;
}

/** What one of an act's keys does. */
function doneBy(table: KeyTable, act: string, place: number): string {
  const part = partOf(table, act, place);
  return part === "" ? actName(table, act) : `${actName(table, act)}, ${part}`;
}

/** Empty: its keys all do the same. */
function partOf({ name, usual }: KeyTable, act: string, place: number): string {
  const parts: Readonly<Record<string, readonly string[]>> = texts().parts;
  return (usual[act]?.length ?? 0) > 1 ? (parts[name]?.[place] ?? "") : "";
}

/** A key as it is called in its table, or as people call it. */
const namedIn = ({ isOfPlaces }: KeyTable, { key, code }: KeyboardEvent): string => (isOfPlaces ? code : keyName(key));
const wordIn = ({ isOfPlaces }: KeyTable, name: string): string => (isOfPlaces ? printedOn(name) : keyWord(name));

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = texts();
  const [said, say] = useState("");
  return (
    <Sheet title={t.keys} closeLabel={t.back} onClose={onClose}>
      <p class="keymap__said" role="status">
        {said === "" ? t.pressHow : said}
      </p>
      {TABLES.map((table) => (
        <Table key={table.name} table={table} onSaid={say} />
      ))}
      <Button
        icon="undo"
        isBlock
        asleep={keysChanged.value === 0 ? "" : undefined}
        onPress={() => {
          resetKeys();
          say(t.wasReset);
        }}
      >
        {t.reset}
      </Button>
    </Sheet>
  );
}

interface TableProps {
  readonly table: KeyTable;
  readonly onSaid: (sentence: string) => void;
}

function Table({ table, onSaid }: TableProps) {
  const keys = keysNow(table);
  const how: Readonly<Record<string, string>> = texts().keysOfEdges;
  return (
    <section class="keymap" aria-label={tableName(table)}>
      <h3 class="opts__group">{tableName(table)}</h3>
      {how[table.name] && <p class="opts__how">{how[table.name]}</p>}
      <ul class="opts">
        {Object.entries(keys).map(([act, own]) => (
          <li key={act} data-parts={partOf(table, act, 0) !== "" || undefined}>
            <span class="opts__t">{actName(table, act)}</span>
            {own.map((name, place) => (
              <KeyButton
                key={usualName(table, act, place)}
                table={table}
                act={act}
                place={place}
                name={name}
                onSaid={onSaid}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const usualName = ({ usual }: KeyTable, act: string, place: number): string => usual[act]?.[place] ?? "";

/** Takes the key if it can be had; what is to be said about it. */
function choose(table: KeyTable, act: string, place: number, pressed: string): string {
  const t = texts();
  const word = wordIn(table, pressed);
  if (!canBeChosen(pressed, table)) return t.notThis(word);
  for (const other of openWith(table)) {
    const [taken] = clashesOf(pressed, [keysNow(other)]);
    if (taken !== undefined) return t.taken(word, actName(other, taken), tableName(other));
  }
  const before = keysNow(table);
  const swapped = actOf(before, pressed);
  keepKeys(table, rebound(before, act, place, pressed));
  const said = doneBy(table, act, place);
  const its = swapped === undefined ? -1 : (before[swapped]?.indexOf(pressed) ?? -1);
  if (swapped === undefined || (swapped === act && its === place)) return t.now(said, word);
  const other = doneBy(table, swapped, its);
  return other === said ? t.now(said, word) : t.swapped(said, word, other, wordIn(table, before[act]?.[place] ?? ""));
}

/** Tables whose keys are heard at the same time. Keys by their places are heard first, and alone. */
function openWith(table: KeyTable): readonly KeyTable[] {
  if (table.isOfPlaces) return [];
  return table === EVERYWHERE ? TABLES.filter((one) => one !== EVERYWHERE && !one.isOfPlaces) : [EVERYWHERE];
}

interface KeyButtonProps {
  readonly table: KeyTable;
  readonly act: string;
  /** Among the act's keys. */
  readonly place: number;
  readonly name: string;
  readonly onSaid: (sentence: string) => void;
}

/** Pressed, it waits for a key; Escape, Tab and a press elsewhere leave all as it is. */
function KeyButton({ table, act, place, name, onSaid }: KeyButtonProps) {
  const t = texts();
  const does = doneBy(table, act, place);
  const part = partOf(table, act, place);
  const [waits, setWaits] = useState(false);
  const listen = (event: KeyboardEvent): void => {
    if (!waits || event.key === "Tab" || event.repeat || MODIFIERS.includes(event.key)) return;
    event.preventDefault(); // Escape closes a sheet, Enter and Space would press this again
    setWaits(false);
    if (event.key !== "Escape") onSaid(choose(table, act, place, namedIn(table, event)));
  };
  return (
    <button
      type="button"
      class="keymap__key"
      data-changed={name !== usualName(table, act, place) || undefined}
      aria-pressed={waits}
      aria-label={waits ? t.waitsFor(does) : t.keyOf(does, wordIn(table, name))}
      onClick={() => setWaits(!waits)}
      onKeyDown={listen}
      onKeyUp={(event) => event.key === " " && event.preventDefault()}
      onBlur={() => setWaits(false)}
    >
      {waits ? t.pressNow : <kbd class="key">{wordIn(table, name)}</kbd>}
      {part !== "" && <small>{part}</small>}
    </button>
  );
}

const MODIFIERS: readonly string[] = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];
