"""A film from the bytes of a record, which may be anything: it says in a sentence why there is none.

Nothing here asks a clock; whoever calls says when it has taken too long.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dicehall.core import DicehallError
from dicehall.match import BadRecord, OptionSet, Record, read_record
from dicehall.server.film.filming import film_of

MOST_BYTES = 4 * 1024 * 1024
"""Of a record. A long match without recorded flights has some hundred kilobytes, one with them a megabyte."""
MOST_ENTRIES = 20_000
_MOST_OPTIONS = 100
"""Each change of an option begins the match anew, with all options before it."""
_MOST_AGREED = 64 * 1024
"""Signs of a line that agrees on something: a deck of one's own has some thousand."""
_MOST_FILM_BYTES = 32 * 1024 * 1024
"""A view shows what was agreed, so a long option makes every update long."""

_HEADER = b'{"type":"dicehall"'
_ENCODER = msgspec.json.Encoder()


class BadFilm(DicehallError):
    """A record that cannot be shown; the message is for people, and names line and reason."""


def film_from(body: bytes, is_late: Callable[[], bool], table: str = "", match: int = 1) -> bytes:
    """The film of a record as one JSON array.

    Args:
        body: JSON Lines.
        is_late: asked after every move; once it says so, the film is given up.
        table: see `film_of`.
        match: see `film_of`.

    Raises:
        BadFilm
    """
    record = _record(body)
    parts: list[bytes] = []
    size = 0
    try:
        for message in film_of(record, table, match):
            parts.append(_ENCODER.encode(message))
            size += len(parts[-1])
            if is_late() or size > _MOST_FILM_BYTES:
                raise BadFilm("This record takes too long to play again.")
    except BadRecord as error:
        raise _against_the_rules(error) from None
    except (UnicodeEncodeError, OverflowError, RecursionError) as error:
        raise BadFilm(f"This record cannot be shown: {error}.") from None
    return b"[" + b",".join(parts) + b"]"


def _record(body: bytes) -> Record[object]:
    if len(body) > MOST_BYTES:
        raise BadFilm(f"This file is too long: a record has at most {MOST_BYTES // 1024 // 1024} MB.")
    text = _text(body)
    if len(text.partition("\n")[0]) > _MOST_AGREED:
        raise _foreign(1, f"it has more than {_MOST_AGREED} signs")
    try:
        record = read_record(text)
    except BadRecord as error:
        raise _unreadable(body, error) from None
    if len(record.entries) > MOST_ENTRIES:
        raise BadFilm(
            f"This record is too long: it has {len(record.entries)} entries, at most {MOST_ENTRIES} are read."
        )
    _check_options(record, text.split("\n"))
    return record


def _check_options(record: Record[object], lines: list[str]) -> None:
    changes = [number for number, entry in enumerate(record.entries, 2) if isinstance(entry, OptionSet)]
    if len(changes) > _MOST_OPTIONS:
        raise BadFilm(f"This record changes options more than {_MOST_OPTIONS} times (line {changes[_MOST_OPTIONS]}).")
    for number in changes:
        if len(lines[number - 1]) > _MOST_AGREED:
            raise BadFilm(f"This record cannot be read. Line {number}: it has more than {_MOST_AGREED} signs.")


def _text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise _foreign(line, "it is no text") from None


def _unreadable(body: bytes, error: BadRecord) -> BadFilm:
    reason = error.reason.removesuffix(".")
    if error.line == 1 and not body.startswith(_HEADER):
        return _foreign(1, reason)
    return BadFilm(f"This record cannot be read. Line {error.line}: {reason}.")


def _foreign(line: int, reason: str) -> BadFilm:
    return BadFilm(f"This is no record of a match at dicehall. Line {line}: {reason}.")


def _against_the_rules(error: BadRecord) -> BadFilm:
    reason = error.reason.removesuffix(".")
    return BadFilm(f"This record cannot be played again: line {error.line} is against the rules. {reason}.")
