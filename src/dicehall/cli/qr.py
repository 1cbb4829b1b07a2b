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
_NARROWEST = 1
"""Columns that stay free, since terminals disagree about the cursor once the last one is filled."""


def shows_qr(environment: Mapping[str, str]) -> bool:
    """Whether a code can be read off what we print to: a terminal with colours and with half blocks.

    Without colours nobody knows which of a terminal's two is the light one.
    """
    if not sys.stdout.isatty() or environment.get("NO_COLOR") or environment.get("TERM", "dumb") in ("", "dumb"):
        return False
    try:
        "".join(_HALVES.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def say_qr(address: str) -> None:
    """Prints the code of an address, or nothing where it could not be read."""
    if shows_qr(os.environ):
        for line in qr_lines(address, shutil.get_terminal_size().columns):
            print(line, flush=True)


def qr_lines(address: str, columns: int) -> tuple[str, ...]:
    """Black on white whatever the terminal's own colours are; none in a terminal with too few columns.

    >>> len(qr_lines("http://192.168.1.7:8787/", 80))
    17
    >>> qr_lines("http://192.168.1.7:8787/", 32)
    ()
    """
    modules = modules_of(address)
    if len(modules[0]) > columns - _NARROWEST:
        return ()
    return tuple(f"{_BLACK_ON_WHITE}{line}{_PLAIN}" for line in _half_blocks(modules))


def modules_of(text: str) -> Sequence[Sequence[bool]]:
    """The rows of a code with its quiet zone; true is dark. A seventh of it may be unreadable (level M)."""
    import segno  # noqa: PLC0415 - no other command needs it

    code = segno.make_qr(text, error="m", boost_error=False)
    return [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET_MODULES)]


def _half_blocks(modules: Sequence[Sequence[bool]]) -> Iterator[str]:
    rows = [*modules, [False] * len(modules[0])]  # an odd number of rows, so that the last one has a light half
    for upper, lower in zip(rows[::2], rows[1::2], strict=False):
        yield "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
