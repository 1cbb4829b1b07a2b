"""Every error that dicehall raises on purpose; the names say what the caller did.

A refused action is no accident but part of play: it carries the rule it breaks and a sentence for the player.
"""

from __future__ import annotations

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why an action is not allowed now [ALL-4]."""

    rule: str
    """Id of the rule that the action breaks, like `GB-R4`."""
    why: str
    """One sentence for the player, without the id."""


class DicehallError(Exception):
    """Base of all errors below."""


class IllegalAction(DicehallError):
    """An action against the rules; the state has not changed [ALL-4]."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.why} [{refusal.rule}]")
        self.refusal = refusal


class BadSetup(DicehallError):
    """A number of seats, an option or a reported seat that the game does not have."""


class BadNotation(DicehallError):
    """A line that does not read as what was expected."""

    def __init__(self, text: str, position: int, reason: str) -> None:
        shown = text if len(text) <= 200 else text[:200] + "..."
        super().__init__(f"column {position + 1}: {reason}, in {shown!r}")
        self.text, self.position, self.reason = text, position, reason
