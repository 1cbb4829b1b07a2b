/** A phone while a shared screen shows the table: whose seat it is, and the own decisions. The eyes are elsewhere. */
import { seatOf } from "../../model/people";
import { texts as shellTexts } from "../../texts/texts";
import { useFocusKept } from "../frame/focus";
import { isDesk } from "../frame/screen";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { SeatDisc, seatClass } from "../parts/seat";
import { Paused, usePause } from "../table/host/paused";
import { Notices } from "../table/play/notices";
import { SayKey } from "../table/say/say-key";
import type { TableScreen } from "../table/table-screen";
import { useAwake } from "./awake";
import { texts } from "./texts";

interface PhoneFrameProps extends TableScreen {
  readonly onResult?: () => void;
}

/** Whether this screen is the hand of one seat, and the table is to be seen on a larger one. */
export function isHandOnly({ people, session }: Pick<TableScreen, "people" | "session">): boolean {
  const isAlone = session.crew.seats.value.length < 2;
  return people.has_screen === true && session.state.value.seat > 0 && isAlone && !isDesk.value;
}

export function PhoneFrame({ onResult, ...view }: PhoneFrameProps) {
  const { ui, seen, hands, session, people, openSheet } = view;
  const seat = session.state.value.seat;
  const name = seatOf(people, seat)?.player ?? shellTexts().seatName(seat);
  const isCut = session.line.value === "lost";
  const pauser = usePause(view);
  const isPaused = pauser !== null;
  useAwake();
  useFocusKept(() => null); // a notice that was answered goes
  if (seen === null) return null;
  const { count, unit } = ui.tally(seen);
  const Sign = ui.Sign ?? SeatDisc;
  return (
    <div class={classes("ctrl felt on-felt", ui.felt, seatClass(seat), (isCut || isPaused) && "ctrl--cut")}>
      <header class="ctrl__bar">
        <Button kind="quiet" icon="more" label={shellTexts().table.menu} onPress={() => openSheet({ is: "menu" })} />
        <Sign seat={seat} />
        <h1 class="ctrl__name" tabIndex={-1}>
          {name}
        </h1>
        <span class="grow" />
        <SayKey {...view} />
        <span class="ctrl__tally num">
          <b>{count}</b> {unit}
        </span>
      </header>
      <Notices {...view} onResult={onResult} />
      <main class="ctrl__main" aria-label={texts().phone.seat(seat)}>
        <ui.Controller seen={seen} hands={hands} />
      </main>
      {isPaused && <Paused {...view} pauser={pauser} />}
    </div>
  );
}
