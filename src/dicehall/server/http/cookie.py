"""The cookie by which a guest is known again: a random secret that no script can read."""

from __future__ import annotations

from aiohttp import web

from dicehall.server.http.asked import ASKED

_YEAR_S = 365 * 24 * 3600


def key_of(request: web.Request) -> str | None:
    """The secret that the browser has sent."""
    return request.cookies.get(_name(request)) or None


def keep_key(request: web.Request, response: web.Response, key: str) -> None:
    """Gives the browser the secret, or the same one for another year."""
    response.set_cookie(
        _name(request), key, max_age=_YEAR_S, path="/", httponly=True, samesite="Lax", secure=_is_secure(request)
    )


def drop_key(request: web.Request, response: web.Response) -> None:
    """Takes the secret from the browser."""
    response.del_cookie(_name(request), path="/", httponly=True, samesite="Lax", secure=_is_secure(request))


def _is_secure(request: web.Request) -> bool:
    return request[ASKED].scheme == "https"


def _name(request: web.Request) -> str:
    """With the prefix, browsers take the cookie from this host over https alone; over http they would take none."""
    return "__Host-dicehall" if _is_secure(request) else "dicehall"
