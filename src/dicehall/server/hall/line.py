"""What the hall asks of an open socket."""

from __future__ import annotations

from typing import Protocol

from dicehall.tables import Link
from dicehall.wire.outgoing import Gone


class Line(Protocol):
    """One browser that is connected."""

    guest: str
    """Id of the guest; the hall sets it when the ticket is redeemed."""
    link: Link
    """How far away it is."""

    def send(self, text: str) -> None:
        """Queues a message; never blocks."""

    def reveal(self, text: str, revision: int) -> int:
        """Queues an update that shows what is raced for, and a ping with it; the time by the hall's clock."""

    def has_stalled(self) -> bool:
        """Whether packets were lost since the last `reveal`, by counters that the browser has no hand in."""

    def close(self, gone: Gone) -> None:
        """Says why, then closes. Nothing that is sent afterwards arrives."""
