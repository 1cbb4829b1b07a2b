"""Every answer that is a no: one JSON body with a word for the page and a sentence for the person."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web
from msgspec import Struct

from dicehall.core import DicehallError
from dicehall.match.rulebook import Language
from dicehall.server.hall import Denial
from dicehall.server.http.language import language_of
from dicehall.server.http.pages import page
from dicehall.server.store import StoreClosed, StoreError
from dicehall.server.watched.logs import event
from dicehall.server.watched.measures import REFUSED
from dicehall.wire.codec import BadMessage
from dicehall.wire.http import BadFile, Refused
from dicehall.wire.names import BadName
from dicehall.wire.words import Why

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]

_STATUSES: dict[Why, int] = {
    "bad_message": 400,
    "bad_name": 400,
    "bad_setup": 400,
    "barred": 403,
    "closing": 503,
    "flood": 429,
    "no_ticket": 401,
    "not_saved": 507,
    "server_full": 503,
    "table_locked": 403,
    "too_slow": 503,
    "unknown_table": 404,
}
_CONFLICT = 409
"""For the other words: what was asked for does not fit to how things are."""
_NOTHING_HERE: dict[Language, tuple[str, str]] = {
    "en": ("There is nothing here", "This address does not lead to a table or a page."),
    "de": ("Hier ist nichts", "Diese Adresse führt zu keinem Tisch und zu keiner Seite."),
}


class TurnedAway(DicehallError):
    """A no of HTTP itself, with a status of its own."""

    def __init__(self, status: int, sentence: str, file: BadFile | None = None) -> None:
        super().__init__(sentence)
        self.status, self.file = status, file


def answer(body: Struct, status: int = 200) -> web.Response:
    """A body of the wire as JSON."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(
        body=msgspec.json.encode(body), status=status, content_type="application/json", charset="utf-8", headers=headers
    )


def refused(why: Why, sentence: str, status: int | None = None, file: BadFile | None = None) -> web.Response:
    """The answer that says no."""
    REFUSED.count(why)
    return answer(Refused(why, sentence, file), status or _STATUSES.get(why, _CONFLICT))


@web.middleware
async def told(request: web.Request, handler: Answering) -> web.StreamResponse:
    """Turns whatever was raised into an answer."""
    try:
        return await handler(request)
    except Denial as denial:
        return refused(denial.why, denial.sentence)
    except BadMessage as error:
        return refused("bad_message", f"The request cannot be read: {error}.")
    except BadName as error:
        return refused("bad_name", str(error))
    except StoreClosed:
        return refused("closing", "The server is being restarted; your seat is safe.")
    except StoreError as error:
        event("request_failed", logging.ERROR, error=error, asked=_asked(request))
        return refused("not_saved", "The server cannot read or write its files; whoever runs it has to look.")
    except TurnedAway as error:
        return refused("bad_message", str(error), error.status, error.file)
    except web.HTTPException as error:
        return _by_router(request, error)
    except ConnectionError:  # nobody is there to be answered
        raise
    except Exception as error:
        event("request_failed", logging.ERROR, error=error, asked=_asked(request))
        return refused("not_now", "Something is wrong with the server; whoever runs it finds it in the log.", 500)


def _asked(request: web.Request) -> str:
    """What was asked for, without what somebody may have typed or been told."""
    resource = request.match_info.route.resource
    return f"{request.method} {resource.canonical if resource is not None else '?'}"


def _by_router(request: web.Request, error: web.HTTPException) -> web.Response:
    """No such address, no such method, or a body that is too long."""
    sentence = f"{request.method} {request.path}: {error.reason}"
    if request.path.startswith("/api/") or error.status != 404:
        response = refused("bad_message", sentence, error.status)
    else:
        language = language_of(request)
        response = page(404, *_NOTHING_HERE[language], language=language)
    if "Allow" in error.headers:
        response.headers["Allow"] = error.headers["Allow"]
    return response
