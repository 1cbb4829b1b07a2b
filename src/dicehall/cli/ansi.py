"""Styled lines as escape codes that every terminal of the last thirty years understands.

Three kinds of terminal: with colours, with bold and reverse only (`NO_COLOR`), and plain text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from dicehall.cli.paint import Line, Style, clipped

Palette = Literal["colours", "mono", "plain"]

_COLOURS: Mapping[Style, str] = {
    "bold": "1",
    "dim": "2",
    "now": "1;30;43",
    "good": "1;32",
    "bad": "1;31",
    "mark": "7",
    "red": "97;41",
    "white": "30;47",
    "grey": "97;100",
    "green": "30;42",
    "blue": "97;44",
    "black": "97;40",
    "yellow": "30;43",
}
"""Colours of the box are backgrounds with a readable text on them: so they show on light and dark screens alike."""
_MONO: Mapping[Style, str] = {"bold": "1", "dim": "2", "now": "1;7", "good": "1", "bad": "1", "mark": "7"}
_CODES: Mapping[Palette, Mapping[Style, str]] = {"colours": _COLOURS, "mono": _MONO, "plain": {}}
_ASCII = str.maketrans(
    {
        "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "═": "=", "║": "|",
        "╔": "+", "╗": "+", "╚": "+", "╝": "+", "·": "-", "●": "o", "▶": ">", "×": "x", "…": "~", "█": "#", "░": ".",
        "▲": "^", "▼": "v", "◀": "<", "\N{NO-BREAK SPACE}": " ",
    }
)  # fmt: skip

ENTER_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[2J"
LEAVE_SCREEN = "\x1b[0m\x1b[?25h\x1b[?1049l"


def styled(row: Line, palette: Palette) -> str:
    """One line as text with codes; it ends in the plain style."""
    codes = _CODES[palette]
    parts: list[str] = []
    for span in row:
        code = codes.get(span.style)
        parts.append(f"\x1b[{code}m{span.text}\x1b[0m" if code else span.text)
    return "".join(parts)


def whole_screen(rows: Sequence[Line], columns: int, palette: Palette) -> str:
    """A frame from the upper left corner on, to be written at once: nothing is erased before it is replaced.

    The last column stays empty, since terminals disagree about the cursor once it is filled.
    """
    body = "\x1b[K\r\n".join(styled(clipped(row, columns - 1), palette) for row in rows)
    return f"\x1b[H{body}\x1b[K\x1b[J"


def in_encoding(words: str, encoding: str) -> str:
    """The text as far as an encoding has its signs; lines and arrows become ASCII.

    >>> in_encoding("┌─┐ ● Jörg", "ascii")
    '+-+ o J?rg'
    """
    try:
        words.encode(encoding)
    except UnicodeEncodeError:
        return words.translate(_ASCII).encode(encoding, "replace").decode(encoding)
    return words
