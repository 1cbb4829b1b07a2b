"""What is kept, and the units that writes are made of.

A unit is all or nothing together with the other units of its write: a new match can never be there without its table.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Guest(Struct, frozen=True):
    """A person who gave a name, known by the secret of a cookie."""

    id: str
    """Random and public, at least 22 characters."""
    key_hash: bytes
    """SHA-256 of the cookie's secret (32 bytes): who reads the file cannot take the seat."""
    name: str
    seen_at_s: float
    """Unix time."""


class Hosted(Struct, frozen=True):
    """A table as people see it, apart from the log of its matches."""

    code: str
    body: bytes
    """A JSON document that the store does not look into; replaced as a whole."""
    game: str
    """Name of the game's folder."""
    listed: bool
    """Whether it stands in the lobby for everybody."""
    status: str
    """A word of the server's choice; the store does not look into it."""
    changed_at_s: float
    """Unix time; the lobby shows the newest first."""


class Stored(Struct, frozen=True):
    """All that a server needs to go on with a table."""

    hosted: Hosted
    headers: tuple[bytes, ...]
    """The first line of each match's record, match 1 first; without the line's end."""
    lines: tuple[bytes, ...]
    """The entries of the last match, entry 1 first; without the line's end."""


class Pruned(Struct, frozen=True):
    """How much was removed because nobody had touched it for long."""

    tables: int = 0
    matches: int = 0
    entries: int = 0
    guests: int = 0


class PutGuest(Struct, frozen=True):
    """Keeps a guest; whoever had the same id before is replaced. BadWrite if another guest has the same key."""

    guest: Guest


class PutHosted(Struct, frozen=True):
    """Keeps a table; what was there under the same code is replaced."""

    hosted: Hosted
    guests: tuple[str, ...] = ()
    """Ids of guests who find the table among theirs from now on, also when a later write does not name them."""


class BeginMatch(Struct, frozen=True):
    """Begins the next match of a table; OutOfStep if the number is not the next one. The first is 1."""

    code: str
    number: int
    header: bytes
    """The first line of the record, without the line's end."""


class Append(Struct, frozen=True):
    """Adds entries to the last match of a table; OutOfStep if `first_seq` is not the next one. The first is 1."""

    code: str
    match: int
    first_seq: int
    """The number of the first line; those after it follow without holes."""
    lines: tuple[bytes, ...]
    """One line of the record each, without the line's end."""


Unit: TypeAlias = PutGuest | PutHosted | BeginMatch | Append
