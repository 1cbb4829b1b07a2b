"""How many rolls until the dice meet an aim, if one keeps the best dice each time and rolls the others.

A throw is known by its faces in ascending order: 462 throws of six dice, and as many ways to keep five dice or fewer.
Expected numbers count rolls still to come: 0 for dice that meet the aim already; the first throw of all dice counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement
from math import factorial, inf, prod
from typing import TypeAlias

from msgspec import Struct

from dicehall.core import DicehallError

Faces: TypeAlias = tuple[int, ...]
Aim: TypeAlias = Callable[[Faces], bool]
"""Whether these faces, in any order, are what is wanted."""
Choice: TypeAlias = int | None
"""Index of the keep for a throw; None where the aim is met."""
Row: TypeAlias = tuple[Fraction, dict[int, Fraction]]
"""What a keep is worth: a constant, and shares of what other keeps are worth."""

_NEGLIGIBLE = 1e-13
"""The share of an answer by which it may still fall when the sweeps stop."""


class Unreachable(DicehallError):
    """An aim that no throw meets."""


class Keep(Struct, frozen=True):
    """Some dice are kept, the others rolled: what may come of it."""

    kept: Faces
    outcomes: tuple[tuple[int, int], ...]
    """Index of a throw, and in how many ways it comes."""
    ways: int
    """All ways together."""


class Lattice(Struct, frozen=True):
    """All throws of some dice, and all ways to keep fewer than all of them."""

    throws: tuple[Faces, ...]
    keeps: tuple[Keep, ...]
    """The most dice first; the last one keeps nothing."""


class Solution(Struct, frozen=True):
    """The best way to reach an aim."""

    dice: int
    expected_rolls: float
    """From no dice kept."""
    rolls_to_come: dict[Faces, float]
    """For each throw, faces ascending."""
    keeps: dict[Faces, Faces]
    """The dice to keep of each throw, both ascending; all of them where the aim is met."""
    rolls_after: dict[Faces, float]
    """For each keep of fewer than all dice, ascending, with the roll of the others counted."""


def expected_rolls(is_met: Aim, dice: int = 6, sides: int = 6) -> float:
    """Expected number of rolls until the aim is met, with best keeping. Raises Unreachable.

    >>> round(expected_rolls(lambda faces: sum(faces) == 21), 6)
    6.498115
    """
    return solve(is_met, dice, sides).expected_rolls


def chance_within(rolls: int, is_met: Aim, dice: int = 6, sides: int = 6) -> Fraction:
    """The chance of meeting the aim in so many rolls or fewer, with the keeps that are best for that; exact.

    >>> chance_within(1, lambda faces: sum(faces) == 21)
    Fraction(361, 3888)
    """
    if rolls < 1:
        raise ValueError(f"{rolls} rolls: at least 1 is needed")
    lattice = _lattice(dice, sides)
    chances = [Fraction(is_met(throw)) for throw in lattice.throws]
    for _ in range(rolls - 1):
        chances = _one_roll_more(lattice, chances)
    return _mean(lattice.keeps[-1], chances)


def best_keep(solution: Solution, faces: Faces) -> tuple[int, ...]:
    """The dice to keep, as ascending positions in `faces` from 0; all of them where the aim is met.

    >>> best_keep(solve(lambda faces: faces.count(5) >= 3), (5, 1, 5, 2, 6, 6))
    (0, 2)
    """
    wanted = Counter(solution.keeps[tuple(sorted(faces))])
    positions = []
    for position, face in enumerate(faces):
        if wanted[face]:
            wanted[face] -= 1
            positions.append(position)
    return tuple(positions)


def best_roll(solution: Solution, faces: Faces) -> tuple[int, ...]:
    """The dice to keep if at least one is rolled, as ascending positions in `faces` from 0, even where the aim is met.

    `faces` may be fewer than all dice: the others are in the hand and rolled in any case.

    >>> best_roll(solve(lambda faces: faces.count(5) >= 3), (5, 1, 5, 6))
    (0, 2)
    """
    sizes = range(min(len(faces), solution.dice - 1), -1, -1)
    keeps = chain.from_iterable(combinations(range(len(faces)), size) for size in sizes)
    return min(keeps, key=lambda keep: solution.rolls_after[tuple(sorted([faces[position] for position in keep]))])


def solve(is_met: Aim, dice: int = 6, sides: int = 6) -> Solution:
    """The best keep of every throw. Raises Unreachable."""
    lattice = _lattice(dice, sides)
    values, chosen, answers = _best(lattice, is_met)
    keeps = tuple(keep.kept for keep in lattice.keeps)
    return Solution(
        dice,
        answers[-1],
        dict(zip(lattice.throws, values, strict=True)),
        {throw: throw if keep is None else keeps[keep] for throw, keep in zip(lattice.throws, chosen, strict=True)},
        dict(zip(keeps, answers, strict=True)),
    )


def exact_expected_rolls(is_met: Aim, dice: int = 6, sides: int = 6) -> Fraction:
    """The same as `expected_rolls`, with no float on its way.

    Howard's policy iteration: at first nothing is ever kept; the equations of that way to play are solved in fractions,
    every keep that beats a choice replaces it, and so on until none does: two or three times. Raises Unreachable.

    >>> exact_expected_rolls(lambda faces: faces[0] == faces[1], dice=2)
    Fraction(6, 1)
    """
    lattice = _lattice(dice, sides)
    nothing = len(lattice.keeps) - 1
    chosen: list[Choice] = [None if is_met(throw) else nothing for throw in lattice.throws]
    if None not in chosen:
        raise _unreachable(dice)
    values = _evaluate(lattice, chosen)
    while _improve(lattice, chosen, values):
        values = _evaluate(lattice, chosen)
    return _roll(lattice.keeps[nothing], chosen, values)


@lru_cache(maxsize=8)
def _lattice(dice: int, sides: int) -> Lattice:
    faces = range(1, sides + 1)
    throws = tuple(combinations_with_replacement(faces, dice))
    index = {throw: number for number, throw in enumerate(throws)}
    keeps = []
    for size in reversed(range(dice)):
        rolls = [(rolled, _ways(rolled)) for rolled in combinations_with_replacement(faces, dice - size)]
        for kept in combinations_with_replacement(faces, size):
            outcomes = tuple((index[tuple(sorted(kept + rolled))], ways) for rolled, ways in rolls)
            keeps.append(Keep(kept, outcomes, sides ** (dice - size)))
    return Lattice(throws, tuple(keeps))


def _ways(rolled: Faces) -> int:
    """In how many orders these faces can lie."""
    return factorial(len(rolled)) // prod(map(factorial, Counter(rolled).values()))


def _best(lattice: Lattice, is_met: Aim) -> tuple[list[float], list[Choice], list[float]]:
    """For each throw the expected number of rolls to come and the keep; then for each keep what it takes.

    A keep is asked: what if the others are rolled until something better than this keep alone lies there? The answer
    is put to every throw that holds the keep. Answers belong to real ways to play and only fall, so sweeps over all
    keeps, most dice first, end at the best play; few are needed, since dice are seldom given up again.
    """
    values = [0.0 if is_met(throw) else inf for throw in lattice.throws]
    if 0.0 not in values:
        raise _unreachable(len(lattice.throws[0]))
    chosen: list[Choice] = [None] * len(values)
    answers = [inf] * len(lattice.keeps)
    is_falling = True
    while is_falling:
        is_falling = False
        for number, keep in enumerate(lattice.keeps):
            answer = _answer(keep, values, answers[number])
            is_falling = is_falling or answer < answers[number] * (1 - _NEGLIGIBLE)
            answers[number] = answer
            for throw, _ in keep.outcomes:
                if answer < values[throw]:
                    values[throw] = answer
                    chosen[throw] = number
    return values, chosen, answers


def _answer(keep: Keep, values: list[float], answer: float) -> float:
    """Expected rolls from a keep if it is kept again wherever the throw's own value is not below the answer so far."""
    better, rolls = 0, float(keep.ways)
    for throw, ways in keep.outcomes:
        if values[throw] < answer:
            better += ways
            rolls += ways * values[throw]
    return rolls / better if better else answer


def _unreachable(dice: int) -> Unreachable:
    return Unreachable(f"no throw of {dice} dice meets the aim")


def _one_roll_more(lattice: Lattice, chances: list[Fraction]) -> list[Fraction]:
    best = list(chances)
    for keep in lattice.keeps:
        chance = _mean(keep, chances)
        for throw, _ in keep.outcomes:
            best[throw] = max(best[throw], chance)
    return best


def _mean(keep: Keep, values: list[Fraction]) -> Fraction:
    return sum((values[throw] * ways for throw, ways in keep.outcomes), Fraction(0)) / keep.ways


def _evaluate(lattice: Lattice, chosen: list[Choice]) -> dict[int, Fraction]:
    """What each chosen keep is worth if the choices stand, by Gaussian elimination.

    The order, most dice first, leaves next to nothing to eliminate: few keeps lead to one of fewer dice.
    """
    order = sorted({keep for keep in chosen if keep is not None})
    rows: dict[int, Row] = {}
    for number in order:
        rows[number] = _row(number, _successors(lattice.keeps[number], chosen), rows)
    values: dict[int, Fraction] = {}
    for number in reversed(order):
        constant, terms = rows[number]
        values[number] = constant + sum(share * values[other] for other, share in terms.items())
    return values


def _row(number: int, terms: dict[int, Fraction], rows: dict[int, Row]) -> Row:
    """A keep's equation, solved for it, in terms of later keeps only; `rows` holds those of all earlier ones."""
    constant = Fraction(1)
    while terms and (first := min(terms)) < number:
        share = terms.pop(first)
        constant += share * rows[first][0]
        for other, part in rows[first][1].items():
            terms[other] = terms.get(other, Fraction(0)) + share * part
    rest = 1 - terms.pop(number, Fraction(0))
    return constant / rest, {other: share / rest for other, share in terms.items()}


def _successors(keep: Keep, chosen: list[Choice]) -> dict[int, Fraction]:
    """The keeps that follow when the other dice are rolled once, with their probabilities; what is missing ends it."""
    ways: Counter[int] = Counter()
    for throw, count in keep.outcomes:
        if (following := chosen[throw]) is not None:
            ways[following] += count
    return {following: Fraction(count, keep.ways) for following, count in ways.items()}


def _roll(keep: Keep, chosen: list[Choice], values: dict[int, Fraction]) -> Fraction:
    """What a keep is worth if the choices stand after its roll."""
    return 1 + sum((share * values[other] for other, share in _successors(keep, chosen).items()), Fraction(0))


def _improve(lattice: Lattice, chosen: list[Choice], values: dict[int, Fraction]) -> bool:
    """Replaces choices that another keep beats; whether there were any."""
    has_improved, before = False, list(chosen)
    best = [Fraction(0) if keep is None else values[keep] for keep in chosen]
    for number, keep in enumerate(lattice.keeps):
        value = _roll(keep, before, values)
        for throw, _ in keep.outcomes:
            if value < best[throw]:
                best[throw], chosen[throw], has_improved = value, number, True
    return has_improved
