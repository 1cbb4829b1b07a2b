"""The arithmetic of the rulebook: which figure is right, who pays, who gets what.

Faces are in the order of FIGURES by the colour of the die, so the die of a figure's colour has that figure's index.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from dicehall.games.ghost_blitz_dice.state import FIGURES, THROWS, Figure


class Reading(Struct, frozen=True):
    """A throw understood: the right figure and how one finds it."""

    rule: str
    figure: Figure
    seen: Figure
    """Where the reasoning starts: the commonest figure, the one shown once, or the ghost."""
    die: Figure
    """The die to look at, called by the figure of its colour."""


@lru_cache(maxsize=len(THROWS))
def reading(faces: tuple[Figure, ...]) -> Reading:
    """Reads five dice. One of three rules fits any throw, and only one [GB-R2]. Remembered, as throws are few.

    >>> reading(("bottle", "bottle", "ghost", "mouse", "bottle"))
    Reading(rule='GB-2', figure='mouse', seen='bottle', die='bottle')
    >>> reading(("book", "ghost", "bottle", "book", "ghost"))
    Reading(rule='GB-3', figure='bottle', seen='bottle', die='mouse')
    >>> reading(("chair", "mouse", "bottle", "book", "ghost"))
    Reading(rule='GB-4', figure='book', seen='ghost', die='book')
    """
    common = commonest_figure(faces)
    if common is not None:
        return Reading("GB-2", figure_on_die_of(common, faces), common, common)
    if len(set(faces)) == 3:
        single = figure_shown_once(faces)
        return Reading("GB-3", single, single, FIGURES[faces.index(single)])
    hiding = figure_of_ghosts_die(faces)
    return Reading("GB-4", hiding, "ghost", hiding)


def right_figure(faces: tuple[Figure, ...]) -> Figure:
    """The one figure to grab [GB-2, GB-3, GB-4].

    >>> right_figure(("book", "book", "book", "ghost", "ghost"))
    'ghost'
    """
    return reading(faces).figure


def commonest_figure(faces: tuple[Figure, ...]) -> Figure | None:
    """The figure shown more often than any other; None if there is no such figure [GB-2].

    >>> commonest_figure(("mouse", "chair", "mouse", "ghost", "book"))
    'mouse'
    >>> commonest_figure(("mouse", "mouse", "ghost", "ghost", "book"))
    """
    counts = [faces.count(figure) for figure in FIGURES]
    most = max(counts)
    return FIGURES[counts.index(most)] if counts.count(most) == 1 else None


def figure_on_die_of(figure: Figure, faces: tuple[Figure, ...]) -> Figure:
    """What the die of this figure's colour shows [GB-2].

    >>> figure_on_die_of("bottle", ("bottle", "bottle", "ghost", "mouse", "bottle"))
    'mouse'
    """
    return faces[FIGURES.index(figure)]


def figure_shown_once(faces: tuple[Figure, ...]) -> Figure:
    """The figure on one die only, where the other four dice are two pairs [GB-3].

    >>> figure_shown_once(("book", "ghost", "bottle", "book", "ghost"))
    'bottle'
    """
    return next(figure for figure in faces if faces.count(figure) == 1)


def figure_of_ghosts_die(faces: tuple[Figure, ...]) -> Figure:
    """The figure that has the colour of the die on which the ghost hides [GB-4].

    >>> figure_of_ghosts_die(("chair", "mouse", "bottle", "book", "ghost"))
    'book'
    """
    return FIGURES[faces.index("ghost")]


def is_right(hand: tuple[Figure, ...], figure: Figure) -> bool:
    """The right figure, and nothing else [GB-6, GB-R4].

    >>> is_right(("mouse",), "mouse"), is_right(("mouse", "book"), "mouse")
    (True, False)
    """
    return len(hand) == 1 and hand[0] == figure


def payers(points: tuple[int, ...], wrong: tuple[int, ...]) -> tuple[int, ...]:
    """Of the seats that grabbed wrong, those that have a point to pay [GB-R3].

    >>> payers(points=(3, 0, 5), wrong=(1, 2))
    (1,)
    """
    return tuple([seat for seat in wrong if points[seat - 1]])


def points_after(points: tuple[int, ...], paying: tuple[int, ...], right: int, gain: int) -> tuple[int, ...]:
    """One point less for each seat that pays [GB-6], and `gain` more for the seat that was right (0: nobody).

    >>> points_after((3, 1, 5), paying=(1, 2), right=3, gain=3)
    (2, 0, 8)
    """
    after = list(points)
    for seat in paying:
        after[seat - 1] -= 1
    if right:
        after[right - 1] += gain
    return tuple(after)
