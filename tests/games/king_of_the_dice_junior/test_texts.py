"""What people read. Every event has its sentence; names stand where names belong."""

import pytest

from dicehall.core import Event
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import (
    Began,
    CardDiscarded,
    CardTaken,
    CardTurned,
    CrownSpent,
    DiceRested,
    DiceThrown,
    LastRound,
    LimitPassed,
    LotFell,
    MatchEnded,
    PileRenewed,
    SeatLeft,
    TurnMissed,
)

NAMES = {1: "Ann", 2: "Bo"}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (LotFell("KJ-R6", 1), "The lot falls on Ann."),
        (Began("KJ-2", 2), "Bo goes first."),
        (CardTurned("KJ-1", 27), "Up comes the resident card flower, flower, gem."),
        (DiceThrown("KJ-2", 1, ()), "Ann rolls all four dice."),
        (DiceThrown("KJ-4", 1, ()), "Ann rolls all four dice again."),
        (DiceThrown("KJ-4", 1, ("red-gem",)), "Ann keeps red gem and rolls the other 3 again."),
        (
            CrownSpent("KJ-9", 2, ("red-gem", "red-gem", "blue-animal")),
            "Bo spends the crown, keeps red gem, red gem and blue animal and rolls the other once more.",
        ),
        (
            DiceRested("KJ-2", 1, ("red-gem", "red-animal", "green-gem", "green-flower")),
            "The dice show red gem, red animal, green gem and green flower.",
        ),
        (CardTaken("KJ-5", 2, 1, 3), "Bo takes the turret card red, green, blue and has 3 of 5 sides closed."),
        (TurnMissed("KJ-R8", 1), "No card for Ann this time."),
        (CardDiscarded("KJ-R3", 18), "Away goes the turret card red, red, green, green."),
        (PileRenewed("KJ-R9", 31), "The pile is used up; the 31 cards laid aside are the new pile."),
        (LastRound("KJ-V1", 2), "The castle of Bo is closed; this round is still played out."),
        (LimitPassed("ALL-9", 1), "Time is up; the turn of Ann is over."),
        (SeatLeft("ALL-7", 1), "Ann leaves the table."),
        (MatchEnded("KJ-10", (1,), (5, 2), (8, 3)), "The castle of Ann is closed: Ann wins!"),
        (MatchEnded("KJ-V2", (2,), (5, 5), (8, 9)), "The round is over, and Bo wins!"),
        (MatchEnded("KJ-V3", (1, 2), (5, 5), (8, 8)), "As many cards and as many lizards: Ann and Bo win together!"),
        (MatchEnded("ALL-7", (2,), (4, 1), (6, 1)), "Bo is the last one at the table and wins."),
    ],
)
def test_an_event_is_told_in_one_sentence(event: Event, sentence: str) -> None:
    assert GAME.sentence(event, NAMES.__getitem__) == sentence


def test_an_event_of_another_game_has_no_sentence_here() -> None:
    with pytest.raises(TypeError, match="no event of this game"):
        GAME.sentence(Event("GB-1"), NAMES.__getitem__)
