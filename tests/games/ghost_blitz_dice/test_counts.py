"""Counts of sequences of moves that can be checked by hand.

A seat has 31 ways to grab: 2 to the power of 5 figures, less the empty hand. CLOCK has one way to close.
"""

import pytest

from dicehall.core import Setup
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.match import perft

GRABBING = "faces=[bottle,bottle,ghost,mouse,bottle] phase=grab"


@pytest.mark.parametrize(("seats", "sequences"), [(2, 63), (4, 125), (8, 249)])
def test_one_move_into_the_grab(seats: int, sequences: int) -> None:
    """[GB-1, GB-R4] 31 a seat and 1 of CLOCK: 2 × 31 + 1 = 63, 4 × 31 + 1 = 125, 8 × 31 + 1 = 249."""
    state = GAME.notation.parse_state(f"points={[0] * seats} {GRABBING}".replace(", ", ","))
    assert perft(GAME, state, 1) == sequences


def test_two_moves_of_two_seats() -> None:
    """[GB-R4, GB-R6] First one of two seats: 2 × 31, then the other seat or CLOCK: 31 + 1. Or CLOCK, then a throw: 1.

    2 × 31 × 32 + 1 = 1,985.
    """
    assert perft(GAME, GAME.notation.parse_state(f"points=[0,0] {GRABBING}"), 2) == 1_985


def test_three_moves_of_two_seats() -> None:
    """[GB-R6] After each closed throw one seat can throw, and after CLOCK's close and the throw the dice can fall in
    5 to the power of 5 ways.

    Both seats grab, then a throw: 2 × 31 × 31 × 1 = 1,922. One grabs, CLOCK, a throw: 2 × 31 = 62. CLOCK, a throw,
    dice: 3,125. Together 5,109.
    """
    assert perft(GAME, GAME.notation.parse_state(f"points=[0,0] {GRABBING}"), 3) == 5_109


def test_three_moves_of_three_seats_of_which_one_has_left() -> None:
    """[ALL-7, GB-R6] The same as with two seats, for nobody waits for the third."""
    assert perft(GAME, GAME.notation.parse_state(f"points=[0,0,0] left=[2] {GRABBING}"), 3) == 5_109


def test_a_match_opens_with_the_lot_a_throw_and_the_dice() -> None:
    """[GB-R8] Three seats by lot, one throw, 3,125 ways to fall: 3, 3 and 9,375."""
    state = GAME.initial(Setup(3))
    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == [3, 3, 9_375]


@pytest.mark.slow
def test_figures_change_places_between_the_close_and_the_next_throw() -> None:
    """[GB-R10] CLOCK closes, 120 orders, one throw: 1, 120 and 120 if CLOCK is the first of three moves.

    In three moves: CLOCK, order, throw: 120. A seat (2 × 31), then CLOCK (1) and an order (120), or then the other
    seat (31) and an order (120): 62 × (120 + 31 × 120) = 238,080. Together 238,200.
    """
    state = GAME.notation.parse_state(f"points=[0,0] variant=(shuffle_figures=true) {GRABBING}")
    assert perft(GAME, state, 3) == 238_200
