"""Where throws down a board are computed: in processes of their own, so that no table waits for another's throw."""

from __future__ import annotations

import asyncio
from typing import Protocol

from dicehall.bots.tumblin_aiming import AimJob, aim
from dicehall.match import Aim
from dicehall.physics import Rested, SettleJob, ThrowJob, Workers, settle, throw


class Physics(Protocol):
    """Whoever computes them."""

    def warm(self) -> None:
        """Gets ready, in the background: somebody is at a table of a game that throws."""

    async def throw(self, job: ThrowJob) -> Rested:
        """Raises DicehallError."""

    async def settle(self, job: SettleJob) -> Rested:
        """Raises DicehallError."""

    async def aim(self, job: AimJob) -> Aim:
        """How a bot throws. Raises DicehallError."""

    def close(self) -> None:
        """Ends what goes on."""


class OwnProcesses:
    """Throws in one process, the thoughts of bots in another; both begin with the first table of a game that throws."""

    def __init__(self) -> None:
        self._workers = Workers()
        self._is_warm = False

    def warm(self) -> None:
        if not self._is_warm:
            self._is_warm = True
            self._workers.warm()

    async def throw(self, job: ThrowJob) -> Rested:
        return await asyncio.wrap_future(self._workers.submit("throws", throw, job))

    async def settle(self, job: SettleJob) -> Rested:
        return await asyncio.wrap_future(self._workers.submit("throws", settle, job))

    async def aim(self, job: AimJob) -> Aim:
        return await asyncio.wrap_future(self._workers.submit("thinkers", aim, job))

    def close(self) -> None:
        self._workers.close()
