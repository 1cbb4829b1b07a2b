/** What every lesson says in German. */
import type { LearnTexts } from "./texts";

export const german: LearnTexts = {
  link: "In zwei Minuten lernen",
  linkDone: "Gelernt",
  linkOf: (game) => `In zwei Minuten lernen: ${game}`,
  linkDoneOf: (game) => `Gelernt: ${game}. Noch einmal?`,
  title: (game) => `${game} lernen`,
  page: (game) => `${game} lernen · dicehall`,
  coach: "Was zu tun ist",
  step: (step, steps) => `${step} von ${steps}`,
  stepSays: (step, steps) => `Schritt ${step} von ${steps}`,
  goOn: "Weiter",
  again: "Noch ein Versuch",
  back: "Einen Schritt zurück",
  skip: "Diesen Schritt auslassen",
  notNow: (words) => `Jetzt nicht. ${words}`,
  done: "Du kannst es!",
  openTable: "Tisch aufmachen",
  openHow: "Ein Bot setzt sich zu dir, und Freunde kommen über einen Link.",
  rules: "Alle Regeln",
  repeat: "Von vorn",
};
