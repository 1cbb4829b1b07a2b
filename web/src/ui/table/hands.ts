/** What a game's screen can do at this table. */
import type { Hands } from "../../games/gameui";
import { announce } from "../frame/live";
import { toast } from "../frame/toasts";
import type { Player } from "./session";
import type { SheetName } from "./table-screen";
import type { TableSounds } from "./use-sounds";

export function handsOf(player: Player, sounds: TableSounds, openSheet: (sheet: SheetName) => void): Hands {
  const openRule = (rule: string): void => openSheet({ is: "rules", rule });
  return {
    act(action, pressedAtMs, aim) {
      const now = player.state.value.update;
      player.act(action, pressedAtMs, aim);
      sounds.pressed(action, now);
    },
    raceBeganMs: player.raceBeganMs,
    askTakeBack: () => player.wish({ type: "ask_take_back" }),
    openRule,
    openFinish: (round) => openSheet({ is: "finish", round }),
    announce,
    toast: (text, rule) => toast(text, rule, openRule),
  };
}
