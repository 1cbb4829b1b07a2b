"""Draws of CHANCE: from whichever source, and for sealed dice the links that seats are asked for first."""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.core import Actor, AnyGame, Below, ChanceSource
from dicehall.match import BadLink, Draw, Evidence, Opened, SealedSource
from dicehall.match.evidence import Anchored
from dicehall.tables.seating import Seating

LINKS_WAIT_MS = 3_000
"""So long a draw waits for the links of those who are asked for one."""
_LATE = 3


class Silent:
    """Seats whose links were waited for in vain: the next draw does not wait for them.

    Whoever gives one again is waited for again, but not for ever: three times late, and the others need not wait.
    """

    def __init__(self) -> None:
        self._late: dict[int, int] = {}
        self._seats: list[int] = []

    def __contains__(self, number: int) -> bool:
        return number in self._seats

    def waited_for(self, numbers: tuple[int, ...]) -> None:
        """A draw was made without the links of these seats."""
        for number in numbers:
            if number not in self._seats:
                self._seats.append(number)
                self._late[number] = self._late.get(number, 0) + 1

    def heard(self, number: int) -> None:
        """A seat has given a link."""
        if number in self._seats and self._late[number] < _LATE:
            self._seats.remove(number)


class Draws:
    """How chance falls at one table.

    Args:
        sources: by number of the CHANCE actor; 0 also serves those not named [ALL-5].
        below: decides dead heats where the dice are not sealed.
    """

    def __init__(self, game: AnyGame, seating: Seating, sources: Mapping[int, ChanceSource], below: Below) -> None:
        self._game, self._seating, self._sources, self._below = game, seating, sources, below
        main = sources.get(0)
        self._sealed = main if isinstance(main, SealedSource) else None
        self._silent = Silent()

    def source_of(self, actor: Actor) -> ChanceSource:
        return self._sources.get(actor.number, self._sources[0])

    # Links

    def waits_for(self, state: object, actor: Actor) -> tuple[int, ...]:
        """Seats that still owe a link for this draw."""
        if self._sealed is None or self.source_of(actor) is not self._sealed:
            return ()
        return self._sealed.wanted_of(actor, self._seating.persons())

    def is_held_up(self, state: object, actor: Actor) -> bool:
        """Whether it is worth waiting for a link."""
        return any(number not in self._silent for number in self.waits_for(state, actor))

    def asked(self, state: object, actors: tuple[Actor, ...]) -> tuple[int, ...]:
        """Seats for whose links draws wait."""
        if self._sealed is None:
            return ()
        waits = [self.waits_for(state, actor) for actor in actors if actor.kind == "chance"]
        return waits[0] if len(waits) == 1 else tuple([number for numbers in waits for number in numbers])

    def asked_of(self, number: int) -> tuple[int, str]:
        """Number of the link that a seat is to give, and the transcript before it."""
        sealed = self._checked()
        return sealed.next_of(number), sealed.transcript

    def anchor(self, number: int, anchor: str, at_ms: int) -> Anchored | None:
        """A seat's chain begins here; None if that is known, or waits for a draw. Raises BadLink."""
        return self._checked().anchor(number, anchor, at_ms)

    def give(self, number: int, counter: int, link: str, *, is_wanted: bool) -> None:
        """A seat gives a link; one that comes late or again is not used. Raises BadLink."""
        sealed = self._checked()
        is_next = sealed.is_next(number, counter, link)
        if is_wanted and not sealed.is_last(number, counter, link):
            sealed.give(number, counter, link)
        if is_next:
            self._silent.heard(number)

    def _checked(self) -> SealedSource:
        if self._sealed is None:
            raise BadLink("nobody's links are used at this table")
        return self._sealed

    # Numbers

    def draw(self, state: object, actor: Actor) -> tuple[object | None, Evidence | None]:
        """The action, and how it was made; None if it comes later, and then what it is to be made with.

        Sealed dice are drawn with the links that came in time. Who gave none is not waited for until something comes.
        """
        source = self.source_of(actor)
        if not isinstance(source, SealedSource):
            return source.draw(self._game, state, actor), None
        missing = self.waits_for(state, actor)
        self._silent.waited_for(missing)
        action = source.draw(self._game, state, actor, missing)
        return action, Evidence(source.last)

    def settled(self, evidence: Evidence | None) -> None:
        """The physics has answered, with the seed that `draw` gave it."""
        if self._sealed is not None and evidence is not None and evidence.draw is not None:
            self._sealed.settled(evidence.draw)

    def new_chains(self, at_ms: int) -> list[Anchored]:
        """Chains that have waited for the draw that was made now."""
        return self._sealed.waiting(at_ms) if self._sealed is not None else []

    def coin(self, n: int) -> tuple[int, Draw | None]:
        """Decides a dead heat of n claims."""
        if self._sealed is None:
            return self._below(n), None
        return self._sealed.coin(n), self._sealed.last

    def opened(self, at_ms: int) -> Opened | None:
        """Publishes the secret that was used so far; None if there is none."""
        return self._sealed.open(at_ms) if self._sealed is not None else None
