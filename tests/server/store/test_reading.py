"""What can be asked of the store, from any thread."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from dicehall.server.store import (
    Append,
    BeginMatch,
    Guest,
    Hosted,
    PutGuest,
    PutHosted,
    SqliteStore,
    Stored,
    StoreError,
    StoreFailed,
)
from dicehall.server.store.opening import DATABASE
from dicehall.server.store.reader import Reader

Commit = Callable[..., StoreError | None]

CODE = "K7QW3M9T"


def hosted(code: str = CODE, *, listed: bool = True, changed_at_s: float = 0.0) -> Hosted:
    return Hosted(code, b'{"seats":[]}', "ghost_blitz_dice", listed, "open", changed_at_s)


def test_a_table_is_loaded_with_all_headers_and_the_entries_of_its_last_match(
    store: SqliteStore, commit: Commit
) -> None:
    commit(PutHosted(hosted()), BeginMatch(CODE, 1, b"first"), Append(CODE, 1, 1, (b"old",)))
    commit(BeginMatch(CODE, 2, b"second"), Append(CODE, 2, 1, (b"one", b"two")))
    assert store.load(CODE) == Stored(hosted(), (b"first", b"second"), (b"one", b"two"))


def test_a_table_without_a_match_has_no_headers(store: SqliteStore, commit: Commit) -> None:
    commit(PutHosted(hosted()))
    assert store.load(CODE) == Stored(hosted(), (), ())


def test_a_table_that_is_not_there_is_none(store: SqliteStore) -> None:
    assert store.load(CODE) is None


def test_the_tables_do_not_mix(store: SqliteStore, commit: Commit) -> None:
    for code in ("A", "AB", "B"):
        commit(
            PutHosted(hosted(code)), BeginMatch(code, 1, code.encode()), Append(code, 1, 1, (b"of " + code.encode(),))
        )
    assert store.load("AB") == Stored(hosted("AB"), (b"AB",), (b"of AB",))


@pytest.mark.parametrize(
    ("number", "record"), [(1, b"first\nold\n"), (2, b"second\none\ntwo\n"), (3, b"third\n"), (4, None), (0, None)]
)
def test_the_record_of_each_match_is_json_lines(
    store: SqliteStore, commit: Commit, number: int, record: bytes | None
) -> None:
    commit(PutHosted(hosted()), BeginMatch(CODE, 1, b"first"), Append(CODE, 1, 1, (b"old",)))
    commit(BeginMatch(CODE, 2, b"second"), Append(CODE, 2, 1, (b"one", b"two")), BeginMatch(CODE, 3, b"third"))
    assert store.record(CODE, number) == record


def test_a_guest_is_found_by_the_hash_of_the_key(store: SqliteStore, commit: Commit) -> None:
    ada = Guest("a" * 22, b"A" * 32, "Ada \N{SPARKLES}", 1_700_000_000.25)
    commit(PutGuest(ada), PutGuest(Guest("b" * 22, b"B" * 32, "Ben", 2.0)))
    assert store.guest_by_key(b"A" * 32) == ada


def test_an_unknown_key_belongs_to_nobody(store: SqliteStore) -> None:
    assert store.guest_by_key(b"A" * 32) is None


def test_the_lobby_shows_listed_tables_changed_last_first(store: SqliteStore, commit: Commit) -> None:
    for code, listed, changed_at_s in (("OLD", True, 1.0), ("NEW", True, 3.0), ("HID", False, 4.0), ("MID", True, 2.0)):
        commit(PutHosted(hosted(code, listed=listed, changed_at_s=changed_at_s)))
    assert [table.code for table in store.listed_tables(10)] == ["NEW", "MID", "OLD"]


@pytest.mark.parametrize(("limit", "count"), [(-1, 0), (0, 0), (2, 2), (9, 3)])
def test_the_lobby_shows_no_more_tables_than_asked_for(
    store: SqliteStore, commit: Commit, limit: int, count: int
) -> None:
    commit(*(PutHosted(hosted(code)) for code in ("A", "B", "C")))
    assert len(store.listed_tables(limit)) == count


@pytest.mark.parametrize(("code", "is_there"), [(CODE, True), (CODE.lower(), False), ("", False)])
def test_a_table_exists_under_its_code_alone(store: SqliteStore, commit: Commit, code: str, is_there: bool) -> None:
    commit(PutHosted(hosted()))
    assert store.exists(code) is is_there


def test_readers_in_many_threads_see_whole_writes_while_they_come(store: SqliteStore, commit: Commit) -> None:
    commit(PutHosted(hosted()), BeginMatch(CODE, 1, b"header"))

    together = Barrier(5)

    def sizes() -> list[int]:
        together.wait(30)
        stored = [store.load(CODE) for _ in range(100)]
        return [len(each.lines) for each in stored if each is not None]

    with ThreadPoolExecutor(4) as pool:
        readings = [pool.submit(sizes) for _ in range(4)]
        together.wait(30)
        for first in range(1, 61, 3):
            assert commit(Append(CODE, 1, first, (b"a", b"b", b"c"))) is None
    for reading in readings:
        seen = reading.result()
        assert (len(seen), seen) == (100, sorted(seen))
        assert {size % 3 for size in seen} == {0}


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    without_tables = sqlite3.connect(":memory:", isolation_level=None)
    reader = Reader(tmp_path / DATABASE, without_tables)
    with pytest.raises(StoreFailed, match=r"dicehall\.db: could not be read \(no such table: hosted\)"):
        reader.exists(CODE)
    reader.close()
