"""The tables of whoever has come back."""

from __future__ import annotations

from aiohttp import web

from dicehall.server.http.api import guest_of
from dicehall.server.http.refusals import answer
from dicehall.server.http.site import SITE
from dicehall.wire.http import Mine


async def mine(request: web.Request) -> web.Response:
    """GET /api/mine: the tables of the guest of the cookie; none without one."""
    guest = await guest_of(request)
    return answer(await request.app[SITE].hall.mine(guest.id) if guest is not None else Mine(()))
