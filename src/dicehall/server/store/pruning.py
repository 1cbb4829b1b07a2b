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

_TABLES_AT_ONCE, _GUESTS_AT_ONCE = 5, 200
"""A piece takes some milliseconds, in which nothing else is written."""

_OLD_GUESTS = "SELECT id FROM guest WHERE seen_at_s < ? ORDER BY id"
_SIZE = "SELECT count(*), coalesce(sum(entries), 0) FROM log WHERE code = ?"
_FORGET_LINES = """WITH RECURSIVE entry (id, before) AS (
    SELECT id, before FROM line WHERE id IN (SELECT last FROM log WHERE code = :code)
    UNION ALL SELECT line.id, line.before FROM entry JOIN line ON line.id = entry.before
) DELETE FROM line WHERE id IN (SELECT id FROM entry)"""
_FORGET = (
    "DELETE FROM snapshot WHERE log IN (SELECT id FROM log WHERE code = :code)",
    _FORGET_LINES,
    "DELETE FROM log WHERE code = :code",
    "DELETE FROM match WHERE code = :code",
    "DELETE FROM hosted WHERE code = :code",
)

_Size: TypeAlias = tuple[int, int]
"""Matches and entries of a table."""


def would_prune(read: Turn, age: Age) -> Pruned:
    """What `prune` would remove. Raises what `age.guests_of` and `read` raise."""
    codes = _old_tables(read, age)
    sizes = [read(partial(_size, code=code)) for code in codes]
    return _pruned(sizes, len(_old_guests(read, age, frozenset(codes))))


def prune(read: Turn, write: Turn, age: Age) -> Pruned:
    """As `Store.prune`. Raises what `age.guests_of`, `read` and `write` raise; what was removed before stays so."""
    sizes: list[_Size] = []
    for codes in _pieces(_old_tables(read, age), _TABLES_AT_ONCE):
        sizes += write(partial(_forget_tables, codes=codes, age=age))
    guests = 0
    for ids in _pieces(_old_guests(read, age, frozenset()), _GUESTS_AT_ONCE):
        guests += write(partial(_forget_guests, ids=ids, age=age))
    return _pruned(sizes, guests)


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


def _forget_tables(connection: sqlite3.Connection, codes: Sequence[str], age: Age) -> list[_Size]:
    """Matches and entries of each table that was not changed in the meantime, and is no more."""
    gone: list[_Size] = []
    for code in codes:
        query = "SELECT 1 FROM hosted WHERE code = ? AND changed_at_s < ?"
        if connection.execute(query, (code, age.tables_before_s)).fetchone() is not None:
            gone.append(_size(connection, code))
            for statement in _FORGET:
                connection.execute(statement, {"code": code})
    return gone


def _forget_guests(connection: sqlite3.Connection, ids: Sequence[str], age: Age) -> int:
    """How many of them had not been seen in the meantime, and are no more."""
    query = "DELETE FROM guest WHERE id = ? AND seen_at_s < ?"
    return sum(connection.execute(query, (guest, age.guests_before_s)).rowcount for guest in ids)


def _size(connection: sqlite3.Connection, code: str) -> _Size:
    matches, entries = connection.execute(_SIZE, (code,)).fetchone()
    return matches, entries


def _pieces(items: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    rest = iter(items)
    while piece := tuple(islice(rest, size)):
        yield piece
