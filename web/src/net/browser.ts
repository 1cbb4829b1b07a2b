/** What a connection needs of a real browser. */

import { buyTicket } from "./http";
import type { Outside } from "./outside";

export const browser: Outside = {
  openSocket(ears) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket`);
    socket.onopen = () => ears.opened();
    socket.onmessage = (message: MessageEvent<unknown>) => ears.heard(String(message.data));
    socket.onclose = () => ears.closed();
    return socket;
  },
  ticket: async () => (await buyTicket()).ticket,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  random: () => Math.random(),
  newId: randomId,
};

/** 96 random bits. Not `crypto.randomUUID`: that is missing on plain http in a local network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
