/** What the page asks over HTTP. Every function throws `RefusedError` or `UnreachableError`. */
import type {
  Door,
  Guest,
  Mine,
  NewGuest,
  NewTable,
  Opened,
  Outgoing,
  Refused,
  Rules,
  Tables,
  Ticket,
  TicketFor,
} from "../wire.gen";
import { RefusedError, UnreachableError } from "./errors";

/** Who I am by my cookie; an empty name: nobody yet. */
export const askGuest = (): Promise<Guest> => get("/api/guest");

export const callMe = (name: string): Promise<Guest> => post("/api/guest", { name } satisfies NewGuest);

export const openTable = (game: string): Promise<Opened> => post("/api/tables", { game } satisfies NewTable);

export const listedTables = (): Promise<Tables> => get("/api/tables");

/** Where I have or had a seat, newest first. */
export const myTables = (): Promise<Mine> => get("/api/mine");

export const doorOf = (code: string): Promise<Door> => get(`/api/tables/${code}`);

/** For me, or for another player on this device. */
export const buyTicket = (asked: TicketFor = {}): Promise<Ticket> => post("/api/ticket", asked);

/** @param language `en` or `de`; English is the law, German is for reading */
export const rulesOf = (game: string, language: string): Promise<Rules> => get(`/api/rules/${game}?lang=${language}`);

/** Address of a match's record, to be downloaded. */
export const recordAddress = (code: string, match: number): string => `/api/tables/${code}/matches/${match}`;

/** A match's record as it stands. */
export const recordText = (code: string, match: number): Promise<string> =>
  answered(recordAddress(code, match), {}, (answer) => answer.text());

/** A match as a watcher was told of it. */
export const filmOfTable = (code: string, match: number): Promise<readonly Outgoing[]> =>
  get(`${recordAddress(code, match)}/film`);

/** @param record which the server does not keep */
export const filmOfRecord = (record: Blob): Promise<readonly Outgoing[]> =>
  ask("/api/film", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/x-ndjson" },
    body: record,
  });

function get<T>(path: string): Promise<T> {
  return ask(path, { headers: { accept: "application/json" } });
}

function post<T>(path: string, body: object): Promise<T> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

function ask<T>(path: string, request: RequestInit): Promise<T> {
  return answered(path, request, async (answer) => (await answer.json()) as T);
}

async function answered<T>(path: string, request: RequestInit, read: (answer: Response) => Promise<T>): Promise<T> {
  let refused: unknown;
  try {
    const answer = await fetch(path, { ...request, credentials: "same-origin", cache: "no-store" });
    if (answer.ok) return await read(answer);
    refused = await answer.json();
  } catch {
    throw new UnreachableError(); // no network, or a proxy's page instead of JSON
  }
  if (isRefused(refused)) throw new RefusedError(refused.why, refused.sentence, refused.file ?? null);
  throw new UnreachableError();
}

function isRefused(body: unknown): body is Refused {
  return typeof body === "object" && body !== null && "why" in body && "sentence" in body;
}
