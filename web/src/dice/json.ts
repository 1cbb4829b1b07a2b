/** Values of a file that anybody may have changed: each is what it is said to be, or an error names the line. */

/** A record that cannot be read. */
export class BadRecordError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = "BadRecordError";
    this.line = line;
  }
}

export type Json = Readonly<Record<string, unknown>>;

const FINGERPRINT = /^[0-9a-f]{64}$/;
/** Numbers of a draw are mixed in as 32 bits. */
export const MOST = 2 ** 32 - 1;

/** @param place name of the value, for the error */
export function fieldsOf(value: unknown, line: number, place: string): Json {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  throw new BadRecordError(line, `${place}: there should be an object`);
}

export function listOf(value: unknown, line: number, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new BadRecordError(line, `${place}: there should be a list`);
}

export function textOf(value: unknown, line: number, place: string): string {
  if (typeof value === "string") return value;
  throw new BadRecordError(line, `${place}: there should be a text`);
}

export function countOf(value: unknown, line: number, place: string, most = MOST): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new BadRecordError(line, `${place}: there should be a number from 0 to ${most}`);
}

export function numberOf(value: unknown, line: number, place: string): number {
  if (typeof value === "number") return value;
  throw new BadRecordError(line, `${place}: there should be a number`);
}

/** 32 bytes, written as 64 small letters and digits. */
export function fingerprintOf(value: unknown, line: number, place: string): string {
  if (typeof value === "string" && FINGERPRINT.test(value)) return value;
  throw new BadRecordError(line, `${place}: there should be 64 digits from 0 to f`);
}
