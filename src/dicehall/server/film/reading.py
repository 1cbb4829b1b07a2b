"""A film from the bytes of a record, which may be anything: it says in a sentence why there is none.

Nothing here asks a clock; whoever calls says when it has taken too long.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dicehall.core import DicehallError
from dicehall.match import BadRecord, Flaw, OptionSet, Record, read_record
from dicehall.server.film.filming import film_of
from dicehall.wire.http import BadFile

MOST_BYTES = 4 * 1024 * 1024
"""Of a record. A long match without recorded flights has some hundred kilobytes, one with them a megabyte."""
MOST_ENTRIES = 20_000
_MOST_OPTIONS = 100
"""Each change of an option begins the match anew, with all options before it."""
_MOST_AGREED = 64 * 1024
"""Signs of a line that agrees on something: a deck of one's own has some thousand."""
_MOST_FILM_BYTES = 32 * 1024 * 1024
"""A view shows what was agreed, so a long option makes every update long."""

_LONG_LINE = (f"it has more than {_MOST_AGREED} signs", Flaw("line_too_long", wanted=str(_MOST_AGREED)))
_HEADER = b'{"type":"dicehall"'
_ENCODER = msgspec.json.Encoder()


class BadFilm(DicehallError):
    """A record that cannot be shown; the message is for people, and names line and reason.

    Attributes:
        file: the same for programs.
    """

    def __init__(self, sentence: str, flaw: Flaw, line: int = 0, reason: str = "", *, is_record: bool = True) -> None:
        super().__init__(sentence)
        self.file = BadFile(flaw, line, reason, is_record)


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
                raise BadFilm("This record takes too long to play again.", Flaw("takes_too_long"))
    except BadRecord as error:
        raise _against_the_rules(error) from None
    except (UnicodeEncodeError, OverflowError, RecursionError) as error:
        raise BadFilm(f"This record cannot be shown: {error}.", Flaw(), reason=str(error)) from None
    return b"[" + b",".join(parts) + b"]"


def _record(body: bytes) -> Record[object]:
    if len(body) > MOST_BYTES:
        raise too_long()
    text = _text(body)
    if len(text.partition("\n")[0]) > _MOST_AGREED:
        raise _unread(1, *_LONG_LINE, is_record=False)
    try:
        record = read_record(text)
    except BadRecord as error:
        raise _unreadable(body, error) from None
    if len(record.entries) > MOST_ENTRIES:
        entries = len(record.entries)
        raise BadFilm(
            f"This record is too long: it has {entries} entries, at most {MOST_ENTRIES} are read.",
            Flaw("entries", found=str(entries), wanted=str(MOST_ENTRIES)),
        )
    _check_options(record, text.split("\n"))
    return record


def _check_options(record: Record[object], lines: list[str]) -> None:
    changes = [number for number, entry in enumerate(record.entries, 2) if isinstance(entry, OptionSet)]
    if len(changes) > _MOST_OPTIONS:
        line = changes[_MOST_OPTIONS]
        sentence = f"This record changes options more than {_MOST_OPTIONS} times (line {line})."
        raise BadFilm(sentence, Flaw("options", wanted=str(_MOST_OPTIONS)), line)
    for number in changes:
        if len(lines[number - 1]) > _MOST_AGREED:
            raise _unread(number, *_LONG_LINE)


def _text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise _unread(line, "it is no text", Flaw("no_text"), is_record=False) from None


def _unreadable(body: bytes, error: BadRecord) -> BadFilm:
    is_record = error.line > 1 or body.startswith(_HEADER)
    return _unread(error.line, error.reason.removesuffix("."), error.flaw, is_record=is_record)


def _unread(line: int, reason: str, flaw: Flaw, *, is_record: bool = True) -> BadFilm:
    head = "This record cannot be read." if is_record else "This is no record of a match at dicehall."
    return BadFilm(f"{head} Line {line}: {reason}.", flaw, line, reason, is_record=is_record)


def _against_the_rules(error: BadRecord) -> BadFilm:
    reason = error.reason.removesuffix(".")
    sentence = f"This record cannot be played again: line {error.line} is against the rules. {reason}."
    return BadFilm(sentence, error.flaw, error.line, reason)


def too_long() -> BadFilm:
    """The file has more than MOST_BYTES."""
    megabytes = MOST_BYTES // 1024 // 1024
    sentence = f"This file is too long: a record has at most {megabytes} MB."
    return BadFilm(sentence, Flaw("file_too_long", wanted=str(megabytes)))


def too_late(within_s: int) -> BadFilm:
    """The file did not come in time."""
    return BadFilm(f"The record was not complete after {within_s} s.", Flaw("late", wanted=str(within_s)))
