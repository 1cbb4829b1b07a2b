"""Counts of sequences of moves that can be checked by hand.

A seat whose six dice lie can roll in 63 ways (2 to the power of 6, less keeping all), one with all dice in the hand in
one way; either may vote. Six dice fall in 46,656 ways. The cards of these tests are `all even`, `all odd`, `all low`.
"""

import pytest

from dicehall.core import Setup
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.state import State
from dicehall.match import perft
from tests.games.lightning_dice.positions import EVEN, ODD

DECK = ["Evens: all even", "Odds: all odd", "Lows: all low"]


def race(hands: str, *, switches: str = "", more: str = "") -> State:
    """Card 1 of three lies face up for two seats."""
    deck = 'deck=["Evens: all even","Odds: all odd","Lows: all low"]'
    line = f"scores=[5,5] hands=[{hands}] variant=({deck}{switches}) phase=race round=1 card=1{more}"
    return GAME.notation.parse_state(line)


@pytest.mark.parametrize(("depth", "sequences"), [(1, 3), (2, 12)])
def test_the_first_moves_of_a_match(depth: int, sequences: int) -> None:
    """[LD-2, LD-4] 3 cards, then for each of 2 seats a roll or a vote: 3 × 2 × 2 = 12."""
    assert perft(GAME, GAME.initial(Setup(2, {"deck": DECK})), depth) == sequences


@pytest.mark.slow
def test_three_moves_with_one_card() -> None:
    """[LD-3, LD-R11] After a roll, 46,656 landings or a roll or vote of the other seat; after a vote, a roll of the
    voter or a roll or vote of the other seat: 2 × 46,658 + 2 × 3 = 93,322.
    """
    assert perft(GAME, GAME.initial(Setup(2, {"deck": DECK[:1]})), 3) == 93_322


@pytest.mark.parametrize(
    ("switches", "sequences"),
    [("", 130), (" play=quick", 130), (" tournament=true", 134), (" false_bonus_penalty=1", 134)],
)
def test_one_move_of_two_seats_whose_dice_lie(switches: str, sequences: int) -> None:
    """[LD-4, LD-R3, LD-R17] 63 rolls, "Got it!" and the vote, twice: 130. Where a wrong Bonus or Thunder is possible,
    one of each more: 134.
    """
    assert perft(GAME, race(f"{ODD},{ODD}", switches=switches), 1) == sequences


def test_one_die_in_motion() -> None:
    """[LD-R13] 6 landings of seat 1; a roll or vote of seat 2: 6 + 2 = 8."""
    assert perft(GAME, race("(faces=[1,1,3,3,5,0] moving=[5]),()"), 1) == 8


@pytest.mark.slow
def test_two_moves_from_one_die_in_motion() -> None:
    """[LD-3, LD-R13] 6 landings, each followed by 65 of seat 1 or 2 of seat 2: 402. The roll of seat 2, then one of
    6 + 46,656 landings: 46,662. The vote of seat 2, then 6 landings or its roll: 7. Together 47,071.
    """
    assert perft(GAME, race("(faces=[1,1,3,3,5,0] moving=[5]),()"), 2) == 47_071


@pytest.mark.slow
def test_a_sixth_die_of_one_number_opens_one_call_more() -> None:
    """[LD-7] Of 6 landings one is six 1s: 5 × (65 + 2) + (66 + 2) = 403; as above 46,662 and 7 more: 47,072."""
    assert perft(GAME, race("(faces=[1,1,1,1,1,0] moving=[5]),()"), 2) == 47_072


@pytest.mark.slow
def test_the_last_card_of_a_quick_game() -> None:
    """[LD-Q3, LD-R11] Seat 1 rolls m dice in C(6, m) ways, then 6^m landings or 2 of seat 2: 7^6 - 1 + 63 × 2 =
    117,774. It matches and all is over: 0. It votes, then 64 of its own or 2 of seat 2: 66. Seat 2 rolls, then 65 or
    46,656: 46,721. Seat 2 votes, then 65 or its roll: 66. Together 164,627.
    """
    state = race(f"{EVEN},()", switches=" play=quick", more=" played=[2,3]")
    assert perft(GAME, state, 2) == 164_627


@pytest.mark.slow
def test_a_call_before_the_judge() -> None:
    """[LD-R17] Two words, and a roll or vote of the other seat: 4. Then:
    valid: the judge's flip, 63 rolls and 1 Bonus, 1 Thunder of seat 2 between the cards, but seat 1 has served and only
    rolls, 63: 1 + 65 + 63 = 129; false: 63 rolls, Bonus, Thunder, vote of seat 1 and 63 and 4 of seat 2: 66 + 67 = 133;
    a roll of seat 2 that keeps all but m dice, then 6^m landings or two words: 7^6 - 1 + 63 × 2 = 117,774; its other
    calls wait too and leave the two words: 3 × 2 = 6; its vote: two words, 63 rolls, 3 calls: 68. Together 118,110.
    """
    state = race(f"{ODD},{ODD}", switches=" tournament=true", more=" waiting=[(seat=1 call=(got_it card=1))]")
    assert perft(GAME, state, 1) == 2 + 63 + 3 + 1
    assert perft(GAME, state, 2) == 129 + 133 + 117_774 + 6 + 68
