/** The rules of a game above a table, at the one that somebody asked for. */
import type { ComponentChildren } from "preact";
import { gameName, texts } from "../../texts/texts";
import type { GameSeen } from "../../wire.gen";
import { Sheet } from "../parts/modal";
import { RulesList } from "./rules-list";

interface RulesSheetProps {
  readonly game: GameSeen;
  readonly rule: string;
  /** Below that rule. */
  readonly note?: ComponentChildren;
  readonly onClose: () => void;
}

export function RulesSheet({ game, rule, note, onClose }: RulesSheetProps) {
  const t = texts();
  const title = t.rulesPage.title(gameName(game.name));
  return (
    <Sheet title={title} icon="book" closeLabel={t.close} onClose={onClose}>
      <RulesList game={game.name} marked={rule} note={note} />
    </Sheet>
  );
}
