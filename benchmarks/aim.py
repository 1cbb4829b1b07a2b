"""How fast a bot of Tumblin-Dice aims: throws of its search in a second of one core; the last line is JSON.

Boards with 0 to 15 dice come from quarters of four bots; each throw is aimed once more with the best bot's whole limit.
Times are CPU times of this process, so other work on the machine changes them little. There is no peer: the aims are
ours.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from statistics import mean

from msgspec import Struct
from msgspec.structs import replace

from benchmarks.ladder.match import BotMatch
from dicehall.bots.tumblin_aiming import AimJob, aim
from dicehall.core import Setup

AIM_A_SECOND = 100
AIM_S = 1.5
LEVEL = "master"
SEED = 30_000
QUARTERS, QUARTER = 4, 16
GROUPS = ((0, 3), (4, 7), (8, 11), (12, 15))
"""Dice on the board."""


class Search(Struct, frozen=True):
    """One throw that was aimed."""

    dice: int
    """On the board."""
    throws: int
    cpu_s: float


class Counting:
    """A clock that stands still and counts how often it is asked: at the start, and before each throw."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> float:
        self.asked += 1
        return 0.0


def searched(job: AimJob) -> Search:
    """Aims with the best bot's limit."""
    clock = Counting()
    begun_s = time.process_time()
    aim(replace(job, level=LEVEL, limit_s=None), clock)
    return Search(len(job.state.board), clock.asked - 1, time.process_time() - begun_s)


def row(name: str, found: Sequence[Search]) -> None:
    """Prints a line of the table."""
    if found:
        spent_s = [one.cpu_s for one in found]
        print(f"{name:8} {len(found):7} {rate(found):9.0f} {mean(spent_s):9.2f} {max(spent_s):9.2f}")


def rate(found: Sequence[Search]) -> float:
    """Throws in a second of CPU time."""
    return sum(one.throws for one in found) / sum(one.cpu_s for one in found)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="one quarter")
    quarters = 1 if parser.parse_args().short else QUARTERS
    print(f"level {LEVEL}; aims: {AIM_A_SECOND} throws/s, {AIM_S} s a throw; load {os.getloadavg()[0]:.1f}")
    print("dice     boards  throws/s    mean s     max s")
    found: list[Search] = []
    for number in range(quarters):
        match = BotMatch(Setup(4), ["hard"] * 4, SEED + number, share=0.1)
        match.play(QUARTER)
        found += map(searched, match.aimed)
    for low, high in GROUPS:
        row(f"{low} to {high}", [one for one in found if low <= one.dice <= high])
    row("all", found)
    result = {"bench": "aim", "throws_a_second": round(rate(found)), "aim": AIM_A_SECOND}
    slowest = max(one.cpu_s for one in found)
    print(json.dumps({**result, "slowest_s": round(slowest, 2), "aim_s": AIM_S, "searches": len(found)}))


if __name__ == "__main__":
    main()
