"""The aiohttp application: every address that the server answers."""

from __future__ import annotations

from aiohttp import web

from dicehall.server.hall import Entered
from dicehall.server.http import api, privacy, replays, watching
from dicehall.server.http.asked import ASKED, is_from_proxy
from dicehall.server.http.guard import HEALTH, METRICS, SOCKET, guarded, with_headers
from dicehall.server.http.mine import mine
from dicehall.server.http.refusals import TurnedAway, told
from dicehall.server.http.site import SITE, Site
from dicehall.server.sockets.connection import Connection
from dicehall.server.sockets.line import OpenLine
from dicehall.server.watched.measures import SOCKETS_OPEN
from dicehall.wire.incoming import Enter


def application(site: Site) -> web.Application:
    """A server's whole HTTP."""
    app = web.Application(middlewares=[told, guarded], client_max_size=api.BODY_BYTES)
    app[SITE] = site
    app.on_response_prepare.append(with_headers)
    replays.add_to(app)
    app.add_routes(
        [
            web.get("/api/guest", api.guest),
            web.post("/api/guest", api.name_guest),
            web.get("/api/mine", mine),
            web.get("/api/tables", api.tables),
            web.post("/api/tables", api.open_table),
            web.get("/api/tables/{code}", api.door),
            web.get("/api/tables/{code}/matches/{number}", api.record),
            web.post("/api/ticket", api.ticket),
            web.get("/api/rules/{game}", api.rules),
            web.post("/api/forget", privacy.forget),
            web.get(HEALTH, watching.health),
            web.get(METRICS, watching.metrics),
            web.get(SOCKET, socket, allow_head=False),
            web.get("/privacy", privacy.privacy),
            web.get("/", site.bundle.index),
            web.get("/t/{code}", site.bundle.index),
            web.get("/t/{code}/match/{number}", site.bundle.index),
            web.get("/replay", site.bundle.index),
            web.get("/rules/{game}", site.bundle.index),
            web.get("/learn/{game}", site.bundle.index),
            web.get("/{path:.+}", site.bundle.file),
        ]
    )
    return app


async def socket(request: web.Request) -> web.StreamResponse:
    """GET /socket: the door to the tables. Its Origin was checked by the guard."""
    site, address = request.app[SITE], request[ASKED].address
    if not web.WebSocketResponse().can_prepare(request):
        raise TurnedAway(426, "This address is for WebSockets.")

    async def enter(line: OpenLine, message: Enter) -> Entered:
        with site.limits.looking_up(address):
            return await site.hall.enter(line, message)

    with site.limits.open_socket(address):
        SOCKETS_OPEN.up()
        try:
            is_relayed = is_from_proxy(request, site.proxies)
            return await Connection(enter, site.bounds, site.hall.clock_ms, is_relayed=is_relayed).serve(request)
        finally:
            SOCKETS_OPEN.down()
