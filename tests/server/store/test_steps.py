"""Files of older schemas: brought up to date when they are opened, with everything in them as it was."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from dicehall.server.store import Append, BeginMatch, Guest, Hosted, OutOfStep, SqliteStore, Stored, StoreError, Unit
from dicehall.server.store.opening import DATABASE
from dicehall.server.store.schema import STEPS, steps_taken, take_steps

RELEASED = (
    "a113afbc79506f1679d05f2f6fd756e8b0212fce018583f3f4f3c77f5990439a",
    "5ac409829fed75387fa65079d588c5f2b5d7e6cd210dc6de36e2c748b970c55d",
    "6e612b704dad79220f0cb8dfb16ec524309e1714232d6212b71808bf2c30918e",
)
"""Of each step that files in use have taken, which is all of them: its SHA-256. It is never changed."""
ADA, BEN = Guest("a" * 22, b"A" * 32, "Ada \N{SPARKLES}", 1.25), Guest("b" * 22, b"B" * 32, "Ben", 2.5)
EMPTY = Hosted("EMPTY234", b'{"seats":[]}', "king_of_the_dice_junior", False, "waiting", 3.0)
BUSY = Hosted("K7QW3M9T", b'{"seats":[1]}', "ghost_blitz_dice", True, "playing", 2.0)
LOGS: dict[tuple[str, int], tuple[bytes, ...]] = {
    ("BUSY2345", 1): (b"only",),
    ("K7QW3M9T", 1): tuple(b'{"n":%d}' % number for number in range(1, 301)),
    ("K7QW3M9T", 2): (),
    ("K7QW3M9T", 3): (b"\xff not text", b""),
}
"""Entries of each match of the old file. `BUSY2345` sorts before the table with many matches, `K7QW3M9T`."""


@pytest.fixture
def old(folder: Path) -> Path:
    """A data folder whose database the first step made and its own statements filled."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        take_steps(connection, STEPS[:1])
        for guest in (ADA, BEN):
            values = (guest.id, guest.key_hash, guest.name, guest.seen_at_s)
            connection.execute("INSERT INTO guest VALUES (?, ?, ?, ?)", values)
        for hosted in (EMPTY, BUSY, Hosted("BUSY2345", b"{}", "ghost_blitz_dice", True, "finished", 1.0)):
            row = (hosted.code, hosted.body, hosted.game, hosted.listed, hosted.status, hosted.changed_at_s)
            connection.execute("INSERT INTO hosted VALUES (?, ?, ?, ?, ?, ?)", row)
        for (code, match), lines in LOGS.items():
            connection.execute("INSERT INTO match VALUES (?, ?, ?)", (code, match, b"header %d" % match))
            for seq, line in enumerate(lines, 1):
                connection.execute("INSERT INTO event VALUES (?, ?, ?, ?)", (code, match, seq, line))
    return folder


def written(store: SqliteStore, *units: Unit) -> StoreError | None:
    told: SimpleQueue[StoreError | None] = SimpleQueue()
    store.write(units, told.put)
    return told.get(timeout=30)


def test_a_released_step_is_never_changed() -> None:
    assert [hashlib.sha256("\0".join(step).encode()).hexdigest() for step in STEPS] == list(RELEASED)


def test_a_file_of_the_first_schema_reads_as_before(old: Path) -> None:
    with closing(SqliteStore(old)) as store:
        for (code, match), lines in LOGS.items():
            assert store.record(code, match) == b"".join(line + b"\n" for line in (b"header %d" % match, *lines))
        assert store.load("EMPTY234") == Stored(EMPTY, (), ())
        assert store.load("K7QW3M9T") == Stored(BUSY, (b"header 1", b"header 2", b"header 3"), LOGS["K7QW3M9T", 3])
        assert [hosted.code for hosted in store.listed_tables(9)] == ["K7QW3M9T", "BUSY2345"]
        assert (store.guest_by_key(b"A" * 32), store.guest_by_key(b"B" * 32)) == (ADA, BEN)


def test_a_file_of_the_first_schema_is_gone_on_with(old: Path) -> None:
    with closing(SqliteStore(old)) as store:
        assert isinstance(written(store, Append("K7QW3M9T", 3, 4, (b"four",))), OutOfStep)
        assert isinstance(written(store, Append("K7QW3M9T", 1, 301, (b"late",))), OutOfStep)
        assert written(store, Append("K7QW3M9T", 3, 3, (b"three",)), Append("BUSY2345", 1, 2, (b"two",))) is None
        assert written(store, BeginMatch("EMPTY234", 1, b"header"), Append("EMPTY234", 1, 1, (b"one",))) is None
    with closing(SqliteStore(old)) as again:
        assert again.record("K7QW3M9T", 3) == b"header 3\n\xff not text\n\nthree\n"
        assert again.record("BUSY2345", 1) == b"header 1\nonly\ntwo\n"
        assert again.record("EMPTY234", 1) == b"header\none\n"


def test_every_file_ends_with_the_same_schema(old: Path, tmp_path: Path) -> None:
    found: list[tuple[int, list[tuple[str, str]]]] = []
    for folder in (old, tmp_path / "new"):
        SqliteStore(folder).close()
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            parts = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
            found.append((steps_taken(connection), parts))
    assert found[0] == found[1]
    assert found[0][0] == len(STEPS)
