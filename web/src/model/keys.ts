/** Which key of the keyboard does what, and how people change that. Pure. */

/**
 * By act, the keys that do it: each in the way of `KeyboardEvent.key`, letters large and "Space" in full. In a table of
 * places, each in the way of `KeyboardEvent.code`.
 */
export type Keys<A extends string = string> = Readonly<Record<A, readonly string[]>>;

/** The keys of a game, or of every table. */
export interface KeyTable<A extends string = string> {
  readonly name: string;
  /** Keys are known by their places on the keyboard, whatever is printed on them: hands lie there. */
  readonly isOfPlaces?: boolean;
  readonly usual: Keys<A>;
}

/** What people have changed: whole acts, by the name of the table. */
export type Changes = Readonly<Record<string, Keys>>;

/** What a key is called here and in `aria-keyshortcuts`. */
export function keyName(key: string): string {
  if (key === " ") return "Space";
  const large = key.toUpperCase();
  return [...key].length === 1 && [...large].length === 1 ? large : key; // a large ß would be two letters
}

/** Other keys than those that write something; the rest belong to the browser, or move the focus. */
const NAMED = [
  "Space",
  "Enter",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
];

/** Places that every keyboard or most of them have, and that do nothing else there. */
const PLACE =
  /^(Key[A-Z]|Digit\d|Numpad(\d|Add|Subtract|Multiply|Divide|Decimal)|Minus|Equal|Bracket(Left|Right)|Semicolon|Quote|Backquote|(Intl)?Backslash|Comma|Period|Slash)$/;

export function canBeChosen(name: string, { isOfPlaces = false }: Pick<KeyTable, "isOfPlaces"> = {}): boolean {
  if (isOfPlaces) return PLACE.test(name) || NAMED.includes(name);
  return NAMED.includes(name) || ([...name].length === 1 && name.trim() !== "");
}

/** What a key does; undefined: nothing here. */
export function actOf<A extends string>(keys: Keys<A>, name: string): A | undefined {
  const acts = Object.keys(keys) as A[]; // a record has no other keys than those of its type
  return acts.find((act) => keys[act].includes(name));
}

/** The keys with what was changed, as far as that makes sense: what is stored may be old, or not ours. */
export function changedKeys<A extends string>(table: KeyTable<A>, changes: Changes): Keys<A> {
  const { name, usual } = table;
  const isFitting = (key: string): boolean => canBeChosen(key, table);
  const entries = Object.entries<readonly string[]>(usual);
  const keys = entries.map(([act, own]) => [act, fitting(changes[name]?.[act], own, isFitting)] as const);
  const all = keys.flatMap(([, own]) => own);
  const isClear = new Set(all).size === all.length;
  return isClear ? (Object.fromEntries(keys) as Keys<A>) : usual; // each act of the table has its entry
}

function fitting(
  changed: readonly string[] | undefined,
  usual: readonly string[],
  isFitting: (key: string) => boolean,
): readonly string[] {
  return changed?.length === usual.length && changed.every(isFitting) ? changed : usual;
}

/**
 * An act by another key. If that key did something else in the same table, the two change places, so that nothing is
 * ever without a key, and no key does two things.
 *
 * @param place which of the act's keys
 */
export function rebound<A extends string>(keys: Keys<A>, act: A, place: number, name: string): Keys<A> {
  const before = keys[act][place];
  if (before === undefined || before === name) return keys;
  const swapped = (key: string): string => (key === before ? name : key === name ? before : key);
  const entries = Object.entries<readonly string[]>(keys);
  return Object.fromEntries(
    entries.map(([one, own]): [string, readonly string[]] => [one, own.map(swapped)]),
  ) as Keys<A>; // the same acts
}

/** Acts of other tables that are open at the same time and have this key; a table for all games meets each game. */
export function clashesOf(name: string, others: readonly Keys[]): readonly string[] {
  return others.flatMap((keys) => actOf(keys, name) ?? []);
}

/** What is to be kept of a table: only the acts that are not as usual. */
export function changesOf<A extends string>({ usual }: KeyTable<A>, keys: Keys<A>): Keys {
  const acts = Object.keys(usual) as A[]; // a record has no other keys than those of its type
  const changed = acts.filter((act) => keys[act].some((key, place) => key !== usual[act][place]));
  return Object.fromEntries(changed.map((act) => [act, keys[act]]));
}

/** Reads what a device has stored; whatever is no table of keys is left out. */
export function readChanges(text: string): Changes {
  const tables = Object.entries(objectIn(text)).map(([name, table]) => [name, keysIn(table)] as const);
  return Object.fromEntries(tables);
}

function keysIn(table: unknown): Keys {
  if (typeof table !== "object" || table === null) return {};
  return Object.fromEntries(Object.entries(table).filter((entry): entry is [string, string[]] => isNames(entry[1])));
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
