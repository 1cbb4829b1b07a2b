"""`dicehall db`: copies, checks and tidies what a server keeps."""

from __future__ import annotations

import argparse
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from dicehall.cli.paint import printable
from dicehall.match import BadRecord, final_state, read_record
from dicehall.server.hall import Denial
from dicehall.server.hall.kept import agreed_of, guests_of
from dicehall.server.settings import Written, data_of
from dicehall.server.store import Age, Hosted, Pruned, SqliteStore, StoreFailed
from dicehall.server.store.checking import Kept, file_faults, kept, log_faults
from dicehall.server.store.copying import backup
from dicehall.server.store.opening import DATABASE, opened_for_reading
from dicehall.server.store.pruning import would_prune
from dicehall.server.store.reader import Reader, Turn, every_table, matches_of, record_of

OK, FAILED = 0, 1
_DAY_S = 86_400


def database(arguments: argparse.Namespace) -> int:
    """Runs `dicehall db` and gives its exit code. Raises BadSetting, StoreError, Denial."""
    folder = data_of(Written({"data": arguments.data}, os.environ))
    return _ACTIONS[arguments.action](arguments, folder)


def _backup(arguments: argparse.Namespace, folder: Path) -> int:
    size = backup(folder, arguments.file)
    _say(f"{arguments.file}: a copy of {folder / DATABASE}, {size:,} bytes, checked")
    return OK


def _check(_: argparse.Namespace, folder: Path) -> int:
    path, found = folder / DATABASE, 0
    with _reading(path) as read:
        for fault in _faults(path, read):
            found += 1
            _say(fault)
        if not found:
            _say(f"{path}: all is well {_counted(read(kept))}")
            return OK
    _say(f"{path}: faults found: {found:,}")
    return FAILED


def _prune(arguments: argparse.Namespace, folder: Path) -> int:
    now_s = time.time()
    age = Age(now_s - arguments.tables_days * _DAY_S, now_s - arguments.guests_days * _DAY_S, guests_of)
    path = folder / DATABASE
    with _reading(path) as read:  # also so that no database is made where there is none
        pruned = would_prune(read, age)
    if not arguments.dry_run:
        with closing(SqliteStore(folder)) as store:
            pruned = store.prune(age)
    _say(f"{path}: {'too old' if arguments.dry_run else 'removed'} {_counted(pruned)}")
    return OK


def _counted(size: Kept | Pruned) -> str:
    return f"(tables: {size.tables:,}, matches: {size.matches:,}, entries: {size.entries:,}, guests: {size.guests:,})"


@contextmanager
def _reading(path: Path) -> Iterator[Turn]:
    """Questions to a database, whether a server uses it or not. Raises CannotOpen."""
    with closing(Reader(path, opened_for_reading(path))) as reader:
        yield reader.ask


def _faults(path: Path, read: Turn) -> Iterator[str]:
    """Everything that is wrong, as far as it can be read."""
    for look in (file_faults, log_faults):
        try:
            yield from (f"{path}: {fault}" for fault in read(partial(_all, look=look)))
        except StoreFailed as error:
            yield str(error)
    try:
        for hosted in every_table(read):
            yield from _faults_at_table(read, hosted)
    except StoreFailed as error:
        yield str(error)


def _all(connection: sqlite3.Connection, look: Callable[[sqlite3.Connection], Iterator[str]]) -> list[str]:
    return list(look(connection))


def _faults_at_table(read: Turn, hosted: Hosted) -> Iterator[str]:
    code = hosted.code
    try:
        agreed_of(hosted)
    except Denial as error:
        yield f"table {code}: {error}"
    for number in read(partial(matches_of, code=code)):
        try:
            _play_again(read(partial(record_of, code=code, number=number)) or b"")
        except BadRecord as error:
            yield f"table {code}, match {number}, line {error.line}: {error.reason}"
        except StoreFailed as error:
            yield f"table {code}, match {number}: {error}"


def _play_again(record: bytes) -> None:
    """Raises BadRecord."""
    try:
        text = record.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(record[: error.start].count(b"\n") + 1, "no text in UTF-8") from None
    final_state(read_record(text))


def _say(sentence: str) -> None:
    print(printable(sentence), flush=True)


_ACTIONS: Mapping[str, Callable[[argparse.Namespace, Path], int]] = {
    "backup": _backup,
    "check": _check,
    "prune": _prune,
}
