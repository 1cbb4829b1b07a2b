"""The body of a request, read piece by piece: nobody makes the server hold more or wait longer than it means to."""

from __future__ import annotations

import asyncio

from aiohttp import web

from dicehall.server.http.refusals import TurnedAway

TOO_LONG, TOO_LATE = 413, 408


async def whole_body(request: web.Request, most_bytes: int, within_s: float) -> bytes:
    """Raises TurnedAway with the status TOO_LONG or TOO_LATE."""
    if (request.content_length or 0) > most_bytes:
        raise _too_long(most_bytes)
    body = bytearray()
    try:
        async with asyncio.timeout(within_s):
            async for piece in request.content.iter_chunked(64 * 1024):
                body += piece
                if len(body) > most_bytes:
                    raise _too_long(most_bytes)
    except TimeoutError:
        raise TurnedAway(TOO_LATE, f"The request was not complete after {within_s:g} s.") from None
    return bytes(body)


def _too_long(most_bytes: int) -> TurnedAway:
    return TurnedAway(TOO_LONG, f"The request has more than {most_bytes} bytes.")
