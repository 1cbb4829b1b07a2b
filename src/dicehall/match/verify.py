"""Were the dice of a match fair? Checks every sealed draw of a record; see `docs/verifiable_dice.md`.

The numbers of a draw are checked twice: that the secrets and links give them, when the secret is published, and that
they give the faces or the card of the move, by the rules. What was taken back is checked as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from dicehall.core import AnyGame, IllegalAction
from dicehall.match.evidence import SEEDS, Anchored, Draw, Heat, Opened, Raced
from dicehall.match.files import read_record
from dicehall.match.flight import Aim, Start
from dicehall.match.record import BadRecord, Dropped, Entry, Played, Record, Seated, Undone, game_of, move_of
from dicehall.match.replay import first_state
from dicehall.match.rulebook import rules_page
from dicehall.match.sealed import rules_hash, transcript_of
from dicehall.match.seals import Seals

A = TypeVar("A")
StartOf = Callable[[Aim, float, int], Start]
"""From an aim, the unsteadiness of the hand and a seed: how the throw begins."""


class Noted(Struct, frozen=True):
    """One line of the record and the seat that it is about."""

    line: int
    seat: int


class Verified(Struct, frozen=True):
    """A record in which no sealed draw is wrong. Lines are those of the record, from 1."""

    fingerprint: str
    """SHA-256 of the first line: a browser that was told it before the match can compare."""
    draws: int
    """Draws of CHANCE that were checked."""
    coins: int
    """Dead heats of which the draw was checked."""
    links: int
    """That seats have added to those draws."""
    throws: int
    """Throws down a board of which the start was checked."""
    still_sealed: tuple[int, ...]
    """Lines of draws whose secret is not published yet: what a match that goes on has drawn in this round."""
    not_sealed: tuple[int, ...]
    """Lines with chance that came from elsewhere: people who read their dice, a generator."""
    missing: tuple[Noted, ...]
    """Whoever gave no link had one say less in the draw; together with the server it could choose between two."""
    new_chains: tuple[Noted, ...]
    """Seats that began another chain during the match."""
    has_other_rules: bool
    """The rules in words were others than those of this version."""


def verified(text: str, start_of: StartOf | None = None) -> Verified:
    """What there is to say of the dice of a record.

    Args:
        start_of: what a hand makes of an aim with a seed, `dicehall.physics.start_of`; without it, of throws down a
            board only the seeds are checked.

    Raises:
        BadRecord: the first line that is wrong, with the reason; also where nothing was sealed.
    """
    record = read_record(text)
    sealed = record.header.dice
    if sealed is None:
        raise BadRecord(1, "the dice of this match were not sealed, so there is nothing to verify")
    if len(sealed.seats) > record.header.setup.seats:
        raise BadRecord(1, f"{len(sealed.seats)} chains for {record.header.setup.seats} seats")
    fingerprint = transcript_of(text.partition("\n")[0])
    seals = Seals(fingerprint, sealed)
    course = _Course(record, seals, start_of)
    course.take_all(record)
    return Verified(
        fingerprint=fingerprint.hex(),
        draws=seals.draws,
        coins=seals.coins,
        links=seals.links,
        throws=course.throws,
        still_sealed=tuple(sorted(draw.line for draw in seals.waiting)),
        not_sealed=tuple(sorted((*course.not_sealed, *_plain_heats(record)))),
        missing=tuple(course.missing),
        new_chains=tuple(course.new_chains),
        has_other_rules=rules_hash(rules_page(record.header.game)) != sealed.rules,
    )


class _Course:
    """The match by its rules: what was to be drawn, from whom links were due, when a secret is to be published."""

    def __init__(self, record: Record[A], seals: Seals, start_of: StartOf | None) -> None:
        self._seals, self._start_of = seals, start_of
        self._aim: Aim | None = None
        """Of the last throw down a board."""
        self.throws = 0
        self._game = game_of(record.header)
        self._seats = record.header.setup.seats
        self._states: list[tuple[int, object]] = [(0, first_state(record, self._game))]
        """After each move that counts, with the number of its entry."""
        self._due: tuple[int, str] | None = None
        """Line after which the secret in use must be published, and why."""
        self._persons = dict.fromkeys(seals.tips, True)
        """Whether a person sits there; whoever has sent an anchor does, until another entry says so."""
        self.not_sealed: list[int] = []
        self.missing: list[Noted] = []
        self.new_chains: list[Noted] = []

    def take_all(self, record: Record[A]) -> None:
        """Raises BadRecord for the first entry that is wrong, and if a secret was kept back in the end."""
        coins = _coins_of(record)
        for number, entry in enumerate(record.entries, 1):
            if number in coins:
                self._seals.coin(*coins[number])
            self._take(number, entry)
        self._check_published()

    def _take(self, number: int, entry: Entry[A]) -> None:
        match entry:
            case Played():
                self._play(number, entry)
            case Undone(to):
                self._undo(number, to)
            case Opened():
                self._open(number, entry)
            case Anchored():
                self._anchor(number, entry)
            case Seated(seat, _, kind):
                self._persons[seat] = kind == "person"
            case _:
                pass

    def _play(self, number: int, entry: Played[A]) -> None:
        """A move; its draw, if it has one, must be the one that the rules ask for."""
        self._check_published()
        state, draw = self._states[-1][1], entry.evidence.draw if entry.evidence is not None else None
        if entry.actor.kind == "seat":
            self._aim = entry.evidence.aim if entry.evidence is not None else None
        if draw is not None:
            self._check_links(number + 1, entry, draw)
            self._seals.draw(number + 1, draw)
            _check_drawn(number + 1, self._game, state, entry, draw)
            self._check_flight(number + 1, entry, draw)
        elif entry.actor.kind == "chance":
            self.not_sealed.append(number + 1)
        try:
            after: object = self._game.apply(state, move_of(entry)).state
        except IllegalAction as error:
            raise BadRecord(number + 1, f"{entry.actor}: {error}") from None
        self._states.append((number, after))
        if not self._game.actors(after):
            self._ask_to_publish(number, "the match is over")
        elif self._game.round(state) != self._game.round(after):
            self._ask_to_publish(number, f"another {self._game.round_name} has begun")

    def _check_flight(self, line: int, entry: Played[A], draw: Draw) -> None:
        """A throw began as it was aimed, but for what the hand of this seed makes of it."""
        flight = entry.evidence.flight if entry.evidence is not None else None
        if flight is None or flight.aim is None or self._start_of is None:
            return
        if self._aim not in (None, flight.aim):
            raise BadRecord(line, "the die was thrown otherwise than its player aimed")
        if self._start_of(flight.aim, flight.hand, draw.drawn[0][1]) != flight.start:
            raise BadRecord(line, "the throw began otherwise than its aim and its seed say")
        self.throws += 1

    def _undo(self, number: int, to: int) -> None:
        """Moves are taken back: what is drawn next needs another secret."""
        self._check_published()
        while self._states[-1][0] > to:
            self._states.pop()
        self._ask_to_publish(number, "moves were taken back")

    def _open(self, number: int, opened: Opened) -> None:
        """A secret is published, neither sooner nor later than the rules say: another secret would be another draw."""
        if self._due is None:
            raise BadRecord(number + 1, f"{self._seals.secret} is published while it is in use, or was not used")
        self._due = None
        self._seals.open(number + 1, opened)

    def _anchor(self, number: int, anchored: Anchored) -> None:
        """A seat begins another chain."""
        if not 1 <= anchored.seat <= self._seats:
            raise BadRecord(number + 1, f"seat {anchored.seat}: there are seats 1 to {self._seats}")
        self._persons.setdefault(anchored.seat, True)
        self.new_chains.append(Noted(number + 1, anchored.seat))
        self._seals.anchor(number + 1, anchored)

    def _ask_to_publish(self, number: int, why: str) -> None:
        if self._seals.is_used:
            self._due = (number + 1, why)

    def _check_published(self) -> None:
        if self._due is not None:
            line, why = self._due
            raise BadRecord(line, f"{why}, but {self._seals.secret} was not published")

    def _check_links(self, line: int, entry: Played[A], draw: Draw) -> None:
        """Whoever was to give a link gave it, or is named as missing."""
        if entry.actor.kind != "chance" or draw.kind != entry.actor.number:
            raise BadRecord(line, f"{entry.actor} has no draw of kind {draw.kind}")
        asked = self._seals.tips if draw.kind == 0 else [seat for seat in self._seals.tips if seat == draw.kind]
        gave = [given.seat for given in draw.links]
        owed = sorted(seat for seat in asked if self._persons[seat] and seat not in gave)
        if owed != list(draw.missing):
            raise BadRecord(line, f"no link of the seats {owed}, and {list(draw.missing)} are said to be missing")
        if draw.kind and any(seat != draw.kind for seat in gave):
            raise BadRecord(line, f"{entry.actor} is drawn with a link of its own seat only")
        self.missing += [Noted(line, seat) for seat in draw.missing]


def _check_drawn(line: int, game: AnyGame, state: object, entry: Played[A], draw: Draw) -> None:
    """The numbers give the action, no matter where they come from."""
    if entry.actor.kind != "chance" or entry.actor not in game.actors(state):
        raise BadRecord(line, f"{entry.actor} has nothing to draw here")
    numbers = _Recorded(line, draw.drawn)
    distribution = game.chance(state, entry.actor)
    if distribution is None:  # dice that the physics lets fall; the number is its seed
        numbers(SEEDS)
    action: object = entry.action if distribution is None else distribution.sample(numbers)
    if numbers.used != len(draw.drawn):
        raise BadRecord(line, f"{len(draw.drawn)} numbers were drawn; the rules need {numbers.used}")
    if action != entry.action:
        raise BadRecord(line, f"the numbers give {game.notation.format_action(action)}; the move is another")


class _Recorded:
    """A `below` that answers what a record says was drawn."""

    def __init__(self, line: int, drawn: Sequence[tuple[int, int]]) -> None:
        self._line, self._drawn, self.used = line, drawn, 0

    def __call__(self, n: int) -> int:
        if self.used == len(self._drawn):
            raise BadRecord(self._line, f"{self.used} numbers were drawn; the rules need more")
        asked, k = self._drawn[self.used]
        if asked != n or not 0 <= k < n:
            raise BadRecord(self._line, f"{k} below {asked} was drawn; the rules need a number below {n}")
        self.used += 1
        return k


def _coins_of(record: Record[A]) -> dict[int, tuple[int, Heat, Draw]]:
    """Drawn dead heats by the entry of the claim that went first: they were drawn just before it, and told later."""
    coins: dict[int, tuple[int, Heat, Draw]] = {}
    for number, entry in enumerate(record.entries, 1):
        for heat in entry.heats if isinstance(entry, Raced) else ():
            if not 1 <= heat.entry < number or heat.entry in coins:
                raise BadRecord(number + 1, f"a dead heat for entry {heat.entry}: this is entry {number}")
            if heat.draw is not None:
                _check_first(number + 1, record, heat, heat.draw)
                coins[heat.entry] = (number + 1, heat, heat.draw)
    return coins


def _check_first(line: int, record: Record[A], heat: Heat, draw: Draw) -> None:
    """The seat that was drawn is the one that went first."""
    claim = record.entries[heat.entry - 1]
    seat = claim.actor.number if isinstance(claim, Played) else claim.seat if isinstance(claim, Dropped) else 0
    place = draw.drawn[0][1] if draw.drawn else -1
    if not 0 <= place < len(heat.seats) or heat.seats[place] != seat:
        raise BadRecord(line, f"place {place} of the seats {list(heat.seats)} was drawn; seat {seat} went first")


def _plain_heats(record: Record[A]) -> list[int]:
    return [
        number + 1
        for number, entry in enumerate(record.entries, 1)
        if isinstance(entry, Raced)
        for heat in entry.heats
        if heat.draw is None
    ]
