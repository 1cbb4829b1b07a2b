"""All people of a run: one Node process that is told a plan."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from benchmarks.peers.machine import pinned
from benchmarks.peers.packages import PLACE, node
from benchmarks.peers.plan import Plan, PlayedRound

Played = tuple[tuple[PlayedRound, ...], ...]
"""By table and round."""


class People:
    """They sit at their tables, all of them connected, and wait to begin."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def play(self) -> Played:
        """All rounds of the next phase. Ends the program if one fails."""
        self._write(b"\n")
        return msgspec.json.decode(self._line(), type=Played)

    def sit_down(self, plan: Plan) -> None:
        """Returns when the last one is at the table."""
        self._write(msgspec.json.encode(plan) + b"\n")
        self._line()

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        self._process.stdin.flush()

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("The people went home early; their reason is above.")
        return line


@contextmanager
def seated(plan: Plan, core: int) -> Iterator[People]:
    """People at their tables, all on one core."""
    with pinned(core):
        process = subprocess.Popen(
            [str(node()), str(PLACE / "client.ts")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
    with process:
        people = People(process)
        try:
            people.sit_down(plan)
            yield people
        finally:
            process.kill()  # whatever it had to say was read
