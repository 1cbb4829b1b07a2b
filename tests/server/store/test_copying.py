"""Backups: one whole file, made while the server writes, never over another."""

import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

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
)
from dicehall.server.store.copying import backup
from dicehall.server.store.opening import DATABASE
from dicehall.server.store.schema import STEPS, steps_taken, take_steps

Commit = Callable[..., StoreError | None]

CODE = "K7QW3M9T"
ADA = Guest("a" * 22, b"A" * 32, "Ada", 1.0)


@pytest.fixture
def filled(store: SqliteStore, commit: Commit) -> SqliteStore:
    """A running store with a guest, a table, and a match of 100 entries."""
    lines = tuple(b"%d" % seq * 50 for seq in range(1, 101))
    table = PutHosted(Hosted(CODE, b"{}", "ghost_blitz_dice", True, "playing", 2.0))
    units = (PutGuest(ADA), table, BeginMatch(CODE, 1, b"header"), Append(CODE, 1, 1, lines))
    assert commit(*units) is None
    return store


def restored(copy: Path, folder: Path) -> SqliteStore:
    folder.mkdir()
    copy.rename(folder / DATABASE)
    return SqliteStore(folder)


def test_a_copy_of_a_running_server_holds_everything(filled: SqliteStore, folder: Path, tmp_path: Path) -> None:
    size = backup(folder, tmp_path / "copy.db")
    assert size == (tmp_path / "copy.db").stat().st_size
    with closing(restored(tmp_path / "copy.db", tmp_path / "restored")) as again:
        assert again.load(CODE) == filled.load(CODE)
        assert again.guest_by_key(ADA.key_hash) == ADA


def test_a_server_goes_on_behind_its_copy(filled: SqliteStore, folder: Path, commit: Commit, tmp_path: Path) -> None:
    backup(folder, tmp_path / "copy.db")
    assert commit(Append(CODE, 1, 101, (b"later",))) is None
    with closing(restored(tmp_path / "copy.db", tmp_path / "restored")) as again:
        stored = again.load(CODE)
    assert stored is not None
    assert len(stored.lines) == 100


def test_a_copy_is_for_its_owner_alone_and_one_file(filled: SqliteStore, folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    backup(folder, target)
    assert [(path.name, path.stat().st_mode & 0o777) for path in target.parent.iterdir()] == [("copy.db", 0o600)]


def test_a_copy_of_a_folder_without_a_server_holds_everything(
    filled: SqliteStore, folder: Path, tmp_path: Path
) -> None:
    before = filled.load(CODE)
    filled.close()
    backup(folder, tmp_path / "copy.db")
    with closing(restored(tmp_path / "copy.db", tmp_path / "restored")) as again:
        assert again.load(CODE) == before


def test_a_copy_of_an_older_schema_keeps_it(folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        take_steps(connection, STEPS[:1])
    backup(folder, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert steps_taken(copy) == 1


@pytest.mark.parametrize("content", [b"", b"Dear Ada"])
def test_no_file_is_ever_overwritten(filled: SqliteStore, folder: Path, tmp_path: Path, content: bytes) -> None:
    target = tmp_path / "copy.db"
    target.write_bytes(content)
    with pytest.raises(CannotCopy) as caught:
        backup(folder, target)
    assert str(caught.value) == f"{target}: is there already; name another file"
    assert target.read_bytes() == content


def test_no_link_into_nowhere_is_followed(filled: SqliteStore, folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.symlink_to(tmp_path / "elsewhere.db")
    with pytest.raises(CannotCopy, match="is there already"):
        backup(folder, target)


def test_a_folder_that_is_not_there_is_named(filled: SqliteStore, folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "copy.db"
    with pytest.raises(CannotCopy) as caught:
        backup(folder, target)
    assert str(caught.value) == f"{target}: cannot be made (No such file or directory); name another file"


def test_a_damaged_database_leaves_no_copy(filled: SqliteStore, folder: Path, tmp_path: Path) -> None:
    filled.close()
    content = bytearray((folder / DATABASE).read_bytes())
    content[-2_048:] = b"\xa5" * 2_048
    (folder / DATABASE).write_bytes(content)
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    with pytest.raises(CannotCopy) as caught:
        backup(folder, target)
    assert str(caught.value) == (
        f"{folder / DATABASE}: could not be copied to {target} (database disk image is malformed)"
    )
    assert list(target.parent.iterdir()) == []


def test_a_disk_without_room_leaves_no_copy(filled: SqliteStore, folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_192, hard))
    try:
        with pytest.raises(CannotCopy) as caught:
            backup(folder, target)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert str(caught.value) == f"{folder / DATABASE}: could not be copied to {target} (disk I/O error)"
    assert list(target.parent.iterdir()) == []


def test_a_folder_without_a_database_is_named_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as caught:
        backup(tmp_path / "empty", tmp_path / "copy.db")
    assert str(caught.value) == (
        f"{tmp_path / 'empty' / DATABASE}: cannot be opened (No such file or directory); "
        "name the folder that has it: --data"
    )
    assert list(tmp_path.iterdir()) == []
