/** A shared screen after the match: who won, how all stand, and who plays again. */

import type { OnlineGame, Seen } from "../../games/gameui";
import { hostOf, seatOf } from "../../model/people";
import type { Outcome } from "../../wire.gen";
import { Icon, Use } from "../parts/art";
import { Pattern, SeatDisc } from "../parts/seat";
import { headlineOf } from "../table/result/headline";
import type { TableScreen } from "../table/table-screen";
import { rankedOf } from "./standings";
import { texts } from "./texts";

interface BigResultProps extends Pick<TableScreen, "people" | "ui" | "name"> {
  readonly seen: Seen<OnlineGame>;
  readonly outcome: Outcome;
}

export function BigResult({ ui, seen, outcome, people, name }: BigResultProps) {
  const t = texts().result;
  const ranked = rankedOf(outcome);
  const most = Math.max(1, ...outcome.scores);
  const host = hostOf(people);
  return (
    <main class="tvr">
      <section class="tvr__podium">
        <Use id="crown" class="tvr__crown" />
        <span class="tvr__discs">
          {outcome.winners.map((seat) => (
            <SeatDisc key={seat} seat={seat} size="xl" />
          ))}
        </span>
        <h2 class="tvr__head">{headlineOf(outcome, name, 0)}</h2>
        <p class="tvr__sub">{ui.resultTitle(seen)}</p>
      </section>
      <section class="tvr__side">
        <ol class="tvr__seats">
          {ranked.map(({ seat, rank, score }) => (
            <li key={seat} class="tvr__seat" data-seat={seat}>
              <span class="tvr__rank">{rank}</span>
              <SeatDisc seat={seat} />
              <span class="tvr__who">
                <b>{name(seat)}</b>
                <Pattern seat={seat} class="tvr__bar" share={Math.max(0, score) / most} />
              </span>
              <b class="tvr__score">{score}</b>
              {seatOf(people, seat)?.kind === "person" && seatOf(people, seat)?.is_ready && (
                <span class="tvw__ready">
                  <Icon name="check" />
                  <span class="vh">{t.ready}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
        <p class="tvr__again">
          {t.again} {host !== null && t.soon(host.player)}
        </p>
      </section>
    </main>
  );
}
