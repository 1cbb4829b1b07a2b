"""What a card asks of six dice, as data with one evaluator: is it met by these faces?

The order of the faces never matters. "At least" is meant strictly: five alike are four alike too, but six alike are no
four and a pair, for grouped dice show different numbers. `requirement_parser` reads the text that `str()` writes here.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

DICE = 6
FACES = (1, 2, 3, 4, 5, 6)
COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
"""Words count dice; digits are what the dice show."""
GROUPS = {"three pairs": (2, 2, 2), "two triples": (3, 3), "four and a pair": (2, 4)}
"""How many dice show each of the different numbers, ascending."""
KINDS = {"even": (2, 4, 6), "odd": (1, 3, 5), "low": (1, 2, 3), "high": (4, 5, 6)}
_WORDS = {count: word for word, count in COUNTS.items()}
_GROUP_NAMES = {sizes: name for name, sizes in GROUPS.items()}

Kind = Literal["even", "odd", "low", "high"]
Bound = Literal["", "at least", "at most"]


class Exactly(Struct, frozen=True):
    """These six dice and no others."""

    dice: tuple[int, ...]
    """Ascending."""

    def is_met(self, faces: tuple[int, ...]) -> bool:
        return tuple(sorted(faces)) == self.dice

    def __str__(self) -> str:
        return "exactly " + " ".join(map(str, self.dice))


class Show(Struct, frozen=True):
    """These dice among the six; the rest may be anything."""

    dice: tuple[int, ...]
    """Ascending."""

    def is_met(self, faces: tuple[int, ...]) -> bool:
        return all(faces.count(face) >= self.dice.count(face) for face in self.dice)

    def __str__(self) -> str:
        return "show " + " ".join(map(str, self.dice))


class Alike(Struct, frozen=True):
    """So many dice or more of one number."""

    count: int
    face: int = 0
    """0: any number."""

    def is_met(self, faces: tuple[int, ...]) -> bool:
        if self.face:
            return faces.count(self.face) >= self.count
        return any(faces.count(face) >= self.count for face in FACES)

    def __str__(self) -> str:
        number = f"{self.face}s" if self.face else "alike"
        return f"{'' if self.count == DICE else 'at least '}{_WORDS[self.count]} {number}"


class Groups(Struct, frozen=True):
    """All six dice in groups of one number each, no number twice."""

    sizes: tuple[int, ...]
    """Ascending."""

    def is_met(self, faces: tuple[int, ...]) -> bool:
        return tuple(sorted(faces.count(face) for face in FACES if face in faces)) == self.sizes

    def __str__(self) -> str:
        return _GROUP_NAMES[self.sizes]


class Run(Struct, frozen=True):
    """So many numbers in sequence, or more; the rest may be anything."""

    length: int

    def is_met(self, faces: tuple[int, ...]) -> bool:
        starts = range(1, DICE - self.length + 2)
        return any(all(face in faces for face in range(start, start + self.length)) for start in starts)

    def __str__(self) -> str:
        return f"run of {_WORDS[self.length]}"


class All(Struct, frozen=True):
    """All six dice even, odd, low (1 to 3) or high (4 to 6)."""

    kind: Kind

    def is_met(self, faces: tuple[int, ...]) -> bool:
        return all(face in KINDS[self.kind] for face in faces)

    def __str__(self) -> str:
        return f"all {self.kind}"


class Sum(Struct, frozen=True):
    """The six dice add up to a number, or to so much at least or at most."""

    total: int
    bound: Bound = ""

    def is_met(self, faces: tuple[int, ...]) -> bool:
        match self.bound:
            case "at least":
                return sum(faces) >= self.total
            case "at most":
                return sum(faces) <= self.total
            case _:
                return sum(faces) == self.total

    def __str__(self) -> str:
        return f"sum {self.bound} {self.total}" if self.bound else f"sum {self.total}"


Part = Exactly | Show | Alike | Groups | Run | All | Sum


class Requirement(Struct, frozen=True):
    """One part or several that must all be met by the same six dice."""

    parts: tuple[Part, ...]

    def is_met(self, faces: tuple[int, ...]) -> bool:
        """Whether six faces, in any order, meet every part.

        >>> Requirement((Run(5), All("even"))).is_met((1, 2, 3, 4, 5, 6))
        False
        """
        return all(part.is_met(faces) for part in self.parts)

    def named_dice(self) -> tuple[int, ...]:
        """The dice that are asked for by number, ascending.

        >>> Requirement((Alike(3, face=5), Show((1,)))).named_dice()
        (1, 5, 5, 5)
        """
        return tuple(sorted(face for part in self.parts for face in _named(part)))

    def __str__(self) -> str:
        return " and ".join(map(str, self.parts))


def _named(part: Part) -> tuple[int, ...]:
    match part:
        case Exactly(dice) | Show(dice):
            return dice
        case Alike(count, face) if face:
            return (face,) * count
        case _:
            return ()
