"""What the examples of King of the Dice Junior show."""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.games.king_of_the_dice_junior.cards import CARDS
from dicehall.games.king_of_the_dice_junior.scoring import is_met, lizards_in, seats_with_most_lizards
from dicehall.games.king_of_the_dice_junior.state import Face
from tests.games.examples.files import constants

MET: Mapping[str, tuple[tuple[int, ...], tuple[tuple[int, tuple[Face, ...]], ...]]] = {
    "KJ-3": ((10,), ((0, ("green-gem", "blue-animal", "green-flower", "green-gem")),)),
    "KJ-4": (
        (9, 11),
        (
            (0, ("red-gem", "red-animal", "green-gem", "green-gem")),
            (2, ("red-gem", "red-animal", "red-animal", "blue-flower")),
        ),
    ),
    "KJ-5": ((3, 23), ((0, ("red-gem", "red-animal", "green-gem", "blue-flower")),)),
    "KJ-7": ((14,), ((0, ("green-flower", "red-animal", "blue-flower", "green-gem")),)),
    "KJ-8": ((36,), ((0, ("blue-flower", "blue-flower", "red-gem", "red-animal")),)),
    "KJ-9": (
        (30,),
        (
            (0, ("red-animal", "green-gem", "blue-flower", "red-gem")),
            (1, ("red-animal", "blue-animal", "green-flower", "green-gem")),
            (2, ("red-animal", "blue-animal", "blue-flower", "blue-animal")),
        ),
    ),
    "KJ-R4": ((18,), ((0, ("red-gem", "red-animal", "green-gem", "blue-flower")),)),
}
"""Cards in the middle; then rolls of a turn: how many dice were kept, and all four, those kept first."""
LIZARDS = (1, 3, 9, 12, 18)
"""A card of each pattern [KJ-R5]."""
CASTLES = ((1, 9, 18, 12, 23), (38, 21, 4, 10, 25))
"""Two that are closed in the same round [KJ-V2]."""


def written() -> str:
    """The file for the browser."""
    met = {
        rule: {"cards": cards, "rolls": [roll_of(*roll, cards) for roll in rolls]}
        for rule, (cards, rolls) in MET.items()
    }
    lizards = [{"card": number, "lizards": CARDS[number - 1].lizards} for number in LIZARDS]
    castles = {
        "castles": CASTLES,
        "lizards": [lizards_in(castle) for castle in CASTLES],
        "winners": seats_with_most_lizards(CASTLES, (1, 2)),
    }
    return constants(
        ["Castles", "Lizards", "Met"],
        MET=("Met", met),
        LIZARDS=("Lizards", {"KJ-R5": lizards}),
        CASTLES=("Castles", {"KJ-V2": castles}),
    )


def roll_of(kept: int, faces: tuple[Face, ...], cards: tuple[int, ...]) -> Mapping[str, object]:
    """Which of the cards the dice meet."""
    return {"kept": kept, "faces": faces, "met": [card for card in cards if is_met(CARDS[card - 1], faces)]}
