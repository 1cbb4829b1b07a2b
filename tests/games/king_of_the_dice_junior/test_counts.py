"""Numbers of move sequences, each worked out by hand. A wrong rule nearly always shows here."""

import pytest

from dicehall.core import Setup
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.match import perft
from tests.games.king_of_the_dice_junior.positions import REDS, ready, turn


@pytest.mark.parametrize(("first_seat", "depth", "count"), [(0, 1, 4), (0, 2, 4 * 40), (0, 3, 4 * 40 * 39), (2, 1, 40)])
def test_the_opening(first_seat: int, depth: int, count: int) -> None:
    """The lot falls on one of four seats, then two of forty cards are turned, in order."""
    assert perft(GAME, GAME.initial(Setup(4, {"first_seat": first_seat})), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 1), (2, 1_296), (3, 16_416)])
def test_a_turn_with_three_reds_and_three_blues_in_the_middle(depth: int, count: int) -> None:
    """One way to roll; 6 ** 4 ways to fall.

    By colour, three reds of four dice fall in 4 * 2 ways and four in one, each of them with 2 ** 4 falls: 144. As many
    for three blues, and no fall meets both. Each of these 288 leaves `take`; the other 1,008 leave 15 ways to keep and
    `end_turn`: 288 + 1,008 * 16 = 16,416.
    """
    assert perft(GAME, ready(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 16), (2, 2_401)])
def test_a_second_roll(depth: int, count: int) -> None:
    """Keeping k of four dice: C(4, k) * 6 ** (4 - k) falls; all k together (1 + 6) ** 4, less the one with none rolled.

    That makes 2,400 ways for the dice to come to rest, and the roll of the next seat after `end_turn`.
    """
    assert perft(GAME, turn(), depth) == count
    assert perft(GAME, turn(rolls=2), depth) == count


def test_after_a_second_roll_without_a_crown() -> None:
    """Each of the 2,400 falls leaves one move, `take` or `end_turn`; after `end_turn` and a roll, 1,296 falls."""
    assert perft(GAME, turn(crowns="2"), 3) == 2_400 + 1_296


def test_after_a_second_roll_with_a_crown() -> None:
    """Of the 2,400 falls these meet three reds or three blues, the dice being red, red, green, green:

    kept R R: 6 * 6 - 4 * 4 = 20; R R G, twice: 2; R G, four times: 2 * 2 = 4; R, twice: 3 * 2 * 2 * 4 + 8 for the reds
    and 8 for the blues = 64; G, twice: 8 + 8 = 16; none: 288; R G G and G G: 0. All together
    20 + 4 + 16 + 128 + 32 + 288 = 488. They leave `take`, the others 16 moves: 488 + 1,912 * 16, and 1,296 as above.
    """
    assert perft(GAME, turn(), 3) == 488 + 1_912 * 16 + 1_296


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "count"), [(1, 1), (2, 38), (3, 38), (4, 38 * 1_296)])
def test_after_a_card_is_taken(depth: int, count: int) -> None:
    """One card to take, 38 left to turn, one roll of the next seat, 6 ** 4 falls."""
    assert perft(GAME, turn(REDS), depth) == count


def test_both_cards_met() -> None:
    """Three reds, and two gems with an animal: either is taken, and one of 38 turned."""
    assert perft(GAME, turn(REDS, face_up="9,23"), 2) == 2 * 38


def test_a_match_that_may_be_declined() -> None:
    """[KJ-R2] Taken, with 38 cards to turn, or rolled on in 2,400 ways."""
    assert perft(GAME, turn(REDS, variant="may_decline=true"), 2) == 38 + 2_400


def test_a_miss_that_swaps_a_card() -> None:
    """[KJ-R3] 2,400 ways to roll on, 38 cards to turn after stopping."""
    assert perft(GAME, turn(variant="flip_on_miss=true"), 2) == 2_400 + 38
