"""What a board of Tumblin-Dice is worth to the side that has just thrown: about its chance to win the match.

A model, not the exact odds: every throw to come brings every side the same on average, with the same spread, and every
rival's throw costs a die a share of its points, a smaller one where another die hides it. When nothing is left to throw
it is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, erf, hypot, prod, sqrt

from msgspec.structs import replace

from dicehall.games.tumblin_dice.scoring import Count, counts
from dicehall.games.tumblin_dice.standings import contenders, side_of, side_totals
from dicehall.games.tumblin_dice.state import TARGET, Resting, State, box
from dicehall.physics import BOARD

MEAN, SPREAD = 9.0, 7.0
"""Points of one throw: mean and standard deviation, between good bots."""
KEPT_OPEN, KEPT_HIDDEN = 0.95, 0.99
"""The share of its points that a die keeps when a rival throws. Measured on 4x: an open one lost 4 of 100 points to a
"hard" bot and 8 to a "master" in Offence and Defence, a hidden one 1. On 3x and 2x it is less; some dice even gain."""
HIDES_MM = 18.0
"""A die hides what lies behind it, seen from the landing disc, so far to each side."""
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
        self._shares = {seat: self._kept_shares(side) for seat, side in self._sides.items()}

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

    def worth_hiding(self, board: Board, stacked: Pairs) -> tuple[str, ...]:
        """One's own dice that lie open while rivals have throws left, the most points first."""
        own = [seat for seat, side in self._sides.items() if side == self._own]
        open_, hidden = self._shares[own[0]]
        if open_ == hidden:
            return ()
        counted = zip(self._counts(board, stacked), are_hidden(board), strict=True)
        found = [count for count, hidden in counted if count.seat in own and count.points > 0 and not hidden]
        return tuple(count.die for count in sorted(found, key=lambda count: -count.points))

    def by_face(self, state: State, shown: Sequence[int]) -> list[float]:
        """What a board is worth, 0 to 1 and a little for points, for each number that the thrown die may show.

        Args:
            shown: six numbers; none, if the die is gone.
        """
        board, die = state.board, self._state.thrown
        one_each = tuple(replace(resting, face=1) if resting.die == die else resting for resting in board)
        counted = self._counts(one_each, state.stacked)
        hidden = are_hidden(board)
        if not shown:
            return [self._of(counted, hidden)] * 6
        return [self._of(_with_points(counted, die, face), hidden) for face in shown]

    def _counts(self, board: Board, stacked: Pairs) -> tuple[Count, ...]:
        return counts(board, stacked, self._box, self._state.variant.before_line)

    def _of(self, counted: Iterable[Count], hidden: Iterable[bool]) -> float:
        total: dict[int, float] = dict(self._totals)
        for count, is_hidden in zip(counted, hidden, strict=True):
            side = self._sides.get(count.seat)
            if side in total:
                total[side] += count.points * self._shares[count.seat][is_hidden]
        leads = [total[self._own] - points for side, points in total.items() if side != self._own]
        return prod(self._ahead(side, total) for side in total if side != self._own) + TIE_BREAK * min(leads)

    def _ahead(self, rival: int, total: Mapping[int, float]) -> float:
        own, theirs = self._to_come[self._own], self._to_come[rival]
        lead = total[self._own] - total[rival] + MEAN * (own - theirs)
        spread = SPREAD * sqrt(own + theirs)
        if spread == 0:
            return (1 + (lead > 0) - (lead < 0)) / 2
        return (1 + erf(lead / spread / sqrt(2))) / 2

    def _kept_shares(self, side: int) -> tuple[float, float]:
        """Of a die's points at the end of this quarter: lying open, and hidden."""
        hands = enumerate(self._state.hand, 1)
        threats = sum(sum(hand) for seat, hand in hands if self._sides[seat] != side)
        return KEPT_OPEN**threats, KEPT_HIDDEN**threats

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


def are_hidden(board: Board) -> list[bool]:
    """For each die whether another one lies before it, seen from the middle of the landing disc.

    Without poses nothing is known to be hidden.
    """
    places = [(pose.at_mm[0] - BOARD.disc_x.value, pose.at_mm[1]) for resting in board if (pose := resting.pose)]
    if len(places) < len(board):
        return [False] * len(board)
    return [any(_hides(other, place) for other in places) for place in places]


def _hides(other: tuple[float, float], place: tuple[float, float]) -> bool:
    (x, y), (ox, oy) = place, other
    long = hypot(x, y)
    return 0 < ox * x + oy * y < long * (long - HIDES_MM) and abs(ox * y - oy * x) < HIDES_MM * long


def _level(resting: Resting) -> int:
    return resting.level


def _with_points(counted: Iterable[Count], die: str, times: int) -> list[Count]:
    return [Count(count.die, count.seat, count.points * times) if count.die == die else count for count in counted]
