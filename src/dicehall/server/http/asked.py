"""How a browser has reached us: from which address, by which scheme, under which name.

Headers about that are believed from the proxies that the host of the server has named, and from nobody else.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Literal
from urllib.parse import urlsplit

from aiohttp import web
from msgspec import Struct

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
_HOUSEHOLD = 64
"""Bits of an IPv6 address that name a household; the rest its owner can change at will."""


SAID_BY_PROXIES = ("Forwarded", "Via", "X-Forwarded-For", "X-Real-IP")
"""Headers of requests that somebody hands on for somebody else."""


class Asked(Struct, frozen=True):
    """What a request's limits, cookie and origin depend on."""

    address: str
    """Of the browser; IPv6 by its first 64 bits."""
    scheme: Literal["http", "https"]
    host: str
    """With the port unless it is the scheme's own; lower case."""

    @property
    def origin(self) -> str:
        """Of a page of ours that was reached in the same way."""
        return f"{self.scheme}://{self.host}"


ASKED = web.RequestKey("asked", Asked)


def asked_of(request: web.BaseRequest, public_url: str | None, proxies: tuple[Network, ...]) -> Asked:
    """Reads a request.

    Args:
        public_url: scheme and host, as `Settings` has it; a trusted proxy stands behind it.
    """
    peer = parsed_address(request.remote)
    host = request.headers.get("Host", "").lower()
    public = urlsplit(public_url or "")
    is_public_secure = public.scheme == "https"
    if peer is None or not is_one_of(peer, proxies):
        return Asked(household(peer), _scheme(is_secure=is_public_secure and host == public.netloc), host)
    address = household(_browser(peer, _forwarded(request), proxies))
    if public_url is not None:
        return Asked(address, _scheme(is_secure=is_public_secure), public.netloc)
    is_secure = request.headers.get("X-Forwarded-Proto", "").strip().lower() == "https"
    return Asked(address, _scheme(is_secure=is_secure), host)


def address_of(request: web.BaseRequest, proxies: tuple[Network, ...]) -> Address | None:
    """The browser's whole address; None if nobody can say, or if what says it is no proxy of ours."""
    peer = parsed_address(request.remote)
    if peer is None:
        return None
    if is_one_of(peer, proxies):
        return _browser(peer, _forwarded(request), proxies)
    return None if any(name in request.headers for name in SAID_BY_PROXIES) else peer


def is_from_proxy(request: web.BaseRequest, proxies: tuple[Network, ...]) -> bool:
    """Whether one of our proxies hands the request on."""
    peer = parsed_address(request.remote)
    return peer is not None and is_one_of(peer, proxies)


def _forwarded(request: web.BaseRequest) -> list[str]:
    """A proxy may add a line of its own behind one that the browser has invented."""
    return ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")


def _scheme(*, is_secure: bool) -> Literal["http", "https"]:
    return "https" if is_secure else "http"


def _browser(peer: Address, forwarded: list[str], proxies: tuple[Network, ...]) -> Address:
    """The last address that no proxy of ours has: what stands before it may be invented."""
    found = peer
    for part in reversed(forwarded):
        address = parsed_address(part.strip())
        if address is None:
            return found
        found = address
        if not is_one_of(address, proxies):
            return found
    return found


def parsed_address(text: str | None) -> Address | None:
    """An address as the system or a header writes it; None if it is none."""
    try:
        address = ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def is_one_of(address: Address, networks: tuple[Network, ...]) -> bool:
    """Whether it lies in one of them."""
    return any(address in network for network in networks)


def household(address: Address | None) -> str:
    """What counts as one address for limits."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), _HOUSEHOLD), strict=False))
    return str(address or "unknown")
