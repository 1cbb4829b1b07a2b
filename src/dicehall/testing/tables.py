"""A table in a test: a clock that only moves when told, and everything that the table said, in order."""

from __future__ import annotations

from dicehall.core import Actor
from dicehall.tables import HERE, Ask, Bounds, Command, Effect, Log, Outgoing, Table, Tell, Update, Wake
from dicehall.tables.deadheats import BAND_MS


class FakeTable:
    """Performs the effects of a table on a clock of its own.

    Every method of Table is called through `do`, with the clock's time; `wait` lets time pass.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now_ms = 0
        self.effects: list[Effect] = []
        self._ids = 0

    def do(self, effects: list[Effect]) -> list[Effect]:
        """Takes note of what the table wants; returns it too."""
        self.effects += effects
        return effects

    def start(self) -> None:
        self.do(self.table.start(self.now_ms))
        self.wait(0)

    def wait(self, ms: int) -> list[Effect]:
        """Time passes; returns what happened meanwhile."""
        self.now_ms += ms
        return self.do(self.table.tick(self.now_ms))

    def act(
        self,
        number: int,
        action: object,
        *,
        round: int | None = None,
        undos: int | None = None,
        since_shown_ms: float | None = None,
    ) -> list[Effect]:
        """A person does something at this very moment, in the round that they see; `decide` settles claims."""
        self._ids += 1
        seen = self.table.sees(number)
        command = Command(
            f"c{self._ids}",
            action,
            seen.round if round is None else round,
            seen.undos if undos is None else undos,
            since_shown_ms,
        )
        return self.do(self.table.receive(number, command, self.now_ms))

    def skip_id(self) -> None:
        """The next command has the id that it would have after one more."""
        self._ids += 1

    def decide(self) -> list[Effect]:
        """So much time passes that of claims without a network between the first can be let go."""
        return self.wait(BAND_MS)

    def reveal(self, number: int, bounds: Bounds = HERE) -> int:
        """What was told last to reveal something is sent to a seat at this very moment; returns its revision."""
        revision = self.revealing(number).revision
        self.do(self.table.revealed(number, revision, self.now_ms, bounds))
        return revision

    def revealing(self, number: int) -> Update:
        """The last update that reveals something to a seat."""
        tells = (effect for effect in reversed(self.effects) if isinstance(effect, Tell) and effect.seat == number)
        return next(tell.message for tell in tells if tell.reveals and isinstance(tell.message, Update))

    def told(self, number: int) -> list[Outgoing]:
        """All that a seat was told, in order."""
        return [effect.message for effect in self.effects if isinstance(effect, Tell) and effect.seat == number]

    def logged(self) -> list[object]:
        """All log entries, in order."""
        return [effect.entry for effect in self.effects if isinstance(effect, Log)]

    def asked(self) -> list[Actor]:
        """Every CHANCE that somebody outside was asked for."""
        return [effect.actor for effect in self.effects if isinstance(effect, Ask)]

    def run(self, most_ms: int = 3_600_000) -> None:
        """Lets bots, dice and clocks go on by themselves until nothing more is due, or the time is over."""
        end_ms = self.now_ms + most_ms
        while self.now_ms < end_ms and (due_ms := self._due_ms()) is not None and due_ms <= end_ms:
            self.wait(max(0, due_ms - self.now_ms))

    def _due_ms(self) -> int | None:
        last = self.do(self.table.tick(self.now_ms))
        return next((effect.at_ms for effect in reversed(last) if isinstance(effect, Wake)), None)


def updates(messages: list[Outgoing]) -> list[Update]:
    """Only the updates among messages."""
    return [message for message in messages if isinstance(message, Update)]
