"""A real server on a port of its own, and browsers that ask it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from msgspec.structs import replace

from dicehall.server.hall import Hall
from dicehall.server.http.bundle import Bundle
from dicehall.server.http.limits import AddressLimits, Rates
from dicehall.server.http.origins import Origins
from dicehall.server.http.site import Site
from dicehall.server.listening import listening
from dicehall.server.serve import doors_of, runner_of
from dicehall.server.settings import Settings
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.store import Done, SqliteStore, Store, StoreFailed, Unit
from dicehall.server.watched.health import Health
from dicehall.server.watched.process import look_at_process
from dicehall.server.watched.store import WatchedStore

KING = "king_of_the_dice_junior"
SILENCE_S = 20


class Clock:
    """Milliseconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now_ms = 1_000_000

    def __call__(self) -> int:
        return self.now_ms


class FailingStore(SqliteStore):
    """A disk that takes nothing as long as a test says so; it can be read all the while."""

    is_full = False

    def write(self, units: tuple[Unit, ...], done: Done) -> None:
        if self.is_full:
            done(StoreFailed("dicehall.db: could not be written (disk is full)"))
        else:
            super().write(units, done)


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> dict[str, object]:
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found

    @property
    def why(self) -> tuple[int, object]:
        """Status and word of a refusal."""
        return self.status, self.json["why"]


class Browser:
    """Keeps cookies, and says which page it is on."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self.session, self.url = session, url

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.ask("GET", path, headers=headers)

    async def post(self, path: str, body: object = None, **headers: str) -> Answer:
        text = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        return await self.ask("POST", path, text, {"Origin": self.url, **headers})

    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        named = {name.replace("_", "-"): value for name, value in (headers or {}).items()}
        asked = self.session.request(method, self.url + path, data=body, headers=named, allow_redirects=False)
        async with asked as response:
            return Answer(response.status, response.headers, await response.read())

    async def named(self, name: str = "Ada") -> Browser:
        assert (await self.post("/api/guest", {"name": name})).status == 200
        return self

    async def table(self, game: str = KING) -> str:
        return str((await self.post("/api/tables", {"game": game})).json["table"])

    async def ticket(self, companion: int = 0, name: str = "") -> str:
        """For the guest of the cookie, or for a companion on the same device."""
        asked = {"companion": companion, "name": name} if companion else None
        return str((await self.post("/api/ticket", asked)).json["ticket"])


class Server:
    """Where it is, and the clock that it goes by."""

    def __init__(self, url: str, site: Site, clock: Clock, port: int) -> None:
        self.url, self.site, self.clock, self.port = url, site, clock, port

    async def raw(self, text: str | bytes) -> bytes:
        """What comes back to a connection that has sent this, until the server closes it.

        The first bytes lie there before the server takes the connection. Sent after that, they would race with the
        deadline of a connection that says nothing, and whoever is closed unread is reset and told nothing.
        """
        rest = text if isinstance(text, bytes) else text.encode()
        connection = socket.create_connection(("127.0.0.1", self.port))
        connection.setblocking(False)
        sent = connection.send(rest)
        reader, writer = await asyncio.open_connection(sock=connection)
        writer.write(rest[sent:])
        try:
            return await asyncio.wait_for(reader.read(), SILENCE_S)
        finally:
            writer.close()

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[Browser]:
        jar = aiohttp.CookieJar(unsafe=True)  # unsafe: aiohttp takes no cookies from numbers otherwise
        async with aiohttp.ClientSession(cookie_jar=jar, auto_decompress=False) as session:
            yield Browser(session, self.url)


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    bundle: Path | None = None,
    settings: Settings | None = None,
    rates: Rates | None = None,
    bounds: Bounds | None = None,
    store: Store | None = None,
) -> AsyncIterator[Server]:
    """A server from start to end; its files lie in `folder`, whatever the settings say of address and data."""
    told = settings or Settings()
    clock = Clock()
    kept = store or SqliteStore(folder / "data")
    watched = WatchedStore(kept)
    hall = Hall(watched, clock)
    site = Site(
        hall=hall,
        bundle=Bundle(bundle or folder / "no bundle"),
        origins=Origins(told.public_url, frozenset({"den"})),
        limits=AddressLimits(rates or Rates(), clock),
        public_url=told.public_url,
        proxies=told.trusted_proxies,
        bounds=bounds or replace(Bounds(), closing_s=0.2),
        store=watched,
        health=Health(watched, folder),
        keep_tables_days=told.keep_tables_days,
        keep_guests_days=told.keep_guests_days,
        metrics_from=told.metrics_from,
        looks=(look_at_process,),
    )
    (listener,) = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    runner = runner_of(site)
    listening_server = await (await doors_of(runner, site)).listen(listener)
    try:
        yield Server(f"http://127.0.0.1:{port}", site, clock, port)
    finally:
        listening_server.close()
        await hall.close()
        await runner.cleanup()
        kept.close()
        await asyncio.sleep(0)  # closed transports let go of their sockets in the next turn of the loop
