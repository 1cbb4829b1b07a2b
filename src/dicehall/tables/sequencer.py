"""Who was first? Orders claims that reached the table nearly together [ALL-8].

Arrival times are the table's, never the player's. The sequencer does not know which claim is right: it only lets
claims go, one at a time, in an order that is fair. This one has a window of zero: arrival order, and a draw among
claims of the same millisecond.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Below


class Claim(Struct, frozen=True):
    """An action that races, held until its order is certain."""

    seat: int
    action: object
    at_ms: int
    id: str = ""
    dead_heat: tuple[int, ...] = ()
    """Seats that claimed in the same millisecond, if the order among them was drawn."""


class Sequencer:
    """Holds claims [ALL-12] and releases them in order of arrival."""

    def __init__(self, below: Below) -> None:
        self._below = below
        self._held: list[Claim] = []

    def claim(self, claim: Claim) -> None:
        """Takes a claim in."""
        self._held.append(claim)

    def has_claim_of(self, seat: int) -> bool:
        """Whether this seat waits for an earlier claim [ALL-12]."""
        return any(claim.seat == seat for claim in self._held)

    def due_ms(self) -> int | None:
        """When the next claim can be let go; None if none is held."""
        return min((claim.at_ms for claim in self._held), default=None)

    def release(self, now_ms: int) -> Claim | None:
        """The next claim, if its order is certain by now. Every order of a dead heat is equally likely."""
        first = self.due_ms()
        if first is None or first > now_ms:
            return None
        level = [claim for claim in self._held if claim.at_ms == first]
        chosen = level[self._below(len(level))] if len(level) > 1 else level[0]
        self._held.remove(chosen)
        if len(level) == 1:
            return chosen
        seats = tuple(claim.seat for claim in level)
        return Claim(chosen.seat, chosen.action, chosen.at_ms, chosen.id, seats)

    def drop_all(self) -> tuple[Claim, ...]:
        """Empties the sequencer: the race is broken off [ALL-10]."""
        held, self._held = tuple(self._held), []
        return held
