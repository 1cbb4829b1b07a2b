"""Who wins races over unequal networks, and what a lie gains: simulated people and networks, judged by our own code.

Links, arbiter and sequencer are those of the tables; only what they measure is made up here. Ways there and back are 5
to 300 ms, spread evenly over their orders of magnitude, and split unevenly into there and back, with jitter, bursts and
lost packets; reactions have a median of 600 ms. All are equally quick, so each of four seats should win a quarter. The
peer is what others do: whose claim arrives first.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import asdict

from dicehall.match import Draw, Raced, below_of
from dicehall.tables import FRIENDS_CAP_MS, RANKED_CAP_MS, Link, Sequencer
from dicehall.tables.deadheats import BAND_MS

FRAME_MS = 16.7
FASTEST_MS = 120
ROUNDS = 60
"""Of a match."""
_HELD_MS = 300.0
"""So long a liar's page, or client, holds back what would prove how near it is."""
_TAIL_MS = 5.0
"""After each claim a browser sends an empty frame, by which a lost claim is noticed."""


class Lie(Struct, frozen=True):
    """What the player in seat 1 does besides saying "120 ms" to every race."""

    rtt_ms: float
    holds_words: bool = False
    """A script in the page holds back the word that it has painted."""
    holds_pongs: bool = False
    """A client of its own holds back its answers to pings too."""


class Case(Struct, frozen=True):
    """One row of the table."""

    name: str
    lie: Lie | None = None
    seats: int = 4
    rtt_ms: tuple[float, float] = (5, 300)
    cap_ms: int = FRIENDS_CAP_MS
    has_kernel: bool = True
    """Whether the server's system tells its smallest round trip, and of packets lost; not behind a proxy."""
    has_tails: bool = True
    is_ranked: bool = False


CASES = (
    Case("honest, 5 to 300 ms"),
    Case("honest, 5 to 80 ms", rtt_ms=(5, 80)),
    Case("honest, behind a proxy", has_kernel=False),
    Case("honest, no tail frames", has_tails=False),
    Case("honest, 8 players", seats=8),
    Case("honest, cap 200", cap_ms=RANKED_CAP_MS),
    Case("patched timestamp, 30 ms", Lie(30)),
    Case("patched timestamp, 150 ms", Lie(150)),
    Case("userscript, 30 ms", Lie(30, holds_words=True)),
    Case("custom client, ranked", Lie(30, holds_words=True, holds_pongs=True), is_ranked=True),
    Case("custom client, friends", Lie(30, holds_words=True, holds_pongs=True)),
    Case("custom client, proxy", Lie(30, holds_words=True, holds_pongs=True), has_kernel=False),
    Case(
        "custom client, proxy, cap 200",
        Lie(30, holds_words=True, holds_pongs=True),
        has_kernel=False,
        cap_ms=RANKED_CAP_MS,
    ),
)


# The network


class Way:
    """The network between the table and one player, and what the table knows of it."""

    def __init__(self, case: Case, draw: random.Random, lie: Lie | None) -> None:
        least, most = case.rtt_ms
        self._draw, self._has_tails = draw, case.has_tails
        self.lie = lie
        self.rtt_ms = lie.rtt_ms if lie else math.exp(draw.uniform(math.log(least), math.log(most)))
        self._there = draw.uniform(0.3, 0.7)
        self._jitter_ms = 1 + self.rtt_ms * draw.uniform(0.01, 0.10)
        self._lost = draw.uniform(0, 0.02)
        self.link = Link()
        if case.has_kernel:
            self.link.kernel(self.rtt_ms + 0.4 * draw.expovariate(1) * self._jitter_ms)
        for _ in range(10):
            self.ping()

    def ping(self) -> None:
        """One ping between the races."""
        held_ms = _HELD_MS if self.lie and self.lie.holds_pongs else 0.0
        self.link.sample(self.there()[0] + self.back()[0] + held_ms)

    def there(self) -> tuple[float, float]:
        """How long a message to the player takes, and how much of it because it was lost."""
        return self._trip(self._there)

    def back(self) -> tuple[float, float]:
        """The same of a message to the table."""
        return self._trip(1 - self._there)

    def _trip(self, share: float) -> tuple[float, float]:
        draw = self._draw
        taken_ms = self.rtt_ms * share + draw.expovariate(1) * self._jitter_ms
        if draw.random() < 0.02:
            taken_ms += draw.uniform(15, 80)
        again_ms = 0.0
        if draw.random() < self._lost:
            again_ms = self._repaired_ms()
            if draw.random() < self._lost:
                again_ms += max(400.0, 3 * self.rtt_ms)
        return taken_ms + again_ms, again_ms

    def _repaired_ms(self) -> float:
        """Frames after the lost one show TCP that it is missing; without any, only its timer does."""
        if self._has_tails:
            return self.rtt_ms + 10 + 2 * self._jitter_ms
        return max(200.0, 2 * self.rtt_ms) + self.rtt_ms * 0.5


# One race


class Came(Struct, frozen=True, order=True):
    """Something that reaches the table."""

    at_ms: float
    seat: int
    kind: str
    said_ms: float = 0.0


def comings(seat: int, way: Way, pressed_ms: float, case: Case, draw: random.Random) -> list[Came]:
    """All that a seat's browser sends in a race which was shown to it at 0, as it reaches the table."""
    there_ms, lost_ms = way.there()
    shown_ms = there_ms + draw.uniform(0, FRAME_MS)
    lie = way.lie
    held_ms = min(_HELD_MS, pressed_ms)  # a liar lets go before the claim, or nothing would be proven
    ponged_ms = there_ms + way.back()[0] + (held_ms if lie and lie.holds_pongs else 0.0)
    painted_ms = max(shown_ms + way.back()[0] + (held_ms if lie and lie.holds_words else 0.0), ponged_ms)
    back_ms, lost_back_ms = way.back()
    claimed_ms = max(shown_ms + pressed_ms + back_ms, painted_ms)  # TCP keeps the order
    said_ms = FASTEST_MS if lie else max(0.0, pressed_ms + draw.gauss(0, 3))
    came = [
        Came(ponged_ms, seat, "pong"),
        Came(painted_ms, seat, "paint"),
        Came(claimed_ms, seat, "claim", said_ms),
    ]
    if case.has_kernel and lost_ms:
        came.append(Came(lost_ms, seat, "stall"))  # the server's own system sends it again
    if case.has_kernel and case.has_tails and lost_back_ms and not lie:
        came.append(Came(claimed_ms - lost_back_ms + _TAIL_MS, seat, "stall"))  # frames arrive out of order
    return came


class Race(Struct, frozen=True):
    """How one race went."""

    pressed_ms: Sequence[float]
    """The truth, by seat."""
    arrived_first: int
    winner: int
    wait_ms: float
    """From the first arrival to the verdict."""
    raced: Raced

    @property
    def fastest(self) -> int:
        return min(range(len(self.pressed_ms)), key=self.pressed_ms.__getitem__) + 1

    @property
    def gap_ms(self) -> float:
        first, second = sorted(self.pressed_ms)[:2]
        return second - first

    @property
    def is_level(self) -> bool:
        """Whether chance decided between the truly fastest and others who went first."""
        return any(heat.entry == 1 and self.fastest in heat.seats for heat in self.raced.heats)


def race(sequencer: Sequencer, ways: Sequence[Way], case: Case, draw: random.Random) -> Race:
    """One race in which everybody grabs right, until it is decided."""
    seats = tuple(range(1, len(ways) + 1))
    sequencer.begin(1, seats, seats, 0)
    for seat, way in enumerate(ways, 1):
        sequencer.reveal(seat, 1, 0, way.link.bounds(case.cap_ms, is_ranked=case.is_ranked))
    pressed_ms = [math.exp(draw.gauss(math.log(600), 0.25)) for _ in ways]
    coming = sorted(c for s, way in enumerate(ways, 1) for c in comings(s, way, pressed_ms[s - 1], case, draw))
    waiting, claims = list(seats), [came for came in coming if came.kind == "claim"]
    at_ms = None
    for came in coming:
        if at_ms is None and (due_ms := sequencer.due_ms(waiting)) is not None and due_ms < int(came.at_ms):
            at_ms = due_ms
        if came.kind == "pong":
            ways[came.seat - 1].link.sample(came.at_ms)
        if at_ms is None:
            take(sequencer, came, waiting)
    at_ms = at_ms if at_ms is not None else sequencer.due_ms(waiting)
    assert at_ms is not None
    return decided(sequencer, pressed_ms, claims[0], at_ms, case)


def take(sequencer: Sequencer, came: Came, waiting: list[int]) -> None:
    """The table hears of something in a race that is still open."""
    match came.kind:
        case "pong":
            sequencer.pong(came.seat, 1, int(came.at_ms))
        case "paint":
            sequencer.paint(came.seat, 1, int(came.at_ms))
        case "stall":
            sequencer.stall(came.seat)
        case _:
            sequencer.claim(came.seat, "grab", int(came.at_ms), came.said_ms)
            waiting.remove(came.seat)


def decided(sequencer: Sequencer, pressed_ms: Sequence[float], first: Came, at_ms: int, case: Case) -> Race:
    """The verdict: all claims that are held are let go, the first of them has won."""
    winner = 0
    entry = 0
    while (claim := sequencer.release()) is not None:
        entry += 1
        sequencer.became(claim, entry)
        winner = winner or claim.seat
    raced = sequencer.finish(case.cap_ms, at_ms)
    assert raced is not None
    return Race(pressed_ms, first.seat, winner, at_ms - first.at_ms, raced)


# Many races


class Figures(Struct, frozen=True):
    """One row, measured. Shares are of 1, times are milliseconds."""

    name: str
    arrival_right: float
    """Whose claim arrived first was the fastest."""
    right: float
    right_or_level: float
    right_beyond_frame: float
    """Where the fastest was faster by more than a frame."""
    nearest_wins: float
    farthest_wins: float
    error_p99_ms: float
    wait_mean_ms: float
    wait_p95_ms: float
    liar_wins: float | None = None
    liar_gain_mean_ms: float | None = None
    liar_gain_max_ms: float | None = None


def measured(case: Case, matches: int, seed: int) -> Figures:
    """Plays so many matches of one row; the same seed gives the same figures."""
    draw, below = random.Random(seed), below_of(seed)

    def coin(n: int) -> tuple[int, Draw | None]:
        return below(n), None

    races: list[Race] = []
    nearest, farthest = 0, 0
    for _ in range(matches):
        ways = [Way(case, draw, case.lie if seat == 0 else None) for seat in range(case.seats)]
        sequencer = Sequencer(coin, BAND_MS, FASTEST_MS)
        near = min(range(case.seats), key=lambda seat: ways[seat].rtt_ms) + 1
        far = max(range(case.seats), key=lambda seat: ways[seat].rtt_ms) + 1
        for _ in range(ROUNDS):
            for way in ways:
                way.ping()
            races.append(race(sequencer, ways, case, draw))
            nearest += races[-1].winner == near
            farthest += races[-1].winner == far
    return figures(case, races, nearest / len(races), farthest / len(races))


def figures(case: Case, races: Sequence[Race], nearest: float, farthest: float) -> Figures:
    """Sums a row up."""
    clear = [each for each in races if each.gap_ms > FRAME_MS]
    waits = sorted(each.wait_ms for each in races)
    errors = sorted(abs(gain) for each in races for seat, gain in gains(each) if not (case.lie and seat == 1))
    lied = [gain for each in races for seat, gain in gains(each) if seat == 1] if case.lie else []
    return Figures(
        case.name,
        share(each.arrived_first == each.fastest for each in races),
        share(each.winner == each.fastest for each in races),
        share(each.winner == each.fastest or each.is_level for each in races),
        share(each.winner == each.fastest for each in clear),
        round(nearest, 3),
        round(farthest, 3),
        round(errors[int(len(errors) * 0.99)], 1),
        round(statistics.fmean(waits), 1),
        round(waits[int(len(waits) * 0.95)], 1),
        share(each.winner == 1 for each in races) if lied else None,
        round(statistics.fmean(lied), 1) if lied else None,
        round(max(lied), 1) if lied else None,
    )


def gains(each: Race) -> list[tuple[int, float]]:
    """By how much each seat that had claimed by the verdict was judged faster than it was."""
    lanes = each.raced.lanes
    return [(lane.seat, each.pressed_ms[lane.seat - 1] - press.time_ms) for lane in lanes for press in lane.presses]


def share(of: Iterable[bool]) -> float:
    """How many of these are true."""
    return round(statistics.fmean(of), 4)


def line(row: Figures) -> str:
    """A row for people."""
    shares = (
        row.arrival_right,
        row.right,
        row.right_or_level,
        row.right_beyond_frame,
        row.nearest_wins,
        row.farthest_wins,
    )
    times = (row.error_p99_ms, row.wait_mean_ms, row.wait_p95_ms)
    words = "".join(f"{each:7.3f}" for each in shares) + "".join(f"{each:7.0f}" for each in times)
    if row.liar_wins is None:
        return f"{row.name:30}{words}"
    return f"{row.name:30}{words}  {row.liar_wins:6.3f}{row.liar_gain_mean_ms:7.1f}{row.liar_gain_max_ms:7.1f}"


def main() -> None:
    """Prints a row for each case; the last line is JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="20 matches a row")
    parser.add_argument("--matches", type=int, metavar="N", help="of 60 races, for each row; 200 unless said")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    matches = asked.matches or (20 if asked.short else 200)
    print(f"{'':30}arrived  right +level >frame   near    far  error   wait    p95    liar   gain    max")
    rows = []
    for case in CASES:
        rows.append(measured(case, matches, asked.seed))
        print(line(rows[-1]), flush=True)
    print(json.dumps({"bench": "liars", "matches": matches, "rounds": ROUNDS, "rows": [asdict(row) for row in rows]}))


if __name__ == "__main__":
    main()
