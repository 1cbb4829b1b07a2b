"""What the server says over the socket, after the log has it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dicehall.core import Actor, Event, OptionValue, Outcome
from dicehall.match import Flight, Raced
from dicehall.tables import BotFailed, Claimed, TakeBackAsked, TakeBackClosed
from dicehall.wire.words import Code, House, Level, Status, Why, Word

Steady = Literal["steady", "wavering", "beyond"]


class Welcome(Struct, frozen=True, tag="welcome"):
    """Answer to `enter`; `people`, and in a match `history` and `update`, follow."""

    protocol: int


class YouAre(Struct, frozen=True, tag="you_are"):
    """Which seat is yours; sent when it changes."""

    seat: int
    """0: you watch."""
    is_host: bool


class SeatSeen(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    player: str
    """Name, in a match also of whoever has left; empty if nobody sits here."""
    level: Level
    """Of the bot that plays; also of one that keeps the seat of a person. Else empty."""
    is_host: bool
    is_ready: bool
    """To begin; after a match: to play again."""
    is_here: bool
    """A browser of this person is connected; bots are always here."""
    pace_percent: int = 100
    """Its handicap: how long its dice tumble, and its bot takes, in hundredths of the usual time."""
    die_ms: int = 0
    """It listens: each die of a race is told so long, and its clock starts after the last one. One device is one room,
    so whoever listens longest there counts for all of its seats. 0: it looks, or a bot plays."""


class People(Struct, frozen=True, tag="people", omit_defaults=True):
    """The table as people see it: who sits where, what is agreed. The whole of it, after each change."""

    table: Code
    game: str
    status: Status
    match: int
    """Number of the match in play or last played; 0 before the first."""
    seats: tuple[SeatSeen, ...]
    """While the table waits: as many as the game allows at most; then those of the match."""
    watching: int
    """How many look on, shared screens left out."""
    options: dict[str, OptionValue]
    """Switches of the game that differ from their defaults."""
    house: House
    has_screen: bool = False
    """A shared screen is here: a browser that only shows the table."""
    is_paused: bool = False
    """The match stands still: nothing happens by itself, and whoever acts is told so."""


class Said(Struct, frozen=True, tag="said"):
    """Somebody says a word. Nothing is kept of it."""

    seat: int
    word: Word


class LinkSeen(Struct, frozen=True):
    """How far away one browser is."""

    rtt_ms: int
    """Median of the last pings, there and back."""
    steady: Steady
    """Whether all of the way is taken off in a race: yes; yes, but how long it takes varies by more than 60 ms; no,
    it is longer than the table's cap."""
    is_doubted: bool
    """The server's own counters say less than the pings, so something stands in between."""


class Links(Struct, frozen=True, tag="links"):
    """How far away everybody is, every few seconds."""

    seats: tuple[LinkSeen | None, ...]
    """None: bot, empty or not measured yet."""
    yours: LinkSeen | None
    cap_ms: int
    """No longer way than this is taken off in a race; it is also the longest that a verdict waits."""


class Update(Struct, frozen=True, tag="update"):
    """Something happened in the match; this is what you see now."""

    game: str
    match: int
    revision: int
    """Entries in the match's log; never falls."""
    after: int
    """Revision of the update before; if that is not the last one that you saw, you have missed something."""
    at_ms: int
    """The table's time."""
    round: int
    undos: int
    events: tuple[Event, ...]
    view: Struct
    acting: tuple[Actor, ...]
    outcome: Outcome | None
    link: int | None
    """Number of the link of your chain that a draw waits for; answer with `link`."""
    transcript: str | None
    """With it: the fingerprint of all links shown before. The record must lead to the same, or it was forged."""


class Told(Struct, frozen=True):
    """Events of one earlier update."""

    revision: int
    at_ms: int
    round: int
    events: tuple[Event, ...]


class History(Struct, frozen=True, tag="history"):
    """What happened so far in the match, moves that were taken back left out; sent on entering and after an undo."""

    game: str
    match: int
    told: tuple[Told, ...]
    races: tuple[Raced, ...]
    """How the races of the match were judged."""
    tumbled: Tumbled | None
    """The last throw down the board that has come to rest, to be seen again."""


class Tumbled(Struct, frozen=True, tag="tumbled"):
    """Dice go down the board now; the update that says where they rest comes when they have got there."""

    match: int
    round: int
    flight: Flight


class NotAllowed(Struct, frozen=True, tag="not_allowed"):
    """Your action changed nothing, and cost nothing [ALL-4]."""

    id: str
    rule: str
    why: str


class Denied(Struct, frozen=True, tag="denied"):
    """What you asked of the table (not of the game) was not done, or a message could not be read."""

    id: str
    """Of the message; empty if it had none that could be read."""
    why: Why
    sentence: str


class Gone(Struct, frozen=True, tag="gone"):
    """Last message: this socket closes, or never entered the table."""

    why: Why
    sentence: str


Outgoing = (
    Welcome
    | YouAre
    | People
    | Said
    | Links
    | Update
    | History
    | NotAllowed
    | Raced
    | Tumbled
    | Claimed
    | TakeBackAsked
    | TakeBackClosed
    | BotFailed
    | Denied
    | Gone
)
