"""Chains, keys and numbers of a record: what must hold whatever the rules of the game are. See `verify`."""

from __future__ import annotations

from msgspec import Struct

from dicehall.match.chains import SEAT, SERVER, Numbers, key_of, link_before, transcript_after
from dicehall.match.evidence import COIN, Anchored, Draw, Given, Heat, Opened, Sealed
from dicehall.match.record import BadRecord


class Waiting(Struct, frozen=True):
    """A draw whose secret is not published yet."""

    line: int
    transcript: bytes
    draw: Draw


class Seals:
    """Chains, keys and numbers: what holds whatever the rules are."""

    def __init__(self, transcript: bytes, sealed: Sealed) -> None:
        self._transcript = transcript
        self._server = bytes.fromhex(sealed.server)
        self.tips = {seat: (0, bytes.fromhex(anchor)) for seat, anchor in enumerate(sealed.seats, 1) if anchor}
        """Of each seat with a chain: number of the link that was shown last, and the link."""
        self._number, self._rolls, self._flips = 1, 0, 0
        self.waiting: list[Waiting] = []
        self.draws = self.coins = self.links = 0

    @property
    def is_used(self) -> bool:
        """Whether something was drawn with the secret that is to be published next."""
        return bool(self.waiting)

    @property
    def secret(self) -> str:
        return f"secret {self._number}"

    def draw(self, line: int, draw: Draw) -> None:
        """A draw of CHANCE; its links are shown from now on."""
        self._check_place(line, draw, self._rolls)
        self._rolls += 1
        seats = [given.seat for given in draw.links]
        if seats != sorted(set(seats)):
            raise BadRecord(line, f"links of the seats {seats}: each once, ascending")
        for given in draw.links:
            self._check_link(line, given)
        self.waiting.append(Waiting(line, self._transcript, draw))
        if draw.links:
            self._transcript = transcript_after(self._transcript, draw.links)

    def coin(self, line: int, heat: Heat, draw: Draw) -> None:
        """The draw that has decided a dead heat."""
        if draw.kind != COIN or draw.links:
            raise BadRecord(line, f"a dead heat is drawn with kind {COIN} and no links")
        if [n for n, _ in draw.drawn] != [len(heat.seats)]:
            raise BadRecord(line, f"a dead heat of {len(heat.seats)} takes one number below {len(heat.seats)}")
        self._check_place(line, draw, self._flips)
        self._flips += 1
        self.waiting.append(Waiting(line, self._transcript, draw))

    def open(self, line: int, opened: Opened) -> None:
        """The secret of the draws before is published, so their numbers can be checked."""
        link = bytes.fromhex(opened.link)
        if opened.secret != self._number:
            raise BadRecord(line, f"secret {opened.secret} is published; {self.secret} comes next")
        if link_before(SERVER, link) != self._server:
            raise BadRecord(line, f"{self.secret} is not the one that was fixed before the match")
        for waiting in self.waiting:
            self._check_numbers(waiting, link)
        self._server = link
        self.waiting.clear()
        self._number, self._rolls, self._flips = self._number + 1, 0, 0

    def anchor(self, line: int, anchored: Anchored) -> None:
        """A seat begins another chain."""
        self.tips[anchored.seat] = (0, bytes.fromhex(anchored.anchor))
        self._transcript = transcript_after(self._transcript, (Given(anchored.seat, 0, anchored.anchor),))

    def _check_place(self, line: int, draw: Draw, roll: int) -> None:
        if draw.secret != self._number:
            raise BadRecord(line, f"drawn with secret {draw.secret}; {self.secret} is in use")
        if draw.roll != roll:
            raise BadRecord(line, f"draw {draw.roll} with {self.secret}: {roll} comes next, none may be left out")

    def _check_link(self, line: int, given: Given) -> None:
        if given.seat not in self.tips:
            raise BadRecord(line, f"seat {given.seat} has no chain, so it has no link")
        counter, tip = self.tips[given.seat]
        link = bytes.fromhex(given.link)
        if given.counter != counter + 1 or link_before(SEAT, link) != tip:
            raise BadRecord(line, f"seat {given.seat}: this is not link {counter + 1} of its chain")
        self.tips[given.seat] = (given.counter, link)

    def _check_numbers(self, waiting: Waiting, link: bytes) -> None:
        line, draw = waiting.line, waiting.draw
        numbers = Numbers(key_of(link, waiting.transcript, draw.kind, draw.secret, draw.roll, draw.links))
        for n, k in draw.drawn:
            if (drawn := numbers.below(n)) != k:
                raise BadRecord(line, f"{k} below {n} was drawn; the secrets give {drawn}")
        self.links += len(draw.links)
        if draw.kind == COIN:
            self.coins += 1
        else:
            self.draws += 1
