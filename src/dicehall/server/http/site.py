"""All that requests are answered from."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from dicehall.server.hall import Hall
from dicehall.server.http.asked import Network
from dicehall.server.http.bundle import Bundle
from dicehall.server.http.limits import AddressLimits
from dicehall.server.http.origins import Origins
from dicehall.server.sockets.bounds import Bounds


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


SITE = web.AppKey("site", Site)
