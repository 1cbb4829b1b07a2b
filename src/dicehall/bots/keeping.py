"""Which dice to keep for a card, near enough and at once: bots think in the thread in which all tables live.

The same sums as in `odds.keep_solver`, broken off after a few sweeps: a card takes 6 to 20 ms once, where the exact
answer takes up to 130. These keeps cost less than one roll in a hundred more than the best; a test compares them.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement
from math import factorial, inf, prod
from typing import TypeAlias

from msgspec import Struct

from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.games.lightning_dice.requirements import DICE, FACES, Requirement

Faces: TypeAlias = tuple[int, ...]

_SWEEPS = 6
_SETTLED = 1e-3
"""The share of an answer by which none may fall any more in a sweep that is the last."""


class _Keep(Struct, frozen=True):
    """Some dice are kept and the others rolled."""

    outcomes: tuple[tuple[int, int], ...]
    """Index of a throw, and in how many ways it comes."""
    ways: int
    """All ways together."""


class _Dice(Struct, frozen=True):
    """All throws, and all ways to keep fewer than all dice, the most dice first."""

    throws: tuple[Faces, ...]
    keeps: tuple[_Keep, ...]
    number: dict[Faces, int]
    """Of a keep, by its faces in ascending order."""


@lru_cache(maxsize=256)
def requirement_of(words: str) -> Requirement:
    """What a card asks for; the longest deck fits in here."""
    return parse_requirement(words)


def keep_for(words: str, faces: Faces) -> tuple[int, ...]:
    """Positions in `faces` of the dice to keep, ascending, if at least one die is rolled.

    `faces` may be fewer than all dice: the others are in the hand and rolled in any case.

    >>> keep_for("at least three 5s", (5, 1, 5, 6))
    (0, 2)
    """
    sizes = range(min(len(faces), DICE - 1), 0, -1)
    keeps = [*chain.from_iterable(combinations(range(len(faces)), size) for size in sizes), ()]
    if keeps == [()]:
        return ()
    number, rolls = _dice().number, _rolls_after(words)
    return min(keeps, key=lambda keep: rolls[number[tuple(sorted([faces[position] for position in keep]))]])


@lru_cache(maxsize=256)
def _rolls_after(words: str) -> tuple[float, ...]:
    """For each keep about how many rolls it takes from there; never fewer than they are."""
    dice, is_met = _dice(), requirement_of(words).is_met
    values = [0.0 if is_met(throw) else inf for throw in dice.throws]
    answers = [inf] * len(dice.keeps)
    for _ in range(_SWEEPS):
        if _sweep(dice, values, answers) < _SETTLED:
            break
    return tuple(answers)


def _sweep(dice: _Dice, values: list[float], answers: list[float]) -> float:
    """Asks each keep once: what if it is kept until something better lies there? Gives the largest fall."""
    largest = 0.0
    for number, keep in enumerate(dice.keeps):
        answer = answers[number]
        better, rolls = 0, float(keep.ways)
        for throw, ways in keep.outcomes:
            value = values[throw]
            if value < answer:
                better += ways
                rolls += ways * value
        if better and (fallen := rolls / better) < answer:
            largest = max(largest, 1 - fallen / answer)
            answers[number] = fallen
            for throw, _ in keep.outcomes:
                values[throw] = min(values[throw], fallen)
    return largest


@lru_cache(maxsize=1)
def _dice() -> _Dice:
    throws = tuple(combinations_with_replacement(FACES, DICE))
    index = {throw: number for number, throw in enumerate(throws)}
    kept, keeps = [], []
    for size in reversed(range(DICE)):
        rolls = [(rolled, _ways(rolled)) for rolled in combinations_with_replacement(FACES, DICE - size)]
        for faces in combinations_with_replacement(FACES, size):
            outcomes = tuple((index[tuple(sorted(faces + rolled))], ways) for rolled, ways in rolls)
            kept.append(faces)
            keeps.append(_Keep(outcomes, len(FACES) ** (DICE - size)))
    return _Dice(throws, tuple(keeps), {faces: number for number, faces in enumerate(kept)})


def _ways(rolled: Faces) -> int:
    """In how many orders these faces can lie."""
    return factorial(len(rolled)) // prod(map(factorial, Counter(rolled).values()))
