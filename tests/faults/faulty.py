"""A server whose disk gives it trouble, and the troubles."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicehall.server.store.opening import DATABASE
from tests.e2e.served import Served

_DISK_BYTES = 8 * 1024 * 1024
_FILLER = "filler"
OF_A_BAD_DISK = ("write_failed", "request_failed asked=POST /api/guest")


class Faulty(Served):
    """Has nothing bad in its log when it stops, but for what is expected.

    Args:
        expected: how events begin that may stand there as errors.
    """

    def __init__(self, folder: Path, expected: tuple[str, ...] = ()) -> None:
        super().__init__(folder)
        self.data = self._data
        self._expected = expected

    @property
    def pid(self) -> int:
        return self._gone().pid

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def wal(self) -> Path:
        """Everything that was written lately stands in it."""
        return self.data / f"{DATABASE}-wal"

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._end()
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        errors = [line for line in self.log.splitlines() if " ERROR " in line]
        bad = [line for line in errors if not any(f" ERROR {event}" in line for event in self._expected)]
        assert not bad, self.log
        assert "table_accident" not in self.log


Trouble = Callable[[Faulty], Iterator[None]]
"""Begins when it is entered and ends with it."""


@contextmanager
def own_disk(server: Faulty) -> Iterator[None]:
    """The server's data lie on a small disk of their own, if whoever runs this may make one."""
    server.data.mkdir()
    is_own = _is_done("mount", "-t", "tmpfs", "-o", f"size={_DISK_BYTES}", "tmpfs", str(server.data))
    try:
        yield
    finally:
        if is_own:
            subprocess.run(["umount", "--lazy", str(server.data)], check=True)


def full(server: Faulty) -> Iterator[None]:
    """The disk has no byte left (ENOSPC). One that is not our own is not filled: see `limited`."""
    if not server.data.is_mount():
        yield from limited(server)
        return
    filler = server.data / _FILLER
    with filler.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space left"):  # noqa: PT012
        while True:
            file.write(bytes(4_096))
    yield
    filler.unlink()


def limited(server: Faulty) -> Iterator[None]:
    """The system makes no file longer than it is (EFBIG)."""
    usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (server.wal.stat().st_size, usual[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)


def unchangeable(server: Faulty) -> Iterator[None]:
    """The log can be read and not written, not even by the superuser (EPERM). Who may not do that: see `limited`."""
    if not _is_done("chattr", "+i", str(server.wal)):
        yield from limited(server)
        return
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", str(server.wal)], check=True)


def _is_done(*command: str) -> bool:
    """Whether a command of the system is there, and has done what it says."""
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def locked(server: Faulty) -> Iterator[None]:
    """Another program has locked the database, and does not let go."""
    other = sqlite3.connect(server.data / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()
