"""The real terminal: single keys, frames written at once, and signals that come like keys."""

from __future__ import annotations

import os
import select
import signal
import sys
import termios
import time
import tty
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from dicehall.cli.ansi import ENTER_SCREEN, LEAVE_SCREEN, Palette, in_encoding, whole_screen
from dicehall.cli.keyboard import KeyReader
from dicehall.cli.layout import laid_out
from dicehall.cli.outside import CONTINUED, END, RESIZED, STOP, SUSPEND, Frame, Press
from dicehall.cli.signals import Signals

_ESCAPE_S = 0.05
"""How long the rest of an arrow key may take after its first byte."""
_WORDS = {
    signal.SIGINT: STOP,
    signal.SIGTERM: STOP,
    signal.SIGHUP: STOP,
    signal.SIGTSTP: SUSPEND,
    signal.SIGWINCH: RESIZED,
}


def has_single_keys() -> bool:
    """Whether keys can be read one by one and frames be drawn."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb")


def palette() -> Palette:
    """What the user wants: `NO_COLOR`, if it is not empty, leaves bold and reverse."""
    return "mono" if os.environ.get("NO_COLOR") else "colours"


class Terminal:
    """The terminal that the program was started in. Use it through `opened_terminal`."""

    def __init__(self) -> None:
        self._in, self._out = sys.stdin.fileno(), sys.stdout.fileno()
        self._encoding = sys.stdout.encoding or "utf-8"
        self._keys = KeyReader(sys.stdin.encoding or "utf-8")
        self._signals = Signals(_WORDS)
        self._waiting: deque[Press] = deque()
        self._shown = ""
        self._cooked = termios.tcgetattr(self._in)
        self._palette = palette()
        self._is_entered = False

    def now_ms(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def size(self) -> tuple[int, int]:
        try:
            columns, rows = os.get_terminal_size(self._out)
        except OSError:  # the window is gone; the hang-up is on its way
            return 80, 24
        return (columns, rows) if columns and rows else (80, 24)

    def next_press(self, timeout_ms: int | None) -> Press | None:
        if not self._waiting:
            self._read(None if timeout_ms is None else max(0, timeout_ms) / 1_000)
        return self._waiting.popleft() if self._waiting else None

    def show(self, frame: Frame) -> None:
        """The first frame takes the window over: what goes wrong before it is said in the plain terminal."""
        if not self._is_entered:
            self._enter()
        size = self.size()
        picture = in_encoding(whole_screen(laid_out(frame, size), size[0], self._palette), self._encoding)
        if picture != self._shown:
            self._shown = picture
            self._write(picture)

    def suspend(self) -> None:
        self.leave()
        os.kill(os.getpid(), signal.SIGSTOP)
        self._enter()
        self._waiting.append(Press(CONTINUED, self.now_ms()))

    def leave(self) -> None:
        """Gives everything back as it was."""
        if not self._is_entered:
            return
        self._is_entered = False
        self._write(LEAVE_SCREEN)
        with suppress(termios.error):  # the terminal is gone, and nobody is left to give it back to
            termios.tcsetattr(self._in, termios.TCSADRAIN, self._cooked)
        self._signals.release()

    def _enter(self) -> None:
        self._is_entered = True
        self._signals.catch()
        tty.setcbreak(self._in, termios.TCSANOW)
        self._shown = ""
        self._write(ENTER_SCREEN)

    def _read(self, timeout_s: float | None) -> None:
        ready, _, _ = select.select([self._in, self._signals.wake_fd], [], [], timeout_s)
        at_ms = self.now_ms()
        words = self._signals.take()
        if self._in in ready:
            words += self._keys_read()
        self._waiting.extend(Press(word, at_ms) for word in words)

    def _keys_read(self) -> list[str]:
        data = self._read_bytes()
        keys = self._keys.feed(data) if data else [END]
        if self._keys.is_in_sequence:
            more, _, _ = select.select([self._in], [], [], _ESCAPE_S)
            keys += self._keys.feed(self._read_bytes()) if more else self._keys.give_up()
        return keys

    def _read_bytes(self) -> bytes:
        """What has been typed; nothing at all at the end of the input, or when the window is gone."""
        try:
            return os.read(self._in, 4096)
        except OSError:
            return b""

    def _write(self, words: str) -> None:
        data = words.encode(self._encoding, "replace")
        with suppress(OSError):  # the window is gone; the hang-up is on its way
            while data:
                data = data[os.write(self._out, data) :]


@contextmanager
def opened_terminal() -> Iterator[Terminal]:
    """The terminal for the time of a `with` block; whatever happens there, it is given back in order."""
    terminal = Terminal()
    try:
        yield terminal
    finally:
        terminal.leave()
