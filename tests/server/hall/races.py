"""Tables at which people near and far race for dice; for the tests of this folder."""

from __future__ import annotations

import json
from typing import cast

from dicehall.server.hall import Hall
from tests.server.hall.browsers import Far
from tests.server.hall.evening import MemoryStore, Tree, breath, hall_of, person

GHOST = "ghost_blitz_dice"
CAP_MS, RANKED_CAP_MS, BAND_MS, STALL_MS, BUDGET_MS = 350, 200, 8, 400, 80
TUMBLE_S, LIMIT_S, LINKS_WAIT_S = 1.2, 3, 3
DIE_MS, DICE = 1_000, 5
LISTENS_MS = DICE * DIE_MS
"""As long all dice are told to who plays by ear."""


class Race:
    """A table at which all sit who were named, in this order; the first is the host and throws first."""

    def __init__(self, store: MemoryStore, hall: Hall, code: str, far: list[Far]) -> None:
        self.store, self.hall, self.code, self.far = store, hall, code, far

    async def throw(self, **reactions_ms: int | None) -> None:
        """Dice are thrown; those who are named press so long after they see them. Everything has ended by then."""
        for far in self.far:
            far.reaction_ms = reactions_ms.get(far.who.name)
        await self.dice_rest()
        await breath(LIMIT_S + 2)

    async def dice_rest(self) -> None:
        """Dice are thrown and come to rest; nothing else has happened yet."""
        thrower = cast("int", self.far[0].view()["thrower"])
        await self.far[thrower - 1].act(type="throw")
        way_s = self.far[thrower - 1].rtt_ms / 2_000
        await breath(way_s + TUMBLE_S - 0.001)
        await breath(0.001)

    def entries(self, kind: str) -> list[Tree]:
        """Of the record, as they are written."""
        trees: list[Tree] = [json.loads(line) for line in self.store.lines[self.code][-1]]
        return [tree for tree in trees if tree["type"] == kind]

    @property
    def raced(self) -> Tree:
        """How the last race was judged."""
        return self.entries("race")[-1]

    def winner(self) -> object:
        """Of the last race; 0: nobody."""
        closed = [event for update in self.far[0].of("update") for event in events_of(update, "closed")]
        return closed[-1]["right"]

    def lane(self, seat: int) -> Tree:
        return cast("list[Tree]", self.raced["lanes"])[seat - 1]

    def press(self, seat: int) -> Tree:
        """The only one of this seat."""
        (press,) = cast("list[Tree]", self.lane(seat)["presses"])
        return press

    def times_ms(self) -> dict[int, float]:
        """When each seat pressed, by the verdict; without those who were too late."""
        lanes = cast("list[Tree]", self.raced["lanes"])
        presses = [(lane["seat"], press) for lane in lanes for press in cast("list[Tree]", lane.get("presses", []))]
        return {cast("int", seat): cast("float", press["time_ms"]) for seat, press in presses}

    def grabs(self) -> list[int]:
        """Seats in the order of the verdict."""
        moves = [move for move in self.entries("move") if cast("Tree", move["action"])["type"] == "grab"]
        return [cast("tuple[str, int]", move["actor"])[1] for move in moves]

    def shown_ms(self) -> int:
        """When the last dice came to rest, by the hall's clock."""
        rolled = [move for move in self.entries("move") if cast("Tree", move["action"])["type"] == "rolled"]
        return cast("int", rolled[-1]["at_ms"]) + self.hall._tables[self.code].time.zero_ms


def events_of(update: Tree, kind: str) -> list[Tree]:
    return [event for event in cast("list[Tree]", update["events"]) if event["type"] == kind]


async def race_of(
    *ways: tuple[str, int], is_ranked: bool = False, absent: tuple[str, ...] = (), listener: str = ""
) -> Race:
    """Names, and milliseconds there and back; for those who are absent a bot plays, and they watch.

    The listener plays by ear, and the page tells the dice to all at that device.
    """
    store = MemoryStore()
    hall = hall_of(store)
    far = [Far(hall, (await person(hall, name)).who, rtt_ms) for name, rtt_ms in ways]
    return await _begun(store, hall, far, is_ranked=is_ranked, absent=absent, listener=listener)


async def race_at_one_device(listener: str = "") -> Race:
    """Ada hosts in seat 1, Mika sits beside her in seat 2, and Eve is far away in seat 3."""
    store = MemoryStore()
    hall = hall_of(store)
    ada = (await person(hall, "Ada")).who
    players = [(ada, 20), (hall.companion(ada, 1, "Mika"), 20), ((await person(hall, "Eve")).who, 300)]
    return await _begun(store, hall, [Far(hall, who, rtt_ms) for who, rtt_ms in players], listener=listener)


async def _begun(
    store: MemoryStore,
    hall: Hall,
    far: list[Far],
    *,
    is_ranked: bool = False,
    absent: tuple[str, ...] = (),
    listener: str = "",
) -> Race:
    code = await hall.open_table(far[0].who, GHOST, {"first_seat": 1, "grab_limit_s": LIMIT_S})
    for one in far:
        await one.enter(code)
    await breath(0.5)
    await far[0].say("set_house", house={"is_ranked": is_ranked})
    for one in far:
        if one.who.name == listener:
            await one.say("listen", die_ms=DIE_MS)
    for one in far[1:]:
        await one.say("ready", is_ready=one.who.name not in absent)
    await breath(0.5)
    for one, seat in zip(far, far[0].seats(), strict=False):  # more seats than people
        one.listens_ms = DICE * cast("int", seat.get("die_ms", 0))
    await far[0].say("start")
    await breath(0.5)
    return Race(store, hall, code, far)
