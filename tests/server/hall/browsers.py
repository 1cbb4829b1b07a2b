"""Browsers that do by themselves what a page does: they give links of their chains, and grab from far away."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import cast

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure
from dicehall.match.chains import SEAT, Chain
from dicehall.server.hall import GuestSeen, Hall
from tests.server.hall.evening import Browser, Tree

FRAME_MS = 16
"""From a message's arrival until the screen shows it."""


@lru_cache
def chain_of(name: str, match: int) -> Chain:
    """The chain that somebody of this name uses in a match, also after a reload."""
    return Chain(SEAT, hashlib.sha256(f"{name} in match {match}".encode()).digest(), length=400)


class Chained(Browser):
    """Gives an anchor as soon as it has a seat, and whichever link it is asked for.

    Args:
        has_lost: whether the page has forgotten what it had before, so that its chains are others.
    """

    def __init__(self, hall: Hall, who: GuestSeen, *, has_lost: bool = False) -> None:
        super().__init__(hall, who)
        self.gives = True
        """Whether links are given when they are asked for."""
        self.given: list[int] = []
        """Counters of the links that were given."""
        self._secret_name = f"{who.name}, who has lost it" if has_lost else who.name
        self._anchored = 0
        """Number of the match whose anchor was sent last."""

    @property
    def match(self) -> int:
        """The match that goes on, or else the next one."""
        people = self.last("people")
        return cast("int", people["match"]) + (people["status"] != "playing")

    @property
    def chain(self) -> Chain:
        return chain_of(self._secret_name, self.match)

    def send(self, text: str) -> None:
        super().send(text)
        self.heard(self.told[-1])

    def heard(self, message: Tree) -> None:
        """What a page does when it has read a message."""
        if message["type"] == "people" and self.last("you_are")["seat"] and self._anchored != self.match:
            self._anchored = self.match
            self.soon({"type": "anchor", "anchor": self.chain.link(0).hex()})
        if message["type"] == "update" and message["link"] is not None and self.gives:
            self.give(cast("int", message["link"]))

    def give(self, counter: int) -> None:
        """Gives a link of the chain."""
        self.given.append(counter)
        self.soon({"type": "link", "counter": counter, "link": self.chain.link(counter).hex()})

    def soon(self, tree: Tree) -> None:
        """Says something in the next turn of the loop, unless the table is closed by then."""
        asyncio.get_running_loop().call_soon(lambda: self.hand_in(tree) if self.gone is None else None)


class Far(Chained):
    """So far away that everything arrives after half of its way there and back; grabs when it sees dice."""

    def __init__(self, hall: Hall, who: GuestSeen, rtt_ms: int) -> None:
        super().__init__(hall, who)
        self.rtt_ms = rtt_ms
        for _ in range(8):
            self.link.sample(rtt_ms)
        self._there, self._back = deque[Callable[[], None]](), deque[Callable[[], None]]()
        self.heard_ms: list[int] = []
        """When each message of `told` arrived."""
        self.revealed_ms: list[int] = []
        """When the server sent what is raced for."""
        self.reaction_ms: int | None = None
        """From seeing the dice, or having been told the last one, to pressing; None: does not grab."""
        self.listens_ms = 0
        """So long the page tells the dice, from painting on."""
        self.late_ms = 0
        """So much later comes all that the server sends, because a packet was lost and sent again."""
        self.is_right = True
        self.said_ms: float | None = None
        """What the page says of it; None: the truth."""
        self.is_hidden = False
        """Whether the page cannot say when it has painted."""

    # There

    def send(self, text: str) -> None:
        assert self.gone is None, "told after goodbye"
        self._travels(self._there, lambda: self._arrive(text), self.late_ms)

    def reveal(self, text: str, revision: int) -> int:
        self.revealed.append(revision)
        self.revealed_ms.append(self.hall.clock_ms())
        self._travels(self._there, lambda: self._arrive_with_ping(text, revision), self.late_ms)
        return self.hall.clock_ms()

    def _arrive(self, text: str) -> None:
        if self.gone is None:
            self.heard_ms.append(self.hall.clock_ms())
            super().send(text)

    def _arrive_with_ping(self, text: str, revision: int) -> None:
        self._travels(self._back, lambda: self._ponged(revision))
        self._arrive(text)
        asyncio.get_running_loop().call_later(FRAME_MS / 1_000, self._paint, revision)

    # Back

    def hand_in(self, tree: Tree) -> None:
        self._travels(self._back, lambda: super(Far, self).hand_in(tree))

    def _ponged(self, revision: int) -> None:
        if self._entered is not None:
            self.link.sample(self.rtt_ms)
            self._entered.ponged(revision, self.hall.clock_ms())

    def _paint(self, revision: int) -> None:
        if self.gone is not None:
            return
        if not self.is_hidden:
            self.hand_in({"type": "painted", "revision": revision})
        if self.reaction_ms is not None:
            pressed_s = (self.listens_ms + self.reaction_ms) / 1_000
            asyncio.get_running_loop().call_later(pressed_s, self.grab, self.reaction_ms)

    def grab(self, since_shown_ms: float) -> None:
        """Presses now, if there is something to grab."""
        update, view = self.last("update"), self.view()
        if view["phase"] != "grab":
            return
        said_ms = since_shown_ms if self.said_ms is None else self.said_ms
        figures = [figure for figure in FIGURES if (figure == self._right()) == self.is_right]
        self._ids += 1
        tree: Tree = {"type": "act", "id": f"{self.who.name}{self._ids}", "round": update["round"], "undos": 0}
        tree["action"] = {"type": "grab", "throw": view["throw"], "figures": figures[:1]}
        self.hand_in(tree if self.is_hidden else {**tree, "since_shown_ms": said_ms})

    def _right(self) -> Figure:
        return right_figure(cast("tuple[Figure, ...]", tuple(cast("list[str]", self.view()["faces"]))))

    def _travels(self, way: deque[Callable[[], None]], arrive: Callable[[], None], late_ms: int = 0) -> None:
        """Nothing overtakes anything, as on a connection."""
        way.append(arrive)
        asyncio.get_running_loop().call_later(self.rtt_ms / 2_000 + late_ms / 1_000, _arrive_next, way)

    def timed(self) -> list[tuple[int, Tree]]:
        """All messages that arrived, with the times of that."""
        return list(zip(self.heard_ms, self.told, strict=True))


def _arrive_next(way: deque[Callable[[], None]]) -> None:
    way.popleft()()
