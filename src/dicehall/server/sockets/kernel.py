"""What the operating system's own TCP says of a connection. A script in a page cannot make it say anything else.

Linux only; elsewhere, and behind a proxy (whose connection it would be), nothing is known.
"""

from __future__ import annotations

import socket
import struct
from typing import NamedTuple

_TCP_INFO: int | None = getattr(socket, "TCP_INFO", None)
_NUMBERS = struct.Struct("@100xI44xI72xI")
"""Of Linux's `struct tcp_info`: total_retrans at byte 100, min_rtt in microseconds at 148, rcv_ooopack at 224."""
_BYTES = _NUMBERS.size
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
    if len(info) < _NUMBERS.size:
        return None
    sent_again, min_rtt_us, out_of_order = _NUMBERS.unpack(info)
    return Kernel(None if min_rtt_us == _NEVER_US else min_rtt_us / 1_000, sent_again + out_of_order)
