"""The port that a server listens at, opened before anything else so that a taken one is known at once."""

from __future__ import annotations

import errno
import socket
from contextlib import suppress

from dicehall.core import DicehallError

_PENDING = 512
_DOCUMENTATION = ("192.0.2.1", 9)
"""An address that nobody has: connecting a datagram socket sends nothing, it only chooses the way out."""


class CannotListen(DicehallError):
    """No port could be opened; the sentence says what to do."""


class PortTaken(CannotListen):
    """Another program listens at this port."""


def listening(host: str, port: int) -> tuple[socket.socket, ...]:
    """Sockets at all addresses of a name, at one port. The caller closes them.

    Args:
        port: 0 for any that is free.

    Raises:
        PortTaken, CannotListen.
    """
    opened: list[socket.socket] = []
    try:
        for family, address in _addresses(host):
            at = port or (opened[0].getsockname()[1] if opened else 0)
            opened.append(_opened(family, address, at))
    except OSError as error:
        for one in opened:
            one.close()
        raise _explained(host, port, error) from None
    return tuple(opened)


def machine_addresses() -> tuple[str, ...]:
    """IPv4 addresses by which others in the local network may reach this machine, the likeliest first."""
    found: dict[str, None] = {}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        way_out.connect(_DOCUMENTATION)
        found[way_out.getsockname()[0]] = None
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM):
            found[str(address[0])] = None
    return tuple(address for address in found if not address.startswith(("127.", "0.")))


def _addresses(host: str) -> dict[tuple[socket.AddressFamily, str], None]:
    flags = socket.AI_PASSIVE
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=flags)
    return {(family, str(address[0])): None for family, *_, address in found}


def _opened(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # at once again after a crash
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind((address, port))
        one.listen(_PENDING)
    except OSError:
        one.close()
        raise
    one.setblocking(False)
    return one


def _explained(host: str, port: int, error: OSError) -> CannotListen:
    if isinstance(error, socket.gaierror):
        return CannotListen(f"--host {host}: no such name ({error.strerror})")
    match error.errno:
        case errno.EADDRINUSE:
            return PortTaken(f"port {port} is taken by another program: stop that, or choose another one: --port")
        case errno.EACCES | errno.EPERM:
            return CannotListen(f"port {port} is not for you to open: choose one from 1024 on: --port")
        case errno.EADDRNOTAVAIL:
            return CannotListen(f"--host {host}: this machine has no such address")
        case _:
            return CannotListen(f"{host}, port {port}: cannot be listened at ({error.strerror or error})")
