"""What is written down of a match: a header and one log entry a line, JSON Lines [ALL-6].

Moves are the only cause; everything else in a record explains them. `docs/records.md` is the format's page.
An entry's number is its place after the header, from 1; it stands on line number + 1 of the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from dicehall.core import Actor, AnyGame, DicehallError, Move, OptionValue, Setup
from dicehall.games import GAMES
from dicehall.match.evidence import Anchored, Evidence, Ms, Opened, Raced, Sealed
from dicehall.match.flaws import OTHER, Flaw

A = TypeVar("A")
FORMAT = 1


class BadRecord(DicehallError):
    """A line of a record that cannot be read or played."""

    def __init__(self, line: int, reason: str, flaw: Flaw = OTHER) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason, self.flaw = line, reason, flaw


class Header(Struct, frozen=True, tag="dicehall", forbid_unknown_fields=True):
    """First line: which game, and how it was agreed to be played."""

    format: int
    game: str
    setup: Setup
    players: tuple[str, ...] = ()
    """Names by seat; may be empty."""
    dice: Sealed | None = None
    """What makes the dice checkable; None where chance comes from people or from a plain generator."""


class Played(Struct, Generic[A], frozen=True, tag="move", omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A move, with the table's time since the start and what proves it."""

    actor: Actor
    action: A
    at_ms: Ms = 0
    evidence: Evidence | None = None


class Undone(Struct, frozen=True, tag="undone", omit_defaults=True, forbid_unknown_fields=True):
    """Moves after an entry are taken back; they stay in the record and count no more."""

    to: int
    """Number of the last entry that still counts; 0 is the start."""
    by: str
    why: str
    at_ms: Ms = 0


class Dropped(Struct, Generic[A], frozen=True, tag="void", omit_defaults=True, forbid_unknown_fields=True):
    """A held claim that never became a move, because the race was broken off or already over [ALL-10, ALL-12]."""

    seat: int
    action: A
    why: str
    at_ms: Ms = 0


class Refused(Struct, Generic[A], frozen=True, tag="refused", omit_defaults=True, forbid_unknown_fields=True):
    """An attempt against the rules, kept for the judge of a tournament [LD-R15]."""

    seat: int
    action: A
    rule: str
    why: str
    at_ms: Ms = 0


class Note(Struct, frozen=True, tag="note", omit_defaults=True, forbid_unknown_fields=True):
    """Words of the table for whoever reads the record."""

    text: str
    at_ms: Ms = 0


class Seated(Struct, frozen=True, tag="seated", omit_defaults=True, forbid_unknown_fields=True):
    """Who sits where from now on."""

    seat: int
    player: str
    kind: Literal["person", "bot", "empty"] = "person"
    at_ms: Ms = 0


class OptionSet(Struct, frozen=True, tag="option", omit_defaults=True, forbid_unknown_fields=True):
    """The host changed an option before the start."""

    name: str
    value: OptionValue
    at_ms: Ms = 0


Entry = Played[A] | Undone | Dropped[A] | Refused[A] | Note | Seated | OptionSet | Raced | Opened | Anchored


class Record(Struct, Generic[A], frozen=True):
    """A header and its entries, in memory. Entries are only ever added."""

    header: Header
    entries: list[Entry[A]]

    def moves(self) -> list[tuple[int, Played[A]]]:
        """The moves that count, with their entry numbers."""
        return counting_moves(self.entries)

    def setup(self) -> Setup:
        """What was agreed: the header's setup and the options that were changed after it."""
        options = {entry.name: entry.value for entry in self.entries if isinstance(entry, OptionSet)}
        return replace(self.header.setup, options={**self.header.setup.options, **options})


def counting_moves(entries: Iterable[Entry[A]]) -> list[tuple[int, Played[A]]]:
    """Moves that were not taken back, with their entry numbers, counted from 1."""
    moves: list[tuple[int, Played[A]]] = []
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Played):
            moves.append((number, entry))
        elif isinstance(entry, Undone):
            while moves and moves[-1][0] > entry.to:
                moves.pop()
    return moves


def counting_races(entries: Iterable[Entry[A]]) -> dict[int, Raced]:
    """Races whose claims were not taken back, by their entry numbers, counted from 1."""
    races: dict[int, Raced] = {}
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Raced):
            races[number] = entry
        elif isinstance(entry, Undone):
            races = {at: race for at, race in races.items() if race.last_entry <= entry.to}
    return races


def move_of(entry: Played[A]) -> Move[A]:
    """The move without its time and evidence."""
    return Move(entry.actor, entry.action)


def game_of(header: Header, games: dict[str, AnyGame] | None = None) -> AnyGame:
    """The game that a header names. Raises BadRecord (line 1)."""
    known = GAMES if games is None else games
    if header.format != FORMAT:
        flaw = Flaw("format", "format", str(header.format), str(FORMAT))
        raise BadRecord(1, f"format {header.format}: this version reads format {FORMAT}", flaw)
    if header.game not in known:
        names = ", ".join(sorted(known))
        raise BadRecord(1, f"unknown game {header.game!r}; known: {names}", Flaw("game", "game", header.game, names))
    return known[header.game]
