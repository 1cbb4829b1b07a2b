"""`dicehall db`: copies, checks and tidies what a server keeps."""

import argparse
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from dicehall.cli.database import database
from dicehall.core import Setup, seat
from dicehall.games import GAMES
from dicehall.match import RandomPolicy, SeededSource, below_of, play, write_line
from dicehall.server.hall import Denial
from dicehall.server.hall.kept import guests_of, hosted_of
from dicehall.server.hall.people import People
from dicehall.server.settings import BadSetting
from dicehall.server.store import (
    Append,
    BeginMatch,
    CannotCopy,
    CannotOpen,
    Guest,
    Hosted,
    PutGuest,
    PutHosted,
    SqliteStore,
    StoreError,
    Unit,
)
from dicehall.server.store.opening import DATABASE
from dicehall.server.store.schema import STEPS, take_steps

GAME = "ghost_blitz_dice"
OLD, NEW = "OLDTABLE", "NEWTABLE"
ADA, BEN, EVA = "a" * 22, "b" * 22, "e" * 22
DAY_S = 86_400


def asked(action: str, folder: Path | None, **more: object) -> argparse.Namespace:
    """What the command line says; all but `action` may be left out there."""
    return argparse.Namespace(
        action=action, data=folder and str(folder), **{"tables_days": 90, "guests_days": 365, "dry_run": False, **more}
    )


def table(code: str, host: str, days_ago: float = 0) -> PutHosted:
    hosted = hosted_of(People.opened(code, GAME, host, "Ada", {}).agreed)
    changed_at_s = time.time() - days_ago * DAY_S
    return PutHosted(Hosted(code, hosted.body, hosted.game, hosted.listed, hosted.status, changed_at_s))


def guest(id: str, days_ago: float = 0) -> PutGuest:
    return PutGuest(Guest(id, id[0].encode() * 32, "Name", time.time() - days_ago * DAY_S))


def match(code: str, number: int = 1) -> tuple[BeginMatch, Append]:
    """A whole match at random."""
    record = play(
        GAMES[GAME], Setup(2), {seat(1): RandomPolicy(), seat(2): RandomPolicy()}, SeededSource(number), below_of(1)
    )
    lines = tuple(write_line(entry).encode() for entry in record.entries)
    return BeginMatch(code, number, write_line(record.header).encode()), Append(code, number, 1, lines)


def keep(folder: Path, *units: Unit) -> None:
    told: SimpleQueue[StoreError | None] = SimpleQueue()
    with closing(SqliteStore(folder)) as store:
        store.write(units, told.put)
        assert told.get(timeout=30) is None


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        connection.execute(statement, values)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with an old and a new table, each with a match, and three guests of long ago."""
    folder = tmp_path / "served"
    units = (table(OLD, ADA, days_ago=100), *match(OLD), table(NEW, BEN, days_ago=80), *match(NEW))
    keep(folder, *units, guest(ADA, 400), guest(BEN, 400), guest(EVA, 300))
    return folder


# --- check


def test_a_whole_database_is_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert database(asked("check", folder)) == 0
    entries = 2 * len(match(OLD)[1].lines)
    assert capsys.readouterr().out == (
        f"{folder / DATABASE}: all is well (tables: 2, matches: 2, entries: {entries}, guests: 3)\n"
    )


def test_a_database_is_checked_while_a_server_uses_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(SqliteStore(folder)):
        assert database(asked("check", folder)) == 0
    assert "all is well" in capsys.readouterr().out


def faults(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is said of a damaged database before the last line, which counts it."""
    assert database(asked("check", folder)) == 1
    *said, last = capsys.readouterr().out.splitlines()
    assert last == f"{folder / DATABASE}: faults found: {len(said)}"
    return said


def test_a_line_that_is_no_entry_is_named_with_its_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder, "UPDATE line SET body = ? WHERE log = 2 AND seq = 3", b'{"type":"joke"}')
    (said,) = faults(folder, capsys)
    assert said.startswith(f"table {NEW}, match 1, line 4: ")


def test_a_move_against_the_rules_is_named_with_its_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        query = "SELECT body FROM line WHERE log = 1 AND seq = ?"
        first, second = (connection.execute(query, (seq,)).fetchone()[0] for seq in (1, 2))
    change(folder, "UPDATE line SET body = ? WHERE log = 1 AND seq = 1", second)
    change(folder, "UPDATE line SET body = ? WHERE log = 1 AND seq = 2", first)
    (said,) = faults(folder, capsys)
    assert said.startswith(f"table {OLD}, match 1, line 2: ")


def test_a_header_that_is_none_and_a_line_that_is_no_text_are_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(folder, "UPDATE match SET header = ? WHERE code = ?", b"{}", OLD)
    change(folder, "UPDATE line SET body = ? WHERE log = 2 AND seq = 5", b"\xff")
    new, old = faults(folder, capsys)
    assert old.startswith(f"table {OLD}, match 1, line 1: ")
    assert new == f"table {NEW}, match 1, line 6: no text in UTF-8"


def test_a_hole_in_a_log_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = len(match(NEW)[1].lines)
    change(folder, "DELETE FROM line WHERE log = 2 AND seq = 2")
    count, hole = faults(folder, capsys)
    assert count == f"{folder / DATABASE}: the logs have {2 * entries} entries, and {2 * entries - 1} are kept"
    assert hole.startswith(f"table {NEW}, match 1: ")
    assert f"match 1 of table {NEW}: entry 2 of {entries} is not in its log" in hole


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DELETE FROM log WHERE id = 1", f"table {OLD}, match 1: has no log"),
        ("UPDATE match SET number = 2 WHERE code = 'OLDTABLE'", f"table {OLD}: its last match is 2, and 1 are kept"),
        (
            "DELETE FROM hosted WHERE code = 'OLDTABLE'",
            "a row of match refers to a row of hosted that is not there",
        ),
    ],
)
def test_what_does_not_fit_together_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], statement: str, fault: str
) -> None:
    change(folder, statement)
    expected = fault.format(entries=len(match(OLD)[1].lines))
    assert f"{folder / DATABASE}: {expected}" in faults(folder, capsys)


def test_a_table_that_cannot_be_read_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder, "UPDATE hosted SET body = ? WHERE code = ?", b"{}", OLD)
    (said,) = faults(folder, capsys)
    assert said.startswith(f"table {OLD}: Table {OLD} cannot be read from the store: ")


def test_damaged_pages_are_named_and_whole_tables_are_still_looked_at(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = bytearray((folder / DATABASE).read_bytes())
    content[-2_048:] = b"\xa5" * 2_048
    (folder / DATABASE).write_bytes(content)
    said = faults(folder, capsys)
    assert said[0].startswith(f"{folder / DATABASE}: ")
    assert any("database disk image is malformed" in fault for fault in said)


# --- backup


def test_a_backup_says_what_was_copied(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "copy.db"
    with closing(SqliteStore(folder)):
        assert database(asked("backup", folder, file=target)) == 0
    size = target.stat().st_size
    assert capsys.readouterr().out == f"{target}: a copy of {folder / DATABASE}, {size:,} bytes, checked\n"


def test_a_backup_overwrites_nothing(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotCopy, match="is there already"):
        database(asked("backup", folder, file=folder / DATABASE))


# --- prune


def exists(folder: Path) -> tuple[bool, bool, list[bool]]:
    """The old table, the new one, and the guests Ada, Ben and Eva."""
    with closing(SqliteStore(folder)) as store:
        guests = [store.guest_by_key(letter * 32) is not None for letter in (b"a", b"b", b"e")]
        return store.exists(OLD), store.exists(NEW), guests


def test_what_nobody_has_touched_for_long_is_removed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = len(match(OLD)[1].lines)
    assert database(asked("prune", folder)) == 0
    said = f"{folder / DATABASE}: removed (tables: 1, matches: 1, entries: {entries}, guests: 1)\n"
    assert capsys.readouterr().out == said
    assert exists(folder) == (False, True, [False, True, True])
    assert database(asked("check", folder)) == 0


def test_a_dry_run_says_the_same_and_removes_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = len(match(OLD)[1].lines)
    with closing(SqliteStore(folder)):  # also beside a server
        assert database(asked("prune", folder, dry_run=True)) == 0
    said = f"{folder / DATABASE}: too old (tables: 1, matches: 1, entries: {entries}, guests: 1)\n"
    assert capsys.readouterr().out == said
    assert exists(folder) == (True, True, [True, True, True])


@pytest.mark.parametrize(
    ("tables_days", "guests_days", "left"),
    [
        (79, 365, (False, False, [False, False, True])),
        (101, 365, (True, True, [True, True, True])),
        (79, 299, (False, False, [False, False, False])),
    ],
)
def test_the_days_are_the_hosts_choice(
    folder: Path, tables_days: int, guests_days: int, left: tuple[bool, bool, list[bool]]
) -> None:
    database(asked("prune", folder, tables_days=tables_days, guests_days=guests_days))
    assert exists(folder) == left


def test_nothing_is_removed_beside_a_running_server(folder: Path) -> None:
    with closing(SqliteStore(folder)), pytest.raises(CannotOpen, match="another dicehall server uses this folder"):
        database(asked("prune", folder))
    assert exists(folder) == (True, True, [True, True, True])


def test_a_table_that_cannot_be_read_keeps_everything(folder: Path) -> None:
    change(folder, "UPDATE hosted SET body = ? WHERE code = ?", b"{}", NEW)
    with pytest.raises(Denial, match=f"Table {NEW} cannot be read from the store"):
        database(asked("prune", folder))
    assert exists(folder) == (True, True, [True, True, True])


def test_everybody_with_a_place_sits_at_a_table() -> None:
    people = People.opened(NEW, GAME, ADA, "Ada", {})
    people.sit(BEN, "Ben")
    people.agreed.host = EVA
    assert sorted(set(guests_of(hosted_of(people.agreed)))) == [ADA, BEN, EVA]


# --- The folder


@pytest.mark.parametrize("action", ["backup", "check", "prune"])
def test_a_folder_without_a_database_is_named_and_left_alone(tmp_path: Path, action: str) -> None:
    with pytest.raises(CannotOpen) as caught:
        database(asked(action, tmp_path / "empty", file=tmp_path / "copy.db"))
    assert str(caught.value) == (
        f"{tmp_path / 'empty' / DATABASE}: cannot be opened (No such file or directory); "
        "name the folder that has it: --data"
    )
    assert not (tmp_path / "empty").exists()


def test_the_folder_is_found_as_serve_finds_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DICEHALL_DATA", str(folder))
    assert database(asked("check", None)) == 0
    monkeypatch.setenv("DICEHALL_DATA", " ")
    with pytest.raises(BadSetting, match="DICEHALL_DATA"):
        database(asked("check", None))


@pytest.mark.parametrize("action", ["check", "prune"])
def test_a_database_of_an_older_schema_is_brought_up_to_date_by_a_server_first(tmp_path: Path, action: str) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
        take_steps(connection, STEPS[:1])
    with pytest.raises(CannotOpen, match=r"was written by an older dicehall .*; `dicehall serve` brings it up to date"):
        database(asked(action, tmp_path))
