/** What a game's screen can do at this table. */
import type { Hands } from "../../games/gameui";
import { announce } from "../frame/live";
import { toast } from "../frame/toasts";
import type { Session } from "./session";

export function handsOf(session: Session, openRule: (id: string) => void): Hands {
  return {
    act: session.act,
    painted: session.painted,
    askTakeBack: () => session.wish({ type: "ask_take_back" }),
    openRule,
    announce,
    toast: (text, rule) => toast(text, rule, openRule),
  };
}
