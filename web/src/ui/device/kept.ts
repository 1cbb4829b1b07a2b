/** Who plays on this device at which table, so that a reload keeps all seats. */
import type { Companion } from "../../net/crew";
import { notesIn } from "../../net/shelf";

export const MOST_COMPANIONS = 7;

export interface Kept {
  at(table: string): readonly Companion[];
  keep(table: string, companions: readonly Companion[]): void;
}

/** @param storage throws where the browser forbids it */
export function keptIn(storage: () => Pick<Storage, "getItem" | "setItem">): Kept {
  const notes = notesIn(storage, "dicehall.companions", areCompanions);
  return {
    at: (table) => notes.read(table) ?? [],
    keep: notes.write,
  };
}

/** The lowest number that nobody has; null: the device is full. */
export function freeNumber(companions: readonly Companion[]): number | null {
  const numbers = Array.from({ length: MOST_COMPANIONS }, (_, place) => place + 1);
  return numbers.find((number) => companions.every((one) => one.number !== number)) ?? null;
}

function areCompanions(value: unknown): value is readonly Companion[] {
  return Array.isArray(value) && value.every(isCompanion);
}

function isCompanion(value: unknown): value is Companion {
  if (typeof value !== "object" || value === null) return false;
  const { number, name } = value as Partial<Record<keyof Companion, unknown>>;
  const isNumber = Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MOST_COMPANIONS;
  return isNumber && typeof name === "string" && name !== "";
}
