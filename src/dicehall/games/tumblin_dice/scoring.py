"""The arithmetic of the rulebook: what each die brings, and to whom.

A die on a die keeps its own number and level; only the seat that gets the points changes. That seat is found by going
up from die to die, always to the one that came last, until nothing lies on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from dicehall.games.tumblin_dice.dice import Box, Die, Kind
from dicehall.games.tumblin_dice.state import Resting

COCKED_DEG = 5.0
"""A face this close behind the nearest one makes a die undecided [TD-R5]."""


class Count(Struct, frozen=True):
    """What one die brings."""

    die: str
    seat: int
    """Who gets the points; 0: nobody."""
    points: int


def cocked_face(nearest: int, next_face: int, gap_deg: float) -> int:
    """The number that a tilted die shows [TD-R5].

    >>> cocked_face(nearest=5, next_face=3, gap_deg=12.0)
    5
    >>> cocked_face(nearest=5, next_face=3, gap_deg=5.0)
    3
    """
    return min(nearest, next_face) if gap_deg <= COCKED_DEG else nearest


def pips_of(face: int, kind: Kind) -> int:
    """What a face is worth before the level: twice in a double die, nothing in a defensive one [TD-O2, TD-O3, TD-R8].

    >>> pips_of(5, "plain"), pips_of(5, "double"), pips_of(5, "offensive"), pips_of(5, "defensive")
    (5, 10, 5, 0)
    """
    return 2 * face if kind == "double" else 0 if kind == "defensive" else face


def multiplier(level: int, *, crossed: bool, before_line: int = 0) -> int:
    """What the pips count on a level; not wholly across the line is before it [TD-6, TD-R13].

    >>> multiplier(3, crossed=True), multiplier(1, crossed=False), multiplier(0, crossed=False, before_line=-1)
    (3, 0, -1)
    """
    return level if crossed else before_line


def level_score(pips: int, times: int) -> int:
    """A die scores its pips times its level [TD-6].

    >>> level_score(4, 3)
    12
    """
    return pips * times


def top_of(die: str, over: Mapping[str, str]) -> str:
    """The die that has control of a die: the last that came on it, the last on that one, and so on [TD-11, TD-R6].

    Args:
        over: for each die that carries another, the one that came there last.

    >>> top_of("white-1", {"white-1": "green-1", "green-1": "red-1"})
    'red-1'
    """
    while die in over:
        die = over[die]
    return die


def controlling_seat(under: Die, top: Die) -> int:
    """Who gets the points of a die under a top die; 0 is nobody [TD-11, TD-R8].

    A defensive die on top takes nothing: it blocks what is not its owner's.

    >>> white, green = Die("white-1", 1, "offensive"), Die("green-1", 2, "offensive")
    >>> black = Die("black-1", 1, "defensive")
    >>> controlling_seat(white, green), controlling_seat(green, black), controlling_seat(white, black)
    (2, 0, 1)
    """
    if top.kind != "defensive" or under.seat == top.seat:
        return top.seat
    return 0


def worthless(board: Iterable[Resting]) -> frozenset[str]:
    """Dice that lean on one off the board, and what lies on them: without it they would have fallen [TD-12, TD-R15].

    >>> dice = Resting("red-1", 4, 4, leans_off_board=True), Resting("white-1", 2, 4, on_top_of=("red-1",))
    >>> sorted(worthless(dice))
    ['red-1', 'white-1']
    """
    lying = tuple(board)
    gone = frozenset(resting.die for resting in lying if resting.leans_off_board)
    grown = True
    while grown and gone:
        more = gone | {resting.die for resting in lying if not gone.isdisjoint(resting.on_top_of)}
        grown, gone = more != gone, more
    return gone


def counts(
    board: tuple[Resting, ...], stacked: tuple[tuple[str, str], ...], box: Box, before_line: int = 0
) -> tuple[Count, ...]:
    """What every die of a board brings, in the order of the board [TD-6, TD-11, TD-12, TD-R6, TD-R8].

    Args:
        stacked: each die on a die, as (upper, lower), in the order in which they came there.
    """
    gone = worthless(board)
    over = {lower: upper for upper, lower in stacked if upper not in gone and lower not in gone}
    found: list[Count] = []
    for resting in board:
        die = box.by_name[resting.die]
        if resting.die in gone:
            found.append(Count(resting.die, 0, 0))
            continue
        seat = controlling_seat(die, box.by_name[top_of(resting.die, over)])
        times = multiplier(resting.level, crossed=resting.crossed, before_line=before_line)
        points = level_score(pips_of(resting.face, die.kind), times)
        found.append(Count(resting.die, seat, points if seat else 0))
    return tuple(found)


def quarter_points(counted: Iterable[Count], seats: int) -> tuple[int, ...]:
    """A seat's quarter is the sum of what its dice bring [TD-6].

    >>> quarter_points([Count("red-1", 1, 12), Count("white-1", 1, 6), Count("green-1", 0, 0)], seats=2)
    (18, 0)
    """
    points = [0] * (seats + 1)
    for count in counted:
        points[count.seat] += count.points
    return tuple(points[1:])
