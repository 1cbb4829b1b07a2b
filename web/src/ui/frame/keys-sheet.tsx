/** The keys of all games on one sheet: a key is changed by pressing what it does, and then the new key. */
import { useState } from "preact/hooks";
import { GHOST_KEYS } from "../../games/ghost_blitz_dice/keys";
import { KING_KEYS } from "../../games/king_of_the_dice_junior/keys";
import { LIGHTNING_KEYS } from "../../games/lightning_dice/keys";
import { TUMBLIN_KEYS } from "../../games/tumblin_dice/keys";
import { actOf, canBeChosen, clashesOf, type Keys, type KeyTable, keyName, rebound } from "../../model/keys";
import { texts as houseTexts } from "../../texts/texts";
import { Button } from "../parts/button";
import { Sheet } from "../parts/modal";
import { keyWord } from "./key-words";
import { EVERYWHERE, keepKeys, keysChanged, keysOf, resetKeys } from "./keys";
import { texts } from "./texts";

/** What works at every table first: its keys must be free in each game. */
const TABLES: readonly KeyTable[] = [EVERYWHERE, GHOST_KEYS, KING_KEYS, LIGHTNING_KEYS, TUMBLIN_KEYS];
const NOW = new Map(TABLES.map((table) => [table, keysOf(table)]));

const keysNow = (table: KeyTable): Keys => NOW.get(table)?.value ?? table.usual;

function tableName({ name }: KeyTable): string {
  return houseTexts().games[name]?.name ?? texts().everywhere;
}

function actName({ name }: KeyTable, act: string): string {
  const acts: Readonly<Record<string, Readonly<Record<string, string>>>> = texts().acts;
  return acts[name]?.[act] ?? act;
}

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
  return (
    <section class="keymap" aria-label={tableName(table)}>
      <h3 class="opts__group">{tableName(table)}</h3>
      <ul class="opts">
        {Object.entries(keys).map(([act, own]) => (
          <li key={act}>
            <span class="opts__t">{actName(table, act)}</span>
            {own.map((name, place) => (
              <KeyButton
                key={usualName(table, act, place)}
                act={actName(table, act)}
                name={name}
                isChanged={name !== usualName(table, act, place)}
                onKey={(pressed) => onSaid(choose(table, act, place, pressed))}
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
  const word = keyWord(pressed);
  if (!canBeChosen(pressed)) return t.notThis(word);
  for (const other of table === EVERYWHERE ? TABLES.slice(1) : [EVERYWHERE]) {
    const [taken] = clashesOf(pressed, [keysNow(other)]);
    if (taken !== undefined) return t.taken(word, actName(other, taken), tableName(other));
  }
  const before = keysNow(table);
  const swapped = actOf(before, pressed);
  keepKeys(table, rebound(before, act, place, pressed));
  const said = actName(table, act);
  if (swapped === undefined || swapped === act) return t.now(said, word);
  return t.swapped(said, word, actName(table, swapped), keyWord(before[act]?.[place] ?? ""));
}

interface KeyButtonProps {
  readonly act: string;
  readonly name: string;
  readonly isChanged: boolean;
  readonly onKey: (name: string) => void;
}

/** Pressed, it waits for a key; Escape, Tab and a press elsewhere leave all as it is. */
function KeyButton({ act, name, isChanged, onKey }: KeyButtonProps) {
  const t = texts();
  const [waits, setWaits] = useState(false);
  const listen = (event: KeyboardEvent): void => {
    if (!waits || event.key === "Tab" || event.repeat || MODIFIERS.includes(event.key)) return;
    event.preventDefault(); // Escape closes a sheet, Enter and Space would press this again
    setWaits(false);
    if (event.key !== "Escape") onKey(keyName(event.key));
  };
  return (
    <button
      type="button"
      class="keymap__key"
      data-changed={isChanged || undefined}
      aria-pressed={waits}
      aria-label={waits ? t.waitsFor(act) : t.keyOf(act, keyWord(name))}
      onClick={() => setWaits(!waits)}
      onKeyDown={listen}
      onKeyUp={(event) => event.key === " " && event.preventDefault()}
      onBlur={() => setWaits(false)}
    >
      {waits ? t.pressNow : <kbd class="key">{keyWord(name)}</kbd>}
    </button>
  );
}

const MODIFIERS: readonly string[] = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];
