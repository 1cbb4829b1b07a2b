/** The server's noes in German: it says them in English, with a word or a rule that tells which one it is. */
import type { Why } from "../wire.gen";

export const refused: Readonly<Record<Why, string>> = {
  unknown_table: "Diesen Tisch gibt es nicht. Sieh dir den Link noch einmal an.",
  table_full: "Hier ist schon besetzt.",
  table_locked: "Dieser Tisch ist abgeschlossen. Bitte darum, dass er aufgemacht wird.",
  server_full: "Der Server ist gerade voll. Versuch es in ein paar Minuten noch einmal.",
  barred: "An diesen Tisch kannst du nicht zurück.",
  not_host: "Das darf nur, wer den Tisch leitet.",
  not_now: "Das geht gerade nicht.",
  paused: "Das Spiel macht gerade Pause.",
  not_seated: "Dafür brauchst du einen Platz am Tisch.",
  bad_message: "Das hat der Server nicht verstanden. Lade die Seite neu.",
  bad_setup: "So lässt sich dieses Spiel hier nicht spielen.",
  bad_name: "Dieser Name geht nicht: höchstens 24 Zeichen, und ein Buchstabe, eine Zahl oder ein Bild muss dabei sein.",
  flood: "Das war zu viel auf einmal. Warte einen Augenblick.",
  no_ticket: "Dein Browser ist hier nicht bekannt. Lade die Seite neu und sag deinen Namen.",
  old_page: "dicehall wurde erneuert. Lade die Seite neu.",
  replaced: "Dieser Tisch ist in einem anderen Tab oder auf einem anderen Gerät offen.",
  too_slow: "Die Verbindung ist zu langsam. Sie wird gleich neu versucht.",
  not_saved: "Der Server kann gerade nichts speichern. Wer ihn betreibt, muss nachsehen.",
  closing: "Der Server startet neu. Dein Platz ist sicher.",
};

/** By the rule that forbids a move. Where a rule forbids several things, the sentence fits all of them. */
export const byRule: Readonly<Record<string, string>> = {
  "ALL-1": "Das ist nicht deine Sache.",
  "ALL-3": "Erst müssen Würfel und Karten fertig sein. Danach lässt sich nichts mehr zurücknehmen.",
  "ALL-4": "Diese Frage ist schon gestellt oder schon vorbei.",
  "ALL-7": "Wer gegangen ist, spielt nicht mehr mit.",
  "ALL-8": "Das galt noch dem, was vorher hier lag. Der Tisch ist schon weiter.",
  "ALL-10": "Dieses Rennen wurde abgebrochen.",
  "ALL-11": "Deine Würfel sind echt: Würfle sie auf deinem Tisch.",
  "ALL-12": "Dein Ruf wird gerade geprüft. Warte kurz.",

  "GB-1": "Jetzt gibt es nichts zu werfen.",
  "GB-5": "Jetzt wirft jemand anders.",
  "GB-8": "Das Spiel ist vorbei.",
  "GB-R4": "Ein Griff pro Wurf, und deinen hattest du schon.",
  "GB-R5": "Zu früh: Greif erst zu, wenn die Würfel liegen.",
  "GB-R18": "Dir sind noch nicht alle Würfel angesagt oder gezeigt. Greif danach zu.",
  "GB-R6": "Dieser Wurf ist vorbei.",

  "KJ-2": "Jetzt ist jemand anders dran, oder du musst erst alle vier Würfel werfen.",
  "KJ-3": "Deine Würfel passen nicht zu dieser Karte.",
  "KJ-4": "Du hast zweimal gewürfelt. Nur die Krone bringt noch einen Wurf.",
  "KJ-9": "Die Krone hilft erst nach deinem zweiten Wurf, und nur einmal.",
  "KJ-10": "Das Spiel ist vorbei.",
  "KJ-R2": "Deine Würfel passen zu einer Karte, also nimm sie.",
  "KJ-R8": "So geht ein Zug nicht: Behalte, was du willst, und würfle mindestens einen Würfel.",

  "LD-2": "Diese Karte liegt noch nicht da.",
  "LD-4": "Behalte höchstens fünf deiner sechs Würfel, und nur solche, die schon liegen.",
  "LD-10": "Das Spiel ist vorbei.",
  "LD-Q3": "Das Spiel ist vorbei: Alle Karten sind weg.",
  "LD-R3": "Deine sechs Würfel zeigen nicht alle diese Zahl.",
  "LD-R4": "Niemand, der gegen dich spielt, hat diese Zahl.",
  "LD-R5": "Diese Würfel hast du schon gerufen. Würfle erst noch einmal.",
  "LD-R6": "Das galt der Karte davor. Würfle erst für diese Karte.",
  "LD-R8": "Diese Karte ist schon vorbei. Du verlierst nichts.",
  "LD-R9": "Erst müssen alle deine Würfel liegen.",
  "LD-R11": "Diese Karte lässt sich jetzt nicht überspringen, oder du hast schon dafür gestimmt.",
  "LD-R12": "Im kurzen Spiel zählt nur die Karte.",
  "LD-R13": "Deine Würfel rollen noch.",
  "LD-R17": "Über deinen Ruf wird noch entschieden. Lass die Würfel so lange liegen.",
  "LD-R19": "Für diesen Ruf hast du schon bezahlt. Würfle erst noch einmal.",
  "LD-R25": "Warte mit der Stimme, bis deine Würfel liegen.",
  "LD-T1": "Finger weg, bis deine Würfel liegen.",
  "LD-T3": "Ein Würfel, den du aufgenommen hast, muss geworfen werden.",

  "TD-1": "Du bist nicht dran.",
  "TD-9": "Das Spiel ist vorbei.",
  "TD-10": "In der Verlängerung spielen nur die, die gleichauf lagen.",
  "TD-O1": "In diesem Spiel gibt es keine Teams.",
  "TD-R1": "Erst entscheiden die Würfel, wer anfängt.",
  "TD-R9": "Warte, bis alle Würfel liegen.",
  "TD-R11": "Wer im Team zuerst wirft, steht für dieses Viertel schon fest.",
};

/** Of a rule that is not among those above: what happened in general, beside the rule's badge. */
export const notAllowed = (rule: string): string => byRule[rule] ?? refused.not_now;
