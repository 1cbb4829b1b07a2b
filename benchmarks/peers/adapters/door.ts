/** The way into a hall: a guest, a table, a ticket, a socket. */
import { type IncomingMessage, request } from "node:http";
import WebSocket from "ws";
import { type Incoming, type NewTable, type Opened, PROTOCOL, type Ticket } from "../../../web/src/wire.gen.ts";

/** Somebody with a browser of their own. */
export interface Guest {
  readonly url: string;
  /** Where they come from: the server counts what one address asks for, and people do not share one here. */
  readonly localAddress: string;
  readonly cookie: string;
}

interface Answer {
  readonly cookie: string;
  readonly body: unknown;
}

/** Somebody new. */
export async function guestAt(url: string, table: number, seat: number): Promise<Guest> {
  const stranger = { url, localAddress: `127.${16 + seat}.${table >> 8}.${table & 255}`, cookie: "" };
  const { cookie } = await post(stranger, "/api/guest", { name: `P${table}-${seat}` });
  return { ...stranger, cookie };
}

/** The code of a new table. */
export async function openTable(host: Guest, wanted: NewTable): Promise<string> {
  return ((await post(host, "/api/tables", wanted)).body as Opened).table;
}

/** A socket whose first message has been sent. */
export async function enter(guest: Guest, table: string): Promise<WebSocket> {
  const { ticket } = (await post(guest, "/api/ticket", {})).body as Ticket;
  const socket = new WebSocket(`${guest.url.replace(/^http/, "ws")}/socket`, {
    headers: headersOf(guest),
    localAddress: guest.localAddress,
    perMessageDeflate: false,
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send(JSON.stringify({ type: "enter", protocol: PROTOCOL, ticket, table } satisfies Incoming));
  return socket;
}

function headersOf(guest: Guest): Record<string, string> {
  return { origin: guest.url, cookie: guest.cookie };
}

function post(guest: Guest, path: string, body: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(guest), "content-type": "application/json" };
    const asked = request(`${guest.url}${path}`, { method: "POST", headers, localAddress: guest.localAddress });
    asked.on("error", reject);
    asked.on("response", (response) => read(response).then(resolve, reject));
    asked.end(JSON.stringify(body));
  });
}

/** Throws what a refusal says. */
async function read(response: IncomingMessage): Promise<Answer> {
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += part;
  if (response.statusCode !== 200) throw new Error(`dicehall answered ${response.statusCode}: ${text}`);
  const [set = ""] = response.headers["set-cookie"] ?? [];
  return { cookie: set.split(";")[0] ?? "", body: JSON.parse(text) };
}
