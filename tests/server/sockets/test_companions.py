"""Several players on one device: one cookie, and a seat and a socket each."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

from dicehall.server.hall.guests import cookie_of
from tests.server.sockets.test_connection import Evening, Tab, evening, tab

SEATS = 4
"""Of King of the Dice."""


async def enters(here: Evening, stack: AsyncExitStack, companion: int, name: str) -> Tab:
    """A player of the device comes to the table; their line is open until the stack ends."""
    socket = await stack.enter_async_context(tab(here.browser))
    await socket.enters(here.code, await here.browser.ticket(companion, name))
    return socket


async def test_each_player_of_a_device_has_a_seat_and_a_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, AsyncExitStack() as stack:
        for number, name in enumerate(("", "Mika", "Lea", "Jo")):
            socket = await enters(here, stack, number, name)
            assert (await socket.until("you_are"))["seat"] == number + 1
            assert (await socket.players())[number] == (name or "Ada")


async def test_a_companion_who_comes_again_has_the_same_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, AsyncExitStack() as stack:
        await enters(here, stack, 0, "")
        first = await enters(here, stack, 2, "Mika")
        assert (await first.until("you_are"))["seat"] == 2
        again = await enters(here, stack, 2, "Mika")
        assert (await again.until("you_are"))["seat"] == 2
        assert (await first.goodbye())[0] == "replaced"


async def test_a_companion_of_another_device_is_somebody_else(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, AsyncExitStack() as stack:
        await enters(here, stack, 1, "Mika")
        other = await stack.enter_async_context(here.server.browser())
        there = Evening(here.server, await other.named("Eve"), here.code)
        assert (await (await enters(there, stack, 1, "Mika")).until("you_are"))["seat"] == 3


async def test_eight_players_of_a_device_come_in_twice_at_once_within_the_usual_limits(tmp_path: Path) -> None:
    """As when the page is loaded again: those for whom there is no seat watch."""
    async with evening(tmp_path) as here, AsyncExitStack() as stack:
        for _ in range(2):
            sockets = [await enters(here, stack, number, f"P{number}") for number in range(8)]
            seats = [(await socket.until("you_are"))["seat"] for socket in sockets]
            assert seats == [*range(1, SEATS + 1), 0, 0, 0, 0]


def test_a_companion_belongs_to_the_guest_of_the_cookie() -> None:
    assert [cookie_of("a-_1"), cookie_of("a-_1+7")] == ["a-_1", "a-_1"]
