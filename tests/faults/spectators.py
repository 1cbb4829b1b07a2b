"""A program: many people who only watch one table, each with a name and an address shared by twenty.

`python -m tests.faults.spectators URL CODE COUNT` prints `watching` when all have come, and ends with its input.
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import aiohttp

from tests.faults.guests import Guest, address_of

HERE = "watching"
_ADDRESS = 8
"""Place in `address_of` that no player has."""
_TO_AN_ADDRESS = 20
_AT_ONCE = 20
_ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def spectators(url: str, code: str, count: int) -> Iterator[subprocess.Popen[str]]:
    """A process of theirs; all have come."""
    line = [sys.executable, "-m", "tests.faults.spectators", url, code, str(count)]
    with subprocess.Popen(line, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == f"{HERE}\n"
            yield process
        finally:
            process.kill()


def allow_many_files() -> None:
    """As many open sockets as the system lets us have; what is started later inherits it."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def _watch(url: str, code: str, count: int) -> None:
    limit = asyncio.Semaphore(_AT_ONCE)
    async with AsyncExitStack() as stack:

        async def one(number: int) -> asyncio.Task[None]:
            guest = Guest(url, f"W{number}", address_of(number // _TO_AN_ADDRESS, _ADDRESS))
            await stack.enter_async_context(guest)
            async with limit:
                await guest.give_name()
                socket = await guest.enter(code, watches=True)
                await socket.receive()
            return asyncio.create_task(_look(socket))

        looking = await asyncio.gather(*(one(number) for number in range(count)))
        sys.stdout.write(f"{HERE}\n")
        sys.stdout.flush()
        ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
        await asyncio.wait((ended, *looking), return_when=asyncio.FIRST_COMPLETED)
        assert ended.done(), "a spectator was sent away"


async def _look(socket: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in socket:  # pings are answered within
        pass


if __name__ == "__main__":
    allow_many_files()
    asyncio.run(_watch(sys.argv[1], sys.argv[2], int(sys.argv[3])))
