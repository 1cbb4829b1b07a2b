/** What this device remembers. Where the browser forbids storage, it is remembered until the page is closed. */
const PREFIX = "dicehall.";
const fallback = new Map<string, string>();

export type Remembered =
  | "ear"
  | "ear_speed"
  | "hand"
  | "keys"
  | "language"
  | "learned"
  | "motion"
  | "name"
  | "palette"
  | "pull"
  | "phrases"
  | "quality"
  | "scene"
  | "seating"
  | "screen"
  | "sound"
  | "text"
  | "theme"
  | "vibration"
  | "view"
  | "volume";

/** Empty if nothing is known. */
export function recall(key: Remembered): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? "";
  } catch {
    return fallback.get(key) ?? "";
  }
}

/** Calls with what another tab of this browser remembers from now on. */
export function followTabs(key: Remembered, follow: (value: string) => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key && event.newValue !== null) follow(event.newValue);
  });
}

export function remember(key: Remembered, value: string): void {
  fallback.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // forbidden, or full: the map has it
  }
}
