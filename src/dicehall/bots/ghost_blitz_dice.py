"""Bots that play Ghost Blitz: they read the dice as people do, take as long, and err in the way people err.

A bot sees what its seat sees. It does not know whether somebody else is already right, and grabs anyway, as people do.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.bots.pace import lognormal_ms
from dicehall.core import Below, Choices
from dicehall.games.ghost_blitz_dice.actions import Action, Grab, Throw
from dicehall.games.ghost_blitz_dice.scoring import Reading, reading
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure
from dicehall.games.ghost_blitz_dice.view import View


class Level(Struct, frozen=True):
    """How well a bot plays. Times are medians from the moment the dice can be seen, in milliseconds."""

    wrong_per_mille: int
    """How many grabs of a thousand are of a wrong figure."""
    two_looks_ms: int
    """To see which figure is commonest and then what its die shows [GB-2]."""
    one_look_ms: int
    """To spot the figure that is there once [GB-3]."""
    ghost_hunt_ms: int
    """To see that all five are there, find the ghost and name the figure of that colour [GB-4]."""
    spread: float
    """Sigma of the lognormal; see `lognormal_ms`."""
    throw_ms: int = 2_500
    """To let everybody read the verdict, pick up the dice and throw; the same for all."""


LEVELS: dict[str, Level] = {
    "easy": Level(200, two_looks_ms=3_000, one_look_ms=2_300, ghost_hunt_ms=3_400, spread=0.38),
    "medium": Level(90, two_looks_ms=1_700, one_look_ms=1_250, ghost_hunt_ms=1_900, spread=0.28),
    "hard": Level(30, two_looks_ms=1_200, one_look_ms=900, ghost_hunt_ms=1_350, spread=0.22),
}
"""Chosen, not measured: a child, an adult after a few throws, a family's champion.

The thought behind them: half a second to choose among five and to reach, and a third or more for each look at the dice.
"""

_THROW = Throw()


class GhostBlitzBot:
    """Plays at a level of LEVELS. Keeps no memory between throws."""

    def __init__(self, level: str) -> None:
        """Raises KeyError for a level that is not in LEVELS."""
        self.level = LEVELS[level]

    def choose(self, view: Struct, choices: Choices[Action], below: Below) -> Action | None:
        """Throws when it may, grabs when it may, else waits."""
        seen = _of_this_game(view)
        if _THROW in choices:
            return _THROW
        if seen.phase != "grab":
            return None
        grab = Grab(seen.throw, (self._figure(seen.faces, below),))
        return grab if grab in choices else None

    def delay_ms(self, view: Struct, action: Action, below: Below) -> int:
        """A lognormal draw around what this throw takes at this level."""
        seen, level = _of_this_game(view), self.level
        median_ms = _median_ms(level, reading(seen.faces)) if isinstance(action, Grab) else level.throw_ms
        return lognormal_ms(median_ms, level.spread, below)

    def _figure(self, faces: tuple[Figure, ...], below: Below) -> Figure:
        if below(1_000) >= self.level.wrong_per_mille:
            return reading(faces).figure
        tempting = tempting_figures(faces)
        return tempting[below(len(tempting))]


def tempting_figures(faces: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """The wrong figures that a hasty person grabs, in the order of FIGURES.

    By GB-2 the commonest figure itself, or the colour of a die that shows it; by GB-3 one of the two pairs; by GB-4 the
    ghost, or what the ghost's own die shows (with the ghost there: any other).

    >>> tempting_figures(("bottle", "bottle", "ghost", "mouse", "bottle"))
    ('chair', 'ghost', 'bottle', 'book')
    >>> tempting_figures(("book", "ghost", "bottle", "book", "ghost"))
    ('ghost', 'book')
    >>> tempting_figures(("chair", "mouse", "bottle", "book", "ghost"))
    ('ghost', 'mouse')
    """
    read = reading(faces)
    match read.rule:
        case "GB-2":
            tempting = {read.seen, *[figure for figure, face in zip(FIGURES, faces, strict=True) if face == read.seen]}
        case "GB-3":
            tempting = set(faces)
        case _:
            tempting = {"ghost", faces[FIGURES.index("ghost")]} if read.figure != "ghost" else set(FIGURES)
    return tuple(figure for figure in FIGURES if figure in tempting and figure != read.figure)


def _median_ms(level: Level, read: Reading) -> int:
    match read.rule:
        case "GB-2":
            return level.two_looks_ms
        case "GB-3":
            return level.one_look_ms
        case _:
            return level.ghost_hunt_ms


def _of_this_game(view: Struct) -> View:
    if not isinstance(view, View):
        raise TypeError(f"this bot plays Ghost Blitz; it cannot read a {type(view).__name__}")
    return view
