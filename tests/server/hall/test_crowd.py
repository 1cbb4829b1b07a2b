"""Those who only watch are written to a few at a time, and each in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from dicehall.server.hall.crowd import Crowd
from dicehall.server.hall.guard import Guard
from dicehall.tables import Link
from dicehall.wire.outgoing import Gone
from tests.server.hall.evening import evening


class Here:
    """Somebody who watches, and when each letter came."""

    def __init__(self, name: str) -> None:
        self.guest, self.link = name, Link()
        self.came: list[tuple[str, float]] = []

    @property
    def letters(self) -> list[str]:
        return [text for text, _ in self.came]

    def send(self, text: str) -> None:
        self.came.append((text, round(asyncio.get_running_loop().time() * 1_000, 3)))

    def reveal(self, text: str, revision: int) -> int:
        raise AssertionError("nobody's clock starts who watches")

    def has_stalled(self) -> bool:
        return False

    def close(self, gone: Gone) -> None: ...


def crowd_of(names: int, goes: Callable[[Here], bool] = lambda _: False) -> tuple[Crowd, list[Here]]:
    def fail(error: Exception) -> None:
        raise error

    return Crowd(lambda line: not (isinstance(line, Here) and goes(line)), Guard(fail)), [
        Here(f"W{number}") for number in range(names)
    ]


def test_only_some_are_written_to_before_others_have_their_turn() -> None:
    async def play() -> None:
        crowd, here = crowd_of(120)
        for line in here:
            crowd.add(line, "seen", 0)
        crowd.go_on()
        had = [sum(bool(line.letters) for line in here)]
        while had[-1] < len(here):
            await asyncio.sleep(0)
            had.append(sum(bool(line.letters) for line in here))
        assert sorted(set(had)) == [50, 100, 120]
        assert all(line.letters == ["seen"] for line in here)

    evening(play)


def test_nothing_overtakes_a_letter_that_is_held_back() -> None:
    async def play() -> None:
        crowd, (ada, bo) = crowd_of(2)
        began_ms = asyncio.get_running_loop().time() * 1_000
        crowd.add(ada, "dice", 100)
        crowd.add(bo, "dice", 100)
        crowd.go_on()
        crowd.add(ada, "verdict", 0)
        crowd.go_on()
        assert (ada.came, bo.came) == ([], [])
        await asyncio.sleep(0.2)
        assert ada.letters == ["dice", "verdict"]
        assert {ms - began_ms for _, ms in (*ada.came, *bo.came)} == {100}

    evening(play)


def test_whoever_sits_down_has_all_letters_first() -> None:
    async def play() -> None:
        crowd, (ada, bo) = crowd_of(2)
        for text in ("one", "two"):
            crowd.add(ada, text, 100)
            crowd.add(bo, text, 100)
        crowd.go_on()
        crowd.hurry(ada)
        assert (ada.letters, bo.letters) == (["one", "two"], [])
        await asyncio.sleep(0.2)
        assert (ada.letters, bo.letters) == (["one", "two"], ["one", "two"])

    evening(play)


def test_whoever_has_gone_gets_nothing_and_holds_nobody_up() -> None:
    async def play() -> None:
        crowd, (ada, bo) = crowd_of(2, goes=lambda line: line.guest == "W0")
        crowd.add(ada, "seen", 50)
        crowd.add(bo, "seen", 50)
        crowd.go_on()
        await asyncio.sleep(0.1)
        assert (ada.letters, bo.letters) == ([], ["seen"])

    evening(play)


@pytest.mark.slow
def test_letters_do_not_pile_up_however_many_there_are() -> None:
    """With the same small number each time, nearly all of 200 times 2,000 would wait."""

    async def play() -> None:
        crowd, here = crowd_of(2_000)
        waiting = 0
        for _ in range(200):
            for line in here:
                crowd.add(line, "seen", 0)
            crowd.go_on()
            await asyncio.sleep(0)
            waiting = sum(crowd._of.values())
        assert waiting < 25 * len(here)

    evening(play)
