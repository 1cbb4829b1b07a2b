"""Catches faults of ours where they would do harm."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType


class Guard:
    """A `with` that hands exceptions on instead of raising them; entered for each message, so no generator."""

    def __init__(self, had_accident: Callable[[Exception], None]) -> None:
        self._had_accident = had_accident

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception):
            return False
        self._had_accident(error)
        return True
