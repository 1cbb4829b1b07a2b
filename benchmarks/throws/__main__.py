"""CPU time of a throw to rest, ours and in PyBullet, and the size of its message; the last line is JSON.

The same throws on the same strewn boards, in turn: ours with everything that a table gets (judged dice, blows, packed
way), the peer's only until its dice rest by the same test. PyBullet has sharp boxes and steps of 1/960 s as we have; it
runs twice, with and without putting dice to sleep, and is compared at its faster. Messages are those of four bots.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles

import msgspec
from msgspec import Struct

from benchmarks.ladder.match import BotMatch
from benchmarks.throws.boards import board, for_peer, jobs
from benchmarks.throws.installed import ROOT, python_with_pybullet
from benchmarks.throws.words import Answer, Throw
from dicehall.core import Setup
from dicehall.match import below_of
from dicehall.physics import ThrowJob, throw

DICE = (1, 8, 16)
THROWS, SHORT = 60, 10
MATCHES = 4
SEED = 40_000
AIM_TIMES, AIM_KB = 3.0, 1.5


class Times(Struct, frozen=True):
    """Medians of CPU ms a throw."""

    dice: int
    ours: float
    awake: float
    """PyBullet, in which nothing sleeps."""
    asleep: float
    """PyBullet, which may put dice to sleep."""

    @property
    def faster(self) -> float:
        """How many times as fast ours is."""
        return min(self.awake, self.asleep) / self.ours


class Peer:
    """PyBullet in its own process."""

    def __init__(self, running: subprocess.Popen[str]) -> None:
        self._running = running

    def tell(self, words: object) -> None:
        """Sends a line."""
        assert self._running.stdin is not None
        self._running.stdin.write(json.dumps(words) + "\n")
        self._running.stdin.flush()

    def throw(self, asked: Throw) -> Answer:
        """Raises BrokenPipeError or ValueError if the process has ended; it has said why."""
        self.tell(asked)
        assert self._running.stdout is not None
        answer: Answer = json.loads(self._running.stdout.readline())
        return answer


@contextmanager
def peering() -> Iterator[Peer]:
    """PyBullet, with the board told."""
    line = [str(python_with_pybullet()), "-m", "benchmarks.throws.peer"]
    with subprocess.Popen(line, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        try:
            peer = Peer(running)
            peer.tell(board())
            yield peer
        finally:
            running.terminate()


def ours_ms(job: ThrowJob) -> float:
    """CPU time of one throw."""
    begun_s = time.process_time()
    throw(job)
    return 1000 * (time.process_time() - begun_s)


def measured(peer: Peer, dice: int, throws: int) -> Times:
    """Every throw in all three ways, a way at a time for ten throws, as a new world has to be made in between."""
    ours: list[float] = []
    theirs: dict[bool, list[float]] = {False: [], True: []}
    found = jobs(dice, throws, below_of(SEED + dice))
    throw(found[0])
    for first in range(0, throws, 10):
        part = found[first : first + 10]
        ours += map(ours_ms, part)
        for sleeps, times in theirs.items():
            times += [peer.throw(for_peer(job, sleeps=sleeps))["cpu_ms"] for job in part]
    return Times(dice, median(ours), median(theirs[False]), median(theirs[True]))


def message_bytes(matches: int) -> list[int]:
    """Of the flights of some quarters, as JSON."""
    found = []
    for number in range(matches):
        match = BotMatch(Setup(4), ["easy", "medium", "hard", "hard"], SEED + number, share=0.05)
        match.play(most_throws=64)
        found += [len(msgspec.json.encode(rested.flight)) for _, rested in match.throws]
    return found


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help=f"{SHORT} throws, one match")
    is_short = parser.parse_args().short
    print(f"CPU ms a throw to rest, medians; aim: {AIM_TIMES:g} x faster with 16 dice; load {os.getloadavg()[0]:.1f}")
    print("dice      ours   PyBullet   with sleep   faster")
    with peering() as peer:
        rows = [measured(peer, dice, SHORT if is_short else THROWS) for dice in DICE]
    for one in rows:
        print(f"{one.dice:4} {one.ours:9.2f} {one.awake:10.2f} {one.asleep:12.2f} {one.faster:7.1f} x")
    sizes = message_bytes(1 if is_short else MATCHES)
    half, most = median(sizes), quantiles(sizes, n=20)[-1]
    print(f"message: {half / 1000:.2f} KB, 95 % at most {most / 1000:.2f} KB; aim {AIM_KB} KB; {len(sizes)} throws")
    times = [{**msgspec.to_builtins(one), "faster": round(one.faster, 2)} for one in rows]
    result = {"bench": "throws", "cpu_ms": times, "aim": AIM_TIMES, "bytes": {"median": half, "p95": most}}
    print(json.dumps({**result, "aim_bytes": AIM_KB * 1000, "throws": len(sizes)}))


if __name__ == "__main__":
    main()
