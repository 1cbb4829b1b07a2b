"""Where chance comes from: a seeded generator, a script, or people at the table [ALL-5].

The rules cannot tell the difference. A source that answers None will be answered for later by whoever asked.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

from dicehall.core import Actor, Below, DicehallError, Game

S = TypeVar("S")
A = TypeVar("A")


class ScriptEnded(DicehallError):
    """A scripted match asked for more chance than its script holds."""


def below_of(seed: int) -> Below:
    """Uniform integers from a seed, the same on every machine: the bits of a Mersenne Twister with rejection.

    >>> below = below_of(1)
    >>> [below(6) for _ in range(8)]
    [1, 4, 0, 2, 0, 3, 3, 3]
    """
    bits = random.Random(seed).getrandbits

    def below(n: int) -> int:
        if n < 1:
            raise ValueError(f"below({n}): there is no such number")
        width = n.bit_length()
        number = bits(width)
        while number >= n:
            number = bits(width)
        return number

    return below


class SeededSource:
    """A generator with a seed; None where only physics or people know."""

    answers_later = False

    def __init__(self, seed: int) -> None:
        self._below = below_of(seed)

    def draw(self, game: Game[S, A], state: S, actor: Actor) -> A | None:
        distribution = game.chance(state, actor)
        return None if distribution is None else distribution.sample(self._below)


class ScriptedSource:
    """The lines given, one after the other, in the game's notation of actions: for tests and examples."""

    answers_later = False

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def draw(self, game: Game[S, A], state: S, actor: Actor) -> A | None:
        line = next(self._lines, None)
        if line is None:
            raise ScriptEnded(f"the script has no line left for {actor}")
        return game.notation.parse_action(line)


class HumanSource:
    """People who read their dice aloud: every answer comes later."""

    answers_later = True

    def draw(self, game: Game[S, A], state: S, actor: Actor) -> A | None:
        return None
