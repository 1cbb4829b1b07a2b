"""Everything that is asked of the SQLite file, over one connection that cannot write.

One question at a time, from whichever thread: they take a fraction of a millisecond, a long table's log a few.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Protocol, TypeVar

from dicehall.server.store.errors import StoreClosed, StoreFailed
from dicehall.server.store.kept import Guest, Hosted, Stored

T = TypeVar("T")

_HOSTED = "SELECT code, body, game, listed, status, changed_at_s FROM hosted"
_ENTRIES = "SELECT id, entries FROM log WHERE code = ? AND match = ?"
_BACKWARDS = """WITH RECURSIVE entry (before, seq, body) AS (
    SELECT before, seq, body FROM line WHERE id = (SELECT last FROM log WHERE id = :log) AND log = :log
    UNION ALL SELECT line.before, line.seq, line.body FROM entry JOIN line ON line.id = entry.before AND line.log = :log
) SELECT seq, body FROM entry"""
_TABLES_AT_ONCE = 500


class Turn(Protocol):
    """Does something with a connection, as one transaction."""

    def __call__(self, work: Callable[[sqlite3.Connection], T], /) -> T: ...


class BrokenLog(sqlite3.DatabaseError):
    """A log with a hole: the file is damaged in a way that SQLite cannot see."""


class Reader:
    """Owns a connection until its close.

    Args:
        path: named in errors.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._turn = threading.Lock()
        self._is_closed = False

    def load(self, code: str) -> Stored | None:
        """As `Store.load`."""
        return self.ask(lambda connection: _load(connection, code))

    def record(self, code: str, number: int) -> bytes | None:
        """As `Store.record`."""
        return self.ask(lambda connection: record_of(connection, code, number))

    def guest_by_key(self, key_hash: bytes) -> Guest | None:
        """As `Store.guest_by_key`."""
        query = "SELECT id, key_hash, name, seen_at_s FROM guest WHERE key_hash = ?"
        row = self.ask(lambda connection: connection.execute(query, (key_hash,)).fetchone())
        return Guest(*row) if row is not None else None

    def listed_tables(self, limit: int) -> tuple[Hosted, ...]:
        """As `Store.listed_tables`."""
        query = f"{_HOSTED} WHERE listed ORDER BY changed_at_s DESC, code LIMIT ?"
        return self.ask(lambda connection: tuple(map(_hosted, connection.execute(query, (max(limit, 0),)))))

    def tables_of(self, guest: str, limit: int) -> tuple[Hosted, ...]:
        """As `Store.tables_of`."""
        query = (
            f"{_HOSTED} WHERE code IN (SELECT code FROM mine WHERE guest = ?) ORDER BY changed_at_s DESC, code LIMIT ?"
        )
        return self.ask(lambda connection: tuple(map(_hosted, connection.execute(query, (guest, max(limit, 0))))))

    def exists(self, code: str) -> bool:
        """As `Store.exists`."""
        query = "SELECT 1 FROM hosted WHERE code = ?"
        return self.ask(lambda connection: connection.execute(query, (code,)).fetchone()) is not None

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """An answer from what is committed at one moment, however many queries it takes.

        Raises:
            StoreFailed, StoreClosed, and what the question raises.
        """
        with self._turn:
            if self._is_closed:
                raise StoreClosed(f"{self._path}: is closed")
            try:
                self._connection.execute("BEGIN")
                try:
                    return question(self._connection)
                finally:
                    self._connection.execute("ROLLBACK")
            except sqlite3.Error as error:
                raise StoreFailed(f"{self._path}: could not be read ({error})") from None

    def close(self) -> None:
        """Waits for the question that is being answered."""
        with self._turn:
            self._is_closed = True
            self._connection.close()


def every_table(read: Turn) -> Iterator[Hosted]:
    """All that is kept, a few at a time, so that others are answered in between."""
    after = ""
    while tables := read(partial(_tables_after, code=after)):
        yield from tables
        after = tables[-1].code


def _tables_after(connection: sqlite3.Connection, code: str) -> list[Hosted]:
    query = f"{_HOSTED} WHERE code > ? ORDER BY code LIMIT ?"
    return [_hosted(row) for row in connection.execute(query, (code, _TABLES_AT_ONCE))]


def matches_of(connection: sqlite3.Connection, code: str) -> list[int]:
    """Their numbers. Raises sqlite3.Error."""
    rows = connection.execute("SELECT number FROM match WHERE code = ? ORDER BY number", (code,))
    return [number for (number,) in rows]


def record_of(connection: sqlite3.Connection, code: str, number: int) -> bytes | None:
    """As `Store.record`. Raises BrokenLog, sqlite3.Error."""
    header = _column(connection, "SELECT header FROM match WHERE code = ? AND number = ?", code, number)
    if not header:
        return None
    return b"".join(line + b"\n" for line in header + _lines(connection, code, number))


def _load(connection: sqlite3.Connection, code: str) -> Stored | None:
    row = connection.execute(f"{_HOSTED} WHERE code = ?", (code,)).fetchone()
    if row is None:
        return None
    headers = _column(connection, "SELECT header FROM match WHERE code = ? ORDER BY number", code)
    return Stored(_hosted(row), headers, _lines(connection, code, len(headers)))


def _lines(connection: sqlite3.Connection, code: str, number: int) -> tuple[bytes, ...]:
    """The entries of a match, the first one first. Raises BrokenLog, sqlite3.Error."""
    row = connection.execute(_ENTRIES, (code, number)).fetchone()
    if row is None:
        return ()
    log, entries = row
    backwards = connection.execute(_BACKWARDS, {"log": log}).fetchall()
    for expected, seq in zip_longest(range(entries, 0, -1), (seq for seq, _ in backwards), fillvalue=0):
        if seq != expected:
            raise BrokenLog(f"match {number} of table {code}: entry {expected} of {entries} is not in its log")
    return tuple(body for _, body in reversed(backwards))


def _column(connection: sqlite3.Connection, query: str, *values: str | int) -> tuple[bytes, ...]:
    return tuple(row[0] for row in connection.execute(query, values))


def _hosted(row: tuple[str, bytes, str, int, str, float]) -> Hosted:
    code, body, game, listed, status, changed_at_s = row
    return Hosted(code, body, game, listed == 1, status, changed_at_s)
