"""An address as a QR code in the terminal, so that a phone needs no typing."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence

QUIET_MODULES = 4
"""The light edge that readers look for; the standard asks for so much."""
_BLACK_ON_WHITE = "\x1b[30;107m"
_PLAIN = "\x1b[0m"
_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""Two modules, one above the other, in one sign: signs are about twice as high as they are wide."""
_GROUNDS = {True: "\x1b[40m", False: "\x1b[107m"}
_FREE = 1
"""Columns that stay free, since terminals disagree about the cursor once the last one is filled."""


def say_qr(address: str) -> None:
    """Prints the code of an address, or why there is none; nothing where nobody is there to scan it."""
    if sys.stdout.isatty():
        columns = shutil.get_terminal_size().columns
        for line in qr_lines(address, os.environ, sys.stdout.encoding or "ascii", columns):
            print(line, flush=True)


def qr_lines(address: str, environment: Mapping[str, str], encoding: str, columns: int) -> tuple[str, ...]:
    """Black on white whatever the terminal's own colours are, or a sentence that says why there is no code.

    Without colours nobody knows which of a terminal's two is the light one. Where half blocks cannot be printed, a
    module is two spaces on a coloured ground, which takes twice as much room.

    >>> colourful = {"TERM": "xterm"}
    >>> [len(qr_lines("http://192.168.1.7:8787/", colourful, encoding, 80)) for encoding in ("utf-8", "ascii")]
    [17, 33]
    >>> qr_lines("http://192.168.1.7:8787/", colourful, "utf-8", 32)
    ('No code to scan here: it takes 34 columns, and this terminal has 32.',)
    """
    if environment.get("NO_COLOR") or environment.get("TERM", "dumb") in ("", "dumb"):
        return ("No code to scan here: it takes a terminal with colours.",)
    modules = modules_of(address)
    has_halves = _can_print("".join(_HALVES.values()), encoding)
    wanted = len(modules[0]) * (1 if has_halves else 2) + _FREE
    if wanted > columns:
        return (f"No code to scan here: it takes {wanted} columns, and this terminal has {columns}.",)
    return tuple(_half_blocks(modules) if has_halves else _spaces(modules))


def _can_print(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def modules_of(text: str) -> Sequence[Sequence[bool]]:
    """The rows of a code with its quiet zone; true is dark. A seventh of it may be unreadable (level M)."""
    import segno  # noqa: PLC0415 - no other command needs it

    code = segno.make_qr(text, error="m", boost_error=False)
    return [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET_MODULES)]


def _half_blocks(modules: Sequence[Sequence[bool]]) -> Iterator[str]:
    rows = [*modules, [False] * len(modules[0])]  # an odd number of rows, so that the last one has a light half
    for upper, lower in zip(rows[::2], rows[1::2], strict=False):
        halves = "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
        yield f"{_BLACK_ON_WHITE}{halves}{_PLAIN}"


def _spaces(modules: Sequence[Sequence[bool]]) -> Iterator[str]:
    for row in modules:
        yield "".join(f"{_GROUNDS[is_dark]}  " for is_dark in row) + _PLAIN
