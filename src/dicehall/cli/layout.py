"""Lays a frame out in a window: title, table, what has been said, the bright line, the footer.

What has been said gets the room that is left; the newest stands lowest, next to the bright line.
"""

from __future__ import annotations

from dicehall.cli.outside import SMALLEST, Frame
from dicehall.cli.paint import BLANK, Line, Span, clipped, line, width, wrapped

_WIDEST = 118
"""Sentences longer than this are hard to read."""


def laid_out(frame: Frame, size: tuple[int, int]) -> list[Line]:
    """As many rows as the window has.

    Args:
        size: columns and rows of the window.
    """
    columns, rows = size
    if columns < SMALLEST[0] or rows < SMALLEST[1]:
        return too_small(size)
    usable = min(columns, _WIDEST) - 1
    rule = line(Span("─" * usable, "dim"))
    top = [_title(frame, usable), rule, *frame.table]
    below = [row for words in frame.below or (BLANK,) for row in wrapped(words, usable, indent=1)]
    bottom = [*_bright(frame.now, usable), *below, frame.footer]
    top = top[: rows - len(bottom) - 1]  # whatever lies there, what to press is seen
    room = rows - len(top) - len(bottom) - 1
    return [*top, rule, *_newest(frame, usable, room), *bottom]


def too_small(size: tuple[int, int]) -> list[Line]:
    """What a window shows that is too small for a table."""
    columns, rows = size
    words = (
        f"This window has {columns} x {rows} signs.",
        f"dicehall needs {SMALLEST[0]} x {SMALLEST[1]}.",
        "Make it larger: the table waits,",
        "nothing is lost. Ctrl-C leaves.",
    )
    return [line(sentence) for sentence in words][:rows]


def _title(frame: Frame, usable: int) -> Line:
    gap = usable - width(frame.title) - width(frame.corner)
    return line(frame.title, " " * max(1, gap), frame.corner)


def _bright(now: Line, usable: int) -> list[Line]:
    if not now:
        return [BLANK]
    rows = wrapped(line(Span(" ", "now"), *now), usable - 1, indent=1)
    return [clipped(line(*(Span(span.text, "now") for span in row), Span(" " * usable, "now")), usable) for row in rows]


def _newest(frame: Frame, usable: int, room: int) -> list[Line]:
    rows: list[Line] = []
    for sentence in reversed(frame.said[-max(room, 1) :]):
        broken = wrapped(sentence, usable)
        if len(rows) + len(broken) > room:
            break
        rows[:0] = broken
    return [*rows, *[BLANK] * (room - len(rows))]
