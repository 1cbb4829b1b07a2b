"""Whose pages may ask for what: only our own, and only under names that are ours.

A name that is not ours but leads here is DNS rebinding: a foreign page that makes its own name lead to this machine, so
that the browser takes us for that page. Numbers as names cannot be turned like that.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web

from dicehall.server.http.asked import Asked

_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")


def machine_names() -> frozenset[str]:
    """How this machine is called in its own network; lower case."""
    name = socket.gethostname().lower()
    return frozenset({name, name.partition(".")[0], f"{name.partition('.')[0]}.local"} - {"", ".local"})


class Origins:
    """Names and pages that are ours.

    Args:
        public_url: scheme and host where people find the server, if that is not its own address.
        names: of this machine; lower case.
    """

    def __init__(self, public_url: str | None, names: frozenset[str]) -> None:
        self._public_origin = public_url
        self._names = names | {"localhost", urlsplit(public_url or "").hostname or "localhost"}

    def is_our_name(self, host: str) -> bool:
        """Whether a Host header names us."""
        parts = _HOST.fullmatch(host)
        if parts is None:
            return False
        name = parts["name"].removeprefix("[").removesuffix("]")
        return name in self._names or name.endswith(".localhost") or _is_number(name)

    def is_our_page(self, asked: Asked, request: web.BaseRequest) -> bool:
        """Whether a page of ours has asked. A request that does not say what page it comes from comes from none."""
        origins = request.headers.getall("Origin", [])
        if not origins:
            return request.headers.get("Sec-Fetch-Site") == "same-origin"
        return len(origins) == 1 and origins[0] in (asked.origin, self._public_origin)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
