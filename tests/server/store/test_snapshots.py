"""Snapshots: kept with the last match, handed out with its log, never ahead of it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from dicehall.server.store import (
    Append,
    BadWrite,
    BeginMatch,
    Hosted,
    OutOfStep,
    PutHosted,
    PutSnapshot,
    Snapshot,
    SqliteStore,
    StoreError,
)
from dicehall.server.store.opening import DATABASE

Commit = Callable[..., StoreError | None]
Group = Callable[..., list[StoreError | None]]

CODE, OTHER = "K7QW3M9T", "Q2RS4T6V"


def begun(code: str, *lines: bytes) -> tuple[PutHosted, BeginMatch, Append]:
    table = PutHosted(Hosted(code, b"{}", "ghost_blitz_dice", False, "open", 0.0))
    return table, BeginMatch(code, 1, b"header"), Append(code, 1, 1, lines)


def snapshot(store: SqliteStore, code: str = CODE) -> Snapshot | None:
    stored = store.load(code)
    assert stored is not None
    return stored.snapshot


@pytest.fixture(autouse=True)
def two_tables(commit: Commit) -> None:
    """Both have a match with three entries."""
    for code in (CODE, OTHER):
        assert commit(*begun(code, b"one", b"two", b"three")) is None


def test_a_match_begins_without_a_snapshot(store: SqliteStore) -> None:
    assert snapshot(store) is None


@pytest.mark.parametrize("seq", [0, 2, 3])
def test_a_snapshot_is_handed_out_with_its_table_alone(store: SqliteStore, commit: Commit, seq: int) -> None:
    assert commit(PutSnapshot(CODE, 1, seq, b'{"of":1}')) is None
    assert (snapshot(store), snapshot(store, OTHER)) == (Snapshot(seq, b'{"of":1}'), None)


def test_a_snapshot_replaces_the_one_before(store: SqliteStore, commit: Commit) -> None:
    commit(PutSnapshot(CODE, 1, 3, b"newer"), PutSnapshot(CODE, 1, 2, b"put last"))
    assert snapshot(store) == Snapshot(2, b"put last")


def test_a_snapshot_may_come_with_its_entries(store: SqliteStore, commit: Commit) -> None:
    assert commit(Append(CODE, 1, 4, (b"four",)), PutSnapshot(CODE, 1, 4, b"of four")) is None
    assert snapshot(store) == Snapshot(4, b"of four")


@pytest.mark.parametrize(("match", "seq"), [(1, 4), (1, -1), (0, 0), (2, 0)])
def test_a_snapshot_of_no_entry_is_refused(store: SqliteStore, commit: Commit, match: int, seq: int) -> None:
    error = commit(PutSnapshot(CODE, match, seq, b"ahead"))
    assert isinstance(error, OutOfStep)
    assert str(error) == (
        f"the snapshot of entry {seq} of match {match} of table 'K7QW3M9T' is of no entry in the log: "
        "its last match is 1, with 3 entries"
    )
    assert snapshot(store) is None


def test_a_refused_snapshot_touches_no_other_write_of_its_group(store: SqliteStore, group: Group) -> None:
    told = group(
        (Append(CODE, 1, 4, (b"four",)),),
        (Append(OTHER, 1, 4, (b"four",)), PutSnapshot(OTHER, 1, 9, b"ahead")),
        (PutSnapshot(CODE, 1, 4, b"of four"),),
    )
    assert [type(error) for error in told] == [type(None), OutOfStep, type(None)]
    assert snapshot(store) == Snapshot(4, b"of four")
    assert store.record(OTHER, 1) == b"header\none\ntwo\nthree\n"


def test_the_next_match_begins_without_a_snapshot(store: SqliteStore, commit: Commit) -> None:
    commit(PutSnapshot(CODE, 1, 3, b"of the first"), PutSnapshot(OTHER, 1, 3, b"of another table"))
    assert commit(BeginMatch(CODE, 2, b"header")) is None
    assert (snapshot(store), snapshot(store, OTHER)) == (None, Snapshot(3, b"of another table"))
    assert isinstance(commit(PutSnapshot(CODE, 1, 3, b"late")), OutOfStep)


def test_a_snapshot_that_is_no_bytes_is_refused(commit: Commit) -> None:
    error = commit(PutSnapshot(CODE, 1, 1, "text"))  # type: ignore[arg-type]  # what a caller without mypy may do
    assert isinstance(error, BadWrite)
    assert str(error).startswith("the snapshot of entry 1 of match 1 of table 'K7QW3M9T' cannot be kept")


def test_a_snapshot_ahead_of_its_log_is_never_handed_out(folder: Path, store: SqliteStore, commit: Commit) -> None:
    commit(PutSnapshot(CODE, 1, 3, b"of three"))
    damaging = sqlite3.connect(folder / DATABASE, isolation_level=None)
    damaging.execute("UPDATE snapshot SET seq = 4")
    damaging.close()
    assert snapshot(store) is None
