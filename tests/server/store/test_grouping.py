"""One thread writes: many writes are one transaction, in their order, and nobody's mistake stops it."""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from queue import SimpleQueue
from typing import Protocol

import pytest

from dicehall.server.store import (
    Append,
    BeginMatch,
    Hosted,
    OutOfStep,
    PutHosted,
    SqliteStore,
    StoreClosed,
    StoreError,
    StoreFailed,
    Unit,
)

Commit = Callable[..., StoreError | None]
Group = Callable[..., list[StoreError | None]]

CODE = "K7QW3M9T"
TABLE = PutHosted(Hosted(CODE, b"{}", "ghost_blitz_dice", False, "open", 0.0))


class Spy(Protocol):
    connections: list[sqlite3.Connection]
    marks: list[str]
    before_commit: Callable[[], None]

    def pragma(self, text: str) -> object: ...


def entry(seq: int) -> tuple[Unit, ...]:
    return (Append(CODE, 1, seq, (b"%d" % seq,)),)


@pytest.fixture(autouse=True)
def begun(commit: Commit, spy: Spy) -> None:
    """Match 1 of the table has begun."""
    assert commit(TABLE, BeginMatch(CODE, 1, b"header")) is None
    spy.marks.clear()


def test_what_queues_up_during_a_commit_is_one_transaction(group: Group, spy: Spy) -> None:
    assert group(*(entry(seq) for seq in range(1, 101))) == [None] * 100
    assert spy.marks == ["BEGIN IMMEDIATE", "COMMIT"] * 2  # the first is the write that held the thread


def test_a_bad_write_in_a_group_costs_no_further_commit(group: Group, spy: Spy) -> None:
    group(entry(1), entry(9), entry(2))
    held, rest = spy.marks[:2], spy.marks[2:]
    assert held == ["BEGIN IMMEDIATE", "COMMIT"]
    assert rest == ["BEGIN IMMEDIATE", "ROLLBACK", "BEGIN IMMEDIATE", "COMMIT"]


def test_good_and_bad_writes_are_settled_in_their_order(store: SqliteStore, hold: AbstractContextManager[None]) -> None:
    told: SimpleQueue[int] = SimpleQueue()
    with hold:
        for seq in (1, 2, 9, 3, 8, 4):
            store.write(entry(seq), lambda _, seq=seq: told.put(seq))  # type: ignore[misc]
    assert [told.get(timeout=30) for _ in range(6)] == [1, 2, 9, 3, 8, 4]


def test_nothing_is_seen_before_its_commit(store: SqliteStore, commit: Commit, spy: Spy) -> None:
    seen: list[tuple[bytes, ...]] = []

    def look() -> None:
        stored = store.load(CODE)
        seen.append(stored.lines if stored else ())

    spy.before_commit = look
    commit(*entry(1))
    look()
    assert seen == [(), (b"1",)]


def test_nobody_is_told_before_the_commit(store: SqliteStore, spy: Spy) -> None:
    order: list[str] = []
    told: SimpleQueue[None] = SimpleQueue()

    def done(_: StoreError | None) -> None:
        order.append("told")
        told.put(None)

    spy.before_commit = lambda: order.append("commit begins")
    store.write(entry(1), done)
    told.get(timeout=30)
    assert order == ["commit begins", "told"]


def test_a_waiter_that_fails_is_logged_and_stops_nobody(
    store: SqliteStore, commit: Commit, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(_: StoreError | None) -> None:
        raise ValueError("the waiter's own mistake")

    with caplog.at_level(logging.ERROR):
        store.write(entry(1), failing)
        assert commit(*entry(2)) is None
    assert "the waiter's own mistake" in caplog.text


def test_a_done_may_write_again(store: SqliteStore) -> None:
    told: SimpleQueue[StoreError | None] = SimpleQueue()
    store.write(entry(1), lambda _: store.write(entry(2), told.put))
    assert told.get(timeout=30) is None


def test_an_accident_that_is_not_the_disks_fails_the_group_and_stops_nobody(store: SqliteStore, commit: Commit) -> None:
    error = commit(*entry(1), "no unit")
    assert isinstance(error, StoreFailed)
    assert "dicehall.db: could not be written (" in str(error)
    assert commit(*entry(1)) is None


# --- Closing


def test_closing_settles_everything_queued(store: SqliteStore, hold: AbstractContextManager[None]) -> None:
    told: list[StoreError | None] = []
    with hold:
        for seq in (1, 2, 9):
            store.write(entry(seq), told.append)
    store.close()
    assert [type(error) for error in told] == [type(None), type(None), OutOfStep]


def test_closing_leaves_one_file_that_holds_everything(store: SqliteStore, commit: Commit, spy: Spy) -> None:
    file = spy.connections[0].execute("PRAGMA database_list").fetchone()[2]
    commit(*entry(1))
    store.close()
    copy = sqlite3.connect(f"file:{file}?immutable=1", uri=True)  # reads no write-ahead log
    assert copy.execute("SELECT body FROM event").fetchall() == [(b"1",)]
    copy.close()


def test_a_write_after_closing_is_refused(store: SqliteStore) -> None:
    store.close()
    with pytest.raises(StoreClosed, match=r"dicehall\.db: is closed"):
        store.write(entry(1), lambda _: None)


def test_a_read_after_closing_is_refused(store: SqliteStore) -> None:
    store.close()
    with pytest.raises(StoreClosed, match=r"dicehall\.db: is closed"):
        store.exists(CODE)


def test_closing_twice_is_closing_once(store: SqliteStore) -> None:
    store.close()
    store.close()
    with pytest.raises(StoreClosed):
        store.exists(CODE)
