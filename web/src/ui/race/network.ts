/** What is said of somebody's line to the hall. Pure. */
import type { GameUi, OnlineGame } from "../../games/gameui";
import { unreachable } from "../../model/unreachable";
import type { House, LinkSeen, Links } from "../../wire.gen";
import { texts } from "./texts";

/** The most that is taken off for a way there and back. The server has the same two. */
export const CAPS_MS = { friends: 350, ranked: 200 } as const;

/** Whether whoever is first wins something in a game. */
export function hasRaces({ Finish }: GameUi<OnlineGame>): boolean {
  return Finish !== undefined;
}

/** As the server told it, else as the host has set it. */
export function capOf(links: Links | null, house: House): number {
  return links?.cap_ms ?? (house.is_ranked ? CAPS_MS.ranked : CAPS_MS.friends);
}

/** Null: a bot, nobody, or not measured yet. */
export function linkOf(links: Links | null, seat: number): LinkSeen | null {
  return links?.seats[seat - 1] ?? null;
}

export function lineOf(link: LinkSeen, name: string, capMs: number): string {
  const says = texts().network;
  const words = says.line(name, wordsOf(link, capMs));
  return link.is_doubted ? `${words} ${says.doubted}` : words;
}

function wordsOf({ steady, rtt_ms: rttMs }: LinkSeen, capMs: number): string {
  const says = texts().network;
  switch (steady) {
    case "steady":
      return says.steady(rttMs);
    case "wavering":
      return says.wavering(rttMs);
    case "beyond":
      return says.beyond(rttMs, capMs);
    default:
      return unreachable(steady);
  }
}
