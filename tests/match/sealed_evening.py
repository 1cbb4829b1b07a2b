"""Whole matches at a table with sealed dice: people who give the links of their chains and play any legal move."""

import hashlib
from collections.abc import Collection, Mapping

from dicehall.bots import BOTS
from dicehall.core import OptionValue, Policy, Setup, seat
from dicehall.games import GAMES
from dicehall.match import (
    FORMAT,
    Draw,
    Header,
    Opened,
    Played,
    RandomPolicy,
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
from dicehall.match.rulebook import rules_page
from dicehall.tables import Ask, House, Table
from dicehall.testing import FakeTable

LENGTH = 2_000
"""Of a seat's chain."""
GAMES_ALL = tuple(sorted(GAMES))
WITH_BOTS = tuple(sorted(BOTS))


QUICK_DECK: dict[str, OptionValue] = {"deck": [f"Hurry {number}: show {number % 6 + 1}" for number in range(24)]}
"""Any throw is likely to match."""


def secret_of(words: str) -> bytes:
    return hashlib.sha256(words.encode()).digest()


class Evening:
    """A match on a fake clock.

    Args:
        people: seats whose players have a chain.
        plain: seats of people whose browsers gave no anchor; all other seats have bots.
        rules: other words than those of the game.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        people: Collection[int] = (),
        plain: Collection[int] = (),
        seed: int = 1,
        options: Mapping[str, OptionValue] | None = None,
        rules: str = "",
    ) -> None:
        self.game, self.seed = GAMES[game], seed
        self.people = sorted({*people, *plain})
        self.chains = {number: self.chain_of(number) for number in people}
        self.withholding: set[int] = set()
        self.is_computed = False
        """Whether thrown dice are the physics' and not people's."""
        self.given: list[tuple[int, int]] = []
        self.below = below_of(seed)
        self.rolls_alone = game == "lightning_dice"
        self.brain: Policy[object] = BOTS[game]["hard"]() if self.rolls_alone else RandomPolicy()
        self._seen = 0
        self.server = ServerSecret(secret_of(f"server {seed}"))
        anchors = tuple(self.anchor(number) if number in people else None for number in range(1, seats + 1))
        sealed = Sealed(rules_hash(rules or rules_page(game)), self.server.anchor, anchors)
        header = Header(FORMAT, game, Setup(seats, dict(options or {})), dice=sealed)
        source = SealedSource(transcript_of(write_line(header)), self.server, sealed)
        table = Table(self.game, header.setup, {0: source}, below_of(seed), House(), header)
        self.fake = FakeTable(table)
        for number in range(1, seats + 1):
            self.sit(number, is_bot=number not in self.people)
        self.fake.start()

    def chain_of(self, number: int, words: str = "seat") -> Chain:
        return Chain(SEAT, secret_of(f"{words} {number} {self.seed}"), LENGTH)

    def anchor(self, number: int) -> str:
        return self.chains[number].link(0).hex()

    def sit(self, number: int, *, is_bot: bool = False) -> None:
        bot = next(iter(BOTS[self.game.name].values()))() if is_bot else None
        self.fake.do(self.fake.table.sit(number, f"P{number}", self.fake.now_ms, bot))

    # What the table has

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.fake.table.state) is not None

    @property
    def text(self) -> str:
        return write_record(self.fake.table.record)

    def draws(self) -> list[Draw]:
        """Of CHANCE, in order."""
        entries = self.fake.table.record.entries
        return [e.evidence.draw for e in entries if isinstance(e, Played) and e.evidence and e.evidence.draw]

    def opened(self) -> list[Opened]:
        return [entry for entry in self.fake.table.record.entries if isinstance(entry, Opened)]

    # What people do

    def play(self, steps: int = 10_000) -> None:
        """Everybody plays until the match is over."""
        while steps and not self.is_over:
            steps -= 1
            self.step()

    def play_until(self, draws: int) -> None:
        """Until so many draws were made."""
        while len(self.draws()) < draws:
            self.step()

    def step(self) -> None:
        """Links are given, somebody acts, and some time passes."""
        self.settle()
        self.give_links()
        self.act()
        self.give_links()
        self.fake.wait(100 + self.below(900))

    def give_links(self) -> None:
        for number in sorted(self.chains):
            counter = self.fake.table.sees(number).link if number not in self.withholding else None
            if counter is not None and number in self.people:
                self.give(number, counter)

    def give(self, number: int, counter: int) -> None:
        self.given.append((number, counter))
        link = self.chains[number].link(counter).hex()
        self.fake.do(self.fake.table.give(number, counter, link, self.fake.now_ms))

    def act(self) -> None:
        """One of those who may does something; in a race two at the same time, which is a dead heat."""
        table = self.fake.table
        acting = [number for number in self.people if seat(number) in self.game.actors(table.state)]
        claims = 0
        while acting and claims < 2 and not self.is_over:
            number = acting.pop(self.below(len(acting)))
            choices = self.game.legal_actions(table.state, seat(number))
            action = self.brain.choose(self.game.view(table.state, seat(number)), choices, self.below)
            if action is None or action not in choices:
                continue
            self.fake.act(number, action)
            if not self.game.is_claim(action) and not self.rolls_alone:
                return
            claims += self.game.is_claim(action)

    def settle(self) -> None:
        """People say how dice fell that only they know; or the physics does, with the number that was drawn for it."""
        asked = [effect for effect in self.fake.effects[self._seen :] if isinstance(effect, Ask)]
        self._seen = len(self.fake.effects)
        for ask in asked:
            if ask.actor in self.game.actors(self.fake.table.state):
                action = self.game.legal_actions(self.fake.table.state, ask.actor).sample(self.below)
                evidence = ask.evidence if self.is_computed else None
                self.fake.do(self.fake.table.settle(ask.actor, action, self.fake.now_ms, evidence))

    def restart(self) -> None:
        """The server stops, and goes on from what it has written down."""
        text = self.text
        record = read_record(text)
        assert record.header.dice is not None
        source = SealedSource.resumed(
            transcript_of(text.partition("\n")[0]), self.server, record.header.dice, record.entries
        )
        table = Table.resumed(self.game, record, {0: source}, below_of(self.seed), House())
        now_ms = self.fake.now_ms
        self.fake, self._seen = FakeTable(table), 0
        self.fake.now_ms = now_ms
        for number in range(1, record.header.setup.seats + 1):
            if number not in self.people:
                self.sit(number, is_bot=True)
        self.fake.do(table.go_on(now_ms))
