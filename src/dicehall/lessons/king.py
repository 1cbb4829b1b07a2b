"""King of the Dice Junior: the last turns of a castle. Colours, symbols, dice set aside, the crown, a choice."""

from __future__ import annotations

from dicehall.core import chance
from dicehall.games.king_of_the_dice_junior.actions import Action, Crown, Drawn, EndTurn, Reroll, Roll, Rolled, Take
from dicehall.games.king_of_the_dice_junior.state import Face, State
from dicehall.lessons.lesson import FRIEND, Beat, Deed, Lesson, Slip, Step

TUMBLE_MS = 1000
"""Until the dice lie still on the screen, and a moment."""
THINKS_MS = 900

RED_RED_GREEN, GEM_GEM_FLOWER, THREE_FLOWERS, THREE_RED, TWO_ANIMALS = 3, 24, 31, 9, 34
"""Cards, by what they ask for; the last asks for a gem and a flower too."""


def _dice(*faces: Face) -> Beat:
    return Beat(chance(), Rolled(faces))


def _friend(action: Action, after_ms: int = THINKS_MS) -> Beat:
    return Beat(FRIEND, action, after_ms)


TAKES_FLOWERS = (
    _friend(Roll()),
    _dice("green-flower", "blue-flower", "red-gem", "green-flower"),
    _friend(Take(THREE_FLOWERS), TUMBLE_MS + THINKS_MS),
    Beat(chance(), Drawn(THREE_RED)),
)
MISSES = (
    _friend(Roll()),
    _dice("blue-flower", "green-gem", "blue-animal", "green-flower"),
    _friend(Reroll((1, 2)), TUMBLE_MS + THINKS_MS),
    _dice("blue-flower", "green-gem"),
    _friend(EndTurn(), TUMBLE_MS + THINKS_MS),
)
LESSON = Lesson(
    game="king_of_the_dice_junior",
    start=State(
        phase="ready",
        castles=((1, 22), (2, 21, 5)),
        first=1,
        in_turn=1,
        turns=7,
        face_up=(THREE_FLOWERS, RED_RED_GREEN),
        crowns=(1, 2),
    ),
    steps=(
        Step(
            "roll",
            at="roll",
            do=Deed(Roll()),
            then=(_dice("red-gem", "blue-flower", "green-gem", "red-animal"),),
            rests_ms=TUMBLE_MS,
        ),
        Step(
            "turret",
            at="turret",
            do=Deed(Take(RED_RED_GREEN)),
            then=(Beat(chance(), Drawn(GEM_GEM_FLOWER)), *TAKES_FLOWERS),
            rests_ms=THINKS_MS,
        ),
        Step(
            "symbols",
            at="roll",
            do=Deed(Roll()),
            then=(_dice("green-gem", "blue-animal", "green-flower", "blue-animal"),),
            rests_ms=TUMBLE_MS,
        ),
        Step(
            "keep",
            at="dice",
            do=Deed(Reroll((0, 2))),
            then=(_dice("blue-flower", "blue-animal"),),
            rests_ms=TUMBLE_MS,
            slips=(
                Slip(
                    Deed(Reroll(())),
                    "keptNone",
                    (_dice("blue-flower", "red-animal", "green-flower", "blue-animal"),),
                    rests_ms=TUMBLE_MS,
                ),
                Slip(Deed(EndTurn()), "gaveUp", rests_ms=THINKS_MS),
            ),
        ),
        Step(
            "crown",
            at="crown",
            do=Deed(Crown((0, 2))),
            then=(_dice("red-gem", "blue-animal"),),
            rests_ms=TUMBLE_MS,
            slips=(
                Slip(
                    Deed(Crown(())),
                    "keptNone",
                    (_dice("blue-flower", "red-animal", "green-flower", "blue-animal"),),
                    rests_ms=TUMBLE_MS,
                ),
                Slip(Deed(EndTurn()), "gaveUp", rests_ms=THINKS_MS),
            ),
        ),
        Step(
            "resident",
            at="resident",
            do=Deed(Take(GEM_GEM_FLOWER)),
            then=(Beat(chance(), Drawn(TWO_ANIMALS)), *MISSES),
            rests_ms=THINKS_MS,
        ),
        Step(
            "lastRoll",
            at="roll",
            do=Deed(Roll()),
            then=(_dice("red-animal", "green-flower", "red-gem", "red-animal"),),
            rests_ms=TUMBLE_MS,
        ),
        Step(
            "choose",
            at="animals",
            do=Deed(Take(TWO_ANIMALS)),
            slips=(Slip(Deed(Take(THREE_RED)), "either", rests_ms=THINKS_MS),),
            rests_ms=TUMBLE_MS,
        ),
    ),
)
