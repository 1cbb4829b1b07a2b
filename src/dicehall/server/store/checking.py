"""Is the file whole, and do its tables fit together? What the documents and lines mean is for the caller to see."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from msgspec import Struct


class Kept(Struct, frozen=True):
    """How much is kept."""

    tables: int
    matches: int
    entries: int
    guests: int


_KEPT = """SELECT (SELECT count(*) FROM hosted), (SELECT count(*) FROM match),
    (SELECT coalesce(sum(entries), 0) FROM log), (SELECT count(*) FROM guest)"""
_LOST = """SELECT (SELECT count(*) FROM line), coalesce(sum(entries), 0)
    FROM (SELECT entries FROM log UNION ALL SELECT entries FROM forgotten)"""
_HOLES = """SELECT code, count(*), max(number) FROM match GROUP BY code
    HAVING min(number) <> 1 OR max(number) <> count(*) ORDER BY code"""
_LOGLESS = """SELECT code, number FROM match
    WHERE NOT EXISTS (SELECT 1 FROM log WHERE log.code = match.code AND match = number) ORDER BY code, number"""


def kept(connection: sqlite3.Connection) -> Kept:
    """Counts what is kept. Raises sqlite3.Error."""
    return Kept(*connection.execute(_KEPT).fetchone())


def file_faults(connection: sqlite3.Connection) -> Iterator[str]:
    """Pages that are not whole, and rows that refer to none. Raises sqlite3.Error."""
    for (finding,) in connection.execute("PRAGMA integrity_check"):
        if finding != "ok":
            yield " ".join(finding.split())
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        which = "a row" if row is None else f"row {row}"  # some tables have no numbers for theirs
        yield f"{which} of {table} refers to a row of {parent} that is not there"


def log_faults(connection: sqlite3.Connection) -> Iterator[str]:
    """Matches and entries that are missing, or too many. Raises sqlite3.Error."""
    there, said = connection.execute(_LOST).fetchone()
    if said != there:
        yield f"the logs have {said} entries, and {there} are kept"
    for code, matches, last in connection.execute(_HOLES):
        yield f"table {code}: its last match is {last}, and {matches} are kept"
    for code, match in connection.execute(_LOGLESS):
        yield f"table {code}, match {match}: has no log"
