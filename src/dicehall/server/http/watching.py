"""What programs that watch over the server ask for: how it is, and its numbers."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from dicehall.server.http.asked import ASKED, SAID_BY_PROXIES, address_of, is_one_of
from dicehall.server.http.refusals import answer
from dicehall.server.http.site import SITE, Site
from dicehall.server.watched.measures import METRICS
from dicehall.server.watched.metrics import CONTENT_TYPE


class HealthSeen(Struct, frozen=True, omit_defaults=True):
    """Whether people can be let in."""

    ok: bool
    why: str = ""


async def health(request: web.Request) -> web.Response:
    """GET /healthz: 200, or 503 with the reason. Open to everybody."""
    trouble = await request.app[SITE].health.trouble()
    return answer(HealthSeen(not trouble, trouble), 503 if trouble else 200)


async def metrics(request: web.Request) -> web.Response:
    """GET /metrics, for this machine and for whoever is named by `--metrics-from`; for others it is not there.

    Raises:
        HTTPNotFound
    """
    site = request.app[SITE]
    if not _may_look(site, request):
        raise web.HTTPNotFound
    for look in site.looks:
        look()
    headers = {"Content-Type": CONTENT_TYPE, "Cache-Control": "no-store"}
    return web.Response(body=METRICS.text().encode(), headers=headers)


def _may_look(site: Site, request: web.Request) -> bool:
    """From this machine only under a name of ours: a foreign page in its browser may have made its name lead here."""
    address = address_of(request, site.proxies)
    if address is None:
        return False
    if is_one_of(address, site.metrics_from):
        return True
    is_handed_on = any(name in request.headers for name in SAID_BY_PROXIES)
    return address.is_loopback and not is_handed_on and site.origins.is_our_name(request[ASKED].host)
