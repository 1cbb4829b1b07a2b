"""Ready-made choices and distributions for games to use; build them once, not at each call."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Generic, TypeVar

from dicehall.core.errors import Refusal
from dicehall.core.game import Below

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Refused(Generic[A_co]):
    """No action is allowed, and this is why."""

    def __init__(self, rule: str, why: str) -> None:
        self._refusal = Refusal(rule, why)

    def refusal(self, action: object) -> Refusal | None:
        return self._refusal

    def __contains__(self, action: object) -> bool:
        return False

    def __iter__(self) -> Iterator[A_co]:
        return iter(())

    def sample(self, below: Below) -> A_co:
        raise LookupError(self._refusal.why)


class OneOf(Generic[A]):
    """Exactly these actions; every other one is refused for one reason."""

    def __init__(self, actions: Sequence[A], otherwise: Refusal) -> None:
        self._actions = tuple(actions)
        self._allowed = frozenset(self._actions)
        self._otherwise = otherwise

    def refusal(self, action: object) -> Refusal | None:
        return None if action in self else self._otherwise

    def __contains__(self, action: object) -> bool:
        try:
            return action in self._allowed
        except TypeError:  # not hashable, so none of ours
            return False

    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    def sample(self, below: Below) -> A:
        if not self._actions:
            raise LookupError(self._otherwise.why)
        return self._actions[below(len(self._actions))]


class Uniform(Generic[A]):
    """One of several actions, all equally likely: one call of `below`, in the order given."""

    def __init__(self, actions: Sequence[A]) -> None:
        self._actions = tuple(actions)

    def sample(self, below: Below) -> A:
        return self._actions[below(len(self._actions))]

    def items(self) -> Iterator[tuple[A, Fraction]]:
        share = Fraction(1, len(self._actions))
        return ((action, share) for action in self._actions)


F = TypeVar("F")


class Dice(Generic[A, F]):
    """Dice thrown together: one call of `below` a die, in the order of the dice.

    `dice` holds the faces of each die; `make` turns a tuple of faces into the action.
    """

    def __init__(self, dice: Sequence[Sequence[F]], make: Callable[[tuple[F, ...]], A]) -> None:
        self._dice = tuple((tuple(faces), len(faces)) for faces in dice)
        self._make = make

    def sample(self, below: Below) -> A:
        return self._make(tuple([faces[below(sides)] for faces, sides in self._dice]))

    def items(self) -> Iterator[tuple[A, Fraction]]:
        """Merges equal faces of a die, so a die with a doubled face has one item for it."""
        merged = [_merged(faces) for faces, _ in self._dice]
        for combination in itertools.product(*merged):
            probability = Fraction(1)
            for _, share in combination:
                probability *= share
            yield self._make(tuple(face for face, _ in combination)), probability


def _merged(faces: tuple[F, ...]) -> list[tuple[F, Fraction]]:
    shares: dict[F, Fraction] = {}
    for face in faces:
        shares[face] = shares.get(face, Fraction(0)) + Fraction(1, len(faces))
    return list(shares.items())
