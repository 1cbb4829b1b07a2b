"""Best play of one turn of King of the Dice Junior, exactly.

A turn is worth what its end is worth: the caller says so for each face-up card and for a miss, with the crown kept and
with the crown spent, and so decides what to prefer. Since all four dice are alike [KJ-R1], a throw is a multiset: 126
of them, with 84 ways to keep three dice or fewer. The worth of keeping some dice is the mean, over the six faces, of
keeping those and one die more; so a roll costs one pass down that lattice, and the best keep one pass up.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct

from dicehall.games.king_of_the_dice_junior.actions import Crown, EndTurn, Reroll, Take
from dicehall.games.king_of_the_dice_junior.cards import Card
from dicehall.games.king_of_the_dice_junior.scoring import is_met
from dicehall.games.king_of_the_dice_junior.state import DICE, ROLLS, Face

Faces: TypeAlias = tuple[Face, ...]
Score: TypeAlias = int
"""Expected worth and chance of a card, both over the denominator of the roll, in one number: worth * _SHIFT + chance.
It adds up like the pair and compares by worth, then chance."""
Choice: TypeAlias = Card | Faces | None
"""Take a card, keep these faces and roll the others, or stop."""

_SIDES = len(DICE[0])
_SCALE: int = _SIDES ** len(DICE)
"""Ways that four dice fall. Scores before a roll are counted in it, so that all numbers stay whole."""
_SHIFT = 1 << 40
"""More than any chance, which is at most _SCALE ** 3."""
_THROWS = tuple(combinations_with_replacement(DICE[0], len(DICE)))
_KEEPS = tuple(kept for dice in range(len(DICE)) for kept in combinations_with_replacement(DICE[0], dice))
"""Fewest dice first."""


class Ends(Struct, frozen=True):
    """What the ends of a turn are worth, in whole numbers of any unit."""

    cards: tuple[int, ...]
    """Taking each of the face-up cards, in their order."""
    miss: int = 0
    """Taking none."""


class Turn(Struct, frozen=True):
    """What a turn is played for."""

    face_up: tuple[Card, ...]
    plain: Ends
    """If the crown is not spent in this turn."""
    crowned: Ends | None = None
    """If it is spent; None: there is no crown to spend."""
    may_decline: bool = False
    """The switch of that name [KJ-R2]."""


class Best(Struct, frozen=True):
    """The best action after a roll, and what comes of it when the rest of the turn is played as well."""

    action: Take | Reroll | Crown | EndTurn
    value: Fraction
    """Expected worth of the turn."""
    chance: Fraction
    """Probability that the turn takes a card."""


class _Stage(Struct, frozen=True):
    """The turn after a roll, for each throw."""

    scores: dict[Faces, Score]
    choices: dict[Faces, Choice]
    denominator: int


class TurnSolution:
    """The solved turn; `value` and `chance` hold before its first roll."""

    def __init__(self, turn: Turn) -> None:
        self._stages = _stages(turn)
        before = _keep_scores(self._stages[0].scores)[()]
        self.value, self.chance = _fractions(before, self._stages[0].denominator * _SCALE)

    def best(self, faces: Sequence[Face], rolls: int) -> Best:
        """The best action after that many rolls of the turn, 1 to 3. Raises ValueError.

        Of keeps that are worth the same, the one with the better chance, then the one that keeps more dice.
        """
        throw = tuple(sorted(faces, key=DICE[0].index))
        if throw not in self._stages[0].scores or not 1 <= rolls <= len(self._stages):
            raise ValueError(f"roll {rolls} of {list(faces)}: four dice can be rolled 1 to {len(self._stages)} times")
        stage = self._stages[rolls - 1]
        return Best(_action(stage.choices[throw], faces, rolls), *_fractions(stage.scores[throw], stage.denominator))


@lru_cache(maxsize=128)
def solve(turn: Turn) -> TurnSolution:
    """Solves a turn, or finds it among those solved lately. Raises ValueError if a card has no worth.

    >>> three_greens = Card(10, "turret", ("green", "green", "green"), 2)
    >>> turn = solve(Turn((three_greens,), Ends(cards=(1,))))
    >>> round(float(turn.chance), 3)
    0.4
    >>> turn.best(("red-gem", "green-gem", "green-flower", "red-gem"), rolls=1).action
    Reroll(keep=(1, 2))
    """
    for ends in (turn.plain, turn.crowned):
        if ends is not None and len(ends.cards) != len(turn.face_up):
            raise ValueError(f"{len(turn.face_up)} cards lie face up, but {len(ends.cards)} have a worth")
    return TurnSolution(turn)


def chance_of_one_roll(face_up: tuple[Card, ...]) -> Fraction:
    """The chance that one roll of all dice meets one of the cards.

    >>> chance_of_one_roll((Card(10, "turret", ("green", "green", "green"), 2),))
    Fraction(1, 9)
    """
    met = _met(face_up)
    return Fraction(_keep_scores({throw: 1 if met[throw] else 0 for throw in _THROWS})[()], _SCALE)


def _fractions(score: Score, denominator: int) -> tuple[Fraction, Fraction]:
    """Worth and chance."""
    worth, chance = divmod(score, _SHIFT)
    return Fraction(worth, denominator), Fraction(chance, denominator)


def _stages(turn: Turn) -> tuple[_Stage, ...]:
    """After the first, the second and, with a crown, the third roll."""
    third = None if turn.crowned is None else _stage(turn, turn.crowned, after=None)
    second = _stage(turn, turn.plain, after=third)
    first = _stage(turn, turn.plain, after=second)
    return (first, second) if third is None else (first, second, third)


def _stage(turn: Turn, ends: Ends, after: _Stage | None) -> _Stage:
    """One roll of a turn; `after` is the roll that may follow it."""
    denominator = 1 if after is None else after.denominator * _SCALE
    met = _met(turn.face_up)
    takes = [((worth * _SHIFT + 1) * denominator, card) for worth, card in zip(ends.cards, turn.face_up, strict=True)]
    stop: tuple[Score, Choice] = (ends.miss * _SHIFT * denominator, None)
    rolls = {} if after is None else _best_keeps(_keep_scores(after.scores))
    scores: dict[Faces, Score] = {}
    choices: dict[Faces, Choice] = {}
    for throw in _THROWS:
        options: list[tuple[Score, Choice]] = [takes[place] for place in met[throw]] or [stop]
        if throw in rolls and (turn.may_decline or not met[throw]):
            options.append(rolls[throw])
        scores[throw], choices[throw] = max(options, key=itemgetter(0))
    return _Stage(scores, choices, denominator)


@lru_cache(maxsize=256)
def _met(face_up: tuple[Card, ...]) -> dict[Faces, tuple[int, ...]]:
    """Places of the face-up cards that each throw meets."""
    return {throw: tuple(place for place, card in enumerate(face_up) if is_met(card, throw)) for throw in _THROWS}


def _keep_scores(throws: dict[Faces, Score]) -> dict[Faces, Score]:
    """The score of each keep, in `_SCALE`ths of the unit of the throws."""
    sums = dict(throws)
    scores: dict[Faces, Score] = {}
    for keep in reversed(_KEEPS):
        sums[keep] = sum([sums[larger] for larger in _LARGER[keep]])
        scores[keep] = sums[keep] * _SIDES ** len(keep)  # the sum counts 6 ** (4 - dice kept) falls
    return scores


def _best_keeps(scores: dict[Faces, Score]) -> dict[Faces, tuple[Score, Choice]]:
    """The best keep among the dice of each throw."""
    best: dict[Faces, tuple[Score, Choice]] = {}
    for keep in _KEEPS:
        best[keep] = max([(scores[keep], keep), *[best[fewer] for fewer in _FEWER[keep]]], key=itemgetter(0))
    return {throw: max([best[fewer] for fewer in _FEWER[throw]], key=itemgetter(0)) for throw in _THROWS}


def _larger(keep: Faces) -> tuple[Faces, ...]:
    return tuple(tuple(sorted((*keep, face), key=DICE[0].index)) for face in DICE[0])


def _fewer(faces: Faces) -> tuple[Faces, ...]:
    return tuple(sorted({faces[:die] + faces[die + 1 :] for die in range(len(faces))}))


_LARGER = {keep: _larger(keep) for keep in _KEEPS}
_FEWER = {faces: _fewer(faces) for faces in (*_KEEPS, *_THROWS)}


def _action(choice: Choice, faces: Sequence[Face], rolls: int) -> Take | Reroll | Crown | EndTurn:
    if choice is None:
        return EndTurn()
    if isinstance(choice, Card):
        return Take(choice.number)
    keep = _places(choice, faces)
    return Reroll(keep) if rolls < ROLLS else Crown(keep)


def _places(kept: Faces, faces: Sequence[Face]) -> tuple[int, ...]:
    """Dice that show the faces kept, the first ones where several do."""
    wanted = list(kept)
    places = []
    for die, face in enumerate(faces):
        if face in wanted:
            wanted.remove(face)
            places.append(die)
    return tuple(places)
