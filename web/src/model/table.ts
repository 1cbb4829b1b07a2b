/** What the browser knows of one table, and how a message of the server changes it. Pure: no socket, no DOM. */
import type {
  Act,
  Gone,
  History,
  Links,
  NotAllowed,
  Outgoing,
  People,
  Raced,
  Said,
  Tumbled,
  Update,
} from "../wire.gen";
import { unreachable } from "./unreachable";

/** A claim is answered to me alone; any other act by the next update. */
interface Pending {
  readonly id: string;
  readonly isClaim: boolean;
}

export interface TableState {
  readonly seat: number;
  readonly isHost: boolean;
  readonly people: People | null;
  /** What each seat said last, the newest at the end. How long that is to be seen is the page's matter. */
  readonly said: readonly Said[];
  readonly links: Links | null;
  /** The match in play or last played: what is seen now, and all that was told, its races too. */
  readonly update: Update | null;
  readonly history: History | null;
  /** My acts that are not answered yet, oldest first. */
  readonly pending: readonly Pending[];
  /** My claim has arrived and waits for its order. */
  readonly isClaimed: boolean;
  /** The last refusal of the rules, until the next thing happens. */
  readonly refused: NotAllowed | null;
  /** Seat that asks for its last move back; 0: none. */
  readonly takeBack: number;
  readonly gone: Gone | null;
  /** An update is missing: ask for everything anew. */
  readonly isBehind: boolean;
}

export const nothingKnown: TableState = {
  seat: 0,
  isHost: false,
  people: null,
  said: [],
  links: null,
  update: null,
  history: null,
  pending: [],
  isClaimed: false,
  refused: null,
  takeBack: 0,
  gone: null,
  isBehind: false,
};

/** A claim names the time since it could be made, or null where that is not known. */
export function isClaim(act: Act): boolean {
  return act.since_shown_ms !== undefined;
}

/** An act leaves for the server. */
export function sent(state: TableState, act: Act): TableState {
  const one = { id: act.id, isClaim: isClaim(act) };
  return { ...state, pending: [...state.pending, one], refused: null };
}

export function reduce(state: TableState, message: Outgoing): TableState {
  switch (message.type) {
    case "welcome":
      return nothingKnown;
    case "you_are":
      return { ...state, seat: message.seat, isHost: message.is_host };
    case "people":
      return { ...state, people: message };
    case "said":
      return { ...state, said: [...state.said.filter((one) => one.seat !== message.seat), message] };
    case "links":
      return { ...state, links: message };
    case "history":
      return { ...state, history: message };
    case "update":
      return updated(state, message);
    case "race":
      return { ...state, history: raced(state.history, message) };
    case "tumbled":
      return { ...state, history: tumbled(state.history, message) };
    case "not_allowed":
      return { ...state, pending: without(state.pending, message.id), isClaimed: false, refused: message };
    case "claimed":
      return { ...state, pending: without(state.pending, message.id), isClaimed: true };
    case "take_back_asked":
      return { ...state, takeBack: message.seat };
    case "take_back_closed":
      return { ...state, takeBack: 0 };
    case "bot_failed":
      return state;
    case "denied":
      return { ...state, pending: without(state.pending, message.id) };
    case "gone":
      return { ...state, gone: message };
    default:
      return unreachable(message);
  }
}

function updated(state: TableState, message: Update): TableState {
  const known = state.update;
  const isOther = known === null || known.match !== message.match;
  // A new match begins after revision 0. In one that is known, `after` may be older than what I saw: somebody who sits
  // down is shown the table between two updates.
  const isNext = known === null || message.after <= (isOther ? 0 : known.revision);
  const isRepeated = !isOther && message.revision <= known.revision;
  return {
    ...state,
    update: message,
    history: isRepeated ? state.history : told(state.history, message),
    // what another seat does in a race does not answer my claim
    pending: known?.round === message.round ? state.pending.filter((one) => one.isClaim) : [],
    isClaimed: state.isClaimed && known !== null && known.round === message.round && !isDoneBy(state.seat, message),
    refused: null,
    isBehind: !(isNext || isRepeated),
  };
}

/** Whether a seat has done something: nobody whose claim waits can, so that was the claim. */
function isDoneBy(seat: number, { events }: Update): boolean {
  return events.some((event) => ("by" in event ? event.by : "seat" in event ? event.seat : 0) === seat);
}

/** The history with the events of one more update. */
function told(history: History | null, message: Update): History {
  const one = { revision: message.revision, at_ms: message.at_ms, round: message.round, events: message.events };
  const known = history !== null && history.match === message.match ? history : { told: [], races: [], tumbled: null };
  const { game, match } = message;
  const { races, tumbled } = known;
  // The game's name ties both unions together; TypeScript cannot see that it is the same in both.
  return { type: "history", game, match, told: [...known.told, one], races, tumbled } as History;
}

/** A race is judged once; told of it anew, the newest word counts. */
function raced(history: History | null, message: Raced): History | null {
  if (history === null) return null;
  return { ...history, races: [...history.races.filter((one) => one.round !== message.round), message] };
}

/** The newest way of dice; of those before nobody asks any more. */
function tumbled(history: History | null, message: Tumbled): History | null {
  return history?.match === message.match ? { ...history, tumbled: message } : history;
}

function without(pending: readonly Pending[], id: string): readonly Pending[] {
  return pending.filter((one) => one.id !== id);
}
