"""Dice that anyone can check: a chance source whose every number follows from secrets that were fixed before.

Whoever runs the server cannot steer a draw, as its secret was fixed before any seat's link was shown; no seat can, as
its links were fixed as well and the secret is not known to it. One honest link is enough, for its own draw and, through
the transcript, for all that follow.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from dicehall.core import Actor, DicehallError, Game
from dicehall.match.chains import LINKS, SEAT, SERVER, Chain, Numbers, key_of, link_before, transcript_after
from dicehall.match.evidence import COIN, SEEDS, Anchored, Draw, Given, Opened, Raced, Sealed
from dicehall.match.record import Entry, Played

S = TypeVar("S")
A = TypeVar("A")

_HEX = re.compile("[0-9a-f]{64}")


class BadLink(DicehallError):
    """A link that is not the next one of its seat's chain."""


def transcript_of(header_line: str) -> bytes:
    """What ties all draws to one match: SHA-256 of the first line of its record, without the line's end."""
    return hashlib.sha256(header_line.encode()).digest()


def rules_hash(words: str) -> str:
    """Fingerprint of a game's rules in words."""
    return hashlib.sha256(words.encode()).hexdigest()


class ServerSecret:
    """The server's chain of one match.

    Args:
        seed: 32 random bytes. Whoever knows them foresees what nobody adds a link to.
    """

    def __init__(self, seed: bytes) -> None:
        self._chain = Chain(SERVER, seed)
        self._last = (0, self._chain.link(0))

    @property
    def anchor(self) -> str:
        return self._chain.link(0).hex()

    def link(self, number: int) -> bytes:
        """Raises DicehallError when the match has lasted longer than the chain."""
        if number > LINKS:
            raise DicehallError(f"this match has used up its {LINKS} sealed secrets; begin a new one")
        if number != self._last[0]:  # a round makes many draws with one link
            self._last = (number, self._chain.link(number))
        return self._last[1]


class SealedSource:
    """A chance source for all CHANCE actors of one match.

    CHANCE 0 (the table's dice and cards) mixes in a link of every seat that has a chain; CHANCE n one of seat n.

    Args:
        transcript: see `transcript_of`.
        sealed: the anchors that were published.
    """

    answers_later = False

    def __init__(self, transcript: bytes, secret: ServerSecret, sealed: Sealed) -> None:
        self._transcript, self._secret = transcript, secret
        self._anchors = {seat: anchor for seat, anchor in enumerate(sealed.seats, 1) if anchor is not None}
        self._tips = {seat: (0, bytes.fromhex(anchor)) for seat, anchor in self._anchors.items()}
        """Of each seat with a chain: the number of its last link that was used, and the link."""
        self._given: dict[int, Given] = {}
        """Links for draws that are still to come."""
        self._waiting: dict[int, str] = {}
        """Anchors of new chains that begin after the draw that is being made."""
        self._renewed: list[int] = []
        """Seats that have begun a new chain with this secret."""
        self._number, self._rolls, self._coins = 1, 0, 0
        self.last: Draw | None = None
        """How the last draw was made."""

    @classmethod
    def resumed(
        cls, transcript: bytes, secret: ServerSecret, sealed: Sealed, entries: Iterable[Entry[A]]
    ) -> SealedSource:
        """The source as a log left it. A draw that was not logged is made again with the same links.

        Raises:
            DicehallError: the secret is of another match, or its chain had another length.
        """
        if secret.anchor != sealed.server:
            raise DicehallError("the secret of this match does not fit what was published before it")
        source = cls(transcript, secret, sealed)
        for entry in entries:
            source._follow(entry)
        return source

    def _follow(self, entry: Entry[A]) -> None:
        match entry:
            case Played(evidence=evidence) if evidence is not None and evidence.draw is not None:
                self._count(evidence.draw)
            case Raced(heats=heats):
                # A race can be logged when its secret has been published already: those coins count no more.
                self._coins += sum(heat.draw is not None and heat.draw.secret == self._number for heat in heats)
            case Opened():
                self._begin_next()
            case Anchored(seat, anchor):
                self._anchor(seat, anchor)
            case _:
                pass

    @property
    def transcript(self) -> str:
        """Fingerprint of the header and of all links and anchors shown so far.

        A seat that is told it before it gives a link can see later, in the record, that nothing was put before that.
        """
        return self._transcript.hex()

    # Links

    def anchor(self, seat: int, anchor: str, at_ms: int) -> Anchored | None:
        """A seat's browser says where its chain begins.

        A new chain waits until no link is given for a draw: one chosen by somebody who knows them could steer it.

        Returns:
            None if that is known, or waits: see `waiting`.

        Raises:
            BadLink: it is no SHA-256, or the seat has begun a new chain in this round already.
        """
        _check_hex(anchor)
        if self._anchors.get(seat) == anchor:
            return None
        if seat in self._renewed:
            raise BadLink("one new chain a round is enough")
        if self._given or self._waiting:
            self._given.pop(seat, None)
            self._waiting[seat] = anchor
            return None
        self._renewed.append(seat)
        self._anchor(seat, anchor)
        return Anchored(seat, anchor, at_ms)

    def waiting(self, at_ms: int) -> list[Anchored]:
        """New chains that can begin now, after a draw."""
        waiting, self._waiting = self._waiting, {}
        begun = [self.anchor(seat, anchor, at_ms) for seat, anchor in sorted(waiting.items())]
        return [anchored for anchored in begun if anchored is not None]

    def _anchor(self, seat: int, anchor: str) -> None:
        self._anchors[seat] = anchor
        self._tips[seat] = (0, bytes.fromhex(anchor))
        self._transcript = transcript_after(self._transcript, (Given(seat, 0, anchor),))

    def wanted_of(self, actor: Actor, persons: Sequence[int]) -> tuple[int, ...]:
        """Seats whose link is still missing for the draw of this actor.

        Args:
            persons: seats whose players could give one, ascending.
        """
        asked = persons if actor.number == 0 else (actor.number,)
        has_given = (*self._given, *self._waiting)
        return tuple(seat for seat in asked if seat in persons and seat in self._tips and seat not in has_given)

    def next_of(self, seat: int) -> int:
        """Number of the link that a seat gives next."""
        return self._tips[seat][0] + 1

    def give(self, seat: int, counter: int, link: str) -> None:
        """Takes a seat's link for the next draw. Raises BadLink: it is not the next one of its chain."""
        if seat not in self._tips or seat in self._given:
            raise BadLink("no link is wanted from this seat")
        if not self.is_next(seat, counter, link):
            raise BadLink(f"this is not link {self.next_of(seat)} of the seat's chain")
        self._given[seat] = Given(seat, counter, link)

    def is_next(self, seat: int, counter: int, link: str) -> bool:
        """Whether it is the next link of the seat's chain. Raises BadLink if it is none at all."""
        _check_hex(link)
        if seat not in self._tips:
            return False
        number, tip = self._tips[seat]
        return counter == number + 1 and link_before(SEAT, bytes.fromhex(link)) == tip

    def is_last(self, seat: int, counter: int, link: str) -> bool:
        """Whether it is the link of this seat that was used last: it comes again, or late."""
        return counter > 0 and self._tips.get(seat) == (counter, bytes.fromhex(link))

    # Draws

    def draw(self, game: Game[S, A], state: S, actor: Actor, missing: tuple[int, ...] = ()) -> A | None:
        """The action; `last` says how it was made. None where only physics or people know.

        Then `last` has drawn a seed for the physics, and counts once the answer is there: see `settled`.

        Args:
            missing: seats that were waited for in vain, for the record.
        """
        distribution = game.chance(state, actor)
        seats = sorted(self._given) if actor.number == 0 else [actor.number] if actor.number in self._given else []
        links = tuple(self._given[seat] for seat in seats)
        renewing = [seat for seat in self._waiting if seat in self._tips and actor.number in (0, seat)]
        missing = tuple(sorted({*missing, *renewing}))
        below = self._recording(actor.number, self._rolls, links)
        if distribution is None:
            below(SEEDS)
            action = None
        else:
            action = distribution.sample(below)
        self.last = Draw(self._number, self._rolls, actor.number, links, tuple(below.drawn), missing)
        if action is not None:
            self._count(self.last)
        return action

    def settled(self, draw: Draw) -> None:
        """The physics has answered with the seed of this draw; its links are shown now."""
        self._count(draw)

    def coin(self, n: int) -> int:
        """Decides a dead heat of n claims; `last` says how. All links shown before have their say."""
        below = self._recording(COIN, self._coins, ())
        chosen = below(n)
        self.last = Draw(self._number, self._coins, COIN, (), tuple(below.drawn))
        self._coins += 1
        return chosen

    def open(self, at_ms: int) -> Opened | None:
        """Publishes the secret if it was used, and goes on to the next; None if it was not."""
        if not self._rolls and not self._coins:
            return None
        opened = Opened(self._number, self._secret.link(self._number).hex(), at_ms)
        self._begin_next()
        return opened

    def _recording(self, kind: int, roll: int, links: tuple[Given, ...]) -> _Recorded:
        secret = self._secret.link(self._number)
        return _Recorded(Numbers(key_of(secret, self._transcript, kind, self._number, roll, links)))

    def _count(self, draw: Draw) -> None:
        """A draw of CHANCE was made: its links are shown now."""
        self._rolls = draw.roll + 1
        if draw.links:
            self._transcript = transcript_after(self._transcript, draw.links)
        for given in draw.links:
            self._tips[given.seat] = (given.counter, bytes.fromhex(given.link))
            self._given.pop(given.seat, None)

    def _begin_next(self) -> None:
        self._number, self._rolls, self._coins = self._number + 1, 0, 0
        self._renewed = []


class _Recorded:
    """A `below` that writes down what it has drawn."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self.drawn: list[tuple[int, int]] = []

    def __call__(self, n: int) -> int:
        k = self._numbers.below(n)
        self.drawn.append((n, k))
        return k


def _check_hex(text: str) -> None:
    if not _HEX.fullmatch(text):
        raise BadLink("a link has 64 digits, 0 to 9 and a to f")
