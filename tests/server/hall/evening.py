"""An evening in virtual time: a hall with a store in memory, and browsers that only remember what they were told."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine
from random import Random
from typing import TypeVar, cast

from dicehall.server.hall import Entered, GuestSeen, Hall, Limits, Pace
from dicehall.server.hall.physics import Physics
from dicehall.server.store import (
    Append,
    AwaitedStore,
    BeginMatch,
    Guest,
    Hosted,
    OutOfStep,
    PutGuest,
    PutHosted,
    Stored,
    StoreError,
    Unit,
)
from dicehall.tables import Link
from dicehall.wire import decode, encode, incoming, outgoing
from dicehall.wire.words import PROTOCOL

T = TypeVar("T")
Tree = dict[str, object]


class _Leap(selectors.DefaultSelector):
    """Never sleeps: the loop's time leaps to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.now_s = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout:
            self.now_s += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only when nothing is left to do."""

    def __init__(self) -> None:
        self._leap = _Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.now_s


def evening(play: Callable[[], Coroutine[None, None, T]]) -> T:
    """Runs a test in virtual time."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(play())
    finally:
        loop.close()


class MemoryStore(AwaitedStore):
    """Keeps everything in dictionaries; can be told to fail, or to wait."""

    def __init__(self) -> None:
        self.guests: dict[bytes, Guest] = {}
        self.hosted: dict[str, Hosted] = {}
        self.headers: dict[str, list[bytes]] = {}
        self.lines: dict[str, list[list[bytes]]] = {}
        self.mine: dict[str, list[str]] = {}
        self.fails_with: StoreError | None = None
        self.held: list[Callable[[], None]] | None = None
        """While a list: writes wait in it."""
        self.is_closed = False

    def write(self, units: tuple[Unit, ...], done: Callable[[StoreError | None], None]) -> None:
        def settle() -> None:
            error = self.fails_with or self._out_of_step(units)
            if error is None:
                for unit in units:
                    self._put(unit)
            done(error)

        if self.held is None:
            asyncio.get_running_loop().call_soon(settle)
        else:
            self.held.append(settle)

    def _out_of_step(self, units: tuple[Unit, ...]) -> OutOfStep | None:
        """As the real store refuses an entry or a match that is not the next one."""
        for unit in units:
            match unit:
                case BeginMatch(code, number) if number != len(self.headers.get(code, [])) + 1:
                    return OutOfStep(f"match {number} of table {code}")
                case Append(code, match, first_seq) if not any(isinstance(other, BeginMatch) for other in units):
                    lines = self.lines.get(code, [])
                    if (match, first_seq) != (len(lines), len(lines[-1] if lines else ()) + 1):
                        return OutOfStep(f"entry {first_seq} of match {match} of table {code}")
        return None

    def _put(self, unit: Unit) -> None:
        match unit:
            case PutGuest(guest):
                self.guests[guest.key_hash] = guest
            case PutHosted(hosted, guests):
                self.hosted[hosted.code] = hosted
                for sitting in guests:
                    self.mine.setdefault(sitting, []).append(hosted.code)
            case BeginMatch(code, number, header):
                assert number == len(self.headers.setdefault(code, [])) + 1
                self.headers[code].append(header)
                self.lines.setdefault(code, []).append([])
            case Append(code, match, first_seq, lines):
                assert (match, first_seq) == (len(self.lines[code]), len(self.lines[code][-1]) + 1)
                self.lines[code][-1].extend(lines)

    async def commit(self, *units: Unit) -> None:
        kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.write(units, kept.set_result)
        if (error := await kept) is not None:
            raise error

    async def load(self, code: str) -> Stored | None:
        if code not in self.hosted:
            return None
        lines = self.lines.get(code, [[]])[-1]
        return Stored(self.hosted[code], tuple(self.headers.get(code, ())), tuple(lines))

    async def exists(self, code: str) -> bool:
        return code in self.hosted

    async def record(self, code: str, number: int) -> bytes | None:
        headers = self.headers.get(code, [])
        if not 1 <= number <= len(headers):
            return None
        return b"".join(line + b"\n" for line in (headers[number - 1], *self.lines[code][number - 1]))

    async def guest_by_key(self, key_hash: bytes) -> Guest | None:
        return self.guests.get(key_hash)

    async def listed_tables(self, limit: int) -> tuple[Hosted, ...]:
        return tuple([hosted for hosted in self.hosted.values() if hosted.listed][:limit])

    async def tables_of(self, guest: str, limit: int) -> tuple[Hosted, ...]:
        mine = [self.hosted[code] for code in dict.fromkeys(self.mine.get(guest, []))]
        return tuple(sorted(mine, key=lambda hosted: -hosted.changed_at_s)[:limit])

    async def close(self) -> None:
        self.is_closed = True


def hall_of(
    store: MemoryStore,
    limits: Limits | None = None,
    pace: Pace | None = None,
    seed: int = 1,
    physics: Physics | None = None,
) -> Hall:
    """A hall whose chance depends on the seed alone."""
    loop, chance = asyncio.get_running_loop(), Random(seed)
    return Hall(store, lambda: round(loop.time() * 1_000), limits, pace, lambda: chance.getrandbits(128), physics)


class Browser:
    """One tab of a person: a line that keeps what it was sent."""

    def __init__(self, hall: Hall, who: GuestSeen) -> None:
        self.hall, self.who = hall, who
        self.guest = ""
        self.link = Link()
        self.revealed: list[int] = []
        """Revisions of updates that showed what is raced for."""
        self.is_stalled = False
        self.told: list[Tree] = []
        self.gone: outgoing.Gone | None = None
        self._entered: Entered | None = None
        self._ids = 0

    def send(self, text: str) -> None:
        assert self.gone is None, "told after goodbye"
        self.told.append(json.loads(text))

    def reveal(self, text: str, revision: int) -> int:
        self.send(text)
        self.revealed.append(revision)
        return self.hall.clock_ms()

    def has_stalled(self) -> bool:
        return self.is_stalled

    def close(self, gone: outgoing.Gone) -> None:
        self.gone = gone

    async def enter(
        self, code: str, *, watches: bool = False, shows: bool = False, protocol: int = PROTOCOL
    ) -> Browser:
        ticket = self.hall.ticket_for(self.who)
        self._entered = await self.hall.enter(self, incoming.Enter(protocol, ticket, code, watches, shows))
        await breath()
        return self

    def leave(self) -> None:
        assert self._entered is not None
        self._entered.left()

    async def say(self, kind: str, **fields: object) -> None:
        """Sends a message, with an id where one is needed, and waits until it was heard."""
        self._ids += 1
        tree: Tree = {"type": kind, **fields}
        if kind not in ("painted", "anchor", "link"):
            tree.setdefault("id", f"{self.who.name}{self._ids}")
        self.hand_in(tree)
        await breath()

    def hand_in(self, tree: Tree) -> None:
        """A message of this browser is there."""
        assert self._entered is not None
        self._entered.receive(decode(json.dumps(tree)), self.hall.clock_ms())

    async def act(self, **action: object) -> None:
        """An action in the round that this browser sees."""
        update = self.last("update")
        await self.say("act", action=action, round=update["round"], undos=update["undos"])

    def of(self, kind: str) -> list[Tree]:
        return [message for message in self.told if message["type"] == kind]

    def last(self, kind: str) -> Tree:
        return self.of(kind)[-1]

    def view(self) -> Tree:
        return cast("Tree", self.last("update")["view"])

    def seats(self) -> list[Tree]:
        return cast("list[Tree]", self.last("people")["seats"])

    def seat(self, number: int) -> Tree:
        return self.seats()[number - 1]

    def events(self) -> list[str]:
        """Types of all events told in updates, in order."""
        told = [cast("list[dict[str, str]]", update["events"]) for update in self.of("update")]
        return [event["type"] for events in told for event in events]


async def breath(s: float = 0) -> None:
    """Lets everything happen that is due by now, or within some seconds."""
    for _ in range(12):
        await asyncio.sleep(0)
    if s:
        await asyncio.sleep(s)
        await breath()


async def person(hall: Hall, name: str) -> Browser:
    guest, _ = await hall.new_guest(name)
    return Browser(hall, guest)


def text_of(message: outgoing.Outgoing) -> Tree:
    tree: Tree = json.loads(encode(message))
    return tree
