"""Keeping dice near enough and at once, beside the exact answers of the odds."""

from functools import cache
from time import process_time

import pytest

from dicehall.bots.keeping import keep_for, requirement_of
from dicehall.games.lightning_dice.cards import DECK
from dicehall.games.lightning_dice.requirements import DICE, FACES
from dicehall.odds.keep_solver import Solution, solve

HARD = ("three pairs", "four and a pair", "exactly 1 1 1 6 6 6", "run of four and at least three alike")
"""Cards for which the exact sums take longest, or dice are given up again."""


def rolls_of(words: str, solution: Solution, sweeps: int = 40) -> float:
    """Expected rolls of a player who keeps what `keep_for` says, by going through all throws again and again.

    The second look at a keep is needed where dice are given up: what comes after depends on fewer dice.
    """
    is_met = requirement_of(words).is_met
    keeps = {
        throw: tuple(throw[position] for position in keep_for(words, throw))
        for throw in solution.rolls_to_come
        if not is_met(throw)
    }
    rolls = dict(solution.rolls_after)  # a first guess: nobody does better
    for _ in range(sweeps):
        for kept in {*keeps.values(), ()}:
            rolls[kept] = 1 + sum(
                share * rolls[keeps[throw]] for throw, share in _throws_after(kept).items() if throw in keeps
            )
    return rolls[()]


@cache
def _throws_after(kept: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """How likely each throw is when the other dice are rolled, die by die."""
    shares = {kept: 1.0}
    for _ in range(DICE - len(kept)):
        more: dict[tuple[int, ...], float] = {}
        for faces, share in shares.items():
            for face in FACES:
                throw = tuple(sorted((*faces, face)))
                more[throw] = more.get(throw, 0.0) + share / len(FACES)
        shares = more
    return shares


@pytest.mark.slow
@pytest.mark.parametrize("words", [*HARD, *[card.requirement for card in DECK[::4]]])
def test_no_card_takes_a_hundredth_more_rolls_than_with_the_best_keeps(words: str) -> None:
    solution = solve(requirement_of(words).is_met)
    assert solution.expected_rolls * 0.999 < rolls_of(words, solution) < solution.expected_rolls * 1.01


@pytest.mark.parametrize("words", HARD)
def test_a_card_that_nobody_has_thought_about_yet_takes_no_time_that_a_table_would_notice(words: str) -> None:
    """By the processor's time, with room for a slow machine; for some of these the exact sums take far longer."""
    keep_for("all even", (1, 2))  # the dice themselves, once a process
    others = f"{words} and sum at least 6"  # the same card, in words that no test has asked about
    began_s = process_time()
    keep_for(others, (1, 2, 3, 4, 5, 6))
    assert process_time() - began_s < 0.08


def test_dice_in_the_hand_cannot_be_kept_and_one_of_six_is_rolled_at_least() -> None:
    assert keep_for("all even", ()) == ()
    assert keep_for("at least three 5s", (5, 1, 5, 6)) == (0, 2)
    assert len(keep_for("all even", (2, 4, 2, 6, 6, 4))) == DICE - 1
