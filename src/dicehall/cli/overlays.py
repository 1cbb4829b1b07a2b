"""What lies over the table for a while: help, menus, questions of yes and no, a line to be typed.

While one is open the table is paused. Pressing a key gives what is open next: itself, another one, or None.
Where keys come line by line, the Enter of the line that opened something follows before anybody has seen it: an empty
Enter counts only for what has been drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from dicehall.cli.paint import BLANK, Line, bold, dim, line, wrapped

_WIDEST = 100


class Overlay(Protocol):
    """Something over the table."""

    def lines(self, columns: int, rows: int) -> list[Line]:
        """What it shows, in so many columns and rows."""

    def now(self) -> str:
        """Which keys there are."""

    def press(self, key: str) -> Overlay | None:
        """What is open after this key."""


Next: TypeAlias = Overlay | None


class YesNo:
    """A question; only `y` says yes."""

    def __init__(self, asks: Sequence[str], then: Callable[[], Next], *, back: Next = None) -> None:
        self._asks = asks
        self._then = then
        self._back = back

    def lines(self, columns: int, rows: int) -> list[Line]:
        return _paragraphs(self._asks, columns)

    def now(self) -> str:
        return "y yes   n no"

    def press(self, key: str) -> Next:
        if key.lower() == "y":
            return self._then()
        return self._back if key.lower() in ("n", "escape", "q") else self


class Menu:
    """One of several things to do, by a key each."""

    def __init__(self, title: str, items: Sequence[tuple[str, str, Callable[[], Next]]]) -> None:
        self._title = title
        self._items = items
        self._is_drawn = False

    def lines(self, columns: int, rows: int) -> list[Line]:
        self._is_drawn = True
        entries = [line("   ", bold(key), "   ", label) for key, label, _ in self._items]
        return [BLANK, line(" ", bold(self._title)), BLANK, *entries]

    def now(self) -> str:
        return "press one of these keys   ESC back to the table"

    def press(self, key: str) -> Next:
        if key == "escape" or (key == "enter" and self._is_drawn):
            return None
        for known, _, then in self._items:
            if key.lower() == known:
                return then()
        return self


class TextLine:
    """A line to be typed.

    Args:
        then: what to do with the line; it may give a question that asks again.
    """

    def __init__(self, asks: Sequence[str], then: Callable[[str], Next], typed: str = "") -> None:
        self._asks = asks
        self._then = then
        self._typed = typed
        self._is_drawn = False

    def lines(self, columns: int, rows: int) -> list[Line]:
        self._is_drawn = True
        return [*_paragraphs(self._asks, columns), BLANK, line(" ", bold("> " + self._typed + "_"))]

    def now(self) -> str:
        return "type, then ENTER   ESC back"

    def press(self, key: str) -> Next:
        if key == "escape":
            return None
        if key == "enter":
            return self._then(self._typed.strip()) if self._typed or self._is_drawn else self
        self._typed = edited(self._typed, key)
        return self


class Help:
    """Pages of help; typing the id of a rule shows what it says."""

    def __init__(self, paragraphs: Sequence[str], rule: Callable[[str], str]) -> None:
        self._start = paragraphs
        self._paragraphs = paragraphs
        self._rule = rule
        self._typed = ""
        self._top = 0
        self._last_top = 0
        self._page = 1
        self._is_drawn = False

    def lines(self, columns: int, rows: int) -> list[Line]:
        self._is_drawn = True
        room = max(rows - 3, 1)
        text = _paragraphs(self._paragraphs, columns)
        self._page, self._last_top = room, max(0, len(text) - room)
        self._top = min(self._top, self._last_top)
        shown = text[self._top : self._top + room]
        more = f"more: UP DOWN ({self._top + len(shown)} of {len(text)} lines)" if len(text) > room else ""
        asking = line(" Which rule? Type its id, as in [", bold("ALL-8"), "]: ", bold(self._typed + "_"))
        return [*shown, line(" ", dim(more)) if more else BLANK, asking]

    def now(self) -> str:
        return "ENTER look the rule up, or back if none is typed   UP DOWN scroll   ESC back"

    def press(self, key: str) -> Next:
        steps = {"up": -1, "down": 1, "pageup": -self._page, "pagedown": self._page}
        if key in steps:
            self._top = max(0, min(self._top + steps[key], self._last_top))
        elif key == "enter":
            return self._look_up()
        elif key == "escape":
            return self._back()
        else:
            self._typed = edited(self._typed, key)
        return self

    def _look_up(self) -> Next:
        if not self._typed.strip():
            return self._back() if self._is_drawn else self
        self._paragraphs, self._top = (self._rule(self._typed.strip()),), 0
        self._typed = ""
        return self

    def _back(self) -> Next:
        if self._paragraphs is self._start:
            return None
        self._paragraphs, self._top, self._typed = self._start, 0, ""
        return self


def edited(typed: str, key: str) -> str:
    """A line after one more key.

    >>> edited("ab", "c"), edited("ab", "backspace"), edited("ab", "clear"), edited("ab", "up")
    ('abc', 'a', '', 'ab')
    """
    if key == "clear":
        return ""
    if key == "backspace":
        return typed[:-1]
    return typed + key if len(key) == 1 and len(typed) < 200 else typed


def _paragraphs(texts: Sequence[str], columns: int) -> list[Line]:
    rows: list[Line] = []
    for paragraph in texts:
        broken = wrapped(line(paragraph), min(columns, _WIDEST) - 3, indent=0)
        rows += [BLANK, *(line(" ", *row) for row in broken)]
    return rows
