/** What the game says around the board, in German. The board's own words: `texts-board-de.ts`. */

import { capital, count, listed, number, points as pointWords, together } from "../../texts/german";
import type { TumblinColour, TumblinKind, TumblinRemoval } from "../../wire.gen";
import type { DieWord, Texts, Who } from "./texts";

const colours: Readonly<Record<TumblinColour, string>> = { red: "rot", white: "weiß", green: "grün", black: "schwarz" };
const kinds: Readonly<Record<TumblinKind, string>> = {
  plain: "Würfel",
  double: "Doppelwürfel",
  offensive: "Würfel",
  defensive: "Abwehrwürfel",
};
const removals: Readonly<Record<TumblinRemoval, string>> = {
  off_board: "fällt vom Brett",
  disc_missed: "hat die Scheibe verfehlt und kommt weg",
  on_disc: "bleibt auf der Scheibe liegen und kommt weg",
  not_crossed: "ist nicht über der Linie und kommt weg",
};

/** "der rote Würfel": who does something. */
export const named = ({ colour, kind }: DieWord): string => `der ${colours[colour]}e ${kinds[kind]}`;
/** "den roten Würfel": whom something happens to. */
export const wanted = ({ colour, kind }: DieWord): string => `den ${colours[colour]}en ${kinds[kind]}`;
/** "dem roten Würfel": on which, of which. */
export const given = ({ colour, kind }: DieWord): string => `dem ${colours[colour]}en ${kinds[kind]}`;
/** "Roter Würfel": in front of a colon. */
export const alone = ({ colour, kind }: DieWord): string => `${capital(colours[colour])}er ${kinds[kind]}`;
/** "Du wirfst", "Mika wirft". */
export const does = (who: Who, mine: string, theirs: string): string => `${who.name} ${who.isMe ? mine : theirs}`;
/** A name that does not begin its sentence. */
const inside = (who: Who): string => (who.isMe ? "du" : who.name);
export const wem = (who: Who): string => (who.isMe ? "dir" : who.name);
const places = (level: number, crossed: boolean): string => (crossed ? `auf ${level}×` : "vor der Linie");
const quarters = (n: number): string => count(n, "Viertel", "Vierteln");

const winning = (winners: readonly Who[]): string =>
  together(
    winners.map((who) => who.name),
    ["gewinnst", "gewinnt", "gewinnt", "gewinnen"],
  );

export const german: Texts = {
  colour: (colour) => colours[colour],
  quarter: (quarter, of) => (of > 0 ? `Viertel ${quarter} von ${of}` : `Viertel ${quarter}`),
  overtime: (overtime) => `Verlängerung ${overtime}`,
  throwOf: (what, at, throws) => `${what} · Wurf ${at} von ${throws}`,
  happened: {
    rolled: (rolls) =>
      `Um die Reihenfolge wird gewürfelt: ${rolls.map(([who, face]) => `${inside(who)} ${face}`).join(", ")}.`,
    begun: (quarter, overtime, order) =>
      `${overtime > 0 ? `Verlängerung ${overtime}` : `Viertel ${quarter}`} beginnt: ${listed(order.map(inside), "dann")}.`,
    named: (who, first, last) =>
      `${does(who, "bestimmst", "bestimmt")}: ${inside(first)} zuerst, ${inside(last)} zuletzt im Team.`,
    thrown: (who, die) => `${does(who, "wirfst", "wirft")} ${wanted(die)}.`,
    setAside: (who, die) => `Die Zeit ist um: ${capital(named(die))} von ${wem(who)} wird weggelegt.`,
    landed: (die, face, level, crossed) => `${alone(die)}: ${face} ${places(level, crossed)}.`,
    moved: (die, face, level, crossed) =>
      `${capital(named(die))} liegt jetzt anders: ${face} ${places(level, crossed)}.`,
    removed: (die, why) => `${capital(named(die))} ${removals[why]}.`,
    stacked: (upper, lower) => `${capital(named(upper))} liegt auf ${given(lower)} und übernimmt ihn.`,
    loosened: (dice) =>
      `${capital(listed(dice.map(named)))} ${dice.length === 1 ? "verliert" : "verlieren"} den Halt und ${dice.length === 1 ? "kommt" : "kommen"} neu zur Ruhe.`,
    reported: (quarter) => `Der Schiedsrichter meldet, wie Viertel ${quarter} ausging.`,
    scored: (who, change, total) =>
      `${does(who, "bekommst", "bekommt")} ${number(change)} und ${who.isMe ? "hast" : "hat"} ${number(total)}.`,
    gone: (who) => `${does(who, "verlässt", "verlässt")} den Tisch.`,
    ended: (rule, winners, points) =>
      rule === "ALL-7"
        ? `Die anderen sind gegangen: ${winning(winners)}.`
        : `${winning(winners)} mit ${number(points)}.`,
  },
  help: {
    throw: "Ein Wurf",
    disc: "Dein Würfel muss zuerst die Scheibe berühren: Schieb ihn, schnipp ihn oder lass ihn rollen.",
    line: "Er muss ganz über die dunkle Linie, sonst kommt er weg.",
    worth: "Wo er liegen bleibt: seine Zahl mal die Stufe.",
    bump: "Würfel stoßen einander an: auf bessere Plätze, auf schlechtere oder vom Brett.",
    stack: "Ein Würfel, der auf einem anderen liegt, übernimmt ihn: Beide Zahlen mal die Stufe gehören dir.",
    lean: "Ein schiefer Würfel zeigt die Fläche, die am meisten nach oben schaut.",
    quarter: "Ein Viertel endet, wenn alle Würfel geworfen sind. Wer vorn liegt, wirft im nächsten zuerst.",
    end: "Nach dem letzten Viertel gewinnt die höchste Summe; bei Gleichstand vorn gibt es Verlängerung.",
    here: "An diesem Tisch",
    double: "Doppelwürfel: Die andere Farbe zählt doppelt. Eine 5 auf 3× ist 30.",
    defence: "Würfel mit Schild bringen nichts: Sie stoßen und sperren.",
    teams: "Die Plätze 1 und 3 spielen gegen 2 und 4. Jedes Team sagt, wer zuerst wirft.",
    before: "Ein Würfel vor der Linie bleibt liegen und kostet seine Zahl.",
    to301: "Das Spiel endet nach dem Viertel, in dem jemand 301 hat.",
    hands: "So wirfst du",
    pull: "Drück den Würfel, zieh ihn zurück, lass los. Zurück auf den Würfel: kein Wurf. Zur Seite: Er liegt woanders auf der Scheibe.",
    styles: "Geschoben bleibt die Zahl eine Weile oben, geschnippt trudelt er davon, gerollt zeigt er irgendeine Zahl.",
    keys: "Tasten",
    keyList: [
      ["← →", "zielen"],
      ["↑ ↓", "Kraft"],
      ["A D", "Stelle auf der Scheibe"],
      ["Q E", "Drall"],
      ["1 6", "Zahl oben"],
      ["S", "schieben, schnippen, rollen"],
      ["Z", "welcher deiner Würfel"],
      ["Leertaste", "werfen"],
      ["V B", "flach oder 3D; in 3D von oben"],
      ["R", "noch einmal ansehen"],
    ],
  },
  result: {
    heading: "So lief es",
    best: (what) => `Bester Wurf: ${what}.`,
    noBest: "Kein Würfel brachte etwas.",
    worth: (points) => `, ${pointWords(points)}`,
    none: "–",
    left: "Hat den Tisch verlassen.",
    team: "im selben Team",
    points: pointWords,
    number,
    course: "Punkte nach jedem Viertel",
    courseOf: (ends) => `Punkte nach jedem Viertel: ${ends.join(", ")}`,
    nameAndPoints: (name, points) => `${name} ${number(points)}`,
    head: "Viertel",
    mark: (at, isFirst) => (isFirst ? `Viertel ${at}` : String(at)),
    table: "Punkte in jedem Viertel",
    seat: "Platz",
    sum: "Summe",
    quarterHead: (at, overtime) => (overtime > 0 ? `V${overtime}` : `${at}.`),
    title: (points, second, played) => {
      const after = `nach ${quarters(played)}`;
      if (second === null) return `${pointWords(points)} ${after}`;
      return `${pointWords(points)} gegen ${number(second.points)} von ${wem(second)}, ${after}`;
    },
    alone: "Die anderen sind gegangen",
  },
  options: {
    teams: { label: "Teams", sentence: "Vier Plätze: 1 und 3 gegen 2 und 4, mit je einer Summe." },
    double_dice: { label: "Doppelwürfel", sentence: "Zwei Plätze, jeder mit einem Würfel mehr, der doppelt zählt." },
    offence_defence: {
      label: "Angriff und Abwehr",
      sentence: "Zwei Plätze, jeder mit vier Würfeln, die zählen, und vier, die stoßen und sperren.",
    },
    before_line: { label: "Vor der Linie", sentence: "Was mit einem Würfel geschieht, der nicht über der Linie ist." },
    "before_line.0": { label: "kommt weg", sentence: "Es war trotzdem ein Wurf." },
    "before_line.-1": { label: "kostet seine Zahl", sentence: "Er bleibt dort liegen." },
    quarters: { label: "Länge", sentence: "Wie lang ein Spiel ist." },
    "quarters.4": { label: "4 Viertel", sentence: "Wie gedruckt." },
    "quarters.3": { label: "3 Viertel", sentence: "Ein kurzes Spiel." },
    "quarters.to_301": { label: "bis 301", sentence: "So viele Viertel, wie es braucht." },
    dice_per_seat: { label: "Würfel je Platz", sentence: "So viele Würfe hat jeder in einem Viertel." },
    "dice_per_seat.4": { label: "4", sentence: "Wie gedruckt." },
    "dice_per_seat.3": { label: "3", sentence: "Ein kurzes Viertel." },
    first_order: { label: "Wer zuerst wirft", sentence: "Im ersten Viertel; danach die höchste Summe." },
    "first_order.roll": { label: "ausgewürfelt", sentence: "Jeder ein Würfel, der höchste zuerst." },
    "first_order.seats": { label: "nach Plätzen", sentence: "Platz 1 zuerst." },
  },
};
