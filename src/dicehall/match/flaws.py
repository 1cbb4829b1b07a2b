"""What is wrong with a line of a record, for programs: a page says it in its reader's language."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
from msgspec import Struct

FlawName = Literal[
    "cut_off",
    "empty",
    "no_text",
    "no_json",
    "too_deep",
    "missing",
    "unknown",
    "wrong",
    "format",
    "game",
    "setup",
    "players",
    "seat",
    "time",
    "undone",
    "late_option",
    "move",
    "line_too_long",
    "file_too_long",
    "entries",
    "options",
    "takes_too_long",
    "late",
    "other",
]


class Flaw(Struct, frozen=True):
    """What is wrong, and with what; texts are empty where they say nothing."""

    what: FlawName = "other"
    place: str = ""
    """Within the line: a field like `actor[0]`, or a column from 1."""
    found: str = ""
    wanted: str = ""
    rule: str = ""
    """That a move is against."""


OTHER = Flaw()
"""Nobody but a programmer has to be told."""

_PLACED = re.compile(r"(.*?)(?: - at `\$\.?(.*)`)?", re.DOTALL)
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
_EXPECTED = re.compile(r"Expected `(.*?)`(?:, got `(.*?)`)?(.*)", re.DOTALL)


def flaw_of(error: msgspec.DecodeError) -> Flaw:
    """What msgspec says in a sentence.

    >>> flaw_of(msgspec.ValidationError("Object missing required field `type` - at `$.action`"))
    Flaw(what='missing', place='action.type', found='', wanted='', rule='')
    >>> flaw_of(msgspec.ValidationError("Expected `int`, got `str` - at `$.format`"))
    Flaw(what='wrong', place='format', found='str', wanted='int', rule='')
    >>> flaw_of(msgspec.ValidationError("Expected `object`, got `array`"))
    Flaw(what='wrong', place='', found='array', wanted='object', rule='')
    """
    if not isinstance(error, msgspec.ValidationError):
        return Flaw("no_json")
    parts = _PLACED.fullmatch(str(error))
    assert parts is not None  # as the place may be missing
    reason, place = parts[1], parts[2] or ""
    if (field := _FIELD.fullmatch(reason)) is not None:
        return Flaw("missing" if field[1] == "missing required" else "unknown", f"{place}.{field[2]}".lstrip("."))
    if (expected := _EXPECTED.fullmatch(reason)) is not None:
        return Flaw("wrong", place, expected[2] or "", expected[1] + expected[3])
    return Flaw("wrong", place, reason.partition("'")[2].removesuffix("'"))
