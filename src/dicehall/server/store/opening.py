"""The data folder and its SQLite file, from nothing to a connection that may be written with.

The lock is held on a file of its own: SQLite keeps locks on the database itself, and closing a second descriptor of
that file would drop them.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from dicehall.server.store.errors import CannotOpen
from dicehall.server.store.schema import STEPS, is_foreign, steps_taken, take_steps
from dicehall.server.store.wal import Torn, torn

Connect: TypeAlias = Callable[[Path], sqlite3.Connection]

DATABASE = "dicehall.db"
_LOCK = "dicehall.lock"
_BUSY_S = 1.0
"""How long to wait for another program that reads or writes our file, like a backup."""
_PAGE_BYTES = 2_048
"""Half of SQLite's own: a small group changes two pages or three, and each is written as a whole."""
_WAL_PAGES = 2_000
"""After so many pages the log in front of the database is worked into it, and written from its begin again. While that
file still grows, each commit costs half as much again, as the disk has to note its length too; each time that it is
worked in, those who wait for a commit wait longer. SQLite's own 1,000 pages made the slowest one in 100 slower."""
_ELSEWHERE = "or name another folder: --data"
_OTHER = "name the folder that has it: --data"
_LOCAL = "name a folder on a local disk: --data"


def connected(path: Path) -> sqlite3.Connection:
    """A connection that commits only when told. Raises sqlite3.Error."""
    return sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)


def connected_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that can neither write nor make the file. Raises sqlite3.Error."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)


def locked_folder(folder: Path) -> int:
    """Makes the folder if it is not there, for its owner alone, and keeps other servers out of it.

    Returns:
        A descriptor; the lock ends when it is closed, or with the process.

    Raises:
        CannotOpen: the folder cannot be made or written to, or another server has it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        fd = os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = error.strerror or error
        raise CannotOpen(f"{folder}: cannot be used as the data folder ({why}); mend that, {_ELSEWHERE}") from None
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(fd)
        raise CannotOpen(f"{folder}: another dicehall server uses this folder; stop it, {_ELSEWHERE}") from None
    except OSError as error:
        os.close(fd)
        why = error.strerror or error
        raise CannotOpen(f"{folder}: no lock can be taken there ({why}); {_LOCAL}") from None
    return fd


def opened(path: Path, connect: Connect) -> sqlite3.Connection:
    """The database, made if it is not there, checked, and brought up to date. Raises CannotOpen."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # SQLite itself would let everybody read it
        _check_wal(path)
        connection = connect(path)
    except OSError as error:
        raise CannotOpen(f"{path}: cannot be opened ({error.strerror or error}); mend that, {_ELSEWHERE}") from None
    except sqlite3.Error as error:
        raise _explained(path, error) from None
    with _closed_if_unfit(path, connection):
        _check(path, connection)
        _prepare(path, connection)
    return connection


def opened_for_reading(path: Path) -> sqlite3.Connection:
    """A database that is there and up to date, whether a server uses it or not; only to be read. Raises CannotOpen."""
    connection = opened_for_copying(path)
    steps = steps_taken(connection)
    if steps < len(STEPS):
        connection.close()
        known = f"its schema is {steps}, this one knows {len(STEPS)}"
        raise CannotOpen(f"{path}: was written by an older dicehall ({known}); `dicehall serve` brings it up to date")
    return connection


def opened_for_copying(path: Path) -> sqlite3.Connection:
    """As `opened_for_reading`, but a database of an older dicehall is as good. Raises CannotOpen."""
    try:
        path.stat()
        _check_wal_at_rest(path)
        connection = connected_for_reading(path)
    except OSError as error:
        raise CannotOpen(f"{path}: cannot be opened ({error.strerror or error}); {_OTHER}") from None
    except sqlite3.Error as error:
        raise _explained(path, error) from None
    with _closed_if_unfit(path, connection):
        _check_origin(path, connection)
    return connection


@contextmanager
def _closed_if_unfit(path: Path, connection: sqlite3.Connection) -> Iterator[None]:
    """Closes a connection whose file turns out to be none of ours. Raises CannotOpen."""
    try:
        yield
    except sqlite3.Error as error:
        connection.close()
        raise _explained(path, error) from None
    except CannotOpen:
        connection.close()
        raise


def _check_wal_at_rest(path: Path) -> None:
    """While a server writes, parts of it look damaged at any moment. Raises CannotOpen, OSError."""
    try:
        fd = os.open(path.with_name(_LOCK), os.O_RDONLY)
    except FileNotFoundError:  # a copy that no server has used yet
        _check_wal(path)
        return
    try:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)
        _check_wal(path)
    except BlockingIOError:
        return
    finally:
        os.close(fd)


def _check_wal(path: Path) -> None:
    """Only reads. Raises CannotOpen, OSError."""
    wal = path.with_name(f"{path.name}-wal")
    match torn(wal):
        case Torn(0):
            rescue = f"put a copy from before in its place, or move it away to go on with what {path.name} has"
            raise CannotOpen(f"{wal}: is damaged (its first bytes); {rescue}")
        case Torn(good_bytes, size_bytes):
            found = f"commits after byte {good_bytes} of {size_bytes} cannot be read"
            rescue = (
                f"put a copy from before in its place, or cut it off there (truncate -s {good_bytes}) to go on without"
            )
            raise CannotOpen(f"{wal}: is damaged ({found}); {rescue}")


def _check(path: Path, connection: sqlite3.Connection) -> None:
    """Only reads: a file that is not ours, or not of our time, stays as it is. Raises CannotOpen, sqlite3.Error."""
    _check_origin(path, connection)
    finding = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if finding != "ok":
        raise _damaged(path, finding)


def _check_origin(path: Path, connection: sqlite3.Connection) -> None:
    if is_foreign(connection):
        raise CannotOpen(f"{path}: is a database of another program; move it away, {_ELSEWHERE}")
    steps = steps_taken(connection)
    if steps > len(STEPS):
        known = f"its schema is {steps}, this one knows {len(STEPS)}"
        raise CannotOpen(f"{path}: was written by a newer dicehall ({known}); install that, {_ELSEWHERE}")
    if steps < 0:
        raise _damaged(path, f"its schema is {steps}")


def _prepare(path: Path, connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA page_size = {_PAGE_BYTES}")  # says something to a new file only
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise CannotOpen(f"{path}: this disk cannot keep a write-ahead log; {_LOCAL}")
    connection.execute("PRAGMA synchronous = FULL")  # less would lose acknowledged moves when the power fails
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_WAL_PAGES}")
    take_steps(connection)


def _explained(path: Path, error: sqlite3.Error) -> CannotOpen:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the low byte is the kind; Python's own errors have none
        case sqlite3.SQLITE_NOTADB:
            return CannotOpen(f"{path}: is no database; move it away, {_ELSEWHERE}")
        case sqlite3.SQLITE_CORRUPT:
            return _damaged(path, str(error))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return CannotOpen(f"{path}: another program has locked it; close that program, {_ELSEWHERE}")
        case _:
            return CannotOpen(f"{path}: cannot be opened ({error}); mend that, {_ELSEWHERE}")


def _damaged(path: Path, finding: str) -> CannotOpen:
    rescue = f"put a copy from before in its place, or move {path.name}, {path.name}-wal and {path.name}-shm away"
    return CannotOpen(f"{path}: is damaged ({' '.join(finding.split())}); {rescue} to begin anew, {_ELSEWHERE}")
