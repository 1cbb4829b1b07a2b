"""Tumblin-Dice: the last quarter. Weak, good and strong throws, levels, and dice that push dice."""

from __future__ import annotations

from dicehall.core import chance
from dicehall.games.tumblin_dice.actions import Throw
from dicehall.lessons.lesson import FRIEND, Beat, Deed, Lesson, Slip, Step
from dicehall.lessons.recorded import START, Name, recorded
from dicehall.match.flight import SPEED_M_S
from dicehall.physics import Rested

THINKS_MS = 900
RESTS_MS = 1200
WEAK = (SPEED_M_S[0], 0.8)
GOOD = (0.8, 1.7)
STRONG = (1.7, SPEED_M_S[1] + 0.1)
"""Metres a second: not across the line, on the board, and beyond it where nothing is in the way."""

_THROWS = recorded()


def _lands(rested: Rested) -> tuple[Beat, ...]:
    return (Beat(chance(), rested.settled, flight=rested.flight),)


def _deed(speed_m_s: tuple[float, float]) -> Deed:
    return Deed(Throw("plain"), speed_m_s)


def _own(words: str, name: Name, speed_m_s: tuple[float, float], slips: tuple[Slip, ...]) -> Step:
    return Step(words, at="die", do=_deed(speed_m_s), then=_lands(_THROWS[name].rested), slips=slips, rests_ms=600)


def _weak(name: Name) -> Slip:
    return Slip(_deed(WEAK), "weak", _lands(_THROWS[name].slips["weak"]), rests_ms=RESTS_MS)


def _strong(name: Name) -> Slip:
    return Slip(_deed(STRONG), "strong", _lands(_THROWS[name].slips["strong"]), rests_ms=RESTS_MS)


def _friends(words: str, name: Name) -> Step:
    """Something to read, and then the friend throws."""
    then = (Beat(FRIEND, Throw("plain"), THINKS_MS), *_lands(_THROWS[name].rested))
    return Step(words, at="last", then=then, rests_ms=RESTS_MS)


_MIDDLING = Slip(_deed(GOOD), "middling", _lands(_THROWS["knocks"].slips["middling"]), rests_ms=RESTS_MS)

LESSON = Lesson(
    game="tumblin_dice",
    start=START,
    steps=(
        Step("quarter", at="seats"),
        _own("pull", "first", GOOD, (_weak("first"), _strong("first"))),
        _friends("levels", "pushes"),
        Step("pushed", at="last"),
        _own("knock", "knocks", STRONG, (_weak("knocks"), _MIDDLING)),
        _friends("off", "short"),
        Step("line", at="last"),
        _own("last", "last", GOOD, (_weak("last"), _strong("last"))),
        _friends("sum", "robins_last"),
    ),
)
