/** The hand at the table: dice that are kept on this screen, and what each press sends. */
import { useState } from "preact/hooks";
import { play } from "../../sound/index";
import type { KingAction, KingView } from "../../wire.gen";
import type { Hands, Seen } from "../gameui";
import { DICE, toggled, type Ways } from "./model";
import { texts } from "./texts";

export interface Moves {
  /** Places of the dice that are kept if the others are rolled now, ascending. */
  readonly kept: readonly number[];
  keep(die: number): void;
  roll(): void;
  take(card: number): void;
  crown(): void;
  end(): void;
}

/** What is kept is a choice of this screen until the roll is sent; it lasts for the turn. */
export function useMoves(seen: Seen<"king_of_the_dice_junior">, view: KingView, ways: Ways, hands: Hands): Moves {
  const turn = `${seen.update.match}.${view.turns}`;
  const [choice, setChoice] = useState<{ turn: string; kept: readonly number[] }>({ turn, kept: [] });
  const kept = choice.turn === turn && view.rolls > 0 ? choice.kept : [];
  const act = (action: KingAction): void => {
    if (!seen.isPending && !seen.isAsleep) hands.act(action);
  };
  return {
    kept,
    keep(die) {
      if (!ways.mayKeep) return;
      const next = toggled(kept, die);
      if (next.length === DICE) hands.toast(texts().keepOne, "KJ-4");
      else {
        setChoice({ turn, kept: next });
        play("click");
      }
    },
    roll() {
      if (ways.roll === "first") act({ type: "roll" });
      if (ways.roll === "again") act({ type: "reroll", keep: kept });
    },
    take(card) {
      if (ways.takes.includes(card)) act({ type: "take", card });
    },
    crown() {
      if (ways.crown === "now") act({ type: "crown", keep: kept });
    },
    end() {
      if (ways.mayEnd) act({ type: "end_turn" });
    },
  };
}
