"""Each unit as SQL, within the transaction of whoever calls."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from functools import cache
from typing import TypeAlias, assert_never

from dicehall.server.store.errors import BadWrite, OutOfStep
from dicehall.server.store.kept import Append, BeginMatch, Guest, Hosted, PutGuest, PutHosted, Unit

_GUEST = """INSERT INTO guest (id, key_hash, name, seen_at_s) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET key_hash = excluded.key_hash, name = excluded.name, seen_at_s = excluded.seen_at_s"""
_HOSTED = """INSERT INTO hosted (code, body, game, listed, status, changed_at_s) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE SET body = excluded.body, game = excluded.game, listed = excluded.listed,
    status = excluded.status, changed_at_s = excluded.changed_at_s"""
_MINE = "INSERT OR IGNORE INTO mine (guest, code) VALUES (?, ?)"
_MATCH = "INSERT INTO match (code, number, header) VALUES (?, ?, ?)"
_LAST_MATCH = "SELECT coalesce(max(number), 0) FROM match WHERE code = ?"
_LAST_SEQ = "SELECT coalesce(max(entries), 0) FROM log WHERE code = ? AND match = ?"
_MOST_ROWS = 64
"""In one statement. Each length is compiled once and kept, so there are not to be many."""

_UNFIT = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    TypeError,
    ValueError,
)
"""What a value raises that cannot be kept, wherever it is tried again. Everything else is the disk's fault."""

_Row: TypeAlias = tuple[str, int, int, bytes]


def put_all(connection: sqlite3.Connection, units: Iterable[Unit]) -> None:
    """Writes units in order, entries that follow each other in one statement.

    Between two statements the event loop may take the interpreter, and keep it for milliseconds.

    Raises:
        BadWrite: a unit is at fault; `put` says which.
        sqlite3.Error: the disk is.
    """
    rows: list[_Row] = []
    try:
        for unit in units:
            if isinstance(unit, Append):
                rows += _rows(unit)
            else:
                _put_rows(connection, rows)
                rows.clear()
                _put(connection, unit)
        _put_rows(connection, rows)
    except _UNFIT as error:
        raise BadWrite(f"one of many units cannot be kept: {error}") from None


def put(connection: sqlite3.Connection, unit: Unit) -> None:
    """Writes a unit; where this raises, some of its rows may stand, so they have to be rolled back.

    Raises:
        BadWrite, OutOfStep: the unit is at fault.
        sqlite3.Error: the disk is.
    """
    try:
        if isinstance(unit, Append):
            _put_rows(connection, _rows(unit))
        else:
            _put(connection, unit)
    except _UNFIT as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
            raise _out_of_step(connection, unit) from None
        raise BadWrite(f"{_named(unit)} cannot be kept: {error}") from None


def _rows(append: Append) -> list[_Row]:
    return [(append.code, append.match, seq, line) for seq, line in enumerate(append.lines, append.first_seq)]


def _put_rows(connection: sqlite3.Connection, rows: list[_Row]) -> None:
    for first in range(0, len(rows), _MOST_ROWS):
        some = rows[first : first + _MOST_ROWS]
        connection.execute(_insert_of(len(some)), [value for row in some for value in row])


@cache
def _insert_of(rows: int) -> str:
    return f"INSERT INTO event (code, match, seq, body) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


def _put(connection: sqlite3.Connection, unit: PutGuest | PutHosted | BeginMatch) -> None:
    match unit:
        case BeginMatch(code, number, header):
            connection.execute(_MATCH, (code, number, header))
        case PutHosted(Hosted(code, body, game, listed, status, changed_at_s), guests):
            connection.execute(_HOSTED, (code, body, game, listed, status, changed_at_s))
            connection.executemany(_MINE, [(guest, code) for guest in guests])
        case PutGuest(Guest(guest_id, key_hash, name, seen_at_s)):
            connection.execute(_GUEST, (guest_id, key_hash, name, seen_at_s))
        case other:
            assert_never(other)


def _out_of_step(connection: sqlite3.Connection, unit: Unit) -> OutOfStep:
    code = unit.code if isinstance(unit, Append | BeginMatch) else ""
    last = connection.execute(_LAST_MATCH, (code,)).fetchone()[0]
    entries = connection.execute(_LAST_SEQ, (code, last)).fetchone()[0]
    return OutOfStep(f"{_named(unit)} is not the next: its last match is {last}, with {entries} entries")


def _named(unit: Unit) -> str:
    match unit:
        case Append(code, number, first_seq):
            return f"entry {first_seq} of match {number} of table {code!r}"
        case BeginMatch(code, number):
            return f"match {number} of table {code!r}"
        case PutHosted(hosted):
            return f"table {hosted.code!r}"
        case PutGuest(guest):
            return f"guest {guest.id!r}"
