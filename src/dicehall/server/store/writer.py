"""The one thread that writes: it takes whatever has queued up meanwhile and commits it as one transaction.

So a slow disk makes groups larger and not the queue longer. It also works the write-ahead log into the database (as a
part of a commit, every now and then); no other connection may, since SQLite before 3.51.3 can damage a file when one
does that while another writes.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from dicehall.server.store.errors import BadWrite, StoreClosed, StoreError, StoreFailed
from dicehall.server.store.interface import Done
from dicehall.server.store.kept import Unit
from dicehall.server.store.putting import put, put_all

_LOG = logging.getLogger(__name__)

T = TypeVar("T")


class _Write(Struct, frozen=True, eq=False):  # as itself: two equal writes are two
    units: tuple[Unit, ...]
    done: Done


class Writer:
    """Owns a connection from its start to its close.

    Args:
        path: named in errors.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._changed = threading.Condition()
        self._queue: list[_Write] = []
        self._chores: deque[Callable[[], None]] = deque()
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, name="dicehall store", daemon=True)
        self._thread.start()

    def write(self, units: tuple[Unit, ...], done: Done) -> None:
        """As `Store.write`."""
        with self._changed:
            if self._is_closing:
                raise StoreClosed(f"{self._path}: is closed")
            self._queue.append(_Write(units, done))
            self._changed.notify()

    def do(self, chore: Callable[[sqlite3.Connection], T]) -> T:
        """Waits until the writing thread has done something else than writes, as a transaction of its own.

        Not to be called by a `done`, for which that thread waits. Writes that have queued up go first, so a long piece
        of work is to be cut into many chores.

        Raises:
            StoreClosed, StoreFailed, and whatever the chore raises: nothing was changed then.
        """
        told: Future[T] = Future()

        def run() -> None:
            try:
                told.set_result(self._transacted(chore))
            except BaseException as error:
                told.set_exception(error)

        with self._changed:
            if self._is_closing:
                raise StoreClosed(f"{self._path}: is closed")
            self._chores.append(run)
            self._changed.notify()
        return told.result()

    def close(self) -> None:
        """Returns when every write is settled and the connection is closed."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
        self._thread.join()
        self._connection.close()  # the last connection works the write-ahead log in; on a full disk it stays for later

    def _run(self) -> None:
        while True:
            group, chore = self._taken()
            if group:
                self._settle(group)
            if chore is not None:
                chore()
            if not group and chore is None:
                return

    def _taken(self) -> tuple[list[_Write], Callable[[], None] | None]:
        """All writes queued and the next chore, as soon as there is something; nothing when no more can come."""
        with self._changed:
            while not (self._queue or self._chores or self._is_closing):
                self._changed.wait()
            group, self._queue = self._queue, []
            return group, self._chores.popleft() if self._chores else None

    def _settle(self, group: list[_Write]) -> None:
        """Commits what can be kept and tells everybody, in the order of the writes."""
        bad: dict[_Write, BadWrite] = {}
        trouble = self._committed(group, bad)
        for write in group:
            _tell(write, bad.get(write) or (StoreFailed(trouble) if trouble else None))

    def _committed(self, group: list[_Write], bad: dict[_Write, BadWrite]) -> str:
        """Leaves writes at fault out and keeps the others, at the cost of no further wait for the disk.

        Returns:
            Why nothing was kept; empty if all is well, but for those that are in `bad` now.
        """
        try:
            try:
                self._transacted(
                    lambda connection: put_all(connection, (unit for write in group for unit in write.units))
                )
            except BadWrite:
                self._transacted(lambda connection: _put_singly(connection, group, bad))
        except StoreFailed as error:
            return str(error)
        except Exception as error:  # whatever it is, this thread has to go on
            return self._trouble(error)
        return ""

    def _transacted(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Does something as one transaction. Raises StoreFailed, and what the work raises; nothing is kept then."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            worked = work(self._connection)
            self._connection.execute("COMMIT")
        except BaseException as error:
            self._roll_back()
            if isinstance(error, sqlite3.Error | MemoryError):
                raise StoreFailed(self._trouble(error)) from None
            raise
        return worked

    def _trouble(self, error: Exception) -> str:
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        return f"{self._path}: could not be written ({error}, {name})"

    def _roll_back(self) -> None:
        """After some errors SQLite has done so by itself. What fails here is met again at the next BEGIN."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _put_singly(connection: sqlite3.Connection, group: list[_Write], bad: dict[_Write, BadWrite]) -> None:
    """Writes each as a whole or not at all; those that could not be kept are put into `bad`."""
    for write in group:
        connection.execute("SAVEPOINT one")
        try:
            for unit in write.units:
                put(connection, unit)
        except BadWrite as error:
            bad[write] = error
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")


def _tell(write: _Write, error: StoreError | None) -> None:
    try:
        write.done(error)
    except Exception:  # one caller's mistake must not stop everybody's writes
        _LOG.exception("a write was settled (%s), but who waited for it failed", error or "kept")
