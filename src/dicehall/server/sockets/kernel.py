"""What the operating system's own TCP says of a connection. A script in a page cannot make it say anything else.

Linux only; elsewhere, and behind a proxy (whose connection it would be), nothing is known.
"""

from __future__ import annotations

import socket
import struct
from typing import NamedTuple

_TCP_INFO: int | None = getattr(socket, "TCP_INFO", None)
_BYTES = 256
_TOTAL_RETRANS, _MIN_RTT_US, _RCV_OOOPACK = 100, 148, 224
"""Where the numbers stand in Linux's `struct tcp_info`, each an unsigned int."""
_NEVER_US = 0xFFFFFFFF


class Kernel(NamedTuple):
    """Read from the system."""

    min_rtt_ms: float | None
    """The smallest round trip; None before the first."""
    losses: int
    """Packets that were sent again, and such that came out of order because one before them was lost."""


def read_kernel(sock: socket.socket) -> Kernel | None:
    """What is known now; None where the system does not say."""
    if _TCP_INFO is None:
        return None
    try:
        info = sock.getsockopt(socket.IPPROTO_TCP, _TCP_INFO, _BYTES)
    except OSError:
        return None
    if len(info) < _RCV_OOOPACK + 4:
        return None
    min_rtt_us = _uint(info, _MIN_RTT_US)
    losses = _uint(info, _TOTAL_RETRANS) + _uint(info, _RCV_OOOPACK)
    return Kernel(None if min_rtt_us == _NEVER_US else min_rtt_us / 1_000, losses)


def _uint(info: bytes, at: int) -> int:
    number: int = struct.unpack_from("I", info, at)[0]
    return number
