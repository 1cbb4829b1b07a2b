"""A server that is killed goes on with every table, wherever in a match that was."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from dicehall.core import seat
from dicehall.games import GAMES
from dicehall.match import Record, final_state, read_record
from dicehall.server.hall import GuestSeen
from dicehall.server.store import Hosted, StoreError, Unit
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"
Moment = tuple[dict[str, Hosted], dict[str, list[bytes]], dict[str, list[list[bytes]]]]


def copied(moment: Moment) -> Moment:
    hosted, headers, lines = moment
    return (
        dict(hosted),
        {code: list(one) for code, one in headers.items()},
        {code: [list(match) for match in one] for code, one in lines.items()},
    )


class Remembering(MemoryStore):
    """Keeps how everything stood after each commit."""

    def __init__(self, moment: Moment | None = None) -> None:
        super().__init__()
        self.moments: list[Moment] = []
        if moment is not None:
            self.hosted, self.headers, self.lines = copied(moment)

    def write(self, units: tuple[Unit, ...], done: Callable[[StoreError | None], None]) -> None:
        def remember(error: StoreError | None) -> None:
            self.moments.append(copied((self.hosted, self.headers, self.lines)))
            done(error)

        super().write(units, remember)


async def record_of(store: MemoryStore, code: str) -> Record[object]:
    lines = await store.record(code, 1)
    assert lines is not None
    return read_record(lines.decode())


def is_over(record: Record[object]) -> bool:
    return GAMES[record.header.game].outcome(final_state(record)) is not None


async def bots_play(store: MemoryStore, game: str) -> tuple[str, GuestSeen]:
    """Two bots play a match to its end, and a third one for somebody who does not come back."""
    hall = hall_of(store)
    ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
    code = await hall.open_table(ada.who, game, {})
    await ada.enter(code)
    await bo.enter(code)
    for number in (3, 4):
        await ada.say("seat_bot", seat=number, level="medium")
    await ada.say("stand_up")
    await ada.say("start")
    bo.leave()
    await breath(3_000)
    assert ada.last("people")["status"] == "finished"
    return code, ada.who


@pytest.mark.slow
@pytest.mark.parametrize("game", [GHOST, KING])
def test_a_match_goes_on_to_its_end_from_whichever_commit_was_the_last(game: str) -> None:
    """[ALL-6, ALL-10]"""
    store = Remembering()
    code, ada = evening(lambda: bots_play(store, game))
    playing = [moment for moment in store.moments if moment[1].get(code)]
    assert len(playing) > 20

    async def go_on(number: int) -> None:
        rest = Remembering(playing[number])
        before = rest.lines[code][0].copy()
        browser = await Browser(hall_of(rest, seed=number), ada).enter(code)
        await breath(3_000)
        assert browser.last("people")["status"] == "finished"
        assert rest.lines[code][0][: len(before)] == before
        assert is_over(await record_of(rest, code))

    for number in range(len(playing)):
        evening(lambda number=number: go_on(number))  # type: ignore[misc]


class Clicking:
    """Two people who do whatever they may, and remember what they have sent."""

    def __init__(self, store: MemoryStore, seed: int) -> None:
        self.store, self.random = store, Random(seed)
        self.sent: list[tuple[int, Tree]] = []

    async def sit_down(self, game: str) -> list[Browser]:
        hall = hall_of(self.store)
        people = [await person(hall, name) for name in ("Ada", "Bo")]
        self.code = await hall.open_table(people[0].who, game, {"first_seat": 1})
        for one in people:
            await one.enter(self.code)
        await people[1].say("ready", is_ready=True)
        await people[0].say("start")
        return people

    async def act(self, people: list[Browser], state: object) -> None:
        """One of those who may do something does it."""
        game = GAMES[str(people[0].last("people")["game"])]
        numbers = [actor.number for actor in game.actors(state) if actor.kind == "seat"]
        if numbers:
            number = self.random.choice(numbers)
            action = game.legal_actions(state, seat(number)).sample(self.random.randrange)
            update = people[number - 1].last("update")
            fields: Tree = {"action": json.loads(msgspec.json.encode(action)), "id": f"act {len(self.sent)}"}
            fields |= {"round": update["round"], "undos": update["undos"]}
            self.sent.append((number, fields))
            await people[number - 1].say("act", **fields)
        await breath(2)


def acts_in(lines: list[bytes]) -> int:
    return sum(b'"seat"' in line and line.startswith(b'{"type":"move"') for line in lines)


@pytest.mark.parametrize("game", [GHOST, KING])
def test_an_act_that_is_sent_again_after_a_restart_is_not_played_twice(game: str) -> None:
    """The server does not know its id any more; its round, or the rules, refuse it."""

    async def play() -> None:
        store = MemoryStore()
        clicking = Clicking(store, 7)
        people = await clicking.sit_down(game)
        for _ in range(40):
            lines = store.lines[clicking.code][0]
            before = acts_in(lines)
            await clicking.act(people, final_state(await record_of(store, clicking.code)))
            hall = hall_of(store)
            people = [await Browser(hall, one.who).enter(clicking.code) for one in people]
            played = acts_in(lines)
            assert played <= before + 1
            number, fields = clicking.sent[-1]
            await people[number - 1].say("act", **fields)
            assert acts_in(lines) == played, fields
            if people[0].last("people")["status"] == "finished":
                break
        assert len(clicking.sent) > 15

    evening(play)
