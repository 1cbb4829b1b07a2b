"""All that requests are answered from."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web
from msgspec import Struct

from dicehall.server.hall import Hall
from dicehall.server.http.asked import Network
from dicehall.server.http.bundle import Bundle
from dicehall.server.http.limits import AddressLimits
from dicehall.server.http.origins import Origins
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.store import AwaitedStore
from dicehall.server.watched.health import Health


class Site(Struct, frozen=True):
    """One for each server."""

    hall: Hall
    bundle: Bundle
    origins: Origins
    limits: AddressLimits
    public_url: str | None
    proxies: tuple[Network, ...]
    """Whose headers about the browser are believed."""
    bounds: Bounds
    store: AwaitedStore
    """The hall's."""
    health: Health
    keep_tables_days: int
    keep_guests_days: int
    """As in `Settings`."""
    metrics_from: tuple[Network, ...] = ()
    """Who may read `/metrics`, besides this machine."""
    looks: tuple[Callable[[], None], ...] = ()
    """Called before metrics are written: they count what is counted only then."""


SITE = web.AppKey("site", Site)
