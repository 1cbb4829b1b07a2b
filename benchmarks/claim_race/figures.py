"""What a run says: times of claims and dice, rounds without exactly one winner, and what the server used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from benchmarks.peers.people import Played
from benchmarks.peers.plan import SEATS, PlayedRound


class Spread(Struct, frozen=True):
    """Of times in ms; None without any."""

    n: int
    p50: float | None = None
    p95: float | None = None
    p99: float | None = None


class Used(Struct, frozen=True):
    """By the server process, its threads and children, while rounds were played."""

    cpu_ms_a_round: float
    """Without what it uses while everybody is connected and nobody plays."""
    idle_cpu_share: float
    """Of a core, then."""
    rss_mb: float


class Figures(Struct, frozen=True):
    """Of one server."""

    claim_ms: Spread
    """From the winner's press to the verdict at the winner."""
    last_claim_ms: Spread
    """From the last press to the verdict at the winner, where nobody could have been first any more: for a server that
    takes whoever arrives first, that is every first press; for ours, rounds in which all four grabs were compared."""
    dice_ms: Spread
    """From the throw until the last seat has the dice."""
    bad: int
    """Rounds with other than one winner."""
    used: Used


def figures_of(played: Played, used: Used, *, is_by_arrival: bool) -> Figures:
    """The figures of one server.

    Args:
        is_by_arrival: the server takes whoever arrives first.
    """
    rounds = [one for table in played for one in table]
    good = [one for one in rounds if _is_good(one)]
    claims = [_claim_ms(one) for one in good]
    lasts = claims if is_by_arrival else [_last_claim_ms(one) for one in good if one.grabs == SEATS]
    dice = [max(one.dice_ms) - one.thrown_ms for one in rounds]
    return Figures(spread(claims), spread(lasts), spread(dice), len(rounds) - len(good), used)


def spread(times_ms: Iterable[float]) -> Spread:
    """Percentiles, each a time that was measured.

    >>> spread([3.0, 1.0, 2.0])
    Spread(n=3, p50=2.0, p95=3.0, p99=3.0)
    """
    ordered = sorted(times_ms)
    if not ordered:
        return Spread(0)
    return Spread(len(ordered), _at(ordered, 0.5), _at(ordered, 0.95), _at(ordered, 0.99))


def _at(ordered: Sequence[float], share: float) -> float:
    return round(ordered[int(len(ordered) * share)], 2)


def _is_good(played: PlayedRound) -> bool:
    return len(played.winners) == 1 and played.winners[0] > 0


def _claim_ms(played: PlayedRound) -> float:
    winner = played.winners[0] - 1
    return played.verdict_ms[winner] - played.pressed_ms[winner]


def _last_claim_ms(played: PlayedRound) -> float:
    return played.verdict_ms[played.winners[0] - 1] - max(played.pressed_ms)
