"""Tables in virtual time that are sent whatever there is, by people who play honestly in between."""

from __future__ import annotations

import json
from collections import deque
from random import Random

import msgspec

from dicehall.core import seat
from dicehall.games import GAMES
from dicehall.server.hall import Denial, GuestSeen, Hall
from dicehall.server.hall.hosted import HostedTable
from dicehall.wire import BadMessage, decode, incoming
from dicehall.wire.words import PROTOCOL
from tests.faults.mutations import Tree, mutated
from tests.server.hall.browsers import Chained
from tests.server.hall.evening import MemoryStore, breath, hall_of, person
from tests.server.hall.tumblin import SLIDE, TUMBLIN, AtOnce

GAMES_ONLINE = ("ghost_blitz_dice", "king_of_the_dice_junior", "lightning_dice", "tumblin_dice")
_REMEMBERED = 60
_HONEST, _LATE, _AWAY = 0.15, 0.1, 0.01
"""How often, instead of a changed message, something honest happens, time passes, or somebody goes."""
_SECONDS = (0.01, 0.2, 0.5, 1.5, 4.0, 25.0)
_STEPS = 400
"""In so many steps of honest play a match gets on, whatever it has been left like."""


class Talker(Chained):
    """Its honest messages are remembered, so that they can be changed."""

    def __init__(self, hall: Hall, who: GuestSeen, overheard: deque[Tree]) -> None:
        super().__init__(hall, who)
        self._overheard = overheard

    def hand_in(self, tree: Tree) -> None:
        self._overheard.append(tree)
        super().hand_in(tree)

    def throw(self, message: incoming.Incoming) -> None:
        """A message that the page never meant."""
        assert self._entered is not None
        self._entered.receive(message, self.hall.clock_ms())

    def pong(self, revision: int) -> None:
        if self._entered is not None:
            self._entered.ponged(revision, self.hall.clock_ms())


class Storm:
    """One hall, whose tables come and go.

    Args:
        seed: decides everything.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.store = MemoryStore()
        self.physics = AtOnce()
        self.hall = hall_of(self.store, seed=seed, physics=self.physics)
        self.overheard: deque[Tree] = deque(maxlen=_REMEMBERED)
        self.here: list[Talker] = []
        self.code = ""
        self.game = ""
        self.read = 0
        """Changed messages that could be read, and were heard by a table."""

    async def begin(self) -> None:
        self.people = [(await person(self.hall, name)).who for name in ("Ada", "Bo", "Cem")]

    @property
    def table(self) -> HostedTable | None:
        return self.hall._tables.get(self.code)

    # One table

    async def weather(self, game: str, messages: int) -> None:
        """A table is opened, sent so many changed messages, plays on, and is left by all."""
        self.game, self.code = game, await self.hall.open_table(self.people[0], game, {})
        for who in self.people:
            await self.come(who)
        await self.here[1].say("ready", is_ready=True)
        if self.chance.random() < 0.7:
            await self.here[0].say("start")
        for _ in range(messages):
            await self.step()
        await self.play_on()
        await self.all_leave()
        self.physics.forget()

    async def step(self) -> None:
        """One changed message, and sometimes something else before it."""
        what = self.chance.random()
        if what < _AWAY and self.here:
            self.here.pop(self.chance.randrange(len(self.here))).leave()
        elif what < _LATE:
            await breath(self.chance.choice(_SECONDS))
        elif what < _LATE + _HONEST:
            await (self.act() if self.chance.random() < 0.7 else self.wish())
        self.here = [one for one in self.here if one.gone is None]
        if len(self.here) < len(self.people):
            await self.come(self.chance.choice(self.people))
        await self.throw()

    async def throw(self) -> None:
        text = mutated(self.overheard, self.chance)
        try:
            message = decode(text)
        except BadMessage:
            return
        self.read += 1
        if isinstance(message, incoming.Enter) and self.chance.random() < 0.5:
            await self.knock(message)
        elif self.here:
            talker = self.chance.choice(self.here)
            for _ in range(self.chance.choice((1, 1, 1, 2))):
                if talker.gone is None:
                    talker.throw(message)
            talker.pong(self.chance.randrange(50))
            await breath()

    async def come(self, who: GuestSeen) -> None:
        """Somebody comes to the table, in the place of the browser that they had there before."""
        talker = Talker(self.hall, who, self.overheard)
        self.overheard.append({"type": "enter", "protocol": PROTOCOL, "ticket": "t", "table": self.code})
        try:
            await talker.enter(self.code, watches=self.chance.random() < 0.1)
        except Denial:
            return
        self.here.append(talker)

    async def knock(self, message: incoming.Enter) -> None:
        """A first message that is not as it should be."""
        talker = Talker(self.hall, self.chance.choice(self.people), self.overheard)
        try:
            entered = await self.hall.enter(talker, message)
        except Denial:
            return
        entered.left()

    async def act(self) -> None:
        """Somebody does what their seat may do."""
        table = self.table
        if table is None or table.play is None or not self.here:
            return
        talker = self.chance.choice(self.here)
        number = table.people.seat_of(talker.who.id)
        if not number or not talker.of("update") or talker.gone is not None:
            return
        choices = GAMES[self.game].legal_actions(table.play.table.state, seat(number))
        try:
            action = choices.sample(self.chance.randrange)
        except LookupError:
            return
        tree, update = json.loads(msgspec.json.encode(action)), talker.last("update")
        more: Tree = {"aim": SLIDE} if self.game == TUMBLIN and tree["type"] == "throw" else {}
        await talker.say("act", action=tree, round=update["round"], undos=update["undos"], **more)

    async def wish(self) -> None:
        talkers = [one for one in self.here if one.gone is None]
        if not talkers:
            return
        number = self.chance.randrange(1, 5)
        kind, fields = self.chance.choice(_WISHES)
        if "seat" in fields:
            fields = {**fields, "seat": number}
        if "anchor" in fields:
            fields = {"anchor": f"{self.chance.getrandbits(256):064x}"}
        await self.chance.choice(talkers).say(kind, **fields)

    # Afterwards

    async def play_on(self) -> None:
        """Whatever was sent: with its host, and bots where nobody sits, the table plays."""
        for one in self.here:
            one.leave()
        self.here = []
        await breath(30)  # whoever was away is kept by a bot by now, and the host has passed on
        for who in self.people:
            await self.come(who)
        table = self.table
        assert table is not None
        host = next((one for one in self.here if one.who.id == table.people.agreed.host), None)
        assert host is not None, "the host can always come back"
        if table.people.agreed.status != "playing":
            if table.people.agreed.status == "finished":
                await host.say("reopen")
            await host.say("set_option", name="first_seat", value=0)  # it may be a seat that is not taken
            for number in (3, 4):  # somebody may sit on one of them
                await host.say("seat_bot", seat=number, level="easy")
            await host.say("start")
        assert table.people.agreed.status == "playing", host.of("denied")[-3:]
        before = len(self.store.lines[self.code][-1])
        for _ in range(_STEPS):
            await self.act()
            await breath(1)
            if len(self.store.lines[self.code][-1]) > before:
                return
        raise AssertionError(f"nothing happens at table {self.code} any more")

    async def all_leave(self) -> None:
        """Nothing of the table is left, in the hall or in the store."""
        for one in self.here:
            if one.gone is None:
                one.leave()
        self.here = []
        self.overheard.clear()
        await breath(200)
        assert self.hall._tables == {}
        for kept in (self.store.hosted, self.store.headers, self.store.lines):
            del kept[self.code]


_WISHES: tuple[tuple[str, Tree], ...] = (
    ("start", {}),
    ("start", {}),
    ("reopen", {}),
    ("ready", {"is_ready": True}),
    ("ready", {"is_ready": False}),
    ("stand_up", {}),
    ("take_seat", {"seat": 0}),
    ("rename", {"name": "Bø"}),
    ("seat_bot", {"seat": 0, "level": "easy"}),
    ("clear_seat", {"seat": 0}),
    ("give_host", {"seat": 0}),
    ("set_option", {"name": "first_seat", "value": 1}),
    ("set_house", {"house": {"is_locked": False, "turn_limit_s": 5}}),
    ("ask_take_back", {}),
    ("answer_take_back", {"agree": True}),
    ("answer_take_back", {"agree": False}),
    ("painted", {"revision": 3}),
    *[("anchor", Tree(anchor=""))] * 3,
    ("link", {"counter": 1, "link": "1" * 64}),
)
