/** Who shall be the host? Only somebody who is here can be. */

import { takenSeats } from "../../../model/people";
import { texts as pageTexts } from "../../../texts/texts";
import { Sheet } from "../../parts/modal";
import { SeatDisc } from "../../parts/seat";
import type { TableScreen } from "../table-screen";
import { texts } from "./texts";

interface NewHostProps extends TableScreen {
  readonly onClose: () => void;
}

export function NewHost({ people, session, onClose }: NewHostProps) {
  const t = texts();
  const mine = session.state.value.seat;
  const here = session.crew.seats.value; // they play on this device, which is the host already
  const isOther = (seat: number): boolean => seat !== mine && !here.includes(seat);
  const others = takenSeats(people).filter((one) => one.kind === "person" && isOther(one.seat));
  const give = (seat: number) => {
    session.wish({ type: "give_host", seat });
    onClose();
  };
  return (
    <Sheet title={t.handOver} icon="star" closeLabel={pageTexts().close} onClose={onClose}>
      <p class="cap">{t.handOverWhy}</p>
      <ul class="menu">
        {others.map((one) => (
          <li key={one.seat}>
            <button
              type="button"
              class="btn btn--person"
              aria-disabled={!one.is_here || undefined}
              onClick={() => one.is_here && give(one.seat)}
            >
              <SeatDisc seat={one.seat} size="sm" />
              {one.player}
              {!one.is_here && <small>{t.away}</small>}
            </button>
          </li>
        ))}
      </ul>
      {others.length === 0 && <p>{t.nobodyElse}</p>}
    </Sheet>
  );
}
