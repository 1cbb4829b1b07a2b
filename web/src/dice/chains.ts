/**
 * Hash chains, as `match/chains.py` makes them: each link is the SHA-256 of the next one.
 *
 * Not `crypto.subtle`: that is missing on plain http in a local network.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What is hashed in front of a link, so that no link of one kind is one of the other. */
export const SERVER = utf8ToBytes("srv|");
export const SEAT = utf8ToBytes("seat|");
/** Of a seat's chain: enough for a long match; a chain that is used up is replaced. */
export const LINKS = 4096;
const STRIDE = 64;

/** The link that was shown before this one. */
export function linkBefore(tag: Uint8Array, link: Uint8Array): Uint8Array {
  return sha256(concatBytes(tag, link));
}

/** Gives the link of a number, from 0 (the anchor) to the chain's length. Throws RangeError beyond. */
export type Chain = (number: number) => Uint8Array;

/**
 * All links of a secret; every 64th is kept, the others are made again when they are needed.
 *
 * @param secret 32 bytes, the last link
 */
export function chainOf(tag: Uint8Array, secret: Uint8Array, length = LINKS): Chain {
  const kept = new Map([[length, secret]]);
  let made = secret;
  for (let number = length - 1; number >= 0; number -= 1) {
    made = linkBefore(tag, made);
    if (number % STRIDE === 0) kept.set(number, made);
  }
  return (number) => {
    const above = Math.min(length, Math.ceil(number / STRIDE) * STRIDE);
    let link = kept.get(above);
    if (link === undefined || number < 0 || number > length)
      throw new RangeError(`link ${number}: this chain has links 0 to ${length}`);
    for (let at = above; at > number; at -= 1) link = linkBefore(tag, link);
    return link;
  };
}
