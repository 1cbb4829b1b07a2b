"""People at a table of Tumblin-Dice on the server, whose throws are computed at once; for the tests of this folder."""

from __future__ import annotations

import asyncio
from typing import cast

from dicehall.bots.tumblin_aiming import AimJob
from dicehall.core import DicehallError, OptionValue
from dicehall.match import Aim
from dicehall.physics import Rested, SettleJob, ThrowJob, settle, throw
from dicehall.server.hall import Hall
from dicehall.server.hall.physics import Physics
from tests.server.hall.browsers import Chained
from tests.server.hall.evening import MemoryStore, Tree, breath, hall_of, person

TUMBLIN = "tumblin_dice"
SLIDE: Tree = {"speed_m_s": 1.2, "face": 6}


class AtOnce(Physics):
    """The same throws without processes: virtual time does not wait for any. Bots throw without thinking."""

    def __init__(self) -> None:
        self.thrown: list[ThrowJob] = []
        self.settled: list[SettleJob] = []
        self.aimed: list[AimJob] = []
        self.fails = 0
        """So many of the next throws cannot be computed."""
        self.held: asyncio.Event | None = None
        """While one is there, throws wait for it."""
        self.is_warm = self.is_closed = False

    def warm(self) -> None:
        self.is_warm = True

    async def throw(self, job: ThrowJob) -> Rested:
        self.thrown.append(job)
        if self.held is not None:
            await self.held.wait()
        if self.fails:
            self.fails -= 1
            raise DicehallError("the worker was lost")
        return throw(job)

    async def settle(self, job: SettleJob) -> Rested:
        self.settled.append(job)
        return settle(job)

    async def aim(self, job: AimJob) -> Aim:
        self.aimed.append(job)
        return Aim(speed_m_s=1.0 + 0.05 * (job.state.number % 10), aim_deg=2.0 * (job.state.number % 5 - 2))

    def forget(self) -> None:
        """What was asked for so far."""
        for asked in (self.thrown, self.settled, self.aimed):
            asked.clear()

    def close(self) -> None:
        self.is_closed = True


class Thrower(Chained):
    """Throws when told to, or whenever it is due."""

    plays = False

    def heard(self, message: Tree) -> None:
        super().heard(message)
        if message["type"] == "update" and self.plays and self.in_turn == self.last("you_are")["seat"]:
            asyncio.get_running_loop().call_soon(self._throws_any)

    def _throws_any(self) -> None:
        view, update = self.view(), self.last("update")
        kinds, hand = (
            cast("list[str]", view["kinds"]),
            cast("list[list[int]]", view["hand"])[cast("int", view["turn"]) - 1],
        )
        die = next(kind for kind, left in zip(kinds, hand, strict=True) if left)
        act: Tree = {"type": "act", "id": f"throw {update['revision']}", "action": {"type": "throw", "die": die}}
        self.hand_in({**act, "round": update["round"], "undos": update["undos"], "aim": SLIDE})

    async def throws(self, aim: Tree | None = None, die: str = "plain") -> None:
        """Throws a die, and waits until all dice rest."""
        await self.lets_go(aim, die)
        await breath(9)

    async def lets_go(self, aim: Tree | None = None, die: str = "plain", **more: object) -> None:
        """The message alone."""
        update = self.last("update")
        fields: Tree = {"round": update["round"], "undos": update["undos"], "aim": SLIDE if aim is None else aim}
        await self.say("act", action={"type": "throw", "die": die}, **{**fields, **more})

    @property
    def phase(self) -> str:
        return cast("str", self.view()["phase"])

    @property
    def in_turn(self) -> int:
        return cast("int", self.view()["in_turn"])

    def flights(self) -> list[Tree]:
        """Of all throws that were shown."""
        return [cast("Tree", tumbled["flight"]) for tumbled in self.of("tumbled")]

    def refused(self) -> list[object]:
        """Rules by which something was refused."""
        return [message["rule"] for message in self.of("not_allowed")]


async def table_of(
    store: MemoryStore, *names: str, physics: Physics | None = None, **options: OptionValue
) -> tuple[Hall, str, list[Thrower]]:
    """A table at which these people sit; the first named is the host."""
    hall = hall_of(store, physics=physics or AtOnce())
    throwers = [Thrower(hall, (await person(hall, name)).who) for name in names]
    code = await hall.open_table(throwers[0].who, TUMBLIN, {"first_order": "seats", **options})
    for thrower in throwers:
        await thrower.enter(code)
    return hall, code, throwers


async def begin(*throwers: Thrower) -> None:
    """All are ready, and the host starts."""
    for thrower in throwers[1:]:
        await thrower.say("ready", is_ready=True)
    await throwers[0].say("start")
    await breath(0.1)


async def match_of(
    store: MemoryStore, *names: str, physics: Physics | None = None, **options: OptionValue
) -> tuple[Hall, str, list[Thrower]]:
    """As `table_of`, and the match has begun."""
    hall, code, throwers = await table_of(store, *names, physics=physics, **options)
    await begin(*throwers)
    return hall, code, throwers


async def thrown_of(store: MemoryStore, *names: str, physics: Physics | None = None) -> tuple[Hall, str, list[Thrower]]:
    """As `match_of`, and the first die is on its way."""
    hall, code, throwers = await match_of(store, *names, physics=physics)
    await throwers[0].lets_go()
    await breath(0.05)
    return hall, code, throwers


async def over(thrower: Thrower, most_s: int = 3_600) -> None:
    """Waits for the end of the match."""
    for _ in range(0, most_s, 5):
        if thrower.last("people")["status"] == "finished":
            return
        await breath(5)
    raise AssertionError("the match does not end")
