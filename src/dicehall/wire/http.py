"""Bodies of the few HTTP requests; all JSON. See `server/http/app.py` for the addresses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dicehall.core import OptionValue
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


class Rule(Struct, frozen=True):
    """One rule of a game, or of all games."""

    id: str
    words: str


class Rules(Struct, frozen=True):
    """GET /api/rules/GAME."""

    rules: tuple[Rule, ...]


class Refused(Struct, frozen=True):
    """Body of every answer with a status from 400."""

    why: Why
    sentence: str
