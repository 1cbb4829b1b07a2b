"""How often each level of Tumblin-Dice's bots beats the level below; the last line is JSON.

Matches of two seats over four quarters, in which a bot may search a quarter of its level's limit. The seats are swapped
from match to match with the same seed. There is no peer: the aim is ours.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from statistics import NormalDist, mean

from benchmarks.ladder.pair import Match, Played, played
from dicehall.bots.tumblin_dice import LEVELS

AIM = 0.65
MATCHES, SHORT = 100, 10
SHARE = 0.25
PROCESSES = 2


def wilson(won: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927).

    >>> [round(end, 3) for end in wilson(65, 100)]
    [0.553, 0.736]
    """
    z = NormalDist().inv_cdf(0.975)
    share = won / matches
    middle = share + z * z / (2 * matches)
    aside = z * sqrt(share * (1 - share) / matches + (z / (2 * matches)) ** 2)
    return (middle - aside) / (1 + z * z / matches), (middle + aside) / (1 + z * z / matches)


def pair_played(pool: ProcessPoolExecutor, levels: tuple[str, str], matches: int, share: float) -> list[Played]:
    """All matches of a pair; says now and then how far it is."""
    begun_s, found = time.monotonic(), []
    for result in pool.map(played, [Match(levels, number, share) for number in range(matches)]):
        found.append(result)
        if len(found) % 10 == 0:
            won = sum(one.won for one in found)
            print(f"  {len(found)} matches, {won:g} won, {time.monotonic() - begun_s:.0f} s", file=sys.stderr)
    return found


def row(levels: Sequence[str], found: Sequence[Played]) -> dict[str, object]:
    """Prints a pair's line and gives its numbers."""
    won, matches = sum(one.won for one in found), len(found)
    low, high = wilson(won, matches)
    points = [round(mean(one.points[side] for one in found), 1) for side in (0, 1)]
    share = won / matches
    mark = "" if share >= AIM else "   BELOW THE AIM"
    name = " against ".join(levels)
    print(f"{name:22} {share:6.0%}   {low:.0%} to {high:.0%}   {points[0]:6} to {points[1]}{mark}", flush=True)
    return {"levels": levels, "matches": matches, "won": won, "share": share, "interval": (low, high), "points": points}


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help=f"{SHORT} matches a pair")
    parser.add_argument("--matches", type=int, default=0, help="a pair; an even number")
    parser.add_argument(
        "--pairs", nargs="*", default=[], metavar="LEVEL", help="the better levels of the pairs to play"
    )
    asked = parser.parse_args()
    matches = asked.matches or (SHORT if asked.short else MATCHES)
    pairs = [(better, worse) for worse, better in pairwise(LEVELS) if not asked.pairs or better in asked.pairs]
    print(f"{matches} matches a pair, {SHARE:.0%} of the limits; aim: {AIM:.0%}")
    print(f"{'':22}    won   95 % interval    points a match")
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
        rows = [row(pair, pair_played(pool, pair, matches, SHARE)) for pair in pairs]
    print(json.dumps({"bench": "ladder", "aim": AIM, "share_of_limit": SHARE, "pairs": rows}))


if __name__ == "__main__":
    main()
