/** A shared screen before the match: the code large, who has come, and what is still missing. */

import { boxOf } from "../../games/index";
import { hostOf, missingSeats, takenSeats } from "../../model/people";
import { texts as shellTexts } from "../../texts/texts";
import type { SeatSeen } from "../../wire.gen";
import { EarMark } from "../ear/ear-mark";
import { Icon, Use } from "../parts/art";
import { classes } from "../parts/classes";
import { SeatDisc } from "../parts/seat";
import type { TableScreen } from "../table/table-screen";
import { isOnlyHere, TableAddress, TableQr } from "./address";
import { texts } from "./texts";

type BigWaitingProps = Pick<TableScreen, "people" | "game">;

export function BigWaiting({ people, game }: BigWaitingProps) {
  const t = texts().waiting;
  const taken = takenSeats(people);
  return (
    <main class="tvw">
      <section class="tvw__code" aria-label={texts().join}>
        <TableQr code={people.table} />
        <TableAddress code={people.table} />
      </section>
      <section class="tvw__people">
        <h2 class="tvw__title">
          {people.house.is_locked ? t.locked : t.title}
          <Use id={boxOf(game.name).guests[0]} class="tvw__guest" />
        </h2>
        <p class="tvw__how">{isOnlyHere(location.hostname) ? t.onlyHere : t.how}</p>
        <h3 class="tvw__head">
          {t.people}
          <small>{t.taken(taken.length, people.seats.length)}</small>
        </h3>
        <ul class="tvw__seats">
          {people.seats.map((seat) => (
            <Place key={seat.seat} seat={seat} />
          ))}
        </ul>
        <p class="tvw__next">{nextStep({ people, game })}</p>
      </section>
    </main>
  );
}

function Place({ seat }: { readonly seat: SeatSeen }) {
  const t = texts().waiting;
  if (seat.kind === "empty") {
    return (
      <li class="tvw__seat tvw__seat--free">
        <span class="seat seat--empty">{seat.seat}</span>
        <span>{shellTexts().waiting.free}</span>
      </li>
    );
  }
  return (
    <li class={classes("tvw__seat", !seat.is_here && "tvw__seat--away")} data-seat={seat.seat}>
      <SeatDisc seat={seat.seat} />
      <b class="tvw__name">
        {seat.player} {(seat.die_ms ?? 0) > 0 && <EarMark />}
      </b>
      <span class="tvw__sub">{subOf(seat)}</span>
      {seat.kind === "person" && seat.is_ready && (
        <span class="tvw__ready">
          <Icon name="check" />
          <span class="vh">{t.ready}</span>
        </span>
      )}
    </li>
  );
}

function subOf(seat: SeatSeen): string {
  const t = texts().waiting;
  if (seat.kind === "bot") return t.bot(shellTexts().waiting.levels[seat.level] ?? seat.level);
  if (!seat.is_here) return t.away;
  if (seat.is_host) return t.host;
  return seat.is_ready ? t.ready : "";
}

function nextStep({ people, game }: BigWaitingProps): string {
  const t = texts().waiting;
  if (takenSeats(people).every((seat) => seat.kind !== "person")) return t.nobody;
  const missing = missingSeats(people, game);
  if (missing > 0) return t.missing(missing);
  const host = hostOf(people);
  return host === null ? t.startsBy : t.starts(host.player);
}
