"""Lightning Dice: the last three cards of a match. Rolling and keeping, all three calls, and a false one."""

from __future__ import annotations

from dicehall.core import chance
from dicehall.games.lightning_dice.actions import Bonus, GotIt, Landed, Roll, Thunder, Turned
from dicehall.games.lightning_dice.state import Hand, State
from dicehall.lessons.lesson import FRIEND, Beat, Deed, Late, Lesson, Slip, Step

VERDICT_MS = 1500
SLOW_MS = 30_000
LAST_MS = 15_000
FIRST, SECOND, THIRD = 18, 19, 20
"""Rounds: seventeen cards were won before."""
ONE_THREE_FIVE, ONE_TO_FOUR, TWO_FOUR_SIX, THREE_TO_SIX = 7, 9, 8, 10
"""Cards of the deck, by what they ask for."""


def _landed(*faces: int) -> Beat:
    return Beat(chance(1), Landed(faces))


def _turned(card: int) -> Beat:
    return Beat(chance(), Turned(card))


def _friend(card: int, *faces: int) -> tuple[Beat, ...]:
    """The friend rolls, and calls."""
    return (Beat(FRIEND, Roll(card)), Beat(chance(2), Landed(faces)), Beat(FRIEND, GotIt(card), 900))


def _too_early(card: int) -> Slip:
    return Slip(Deed(GotIt(card)), "tooEarly", rests_ms=VERDICT_MS)


LESSON = Lesson(
    game="lightning_dice",
    start=State(
        scores=(17, 14),
        hands=(Hand(), Hand()),
        phase="race",
        round=FIRST,
        card=ONE_THREE_FIVE,
        played=tuple(range(20, 37)),
    ),
    steps=(
        Step("roll", at="roll", do=Deed(Roll(FIRST)), then=(_landed(1, 4, 3, 2, 2, 6),)),
        Step(
            "keep",
            at="dice",
            do=Deed(Roll(FIRST, (0, 2))),
            then=(_landed(6, 5, 2, 6),),
            slips=(Slip(Deed(Roll(FIRST)), "keptNone", (_landed(2, 4, 4, 6, 2, 3),)), _too_early(FIRST)),
        ),
        Step(
            "gotIt",
            at="gotIt",
            do=Deed(GotIt(FIRST)),
            then=(_turned(ONE_TO_FOUR),),
            late=Late(SLOW_MS, "late", (*_friend(FIRST, 1, 3, 5, 5, 6, 2), _turned(ONE_TO_FOUR))),
            rests_ms=VERDICT_MS,
        ),
        Step(
            "keepOver",
            at="dice",
            do=Deed(Roll(SECOND, (0, 2, 4))),
            then=(_landed(6, 5, 5),),
            slips=(Slip(Deed(GotIt(SECOND)), "needsRoll", rule="LD-R5"),),
        ),
        Step("falseCall", at="gotIt", do=Deed(GotIt(SECOND)), rests_ms=VERDICT_MS),
        Step(
            "cost",
            at="",
            then=(*_friend(SECOND, 1, 2, 3, 4, 5, 5), _turned(TWO_FOUR_SIX)),
            rests_ms=VERDICT_MS,
        ),
        Step("ownNumber", at="dice", do=Deed(Roll(THIRD, (0,))), then=(_landed(1, 1, 1, 1, 1),)),
        Step("bonus", at="bonus", do=Deed(Bonus(THIRD)), rests_ms=VERDICT_MS, slips=(_too_early(THIRD),)),
        Step("rollOn", at="roll", do=Deed(Roll(THIRD)), then=(_landed(2, 2, 2, 2, 2, 2),)),
        Step(
            "thunder",
            at="thunder",
            do=Deed(Thunder(THIRD, 2)),
            rests_ms=VERDICT_MS,
            slips=(_too_early(THIRD), Slip(Deed(Bonus(THIRD)), "notYours", rule="LD-R3")),
        ),
        Step("lastRoll", at="roll", do=Deed(Roll(THIRD)), then=(_landed(2, 6, 5, 4, 1, 1),)),
        Step(
            "race",
            at="",
            do=Deed(GotIt(THIRD)),
            late=Late(LAST_MS, "late", (*_friend(THIRD, 2, 4, 6, 6, 5, 3), _turned(THREE_TO_SIX))),
            rests_ms=VERDICT_MS,
        ),
    ),
)
