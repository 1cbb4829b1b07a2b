/** Acts that the table has not answered yet, as far as is known: after a reconnect they are sent again. Pure. */
import { isClaim } from "../model/table";
import type { Act, Outgoing, Update } from "../wire.gen";

export interface Unanswered {
  readonly act: Act;
  readonly match: number;
}

/** Those that a message leaves open. */
export function withoutAnswered(open: readonly Unanswered[], message: Outgoing): readonly Unanswered[] {
  return open.filter((one) => !isAnswered(one, message));
}

/** Those that were meant for what lies on the table now. */
export function ofRound(open: readonly Unanswered[], update: Update | null): readonly Unanswered[] {
  return open.filter((one) => update !== null && isOf(one, update));
}

function isOf(one: Unanswered, update: Update): boolean {
  return one.match === update.match && one.act.round === update.round && one.act.undos === update.undos;
}

/** A claim stays open over the others' events of its round; any other act is answered by what happens next. */
function isAnswered(one: Unanswered, message: Outgoing): boolean {
  if (message.type === "update") return !isClaim(one.act) || !isOf(one, message);
  const isAnswer = message.type === "not_allowed" || message.type === "claimed" || message.type === "denied";
  return isAnswer && message.id === one.act.id;
}
