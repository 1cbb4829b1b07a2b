/** What a connection needs of a real browser. */

import { buyTicket } from "./http";
import type { Shelf } from "./links";
import type { Outside } from "./outside";
import { shelfIn, shelfOf } from "./shelf";
import type { Screen } from "./showing";

// not of the tab: another tab of the same seat goes on with the same chain
export const shelf: Shelf = shelfIn(() => localStorage);

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
  secret: () => crypto.getRandomValues(new Uint8Array(32)),
  shelf,
};

/** The same for another player on this device. @param name asked for each ticket, as it can change */
export function browserOf(companion: number, name: () => string): Outside {
  return {
    ...browser,
    ticket: async () => (await buyTicket({ companion, name: name() })).ticket,
    shelf: shelfOf(companion, shelf),
  };
}

export const screen: Screen = {
  frame(call) {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
  now: () => performance.now(),
  isHidden: () => document.hidden,
};

/** 96 random bits. Not `crypto.randomUUID`: that is missing on plain http in a local network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
