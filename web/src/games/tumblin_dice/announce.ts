/** What a screen reader is told: what a throw came to, the end of a quarter, whose throw it is. Nobody is interrupted. */
import { useEffect, useRef } from "preact/hooks";
import type { TumblinEvent } from "../../wire.gen";
import type { AtTable } from "./at-table";
import { line } from "./line";
import { boardTexts } from "./texts-board";
import { whoIs } from "./who";
import { storySentence } from "./words";

/** Told by the sentence of the throw, or not worth one. */
const OF_A_THROW: readonly TumblinEvent["type"][] = ["thrown", "landed", "moved", "removed", "stacked", "set_aside"];

export function useAnnouncements(table: AtTable): void {
  const { seen, hands } = table;
  const { match, revision } = seen.update;
  const last = useRef("");
  useEffect(() => {
    const key = `${match}.${revision}`;
    if (last.current === key) return;
    const isFirst = last.current === "";
    last.current = key;
    const text = isFirst ? turnSentence(table) : newsOf(table);
    if (text !== "") hands.announce(text, "polite");
  });
}

/** What sentences are made of. */
export type Tellable = Pick<AtTable, "seen" | "story" | "model" | "name">;

/** What the last update brought, in sentences. */
export function newsOf(table: Tellable): string {
  const { seen, story, name } = table;
  const { events, view } = seen.update;
  const isOver = events.some(({ type }) => type === "landed" || type === "removed" || type === "set_aside");
  const others = events.filter(({ type }) => !OF_A_THROW.includes(type));
  return [
    ...(isOver && story !== null ? [storySentence(story, seen, name)] : []),
    ...others.map((event) => line(event, name)?.text ?? ""),
    ...(view.phase === "throw" ? [turnSentence(table)] : []),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function turnSentence({ model, name }: Tellable): string {
  const t = boardTexts().says;
  const hand = model.seats.find(({ isInTurn }) => isInTurn)?.hand ?? [];
  const left = hand.reduce((sum, one) => sum + one, 0);
  if (model.phase !== "throw") return "";
  return model.isMine ? t.yourTurn(left) : t.theirTurn(whoIs(model.inTurn, name), left);
}
