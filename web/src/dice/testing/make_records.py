"""Writes the records of this folder, for the tests of the browser's check: `python make_records.py`.

Two persons and a bot. Their links are given, once withheld, once begun anew; a dead heat, an undo, a restart and a
seat that leaves are in it too.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from msgspec.structs import replace

from dicehall.bots import BOTS
from dicehall.core import AnyGame, Setup, seat
from dicehall.games import GAMES
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.games.ghost_blitz_dice.state import State as GhostState
from dicehall.games.tumblin_dice.state import State as TumblinState
from dicehall.match import (
    FORMAT,
    Aim,
    Evidence,
    Header,
    Opened,
    Sealed,
    SealedSource,
    ServerSecret,
    below_of,
    read_record,
    rules_hash,
    transcript_of,
    write_line,
    write_record,
)
from dicehall.match.chains import SEAT, Chain
from dicehall.physics import Lying, Rested, SettleJob, ThrowJob, settle, throw
from dicehall.tables import Ask, House, Table
from dicehall.testing import FakeTable

_LINKS = 256
_PERSONS = (1, 2)
_SEATS = 3
_THROWS = 7


class KeptBack(SealedSource):
    """A dishonest source: it keeps one secret back, and so has the choice between two."""

    keeps = False

    def open(self, at_ms: int) -> Opened | None:
        """Nothing, once."""
        if not self.keeps:
            return super().open(at_ms)
        self.keeps = False
        return None


class Sitting:
    """A sealed table whose persons answer every question for a link."""

    def __init__(self, game: str, setup: Setup) -> None:
        self.game: AnyGame = GAMES[game]
        self.chains = {number: _chain(f"{game}, seat {number}") for number in _PERSONS}
        secret = ServerSecret(_bytes(f"{game}, server"))
        anchors = tuple(self.chains[n].link(0).hex() if n in self.chains else None for n in range(1, _SEATS + 1))
        # the name stands for the rules in words: when those change, these records do not
        sealed = Sealed(rules_hash(game), secret.anchor, anchors)
        header = Header(FORMAT, game, setup, ("Ada", "Böb 🎲", "Bot"), sealed)
        self.source = KeptBack(transcript_of(write_line(header)), secret, sealed)
        self._secret, self._header = secret, header
        self.fake = FakeTable(Table(self.game, setup, {0: self.source}, below_of(2), House(), header))
        self.silent = 0
        """A seat that gives no links for now."""
        self.has_lost = False
        self._sit(*range(1, _SEATS + 1))
        self.fake.do(self.fake.table.start(0))

    def _sit(self, *numbers: int) -> None:
        for number in numbers:
            bot = None if number in self.chains else next(iter(BOTS[self.game.name].values()))()
            self.fake.do(self.fake.table.sit(number, self._header.players[number - 1], self.fake.now_ms, bot))

    def restart(self) -> None:
        """The server ends, and goes on from its log: a race that was under way is broken off."""
        text, now_ms = write_record(self.fake.table.record), self.fake.now_ms
        record = read_record(text)
        sealed = self._header.dice
        if sealed is None:
            raise AssertionError("these dice are sealed")
        transcript = transcript_of(write_line(self._header))
        source = SealedSource.resumed(transcript, self._secret, sealed, record.entries)
        self.fake = FakeTable(Table.resumed(self.game, record, {0: source}, below_of(3), House()))
        self.fake.now_ms = now_ms
        self._sit(*[number for number in range(1, _SEATS + 1) if number not in self.chains])
        self.fake.do(self.fake.table.go_on(now_ms))

    @property
    def state(self) -> object:
        return self.fake.table.state

    @property
    def is_over(self) -> bool:
        return not self.game.actors(self.state)

    def give(self) -> None:
        for number, chain in self.chains.items():
            counter = self.fake.table.sees(number).link
            if counter is not None and number != self.silent:
                link = chain.link(counter).hex()
                self.fake.do(self.fake.table.give(number, counter, link, self.fake.now_ms))

    def lose_chain(self, number: int) -> None:
        self.has_lost = True
        self.chains[number] = _chain(f"the second chain of {number}")
        anchor = self.chains[number].link(0).hex()
        self.fake.do(self.fake.table.anchor(number, anchor, self.fake.now_ms))

    def play_randomly(self, below_seed: int, most: int) -> None:
        """What the persons do is drawn by lot."""
        below = below_of(below_seed)
        for _ in range(most):
            if self.is_over:
                return
            self.give()
            acting = [a.number for a in self.game.actors(self.state) if a.kind == "seat" and a.number in self.chains]
            if acting:
                self.fake.act(acting[0], self.game.legal_actions(self.state, seat(acting[0])).sample(below))
            self.fake.wait(1_500)

    def play_well(self, below_seed: int, most: int) -> None:
        """What the persons do is what a good bot would, in the same millisecond: who is first is left to the coin."""
        brain, below = BOTS[self.game.name]["hard"](), below_of(below_seed)
        for _ in range(most):
            if self.is_over:
                return
            self.give()
            for number in self.chains:
                choices = self.game.legal_actions(self.state, seat(number))
                acts = seat(number) in self.game.actors(self.state)
                action = brain.choose(self.game.view(self.state, seat(number)), choices, below) if acts else None
                if action is not None and action in choices:
                    self.fake.act(number, action, since_shown_ms=900.0)
            self.fake.wait(1_000)

    def throw_all(self, below_seed: int, most: int) -> None:
        """Dice are thrown down the board, all at the same aim."""
        for _ in range(most):
            self.play_randomly(below_seed, 1)
            self.give()
            asked = [effect for effect in self.fake.effects if isinstance(effect, Ask)]
            self.fake.effects.clear()
            if asked and asked[-1].actor in self.game.actors(self.state):
                ask = asked[-1]
                evidence, rested = ask.evidence or Evidence(), _rested(self.state, ask)
                short = replace(rested.flight, frames="", hits=())  # no check looks at the way
                self.fake.do(
                    self.fake.table.settle(ask.actor, rested.settled, self.fake.now_ms, replace(evidence, flight=short))
                )


def _rested(state: object, ask: Ask) -> Rested:
    if not isinstance(state, TumblinState) or ask.evidence is None or ask.evidence.draw is None:
        raise AssertionError("nothing was thrown")
    lying = tuple(Lying(resting.die, resting.pose) for resting in state.board if resting.pose is not None)
    if not state.thrown:
        return settle(SettleJob(lying, state.loose))
    seed = ask.evidence.draw.drawn[0][1]
    return throw(ThrowJob(lying, state.thrown, Aim(1.1, "flick", 4.0, 3.0), 1.0, seed))


def _bytes(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def _chain(name: str) -> Chain:
    return Chain(SEAT, _bytes(name), _LINKS)


def ghost() -> str:
    """A match that goes on: its last secret is still sealed."""
    sitting = Sitting("ghost_blitz_dice", Setup(_SEATS, {"shuffle_figures": True, "net": "shifted"}))
    state = sitting.state
    while isinstance(state, GhostState) and state.throw <= _THROWS:
        sitting.silent = 2 if state.throw == 3 else 0
        sitting.give()
        if state.phase == "throw" and state.throw == 5 and not sitting.has_lost:
            sitting.lose_chain(1)
        if state.phase == "throw" and state.thrower in sitting.chains:
            sitting.fake.act(state.thrower, Throw())
        elif state.phase == "grab" and not state.grabbed:
            _grab_together(sitting, state)
        sitting.fake.wait(600)
        state = sitting.state
    sitting.fake.do(sitting.fake.table.remove(1, "gone for good", sitting.fake.now_ms))
    sitting.fake.run(3_000)
    return write_record(sitting.fake.table.record)


def _grab_together(sitting: Sitting, state: GhostState) -> None:
    """In the same millisecond: who is first is left to the coin."""
    for number in _PERSONS:
        sitting.fake.act(number, Grab(state.throw, ("ghost",)), since_shown_ms=300.0)


def king() -> str:
    """A whole match, with moves that were taken back."""
    sitting = Sitting("king_of_the_dice_junior", Setup(_SEATS, {"flip_on_miss": True}))
    sitting.play_randomly(5, 60)
    entries = sitting.fake.table.record.entries
    sitting.fake.do(sitting.fake.table.undo(len(entries) - 12, "Ada", "a look back", sitting.fake.now_ms))
    sitting.play_randomly(6, 400)
    return write_record(sitting.fake.table.record)


def lightning() -> str:
    """A whole match: a deck that is gone through more than once, a restart, moves that were taken back."""
    deck = [f"Hurry {number}: show {number} {number}" for number in range(1, 7)]
    sitting = Sitting("lightning_dice", Setup(_SEATS, {"deck": deck}))
    sitting.play_well(5, 12)
    sitting.give()  # a card is turned, so that there is a race to be broken off
    sitting.fake.wait(0)
    sitting.restart()
    sitting.silent = 2
    sitting.play_well(6, 3)
    sitting.silent = 0
    sitting.play_well(7, 7)
    entries = sitting.fake.table.record.entries
    sitting.fake.do(sitting.fake.table.undo(len(entries) - 6, "Ada", "a slip", sitting.fake.now_ms))
    sitting.play_well(8, 15)
    sitting.fake.do(sitting.fake.table.remove(3, "gone for good", sitting.fake.now_ms))
    sitting.play_well(9, 400)
    return write_record(sitting.fake.table.record)


def tumblin() -> str:
    """A match that goes on: the order is rolled for, a throw is taken back, a seat leaves."""
    sitting = Sitting("tumblin_dice", Setup(_SEATS, {"dice_per_seat": 3}))
    sitting.throw_all(5, 14)
    entries = sitting.fake.table.record.entries
    sitting.fake.do(sitting.fake.table.undo(len(entries) - 3, "Ada", "a slip", sitting.fake.now_ms))
    sitting.silent = 2
    sitting.throw_all(6, 2)
    sitting.silent = 0
    sitting.throw_all(6, 34)
    sitting.fake.do(sitting.fake.table.remove(3, "gone for good", sitting.fake.now_ms))
    sitting.throw_all(7, 6)
    return write_record(sitting.fake.table.record)


def early() -> str:
    """A secret is published before its round is over, so that the next draw has another one."""
    sitting = Sitting("king_of_the_dice_junior", Setup(_SEATS))
    sitting.play_randomly(5, 5)
    opened = sitting.source.open(sitting.fake.now_ms)
    if opened is None:
        raise AssertionError("nothing was drawn with it")
    sitting.fake.table.record.entries.append(opened)
    sitting.play_randomly(5, 5)
    return write_record(sitting.fake.table.record)


def late() -> str:
    """A secret is not published when its round is over, so that the next round is drawn with it too."""
    sitting = Sitting("king_of_the_dice_junior", Setup(_SEATS))
    sitting.play_randomly(5, 5)
    sitting.source.keeps = True
    sitting.play_randomly(5, 6)
    return write_record(sitting.fake.table.record)


if __name__ == "__main__":
    for make in (ghost, king, lightning, tumblin, early, late):
        Path(__file__).with_name(f"{make.__name__}.jsonl").write_text(make(), encoding="utf-8")
