"""Somebody who plays at a table, match after match, and comes back by themselves whenever the connection ends."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from functools import cache
from random import Random

import aiohttp

from dicehall.match.chains import SEAT, Chain
from dicehall.wire.outgoing import Denied, Gone, NotAllowed, People, YouAre
from tests.faults.guests import Guest
from tests.faults.heard import Event, Heard, History, Update, read
from tests.faults.moves import is_grab, move_in
from tests.faults.witness import Witness, said

Message = dict[str, object]
SEATS = 4
"""At every table."""
AGAIN_S = (0.1, 0.4)
"""Between two tries to come back: shortest and longest."""
THINKS_S = (0.15, 0.6)
_ANSWERED_WITHIN_S = 3.0
"""A command without an answer by then is given up: a server that has seen its id before says nothing."""
_OWN = {"thrown", "grabbed", "dice_thrown", "crown_spent", "card_taken", "turn_missed"}
"""Events that say that a seat has done what it wanted."""


@cache
def chain_of(name: str, match: int) -> Chain:
    """The chain that a browser has for a match; it remembers it whatever happens to the server."""
    return Chain(SEAT, hashlib.sha256(f"{name} in match {match}".encode()).digest(), length=1_000)


class Player(Guest):
    """See above.

    Args:
        witness: of the table; it hears all that this player hears.
    """

    def __init__(self, url: str, name: str, address: str, witness: Witness) -> None:
        super().__init__(url, name, address)
        self.witness = witness
        self.is_here = False
        """Whether it sees the table."""
        self.is_connected = False
        self.gone: list[Gone] = []
        self.denied: list[Denied] = []
        self.resent = 0
        """Commands that were sent again, as the connection had ended before their answer came."""
        self._chance = Random(name)
        self._you = YouAre(0, is_host=False)
        self._people: People | None = None
        self._update: Update | None = None
        self._history: History | None = None
        self._place = (0, 0)
        """Match and number of events heard of it."""
        self._shown_s = 0.0
        self._unanswered: Message | None = None
        self._sent_s = 0.0
        self._ids = 0
        self._anchored = 0
        self._news = asyncio.Event()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._asked: dict[str, asyncio.Future[None]] = {}

    async def play(self, code: str) -> None:
        """Until it is cancelled, or hears what cannot be."""
        while True:
            with suppress(aiohttp.ClientError, ConnectionError, TimeoutError):
                async with await self.enter(code) as socket:
                    await self._sit(socket)
            await asyncio.sleep(self._chance.uniform(*AGAIN_S))

    async def _sit(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.is_connected, self._anchored, self._socket = True, 0, socket
        self._update = self._history = self._people = None
        acting = asyncio.create_task(self._act(socket))
        try:
            async for message in socket:
                if message.type is aiohttp.WSMsgType.TEXT and (heard := read(message.data)) is not None:
                    for answer in self._hear(heard):
                        await socket.send_json(answer)
        finally:
            self.is_connected = self.is_here = False
            acting.cancel()
            await asyncio.wait((acting,))  # its end must not be taken for ours, nor ours for its
            if not acting.cancelled() and not isinstance(error := acting.exception(), ConnectionError | None):
                raise error

    async def wait_for_an_answer(self) -> float:
        """Wishes what cannot be in a match; after so many seconds the answer is here."""
        assert self._socket is not None
        loop = asyncio.get_running_loop()
        id, asked_s = self._next_id(), loop.time()
        self._asked[id] = loop.create_future()
        await self._socket.send_json({"type": "take_seat", "id": id, "seat": 1})
        await self._asked[id]
        return loop.time() - asked_s

    # What is heard

    def _hear(self, heard: Heard) -> list[Message]:
        """What the page answers at once."""
        self._news.set()
        match heard:
            case YouAre():
                self._you = heard
            case People():
                self._people, self.is_here = heard, self.is_here or heard.status != "playing"
                return self._anchor(heard)
            case History():
                self._history = heard
                events = [event for told in heard.told for event in told.events]
                self._place = (heard.match, self.witness.tell(heard.match, 0, events))
            case Update():
                return self._see(heard)
            case NotAllowed(id) | Denied(id):
                if isinstance(heard, Denied):
                    self.denied.append(heard)
                if self._unanswered is not None and self._unanswered["id"] == id:
                    self._unanswered = None
                if (asked := self._asked.pop(id, None)) is not None:
                    asked.set_result(None)
            case Gone():
                self.gone.append(heard)
        return []

    def _see(self, update: Update) -> list[Message]:
        if self._update is None and self._history is not None:
            self.witness.check_on_entering(self._history, update)
        if self._place[0] != update.match:
            self._place = (update.match, 0)
        self._update, self.is_here = update, True
        self.witness.saw(update)
        self._place = (update.match, self.witness.tell(update.match, self._place[1], update.events))
        if any(self._is_own(event) for event in update.events):
            self._unanswered = None
        answers: list[Message] = []
        if update.link is not None:
            link = chain_of(self.name, update.match).link(update.link).hex()
            answers.append({"type": "link", "counter": update.link, "link": link})
        if any(event["type"] == "shown" for event in update.events):
            self._shown_s = asyncio.get_running_loop().time()
            answers.append({"type": "painted", "revision": update.revision})
        return answers

    def _is_own(self, event: Event) -> bool:
        return event["type"] in _OWN and event.get("seat") == self._you.seat

    def _anchor(self, people: People) -> list[Message]:
        """Where the chain begins: of the match that goes on, or else of the next one."""
        match = people.match + (people.status != "playing")
        if not self._you.seat or self._anchored == match:
            return []
        self._anchored = match
        return [{"type": "anchor", "anchor": chain_of(self.name, match).link(0).hex()}]

    # What is done

    async def _act(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """First what was not answered before the connection ended, under its old id."""
        if self._unanswered is not None:
            self.resent += 1
            await self._send(socket, self._unanswered)
        loop = asyncio.get_running_loop()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_ANSWERED_WITHIN_S):
                    await self._news.wait()
            self._news.clear()
            await asyncio.sleep(self._chance.uniform(*THINKS_S))
            if self._unanswered is not None and loop.time() - self._sent_s > _ANSWERED_WITHIN_S:
                self._unanswered = None
            if self._unanswered is None and (message := self._wish()) is not None:
                await self._send(socket, message)

    async def _send(self, socket: aiohttp.ClientWebSocketResponse, message: Message) -> None:
        self._sent_s = asyncio.get_running_loop().time()
        await socket.send_json(message)

    def _wish(self) -> Message | None:
        if self._people is None or not self._you.seat:
            return None
        if self._people.status == "playing":
            return self._command()
        seats = [seat for seat in self._people.seats if seat.kind == "person"]
        if not self._people.seats[self._you.seat - 1].is_ready:
            return {"type": "ready", "id": self._next_id(), "is_ready": True}
        if self._you.is_host and len(seats) == SEATS and all(seat.is_here and seat.is_ready for seat in seats):
            return {"type": "start", "id": self._next_id()}
        return None

    def _command(self) -> Message | None:
        update = self._update
        if update is None or (action := move_in(update, self._you.seat, self._chance)) is None:
            return None
        self.witness.said[said(update.match, self._you.seat, update.round, action)] += 1
        command: Message = {"type": "act", "id": self._next_id(), "action": action}
        command |= {"round": update.round, "undos": update.undos}
        if is_grab(action):
            command["since_shown_ms"] = (asyncio.get_running_loop().time() - self._shown_s) * 1_000
        self._unanswered = command
        return command

    def _next_id(self) -> str:
        self._ids += 1
        return f"{self.name} {self._ids}"
