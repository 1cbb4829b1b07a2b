"""The same race on boardgame.io, Colyseus and dicehall: from a claim to its verdict, and what the server spends on it.

Tables of four. Somebody throws, the server tells everybody the five dice, each seat grabs 130 to 300 ms after its
screen shows them (nobody is faster than 120 ms, and dicehall voids such claims), the first one wins and everybody is
told; when all have grabbed, and 50 to 100 ms later, the next throw. With `--close` the four grabs of a round are at
most 20 ms apart.

boardgame.io and Colyseus have a game of twenty lines, in memory, and take whoever arrives first. dicehall plays Ghost
Blitz as `dicehall serve` does it, rules, views, fair order and the log on disk; its dice roll for 0 ms here, and its
people do all that a browser does. A server has one core, all people the other. Loopback only.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from random import Random

import msgspec

from benchmarks.claim_race.figures import Figures, Spread, Used, figures_of
from benchmarks.peers.command import parser_of, prepared, size_of
from benchmarks.peers.machine import cores, cpu_s, rss_mb
from benchmarks.peers.people import seated
from benchmarks.peers.plan import SEATS, Plan, Planned, Rhythm, Server, drawn
from benchmarks.peers.servers import serving

GRABS_MS, PAUSE_MS = (130.0, 300.0), (50.0, 100.0)
HUMAN_GRABS_MS, HUMAN_PAUSE_MS = (300.0, 900.0), (1_700.0, 2_700.0)
"""Half a second to one and a half until somebody throws, and the 1.2 s that dice roll."""
CLOSE_MS = 20.0
SETTLE_S, IDLE_S = 1.0, 5.0
WARM_ROUNDS = 5
PEER: Server = "boardgame.io"


def grabbing(fastest_ms: float, slowest_ms: float, *, is_close: bool) -> Callable[[Random], tuple[float, ...]]:
    """Reactions of a round: anywhere in between, or all of them close together."""
    within_ms = CLOSE_MS if is_close else slowest_ms - fastest_ms

    def reactions(draw: Random) -> tuple[float, ...]:
        first_ms = draw.uniform(fastest_ms, slowest_ms - within_ms)
        return tuple(first_ms + draw.uniform(0, within_ms) for _ in range(SEATS))

    return reactions


def rhythm_of(asked: argparse.Namespace) -> Rhythm:
    """As fast as was asked for."""
    grabs_ms, pause_ms = (HUMAN_GRABS_MS, HUMAN_PAUSE_MS) if asked.human else (GRABS_MS, PAUSE_MS)
    return Rhythm(grabbing(*grabs_ms, is_close=asked.close), pause_ms, asked.until_told)


def measured(server: Server, phases: tuple[Planned, Planned]) -> Figures:
    """One server.

    Args:
        phases: to warm up, as Node translates its code while it runs, and to be measured.
    """
    own, others = cores()
    with serving(server, own) as served, seated(Plan(server, (served.url,) * SEATS, phases), others) as people:
        people.play()
        idle_share = idle_share_of(served.pid)
        spent_s, begun_s = -cpu_s(served.pid), time.perf_counter()
        played = people.play()
        spent_s += cpu_s(served.pid) - idle_share * (time.perf_counter() - begun_s)
        cpu_ms = spent_s * 1_000 / sum(len(table) for table in played)
        used = Used(round(cpu_ms, 3), round(idle_share, 4), round(rss_mb(served.pid), 1))
    return figures_of(played, used, is_by_arrival=server != "dicehall")


def idle_share_of(pid: int) -> float:
    """Of a core, while everybody is connected and nobody plays."""
    time.sleep(SETTLE_S)
    before_s = cpu_s(pid)
    time.sleep(IDLE_S)
    return (cpu_s(pid) - before_s) / IDLE_S


def numbers(figures: Figures) -> dict[str, float | None]:
    """All of them by name, in the order of the table."""
    named: dict[str, float | None] = {}
    spreads = {"claim": figures.claim_ms, "last claim": figures.last_claim_ms, "dice": figures.dice_ms}
    for name, spread in spreads.items():
        named |= {f"{name} {share} ms": getattr(spread, share) for share in Spread.__struct_fields__[1:]}
        named |= {f"{name} rounds": spread.n}
    used = figures.used
    return named | {
        "CPU ms a round": used.cpu_ms_a_round,
        "idle CPU %": round(used.idle_cpu_share * 100, 1),
        "RSS MB": used.rss_mb,
        "bad rounds": figures.bad,
    }


def ratios(found: dict[Server, Figures]) -> dict[str, dict[str, float]]:
    """Ours and the others' times and CPU, as a multiple of boardgame.io's."""
    if PEER not in found:
        return {}
    peer = numbers(found[PEER])
    return {
        server: {
            name: round(number / base, 2)
            for name, number in numbers(figures).items()
            if ("ms" in name or "RSS" in name) and number is not None and (base := peer[name])
        }
        for server, figures in found.items()
        if server != PEER
    }


def report(found: dict[Server, Figures]) -> None:
    """A line a figure, a column a server; behind it the multiple of boardgame.io's."""
    multiples = ratios(found)
    columns = {server: numbers(figures) for server, figures in found.items()}
    print(f"{'':20}" + "".join(f"{server:>20}" for server in columns))
    for name in next(iter(columns.values())):
        cells = (_cell(column[name], multiples.get(server, {}).get(name)) for server, column in columns.items())
        print(f"{name:20}" + "".join(f"{cell:>20}" for cell in cells))


def _cell(number: float | None, multiple: float | None) -> str:
    shown = "-" if number is None else f"{number:g}"
    return shown if multiple is None else f"{shown} ({multiple:g}×)"


def main() -> None:
    """Installs what is missing, measures one server after the other, and prints."""
    parser = parser_of("claim-race", __doc__, tables=100)
    parser.add_argument("--close", action="store_true", help="all grabs of a round within 20 ms")
    parser.add_argument("--until-told", action="store_true", help="who knows the verdict does not grab any more")
    parser.add_argument("--human", action="store_true", help="as slow as people are, and as our dice roll")
    asked = parser.parse_args()
    is_quiet = prepared(asked)
    tables, rounds = size_of(asked)
    rhythm = rhythm_of(asked)
    phases = (drawn(tables, WARM_ROUNDS, rhythm, asked.seed - 1), drawn(tables, rounds, rhythm, asked.seed))
    load = os.getloadavg()[0]
    found = {server: measured(server, phases) for server in asked.peers}
    mark = "" if is_quiet else "; OTHER WORK WAS RUNNING, so the times say little"
    print(f"{tables} tables of {SEATS}, {rounds} rounds each; load before {load:.1f}{mark}")
    report(found)
    result = {
        "tables": tables,
        "rounds": rounds,
        "close": asked.close,
        "until_told": asked.until_told,
        "human": asked.human,
        "load": load,
        "quiet": is_quiet,
    }
    print(msgspec.json.encode(result | {"servers": found, "ratios": ratios(found)}).decode())


if __name__ == "__main__":
    main()
