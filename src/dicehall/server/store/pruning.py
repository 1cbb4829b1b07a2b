"""Removes what nobody has touched for long: tables with their matches, then guests who sit at no table that is kept.

What there is to do is looked up over the reading connection; the writing thread gets it in small pieces, with the
writes of those who play in between. Each piece looks again whether a table was changed since.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import TypeAlias

from dicehall.server.store.interface import Age
from dicehall.server.store.kept import Pruned
from dicehall.server.store.reader import Turn, every_table

_GUESTS_AT_ONCE = _LINES_AT_ONCE = 200
"""A piece takes some milliseconds, in which nothing else is written: each line may lie on a page of its own."""

_OLD_GUESTS = "SELECT id FROM guest WHERE seen_at_s < ? ORDER BY id"
_SIZE = "SELECT count(*), coalesce(sum(entries), 0) FROM log WHERE code = ?"
_FORGET = (
    "INSERT INTO forgotten (entries, last) SELECT entries, last FROM log WHERE code = :code AND last ORDER BY id",
    "DELETE FROM log WHERE code = :code",
    "DELETE FROM match WHERE code = :code",
    "DELETE FROM mine WHERE code = :code",
    "DELETE FROM hosted WHERE code = :code",
)
_SOME_LINES = f"""WITH RECURSIVE entry (id, before) AS (
    SELECT id, before FROM line WHERE id = :last
    UNION ALL SELECT line.id, line.before FROM entry JOIN line ON line.id = entry.before
    LIMIT {_LINES_AT_ONCE}
)"""

_Size: TypeAlias = tuple[int, int]
"""Matches and entries of a table."""


def would_prune(read: Turn, age: Age) -> Pruned:
    """What `prune` would remove. Raises what `age.guests_of` and `read` raise."""
    codes = _old_tables(read, age)
    sizes = [read(partial(_size, code=code)) for code in codes]
    return _pruned(sizes, len(_old_guests(read, age, frozenset(codes))))


def prune(read: Turn, write: Turn, age: Age) -> Pruned:
    """As `Store.prune`. Raises what `age.guests_of`, `read` and `write` raise; what was removed before stays so."""
    sizes = [write(partial(_forget_table, code=code, age=age)) for code in _old_tables(read, age)]
    while write(_forget_lines):
        pass
    guests = 0
    for ids in _pieces(_old_guests(read, age, frozenset()), _GUESTS_AT_ONCE):
        guests += write(partial(_forget_guests, ids=ids, age=age))
    return _pruned([size for size in sizes if size is not None], guests)


def _pruned(sizes: Sequence[_Size], guests: int) -> Pruned:
    return Pruned(len(sizes), sum(matches for matches, _ in sizes), sum(entries for _, entries in sizes), guests)


def _old_tables(read: Turn, age: Age) -> list[str]:
    """Oldest first, as tables of one age share pages."""
    aged = sorted((hosted.changed_at_s, hosted.code) for hosted in every_table(read))
    return [code for at_s, code in aged if at_s < age.tables_before_s and code not in age.spared]


def _old_guests(read: Turn, age: Age, gone: frozenset[str]) -> list[str]:
    """Those who sit at no table, but for tables that are as good as gone."""
    rows = read(lambda connection: connection.execute(_OLD_GUESTS, (age.guests_before_s,)).fetchall())
    if not rows:
        return []
    sitting = {guest for hosted in every_table(read) if hosted.code not in gone for guest in age.guests_of(hosted)}
    return [guest for (guest,) in rows if guest not in sitting]


def _forget_table(connection: sqlite3.Connection, code: str, age: Age) -> _Size | None:
    """What the table had; None if it was changed in the meantime, and stays."""
    query = "SELECT 1 FROM hosted WHERE code = ? AND changed_at_s < ?"
    if connection.execute(query, (code, age.tables_before_s)).fetchone() is None:
        return None
    size = _size(connection, code)
    for statement in _FORGET:
        connection.execute(statement, {"code": code})
    return size


def _forget_lines(connection: sqlite3.Connection) -> bool:
    """The last entries of a log whose table is gone, also by a pruning that was killed; False if there are none."""
    row = connection.execute("SELECT id, last FROM forgotten ORDER BY id LIMIT 1").fetchone()
    if row is None:
        return False
    log, last = row
    rows = connection.execute(f"{_SOME_LINES} SELECT before FROM entry", {"last": last}).fetchall()
    connection.execute(f"{_SOME_LINES} DELETE FROM line WHERE id IN (SELECT id FROM entry)", {"last": last})
    before = rows[-1][0] if rows else None
    if before is None:
        connection.execute("DELETE FROM forgotten WHERE id = ?", (log,))
    else:
        update = "UPDATE forgotten SET entries = entries - ?, last = ? WHERE id = ?"
        connection.execute(update, (len(rows), before, log))
    return True


def _forget_guests(connection: sqlite3.Connection, ids: Sequence[str], age: Age) -> int:
    """How many of them had not been seen in the meantime, and are no more."""
    query = "DELETE FROM guest WHERE id = ? AND seen_at_s < ?"
    removed = [guest for guest in ids if connection.execute(query, (guest, age.guests_before_s)).rowcount]
    connection.executemany("DELETE FROM mine WHERE guest = ?", [(guest,) for guest in removed])
    return len(removed)


def _size(connection: sqlite3.Connection, code: str) -> _Size:
    matches, entries = connection.execute(_SIZE, (code,)).fetchone()
    return matches, entries


def _pieces(items: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    rest = iter(items)
    while piece := tuple(islice(rest, size)):
        yield piece
