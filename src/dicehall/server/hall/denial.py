"""What people ask of a table, or of its door, and do not get."""

from __future__ import annotations

from dicehall.core import DicehallError
from dicehall.wire.words import Why


class Denial(DicehallError):
    """Not done, and nothing has changed.

    Args:
        why: for programs.
        sentence: for people; says what to do.
    """

    def __init__(self, why: Why, sentence: str) -> None:
        super().__init__(sentence)
        self.why, self.sentence = why, sentence


def not_host() -> Denial:
    """For wishes that are the host's."""
    return Denial("not_host", "Only the host of the table can do that.")


def not_now(sentence: str) -> Denial:
    """For what is done at another point of the evening."""
    return Denial("not_now", sentence)
