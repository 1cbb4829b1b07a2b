"""What every request passes on its way in, and every answer on its way out."""

from __future__ import annotations

from aiohttp import web

from dicehall.server.http.asked import ASKED, Asked, asked_of
from dicehall.server.http.refusals import Answering, TurnedAway
from dicehall.server.http.site import SITE
from dicehall.server.watched.measures import ANSWERS

_READING = ("GET", "HEAD", "OPTIONS")
SOCKET = "/socket"
HEALTH, METRICS = "/healthz", "/metrics"
_POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src {connect}; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "Server": "dicehall",
    "X-Content-Type-Options": "nosniff",
}


@web.middleware
async def guarded(request: web.Request, handler: Answering) -> web.StreamResponse:
    """Lets in what comes under a name of ours, and what changes something only from a page of ours."""
    site = request.app[SITE]
    asked = asked_of(request, site.public_url, site.proxies)
    if not site.origins.is_our_name(asked.host) and request.path not in (HEALTH, METRICS):  # asked by machines
        raise TurnedAway(
            403, f"{asked.host!r} is no name of this server; whoever runs it gives it one by --public-url."
        )
    changes = request.method not in _READING or request.path == SOCKET
    if changes and not site.origins.is_our_page(asked, request):
        raise TurnedAway(403, "Only a page of this server may ask for that.")
    request[ASKED] = asked
    if request.path == SOCKET:  # counted on its own, as it stays
        return await handler(request)
    with site.limits.request(asked.address):
        return await handler(request)


async def with_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Adds to every answer what browsers are to forbid, and counts it."""
    ANSWERS.count(f"{response.status // 100}xx")
    response.headers.update(_HEADERS)
    response.headers["Content-Security-Policy"] = _POLICY.format(connect=_connect(request.get(ASKED)))


def _connect(asked: Asked | None) -> str:
    """Older Safaris do not count sockets of the page's own host as 'self'."""
    if asked is None:
        return "'self'"
    return f"'self' {'wss' if asked.scheme == 'https' else 'ws'}://{asked.host}"
