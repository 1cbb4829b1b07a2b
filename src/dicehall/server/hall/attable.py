"""What the parts of a table on the server know of each other; `hosted.py` is the whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Protocol

from dicehall.server.hall.audience import Audience
from dicehall.server.hall.guard import Guard
from dicehall.server.hall.mail import Letter
from dicehall.server.hall.matchtime import MatchTime
from dicehall.server.hall.people import People
from dicehall.server.hall.play import Play
from dicehall.tables import Effect

Changed = Literal["same", "watchers", "seen", "kept", "begun"]
"""What is different about people: nothing; how many watch; who is connected; what is kept in the store; and a match
begins."""


class AtTable(Protocol):
    """The table, as its parts use it."""

    guard: Guard
    people: People
    audience: Audience
    play: Play | None
    """The match in play or last played."""
    time: MatchTime
    """Of that match."""

    def follow(self, effects: list[Effect], changed: Changed = "same") -> None:
        """Writes and tells what came of something."""

    def tell(self, letters: Iterable[Letter]) -> None:
        """After all that was said before."""

    def put_away(self) -> bool:
        """Nobody is here; whether it could be done: not while something waits to be written."""
