/** Uniform numbers out of a key: its bytes in order, those left out that would favour small numbers. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const BYTE = 2 ** 8;
const WORD = 2 ** 32;

/** A number, and the values that were read for it; all but the last were left out. */
export interface Drawn {
  readonly k: number;
  readonly read: readonly number[];
  /** Values from here on are left out. */
  readonly limit: number;
}

/** Draws a number from 0 to n - 1, by one byte up to 256 and by four beyond. Throws RangeError for another n. */
export type Below = (n: number) => Drawn;

export function numbersOf(key: Uint8Array): Below {
  const next = bytesOf(key);
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > WORD) throw new RangeError(`below(${n}): there is no such number`);
    const values = n <= BYTE ? BYTE : WORD;
    const limit = values - (values % n);
    const read: number[] = [];
    for (;;) {
      const value = n <= BYTE ? next() : next() * 2 ** 24 + next() * 2 ** 16 + next() * 2 ** 8 + next();
      read.push(value);
      if (value < limit) return { k: value % n, read, limit };
    }
  };
}

/** The bytes of a key without end: HMAC(key, 0), HMAC(key, 1) and so on. */
function bytesOf(key: Uint8Array): () => number {
  let block = new Uint8Array(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      const number = new DataView(new ArrayBuffer(4));
      number.setUint32(0, blocks);
      block = hmac(sha256, key, new Uint8Array(number.buffer));
      blocks += 1;
      at = 0;
    }
    const byte = block[at];
    if (byte === undefined) throw new RangeError("a block has 32 bytes");
    at += 1;
    return byte;
  };
}
