"""A match that is paused, and what tests look at then."""

from __future__ import annotations

from dicehall.core import Void
from dicehall.match import Played, Record, read_record
from dicehall.match.verify import verified
from dicehall.physics import start_of
from dicehall.server.hall import Hall
from dicehall.server.hall.hosted import HostedTable
from dicehall.tables.rejudge import rejudge
from tests.server.hall.evening import Browser, MemoryStore, breath, hall_of, person
from tests.server.hall.tumblin import AtOnce

KING = "king_of_the_dice_junior"
LONG_S, HOUR_S = 180, 3_600


async def pause(host: Browser, *, is_paused: bool = True) -> None:
    await host.say("pause", is_paused=is_paused)


def hosted(hall: Hall, code: str) -> HostedTable:
    return hall._tables[code]


def entries(hall: Hall, code: str) -> int:
    play = hosted(hall, code).play
    assert play is not None
    return len(play.table.record.entries)


async def record_of(store: MemoryStore, code: str) -> Record[object]:
    lines = await store.record(code, 1)
    assert lines is not None
    assert verified(lines.decode(), start_of).draws > 0
    record = read_record(lines.decode())
    assert rejudge(record).differs is None
    return record


def moves(store: MemoryStore, code: str) -> int:
    return sum(line.startswith(b'{"type":"move"') for line in store.lines[code][-1])


def voids(record: Record[object]) -> int:
    return sum(isinstance(entry, Played) and entry.action == Void() for entry in record.entries)


async def playing(store: MemoryStore, game: str = KING, **house: object) -> tuple[Hall, str, Browser, Browser]:
    """Ada, who is the host, and Bo play; in King of the Dice it is Ada's turn."""
    hall = hall_of(store)
    ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
    code = await hall.open_table(ada.who, game, {"first_seat": 1} if game == KING else {})
    await ada.enter(code)
    await bo.enter(code)
    await ada.say("set_house", house=house)
    await bo.say("ready", is_ready=True)
    await ada.say("start")
    await breath(0.1)
    return hall, code, ada, bo


async def bots_of(store: MemoryStore, game: str, seed: int) -> tuple[Hall, str, Browser]:
    """A match that two bots play and their host watches."""
    hall = hall_of(store, seed=seed, physics=AtOnce())
    ada = await person(hall, "Ada")
    code = await hall.open_table(ada.who, game, {})
    await ada.enter(code)
    for seat in (2, 3):
        await ada.say("seat_bot", seat=seat, level="easy")
    await ada.say("stand_up")
    await ada.say("start")
    return hall, code, ada
