"""Text with styles: what screens are made of before anything is sent to a terminal.

A style is a meaning or a colour of the box, never an escape code. No style may carry a meaning alone: a word, a letter
or a sign always says the same, for screens without colours and eyes that do not tell them apart.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

Style = Literal[
    "plain", "bold", "dim", "now", "good", "bad", "mark",
    "red", "white", "grey", "green", "blue", "black", "yellow",
]  # fmt: skip


class Span(Struct, frozen=True):
    """Some text in one style."""

    text: str
    style: Style = "plain"


Line: TypeAlias = tuple[Span, ...]
Part: TypeAlias = str | Span | Line

BLANK: Line = ()


def line(*parts: Part) -> Line:
    """One line of parts; bare strings are plain.

    >>> text(line("a ", Span("b", "bold")))
    'a b'
    """
    spans: list[Span] = []
    for part in parts:
        if isinstance(part, str):
            spans.append(Span(part))
        elif isinstance(part, Span):
            spans.append(part)
        else:
            spans.extend(part)
    return tuple(spans)


def bold(words: str) -> Span:
    """Text to be seen first."""
    return Span(words, "bold")


def dim(words: str) -> Span:
    """Text that can be passed over."""
    return Span(words, "dim")


def text(styled: Line) -> str:
    """The line without its styles."""
    return "".join(span.text for span in styled)


def cells(words: str) -> int:
    """How many columns of a terminal a text takes.

    >>> cells("Jörg"), cells("骰子")
    (4, 4)
    """
    if words.isascii():
        return len(words)
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in words
    )


def width(styled: Line) -> int:
    """Columns that a line takes."""
    return sum(cells(span.text) for span in styled)


def pad(words: str, columns: int) -> str:
    """The text with spaces up to a width; a longer one is cut and ends in `…`.

    >>> pad("Anna", 6), pad("Maximiliane", 6)
    ('Anna  ', 'Maxim…')
    """
    if cells(words) > columns:
        words = cut(words, columns - 1) + "…"
    return words + " " * (columns - cells(words))


def cut(words: str, columns: int) -> str:
    """As much of the beginning as fits."""
    while cells(words) > columns:
        words = words[:-1]
    return words


def padded(styled: Line, columns: int) -> Line:
    """The line made exactly so wide."""
    missing = columns - width(styled)
    return clipped(styled, columns) if missing < 0 else (*styled, Span(" " * missing))


def clipped(styled: Line, columns: int) -> Line:
    """The line without what is beyond a width."""
    spans: list[Span] = []
    for span in styled:
        fitting = cut(span.text, columns)
        columns -= cells(fitting)
        spans.append(Span(fitting, span.style))
        if fitting != span.text:
            break
    return tuple(spans)


def beside(blocks: Sequence[Sequence[Line]], gap: int = 1) -> list[Line]:
    """Blocks of lines next to each other, tops level.

    >>> [text(row) for row in beside([[line("ab"), line("c")], [line("d")]])]
    ['ab d', 'c   ']
    """
    widths = [max((width(row) for row in block), default=0) for block in blocks]
    rows: list[Line] = []
    for number in range(max(map(len, blocks), default=0)):
        row: list[Span] = []
        for block, columns in zip(blocks, widths, strict=True):
            if row:
                row.append(Span(" " * gap))
            row.extend(padded(block[number] if number < len(block) else BLANK, columns))
        rows.append(tuple(row))
    return rows


def wrapped(styled: Line, columns: int, indent: int = 2) -> list[Line]:
    """The line broken between words; further lines are indented.

    >>> [text(row) for row in wrapped(line("one two three"), 8)]
    ['one two', '  three']
    """
    rows: list[list[Span]] = [[]]
    used = 0
    for span in styled:
        for number, word in enumerate(span.text.split(" ")):
            size = cells(word)
            gap = 1 if number else 0
            if used + gap + size > columns and used > indent:
                rows.append([Span(" " * indent)])
                used, gap = indent, 0
            _append(rows[-1], " " * gap + word, span.style)
            used += gap + size
    return [tuple(row) for row in rows]


def _append(row: list[Span], words: str, style: Style) -> None:
    if row and row[-1].style == style:
        row[-1] = Span(row[-1].text + words, style)
    elif words:
        row.append(Span(words, style))


def printable(words: str) -> str:
    """The text with `?` for signs that would steer a terminal instead of being seen.

    >>> printable("a\\x1b[2Jb")
    'a?[2Jb'
    """
    return words if words.isprintable() else "".join(sign if sign.isprintable() else "?" for sign in words)


def listed(words: Iterable[str]) -> str:
    """Words with commas and an "and".

    >>> listed(["Anna", "Ben", "Cleo"])
    'Anna, Ben and Cleo'
    """
    names = list(words)
    return " and ".join(part for part in (", ".join(names[:-1]), "".join(names[-1:])) if part)
