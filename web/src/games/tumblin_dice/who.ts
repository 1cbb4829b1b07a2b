/** Players and dice as sentences need them. */
import { texts as pageTexts } from "../../texts/texts";
import type { TumblinDie, TumblinKind } from "../../wire.gen";
import { colourOf, type NameOf } from "./names";
import type { DieWord, Who } from "./texts";

/** A player in a sentence. The table's page calls the own seat "You". */
export function whoIs(seat: number, name: NameOf): Who {
  return { name: name(seat), isMe: name(seat) === pageTexts().you };
}

/** A die by its name alone, as events have it; a double die says so in its name. */
export function dieOf(name: string, dice: readonly TumblinDie[] = []): DieWord {
  const known = dice.find((die) => die.name === name)?.kind;
  const kind: TumblinKind = known ?? (name.endsWith("-double") ? "double" : "plain");
  return { colour: colourOf(name), kind };
}
