"""A record on disk: one line at a time, each whole or not at all.

A disk that is full must not end a match: lines that could not be written wait, and are written once there is room.
"""

from __future__ import annotations

import errno
import fcntl
import os
from contextlib import suppress
from pathlib import Path

from dicehall.core import DicehallError
from dicehall.match import BadRecord, Entry, Header, write_line

_LOCKLESS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)
"""What file systems say that know no locks, as some networks' do. A match is played there too, without that guard."""


class CannotWrite(DicehallError):
    """A folder or file that records cannot be written to."""


class CannotRead(DicehallError):
    """A file that is not there or cannot be read."""


class RecordFile:
    """An open record. Use `created` or `reopened`."""

    def __init__(self, path: Path, fd: int, size: int) -> None:
        self.path = path
        self.fd = fd
        self._size = size
        self._unwritten: list[bytes] = []
        self.trouble = ""
        """Why the last line could not be written; empty if all is well."""

    @property
    def missing(self) -> int:
        """Lines that are not in the file yet."""
        return len(self._unwritten)

    def write(self, line: Header | Entry[object]) -> None:
        """Adds a line, and those that wait; the file holds them when this returns, or `trouble` says why not."""
        self._unwritten.append(write_line(line).encode() + b"\n")
        try:
            while self._unwritten:
                _write_whole(self.fd, self._unwritten[0])
                self._size += len(self._unwritten.pop(0))
        except OSError as error:
            self.trouble = error.strerror or str(error)
            with suppress(OSError):  # then the file ends in a part of a line, which readers drop
                os.ftruncate(self.fd, self._size)
        else:
            self.trouble = ""

    def close(self) -> None:
        os.close(self.fd)


def created(folder: Path, stem: str, header: Header) -> RecordFile:
    """A new file in a folder, which is made if it is not there; its header is written. Raises CannotWrite."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path, fd = _new_file(folder, stem)
        _lock(path, fd)
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotWrite(f"{folder}: no record can be written there ({why}); name another folder: --records") from None
    record = RecordFile(path, fd, 0)
    record.write(header)
    if record.trouble:
        record.close()
        path.unlink()
        raise CannotWrite(f"{path}: the record cannot be written ({record.trouble})")
    return record


def reopened(path: Path, read: str) -> RecordFile:
    """An existing file, to be gone on with; a last line that was cut off is dropped.

    Args:
        read: its whole lines as the caller has read them, when nobody was kept out yet.

    Raises:
        CannotWrite: another table writes it, or has written since; or the file is the trouble.
    """
    try:
        fd = os.open(path, os.O_WRONLY | os.O_APPEND)
    except OSError as error:
        raise CannotWrite(f"{path}: cannot be gone on with ({error.strerror or error})") from None
    try:
        _lock(path, fd)
        size = path.read_bytes().rfind(b"\n") + 1
        if size != len(read.encode()):
            raise CannotWrite(f"{path}: another table has just gone on with this match; resume it again")
        os.ftruncate(fd, size)
    except OSError as error:
        os.close(fd)
        raise CannotWrite(f"{path}: cannot be gone on with ({error.strerror or error})") from None
    except CannotWrite:
        os.close(fd)
        raise
    return RecordFile(path, fd, size)


def _lock(path: Path, fd: int) -> None:
    """Two tables that write one record would ruin it. Raises CannotWrite if there is another, OSError as the system."""
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CannotWrite(f"{path}: another table is playing this match right now") from None
    except OSError as error:
        if error.errno not in _LOCKLESS:
            raise


def read_text(path: Path) -> str:
    """The text of a file. Raises CannotRead, or BadRecord where it is no text."""
    return _text(_bytes(path))


def read_whole_lines(path: Path) -> tuple[str, int]:
    """The text of a file without a last line that was cut off, and how many bytes that had. Raises as `read_text`."""
    data = _bytes(path)
    size = data.rfind(b"\n") + 1
    return _text(data[:size]), len(data) - size


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise CannotRead(f"{path}: {error.strerror or error}") from None


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        column = error.start - (before.rfind(b"\n") + 1) + 1
        raise BadRecord(before.count(b"\n") + 1, f"byte {column}: no text in UTF-8") from None


def _new_file(folder: Path, stem: str) -> tuple[Path, int]:
    number = 1
    while True:
        path = folder / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")
        try:
            return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o644)
        except FileExistsError:
            number += 1


def _write_whole(fd: int, data: bytes) -> None:
    while data:
        data = data[os.write(fd, data) :]
