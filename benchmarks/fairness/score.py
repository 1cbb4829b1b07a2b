"""Whether whoever was first has won. First is whose press came soonest after their own screen showed the dice."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from msgspec import Struct

from benchmarks.peers.people import Played
from benchmarks.peers.plan import FRAME_MS, SEATS, PlayedRound


class Score(Struct, frozen=True):
    """Of one server."""

    rounds: int
    right: float
    """Share of rounds that the true first has won."""
    right_beyond_frame: float
    """The same where the second was more than one frame of the screen slower."""
    wins: tuple[int, ...]
    """By seat."""
    true_firsts: tuple[int, ...]
    """By seat."""
    wait_p50_ms: float
    """From the winner's press to the verdict at the winner, way there and back included."""
    wait_p95_ms: float
    bad: int
    """Rounds with other than one winner; they count as wrong."""


def score_of(played: Played) -> Score:
    """The score of one server."""
    rounds = [one for table in played for one in table]
    clear = [one for one in rounds if _lead_ms(one) > FRAME_MS]
    won = [one for one in rounds if len(one.winners) == 1 and one.winners[0] > 0]
    waits = sorted(one.verdict_ms[winner_of(one) - 1] - one.pressed_ms[winner_of(one) - 1] for one in won)
    return Score(
        rounds=len(rounds),
        right=_share_right(rounds),
        right_beyond_frame=_share_right(clear),
        wins=_by_seat([winner_of(one) for one in won]),
        true_firsts=_by_seat([true_first(one) for one in rounds]),
        wait_p50_ms=round(median(waits)),
        wait_p95_ms=round(waits[int(len(waits) * 0.95)]),
        bad=len(rounds) - len(won),
    )


def true_first(played: PlayedRound) -> int:
    """The seat with the shortest reaction."""
    reactions = reactions_ms(played)
    return reactions.index(min(reactions)) + 1


def winner_of(played: PlayedRound) -> int:
    """The seat that everybody was told; 0 if they were told different ones."""
    return played.winners[0] if len(played.winners) == 1 else 0


def reactions_ms(played: PlayedRound) -> list[float]:
    """As they came about, by seat: timers are late by a little."""
    return [pressed - painted for pressed, painted in zip(played.pressed_ms, played.painted_ms, strict=True)]


def _lead_ms(played: PlayedRound) -> float:
    first, second, *_ = sorted(reactions_ms(played))
    return second - first


def _share_right(rounds: Sequence[PlayedRound]) -> float:
    return round(sum(winner_of(one) == true_first(one) for one in rounds) / max(1, len(rounds)), 3)


def _by_seat(seats: Sequence[int]) -> tuple[int, ...]:
    return tuple(seats.count(seat) for seat in range(1, SEATS + 1))
