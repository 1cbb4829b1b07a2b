"""Whether the one who was first wins, when one sits next door and another one behind a satellite.

Four seats whose ways to the server take 10, 60, 150 and 280 ms there and back, through a proxy that delays what is said
in both directions. Each presses after a reaction of its own, lognormal with a median of 600 ms and sigma 0.25, from the
moment in which its screen shows the dice. All are equally good, so each should win a quarter of the rounds; the true
first is whose reaction was the shortest. boardgame.io and Colyseus take whoever arrives first, as everybody else does.
dicehall's kernel measures nothing here, as behind any proxy: its end of the line is the proxy.
"""

from __future__ import annotations

import math
import time
from random import Random

import msgspec

from benchmarks.fairness.proxy import Way, delaying
from benchmarks.fairness.score import Score, score_of
from benchmarks.peers.command import parser_of, prepared, size_of
from benchmarks.peers.machine import cores, pinned
from benchmarks.peers.people import seated
from benchmarks.peers.plan import SEATS, Plan, Planned, Rhythm, Server, drawn
from benchmarks.peers.servers import serving

RTT_MS = (10, 60, 150, 280)
MEDIAN_MS, SIGMA = 600.0, 0.25
PAUSE_MS = (500.0, 1_000.0)
SETTLE_S = 10.0
"""People sit at a table for a while before the first throw; the server has pinged them some times by then."""
SETTINGS = {"DICEHALL_KERNEL_RTT": "off"}


def reactions(draw: Random) -> tuple[float, ...]:
    """Of people who are equally good."""
    return tuple(draw.lognormvariate(math.log(MEDIAN_MS), SIGMA) for _ in range(SEATS))


def measured(server: Server, tables: Planned, jitter_ms: float, seed: int) -> Score:
    """One server."""
    own, others = cores()
    ways = [Way(rtt_ms / 2, jitter_ms) for rtt_ms in RTT_MS]
    with serving(server, own, SETTINGS) as served, pinned(others), delaying(served.port, ways, seed) as ports:
        urls = tuple(f"http://127.0.0.1:{port}" for port in ports)
        with seated(Plan(server, urls, (tables,)), others) as people:
            time.sleep(SETTLE_S)
            return score_of(people.play())


def report(found: dict[Server, Score]) -> None:
    """A line a server."""
    columns = ("", "first wins", "gap > frame", "wins by seat", "true firsts", "wait p50/p95 ms", "bad rounds")
    lines = [columns, *(_cells(server, score) for server, score in found.items())]
    for line in lines:
        print(f"{line[0]:13}" + "".join(f"{cell:>18}" for cell in line[1:]))


def _cells(server: str, score: Score) -> tuple[str, ...]:
    wins, firsts = (" ".join(map(str, seats)) for seats in (score.wins, score.true_firsts))
    wait = f"{score.wait_p50_ms:.0f} / {score.wait_p95_ms:.0f}"
    return (server, f"{score.right:.3f}", f"{score.right_beyond_frame:.3f}", wins, firsts, wait, str(score.bad))


def main() -> None:
    """Installs what is missing, plays at one server after the other, and prints."""
    parser = parser_of("fairness", __doc__, tables=20)
    parser.add_argument("--jitter", type=float, default=0.0, help="each way takes up to so many ms longer")
    asked = parser.parse_args()
    is_quiet = prepared(asked)
    tables, rounds = size_of(asked)
    plan = drawn(tables, rounds, Rhythm(reactions, PAUSE_MS), asked.seed)
    found = {server: measured(server, plan, asked.jitter, asked.seed) for server in asked.peers}
    mark = "" if is_quiet else "; OTHER WORK WAS RUNNING"
    print(f"{tables} tables, {rounds} rounds each; ways there and back {RTT_MS} ms, jitter {asked.jitter:g} ms{mark}")
    report(found)
    result = {"tables": tables, "rounds": rounds, "rtt_ms": RTT_MS, "jitter_ms": asked.jitter, "quiet": is_quiet}
    print(msgspec.json.encode(result | {"servers": found}).decode())


if __name__ == "__main__":
    main()
