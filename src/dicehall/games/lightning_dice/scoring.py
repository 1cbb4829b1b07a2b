"""The arithmetic of the rulebook as plain functions.

What a call is worth is in `state`; here is what becomes of a score, and who wins.
"""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.games.lightning_dice.state import GOAL


def score_after(score: int, change: int, *, floor: bool) -> int:
    """Where a pawn stands after a change: never past 20 [LD-R2] and, with the floor, never below 0 [LD-R1].

    >>> score_after(19, 2, floor=True), score_after(1, -2, floor=True), score_after(1, -2, floor=False)
    (20, 0, -1)
    """
    after = min(GOAL, score + change)
    return max(0, after) if floor else after


def has_nothing_to_lose(score: int, *, floor: bool) -> bool:
    """Whether a wrong call would be free [LD-R7].

    >>> has_nothing_to_lose(0, floor=True), has_nothing_to_lose(1, floor=True), has_nothing_to_lose(0, floor=False)
    (True, False, False)
    """
    return floor and score <= 0


def is_six_of(faces: Sequence[int], number: int) -> bool:
    """Whether all dice show this number, as Bonus and Thunder need [LD-7, LD-8].

    >>> is_six_of((4, 4, 4, 4, 4, 4), 4), is_six_of((4, 4, 4, 3, 4, 4), 4)
    (True, False)
    """
    return faces.count(number) == len(faces)


def most_cards(cards: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    """Which of these seats have the most cards; a tie is a shared win [LD-Q3, LD-R12].

    >>> most_cards((20, 25, 5), seats=(1, 2, 3)), most_cards((20, 25, 20), seats=(1, 3))
    ((2,), (1, 3))
    """
    most = max(cards[seat - 1] for seat in seats)
    return tuple(seat for seat in seats if cards[seat - 1] == most)
