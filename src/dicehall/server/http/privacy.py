"""What is kept of people, in words and by the settings; and how to be forgotten. Works without a script."""

from __future__ import annotations

import secrets

from aiohttp import web

from dicehall.server.http.cookie import drop_key, key_of
from dicehall.server.http.pages import document, page
from dicehall.server.http.refusals import answer
from dicehall.server.http.site import SITE
from dicehall.server.store import Guest, PutGuest
from dicehall.wire.http import Guest as GuestAnswer

_FORM = "application/x-www-form-urlencoded"
_KEPT = """\
<p>dicehall has no accounts. It keeps what is needed to play, and nothing for anybody else: no advertising, no counting
of visitors, no third parties. Nothing is loaded from another server.</p>
<h2 class="h-3">What is kept, and how long</h2>
<p><b>You, as a guest:</b> the name that you gave, a random number in a cookie of this site (the server has only its
SHA-256), and the day of your last visit. {guests}</p>
<p><b>Your tables:</b> who sat where under which name, what was agreed, and the record of each match: every move with
its time, in a race with the times of the claims and how long your connection took. Names in the record of a match
belong to its table: whoever has the link of the table can read them. {tables}</p>
<p><b>In your browser:</b> the cookie, what you have set on this device, such as light and sound,
and for your last tables the secrets and fingerprints with which your browser checks the dice.</p>
<p><b>Addresses:</b> yours is in memory while you are connected, so that nobody can flood the server. It is kept in no
file. In the server's log stand mistakes and floods, with an address without its end at most, and never a name.</p>
<h2 class="h-3">How to be forgotten</h2>
<p>The key below removes your name and your cookie from this server. You cannot take up your seats again afterwards.
What was played stays in the records of its tables, under the name that you had there, until those tables are
removed.</p>
<form method="post" action="/api/forget"><button class="btn">Forget me</button></form>
<h2 class="h-3">Whom to ask</h2>
<p>This page is about the program and how it is set here. Whoever runs this server answers for it.</p>
"""


async def privacy(request: web.Request) -> web.Response:
    """GET /privacy."""
    site = request.app[SITE]
    body = _KEPT.format(
        guests=_until(
            site.keep_guests_days,
            "You are forgotten",
            "your last visit, or with the last table that keeps a seat for you",
        ),
        tables=_until(site.keep_tables_days, "A table with its records is removed", "the last change of it"),
    )
    return document(200, "What is kept of you", body, site.bundle.styles)


async def forget(request: web.Request) -> web.Response:
    """POST /api/forget: the guest of the cookie has no name and no cookie any more; a form is answered by a page."""
    site = request.app[SITE]
    key = key_of(request)
    guest = await site.hall.guest_of(key) if key is not None else None
    if guest is not None:
        nobody_s = secrets.token_bytes(32)  # no secret has this hash
        await site.store.commit(PutGuest(Guest(guest.id, nobody_s, "", 0.0)))
    is_form = request.content_type == _FORM
    sentence = "This server does not know your name or your browser any more."
    response = page(200, "You are forgotten", sentence, site.bundle.styles) if is_form else answer(GuestAnswer(""))
    drop_key(request, response)
    return response


def _until(days: int, what: str, since: str) -> str:
    """
    >>> _until(0, "You are forgotten", "your last visit")
    'It is kept until whoever runs this server removes it.'
    >>> _until(1, "You are forgotten", "your last visit")
    'You are forgotten 1 day after your last visit.'
    """
    if not days:
        return "It is kept until whoever runs this server removes it."
    return f"{what} {days} {'day' if days == 1 else 'days'} after {since}."
