"""A file that was damaged, torn or made read-only: the store says where and why, and makes nothing worse.

The write-ahead logs are real ones, taken from under a store that was writing, as a crash leaves them.
"""

import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue

import pytest

from dicehall.server.store import (
    Append,
    BeginMatch,
    CannotOpen,
    Hosted,
    PutHosted,
    SqliteStore,
    StoreError,
    StoreFailed,
    Unit,
)
from dicehall.server.store.opening import DATABASE, connected_for_reading, opened_for_reading
from dicehall.server.store.wal import Torn, torn

CODE = "K7QW3M9T"
WAL = f"{DATABASE}-wal"
HEADER, FRAME, PAGE = 32, 24, 2_048
ENTRIES = 20


def written(store: SqliteStore, *units: Unit) -> StoreError | None:
    told: SimpleQueue[StoreError | None] = SimpleQueue()
    store.write(units, told.put)
    return told.get(timeout=30)


def begin(store: SqliteStore, entries: int = 0, body: bytes = b"entry") -> None:
    table = PutHosted(Hosted(CODE, b"{}", "ghost_blitz_dice", False, "open", 0.0))
    assert written(store, table, BeginMatch(CODE, 1, b"header"), Append(CODE, 1, 1, (body,) * entries)) is None


def entries(folder: Path) -> int:
    with closing(SqliteStore(folder)) as store:
        stored = store.load(CODE)
    return len(stored.lines) if stored else 0


def refusal(folder: Path) -> str:
    with pytest.raises(CannotOpen) as caught:
        SqliteStore(folder)
    return str(caught.value)


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A data folder as `kill -9` leaves it: a table with a log, and behind it a commit for each of 20 entries."""
    folder, copy = tmp_path / "data", tmp_path / "crashed"
    with closing(SqliteStore(folder)) as store:
        begin(store)
    with closing(SqliteStore(folder)) as store:
        for seq in range(1, ENTRIES + 1):
            assert written(store, Append(CODE, 1, seq, (b"%d" % seq,))) is None
        copy.mkdir(mode=0o700)
        for name in (DATABASE, WAL):
            shutil.copy(folder / name, copy / name)
    return copy


def frames(wal: bytes) -> list[tuple[int, bool]]:
    """Where each frame begins, and whether a commit ends with it."""
    starts = range(HEADER, len(wal), FRAME + PAGE)
    return [(start, struct.unpack_from(">I", wal, start + 4)[0] > 0) for start in starts]


@contextmanager
def changed(path: Path) -> Iterator[bytearray]:
    content = bytearray(path.read_bytes())
    yield content
    path.write_bytes(content)


# --- The write-ahead log


def test_a_log_that_is_whole_is_taken_up(crashed: Path) -> None:
    assert torn(crashed / WAL) is None
    assert entries(crashed) == ENTRIES


def test_no_log_and_an_empty_one_are_whole(crashed: Path) -> None:
    (crashed / WAL).write_bytes(b"")
    assert torn(crashed / WAL) is None
    (crashed / WAL).unlink()
    assert torn(crashed / WAL) is None
    assert entries(crashed) == 0


def test_a_log_torn_in_the_middle_is_refused_and_left_alone(crashed: Path) -> None:
    place, _ = frames((crashed / WAL).read_bytes())[12]
    with changed(crashed / WAL) as wal:
        wal[place + FRAME + 500 : place + FRAME + 600] = b"\xa5" * 100
    before = {path.name: path.read_bytes() for path in (crashed / DATABASE, crashed / WAL)}
    good = HEADER + 12 * (FRAME + PAGE)
    assert refusal(crashed) == (
        f"{crashed / WAL}: is damaged (commits after byte {good} of {len(before[WAL])} cannot be read); "
        f"put a copy from before in its place, or cut it off there (truncate -s {good}) to go on without"
    )
    assert {name: (crashed / name).read_bytes() for name in before} == before


def test_a_torn_log_that_is_cut_off_as_told_goes_on_from_there(crashed: Path) -> None:
    place, _ = frames((crashed / WAL).read_bytes())[13]
    with changed(crashed / WAL) as wal:
        wal[place + FRAME] ^= 1
    match torn(crashed / WAL):
        case Torn(good_bytes, _):
            with changed(crashed / WAL) as wal:
                del wal[good_bytes:]
        case None:
            pytest.fail("the damage is not seen")
    assert entries(crashed) == 6  # of two pages each, and the seventh lost its second
    with closing(SqliteStore(crashed)) as store:
        assert written(store, Append(CODE, 1, 7, (b"anew",))) is None


@pytest.mark.parametrize("lost", [1, 100, PAGE, PAGE + FRAME])
def test_a_commit_that_was_under_way_is_dropped_in_silence(crashed: Path, lost: int) -> None:
    with changed(crashed / WAL) as wal:
        del wal[-lost:]
    assert torn(crashed / WAL) is None
    assert entries(crashed) == ENTRIES - 1


def test_a_last_commit_with_a_page_missing_in_it_is_dropped_in_silence(crashed: Path) -> None:
    with changed(crashed / WAL) as wal:  # the disk wrote its second page before the first
        (first, _), (_, is_last) = frames(bytes(wal))[-2:]
        assert is_last
        wal[first : first + FRAME + PAGE] = bytes(FRAME + PAGE)
    assert torn(crashed / WAL) is None
    assert entries(crashed) == ENTRIES - 1


def test_every_byte_of_an_earlier_commit_counts(crashed: Path) -> None:
    whole = (crashed / WAL).read_bytes()
    (start, _), *_ = frames(whole)[10:]
    for place in (start + 4 + 3, start + 8, start + 16, start + 20, start + FRAME, start + FRAME + PAGE - 1):
        damaged = bytearray(whole)
        damaged[place] ^= 0x80
        (crashed / WAL).write_bytes(damaged)
        assert torn(crashed / WAL) == Torn(HEADER + 10 * (FRAME + PAGE), len(whole)), place


def test_a_log_whose_first_bytes_are_damaged_is_refused(crashed: Path) -> None:
    with changed(crashed / WAL) as wal:
        wal[17] ^= 1
    assert refusal(crashed) == (
        f"{crashed / WAL}: is damaged (its first bytes); put a copy from before in its place, "
        f"or move it away to go on with what {DATABASE} has"
    )


def test_a_log_that_was_made_longer_and_never_written_is_empty(crashed: Path) -> None:
    with changed(crashed / WAL) as wal:
        wal[:] = bytes(len(wal))
    assert torn(crashed / WAL) is None
    assert entries(crashed) == 0


def test_a_log_with_nothing_but_its_first_bytes_lost_is_refused(crashed: Path) -> None:
    with changed(crashed / WAL) as wal:
        wal[:HEADER] = bytes(HEADER)
    assert "is damaged (its first bytes)" in refusal(crashed)


def test_pages_of_an_older_log_behind_the_end_are_no_damage(folder: Path, tmp_path: Path) -> None:
    """The file is written from its begin again once all is worked into the database, and keeps its length."""
    copy = tmp_path / "crashed"
    copy.mkdir()
    with closing(SqliteStore(folder)) as store:
        begin(store, 300)
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            assert connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0] == 0
        assert written(store, Append(CODE, 1, 301, (b"last",))) is None
        for name in (DATABASE, WAL):
            shutil.copy(folder / name, copy / name)
    assert (copy / WAL).stat().st_size > 10 * PAGE
    assert torn(copy / WAL) is None
    assert entries(copy) == 301


def test_a_log_that_a_server_is_writing_is_not_judged(folder: Path) -> None:
    with closing(SqliteStore(folder)) as store:
        begin(store)
        with changed(folder / WAL) as wal:  # as it may be found in the middle of a write
            wal[:HEADER] = bytes(HEADER)
        opened_for_reading(folder / DATABASE).close()
        assert entries_seen(store) == 0


def entries_seen(store: SqliteStore) -> int:
    stored = store.load(CODE)
    assert stored is not None
    return len(stored.lines)


# --- The database


def fill_with_last_page_of_entries(folder: Path) -> None:
    """The last page holds entries."""
    with closing(SqliteStore(folder)) as store:
        begin(store, 400, b"x" * 180)


def test_a_damaged_last_page_is_refused_and_left_alone(folder: Path) -> None:
    fill_with_last_page_of_entries(folder)
    with changed(folder / DATABASE) as content:
        content[-PAGE:] = b"\xa5" * PAGE
    before = (folder / DATABASE).read_bytes()
    assert refusal(folder).startswith(f"{folder / DATABASE}: is damaged (")
    assert (folder / DATABASE).read_bytes() == before


def test_a_copy_put_in_place_of_a_damaged_file_is_taken_up(folder: Path, tmp_path: Path) -> None:
    fill_with_last_page_of_entries(folder)
    shutil.copy(folder / DATABASE, tmp_path / "copy")
    with changed(folder / DATABASE) as content:
        content[-PAGE:] = b"\xa5" * PAGE
    refusal(folder)
    shutil.copy(tmp_path / "copy", folder / DATABASE)
    assert entries(folder) == 400


def test_a_page_damaged_under_a_running_server_is_named_and_costs_no_other_table(folder: Path) -> None:
    fill_with_last_page_of_entries(folder)
    with closing(SqliteStore(folder, fresh)) as store:
        pages = (folder / DATABASE).stat().st_size // PAGE
        with changed(folder / DATABASE) as content:
            content[(pages - 1) * PAGE :] = b"\xa5" * PAGE
        with pytest.raises(StoreFailed, match=r"dicehall\.db: could not be read \(database disk image is malformed\)"):
            store.load(CODE)
        error = written(store, Append(CODE, 1, 401, (b"next",)))
        assert isinstance(error, StoreFailed)
        assert str(error) == (
            f"{folder / DATABASE}: could not be written (database disk image is malformed, SQLITE_CORRUPT)"
        )
        other = PutHosted(Hosted("Q2RS4T6V", b"{}", "ghost_blitz_dice", False, "open", 0.0))
        assert written(store, other) is None
        assert store.exists("Q2RS4T6V")


def fresh(path: Path) -> sqlite3.Connection:
    """A connection that keeps no pages in memory for longer than a statement."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA cache_size = 0")
    return connection


def test_a_log_with_a_hole_is_named_and_not_handed_out(folder: Path) -> None:
    with closing(SqliteStore(folder)) as store:
        begin(store, 9)
        with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
            connection.execute("DELETE FROM line WHERE seq = 4")
        for ask in (lambda: store.load(CODE), lambda: store.record(CODE, 1)):
            with pytest.raises(StoreFailed, match=f"match 1 of table {CODE}: entry 4 of 9 is not in its log"):
                ask()


# --- Read-only


@pytest.fixture
def read_only(folder: Path) -> Callable[[Path], sqlite3.Connection]:
    """How a file is connected with that the system lets nobody write to; root may write to any."""
    with closing(SqliteStore(folder)) as store:
        begin(store, 3)
    return connected_for_reading


def test_a_read_only_file_is_taken_up_for_reading_and_says_so_at_each_write(
    folder: Path, read_only: Callable[[Path], sqlite3.Connection]
) -> None:
    with closing(SqliteStore(folder, read_only)) as store:
        error = written(store, Append(CODE, 1, 4, (b"four",)))
        assert isinstance(error, StoreFailed)
        assert str(error) == (
            f"{folder / DATABASE}: could not be written (attempt to write a readonly database, SQLITE_READONLY)"
        )
        assert entries_seen(store) == 3
    assert entries(folder) == 3
