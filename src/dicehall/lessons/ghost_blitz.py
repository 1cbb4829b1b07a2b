"""Ghost Blitz: the last points of a match. Each of the three ways to read dice, a jackpot, a race against a friend."""

from __future__ import annotations

from dicehall.core import CLOCK, chance
from dicehall.games.ghost_blitz_dice.actions import Close, Grab, Rolled, Throw
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure, State
from dicehall.games.ghost_blitz_dice.variants import Variant
from dicehall.lessons.lesson import FRIEND, Beat, Deed, Late, Lesson, Slip, Step

CLOSE = Beat(CLOCK, Close())
FIRST = 32
"""Number of the first throw: 31 points have been won before."""
LOOKS_MS = 900
"""How long the friend takes after a wrong grab of the learner."""
NO_HURRY_MS = 60_000
SLOW_MS = 20_000
LAST_MS = 12_000

Faces = tuple[Figure, Figure, Figure, Figure, Figure]
COMMONEST: Faces = ("bottle", "bottle", "ghost", "mouse", "bottle")
PAIRS: Faces = ("book", "ghost", "bottle", "book", "ghost")
TEMPTING: Faces = ("mouse", "chair", "chair", "chair", "book")
ALL_FIVE: Faces = ("chair", "mouse", "bottle", "book", "ghost")
LAST: Faces = ("ghost", "book", "ghost", "chair", "ghost")


def _grab(throw: int, figure: Figure) -> Grab:
    return Grab(throw, (figure,))


def _throw(words: str, faces: Faces) -> Step:
    return Step(words, at="throw", do=Deed(Throw()), then=(Beat(chance(), Rolled(faces)),))


def _wrong(throw: int, right: Figure) -> tuple[Slip, ...]:
    """Any other figure: the friend gets it right, and a point of the learner's."""
    others = [figure for figure in FIGURES if figure != right]
    then = (Beat(FRIEND, _grab(throw, right), LOOKS_MS),)  # all have grabbed, so the throw closes by itself
    return tuple(Slip(Deed(_grab(throw, figure)), "wrong", then) for figure in others)


def _race(words: str, at: str, throw: int, right: Figure, after_ms: int, then: tuple[Beat, ...] = (CLOSE,)) -> Step:
    return Step(
        words,
        at=at,
        do=Deed(_grab(throw, right)),
        then=then,
        slips=_wrong(throw, right),
        late=Late(after_ms, "late", (Beat(FRIEND, _grab(throw, right)), CLOSE)),
    )


LESSON = Lesson(
    game="ghost_blitz_dice",
    start=State(points=(14, 17), supply=4, thrower=1, throw=FIRST, variant=Variant(grab_limit_s=60)),
    steps=(
        _throw("throw", COMMONEST),
        _race("commonest", "green", FIRST, "mouse", NO_HURRY_MS),
        _throw("first", PAIRS),
        _race("pairs", "grey", FIRST + 1, "bottle", SLOW_MS),
        _throw("careful", TEMPTING),
        Step(
            "onPurpose",
            at="chair",
            do=Deed(_grab(FIRST + 2, "chair")),
            then=(Beat(FRIEND, _grab(FIRST + 2, "book"), LOOKS_MS),),
        ),
        _throw("jackpot", ALL_FIVE),
        _race("allFive", "blue", FIRST + 3, "book", SLOW_MS, (Beat(FRIEND, _grab(FIRST + 3, "ghost"), 200),)),
        _throw("gain", LAST),
        _race("race", "", FIRST + 4, "book", LAST_MS),
    ),
)
