"""What is removed because nobody has touched it for long, and what stays."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Protocol

import pytest

from dicehall.server.store import (
    Age,
    Append,
    AwaitedStore,
    BeginMatch,
    Guest,
    Hosted,
    Pruned,
    PutGuest,
    PutHosted,
    SqliteStore,
    StoreClosed,
    StoreError,
    StoreFailed,
    Unit,
)
from dicehall.server.store.checking import file_faults, kept, log_faults
from dicehall.server.store.opening import DATABASE, connected_for_reading
from dicehall.server.store.pruning import would_prune
from dicehall.server.store.reader import Reader

Commit = Callable[..., StoreError | None]

OLD, NEW, LIMIT = 50.0, 150.0, 100.0


class Spy(Protocol):
    connections: list[sqlite3.Connection]
    marks: list[str]
    before_commit: Callable[[], None]

    def pragma(self, text: str) -> object: ...


def guest_id(letter: str) -> str:
    return letter * 22


def guest(letter: str, seen_at_s: float) -> PutGuest:
    return PutGuest(Guest(guest_id(letter), letter.encode() * 32, letter, seen_at_s))


def table(code: str, changed_at_s: float, guests: str = "") -> PutHosted:
    return PutHosted(Hosted(code, guests.encode(), "ghost_blitz_dice", False, "open", changed_at_s))


def played(code: str, changed_at_s: float, *entries: int, guests: str = "") -> list[Unit]:
    """A table with a match for each number of entries."""
    units: list[Unit] = [table(code, changed_at_s, guests)]
    for number, count in enumerate(entries, 1):
        lines = tuple(b"%d" % seq for seq in range(1, count + 1))
        units += [BeginMatch(code, number, b"header"), Append(code, number, 1, lines)]
    return units


def letters_of(hosted: Hosted) -> Iterable[str]:
    """Test tables name their guests by a letter each."""
    return map(guest_id, hosted.body.decode())


def age(*spared: str) -> Age:
    return Age(LIMIT, LIMIT, letters_of, frozenset(spared))


def is_whole(folder: Path) -> bool:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        return not [*file_faults(connection), *log_faults(connection)]


def test_an_old_table_goes_with_all_that_belongs_to_it(folder: Path, store: SqliteStore, commit: Commit) -> None:
    commit(*played("OLD", OLD, 3, 70), *played("NEW", NEW, 2))
    assert store.prune(age()) == Pruned(tables=1, matches=2, entries=73, guests=0)
    assert (store.load("OLD"), store.record("OLD", 1), store.record("NEW", 1)) == (None, None, b"header\n1\n2\n")
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        assert kept(connection).entries == 2
    assert is_whole(folder)


def test_entries_that_lie_between_those_of_others_go_alone(folder: Path, store: SqliteStore, commit: Commit) -> None:
    commit(*played("OLD", OLD, 1), *played("NEW", NEW, 1))
    for seq in range(2, 40):
        commit(Append("OLD", 1, seq, (b"old",)), Append("NEW", 1, seq, (b"new",)))
    assert store.prune(age()).entries == 39
    assert store.record("NEW", 1) == b"header\n1\n" + b"new\n" * 38
    assert commit(Append("NEW", 1, 40, (b"on",))) is None
    assert is_whole(folder)


def test_a_code_that_is_free_again_begins_anew(store: SqliteStore, commit: Commit) -> None:
    commit(*played("OLD", OLD, 3))
    store.prune(age())
    assert commit(*played("OLD", NEW, 1)) is None
    assert store.record("OLD", 1) == b"header\n1\n"


@pytest.mark.parametrize(("changed_at_s", "goes"), [(99.999, 1), (100.0, 0), (100.001, 0)])
def test_a_table_of_exactly_the_limit_stays(store: SqliteStore, commit: Commit, changed_at_s: float, goes: int) -> None:
    commit(table("TABLE", changed_at_s))
    assert store.prune(age()).tables == goes


def test_a_table_that_somebody_has_open_stays_with_its_guests(store: SqliteStore, commit: Commit) -> None:
    commit(*played("OPEN", OLD, 1, guests="a"), *played("SHUT", OLD, 1, guests="b"), guest("a", OLD), guest("b", OLD))
    assert store.prune(age("OPEN")) == Pruned(tables=1, matches=1, entries=1, guests=1)
    assert (store.exists("OPEN"), store.guest_by_key(b"a" * 32) is not None) == (True, True)


def test_old_guests_go_unless_they_sit_at_a_table_that_stays(store: SqliteStore, commit: Commit) -> None:
    commit(table("OLD", OLD, guests="ab"), table("NEW", NEW, guests="bc"))
    commit(guest("a", OLD), guest("b", OLD), guest("c", NEW), guest("d", OLD), guest("e", NEW))
    assert store.prune(age()) == Pruned(tables=1, guests=2)
    assert [store.guest_by_key(key.encode() * 32) is not None for key in "abcde"] == [False, True, True, False, True]


def test_many_tables_and_guests_go_in_pieces(store: SqliteStore, commit: Commit, spy: Spy) -> None:
    commit(*(table(f"OLD{number:04}", OLD) for number in range(12)))
    commit(*(PutGuest(Guest(f"{number:022}", b"%032d" % number, "Ada", OLD)) for number in range(450)))
    spy.marks.clear()
    assert store.prune(age()) == Pruned(tables=12, guests=450)
    assert spy.marks == ["BEGIN IMMEDIATE", "COMMIT"] * 16  # a table, a look for lines that are left, or 200 guests


def test_long_logs_go_in_pieces(folder: Path, store: SqliteStore, commit: Commit, spy: Spy) -> None:
    commit(*played("OLD", OLD, 401, 200, 1))
    spy.marks.clear()
    assert store.prune(age()) == Pruned(tables=1, matches=3, entries=602)
    assert spy.marks == ["BEGIN IMMEDIATE", "COMMIT"] * 7  # the table, 200 + 200 + 1, 200, 1, and nothing
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        left = "SELECT (SELECT count(*) FROM line), (SELECT count(*) FROM forgotten)"
        assert connection.execute(left).fetchone() == (0, 0)


def test_a_pruning_that_was_cut_off_is_gone_on_with(folder: Path, store: SqliteStore, commit: Commit, spy: Spy) -> None:
    commit(*played("OLD", OLD, 450), *played("NEW", NEW, 2))
    count = 0

    def fail_at_the_third() -> None:
        nonlocal count
        count += 1
        if count == 3:
            spy.connections[0].interrupt()

    spy.before_commit = fail_at_the_third
    with pytest.raises(StoreFailed, match="interrupted"):
        store.prune(age())
    spy.before_commit = lambda: None
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        assert connection.execute("SELECT count(*) FROM line").fetchone() == (252,)
    assert (store.exists("OLD"), is_whole(folder)) == (False, True)
    assert store.prune(age()) == Pruned()
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        assert connection.execute("SELECT count(*) FROM line").fetchone() == (2,)
    assert is_whole(folder)


def test_a_table_that_is_changed_meanwhile_stays(store: SqliteStore, commit: Commit, spy: Spy) -> None:
    commit(*(unit for number in range(6) for unit in played(f"OLD{number}", OLD + number, 1)))

    def change_the_last() -> None:
        spy.before_commit = lambda: None
        store.write((table("OLD5", NEW), Append("OLD5", 1, 2, (b"2",))), lambda _: None)

    spy.before_commit = change_the_last  # while the first is being removed
    assert store.prune(age()) == Pruned(tables=5, matches=5, entries=5)
    assert store.record("OLD5", 1) == b"header\n1\n2\n"


def test_a_guest_who_comes_meanwhile_stays(store: SqliteStore, commit: Commit, spy: Spy) -> None:
    commit(table("OLD", OLD), guest("a", OLD), guest("b", OLD))

    def come(_: Hosted) -> Iterable[str]:
        assert commit(guest("a", NEW)) is None
        return ()

    commit(table("NEW", NEW))
    assert store.prune(Age(LIMIT, LIMIT, come)).guests == 1
    assert store.guest_by_key(b"a" * 32) == guest("a", NEW).guest


def test_a_table_that_cannot_be_read_costs_no_guest(store: SqliteStore, commit: Commit) -> None:
    commit(table("NEW", NEW, guests="a"), guest("a", OLD), guest("b", OLD))

    def unreadable(hosted: Hosted) -> Iterable[str]:
        raise ValueError(f"table {hosted.code} is of another version")

    with pytest.raises(ValueError, match="table NEW is of another version"):
        store.prune(Age(LIMIT, LIMIT, unreadable))
    assert all(store.guest_by_key(key * 32) for key in (b"a", b"b"))


def test_what_would_go_is_what_goes(folder: Path, store: SqliteStore, commit: Commit) -> None:
    commit(
        *played("OLD1", OLD, 3, 4, guests="ab"), *played("OLD2", OLD, 1, guests="c"), *played("NEW", NEW, 9, guests="b")
    )
    commit(*(guest(letter, OLD) for letter in "abcd"), guest("e", NEW))
    with closing(Reader(folder / DATABASE, connected_for_reading(folder / DATABASE))) as reader:
        would = would_prune(reader.ask, age("OLD2"))
    assert would == Pruned(tables=1, matches=2, entries=7, guests=2)
    assert store.exists("OLD1")
    assert store.prune(age("OLD2")) == would


def test_a_disk_that_takes_no_writes_ends_the_pruning_with_its_reason(
    folder: Path, store: SqliteStore, commit: Commit, spy: Spy
) -> None:
    commit(*played("OLD", OLD, 1))
    spy.pragma("query_only = 1")
    with pytest.raises(StoreFailed, match=r"dicehall\.db: could not be written \(attempt to write a readonly"):
        store.prune(age())
    spy.pragma("query_only = 0")
    assert (store.record("OLD", 1), is_whole(folder)) == (b"header\n1\n", True)
    assert store.prune(age()).tables == 1


def test_a_coroutine_waits_until_all_is_removed(store: SqliteStore, commit: Commit) -> None:
    commit(*played("OLD", OLD, 1))

    async def prune() -> Pruned:
        return await AwaitedStore(store).prune(age())

    assert asyncio.run(prune()) == Pruned(tables=1, matches=1, entries=1)


def test_nothing_is_pruned_after_closing(store: SqliteStore) -> None:
    store.close()
    with pytest.raises(StoreClosed):
        store.prune(age())
