"""Many tables with four people each at one server, and the server's death."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count

from tests.e2e.served import Served
from tests.faults.guests import address_of
from tests.faults.players import SEATS, Player
from tests.faults.witness import Witness

GAMES = ("ghost_blitz_dice", "king_of_the_dice_junior")
PATIENCE_S = 120.0
"""Nothing takes that long, on a busy machine either."""
_LOOKS_S = 0.02
_AT_ONCE = 10
"""Tables that are opened at the same time."""


class Sitting:
    """One table and its people."""

    def __init__(self, code: str, game: str, witness: Witness, players: list[Player]) -> None:
        self.code, self.game, self.witness, self.players = code, game, witness, players
        self.tasks: list[asyncio.Task[None]] = []


class Party:
    """All tables. See `partying`."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.sittings: list[Sitting] = []

    @property
    def players(self) -> list[Player]:
        return [player for sitting in self.sittings for player in sitting.players]

    async def open(self, tables: int) -> None:
        """Everybody sits down, and plays from now on."""
        limit = asyncio.Semaphore(_AT_ONCE)

        async def one(number: int) -> None:
            async with limit:
                self.sittings.append(await self._opened(number))

        await asyncio.gather(*(one(number) for number in range(1, tables + 1)))

    async def _opened(self, number: int) -> Sitting:
        game, witness = GAMES[number % 2], Witness()
        players = [
            Player(self.server.url, f"P{number}-{place}", address_of(number, place), witness) for place in range(SEATS)
        ]
        for player in players:
            await player.give_name()
        options = {"throw_ms": 50, "grab_limit_s": 3} if game == GAMES[0] else {}
        sitting = Sitting(await players[0].open_table(game, dict(options)), game, witness, players)
        sitting.tasks = [asyncio.create_task(player.play(sitting.code)) for player in players]
        return sitting

    async def stop(self) -> None:
        """Nobody plays any more. Raises what has gone wrong at a table."""
        self.check()
        tasks = [task for sitting in self.sittings for task in sitting.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for sitting in self.sittings:
            sitting.tasks = []

    async def close(self) -> None:
        """Everybody goes home."""
        for player in self.players:
            await player.session.close()

    # The server's death

    async def kill(self) -> None:
        """By kill -9; returns when everybody has noticed."""
        await asyncio.to_thread(self.server.kill)
        await self.until(lambda: not any(player.is_connected for player in self.players), "notice the end")
        for sitting in self.sittings:
            sitting.witness.server_was_killed()

    async def start(self) -> float:
        """Starts the server again; after so many seconds it answers."""
        began_s = time.perf_counter()
        await asyncio.to_thread(self.server.start)
        return time.perf_counter() - began_s

    async def all_back(self) -> None:
        """Everybody sees the table again."""
        await self.until(lambda: all(player.is_here for player in self.players), "come back")

    async def all_go_on(self) -> None:
        """At every table something happens."""
        before = [sitting.witness.progress for sitting in self.sittings]
        await self.until(
            lambda: all(one.witness.progress > old for one, old in zip(self.sittings, before, strict=True)), "go on"
        )

    async def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Waits. Whatever a player has heard that cannot be is raised here."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                self.check()
                await asyncio.sleep(_LOOKS_S)
        self.check()

    def check(self) -> None:
        """Raises what has gone wrong at a table."""
        for sitting in self.sittings:
            for task in sitting.tasks:
                if task.done():
                    task.result()

    # In the end

    async def check_records(self) -> tuple[int, int, int]:
        """All records of all tables, once nobody plays; how many they are, and their draws and races."""
        await self.stop()
        matches = draws = races = 0
        for sitting in self.sittings:
            for match in count(1):
                if match > max(sitting.witness.story, default=0):
                    break
                text = await sitting.players[0].record(sitting.code, match)
                found = sitting.witness.check_record(match, text)
                matches, draws, races = matches + 1, draws + found[0], races + found[1]
        return matches, draws, races


@asynccontextmanager
async def partying(server: Served, tables: int) -> AsyncIterator[Party]:
    """People at so many tables, all of whom see a match that goes on."""
    server.start()
    party = Party(server)
    try:
        await party.open(tables)
        await party.all_go_on()
        yield party
    finally:
        try:
            await party.stop()
        finally:
            await party.close()
            server.stop()
