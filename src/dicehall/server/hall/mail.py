"""Letters to browsers: in order for each line, and a race shown to all at nearly the same moment.

Whoever is far away is written to first. Nobody gains by it, since each clock starts when the own race is sent; it only
looks better. Nothing is sent early with the request to show it later: that would be looked at early.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from dicehall.server.hall.crowd import Crowd
from dicehall.server.hall.guard import Guard
from dicehall.server.hall.line import Line
from dicehall.tables import Bounds

_AT_ONCE_MS = 1.0


class Letter(NamedTuple):
    """A message and where it goes."""

    to: str
    """A guest, or one of the addresses in `audience.py`."""
    text: str
    revision: int = 0
    """Of an update that shows what is raced for; 0: any other message."""
    seat: int = 0
    """Whose clock starts with that; 0: nobody's, they watch."""


class Sent(NamedTuple):
    """A race was shown to a seat."""

    seat: int
    revision: int
    at_ms: int
    """By the hall's clock."""
    bounds: Bounds


class Ears(Protocol):
    """Who wants to know what became of letters."""

    guard: Guard
    """Catches what goes wrong in whatever happens later than the call that led to it."""

    def shown(self, sent: Sent) -> None: ...

    def unseen(self, seat: int) -> None: ...


class Mail:
    """Hands letters to lines.

    Args:
        has: whether a line still belongs to the table.
        bounds_of: what is believed of a line's way.
        ears: told of every seat that was shown a race, or that could not be.
    """

    def __init__(self, has: Callable[[Line], bool], bounds_of: Callable[[Line], Bounds], ears: Ears) -> None:
        self._has, self._bounds_of, self._ears = has, bounds_of, ears
        self._waiting: dict[Line, deque[tuple[Letter, Bounds | None]]] = {}
        self._crowd = Crowd(has, ears.guard)

    def send(self, letters: Sequence[tuple[Line | None, Letter]], to_watch: Sequence[tuple[Line, Letter]]) -> None:
        """Sends letters.

        Args:
            letters: to those who play; without a line, nobody is there.
            to_watch: to those who only watch.
        """
        farthest_ms = self._send_to_seats(letters)
        for line, letter in to_watch:
            if (queue := self._waiting.get(line)) is not None:  # of somebody who has just stood up
                queue.append((letter, None))
            else:
                self._crowd.add(line, letter.text, farthest_ms if letter.revision else 0.0)
        if to_watch:
            self._crowd.go_on()

    def _send_to_seats(self, letters: Sequence[tuple[Line | None, Letter]]) -> float:
        """Returns how long the race that these letters show, if they do, is held back for whoever is next door."""
        revealing = [line for line, letter in letters if letter.revision and line is not None]
        bounds = {line: self._bounds_of(line) for line in revealing}
        farthest_ms = max([known.floor_ms / 2 for known in bounds.values()], default=0.0)
        for line, letter in letters:
            if line is None:
                if letter.revision:
                    self._ears.unseen(letter.seat)
            elif letter.revision:
                self._post(line, letter, bounds[line], farthest_ms - bounds[line].floor_ms / 2)
            else:
                self._post(line, letter, None, 0.0)
        return farthest_ms

    def _post(self, line: Line, letter: Letter, bounds: Bounds | None, wait_ms: float) -> None:
        """Nothing overtakes a letter that is held back."""
        self._crowd.hurry(line)
        if (queue := self._waiting.get(line)) is not None:
            queue.append((letter, bounds))
        elif wait_ms < _AT_ONCE_MS:
            self._hand_over(line, letter, bounds)
        else:
            self._waiting[line] = deque([(letter, bounds)])
            asyncio.get_running_loop().call_later(wait_ms / 1_000, self._hand_over_all, line)

    def _hand_over_all(self, line: Line) -> None:
        with self._ears.guard:
            for letter, bounds in self._waiting.pop(line):
                self._hand_over(line, letter, bounds)

    def _hand_over(self, line: Line, letter: Letter, bounds: Bounds | None) -> None:
        if not self._has(line):
            if letter.revision and letter.seat:
                self._ears.unseen(letter.seat)
        elif bounds is None:
            line.send(letter.text)
        else:
            at_ms = line.reveal(letter.text, letter.revision)
            self._ears.shown(Sent(letter.seat, letter.revision, at_ms, bounds))
