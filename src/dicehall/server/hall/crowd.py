"""Letters to those who only watch: they leave after those to the players, and a few at a time.

A thousand people may watch a table. Writing to all of them at once would hold up everybody else for tens of
milliseconds, those first whose race they watch.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import NamedTuple

from dicehall.server.hall.guard import Guard
from dicehall.server.hall.line import Line

_AT_ONCE = 50
"""Letters between two looks at what else there is to do: about a millisecond."""


_SHARE = 20
"""Of what waits, a twentieth goes at once if that is more: so letters cannot pile up without an end."""


class _Waiting(NamedTuple):
    line: Line
    text: str
    from_s: float
    """Not before this time of the event loop."""


class Crowd:
    """Who watches one table. For each line, letters leave in the order in which they came.

    Args:
        has: whether a line still belongs to the table.
        guard: catches what goes wrong later than the call that led to it.
    """

    def __init__(self, has: Callable[[Line], bool], guard: Guard) -> None:
        self._has, self._guard = has, guard
        self._letters: deque[_Waiting] = deque()
        self._of: Counter[Line] = Counter()
        self._is_called = False

    def add(self, line: Line, text: str, wait_ms: float) -> None:
        """A letter, for when `go_on` is called next."""
        self._letters.append(_Waiting(line, text, asyncio.get_running_loop().time() + wait_ms / 1_000))
        self._of[line] += 1

    def go_on(self) -> None:
        """Sends what may be sent, and comes back for the rest by itself."""
        if not self._is_called:
            self._send_some()

    def hurry(self, line: Line) -> None:
        """Sends all that waits for one line: it does not only watch any more, and nothing may overtake."""
        if line not in self._of:
            return
        mine = [waiting for waiting in self._letters if waiting.line is line]
        self._letters = deque(waiting for waiting in self._letters if waiting.line is not line)
        for waiting in mine:
            self._hand_over(waiting)

    def _send_some(self) -> None:
        loop = asyncio.get_running_loop()
        now_s = loop.time()
        for _ in range(max(_AT_ONCE, len(self._letters) // _SHARE)):
            if not self._letters or self._letters[0].from_s > now_s:
                break
            self._hand_over(self._letters.popleft())
        if self._letters:
            self._is_called = True
            loop.call_at(max(now_s, self._letters[0].from_s), self._called)

    def _called(self) -> None:
        self._is_called = False
        with self._guard:
            self._send_some()

    def _hand_over(self, waiting: _Waiting) -> None:
        line = waiting.line
        self._of[line] -= 1
        if not self._of[line]:
            del self._of[line]
        if self._has(line):
            line.send(waiting.text)
