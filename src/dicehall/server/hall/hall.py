"""All tables of a server, and the guests who come to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from itertools import islice

from msgspec import Struct

from dicehall.core import DicehallError, OptionValue
from dicehall.server.hall.agreed import Agreed
from dicehall.server.hall.denial import Denial
from dicehall.server.hall.guests import Guests, GuestSeen
from dicehall.server.hall.hosted import HostedTable, Surroundings
from dicehall.server.hall.kept import agreed_of, guests_of, put_of
from dicehall.server.hall.line import Line
from dicehall.server.hall.pace import Pace
from dicehall.server.hall.people import People
from dicehall.server.hall.physics import OwnProcesses, Physics
from dicehall.server.hall.play import Begun, Play, Seed
from dicehall.server.hall.seen import door_seen, mine_seen
from dicehall.server.store import Age, AwaitedStore, Hosted, Pruned, Stored
from dicehall.server.watched.measures import MATCHES_GOING_ON, TABLES_OPEN
from dicehall.tables import Effect
from dicehall.wire import incoming, outgoing
from dicehall.wire.http import Door, Mine, MyTable, Tables
from dicehall.wire.online import ONLINE
from dicehall.wire.words import CODE_LETTERS, PROTOCOL

_LOG = logging.getLogger("dicehall.hall")
_LISTED, _LOOKED_THROUGH = 50, 200
"""Tables in the lobby; and those that are looked through for them, as most were left long ago."""
_MINE, _MINE_LOOKED_THROUGH = 20, 50
"""A guest's own tables; and those that are looked through for them, as some may have sent the guest away."""


class Limits(Struct, frozen=True):
    """How much one server takes on."""

    open_tables: int = 2_000
    """Tables that somebody is at."""
    lines_at_table: int = 2_100


class Entered:
    """A browser at its table: what the socket talks to from then on."""

    def __init__(self, table: HostedTable, line: Line) -> None:
        self._table, self._line = table, line

    def receive(self, message: incoming.Incoming, at_ms: int) -> None:
        """A message that arrived at this time of the hall's clock."""
        self._table.receive(self._line, message, at_ms)

    def ponged(self, revision: int, at_ms: int) -> None:
        """The ping that went with an update has come back."""
        self._table.network.ponged(self._line, revision, at_ms)

    def left(self) -> None:
        """The socket is closed."""
        self._table.left(self._line)


class Hall:
    """Everything that outlives a connection.

    Args:
        clock_ms: a clock that never goes back, in milliseconds.
        seed: gives a new secret number for the chance of each match.
        physics: computes throws down a board; in processes of its own unless said. Closed with the hall.
    """

    def __init__(
        self,
        store: AwaitedStore,
        clock_ms: Callable[[], int],
        limits: Limits | None = None,
        pace: Pace | None = None,
        seed: Seed = lambda: secrets.randbits(128),
        physics: Physics | None = None,
    ) -> None:
        self._guests = Guests(store, clock_ms)
        self.clock_ms = clock_ms
        self._store = store
        self._physics = physics or OwnProcesses()
        self._limits, self._pace, self._seed = limits or Limits(), pace or Pace(), seed
        self._tables: dict[str, HostedTable] = {}
        self._loading: dict[str, asyncio.Future[HostedTable]] = {}
        self._tidying = asyncio.Lock()
        """Held while old tables are removed: a table that is loaded meanwhile could be one of them."""
        self._is_closed = False

    async def guest_of(self, key: str) -> GuestSeen | None:
        """Whoever has this cookie; None if nobody has. Raises StoreError."""
        return await self._guests.of_key(key)

    async def new_guest(self, name: str) -> tuple[GuestSeen, str]:
        """A new guest, and the secret for the cookie. Raises BadName, StoreError."""
        return await self._guests.new(name)

    async def rename(self, key: str, name: str) -> GuestSeen:
        """The guest of a cookie under another name. Raises BadName, Denial, StoreError."""
        return await self._guests.rename(key, name)

    def companion(self, guest: GuestSeen, number: int, name: str) -> GuestSeen:
        """Another player on the guest's device, who plays as a guest of their own. Raises BadName."""
        return self._guests.companion(guest, number, name)

    def ticket_for(self, guest: GuestSeen) -> str:
        """Opens one socket, once, within 30 s. Raises Denial."""
        return self._guests.ticket_for(guest)

    async def open_table(self, guest: GuestSeen, game: str, options: dict[str, OptionValue]) -> str:
        """A new table; the guest hosts it and has its first seat. Raises Denial, StoreError."""
        if game not in ONLINE:
            raise Denial("bad_setup", f"{game!r} cannot be played here; there are {', '.join(ONLINE)}.")
        self._check_room()
        code = await self._free_code()
        agreed = People.opened(code, game, guest.id, guest.name, options).agreed
        await self._store.commit(put_of(agreed))
        return code

    async def _free_code(self) -> str:
        """Drawn again if a table has it: with a million tables kept, that is one drawing in a million."""
        code = _drawn_code()
        while await self._store.exists(code):
            code = _drawn_code()
        return code

    async def door(self, code: str, guest: str) -> Door:
        """What somebody finds who has this code. Raises Denial, StoreError."""
        return door_seen((await self._people(code)).agreed, guest)

    async def listed(self) -> Tables:
        """Tables that their hosts show to everybody, and that somebody is at. Raises StoreError."""
        hosted = await self._store.listed_tables(_LOOKED_THROUGH)
        doors = (door_seen(agreed_of(one), "") for one in hosted if self._is_anybody_at(one.code))
        return Tables(tuple(islice(doors, _LISTED)))

    def _is_anybody_at(self, code: str) -> bool:
        return code in self._tables and len(self._tables[code].audience) > 0

    async def mine(self, guest: str) -> Mine:
        """Tables where a guest, or a companion on the same device, has or had a seat. Raises Denial, StoreError."""
        hosted = await self._store.tables_of(guest, _MINE_LOOKED_THROUGH)
        seen = [self._mine_of(one, guest) for one in hosted]
        return Mine(tuple(islice((table for table in seen if table is not None), _MINE)))

    def _mine_of(self, hosted: Hosted, guest: str) -> MyTable | None:
        """None for whoever has been asked to leave."""
        table = self._tables.get(hosted.code)
        people = table.people if table is not None else People(agreed_of(hosted))
        if people.is_barred(guest):
            return None
        acting = table.acting() if table is not None else ()
        return mine_seen(people, guest, acting, hosted.changed_at_s)

    async def record(self, code: str, match: int, guest: str) -> bytes | None:
        """The record of a match as JSON Lines, for who may watch; None if there is none. Raises Denial, StoreError."""
        (await self._people(code)).check_door(guest)
        return await self._store.record(code, match)

    async def enter(self, line: Line, message: incoming.Enter) -> Entered:
        """A browser comes to a table. Raises Denial, StoreError."""
        if message.protocol != PROTOCOL:
            raise Denial("old_page", "dicehall has been updated; reload this page.")
        guest = self._guests.redeem(message.ticket)
        line.guest = guest.id
        table = await self._table(message.table)
        if len(table.audience) >= self._limits.lines_at_table:
            raise Denial("table_full", "So many people watch this table already that nobody else fits in.")
        table.enter(line, guest.name, watches=message.watches, shows=message.shows)
        return Entered(table, line)

    def count_tables(self) -> None:
        """For `/metrics`."""
        TABLES_OPEN.set(len(self._tables))
        MATCHES_GOING_ON.set(sum(table.people.agreed.status == "playing" for table in self._tables.values()))

    async def close(self) -> None:
        """Says goodbye to everybody, then waits until all is written."""
        self._is_closed = True
        gone = outgoing.Gone("closing", "The server is being restarted; your seat is safe.")
        for table in list(self._tables.values()):
            table.close(gone)
        self._physics.close()
        await self._store.close()

    async def _people(self, code: str) -> People:
        """Whose table it is, also if it sleeps. Raises Denial, StoreError."""
        if (table := self._tables.get(code)) is not None:
            return table.people
        stored = await self._store.load(code)
        if stored is None:
            raise _unknown(code)
        return People(agreed_of(stored.hosted))

    async def _table(self, code: str) -> HostedTable:
        if self._is_closed:
            raise Denial("closing", "The server is being restarted; your seat is safe.")
        if (table := self._tables.get(code)) is not None:
            return table
        if (loading := self._loading.get(code)) is None:
            self._check_room()
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def prune(self, tables_before_s: float, guests_before_s: float) -> Pruned:
        """Removes tables that nobody has touched since, and guests who were not seen. Raises StoreError, Denial."""
        async with self._tidying:
            in_memory = frozenset((*self._tables, *self._loading))
            return await self._store.prune(Age(tables_before_s, guests_before_s, guests_of, in_memory))

    async def _load(self, code: str) -> HostedTable:
        async with self._tidying:
            return await self._loaded(code)

    async def _loaded(self, code: str) -> HostedTable:
        stored = await self._store.load(code)
        if stored is None:
            raise _unknown(code)
        people = People(agreed_of(stored.hosted))
        play, effects = _play_of(people.agreed, stored, self._seed)
        around = Surroundings(self.clock_ms, self._store.write, self._forget, self._pace, self._seed, self._physics)
        table = HostedTable(people, play, len(stored.lines), around)
        self._tables[code] = table
        table.go_on(effects)
        return table

    def _forget(self, table: HostedTable) -> None:
        code = table.people.agreed.code
        if self._tables.get(code) is table:
            del self._tables[code]

    def _check_room(self) -> None:
        if len(self._tables) + len(self._loading) >= self._limits.open_tables:
            raise Denial("server_full", "All tables of this server are taken; try again in a few minutes.")


def _play_of(agreed: Agreed, stored: Stored, seed: Seed) -> tuple[Play | None, list[Effect]]:
    """The last match, unless people have gone back to the waiting table. Raises Denial if it cannot be played."""
    if agreed.status == "waiting" or not stored.headers:
        return None, []
    try:
        begun = Begun(agreed.places, agreed.house)
        return Play.resumed(stored, begun, agreed.secret, seed)
    except DicehallError as error:
        _LOG.error("table %s: match %s cannot go on: %s", agreed.code, agreed.match, error)
        raise Denial("not_saved", f"The match of this table cannot be read from its log: {error}.") from None


def _drawn_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


def _unknown(code: str) -> Denial:
    return Denial("unknown_table", f"There is no table {code}. Look at the link again, or open a table of your own.")
