"""A copy of the database in one file, while a server writes to it or not.

SQLite writes the copy from one moment in time, as small as it can be. No other commit waits for it, but the log in
front of the database grows until the copy is done.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from dicehall.server.store.checking import file_faults
from dicehall.server.store.errors import CannotCopy
from dicehall.server.store.opening import DATABASE, opened_for_copying


def backup(folder: Path, target: Path) -> int:
    """Copies the database of a data folder into a new file, for its owner alone. When this returns, it is on disk.

    Returns:
        The size of the copy in bytes.

    Raises:
        CannotOpen: there is no database, or it cannot be used.
        CannotCopy: there is such a file already, or it cannot be written, or the copy is not whole.
    """
    with closing(opened_for_copying(folder / DATABASE)) as connection:
        if os.path.lexists(target):
            raise _is_there(target)
        try:
            part = _part_of(target)
        except OSError as error:
            raise CannotCopy(f"{target}: cannot be made ({error.strerror or error}); name another file") from None
        try:
            connection.execute("VACUUM INTO ?", (str(part),))
            _check(part, target)
            _flush(part)
            _put_in_place(part, target)
            _flush(target.absolute().parent)
        except (OSError, sqlite3.Error) as error:
            raise CannotCopy(f"{folder / DATABASE}: could not be copied to {target} ({error})") from None
        finally:
            with suppress(FileNotFoundError):
                part.unlink()
    return target.stat().st_size


def _part_of(target: Path) -> Path:
    """An empty file that is not taken for a backup should this be killed. Only its owner may read it."""
    fd, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.absolute().parent)
    os.close(fd)
    return Path(name)


def _check(part: Path, target: Path) -> None:
    with closing(sqlite3.connect(f"{part.as_uri()}?mode=ro", uri=True)) as copy:
        fault = next(file_faults(copy), None)
    if fault is not None:
        raise CannotCopy(f"{target}: the copy is not whole ({fault}); `dicehall db check` says more")


def _put_in_place(part: Path, target: Path) -> None:
    """Never over another file, where the disk can do so."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise _is_there(target) from None
    except OSError:  # a disk without links
        part.rename(target)


def _is_there(target: Path) -> CannotCopy:
    return CannotCopy(f"{target}: is there already; name another file")


def _flush(path: Path) -> None:
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)
