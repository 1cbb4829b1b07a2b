/** Was über das Spielen nach Gehör gesagt wird. */
import { listed } from "../../texts/german";
import type { EarTexts } from "./texts";

const seconds = (ms: number): string =>
  `${Number((ms / 1000).toFixed(1))
    .toString()
    .replace(".", ",")} s`;

export const german: EarTexts = {
  title: "Nach Gehör spielen",
  how: "Die fünf Würfel werden der Reihe nach angesagt, immer Rot, Weiß, Grau, Grün, Blau. Deine Uhr läuft erst nach dem letzten: Wer sieht, ist dadurch nicht schneller.",
  yours: "Deine Würfel",
  ways: { off: "Aus", sounds: "Klänge", spoken: "Gesprochen" },
  speed: "Wie schnell",
  speeds: { slow: "Langsam", usual: "Üblich", fast: "Schnell" },
  takes: (ms) =>
    `Fünf Würfel brauchen ${seconds(ms)}. So lange warten alle auf das Urteil, und an deinem Namen steht ein Ohr.`,
  keys: (again, points) => `Am Tisch sagt ${again} die Würfel noch einmal an und ${points} die Punkte.`,
  tryIt: "Einen Wurf anhören",
  stop: "Aufhören",
  broken: "Die Klänge konnten nicht geholt werden.",
  muted: "Der Ton dieses Geräts ist aus: Du würdest nichts hören.",
  unmute: "Einschalten",
  noVoice: "Dieser Browser hat keine deutsche Stimme: Du hörst stattdessen Klänge.",
  later: "Was du im Spiel änderst, gilt ab dem nächsten.",
  room: "Steht ein großer Bildschirm im Raum, sehen dort alle die Würfel sofort.",
  mark: "spielt nach Gehör, die Uhr läuft später los",
  meaning: (names, ms) =>
    `${listed(names)} ${names.length === 1 ? "spielt" : "spielen"} nach Gehör: Die Würfel werden bis zu ${seconds(ms)} lang angesagt, erst dann läuft diese Uhr. Das Urteil wartet darauf.`,
};
