"""A disk that is full, read-only or failing: every write hears of it, and the store works again when the disk does."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pytest

from dicehall.server.store import (
    Append,
    BeginMatch,
    Hosted,
    PutHosted,
    SqliteStore,
    StoreError,
    StoreFailed,
    Unit,
)
from dicehall.server.store.opening import DATABASE

Commit = Callable[..., StoreError | None]
Group = Callable[..., list[StoreError | None]]

CODE, OTHER = "K7QW3M9T", "Q2RS4T6V"
HUGE = (b"x" * 200_000,)


class Spy(Protocol):
    connections: list[sqlite3.Connection]

    def pragma(self, text: str) -> object: ...


def table(code: str) -> PutHosted:
    return PutHosted(Hosted(code, b"{}", "ghost_blitz_dice", False, "open", 0.0))


def lines(store: SqliteStore) -> tuple[bytes, ...]:
    stored = store.load(CODE)
    assert stored is not None
    return stored.lines


@pytest.fixture(autouse=True)
def begun(commit: Commit) -> None:
    """Match 1 of the table has begun and has one entry."""
    assert commit(table(CODE), BeginMatch(CODE, 1, b"header"), Append(CODE, 1, 1, (b"one",))) is None


@pytest.fixture
def make_room(spy: Spy, begun: None) -> Callable[[], None]:
    """The disk has room for the file as it is; call this to make more."""
    most = spy.pragma("max_page_count")
    spy.pragma(f"max_page_count = {spy.pragma('page_count')}")

    def make_room() -> None:
        spy.pragma(f"max_page_count = {most}")

    return make_room


@contextmanager
def file_size_at_most(size: int) -> Iterator[None]:
    """The system itself refuses to make any file of this process longer."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_named_with_its_file(make_room: object, folder: Path, commit: Commit) -> None:
    error = commit(Append(CODE, 1, 2, HUGE))
    assert isinstance(error, StoreFailed)
    assert str(error) == f"{folder / DATABASE}: could not be written (database or disk is full, SQLITE_FULL)"


def test_a_full_disk_fails_the_whole_group(make_room: object, store: SqliteStore, group: Group) -> None:
    told = group((table(OTHER),), (Append(CODE, 1, 2, (b"two",)),), (Append(CODE, 1, 3, HUGE),), (table("LAST2345"),))
    assert [type(error) for error in told] == [StoreFailed] * 4
    assert (lines(store), store.exists(OTHER), store.exists("LAST2345")) == ((b"one",), False, False)


def test_each_waiter_gets_an_error_of_its_own(make_room: object, group: Group) -> None:
    first, second = group((table(OTHER),), (Append(CODE, 1, 2, HUGE),))
    assert first is not second  # one error raised in two coroutines would mix their tracebacks


def test_a_full_disk_can_still_be_read(make_room: object, store: SqliteStore, commit: Commit) -> None:
    commit(Append(CODE, 1, 2, HUGE))
    assert store.record(CODE, 1) == b"header\none\n"


def test_the_same_entry_is_kept_once_there_is_room(
    make_room: Callable[[], None], store: SqliteStore, commit: Commit
) -> None:
    commit(Append(CODE, 1, 2, HUGE))
    make_room()
    assert commit(Append(CODE, 1, 2, HUGE)) is None
    assert lines(store) == (b"one", *HUGE)


def test_a_full_disk_does_not_keep_the_store_from_closing(
    make_room: object, store: SqliteStore, commit: Commit
) -> None:
    commit(Append(CODE, 1, 2, HUGE))
    store.close()


def test_a_file_that_became_read_only_is_named(spy: Spy, folder: Path, store: SqliteStore, commit: Commit) -> None:
    spy.pragma("query_only = 1")
    error = commit(Append(CODE, 1, 2, (b"two",)))
    assert isinstance(error, StoreFailed)
    assert str(error) == (
        f"{folder / DATABASE}: could not be written (attempt to write a readonly database, SQLITE_READONLY)"
    )


def test_the_store_works_again_when_the_file_can_be_written(spy: Spy, store: SqliteStore, commit: Commit) -> None:
    spy.pragma("query_only = 1")
    commit(Append(CODE, 1, 2, (b"two",)))
    spy.pragma("query_only = 0")
    assert commit(Append(CODE, 1, 2, (b"two",))) is None
    assert lines(store) == (b"one", b"two")


@pytest.mark.parametrize("entry", [HUGE, (b"two",)])
def test_a_write_that_the_system_refuses_fails_and_nothing_of_it_is_seen(
    folder: Path, store: SqliteStore, commit: Commit, entry: tuple[bytes, ...]
) -> None:
    before = (b"x" * 1_000_000,)  # so that no other file of this process is as long
    assert commit(Append(CODE, 1, 2, before)) is None
    with file_size_at_most((folder / f"{DATABASE}-wal").stat().st_size):
        error = commit(Append(CODE, 1, 3, entry))
    assert isinstance(error, StoreFailed)
    assert str(error) == f"{folder / DATABASE}: could not be written (disk I/O error, SQLITE_IOERR_WRITE)"
    assert lines(store) == (b"one", *before)


def test_the_store_works_again_when_the_system_lets_it(folder: Path, store: SqliteStore, commit: Commit) -> None:
    commit(Append(CODE, 1, 2, (b"x" * 1_000_000,)))
    with file_size_at_most((folder / f"{DATABASE}-wal").stat().st_size):
        commit(Append(CODE, 1, 3, HUGE))
    assert commit(Append(CODE, 1, 3, (b"three",))) is None
    store.close()
    again = SqliteStore(folder)
    assert lines(again)[2:] == (b"three",)
    again.close()


def test_a_write_while_another_program_writes_fails_and_works_later(spy: Spy, folder: Path, commit: Commit) -> None:
    spy.pragma("busy_timeout = 0")
    other = sqlite3.connect(folder / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    error = commit(Append(CODE, 1, 2, (b"two",)))
    other.execute("ROLLBACK")
    other.close()
    assert isinstance(error, StoreFailed)
    assert "database is locked" in str(error)
    assert commit(Append(CODE, 1, 2, (b"two",))) is None


def test_a_bad_write_in_a_group_that_the_disk_refuses_is_still_bad(make_room: object, group: Group) -> None:
    bad: tuple[Unit, ...] = (Append(CODE, 1, 9, (b"nine",)),)
    told = group(bad, (Append(CODE, 1, 2, HUGE),))
    assert [type(error).__name__ for error in told] == ["OutOfStep", "StoreFailed"]
