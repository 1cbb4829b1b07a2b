"""What the table in the terminal needs from the world: keys, time and something to show frames on.

A key press carries the time at which it was read, before anything was done about it: races are decided by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from dicehall.cli.paint import BLANK, Line

STOP, SUSPEND, CONTINUED, RESIZED, END = "<stop>", "<suspend>", "<continued>", "<resized>", "<end>"
"""Not keys, but they come the same way: the program is told to end (Ctrl-C, hang-up), to sleep (Ctrl-Z), has woken up;
the window has another size; the input is over."""
SMALLEST = (80, 24)
"""Columns and rows without which a table cannot be shown."""


class Press(Struct, frozen=True):
    """A key, or one of the words above."""

    key: str
    """The sign itself, or `enter`, `escape`, `backspace`, `tab`, `up`, `down`, `left`, `right`, `pageup`, ..."""
    at_ms: int
    """On the clock of whoever gave it."""


class Frame(Struct, frozen=True):
    """Everything that is to be seen at one moment; how it is laid out is the terminal's business."""

    title: Line = BLANK
    corner: Line = BLANK
    """At the right of the title."""
    table: tuple[Line, ...] = ()
    """What lies on the table; never broken or left out."""
    said: Sequence[Line] = ()
    """All that has been told so far, the newest last."""
    now: Line = BLANK
    """What to press: the one bright line."""
    below: tuple[Line, ...] = ()
    """What is being typed, and the answer to the last key, such as a refusal."""
    footer: Line = BLANK
    is_waiting: bool = True
    """Whether a person has something to do."""


class Outside(Protocol):
    """A terminal, or what stands in for one in a test."""

    def now_ms(self) -> int:
        """A clock that never runs backwards."""

    def next_press(self, timeout_ms: int | None) -> Press | None:
        """The next key, waited for so long; None if there was none. None waits for ever."""

    def size(self) -> tuple[int, int]:
        """Columns and rows."""

    def show(self, frame: Frame) -> None:
        """Shows it at once, in place of the last one."""

    def suspend(self) -> None:
        """Gives the terminal back to the shell until the user comes back."""
