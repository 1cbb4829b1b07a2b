"""What entries of a record must be to each other, before anybody plays it."""

from __future__ import annotations

from typing import TypeVar

from dicehall.match.record import BadRecord, Dropped, Entry, OptionSet, Played, Record, Refused, Seated, Undone

A = TypeVar("A")


def check_entries(record: Record[A]) -> None:
    """Raises BadRecord for the first entry that cannot stand where it stands."""
    seats = record.header.setup.seats
    if len(record.header.players) > max(0, seats):
        raise BadRecord(1, f"{len(record.header.players)} players for {seats} seats")
    time_ms, has_moves = 0, False
    for number, entry in enumerate(record.entries, 1):
        if entry.at_ms < time_ms:
            raise BadRecord(number + 1, f"at_ms={entry.at_ms} is before the entry above ({time_ms})")
        if (reason := _reason_against(entry, number, seats, has_moves=has_moves)) is not None:
            raise BadRecord(number + 1, reason)
        time_ms, has_moves = entry.at_ms, has_moves or isinstance(entry, Played)


def _reason_against(entry: Entry[A], number: int, seats: int, *, has_moves: bool) -> str | None:
    match entry:
        case Undone(to=to) if not 0 <= to < number:
            return f"undone to entry {to}: this is entry {number}"
        case OptionSet(name=name) if has_moves:
            return f"option {name}: the match has begun"
        case Seated(seat=seat) | Dropped(seat=seat) | Refused(seat=seat) if not 1 <= seat <= seats:
            return f"seat {seat}: there are seats 1 to {seats}"
        case _:
            return None
