"""Everything that is asked of the SQLite file, over one connection that cannot write.

One question at a time, from whichever thread: they take a fraction of a millisecond, a long table's log a few.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dicehall.server.store.errors import StoreClosed, StoreFailed
from dicehall.server.store.kept import Guest, Hosted, Stored

_HOSTED = "SELECT code, body, game, listed, status, changed_at_s FROM hosted"


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
        with self._moment() as connection:
            row = connection.execute(f"{_HOSTED} WHERE code = ?", (code,)).fetchone()
            if row is None:
                return None
            headers = _column(connection, "SELECT header FROM match WHERE code = ? ORDER BY number", code)
            return Stored(_hosted(row), headers, _lines(connection, code, len(headers)))

    def record(self, code: str, number: int) -> bytes | None:
        """As `Store.record`."""
        with self._moment() as connection:
            header = _column(connection, "SELECT header FROM match WHERE code = ? AND number = ?", code, number)
            if not header:
                return None
            return b"".join(line + b"\n" for line in header + _lines(connection, code, number))

    def guest_by_key(self, key_hash: bytes) -> Guest | None:
        """As `Store.guest_by_key`."""
        with self._moment() as connection:
            query = "SELECT id, key_hash, name, seen_at_s FROM guest WHERE key_hash = ?"
            row = connection.execute(query, (key_hash,)).fetchone()
            return Guest(*row) if row is not None else None

    def listed_tables(self, limit: int) -> tuple[Hosted, ...]:
        """As `Store.listed_tables`."""
        with self._moment() as connection:
            query = f"{_HOSTED} WHERE listed ORDER BY changed_at_s DESC, code LIMIT ?"
            return tuple(_hosted(row) for row in connection.execute(query, (max(limit, 0),)))

    def exists(self, code: str) -> bool:
        """As `Store.exists`."""
        with self._moment() as connection:
            return connection.execute("SELECT 1 FROM hosted WHERE code = ?", (code,)).fetchone() is not None

    def close(self) -> None:
        """Waits for the question that is being answered."""
        with self._turn:
            self._is_closed = True
            self._connection.close()

    @contextmanager
    def _moment(self) -> Iterator[sqlite3.Connection]:
        """What is committed at one moment, however many queries follow. Raises StoreFailed, StoreClosed."""
        with self._turn:
            if self._is_closed:
                raise StoreClosed(f"{self._path}: is closed")
            try:
                self._connection.execute("BEGIN")
                try:
                    yield self._connection
                finally:
                    self._connection.execute("ROLLBACK")
            except sqlite3.Error as error:
                raise StoreFailed(f"{self._path}: could not be read ({error})") from None


def _column(connection: sqlite3.Connection, query: str, *values: str | int) -> tuple[bytes, ...]:
    return tuple(row[0] for row in connection.execute(query, values))


def _lines(connection: sqlite3.Connection, code: str, number: int) -> tuple[bytes, ...]:
    return _column(connection, "SELECT body FROM event WHERE code = ? AND match = ? ORDER BY seq", code, number)


def _hosted(row: tuple[str, bytes, str, int, str, float]) -> Hosted:
    code, body, game, listed, status, changed_at_s = row
    return Hosted(code, body, game, listed == 1, status, changed_at_s)
