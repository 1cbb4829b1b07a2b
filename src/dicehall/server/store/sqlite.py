"""The store in one SQLite file: a thread that writes, a connection that reads, and a lock on the folder."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from dicehall.server.store.errors import CannotOpen
from dicehall.server.store.interface import Age, Done
from dicehall.server.store.kept import Guest, Hosted, Pruned, Stored, Unit
from dicehall.server.store.opening import DATABASE, Connect, connected, connected_for_reading, locked_folder, opened
from dicehall.server.store.pruning import prune
from dicehall.server.store.reader import Reader
from dicehall.server.store.writer import Writer

_READ_CACHE_KIB = 16_000
"""Tables that were played at the same time lie on the same pages, and after a restart they are loaded together."""


class SqliteStore:
    """A `Store` in a folder of its own; see there for the methods.

    Args:
        folder: made if it is not there.
        connect: how the writing connection is made; tests look over its shoulder.

    Raises:
        CannotOpen: names the path and what to do.
    """

    def __init__(self, folder: Path, connect: Connect = connected) -> None:
        path = folder / DATABASE
        self._lock_fd: int | None = locked_folder(folder)
        try:
            connection = opened(path, connect)
            self._reader = Reader(path, _reading(path, connection))
        except CannotOpen:
            self._unlock()
            raise
        self._writer = Writer(path, connection)

    def write(self, units: tuple[Unit, ...], done: Done) -> None:
        self._writer.write(units, done)

    def load(self, code: str) -> Stored | None:
        return self._reader.load(code)

    def record(self, code: str, number: int) -> bytes | None:
        return self._reader.record(code, number)

    def guest_by_key(self, key_hash: bytes) -> Guest | None:
        return self._reader.guest_by_key(key_hash)

    def listed_tables(self, limit: int) -> tuple[Hosted, ...]:
        return self._reader.listed_tables(limit)

    def tables_of(self, guest: str, limit: int) -> tuple[Hosted, ...]:
        return self._reader.tables_of(guest, limit)

    def exists(self, code: str) -> bool:
        return self._reader.exists(code)

    def prune(self, age: Age) -> Pruned:
        return prune(self._reader.ask, self._writer.do, age)

    def close(self) -> None:
        """As `Store.close`. Reads end first, so that the writer's connection is the last one."""
        self._reader.close()
        self._writer.close()
        self._unlock()

    def _unlock(self) -> None:
        fd, self._lock_fd = self._lock_fd, None
        if fd is not None:
            os.close(fd)


def _reading(path: Path, writing: sqlite3.Connection) -> sqlite3.Connection:
    try:
        reading = connected_for_reading(path)
        reading.execute(f"PRAGMA cache_size = -{_READ_CACHE_KIB}")
        return reading
    except sqlite3.Error as error:
        writing.close()
        raise CannotOpen(f"{path}: cannot be read ({error}); mend that, or name another folder: --data") from None
