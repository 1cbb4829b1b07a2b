"""Signals that wait in line with the keys.

A handler only writes the word down and wakes whoever waits for keys; nothing is ever cut off in its middle.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from contextlib import suppress
from types import FrameType


class Signals:
    """Catches some signals between `catch` and `release`.

    Args:
        words: what `take` gives for each of them.
    """

    def __init__(self, words: Mapping[signal.Signals, str]) -> None:
        self._words = words
        self._caught: list[str] = []
        self.wake_fd, self._writing_fd = os.pipe()
        """To be waited for beside the keyboard: readable as soon as a signal has come."""
        os.set_blocking(self.wake_fd, False)
        os.set_blocking(self._writing_fd, False)

    def catch(self) -> None:
        signal.set_wakeup_fd(self._writing_fd, warn_on_full_buffer=False)
        for number in self._words:
            signal.signal(number, self._came)

    def release(self) -> None:
        """As Python had them at its start."""
        signal.set_wakeup_fd(-1)
        for number in self._words:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)

    def take(self) -> list[str]:
        """The words of the signals that have come since the last time."""
        with suppress(BlockingIOError):  # nothing has come, or only between two readings
            os.read(self.wake_fd, 512)
        caught, self._caught = self._caught, []
        return caught

    def _came(self, number: int, frame: FrameType | None) -> None:
        self._caught.append(self._words[signal.Signals(number)])
