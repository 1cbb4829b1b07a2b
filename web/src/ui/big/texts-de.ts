/** What a shared screen says in German. */
import type { BigTexts } from "./texts";

export const german: BigTexts = {
  qrOf: (text) => `QR-Code: ${text}`,

  entrance: {
    show: "Auf dem großen Bildschirm zeigen",
    how: (address) =>
      `Dieses Gerät zeigt dann den Tisch für den ganzen Raum, und alle spielen am eigenen Handy. Oder öffne ${address} auf dem Fernseher.`,
    lobby: "Als gemeinsamen Bildschirm nutzen",
  },

  title: (game) => `${game} auf dem großen Bildschirm · dicehall`,
  name: "Großer Bildschirm",
  join: "Mach mit, am Handy",
  watching: (count) => `${count} schauen zu`,
  soundOn: "Ton an",
  soundOff: "Ton aus",
  fullScreen: "Vollbild",
  leaveFull: "Vollbild beenden",
  lost: "Die Verbindung kommt gleich wieder…",
  safe: "Die Partie wartet, nichts geht verloren.",
  paused: "Pause",

  waiting: {
    title: "Setz dich dazu, am Handy",
    how: "Richte die Kamera auf den Code, oder tippe die Adresse ein.",
    onlyHere: "Diese Adresse kennt nur dieses Gerät. Öffne die Seite mit ihrer Adresse in eurem Netz.",
    people: "Wer da ist",
    taken: (taken, seats) => `${taken} von ${seats}`,
    nobody: "Noch niemand. Wer sich zuerst setzt, leitet den Tisch.",
    host: "leitet den Tisch",
    bot: (level) => `Bot, ${level}`,
    away: "nicht da",
    ready: "bereit",
    missing: (count) => (count === 1 ? "Einer fehlt noch, dann geht es los." : `${count} fehlen noch zum Anfangen.`),
    starts: (host) => `${host} startet die Partie.`,
    startsBy: "Wer den Tisch leitet, startet die Partie.",
    locked: "Gerade kann niemand dazukommen.",
  },

  result: {
    again: "Noch ein Spiel? Sag es am Handy.",
    ready: "spielt wieder mit",
    soon: (host) => `${host} startet die nächste Partie.`,
  },

  phone: {
    seat: (number) => `Platz ${number}`,
    of: (goal) => `von ${goal}`,
    cards: (count) => (count === 1 ? "Karte" : "Karten"),
    points: (count) => (count === 1 ? "Punkt" : "Punkte"),
    lookUp: "Schau auf den großen Bildschirm",
  },
};
