"""Exact odds and best play: when to keep which dice, and what that brings.

`keep_solver` answers for any dice and any goal (Lightning Dice's cards); `king_turn` for a turn of King of the Dice.
"""

from dicehall.odds.keep_solver import (
    Solution,
    Unreachable,
    best_keep,
    best_roll,
    chance_within,
    exact_expected_rolls,
    expected_rolls,
    solve,
)

__all__ = [
    "Solution",
    "Unreachable",
    "best_keep",
    "best_roll",
    "chance_within",
    "exact_expected_rolls",
    "expected_rolls",
    "solve",
]
