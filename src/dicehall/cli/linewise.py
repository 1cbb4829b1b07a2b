"""A terminal that shows no frames and gives whole lines: pipes, `TERM=dumb`, screen readers.

Each sign of a line counts as a key, and the end of the line as Enter; a line of ESC alone is that key and no Enter.
Good for turns, too slow for races.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from dicehall.cli.ansi import in_encoding
from dicehall.cli.outside import END, STOP, Frame, Press
from dicehall.cli.paint import BLANK, Line, text
from dicehall.cli.signals import Signals

_ESCAPE = "\x1b"
_WORDS = {signal.SIGINT: STOP, signal.SIGTERM: STOP, signal.SIGHUP: STOP}


class Linewise:
    """Standard input and output, line by line. Use it through `opened_lines`."""

    def __init__(self) -> None:
        self.signals = Signals(_WORDS)
        self._waiting: deque[Press] = deque()
        self._is_line_over = False
        self._unread = b""
        self._said = 0
        self._table: tuple[Line, ...] = ()
        self._footer: Line = BLANK
        self._prompt = ""

    def now_ms(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def size(self) -> tuple[int, int]:
        return 80, 1_000

    def next_press(self, timeout_ms: int | None) -> Press | None:
        """One line is answered before the next one is looked at, so that a script reads like a conversation."""
        if timeout_ms == 0 and self._is_line_over:
            self._is_line_over = False
            return None
        if not self._waiting:
            self._read(None if timeout_ms is None else max(0, timeout_ms) / 1_000)
        press = self._waiting.popleft() if self._waiting else None
        self._is_line_over = press is not None and press.key in ("enter", "escape")
        return press

    def show(self, frame: Frame) -> None:
        """Prints what is new: sentences at once; the table, and keys that are always there, when a person is to act."""
        new = self._news(frame.said)
        prompt = "\n".join(text(row) for row in (frame.now, *frame.below) if row)
        if frame.is_waiting and (prompt, frame.table) != (self._prompt, self._table):
            if frame.table != self._table:
                new += ["", *_rows(frame.table), ""]
            if frame.footer and frame.footer != self._footer:
                new.append(text(frame.footer).strip())
                self._footer = frame.footer
            new.append(prompt)
            self._prompt, self._table = prompt, frame.table
        for row in new:
            print(in_encoding(row, sys.stdout.encoding or "utf-8"), flush=True)

    def _news(self, said: Sequence[Line]) -> list[str]:
        """Sentences not printed yet. What lies over the table says none and is no new beginning; a new match is one."""
        if not said:
            return []
        begin = self._said if len(said) >= self._said else 0
        self._said = len(said)
        return [text(row) for row in said[begin:]]

    def suspend(self) -> None:
        """Nothing to give back: the shell does it."""

    def _read(self, timeout_s: float | None) -> None:
        typed = sys.stdin.fileno()
        ready, _, _ = select.select([typed, self.signals.wake_fd], [], [], timeout_s)
        at_ms = self.now_ms()
        words = self.signals.take()
        if typed in ready:
            words += self._keys_of(os.read(typed, 4096))
        self._waiting.extend(Press(word, at_ms) for word in words)

    def _keys_of(self, data: bytes) -> list[str]:
        self._unread += data or b"\n" * bool(self._unread)
        *whole, self._unread = self._unread.split(b"\n")
        keys: list[str] = []
        for row in whole:
            signs = row.decode(sys.stdin.encoding or "utf-8", "replace")
            keys += ["escape"] if signs == _ESCAPE else [*filter(str.isprintable, signs), "enter"]
        return keys if data else [*keys, END]


def _rows(table: Sequence[Line]) -> list[str]:
    """The table without the blanks at its end, and of several blank rows one: nothing is laid out to fill a window."""
    rows: list[str] = [""]
    for styled in table:
        row = text(styled).rstrip()
        if row or rows[-1]:
            rows.append(row)
    return rows[1:] if rows[-1] else rows[1:-1]


@contextmanager
def opened_lines() -> Iterator[Linewise]:
    """Standard input and output for the time of a `with` block."""
    lines = Linewise()
    lines.signals.catch()
    try:
        yield lines
    finally:
        lines.signals.release()
