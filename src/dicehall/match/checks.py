"""What entries of a record must be to each other, before anybody plays it."""

from __future__ import annotations

from typing import TypeVar

from dicehall.match.flaws import Flaw
from dicehall.match.record import BadRecord, Dropped, Entry, OptionSet, Played, Record, Refused, Seated, Undone

A = TypeVar("A")


def check_entries(record: Record[A]) -> None:
    """Raises BadRecord for the first entry that cannot stand where it stands."""
    seats = record.header.setup.seats
    if len(record.header.players) > max(0, seats):
        players = len(record.header.players)
        flaw = Flaw("players", "players", str(players), str(seats))
        raise BadRecord(1, f"{players} players for {seats} seats", flaw)
    time_ms, has_moves = 0, False
    for number, entry in enumerate(record.entries, 1):
        if entry.at_ms < time_ms:
            flaw = Flaw("time", "at_ms", str(entry.at_ms), str(time_ms))
            raise BadRecord(number + 1, f"at_ms={entry.at_ms} is before the entry above ({time_ms})", flaw)
        if (against := _against(entry, number, seats, has_moves=has_moves)) is not None:
            raise BadRecord(number + 1, *against)
        time_ms, has_moves = entry.at_ms, has_moves or isinstance(entry, Played)


def _against(entry: Entry[A], number: int, seats: int, *, has_moves: bool) -> tuple[str, Flaw] | None:
    match entry:
        case Undone(to=to) if not 0 <= to < number:
            return f"undone to entry {to}: this is entry {number}", Flaw("undone", "to", str(to), str(number))
        case OptionSet(name=name) if has_moves:
            return f"option {name}: the match has begun", Flaw("late_option", "name", name)
        case Seated(seat=seat) | Dropped(seat=seat) | Refused(seat=seat) if not 1 <= seat <= seats:
            return f"seat {seat}: there are seats 1 to {seats}", Flaw("seat", "seat", str(seat), str(seats))
        case _:
            return None
