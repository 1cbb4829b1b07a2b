"""The tables of the SQLite file, as numbered steps.

A step that was once released is never changed: a new one is added at the end. `PRAGMA user_version` counts the steps
that a file has taken. That logs have no holes is stated here and nowhere else.

Entries of all tables lie in `line` in order of arrival, so that a group of them fills a page or two, however many
tables they are of. Each knows the one before it in its log, and `log` knows the last one; a log is read backwards.
An index over (code, match, seq) would be a page to write for every table in the group. What is left of logs whose table
was removed stands in `forgotten`, until their entries are removed too. `mine` says which tables a guest sat at.
"""

from __future__ import annotations

import sqlite3
from typing import TypeAlias

APPLICATION_ID = 0x44696365
"""Marks a file as ours (the letters of Dice), so that no other program's database is written to."""

Steps: TypeAlias = tuple[tuple[str, ...], ...]

STEPS: Steps = (
    (
        f"PRAGMA application_id = {APPLICATION_ID}",
        """CREATE TABLE guest (
            id TEXT NOT NULL PRIMARY KEY CHECK (length(id) >= 22),
            key_hash BLOB NOT NULL UNIQUE CHECK (length(key_hash) = 32),
            name TEXT NOT NULL,
            seen_at_s REAL NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE hosted (
            code TEXT NOT NULL PRIMARY KEY,
            body BLOB NOT NULL,
            game TEXT NOT NULL,
            listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
            status TEXT NOT NULL,
            changed_at_s REAL NOT NULL
        )""",
        "CREATE INDEX hosted_in_lobby ON hosted (changed_at_s) WHERE listed",
        """CREATE TABLE match (
            code TEXT NOT NULL REFERENCES hosted (code),
            number INTEGER NOT NULL,
            header BLOB NOT NULL CHECK (typeof(header) = 'blob' AND instr(header, x'0A') = 0),
            PRIMARY KEY (code, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE event (
            code TEXT NOT NULL,
            match INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            body BLOB NOT NULL CHECK (typeof(body) = 'blob' AND instr(body, x'0A') = 0),
            PRIMARY KEY (code, match, seq)
        ) WITHOUT ROWID""",
        """CREATE TRIGGER match_is_next BEFORE INSERT ON match
            WHEN NEW.number IS NOT 1 + (SELECT coalesce(max(number), 0) FROM match WHERE code = NEW.code)
            BEGIN SELECT raise(ABORT, 'out of step'); END""",
        """CREATE TRIGGER event_is_next BEFORE INSERT ON event
            WHEN NEW.match IS NOT (SELECT max(number) FROM match WHERE code = NEW.code)
            OR NEW.seq IS NOT
                1 + (SELECT coalesce(max(seq), 0) FROM event WHERE code = NEW.code AND match = NEW.match)
            BEGIN SELECT raise(ABORT, 'out of step'); END""",
    ),
    (
        """CREATE TABLE log (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            code TEXT NOT NULL,
            match INTEGER NOT NULL,
            entries INTEGER NOT NULL DEFAULT 0,
            last INTEGER,
            UNIQUE (code, match),
            FOREIGN KEY (code, match) REFERENCES match (code, number),
            CHECK ((entries = 0) = (last IS NULL))
        )""",
        """CREATE TABLE line (
            id INTEGER PRIMARY KEY,
            log INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            before INTEGER CHECK (before < id),
            body BLOB NOT NULL CHECK (typeof(body) = 'blob' AND instr(body, x'0A') = 0)
        )""",
        """CREATE TABLE forgotten (
            id INTEGER PRIMARY KEY,
            entries INTEGER NOT NULL CHECK (entries > 0),
            last INTEGER NOT NULL
        )""",
        """INSERT INTO log (code, match, entries, last)
            SELECT code, number, entries, CASE WHEN entries THEN sum(entries) OVER (ORDER BY code, number) END FROM (
                SELECT code, number, (SELECT count(*) FROM event WHERE event.code = match.code AND match = number)
                AS entries FROM match
            ) ORDER BY code, number""",
        """INSERT INTO line (id, log, seq, before, body)
            SELECT place, log.id, seq, CASE WHEN seq > 1 THEN place - 1 END, body FROM (
                SELECT *, row_number() OVER (ORDER BY code, match, seq) AS place FROM event
            ) AS entry JOIN log ON log.code = entry.code AND log.match = entry.match ORDER BY place""",
        "DROP TABLE event",
        """CREATE VIEW event (code, match, seq, body) AS
            SELECT log.code, log.match, line.seq, line.body FROM line JOIN log ON log.id = line.log""",
        """CREATE TRIGGER event_is_next INSTEAD OF INSERT ON event BEGIN
            INSERT INTO line (log, seq, before, body)
                SELECT id, NEW.seq, last, NEW.body FROM log
                WHERE code = NEW.code AND match = NEW.match AND entries = NEW.seq - 1
                AND match = (SELECT max(number) FROM match WHERE code = NEW.code);
            SELECT raise(ABORT, 'out of step') WHERE changes() = 0;
            UPDATE log SET entries = NEW.seq, last = last_insert_rowid() WHERE code = NEW.code AND match = NEW.match;
        END""",
        """CREATE TRIGGER match_has_log AFTER INSERT ON match BEGIN
            INSERT INTO log (code, match) VALUES (NEW.code, NEW.number);
        END""",
    ),
    (
        """CREATE TABLE mine (
            guest TEXT NOT NULL,
            code TEXT NOT NULL,
            PRIMARY KEY (guest, code)
        ) WITHOUT ROWID""",
        "CREATE INDEX mine_by_code ON mine (code)",
        # This once the documents are looked into, so that tables from before are found again.
        """INSERT OR IGNORE INTO mine (guest, code)
            SELECT guest, code FROM (
                SELECT code, CASE place.type WHEN 'object' THEN place.value ->> '$.guest' END AS guest
                FROM (SELECT code, CAST(body AS TEXT) AS body FROM hosted) AS old,
                json_each(CASE WHEN json_valid(old.body) THEN old.body ELSE '{}' END, '$.places') AS place
            ) WHERE guest <> ''""",
    ),
)


def steps_taken(connection: sqlite3.Connection) -> int:
    """How many steps the file has taken; more than STEPS where a newer dicehall wrote it."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_foreign(connection: sqlite3.Connection) -> bool:
    """Whether another program wrote the file. An empty one is nobody's yet."""
    application_id = connection.execute("PRAGMA application_id").fetchone()[0]
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    return application_id != APPLICATION_ID and not (is_empty and application_id == 0)


def take_steps(connection: sqlite3.Connection, steps: Steps = STEPS) -> None:
    """Brings a file up to date; a step is taken as a whole or not at all. Raises sqlite3.Error: close it then."""
    for number in range(steps_taken(connection), len(steps)):
        connection.execute("BEGIN IMMEDIATE")
        for statement in steps[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
