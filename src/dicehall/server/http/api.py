"""The requests of the page, in JSON; `wire/http.py` has their bodies. Errors are answered by `refusals.py`."""

from __future__ import annotations

import re
from typing import TypeVar

from aiohttp import web

from dicehall.games import GAMES
from dicehall.match.rulebook import FILES, rules_of
from dicehall.server.hall import Denial, GuestSeen
from dicehall.server.http.asked import ASKED
from dicehall.server.http.bodies import whole_body
from dicehall.server.http.cookie import keep_key, key_of
from dicehall.server.http.refusals import TurnedAway, answer
from dicehall.server.http.site import SITE
from dicehall.wire.codec import body
from dicehall.wire.http import Guest, NewGuest, NewTable, Opened, Rule, Rules, Ticket, TicketFor
from dicehall.wire.words import CODE_LETTERS

BODY_BYTES = 16 * 1024
T = TypeVar("T")

_CODE = re.compile(f"[{CODE_LETTERS}]{{8}}")
_MATCH = re.compile("[1-9][0-9]{0,8}")


async def guest(request: web.Request) -> web.Response:
    """GET /api/guest: how the guest of the cookie is called."""
    found = await guest_of(request)
    return answer(Guest(found.name if found else ""))


async def name_guest(request: web.Request) -> web.Response:
    """POST /api/guest: a new guest, or a new name for the guest of the cookie."""
    site = request.app[SITE]
    name = (await _body(request, NewGuest)).name
    key = key_of(request)
    if key is not None and await site.hall.guest_of(key) is not None:
        named = await site.hall.rename(key, name)
    else:
        site.limits.count("guest", request[ASKED].address)
        named, key = await site.hall.new_guest(name)
    response = answer(Guest(named.name))
    keep_key(request, response, key)
    return response


async def open_table(request: web.Request) -> web.Response:
    """POST /api/tables."""
    site = request.app[SITE]
    wanted = await _body(request, NewTable)
    host = await _known_guest(request)
    site.limits.count("table", request[ASKED].address)
    return answer(Opened(await site.hall.open_table(host, wanted.game, wanted.options)))


async def tables(request: web.Request) -> web.Response:
    """GET /api/tables."""
    return answer(await request.app[SITE].hall.listed())


async def door(request: web.Request) -> web.Response:
    """GET /api/tables/CODE."""
    site = request.app[SITE]
    found = await guest_of(request)
    with site.limits.looking_up(request[ASKED].address):
        return answer(await site.hall.door(_code_of(request), found.id if found else ""))


async def ticket(request: web.Request) -> web.Response:
    """POST /api/ticket: for the guest of the cookie, or for a companion on the same device."""
    site = request.app[SITE]
    buyer = await _known_guest(request)
    site.limits.count("ticket", request[ASKED].address)
    asked = await _body(request, TicketFor) if request.can_read_body else TicketFor()
    if asked.companion:
        buyer = site.hall.companion(buyer, asked.companion, asked.name)
    return answer(Ticket(site.hall.ticket_for(buyer)))


async def rules(request: web.Request) -> web.Response:
    """GET /api/rules/GAME?lang=en|de; in English if none is asked for."""
    game = request.match_info["game"]
    if game not in GAMES:
        raise TurnedAway(404, f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    wanted = request.query.get("lang", "en")
    language = next((one for one in FILES if one == wanted), None)
    if language is None:
        raise TurnedAway(400, f"There are no rules in {wanted!r}; there are {', '.join(FILES)}.")
    return answer(Rules(tuple(Rule(id, words) for id, words in rules_of(game, language).items())))


async def record(request: web.Request) -> web.Response:
    """GET /api/tables/CODE/matches/N: the record of a match, to be kept as a file."""
    lines = await record_lines(request)
    name = "{code}-{number}.jsonl".format(**request.match_info)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(body=lines, content_type="application/x-ndjson", charset="utf-8", headers=headers)


async def record_lines(request: web.Request) -> bytes:
    """The record of the match that an address names, for who may watch at its table. Raises Denial."""
    site = request.app[SITE]
    number = request.match_info["number"]
    found = await guest_of(request)
    with site.limits.looking_up(request[ASKED].address):
        code = _code_of(request)
        guest = found.id if found else ""
        lines = await site.hall.record(code, int(number), guest) if _MATCH.fullmatch(number) else None
        if lines is None:
            raise Denial("unknown_table", f"There is no match {number} of a table {code}.")
    return lines


async def guest_of(request: web.Request) -> GuestSeen | None:
    """The guest of the cookie, if there is one."""
    key = key_of(request)
    return await request.app[SITE].hall.guest_of(key) if key is not None else None


async def _known_guest(request: web.Request) -> GuestSeen:
    found = await guest_of(request)
    if found is None:
        raise Denial("no_ticket", "This browser has no name here yet, or keeps no cookies: give your name first.")
    return found


def _code_of(request: web.Request) -> str:
    code = request.match_info["code"]
    if _CODE.fullmatch(code) is None:
        raise Denial("unknown_table", "That is no code of a table: look at the link again.")
    return code


async def _body(request: web.Request, kind: type[T]) -> T:
    """Raises BadMessage, TurnedAway."""
    return body(kind, await whole_body(request, BODY_BYTES, request.app[SITE].bounds.first_message_s))
