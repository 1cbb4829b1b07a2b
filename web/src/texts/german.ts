/** What German sentences are made of: cases of names, lists, numbers. Every catalogue in German uses it. */

/** How the table's page calls the reader. */
export const DU = "Du";

/** A name in the middle of a sentence, by case. */
export const wer = (name: string): string => (name === DU ? "du" : name);
export const wen = (name: string): string => (name === DU ? "dich" : name);
export const wem = (name: string): string => (name === DU ? "dir" : name);

/** "Mikas", "Jonas’". */
export const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

/** "Ada", "Ada und Mika", "Ada, Mika und Jo". */
export const listed = (words: readonly string[], last = "und"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With the sign that is as wide as a plus. */
export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const count = (n: number, one: string, many: string): string => `${number(n)} ${Math.abs(n) === 1 ? one : many}`;
export const points = (n: number): string => count(n, "Punkt", "Punkte");

const LEVELS = new Map(Object.entries({ easy: "leicht", medium: "mittel", hard: "schwer", master: "Meister" }));
/** "Bot, mittel"; an empty level is not known. */
export const bot = (level: string): string => (level === "" ? "Bot" : `Bot, ${LEVELS.get(level) ?? level}`);

/** With a comma: "0,42 s". */
export const seconds = (ms: number, digits: number): string => `${decimal((ms / 1000).toFixed(digits))} s`;
export const decimal = (written: string): string => written.replace(".", ",");

/** "Du wirfst", "Mika wirft". */
export const does = (name: string, mine: string, theirs: string): string => `${name} ${name === DU ? mine : theirs}`;

/** Forms of a verb: du, another one, several with the reader, several others. */
type Forms = readonly [mine: string, theirs: string, ours: string, all: string];

/** The beginning of a sentence about one or several: "Du hast", "Mika hat", "Du und Mika habt", "Ada und Mika haben". */
export function together(names: readonly string[], [mine, theirs, ours, all]: Forms): string {
  const isMe = names.includes(DU);
  const verb = names.length > 1 ? (isMe ? ours : all) : isMe ? mine : theirs;
  return `${capital(listed(names.map(wer)))} ${verb}`;
}
