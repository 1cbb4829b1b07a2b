"""A server from its start to its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import signal
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from dicehall import __version__
from dicehall.core import DicehallError
from dicehall.server.hall import Hall, Limits
from dicehall.server.http.app import application
from dicehall.server.http.bundle import Bundle
from dicehall.server.http.doors import Doors
from dicehall.server.http.limits import AddressLimits, Rates
from dicehall.server.http.origins import Origins, machine_names
from dicehall.server.http.site import Site
from dicehall.server.settings import Settings
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.store import SqliteStore
from dicehall.server.watched.health import Health
from dicehall.server.watched.logs import event
from dicehall.server.watched.measures import STARTED_S
from dicehall.server.watched.process import look_at_process, measure_lag
from dicehall.server.watched.store import WatchedStore

_GOODBYE_S = 1.0
"""For requests that are being answered, and again for sockets that do not say goodbye."""
_DAY_S = 86_400
_END_S = 5
"""A server that was asked to stop ends by then, even if its disk does not answer any more."""
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def run(
    settings: Settings,
    sockets: Sequence[socket.socket],
    began: Callable[[], None],
    rates: Rates | None = None,
    limits: Limits | None = None,
) -> None:
    """Serves until a signal comes.

    Args:
        sockets: listening already; closed when this returns.
        began: called as soon as browsers are answered.
        rates, limits: what one address may do, and how much the server takes on; the usual unless said.

    Raises:
        CannotOpen: the data folder.
    """
    _allow_many_sockets()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_run(settings, sockets, began, rates or Rates(), limits or Limits()))
    finally:
        for one in sockets:
            one.close()


def _allow_many_sockets() -> None:
    """Of the files that a process may open at most, systems give it a few at first; each socket takes two."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):  # where the hard limit is none at all, as on macOS
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def clock_ms() -> int:
    """A clock that never goes back; it began at no time in particular."""
    return time.monotonic_ns() // 1_000_000


def _collect_seldom() -> None:
    """Tables and their logs live long: looking through all of them for garbage every moment costs pauses of 50 ms."""
    gc.collect()
    gc.freeze()  # the code itself is no garbage
    gc.set_threshold(100_000, 20, 20)


async def _run(
    settings: Settings, sockets: Sequence[socket.socket], began: Callable[[], None], rates: Rates, limits: Limits
) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in _SIGNALS:
        loop.add_signal_handler(number, stopped.set)
    store = SqliteStore(settings.data)
    try:
        watched = WatchedStore(store)
        hall = Hall(watched, clock_ms, limits)
        site = site_of(settings, hall, watched, rates)
        runner = runner_of(site)
        listeners = await _started(runner, site, sockets)
        _collect_seldom()
        _say_how(settings)
        lag = asyncio.create_task(measure_lag())
        tidying = asyncio.create_task(_tidy(hall, settings))
        began()
        await stopped.wait()
        signal.alarm(_END_S)
        lag.cancel()
        tidying.cancel()
        await _stopped(runner, listeners, hall)
        event("server_stopped")
    finally:
        store.close()
        signal.alarm(0)


async def _tidy(hall: Hall, settings: Settings) -> None:
    """Once a day what is older than the settings say is removed."""
    while True:
        try:
            pruned = await hall.prune(_before_s(settings.keep_tables_days), _before_s(settings.keep_guests_days))
        except DicehallError as error:
            event("pruning_failed", logging.ERROR, error=error)
        else:
            event("pruned", tables=pruned.tables, guests=pruned.guests)
        await asyncio.sleep(_DAY_S)


def _before_s(days: int) -> float:
    """Unix time; 0 days are for ever."""
    return time.time() - days * _DAY_S if days else 0.0


def _say_how(settings: Settings) -> None:
    """The settings in the log. None of them is a secret; who stands behind which address is nobody's business."""
    STARTED_S.set(time.time())
    event(
        "server_started",
        version=__version__,
        port=settings.port,
        public_url=settings.public_url,
        proxies=len(settings.trusted_proxies),
        keep_tables_days=settings.keep_tables_days,
        keep_guests_days=settings.keep_guests_days,
    )


def site_of(settings: Settings, hall: Hall, store: WatchedStore, rates: Rates) -> Site:
    """What requests are answered from."""
    return Site(
        hall=hall,
        bundle=Bundle(),
        origins=Origins(settings.public_url, machine_names()),
        limits=AddressLimits(rates, hall.clock_ms),
        public_url=settings.public_url,
        proxies=settings.trusted_proxies,
        bounds=Bounds(reads_kernel=settings.kernel_rtt),
        store=store,
        health=Health(store, settings.data),
        keep_tables_days=settings.keep_tables_days,
        keep_guests_days=settings.keep_guests_days,
        metrics_from=settings.metrics_from,
        looks=(look_at_process, hall.count_tables),
    )


async def _started(runner: web.AppRunner, site: Site, sockets: Sequence[socket.socket]) -> list[asyncio.Server]:
    doors = await doors_of(runner, site)
    return [await doors.listen(one) for one in sockets]


async def doors_of(runner: web.AppRunner, site: Site) -> Doors:
    """Sets aiohttp up, and what stands before it."""
    await runner.setup()
    if runner.server is None:
        raise RuntimeError("aiohttp was set up and has no server")
    return Doors(runner.server, site.limits, site.proxies)


def runner_of(site: Site) -> web.AppRunner:
    """aiohttp with our deadlines."""
    logger = logging.getLogger("dicehall.requests")
    logger.addFilter(_is_worth_a_line)
    return web.AppRunner(
        application(site),
        access_log=None,
        logger=logger,
        auto_decompress=False,  # bodies are small; nobody shall make us unpack large ones
        # aiohttp counts it from the connection on, too: who never finishes a request is put out.
        keepalive_timeout=site.bounds.first_message_s,
        lingering_time=site.bounds.first_message_s,
        shutdown_timeout=_GOODBYE_S,
    )


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """aiohttp logs a stack for each request that is no HTTP: whoever likes could fill the disk with that."""
    kind = record.exc_info[0] if record.exc_info else None
    return kind is None or not issubclass(kind, HttpProcessingError)


async def _stopped(runner: web.AppRunner, listeners: Sequence[asyncio.Server], hall: Hall) -> None:
    for listener in listeners:
        listener.close()
    await hall.close()
    await runner.cleanup()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed."""
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415  # not on every system

    return uvloop.new_event_loop
