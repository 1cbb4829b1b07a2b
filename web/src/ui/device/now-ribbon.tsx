/** Whose move it is, where one device goes round: in that player's colour, and calm. Nothing is hidden from anybody. */
import { useEffect } from "preact/hooks";
import { announce } from "../frame/live";
import { classes } from "../parts/classes";
import { SeatDisc, seatClass } from "../parts/seat";
import type { TableScreen } from "../table/table-screen";
import { turnOf } from "./crew-model";
import { texts } from "./texts";

export function NowRibbon({ seen, session, name }: Pick<TableScreen, "seen" | "session" | "name">) {
  const t = texts();
  const turn = turnOf(seen?.update.acting ?? [], session.state.value.seat);
  const isHere = session.crew.seats.value.includes(turn);
  const text = isHere ? t.now(name(turn)) : turn === 0 ? t.nobodyNow : t.waitsFor(name(turn));
  useEffect(() => {
    if (isHere) announce(text);
  }, [isHere, text]);
  return (
    <p key={turn} class={classes("nowrib", isHere && "nowrib--here", turn > 0 && seatClass(turn))}>
      {turn > 0 && <SeatDisc seat={turn} size="sm" />}
      <b>{text}</b>
    </p>
  );
}
