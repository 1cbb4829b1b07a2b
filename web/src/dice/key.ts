/** The key of a draw: the server's link mixed with those of the seats, as `match/chains.py` does it. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, Given } from "../wire.gen";

/** What ties all draws to one match: the hash of its record's first line, without the line's end. */
export function transcriptOf(headerLine: string): Uint8Array {
  return sha256(utf8ToBytes(headerLine));
}

/**
 * @param secret the server's link
 * @param transcript see `transcriptOf`
 */
export function keyOf(secret: Uint8Array, transcript: Uint8Array, draw: Draw): Uint8Array {
  const links = draw.links ?? [];
  const head = new DataView(new ArrayBuffer(10));
  head.setUint8(0, draw.kind);
  head.setUint32(1, draw.secret);
  head.setUint32(5, draw.roll);
  head.setUint8(9, links.length);
  return hmac(sha256, secret, concatBytes(transcript, new Uint8Array(head.buffer), ...links.map(mixed)));
}

function mixed([seat, counter, link]: Given): Uint8Array {
  const head = new DataView(new ArrayBuffer(5));
  head.setUint8(0, seat);
  head.setUint32(1, counter);
  return concatBytes(new Uint8Array(head.buffer), hexToBytes(link));
}
