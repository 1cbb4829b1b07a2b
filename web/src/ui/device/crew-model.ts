/** Several players on one device: whose turn it is among them, and who of them says what. Pure. */
import type { TableState } from "../../model/table";
import type { Wish } from "../../net/connection";
import { FIRST, type PlayerNow } from "../../net/crew";
import type { Actor } from "../../wire.gen";

/** Seats of this device; empty where one plays alone. */
export function seatsHere(players: readonly PlayerNow[]): readonly number[] {
  const seats = players.map(({ state }) => state.seat).filter((seat) => seat > 0);
  return players.length > 1 && seats.length > 0 ? seats.toSorted((one, other) => one - other) : [];
}

/** Whose table is shown: the one player's of this device whose move it is, or else whoever was shown before. */
export function focusOf(players: readonly PlayerNow[], before: number): number {
  const { people, update } = players[0]?.state ?? {};
  if (people == null || people.status === "waiting") return FIRST;
  const acting = people.status === "playing" ? actingSeats(update?.acting ?? []) : [];
  const turns = players.filter(({ state }) => acting.includes(state.seat));
  const [only] = turns;
  if (only !== undefined && turns.length === 1) return only.number;
  return players.some(({ number }) => number === before) ? before : FIRST;
}

function actingSeats(acting: readonly Actor[]): readonly number[] {
  return acting.flatMap(([kind, seat]) => (kind === "seat" ? [seat] : []));
}

/** The seat whose turn it is, also while its dice roll; `shown` if that is nobody's alone. */
export function turnOf(acting: readonly Actor[], shown: number): number {
  const seats = acting.flatMap(([kind, seat]) => ((kind === "seat" || kind === "chance") && seat > 0 ? [seat] : []));
  const [only] = seats;
  return only !== undefined && seats.length === 1 ? only : shown;
}

/** Who has keys at an edge of the device: all who sit, by seat. */
export function atEdges(players: readonly PlayerNow[]): readonly PlayerNow[] {
  return players.filter(({ state }) => state.seat > 0).toSorted((one, other) => one.state.seat - other.state.seat);
}

/** The first half sits in front of the device, where it reads as usual; if they sit around it, the others opposite. */
export function sidesOf<T>(
  players: readonly T[],
  isAround: boolean,
): { readonly near: readonly T[]; readonly far: readonly T[] } {
  const near = isAround ? Math.ceil(players.length / 2) : players.length;
  return { near: players.slice(0, near), far: players.slice(near) };
}

/** What the page shows of the table as a whole: through the eyes of one player, with the host's rights of any. */
export function faceOf(players: readonly PlayerNow[], focus: number): TableState {
  const shown = (players.find(({ number }) => number === focus) ?? players[0])?.state;
  if (shown === undefined) throw new Error("nobody is on this device");
  if (players.length === 1) return shown;
  const gone = players[0]?.state.gone ?? null;
  const isHost = players.some(({ state }) => state.isHost);
  return { ...shown, isHost, gone, history: sharedHistory(players, shown) };
}

/** All are told the same, so whoever is shown it is one and the same object: screens know by it what is new. */
function sharedHistory(players: readonly PlayerNow[], shown: TableState): TableState["history"] {
  const revision = shown.update?.revision;
  const same = players.find(
    ({ state }) => state.update?.match === shown.update?.match && state.update?.revision === revision,
  );
  return same?.state.history ?? shown.history;
}

const OF_HOST: ReadonlySet<Wish["type"]> = new Set<Wish["type"]>([
  "start",
  "reopen",
  "pause",
  "seat_bot",
  "clear_seat",
  "set_option",
  "set_pace",
  "set_house",
  "give_host",
]);

/** Who is meant, where one press stands for several. */
export interface Hand {
  readonly focus: number;
  /** Who has moved last. */
  readonly moved: number;
}

/** Which players say a wish of the page. */
export function speakersOf(wish: Wish, players: readonly PlayerNow[], { focus, moved }: Hand): readonly number[] {
  const numbers = (those: readonly PlayerNow[]): readonly number[] => those.map(({ number }) => number);
  if (OF_HOST.has(wish.type)) return [players.find(({ state }) => state.isHost)?.number ?? FIRST];
  switch (wish.type) {
    case "ready":
    case "stand_up":
      return numbers(players.filter(({ state }) => state.seat > 0));
    case "answer_take_back":
      return numbers(players.filter(({ state }) => state.takeBack !== 0 && state.takeBack !== state.seat));
    case "ask_take_back":
      return [moved];
    case "say":
      return [focus];
    default:
      return [FIRST];
  }
}

/** What a companion says by itself. */
export interface ByItself {
  readonly player: number;
  readonly wish: Wish;
}

/**
 * Companions sit down where a seat is free, and are ready as soon as the first player is, or hosts; and whoever asks for
 * a move back need not ask those who sit beside them.
 */
export function saidByThemselves(players: readonly PlayerNow[]): readonly ByItself[] {
  const [first, ...companions] = players;
  if (first === undefined || companions.length === 0) return [];
  const here = seatsHere(players);
  const agree = players
    .filter(({ state }) => state.takeBack !== state.seat && here.includes(state.takeBack))
    .map(({ number }): ByItself => ({ player: number, wish: { type: "answer_take_back", agree: true } }));
  return [...agree, ...sittingDown(first, companions), ...readiness(first, companions)];
}

function sittingDown({ state: { people } }: PlayerNow, companions: readonly PlayerNow[]): readonly ByItself[] {
  if (people?.status !== "waiting") return [];
  const free = people.seats.filter((one) => one.kind === "empty").map((one) => one.seat);
  const standing = companions.filter(({ state, line }) => line === "open" && state.people !== null && state.seat === 0);
  return standing.flatMap(({ number }, place): readonly ByItself[] => {
    const seat = free[place];
    return seat === undefined ? [] : [{ player: number, wish: { type: "take_seat", seat } }];
  });
}

function readiness(first: PlayerNow, companions: readonly PlayerNow[]): readonly ByItself[] {
  const { people } = first.state;
  if (people === null || people.status === "playing") return [];
  const isReady = (seat: number): boolean => people.seats.some((one) => one.seat === seat && one.is_ready);
  const wanted = [first, ...companions].some(({ state }) => state.isHost) || isReady(first.state.seat);
  return companions
    .filter(({ state, line }) => line === "open" && state.seat > 0 && isReady(state.seat) !== wanted)
    .map(({ number }): ByItself => ({ player: number, wish: { type: "ready", is_ready: wanted } }));
}
