"""Each unit as SQL, within the transaction of whoever calls."""

from __future__ import annotations

import sqlite3

from dicehall.server.store.errors import BadWrite, OutOfStep
from dicehall.server.store.kept import Append, BeginMatch, Guest, Hosted, PutGuest, PutHosted, Unit

_GUEST = """INSERT INTO guest (id, key_hash, name, seen_at_s) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET key_hash = excluded.key_hash, name = excluded.name, seen_at_s = excluded.seen_at_s"""
_HOSTED = """INSERT INTO hosted (code, body, game, listed, status, changed_at_s) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE SET body = excluded.body, game = excluded.game, listed = excluded.listed,
    status = excluded.status, changed_at_s = excluded.changed_at_s"""
_MATCH = "INSERT INTO match (code, number, header) VALUES (?, ?, ?)"
_EVENT = "INSERT INTO event (code, match, seq, body) VALUES (?, ?, ?, ?)"
_LAST_MATCH = "SELECT coalesce(max(number), 0) FROM match WHERE code = ?"
_LAST_SEQ = "SELECT coalesce(max(seq), 0) FROM event WHERE code = ? AND match = ?"

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


def put(connection: sqlite3.Connection, unit: Unit) -> None:
    """Writes a unit; where this raises, some of its rows may stand, so the transaction has to be rolled back.

    Raises:
        BadWrite, OutOfStep: the unit is at fault.
        sqlite3.Error: the disk is.
    """
    try:
        _put(connection, unit)
    except _UNFIT as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
            raise OutOfStep(_step_missed(connection, unit)) from None
        raise BadWrite(f"{_named(unit)} cannot be kept: {error}") from None


def _put(connection: sqlite3.Connection, unit: Unit) -> None:
    match unit:
        case Append(code, number, first_seq, lines):
            rows = ((code, number, seq, line) for seq, line in enumerate(lines, first_seq))
            connection.executemany(_EVENT, rows)
        case BeginMatch(code, number, header):
            connection.execute(_MATCH, (code, number, header))
        case PutHosted(Hosted(code, body, game, listed, status, changed_at_s)):
            connection.execute(_HOSTED, (code, body, game, listed, status, changed_at_s))
        case PutGuest(Guest(guest_id, key_hash, name, seen_at_s)):
            connection.execute(_GUEST, (guest_id, key_hash, name, seen_at_s))


def _step_missed(connection: sqlite3.Connection, unit: Unit) -> str:
    code = unit.code if isinstance(unit, Append | BeginMatch) else ""
    last = connection.execute(_LAST_MATCH, (code,)).fetchone()[0]
    entries = connection.execute(_LAST_SEQ, (code, last)).fetchone()[0]
    return f"{_named(unit)} is not the next: its last match is {last}, with {entries} entries"


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
