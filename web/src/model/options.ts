/** The host's form: which control each option of a game gets, and what stands beside it. */
import type { OptionSeen, People } from "../wire.gen";

export type OptionValue = People["options"][string];
/** Labels and sentences of a game's options; words of a choice as `name.word`. */
export type OptionWords = Readonly<Record<string, { readonly label: string; readonly sentence: string }>>;

interface FieldFace {
  readonly name: string;
  readonly rule: string;
  readonly label: string;
  readonly sentence: string;
  readonly isChanged: boolean;
}

export interface ChoiceWord {
  readonly value: string | number;
  readonly label: string;
}

export type Field =
  | (FieldFace & { readonly kind: "switch"; readonly isOn: boolean })
  | (FieldFace & { readonly kind: "number"; readonly value: number; readonly least: number; readonly most: number })
  | (FieldFace & {
      readonly kind: "choice";
      readonly value: string | number;
      readonly choices: readonly ChoiceWord[];
    });

/** Words that the shell has for every game: what `first_seat` 0 means, and how a seat is called. */
export interface SeatWords {
  readonly byLot: string;
  readonly seatName: (seat: number) => string;
}

/** Options with a control; a list of colours or decks has none yet, and belongs to games that are not online. */
export function fieldsOf(
  options: readonly OptionSeen[],
  chosen: People["options"],
  words: OptionWords,
  seats: SeatWords,
): readonly Field[] {
  return options.flatMap((option) => {
    const field = fieldOf(option, chosen[option.name] ?? option.default, words, seats);
    return field === null ? [] : [field];
  });
}

/** How many options differ from the game as it is in the box. */
export function changedCount(fields: readonly Field[]): number {
  return fields.filter((field) => field.isChanged).length;
}

function fieldOf(option: OptionSeen, value: OptionValue, words: OptionWords, seats: SeatWords): Field | null {
  const own = words[option.name];
  const face: FieldFace = {
    name: option.name,
    rule: option.rule,
    label: own?.label ?? option.name,
    sentence: own?.sentence ?? "",
    isChanged: value !== option.default,
  };
  if (option.kind === "switch") return { ...face, kind: "switch", isOn: value === true };
  if (option.name === "first_seat")
    return { ...face, kind: "choice", value: plain(value), choices: places(option, seats) };
  if (option.kind === "number") {
    return { ...face, kind: "number", value: Number(value), least: option.least, most: option.most };
  }
  if (option.kind === "words") {
    const choices = option.choices.map((one) => ({
      value: one,
      label: words[`${option.name}.${one}`]?.label ?? `${one}`,
    }));
    return { ...face, kind: "choice", value: plain(value), choices };
  }
  return null;
}

/** A number of a seat is a choice of people, not something to count up to. */
function places(option: OptionSeen, seats: SeatWords): readonly ChoiceWord[] {
  const numbers = Array.from({ length: option.most }, (_, index) => index + 1);
  return [{ value: 0, label: seats.byLot }, ...numbers.map((seat) => ({ value: seat, label: seats.seatName(seat) }))];
}

function plain(value: OptionValue): string | number {
  return typeof value === "number" ? value : String(value);
}

/** The value after one press of plus or minus: small steps for small numbers. Never leaves the allowed range. */
export function stepped(field: Extract<Field, { kind: "number" }>, direction: 1 | -1): number {
  const step = stepOf(field.name, direction === 1 ? field.value : field.value - 1);
  const next =
    direction === 1 ? Math.floor(field.value / step) * step + step : Math.ceil(field.value / step) * step - step;
  return Math.min(field.most, Math.max(field.least, next));
}

function stepOf(name: string, value: number): number {
  if (name.endsWith("_ms")) return 100;
  if (value < 20) return 1;
  return value < 60 ? 5 : 30;
}
