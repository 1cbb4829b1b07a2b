"""The one thread that writes: it takes whatever has queued up meanwhile and commits it as one transaction.

So a slow disk makes groups larger and not the queue longer. It also works the write-ahead log into the database (as a
part of a commit, every now and then); no other connection may, since SQLite before 3.51.3 can damage a file when one
does that while another writes.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from dicehall.server.store.errors import BadWrite, StoreClosed, StoreError, StoreFailed
from dicehall.server.store.interface import Done
from dicehall.server.store.kept import Unit
from dicehall.server.store.putting import put

_LOG = logging.getLogger(__name__)


class _Write(Struct, frozen=True, eq=False):  # as itself: two equal writes are two
    units: tuple[Unit, ...]
    done: Done


class _Misfit(Exception):
    """One write of a group is at fault, so the others can be committed without it."""

    def __init__(self, write: _Write, error: BadWrite) -> None:
        super().__init__()
        self.write, self.error = write, error


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

    def close(self) -> None:
        """Returns when every write is settled and the connection is closed."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
        self._thread.join()
        self._connection.close()  # the last connection works the write-ahead log in; on a full disk it stays for later

    def _run(self) -> None:
        while group := self._taken():
            self._settle(group)

    def _taken(self) -> list[_Write]:
        """Everything queued, as soon as there is something; nothing when all is done and no more can come."""
        with self._changed:
            while not self._queue and not self._is_closing:
                self._changed.wait()
            group, self._queue = self._queue, []
            return group

    def _settle(self, group: list[_Write]) -> None:
        """Commits what can be kept and tells everybody, in the order of the writes."""
        bad: dict[_Write, BadWrite] = {}
        trouble = self._committed(group, bad)
        for write in group:
            _tell(write, bad.get(write) or (StoreFailed(trouble) if trouble else None))

    def _committed(self, group: list[_Write], bad: dict[_Write, BadWrite]) -> str:
        """Leaves a write at fault out and tries the others again, at the cost of no further wait for the disk.

        Returns:
            Why nothing was kept; empty if all is well, but for those that are in `bad` now.
        """
        while True:
            try:
                self._commit([write for write in group if write not in bad])
            except _Misfit as misfit:
                self._roll_back()
                bad[misfit.write] = misfit.error
            except Exception as error:  # whatever it is, this thread has to go on
                self._roll_back()
                return f"{self._path}: could not be written ({_reason(error)})"
            else:
                return ""

    def _commit(self, group: list[_Write]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for write in group:
            try:
                for unit in write.units:
                    put(self._connection, unit)
            except BadWrite as error:
                raise _Misfit(write, error) from None
        self._connection.execute("COMMIT")

    def _roll_back(self) -> None:
        """After some errors SQLite has done so by itself. What fails here is met again at the next BEGIN."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _tell(write: _Write, error: StoreError | None) -> None:
    try:
        write.done(error)
    except Exception:  # one caller's mistake must not stop everybody's writes
        _LOG.exception("a write was settled (%s), but who waited for it failed", error or "kept")


def _reason(error: Exception) -> str:
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    return f"{error}, {name}"
