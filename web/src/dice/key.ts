/** The key of a draw: the server's link mixed with those of the seats, as `match/chains.py` does it. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, Given } from "../wire.gen";

/** What ties all draws to one match: the hash of its record's first line, without the line's end. See `afterShown`. */
export function transcriptOf(headerLine: string): Uint8Array {
  return sha256(utf8ToBytes(headerLine));
}

/** The transcript once these links were shown, so that none can be left out of the past. A new anchor counts as link 0. */
export function afterShown(transcript: Uint8Array, links: readonly Given[]): Uint8Array {
  return links.length === 0 ? transcript : sha256(concatBytes(transcript, ...links.map(packed)));
}

/**
 * @param secret the server's link
 * @param transcript of all that was shown before the draw
 */
export function keyOf(secret: Uint8Array, transcript: Uint8Array, draw: Draw): Uint8Array {
  const links = draw.links ?? [];
  const head = new DataView(new ArrayBuffer(10));
  head.setUint8(0, draw.kind);
  head.setUint32(1, draw.secret);
  head.setUint32(5, draw.roll);
  head.setUint8(9, links.length);
  return hmac(sha256, secret, concatBytes(transcript, new Uint8Array(head.buffer), ...links.map(packed)));
}

function packed([seat, counter, link]: Given): Uint8Array {
  const head = new DataView(new ArrayBuffer(5));
  head.setUint8(0, seat);
  head.setUint32(1, counter);
  return concatBytes(new Uint8Array(head.buffer), hexToBytes(link));
}
