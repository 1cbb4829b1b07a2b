"""Records as text: JSON Lines in, JSON Lines out. Pure; whoever calls opens the file.

A match that is cut off leaves at most a last line without its end; `read_record` says so.
"""

from __future__ import annotations

import operator
from functools import lru_cache
from typing import TypeVar, Union

import msgspec

from dicehall.core import AnyGame
from dicehall.match.checks import check_entries
from dicehall.match.evidence import Anchored, Opened, Raced
from dicehall.match.flaws import Flaw, flaw_of
from dicehall.match.record import (
    BadRecord,
    Dropped,
    Entry,
    Header,
    Note,
    OptionSet,
    Played,
    Record,
    Refused,
    Seated,
    Undone,
    game_of,
)

A = TypeVar("A")

_ENCODER = msgspec.json.Encoder(order="deterministic")
_HEADER = msgspec.json.Decoder(Header)


def write_line(line: Header | Entry[A]) -> str:
    """One line of a record, without the line's end."""
    return _ENCODER.encode(line).decode()


def write_record(record: Record[A]) -> str:
    """The whole record as JSON Lines."""
    return "".join(write_line(line) + "\n" for line in (record.header, *record.entries))


def read_record(text: str, games: dict[str, AnyGame] | None = None) -> Record[object]:
    """A record from its lines; it is read, not yet played: see `replay`.

    Args:
        games: where to look the game up; the games of dicehall unless said.

    Raises:
        BadRecord: names the line, the place in it and the reason.
    """
    lines = text.split("\n")
    if lines[-1]:
        raise BadRecord(len(lines), "is cut off before its end", Flaw("cut_off"))
    if not lines[:-1]:
        raise BadRecord(1, "the record is empty; it should begin with a header", Flaw("empty"))
    header = _decode(_HEADER, 1, lines[0])
    decoder = _entry_decoder(game_of(header, games).notation.actions)
    record = Record(header, [_decode(decoder, number, line) for number, line in enumerate(lines[1:-1], 2)])
    check_entries(record)
    return record


T = TypeVar("T")


def _decode(decoder: msgspec.json.Decoder[T], number: int, line: str) -> T:
    try:
        return decoder.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord(number, str(error), flaw_of(error)) from None
    except RecursionError:
        raise BadRecord(number, "is nested too deeply", Flaw("too_deep")) from None
    except UnicodeEncodeError as error:
        raise BadRecord(
            number, f"column {error.start + 1}: no valid text", Flaw("no_text", str(error.start + 1))
        ) from None


@lru_cache
def _entry_decoder(actions: object) -> msgspec.json.Decoder[Entry[object]]:
    # The actions of a game are known at run time only, so the types are put together here.
    of_game = [operator.getitem(kind, actions) for kind in (Played, Dropped, Refused)]  # type: ignore[call-overload]  # known at run time
    return msgspec.json.Decoder(Union[(*of_game, Undone, Note, Seated, OptionSet, Raced, Opened, Anchored)])
