"""What the hall asks of an open socket."""

from __future__ import annotations

from typing import Protocol

from dicehall.wire.outgoing import Gone


class Line(Protocol):
    """One browser that is connected."""

    guest: str
    """Id of the guest; the hall sets it when the ticket is redeemed."""
    rtt_ms: int | None
    """Median of the last pings, there and back."""

    def send(self, text: str) -> None:
        """Queues a message; never blocks."""

    def close(self, gone: Gone) -> None:
        """Says why, then closes. Nothing that is sent afterwards arrives."""
