/** Same people again? Who has said so, and the key that says it. */
import { type After, afterMatch, awaited, hostOf, missingSeats, takenSeats } from "../../../model/people";
import { startsNext } from "../../../model/rotation";
import { texts } from "../../../texts/texts";
import type { SeatSeen } from "../../../wire.gen";
import { isDesk } from "../../frame/screen";
import { Icon, type IconName } from "../../parts/art";
import { Button } from "../../parts/button";
import { classes } from "../../parts/classes";
import { Switch } from "../../parts/forms";
import { OptionText } from "../../parts/option-row";
import { Panel } from "../../parts/panel";
import { SeatDisc } from "../../parts/seat";
import { setHouse } from "../host/host-keys";
import { texts as hostTexts } from "../host/texts";
import type { TableScreen } from "../table-screen";

const SIGNS: Readonly<Record<After, IconName>> = {
  plays_again: "check",
  looks: "eye",
  always_plays: "bot",
  away: "offline",
};

export function Again(view: TableScreen) {
  const { people, session } = view;
  const t = texts().result;
  const others = takenSeats(people).filter((one) => one.seat !== session.state.value.seat);
  return (
    <Panel title={t.again} icon="again">
      <ul class="again">
        {others.map((one) => (
          <Other key={one.seat} seat={one} />
        ))}
      </ul>
      <MovesOn {...view} />
      <p class="cap again__note">{noteOf(view)}</p>
      {isDesk.value && <AgainKey {...view} />}
      {session.state.value.isHost && (
        <div class="again__change">
          <Button kind="quiet" size="sm" icon="users" onPress={() => session.wish({ type: "reopen" })}>
            {t.change}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Whether everybody moves up a seat, and who begins then. The host switches it, the others read it. */
function MovesOn(view: TableScreen) {
  const { people, session, name } = view;
  const t = hostTexts();
  const { rotates } = people.house;
  const seat = startsNext(people);
  const sentence = rotates ? texts().result.movesOn(seat === 0 ? "" : name(seat)) : t.rotatesWhy;
  if (!session.state.value.isHost) return rotates ? <p class="cap again__note">{sentence}</p> : null;
  return (
    <div class="menu__row again__moves">
      <OptionText label={t.rotates} sentence={sentence} isLive />
      <Switch label={t.rotates} isOn={rotates} onSwitch={(isOn) => setHouse(view, { rotates: isOn })} />
    </div>
  );
}

function Other({ seat }: { readonly seat: SeatSeen }) {
  const after = afterMatch(seat);
  return (
    <li data-seat={seat.seat}>
      <SeatDisc seat={seat.seat} size="sm" />
      <span class="again__name">{seat.player}</span>
      <span class={classes("tag", after === "plays_again" && "tag--good")}>
        <Icon name={SIGNS[after]} />
        {texts().result.after[after]}
      </span>
    </li>
  );
}

function noteOf({ people, session, game }: TableScreen): string {
  const t = texts();
  const { isHost, seat } = session.state.value;
  const missing = missingSeats(people, game);
  if (missing > 0) return t.waiting.missing(missing);
  if (!isHost) return t.waiting.hostStarts(hostOf(people)?.player ?? "");
  const names = awaited(people, seat).map((one) => one.player);
  return names.length === 0 ? t.waiting.allReady : `${t.waiting.waitingFor(names)} ${t.waiting.startWithout}`;
}

/** The host starts the next match; everybody else says that they play. Who watches has no key. */
function AgainKey({ people, session, game }: TableScreen) {
  const t = texts().result;
  const missing = missingSeats(people, game);
  const { isHost, seat } = session.state.value;
  if (seat === 0 && !isHost) return null;
  const isReady = people.seats.some((one) => one.seat === seat && one.is_ready);
  if (isReady && !isHost) {
    return (
      <Button size="lg" isBlock icon="check" isPressed onPress={() => session.wish({ type: "ready", is_ready: false })}>
        {t.youPlay}
      </Button>
    );
  }
  const press = () => session.wish(isHost ? { type: "start" } : { type: "ready", is_ready: true });
  return (
    <Button
      kind="act"
      size="lg"
      isBlock
      asleep={isHost && missing > 0 ? texts().waiting.missingShort(missing) : undefined}
      onPress={press}
    >
      {t.playAgain}
    </Button>
  );
}

/** On a phone the key stays under the thumb. */
export function AgainBar(view: TableScreen) {
  const { people, session, game } = view;
  const t = texts().result;
  const mine = session.state.value.seat;
  const missing = missingSeats(people, game);
  const ready = takenSeats(people).filter((one) => one.seat !== mine && one.is_ready);
  return (
    <footer class="endbar">
      <p class="endbar__who">
        {ready.map((one) => (
          <SeatDisc key={one.seat} seat={one.seat} size="xs" />
        ))}
        <span>
          {missing > 0 && texts().waiting.missing(missing)}
          {missing === 0 && (ready.length === 0 ? t.nobodyYet : t.agree(ready.map((one) => one.player)))}
        </span>
      </p>
      <AgainKey {...view} />
    </footer>
  );
}
