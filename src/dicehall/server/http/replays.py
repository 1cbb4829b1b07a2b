"""Films of matches: of a table's own, and of a record that somebody brings along. Nothing is kept of either.

A film is computed in a thread, one at a time, so that a long one takes no more than half of the interpreter from the
races that are on.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable

from aiohttp import web

from dicehall.server.film import MOST_BYTES, BadFilm, film_from
from dicehall.server.film.reading import too_late, too_long
from dicehall.server.http import api
from dicehall.server.http.asked import ASKED
from dicehall.server.http.bodies import TOO_LONG, whole_body
from dicehall.server.http.refusals import TurnedAway
from dicehall.server.http.site import SITE

_ONE_AT_A_TIME = web.AppKey("one film at a time", asyncio.Lock)
_MOST_S = 2.0
_SENT_WITHIN_S = 30
_UNPLAYABLE = 422


def add_to(app: web.Application) -> None:
    """The addresses of films."""
    app[_ONE_AT_A_TIME] = asyncio.Lock()
    app.add_routes(
        [
            web.get("/api/tables/{code}/matches/{number}/film", table_film),
            web.post("/api/film", file_film),
        ]
    )


async def table_film(request: web.Request) -> web.Response:
    """GET /api/tables/CODE/matches/N/film: for who may fetch the record. Raises Denial, TurnedAway."""
    request.app[SITE].limits.count("film", request[ASKED].address)
    code, number = request.match_info["code"], request.match_info["number"]
    lines = await api.record_lines(request)
    return await _film(request, lambda is_late: film_from(lines, is_late, code, int(number)))


async def file_film(request: web.Request) -> web.Response:
    """POST /api/film: the body is a record. Raises Denial, TurnedAway."""
    request.app[SITE].limits.count("film", request[ASKED].address)
    body = await _record(request)
    return await _film(request, lambda is_late: film_from(body, is_late))


async def _film(request: web.Request, film: Callable[[Callable[[], bool]], bytes]) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    is_packed = "gzip" in request.headers.get("Accept-Encoding", "")
    if is_packed:
        headers["Content-Encoding"] = "gzip"

    def compute() -> bytes:
        until_s = time.monotonic() + _MOST_S
        text = film(lambda: time.monotonic() > until_s)
        return gzip.compress(text, compresslevel=4, mtime=0) if is_packed else text

    async with request.app[_ONE_AT_A_TIME]:
        try:
            body = await asyncio.to_thread(compute)
        except BadFilm as error:
            raise TurnedAway(_UNPLAYABLE, str(error), error.file) from None
    return web.Response(body=body, content_type="application/json", charset="utf-8", headers=headers)


async def _record(request: web.Request) -> bytes:
    """More than the requests of the page may have. Raises TurnedAway."""
    try:
        return await whole_body(request, MOST_BYTES, _SENT_WITHIN_S)
    except TurnedAway as error:
        bad = too_long() if error.status == TOO_LONG else too_late(_SENT_WITHIN_S)
        raise TurnedAway(error.status, str(bad), bad.file) from None
