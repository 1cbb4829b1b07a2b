"""What a board of Tumblin-Dice is worth to the side that has just thrown: about its chance to win the match.

A model, not the exact odds: every throw to come brings every side the same on average, with the same spread, and moves
no other die. When nothing is left to throw it is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, erf, prod, sqrt

from msgspec.structs import replace

from dicehall.games.tumblin_dice.scoring import Count, counts
from dicehall.games.tumblin_dice.standings import contenders, side_of, side_totals
from dicehall.games.tumblin_dice.state import TARGET, Resting, State, box

MEAN, SPREAD = 9.0, 7.0
"""Points of one throw: mean and standard deviation, between good bots."""
TIE_BREAK = 1e-5
"""A point more is worth so much besides, so that a lost match is still played for points."""
Board = tuple[Resting, ...]
Pairs = tuple[tuple[str, str], ...]

_TIMES = {"plain": 1, "double": 2, "offensive": 1, "defensive": 0}


class Worth:
    """Values boards that a match in the phase `settle` can come to."""

    def __init__(self, state: State) -> None:
        self._state, self._box = state, box(state)
        self._sides = {seat: side_of(state, seat) for seat in range(1, len(state.hand) + 1)}
        self._own = self._sides[state.turn]
        totals = side_totals(state)
        self._totals = {side: totals[side] for side in contenders(state)}
        self._to_come = {side: self._throws_to_come(side) for side in self._totals}

    def targets(self, board: Board, stacked: Pairs) -> tuple[str, ...]:
        """Dice that bring a rival points, most first; then one's own, the lowest level first."""
        counted = self._counts(board, stacked)
        rivals = sorted(
            (count for count in counted if count.points > 0 and self._sides.get(count.seat, self._own) != self._own),
            key=lambda count: -count.points,
        )
        own = {count.die for count in counted if self._sides.get(count.seat) == self._own}
        low = sorted((resting for resting in board if resting.die in own and resting.level < 3), key=_level)
        return (*(count.die for count in rivals), *(resting.die for resting in low))

    def by_face(self, state: State, shown: Sequence[int]) -> list[float]:
        """What a board is worth, 0 to 1 and a little for points, for each number that the thrown die may show.

        Args:
            shown: six numbers; none, if the die is gone.
        """
        board, die = state.board, self._state.thrown
        one_each = tuple(replace(resting, face=1) if resting.die == die else resting for resting in board)
        counted = self._counts(one_each, state.stacked)
        if not shown:
            return [self._of(counted)] * 6
        return [self._of(_with_points(counted, die, face)) for face in shown]

    def _counts(self, board: Board, stacked: Pairs) -> tuple[Count, ...]:
        return counts(board, stacked, self._box, self._state.variant.before_line)

    def _of(self, counted: Iterable[Count]) -> float:
        total = dict(self._totals)
        for count in counted:
            side = self._sides.get(count.seat)
            if side in total:
                total[side] += count.points
        leads = [total[self._own] - points for side, points in total.items() if side != self._own]
        return prod(self._ahead(side, total) for side in total if side != self._own) + TIE_BREAK * min(leads)

    def _ahead(self, rival: int, total: Mapping[int, int]) -> float:
        own, theirs = self._to_come[self._own], self._to_come[rival]
        lead = total[self._own] - total[rival] + MEAN * (own - theirs)
        spread = SPREAD * sqrt(own + theirs)
        if spread == 0:
            return (1 + (lead > 0) - (lead < 0)) / 2
        return (1 + erf(lead / spread / sqrt(2))) / 2

    def _throws_to_come(self, side: int) -> float:
        """A double die counts as two, a defensive one as none."""
        state, kinds = self._state, self._box.kinds
        now = full = 0
        for seat, hand in enumerate(state.hand, 1):
            if self._sides[seat] == side and seat in state.order:
                now += sum(_TIMES[kind] * many for kind, many in zip(kinds, hand, strict=True))
                full += sum(_TIMES[kind] * many for kind, many in zip(kinds, self._box.hand, strict=True))
        return now + full * self._quarters_to_come()

    def _quarters_to_come(self) -> int:
        """After this one; in the edition that ends at 301, as many as it takes about."""
        quarters, done = self._state.variant.quarters, len(self._state.scores)
        if self._state.overtime:
            return 0
        if quarters != "to_301":
            return quarters - done - 1
        a_quarter = MEAN * sum(_TIMES[kind] * many for kind, many in zip(self._box.kinds, self._box.hand, strict=True))
        return max(0, ceil((TARGET - max(self._totals.values())) / a_quarter) - 1)


def _level(resting: Resting) -> int:
    return resting.level


def _with_points(counted: Iterable[Count], die: str, times: int) -> list[Count]:
    return [Count(count.die, count.seat, count.points * times) if count.die == die else count for count in counted]
