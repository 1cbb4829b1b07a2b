/** The seats of a table that waits: who sits there, and what one can do with a free one. */
import { FIRST } from "../../../net/crew";
import { texts } from "../../../texts/texts";
import type { SeatSeen } from "../../../wire.gen";
import { texts as deviceTexts } from "../../device/texts";
import { EarMark } from "../../ear/ear-mark";
import { isDesk } from "../../frame/screen";
import { Icon, Use } from "../../parts/art";
import { Button } from "../../parts/button";
import { classes } from "../../parts/classes";
import { SeatDisc } from "../../parts/seat";
import { Meter } from "../../race/meter";
import { capOf, hasRaces, linkOf } from "../../race/network";
import type { TableScreen } from "../table-screen";
import { LevelChoice, usualLevel } from "./level-choice";
import { PaceWords } from "./pace";

interface PlacesProps {
  readonly view: TableScreen;
  /** The host would like to do something else with this seat. */
  readonly onMore: (seat: number) => void;
}

export function Places({ view, onMore }: PlacesProps) {
  return (
    <ul class="places">
      {view.people.seats.map((seat) => {
        const Place = seat.kind === "empty" ? FreePlace : TakenPlace;
        return <Place key={seat.seat} view={view} seat={seat} onMore={() => onMore(seat.seat)} />;
      })}
    </ul>
  );
}

interface PlaceProps {
  readonly view: TableScreen;
  readonly seat: SeatSeen;
  readonly onMore: () => void;
}

/** On a phone a seat of somebody else is one key for the host; on a desk the keys stand in the seat. */
function TakenPlace({ view, seat, onMore }: PlaceProps) {
  const { isHost, seat: mine } = view.session.state.value;
  const isHere = view.session.crew.seats.value.includes(seat.seat);
  const isMine = seat.seat === mine || isHere;
  const sub = isHere ? deviceTexts().here : subOf(seat, isMine);
  const hasChoices = companionAt(view, seat) !== null || (isHost && (!isMine || view.game.paces.length > 0));
  if (hasChoices && !isDesk.value) {
    return (
      <li class="places__slot" data-seat={seat.seat}>
        <button type="button" class={classes("place", "place--btn", isMine && "place--me")} onClick={onMore}>
          <Sitting seat={seat} sub={sub} />
          <span class="vh">{texts().waiting.choicesOf(seat.player)}</span>
        </button>
        <SeatMeter view={view} seat={seat} />
      </li>
    );
  }
  return (
    <li class={classes("place", isMine && "place--me")} data-seat={seat.seat}>
      <Sitting seat={seat} sub={hasChoices && seat.kind === "bot" ? texts().waiting.bot : sub} />
      {hasChoices && <TakenKeys view={view} seat={seat} onMore={onMore} />}
      <SeatMeter view={view} seat={seat} />
    </li>
  );
}

/** Another player of this device, if one has this seat. */
export function companionAt({ session }: TableScreen, { seat }: SeatSeen): number | null {
  const found = session.crew.players.value.find((one) => one.number !== FIRST && one.state.seat === seat);
  return found?.number ?? null;
}

/** How steady the line is; where it matters. */
function SeatMeter({ view, seat }: { readonly view: TableScreen; readonly seat: SeatSeen }) {
  if (!hasRaces(view.ui)) return null;
  const { links } = view.session.state.value;
  return <Meter link={linkOf(links, seat.seat)} name={view.name(seat.seat)} capMs={capOf(links, view.people.house)} />;
}

function Sitting({ seat, sub }: { readonly seat: SeatSeen; readonly sub: string }) {
  return (
    <>
      <SeatDisc seat={seat.seat} />
      <span class="place__who">
        <b>{seat.player}</b>
        <span>
          {sub} {(seat.die_ms ?? 0) > 0 && <EarMark />}
        </span>
      </span>
      {/* whoever starts is ready */}
      {seat.kind === "person" && <ReadyMark isReady={seat.is_ready || seat.is_host} />}
      <PaceWords seat={seat} />
    </>
  );
}

function TakenKeys({ view, seat, onMore }: PlaceProps) {
  const t = texts().waiting;
  const remove = () => view.session.wish({ type: "clear_seat", seat: seat.seat });
  const more = <Button kind="quiet" size="sm" icon="more" label={t.choicesOf(seat.player)} onPress={onMore} />;
  if (seat.kind === "person") return <span class="place__x">{more}</span>;
  return (
    <>
      <LevelChoice {...view} seat={seat} />
      {view.game.paces.length > 0 && <span class="place__more">{more}</span>}
      <span class="place__x">
        <Button kind="quiet" size="sm" icon="x" label={t.remove(seat.player)} onPress={remove} />
      </span>
    </>
  );
}

function subOf(seat: SeatSeen, isMine: boolean): string {
  const t = texts().waiting;
  if (seat.kind === "bot") return t.botOf(t.levels[seat.level] ?? seat.level);
  if (isMine) return seat.is_host ? t.youHost : t.you;
  if (!seat.is_here) return t.away;
  return seat.is_host ? t.host : t.guest;
}

function ReadyMark({ isReady }: { readonly isReady: boolean }) {
  const t = texts().waiting;
  return (
    <span class="place__ok">
      {isReady ? <Icon name="check" /> : <span class="spin spin--sm" aria-hidden="true" />}
      <span>{isReady ? t.ready : t.notReady}</span>
    </span>
  );
}

/** On a desk the keys stand in the seat; on a phone the seat is one key, and the host's choices open below. */
function FreePlace({ view, seat, onMore }: PlaceProps) {
  const { isHost } = view.session.state.value;
  const sit = () => view.session.wish({ type: "take_seat", seat: seat.seat });
  if (!isDesk.value || !isHost) {
    return (
      <li class="places__slot" data-seat={seat.seat}>
        <FreeKey seat={seat.seat} isHost={isHost} onPress={isHost ? onMore : sit} />
      </li>
    );
  }
  return <FreeDesk view={view} seat={seat.seat} onSit={sit} />;
}

interface FreeKeyProps {
  readonly seat: number;
  readonly isHost: boolean;
  readonly onPress: () => void;
}

function FreeKey({ seat, isHost, onPress }: FreeKeyProps) {
  const t = texts().waiting;
  return (
    <button type="button" class="place place--free place--btn" onClick={onPress}>
      <span class="seat seat--empty">
        <Use id={isHost ? "i-bot" : "i-plus"} viewBox="0 0 24 24" />
      </span>
      <span class="place__who">
        <b>
          {t.free}
          <span class="vh"> {seat}</span>
        </b>
        <span>{isHost ? t.addBotSmall : t.sitHere}</span>
      </span>
    </button>
  );
}

interface FreeDeskProps {
  readonly view: TableScreen;
  readonly seat: number;
  readonly onSit: () => void;
}

function FreeDesk({ view, seat, onSit }: FreeDeskProps) {
  const t = texts().waiting;
  const addBot = () => view.session.wish({ type: "seat_bot", seat, level: usualLevel(view.game) });
  return (
    <li class="place place--free" data-seat={seat}>
      <button type="button" class="seat seat--empty" aria-label={t.sitAt(seat)} title={t.sitHere} onClick={onSit}>
        <Use id="i-plus" viewBox="0 0 24 24" />
      </button>
      <span class="place__who">
        <b>{t.free}</b>
        <span>{t.waitsForFriend}</span>
      </span>
      <Button size="sm" icon="bot" label={t.addBotAt(seat)} onPress={addBot}>
        {t.addBot}
      </Button>
    </li>
  );
}
