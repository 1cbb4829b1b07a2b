"""Which tables a guest finds again."""

import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

from dicehall.server.store import Age, Guest, Hosted, PutGuest, PutHosted, SqliteStore, StoreError
from dicehall.server.store.opening import DATABASE
from dicehall.server.store.schema import STEPS, take_steps

Commit = Callable[..., StoreError | None]

ADA, BO = "a" * 22, "b" * 22


def table(code: str, changed_at_s: float, *guests: str) -> PutHosted:
    return PutHosted(Hosted(code, b"{}", "ghost_blitz_dice", False, "open", changed_at_s), guests)


def codes(store: SqliteStore, guest: str, limit: int = 9) -> list[str]:
    return [hosted.code for hosted in store.tables_of(guest, limit)]


def nobody(_: Hosted) -> Iterable[str]:
    return ()


def rows(folder: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        return connection.execute("SELECT guest, code FROM mine ORDER BY guest, code").fetchall()


def test_a_guest_finds_every_table_that_named_it_the_newest_first(store: SqliteStore, commit: Commit) -> None:
    commit(table("ONE", 1.0, ADA, BO), table("TWO", 3.0, ADA), table("THREE", 2.0, BO), table("FOUR", 2.0))
    assert codes(store, ADA) == ["TWO", "ONE"]
    assert codes(store, BO) == ["THREE", "ONE"]
    assert codes(store, ADA, 1) == ["TWO"]
    assert codes(store, ADA, 0) == codes(store, "nobody") == []
    commit(table("ONE", 4.0, BO))  # Ada has stood up; it stays a table of hers
    assert codes(store, ADA) == ["ONE", "TWO"]


def test_it_is_found_again_after_the_server_was_started_anew(folder: Path, store: SqliteStore, commit: Commit) -> None:
    commit(table("ONE", 1.0, ADA))
    store.close()
    with closing(SqliteStore(folder)) as again:
        assert codes(again, ADA) == ["ONE"]


def test_what_is_removed_leaves_no_trace_of_who_was_there(folder: Path, store: SqliteStore, commit: Commit) -> None:
    for guest, seen_at_s in ((ADA, 200.0), (BO, 1.0)):
        commit(PutGuest(Guest(guest, guest.encode() + b" " * 10, "Name", seen_at_s)))
    commit(table("OLD", 50.0, ADA, BO), table("NEW", 150.0, ADA, BO))
    store.prune(Age(100.0, 100.0, nobody))
    assert rows(folder) == [(ADA, "NEW")]


def test_tables_from_before_are_found_by_those_who_sit_there(tmp_path: Path) -> None:
    """Also where documents cannot be read, for whatever reason."""
    bodies = {
        "GOOD": json.dumps({"places": [{"guest": ADA}, {"guest": ""}, {"guest": BO}, {"guest": ADA}, {}]}).encode(),
        "TORN": b'{"places": [{"guest": "',
        "LIST": b"[]",
        "WORD": b'{"places": "none"}',
        "ODD": b'{"places": [3, "x", null, {"guest": 7}, {"guest": "' + ADA.encode() + b'"}]}',
        "RAW": b"\xff\x00\x01",
    }
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
        take_steps(connection, STEPS[:2])
        for number, (code, body) in enumerate(bodies.items()):
            row = (code, body, "ghost_blitz_dice", False, "open", float(number))
            connection.execute("INSERT INTO hosted VALUES (?, ?, ?, ?, ?, ?)", row)
    with closing(SqliteStore(tmp_path)) as store:
        assert codes(store, ADA) == ["ODD", "GOOD"]
        assert codes(store, BO) == ["GOOD"]
        assert store.load("RAW") is not None
