"""What the page about what is kept says, in each language."""

from __future__ import annotations

from msgspec import Struct

from dicehall.match.rulebook import Language


class Span(Struct, frozen=True):
    """How long something is kept: `{what} 90 days after {since}.`"""

    what: str
    since: str


class PrivacyTexts(Struct, frozen=True):
    """All sentences of one language. `kept` is HTML with places for `{guests}` and `{tables}`."""

    title: str
    kept: str
    guests: Span
    tables: Span
    days: tuple[str, str]
    """After one day, after several."""
    for_ever: str
    forgotten: str
    unknown_now: str

    def until(self, days: int, span: Span) -> str:
        """
        >>> TEXTS["en"].until(0, TEXTS["en"].tables)
        'It is kept until whoever runs this server removes it.'
        >>> TEXTS["en"].until(1, TEXTS["en"].tables)
        'A table with its records is removed 1 day after the last change of it.'
        """
        if not days:
            return self.for_ever
        return f"{span.what} {days} {self.days[days > 1]} {span.since}."


_ENGLISH = """\
<p>dicehall has no accounts. It keeps what is needed to play, and nothing for anybody else: no advertising, no counting
of visitors, no third parties. Nothing is loaded from another server.</p>
<h2 class="h-3">What is kept, and how long</h2>
<p><b>You, as a guest:</b> the name that you gave, a random number in a cookie of this site (the server has only its
SHA-256), and the day of your last visit. {guests}</p>
<p><b>Your tables:</b> who sat where under which name, what was agreed, and the record of each match: every move with
its time, in a race with the times of the claims and how long your connection took. Names in the record of a match
belong to its table: whoever has the link of the table can read them. {tables}</p>
<p><b>In your browser:</b> the cookie, what you have set on this device, such as light and sound,
who else plays on it, and for your last tables the secrets and fingerprints with which your browser checks the dice.</p>
<p><b>Addresses:</b> yours is in memory while you are connected, so that nobody can flood the server. It is kept in no
file. In the server's log stand mistakes and floods, with an address without its end at most, and never a name.</p>
<h2 class="h-3">How to be forgotten</h2>
<p>The key below removes your name and your cookie from this server. You cannot take up your seats again afterwards.
What was played stays in the records of its tables, under the name that you had there, until those tables are
removed.</p>
<form method="post" action="/api/forget?lang=en"><button class="btn">Forget me</button></form>
<h2 class="h-3">Whom to ask</h2>
<p>This page is about the program and how it is set here. Whoever runs this server answers for it.</p>
"""

_GERMAN = """\
<p>dicehall hat keine Konten. Es behält, was man zum Spielen braucht, und nichts für irgendjemand anderen: keine
Werbung, keine Besucherzählung, keine Dritten. Nichts wird von einem anderen Server geladen.</p>
<h2 class="h-3">Was gespeichert wird und wie lange</h2>
<p><b>Du als Gast:</b> der Name, den du angegeben hast, eine Zufallszahl in einem Cookie dieser Seite (der Server hat
nur ihren SHA-256) und der Tag deines letzten Besuchs. {guests}</p>
<p><b>Deine Tische:</b> wer unter welchem Namen wo saß, was abgemacht war, und die Aufzeichnung jedes Spiels: jeder Zug
mit seiner Zeit, in einem Rennen auch, wann wer gedrückt hat und wie lange deine Verbindung brauchte. Die Namen in der
Aufzeichnung eines Spiels gehören zu seinem Tisch: Wer den Link des Tisches hat, kann sie lesen. {tables}</p>
<p><b>In deinem Browser:</b> der Cookie, was du auf diesem Gerät eingestellt hast, etwa Licht und Ton, wer noch daran
mitspielt, und für deine letzten Tische die Geheimnisse und Fingerabdrücke, mit denen dein Browser die Würfel
nachprüft.</p>
<p><b>Adressen:</b> Deine ist im Arbeitsspeicher, solange du verbunden bist, damit niemand den Server überschwemmen
kann. Sie steht in keiner Datei. Im Protokoll des Servers stehen Fehler und Überflutungen, höchstens mit einer Adresse
ohne ihr Ende und nie mit einem Namen.</p>
<h2 class="h-3">Wie du vergessen wirst</h2>
<p>Die Taste hier unten entfernt deinen Namen und deinen Cookie von diesem Server. Deine Plätze bekommst du danach nicht
zurück. Was gespielt wurde, bleibt in den Aufzeichnungen seiner Tische, unter dem Namen, den du dort hattest, bis diese
Tische entfernt werden.</p>
<form method="post" action="/api/forget?lang=de"><button class="btn">Vergiss mich</button></form>
<h2 class="h-3">Wen du fragen kannst</h2>
<p>Diese Seite handelt vom Programm und davon, wie es hier eingestellt ist. Verantwortlich ist, wer diesen Server
betreibt.</p>
"""

TEXTS: dict[Language, PrivacyTexts] = {
    "en": PrivacyTexts(
        title="What is kept of you",
        kept=_ENGLISH,
        guests=Span("You are forgotten", "your last visit, or with the last table that keeps a seat for you"),
        tables=Span("A table with its records is removed", "the last change of it"),
        days=("day after", "days after"),
        for_ever="It is kept until whoever runs this server removes it.",
        forgotten="You are forgotten",
        unknown_now="This server does not know your name or your browser any more.",
    ),
    "de": PrivacyTexts(
        title="Was von dir gespeichert ist",
        kept=_GERMAN,
        guests=Span("Vergessen wirst du", "deinem letzten Besuch oder mit dem letzten Tisch, der dir einen Platz hält"),
        tables=Span("Ein Tisch mit seinen Aufzeichnungen verschwindet", "seiner letzten Änderung"),
        days=("Tag nach", "Tage nach"),
        for_ever="Es bleibt, bis es jemand entfernt, der diesen Server betreibt.",
        forgotten="Du bist vergessen",
        unknown_now="Dieser Server kennt deinen Namen und deinen Browser nicht mehr.",
    ),
}
