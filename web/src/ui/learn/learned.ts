/** Which lessons were taken to their end on this device. */
import { type Signal, signal } from "@preact/signals";
import { recall, remember } from "../frame/storage";

const learned: Signal<readonly string[]> = signal(recall("learned").split(" "));

export const isLearned = (game: string): boolean => learned.value.includes(game);

export function rememberLearned(game: string): void {
  if (learned.peek().includes(game)) return;
  learned.value = [...learned.peek(), game];
  remember("learned", learned.peek().join(" ").trim());
}
