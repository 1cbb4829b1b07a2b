"""Bodies of the few HTTP requests; all JSON. See `server/http/app.py` for the addresses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dicehall.core import OptionValue
from dicehall.match import Flaw
from dicehall.wire.words import Code, Status, Why


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/guest: I am called so. Makes the guest and its cookie, or renames the guest of the cookie."""

    name: Annotated[str, Meta(max_length=500)]


class Guest(Struct, frozen=True):
    """The guest of the cookie; `name` is empty without one."""

    name: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table; the guest is its host and sits in seat 1."""

    game: str
    options: dict[str, OptionValue] = {}


class Opened(Struct, frozen=True):
    """The new table's code."""

    table: Code


class TicketFor(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/ticket: for the guest of the cookie, or for another player on the same device. May be left out."""

    companion: Annotated[int, Meta(ge=0, le=7)] = 0
    """Which of the others; 0: the guest itself."""
    name: Annotated[str, Meta(max_length=500)] = ""
    """How a companion is called."""


class Ticket(Struct, frozen=True):
    """POST /api/ticket: enters one socket, once, within 30 s."""

    ticket: str


class Door(Struct, frozen=True):
    """GET /api/tables/CODE: what a guest finds at the door. `open` for those who sit there already, too."""

    table: Code
    game: str
    status: Status
    door: Literal["open", "full", "locked", "finished"]
    """`full` and `finished`: watching is possible. `locked`: nothing is."""
    seats: int
    taken: int
    host: str
    """Name of the host."""


class Tables(Struct, frozen=True):
    """GET /api/tables: tables whose hosts list them and that somebody is at."""

    tables: tuple[Door, ...]


class MyTable(Struct, frozen=True):
    """A table where the guest has or had a seat."""

    table: Code
    game: str
    status: Status
    match: int
    """Number of the match in play or last played; 0 before the first."""
    others: tuple[str, ...]
    """Names of the other people and bots there."""
    sits: bool
    """The guest, or a companion, has a seat there now; else it was given up."""
    is_turn: bool
    """It is the guest's turn. Only known, and true, of a table that somebody was at within the last minute."""
    is_paused: bool
    touched_s: float
    """Unix time of the last change of people or match; a move of a match under way is none."""
    winners: tuple[str, ...]
    """Names, once the match is over; they share the win."""
    place: int
    """The guest's own, 1 is the best; 0 before the match is over, or if the guest had no seat in it."""
    score: int | None = None
    """What the guest has of what the game counts, once the match is over; None for one from before it was kept."""
    best_other: int | None = None
    """The most of the others, of those who share a win with the guest only if all do."""


class Mine(Struct, frozen=True):
    """GET /api/mine: the guest's tables, newest first."""

    tables: tuple[MyTable, ...]


class Rule(Struct, frozen=True):
    """One rule of a game, or of all games."""

    id: str
    words: str


class Rules(Struct, frozen=True):
    """GET /api/rules/GAME."""

    rules: tuple[Rule, ...]


class BadFile(Struct, frozen=True):
    """Why a record cannot be shown, for a page in another language than the sentence's."""

    flaw: Flaw
    line: int = 0
    """From 1; 0 is the whole file."""
    reason: str = ""
    """The part of the sentence that tells the flaw; it may say more than the flaw does."""
    is_record: bool = True
    """Else it is a file of another kind."""


class Refused(Struct, frozen=True, omit_defaults=True):
    """Body of every answer with a status from 400."""

    why: Why
    sentence: str
    file: BadFile | None = None
    """With a record that somebody brought."""
