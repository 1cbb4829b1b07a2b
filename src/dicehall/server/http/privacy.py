"""What is kept of people, in words and by the settings; and how to be forgotten. Works without a script."""

from __future__ import annotations

import secrets

from aiohttp import web

from dicehall.server.http.api import guest_of
from dicehall.server.http.cookie import drop_key
from dicehall.server.http.language import language_of
from dicehall.server.http.pages import document, page
from dicehall.server.http.privacy_texts import TEXTS
from dicehall.server.http.refusals import answer
from dicehall.server.http.site import SITE
from dicehall.server.store import Guest, PutGuest
from dicehall.wire.http import Guest as GuestAnswer

_FORM = "application/x-www-form-urlencoded"


async def privacy(request: web.Request) -> web.Response:
    """GET /privacy, in the reader's language."""
    site, language = request.app[SITE], language_of(request)
    texts = TEXTS[language]
    body = texts.kept.format(
        guests=texts.until(site.keep_guests_days, texts.guests),
        tables=texts.until(site.keep_tables_days, texts.tables),
    )
    return document(200, texts.title, body, site.bundle.styles, language)


async def forget(request: web.Request) -> web.Response:
    """POST /api/forget: the guest of the cookie has no name and no cookie any more; a form is answered by a page."""
    site = request.app[SITE]
    guest = await guest_of(request)
    if guest is not None:
        nobody_s = secrets.token_bytes(32)  # no secret has this hash
        await site.store.commit(PutGuest(Guest(guest.id, nobody_s, "", 0.0)))
    response = _forgotten(request) if request.content_type == _FORM else answer(GuestAnswer(""))
    drop_key(request, response)
    return response


def _forgotten(request: web.Request) -> web.Response:
    language = language_of(request)
    texts = TEXTS[language]
    return page(200, texts.forgotten, texts.unknown_now, request.app[SITE].bundle.styles, language)
