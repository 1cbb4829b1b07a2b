/** What a screen reader is told: what happened, faces when the dice rest, the own turn. Nobody is interrupted. */
import { useEffect, useRef } from "preact/hooks";
import type { KingView } from "../../wire.gen";
import type { Hands, Seen } from "../gameui";
import { line, type NameOf, whoIs } from "./lines";
import { isInTurn, resting, rollOf } from "./model";
import { texts } from "./texts";

/** What the screen reader is told of the view that is shown. */
export interface Heard {
  readonly seen: Seen<"king_of_the_dice_junior">;
  readonly shown: KingView;
  readonly hands: Hands;
  readonly name: NameOf;
  /** The sentence that says what to do. */
  readonly prompt: string;
}

export function useAnnouncements({ seen, shown, hands, name, prompt }: Heard): void {
  const { update } = seen;
  useNews(`${update.match}.${update.revision}`, () => {
    const news = update.events.filter((event) => event.type !== "dice_rested" && event.type !== "dice_thrown");
    const text = news.map((event) => line(event, name)?.text ?? "").join(" ");
    if (text.trim() !== "") hands.announce(text, "polite");
  });
  const rested = shown.phase === "choose" ? rollOf(update.match, shown) : "";
  useNews(rested, () => {
    if (rested === "") return;
    const faces = texts().happened.rested(whoIs(shown.in_turn, name), resting(shown.faces));
    hands.announce(isInTurn(shown) ? `${faces} ${prompt}` : faces, "polite");
  });
  const ownTurn = isInTurn(shown) && shown.phase === "ready" ? `${update.match}.${shown.turns}` : "";
  useNews(ownTurn, () => {
    if (ownTurn !== "") hands.announce(prompt, "polite");
  });
}

/** Tells what is new, once for each key, after the screen shows it; the first key too. */
function useNews(key: string, tell: () => void): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    tell();
  });
}
