/** The links that a player's browser mixes into shared dice, one a draw. */
import { hash, randomBytes } from "node:crypto";

/** More than any match of Ghost Blitz needs here. */
const LINKS = 256;
const TAG = "seat|";

export class Chain {
  /** Number 0 is the anchor; each one is the hash of the next. */
  private readonly links: readonly string[];

  constructor() {
    let link = randomBytes(32);
    const links = [link.toString("hex")];
    for (let left = LINKS; left > 0; left -= 1) {
      link = hash("sha256", Buffer.concat([Buffer.from(TAG), link]), "buffer");
      links.push(link.toString("hex"));
    }
    this.links = links.reverse();
  }

  /** Throws RangeError beyond the last. */
  link(number: number): string {
    const link = this.links[number];
    if (link === undefined) throw new RangeError(`link ${number}: this chain has links 0 to ${LINKS}`);
    return link;
  }
}
