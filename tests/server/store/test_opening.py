"""The data folder and its file: made, found again, or refused with a sentence that names the path and what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol

import pytest

from dicehall.server.store import Append, BeginMatch, CannotOpen, Hosted, PutHosted, SqliteStore, StoreError
from dicehall.server.store.opening import DATABASE
from dicehall.server.store.schema import STEPS, steps_taken, take_steps

CODE = "K7QW3M9T"
TABLE = PutHosted(Hosted(CODE, b"{}", "ghost_blitz_dice", False, "open", 0.0))


class Spy(Protocol):
    def pragma(self, text: str) -> object: ...


@pytest.fixture
def path(folder: Path) -> Path:
    """Of the database; its folder is there, the file is not."""
    folder.mkdir()
    return folder / DATABASE


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    """The file as another program sees it."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        yield connection


def fill(folder: Path, entries: int) -> None:
    store = SqliteStore(folder)
    told: SimpleQueue[StoreError | None] = SimpleQueue()
    lines = tuple(b"%d" % number * 100 for number in range(entries))
    store.write((TABLE, BeginMatch(CODE, 1, b"header"), Append(CODE, 1, 1, lines)), told.put)
    store.close()
    assert told.get(timeout=30) is None


def refusal(folder: Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        SqliteStore(folder)
    return str(caught.value)


# --- Made and found again


def test_the_folder_and_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    with closing(SqliteStore(folder)):
        modes = {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}
    assert modes.pop("where") == 0o700
    assert set(modes) >= {"dicehall.db", "dicehall.db-wal"}
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize("name", ["with space", "a?b#c%20d", "Wörfel \N{GAME DIE}"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    fill(tmp_path / name, 1)
    with closing(SqliteStore(tmp_path / name)) as store:
        assert store.exists(CODE)


def test_a_folder_may_be_named_relatively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    fill(Path("data"), 1)
    with closing(SqliteStore(tmp_path / "data")) as store:
        assert store.exists(CODE)


def test_what_was_kept_is_there_after_opening_again(folder: Path) -> None:
    fill(folder, 3)
    with closing(SqliteStore(folder)) as store:
        stored = store.load(CODE)
    assert stored is not None
    assert (stored.hosted, stored.headers, len(stored.lines)) == (TABLE.hosted, (b"header",), 3)


def test_a_commit_waits_for_the_disk(store: SqliteStore, spy: Spy) -> None:
    full = 2
    assert (spy.pragma("journal_mode"), spy.pragma("synchronous")) == ("wal", full)


# --- Folders


def test_a_file_in_place_of_the_folder_is_named(folder: Path) -> None:
    folder.write_text("")
    assert refusal(folder) == (
        f"{folder}: cannot be used as the data folder (File exists); mend that, or name another folder: --data"
    )


def test_a_folder_that_cannot_be_made_is_named(folder: Path) -> None:
    folder.write_text("")
    assert refusal(folder / "data").startswith(
        f"{folder / 'data'}: cannot be used as the data folder (Not a directory)"
    )


def test_a_lock_file_that_cannot_be_written_is_the_folders_fault(folder: Path) -> None:
    (folder / "dicehall.lock").mkdir(parents=True)
    assert refusal(folder).startswith(f"{folder}: cannot be used as the data folder (Is a directory)")


def test_a_second_server_is_kept_out(folder: Path) -> None:
    with closing(SqliteStore(folder)):
        assert refusal(folder) == (
            f"{folder}: another dicehall server uses this folder; stop it, or name another folder: --data"
        )


def test_a_refused_second_server_does_not_disturb_the_first(folder: Path) -> None:
    with closing(SqliteStore(folder)):
        refusal(folder)
        assert "another dicehall server" in refusal(folder)


# --- Files


def test_a_folder_in_place_of_the_file_is_named(path: Path) -> None:
    path.mkdir()
    assert refusal(path.parent) == (
        f"{path}: cannot be opened (Is a directory); mend that, or name another folder: --data"
    )


def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(letter := b"Dear Ada, this is not a database.\n" * 100)
    assert refusal(path.parent) == f"{path}: is no database; move it away, or name another folder: --data"
    assert path.read_bytes() == letter


def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with raw(path) as connection:
        connection.execute("CREATE TABLE songs (title)")
    before = path.read_bytes()
    assert refusal(path.parent) == (
        f"{path}: is a database of another program; move it away, or name another folder: --data"
    )
    assert path.read_bytes() == before


def test_an_empty_file_is_begun_with(path: Path) -> None:
    path.write_bytes(b"")
    with closing(SqliteStore(path.parent)) as store:
        assert not store.exists(CODE)


def test_a_damaged_database_is_refused(path: Path) -> None:
    fill(path.parent, 400)
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = b"\xa5" * (len(content) - len(content) // 2)
    path.write_bytes(content)
    why = refusal(path.parent)
    assert why.startswith(f"{path}: is damaged (")
    assert why.endswith(
        "put a copy from before in its place, or move dicehall.db, dicehall.db-wal and dicehall.db-shm away"
        " to begin anew, or name another folder: --data"
    )


def test_a_database_that_was_cut_off_is_refused(path: Path) -> None:
    fill(path.parent, 400)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    assert refusal(path.parent).startswith(f"{path}: is damaged (")


@pytest.mark.parametrize("steps", [-1, 0])
def test_a_database_with_a_schema_that_cannot_be_is_refused(path: Path, steps: int) -> None:
    fill(path.parent, 1)
    with raw(path) as connection:
        connection.execute(f"PRAGMA user_version = {steps}")
    assert refusal(path.parent).startswith(f"{path}: ")


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    fill(path.parent, 1)
    newer = len(STEPS) + 1
    with raw(path) as connection:
        connection.execute(f"PRAGMA user_version = {newer}")
    before = path.read_bytes()
    assert refusal(path.parent) == (
        f"{path}: was written by a newer dicehall (its schema is {newer}, this one knows {len(STEPS)});"
        " install that, or name another folder: --data"
    )
    assert path.read_bytes() == before


def test_a_database_that_another_program_has_locked_is_refused(path: Path) -> None:
    with raw(path) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotOpen) as caught:
            SqliteStore(path.parent, lambda file: sqlite3.connect(file, isolation_level=None, timeout=0))
    assert str(caught.value) == (
        f"{path}: another program has locked it; close that program, or name another folder: --data"
    )


def test_a_folder_is_free_again_after_a_refusal(path: Path) -> None:
    path.write_bytes(b"Dear Ada, this is not a database.\n" * 100)
    refusal(path.parent)
    path.unlink()
    with closing(SqliteStore(path.parent)) as store:
        assert not store.exists(CODE)


# --- Steps of the schema


def test_a_file_takes_only_the_steps_that_it_lacks(path: Path) -> None:
    first, second = ("CREATE TABLE one (a)",), ("ALTER TABLE one ADD COLUMN b", "INSERT INTO one VALUES (1, 2)")
    with raw(path) as connection:
        take_steps(connection, (first,))
        take_steps(connection, (first, second))
        take_steps(connection, (first, second))
        assert connection.execute("SELECT a, b FROM one").fetchall() == [(1, 2)]
        assert steps_taken(connection) == 2


def test_a_step_that_fails_leaves_the_file_at_the_step_before(path: Path) -> None:
    first, second = ("CREATE TABLE one (a)",), ("CREATE TABLE two (a)", "INSERT INTO nowhere VALUES (1)")
    with raw(path) as connection, pytest.raises(sqlite3.OperationalError):
        take_steps(connection, (first, second))
    with raw(path) as connection:
        assert steps_taken(connection) == 1
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("one",)]
