"""From a claim to its verdict, over real sockets, with rules, views and the log on disk.

Each table plays Ghost Blitz with four seats, as the game is by itself: dice roll for 1.2 s, every seat grabs the right
figure 0.3 to 0.9 s after they rest, the winner waits 0.5 to 1.5 s before the next throw. `--rush` is ten times as fast
as people can be: dice roll for 50 ms, grabs come after 130 to 300 ms (nobody may be faster than 120 ms), throws 50 to
100 ms after the verdict. Measured is the time from the winner's press to the update that closes the throw, as the
winner's own socket gets it. Server and clients have a core each. Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import cast

import aiohttp
import uvloop
from msgspec import Struct

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import Figure
from dicehall.server.hall import Limits
from dicehall.server.http.limits import Rates
from dicehall.server.listening import listening
from dicehall.server.serve import run
from dicehall.server.settings import Settings
from dicehall.wire.words import PROTOCOL

SEATS = 4
Tree = dict[str, object]
AIM = {"p50_ms": 2.0, "p99_ms": 20.0}


def serve(port: int, data: Path) -> None:
    """The server, without limits by address, as all clients have the same one."""
    free = (1e6, 1_000_000)
    rates = Rates(guest=free, table=free, ticket=free, connect=free, unknown_code=free, sockets=1_000_000)
    sockets = listening("127.0.0.1", port)
    run(Settings(port=port, data=data), sockets, lambda: print("began", flush=True), rates, Limits())


class Rhythm(Struct, frozen=True):
    """How fast people are; seconds, from and to."""

    options: dict[str, int] = {}
    grabs_s: tuple[float, float] = (0.3, 0.9)
    pause_s: tuple[float, float] = (0.5, 1.5)


HUMAN = Rhythm()
RUSH = Rhythm({"throw_ms": 50}, (0.13, 0.3), (0.05, 0.1))


class Player:
    """One browser, so to speak."""

    def __init__(self, session: aiohttp.ClientSession, rhythm: Rhythm, seed: int) -> None:
        self._session, self._rhythm = session, rhythm
        self._seat = 0
        self._pressed_s = 0.0
        self._draw = random.Random(seed)
        self.waits_ms: list[float] = []
        self.winners: dict[int, int] = {}

    async def sit(self, url: str, code: str) -> None:
        """Enters the table."""
        async with self._session.post(f"{url}/api/ticket") as response:
            ticket = (await response.json())["ticket"]
        self._socket = await self._session.ws_connect(f"{url}/socket", max_msg_size=0)
        await self.say("enter", protocol=PROTOCOL, ticket=ticket, table=code)

    async def say(self, kind: str, **fields: object) -> None:
        """Sends a message."""
        await self._socket.send_str(json.dumps({"type": kind, **fields}))

    async def play(self, rounds: int) -> None:
        """Throws when it is to, grabs when it may, until so many throws are closed."""
        async for frame in self._socket:
            at_s = time.perf_counter()
            message = json.loads(frame.data)
            if message["type"] == "you_are":
                self._seat = message["seat"]
            elif message["type"] == "update":
                events = {event["type"]: event for event in message["events"]}
                if "closed" in events:
                    self._count(events["closed"], at_s)
                if len(self.winners) == rounds:
                    return
                self._answer(message, events)

    def _count(self, closed: dict[str, int], at_s: float) -> None:
        self.winners[closed["throw"]] = closed["right"]
        if closed["right"] == self._seat:
            self.waits_ms.append((at_s - self._pressed_s) * 1_000)

    def _answer(self, update: Tree, events: dict[str, object]) -> None:
        """The task is kept, as the loop itself would not."""
        view = cast("Tree", update["view"])
        if view["phase"] == "throw" and view["thrower"] == self._seat:
            self._doing = asyncio.create_task(self._later(self._rhythm.pause_s, update, {"type": "throw"}))
        if "shown" in events:
            grab = {
                "type": "grab",
                "throw": view["throw"],
                "figures": [right_figure(tuple(cast("list[Figure]", view["faces"])))],
            }
            self._doing = asyncio.create_task(self._later(self._rhythm.grabs_s, update, grab))

    async def _later(self, within_s: tuple[float, float], update: dict[str, object], action: dict[str, object]) -> None:
        await asyncio.sleep(self._draw.uniform(*within_s))
        self._pressed_s = time.perf_counter()
        await self._act(update, action)

    async def _act(self, update: dict[str, object], action: dict[str, object]) -> None:
        # A press after the last verdict may find the socket closed.
        with suppress(aiohttp.ClientConnectionResetError):
            await self.say("act", id=os.urandom(6).hex(), action=action, round=update["round"], undos=update["undos"])


def _session(url: str) -> aiohttp.ClientSession:
    return aiohttp.ClientSession(headers={"Origin": url}, cookie_jar=aiohttp.CookieJar(unsafe=True))


async def table(url: str, rounds: int, rhythm: Rhythm, seed: int) -> list[Player]:
    """Four players play so many throws at a table of their own."""
    sessions = [_session(url) for _ in range(SEATS)]
    players = [Player(session, rhythm, seed * SEATS + number) for number, session in enumerate(sessions)]
    try:
        for session in sessions:
            await (await session.post(f"{url}/api/guest", json={"name": f"P{seed}"})).read()
        wanted = {"game": "ghost_blitz_dice", "options": rhythm.options}
        async with sessions[0].post(f"{url}/api/tables", json=wanted) as made:
            code = (await made.json())["table"]
        for player in players:
            await player.sit(url, code)
        for player in players:
            await player.say("ready", id="r", is_ready=True)
        await asyncio.sleep(0.5)
        await players[0].say("start", id="s")
        await asyncio.gather(*(player.play(rounds) for player in players))
    finally:
        for session in sessions:
            await session.close()
    return players


async def measured(url: str, tables: int, rounds: int, rhythm: Rhythm) -> list[Player]:
    """All tables at once."""
    groups = await asyncio.gather(*(table(url, rounds, rhythm, seed) for seed in range(tables)))
    return [player for group in groups for player in group]


def cpu_s(pid: int) -> float:
    """CPU time of a process so far, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(players: Sequence[Player], spent_s: float, rounds: int) -> dict[str, float]:
    """The figures of one run."""
    waits = sorted(wait for player in players for wait in player.waits_ms)
    closed = len(players) // SEATS * rounds
    bad = sum(
        len({player.winners.get(throw) for player in players[at : at + SEATS]}) != 1
        for at in range(0, len(players), SEATS)
        for throw in range(1, rounds + 1)
    )
    return {
        "verdicts": len(waits),
        "p50_ms": round(statistics.median(waits), 2),
        "p95_ms": round(waits[int(len(waits) * 0.95)], 2),
        "p99_ms": round(waits[int(len(waits) * 0.99)], 2),
        "server_cpu_ms_a_round": round(spent_s * 1_000 / closed, 2),
        "rounds_without_one_verdict": bad,
    }


def main() -> None:
    """Starts the server on one core, the clients on the other, and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="10 tables and 5 throws")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rush", action="store_true", help="ten times as fast as people are")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        serve(asked.serve, asked.data)
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    tables, rounds = (10, 5) if asked.short else (asked.tables, 20)
    (probe,) = listening("127.0.0.1", 0)
    port = probe.getsockname()[1]
    probe.close()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as data:
        line = [sys.executable, __file__, "--serve", str(port), "--data", data]
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as server:
            os.sched_setaffinity(server.pid, {cores[0]})
            os.sched_setaffinity(0, {cores[-1]})
            assert server.stdout is not None
            server.stdout.readline()
            before_s = cpu_s(server.pid)
            players = uvloop.run(measured(f"http://127.0.0.1:{port}", tables, rounds, RUSH if asked.rush else HUMAN))
            figures = report(players, cpu_s(server.pid) - before_s, rounds)
            server.terminate()
    print(f"{tables} tables of {SEATS}, {rounds} throws each; load {os.getloadavg()[0]:.1f}")
    for name, figure in figures.items():
        print(f"  {name:28} {figure:8}{f'   aim below {AIM[name]}' if name in AIM else ''}")
    print(json.dumps({"tables": tables, "rounds": rounds, **figures}))


if __name__ == "__main__":
    main()
