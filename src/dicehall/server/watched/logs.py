"""The server's log: one line an event, for programs (`json`) or for people (`text`).

It says what has happened and where in the code, never to whom. What an exception says may be what somebody has typed,
so of an exception only its kind and its place are written, but for those of the disk and the store. Addresses lose
their end. Who causes the same line again and again fills no disk: most of them are left out, and counted.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import time
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import TextIO

import msgspec

from dicehall.server.bucket import Bucket
from dicehall.server.settings import LogStyle
from dicehall.server.store.errors import StoreError

Detail = str | int | float | bool | None

_LOG = logging.getLogger("dicehall.event")
_LINES_PER_S, _BURST, _MOST_KINDS = 0.1, 20, 500
_ADDRESS = re.compile(r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9A-Fa-f]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*)(?![\w:])")
_IN_HAND = re.compile("[(<{]")
_DEEPEST = 5
"""So many exceptions that led to each other are written."""


def set_up(style: LogStyle, level: int = logging.INFO, stream: TextIO | None = None) -> logging.Handler:
    """Writes the log of the whole process in this way, to stderr unless said; every earlier way ends."""
    handler = SparingHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    root = logging.getLogger()
    for older in root.handlers[:]:
        root.removeHandler(older)
    root.addHandler(handler)
    root.setLevel(level)
    return handler


def event(name: str, level: int = logging.INFO, *, error: BaseException | None = None, **details: Detail) -> None:
    """One event, with what belongs to it.

    Args:
        name: a word that programs look for; always the same for the same kind of event.
    """
    _LOG.log(level, name, exc_info=error, extra={"details": details})


class SparingHandler(logging.StreamHandler[TextIO]):
    """Of lines of one kind, 20 at once and then one in ten seconds are written."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._buckets: dict[str, Bucket] = {}
        self._left_out: dict[str, int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        kind, now_ms = f"{record.name} {record.msg}", time.monotonic_ns() // 1_000_000
        if len(self._buckets) >= _MOST_KINDS:  # a message that was put together before it was logged: each is a kind
            self._buckets.clear()
            self._left_out.clear()
        if not self._buckets.setdefault(kind, Bucket(_LINES_PER_S, _BURST, now_ms)).take(now_ms):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return
        record.left_out = self._left_out.pop(kind, 0)
        super().emit(record)


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"at": _at(record), "level": record.levelname.lower()}
        details = getattr(record, "details", None)
        if details is None:
            line |= {"event": "log", "logger": record.name, "text": _text(record)}
        else:
            line |= {"event": record.msg, **_without_addresses(details)}
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        if errors := list(_errors(record)):
            line["errors"] = [{"error": described(error), "stack": list(_stack(error))} for error in errors]
        return msgspec.json.encode(line).decode()


class TextLines(logging.Formatter):
    """A sentence a line; the places of an exception follow it."""

    def format(self, record: logging.LogRecord) -> str:
        details = getattr(record, "details", None)
        words = [_at(record), record.levelname]
        if details is None:
            words += [f"{record.name}:", _text(record)]
        else:
            words += [str(record.msg), *(f"{name}={value}" for name, value in _without_addresses(details).items())]
        if left_out := getattr(record, "left_out", 0):
            words.append(f"(and {left_out} more like this)")
        lines = [" ".join(words)]
        for error in _errors(record):
            lines += [f"  {described(error)}", *(f"    {place}" for place in _stack(error))]
        return "\n".join(lines)


def described(error: BaseException) -> str:
    """An exception's kind, and what it says if that cannot be what somebody has typed."""
    kind = type(error).__name__
    match error:
        case StoreError() | sqlite3.Error():
            return f"{kind}: {error}"
        case OSError():
            return f"{kind}: {error.strerror}" if error.strerror else kind
    return kind


def shortened(address: str) -> str:
    """Where roughly somebody comes from: an address without its end.

    >>> shortened("203.0.113.9"), shortened("2001:db8:1:2:3::4"), shortened("127.0.0.1")
    ('203.0.113.0/24', '2001:db8:1::/48', '127.0.0.1')
    """
    try:
        found = ip_address(address.partition("/")[0])  # a household is written as a network
    except ValueError:
        return address
    if found.is_loopback:
        return address
    bits = 48 if isinstance(found, IPv6Address) else 24
    return str(ip_network(f"{found}/{bits}", strict=False))


def without_addresses(text: str) -> str:
    """A text whose addresses have lost their ends.

    >>> without_addresses("from 203.0.113.9 at 12:30:45")
    'from 203.0.113.0/24 at 12:30:45'
    """
    return _ADDRESS.sub(lambda found: shortened(found[0]), text)


def _without_addresses(details: dict[str, Detail]) -> dict[str, Detail]:
    return {
        name: without_addresses(value) if isinstance(value, str) else value
        for name, value in details.items()
        if value is not None
    }


def _at(record: logging.LogRecord) -> str:
    """
    >>> _at(logging.makeLogRecord({"created": 0.25}))
    '1970-01-01T00:00:00.250Z'
    """
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _text(record: logging.LogRecord) -> str:
    """What we say ourselves; of what others say the beginning, as asyncio goes on with all that it had in hand."""
    arguments = record.args if isinstance(record.args, tuple) else ()
    safe = tuple(described(one) if isinstance(one, BaseException) else one for one in arguments)
    text = (str(record.msg) % safe if safe else str(record.msg)).partition("\n")[0]
    is_ours = record.name.partition(".")[0] == "dicehall"
    return without_addresses(text if is_ours else _IN_HAND.split(text)[0].rstrip())


def _errors(record: logging.LogRecord) -> Iterator[BaseException]:
    """The exception, and those that led to it."""
    error = record.exc_info[1] if record.exc_info else None
    for _ in range(_DEEPEST):
        if error is None:
            return
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _stack(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno} {frame.name}"
