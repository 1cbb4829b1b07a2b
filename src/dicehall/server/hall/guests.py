"""Guests: known by a secret in a cookie, called by a name that is no identity; and tickets that open one socket."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from dicehall.server.hall.denial import Denial
from dicehall.server.store import AwaitedStore, Guest, PutGuest
from dicehall.wire import guest_name

TICKET_MS = 30_000
_MOST_TICKETS = 10_000
_SEEN_S = 86_400
"""That somebody was here is written down at most so often."""


_OF = "+"
"""Between the id of a guest and the number of a companion; no guest's own id has this sign."""


class GuestSeen(Struct, frozen=True):
    """A guest, as the rest of the server knows them."""

    id: str
    name: str


def cookie_of(guest: str) -> str:
    """The id of the guest whose cookie it is: that of a companion belongs to the device's first player."""
    return guest.partition(_OF)[0]


class Guests:
    """All guests of a server."""

    def __init__(self, store: AwaitedStore, clock_ms: Callable[[], int]) -> None:
        self._store, self._clock_ms = store, clock_ms
        self._tickets: dict[str, tuple[GuestSeen, int]] = {}

    async def of_key(self, key: str) -> GuestSeen | None:
        """Whoever has this cookie; None if nobody has. Raises StoreError."""
        guest = await self._store.guest_by_key(_hashed(key))
        if guest is None:
            return None
        if time.time() - guest.seen_at_s > _SEEN_S:
            await self._store.commit(PutGuest(replace(guest, seen_at_s=time.time())))
        return GuestSeen(guest.id, guest.name)

    async def new(self, name: str) -> tuple[GuestSeen, str]:
        """A new guest and the secret for the cookie. Raises BadName, StoreError."""
        key = secrets.token_urlsafe(16)
        guest = Guest(secrets.token_urlsafe(17), _hashed(key), guest_name(name), time.time())
        await self._store.commit(PutGuest(guest))
        return GuestSeen(guest.id, guest.name), key

    async def rename(self, key: str, name: str) -> GuestSeen:
        """The guest of a cookie under another name. Raises BadName, Denial, StoreError."""
        guest = await self._store.guest_by_key(_hashed(key))
        if guest is None:
            raise Denial("no_ticket", "This browser is not known here; give your name again.")
        guest = replace(guest, name=guest_name(name), seen_at_s=time.time())
        await self._store.commit(PutGuest(guest))
        return GuestSeen(guest.id, guest.name)

    def companion(self, guest: GuestSeen, number: int, name: str) -> GuestSeen:
        """Another player on the guest's device, who plays as a guest of their own. Raises BadName."""
        return GuestSeen(f"{guest.id}{_OF}{number}", guest_name(name))

    def ticket_for(self, guest: GuestSeen) -> str:
        """Opens one socket within 30 s."""
        now = self._clock_ms()
        if len(self._tickets) >= _MOST_TICKETS:
            self._tickets = {ticket: sold for ticket, sold in self._tickets.items() if sold[1] > now}
        if len(self._tickets) >= _MOST_TICKETS:
            raise Denial("server_full", "Too many people come in at once; try again in half a minute.")
        ticket = secrets.token_urlsafe(16)
        self._tickets[ticket] = (guest, now + TICKET_MS)
        return ticket

    def redeem(self, ticket: str) -> GuestSeen:
        """Whose ticket it is; it is worth nothing afterwards. Raises Denial."""
        guest, until_ms = self._tickets.pop(ticket, (None, 0))
        if guest is None or until_ms < self._clock_ms():
            raise Denial("no_ticket", "The ticket for this connection is not valid any more; reload the page.")
        return guest


def _hashed(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()
