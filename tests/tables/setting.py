"""Tables for the tests of this folder: small matches on a fake clock."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from dicehall.core import (
    AnyGame,
    Below,
    ChanceSource,
    Choices,
    OptionValue,
    Refusal,
    Setup,
    chance,
)
from dicehall.games.ghost_blitz_dice import GAME as GHOST
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.games.ghost_blitz_dice.state import Figure, State
from dicehall.games.king_of_the_dice_junior import GAME as KING
from dicehall.games.lightning_dice import GAME as LIGHTNING
from dicehall.games.lightning_dice.state import State as LightningState
from dicehall.match import (
    HumanSource,
    Played,
    Raced,
    ScriptedSource,
    SeededSource,
    below_of,
    read_record,
    write_record,
)
from dicehall.tables import (
    AnswerTakeBack,
    Bounds,
    House,
    NotAllowed,
    Table,
)
from dicehall.testing import FakeTable

THREE_BOTTLES = "rolled faces=[bottle,bottle,chair,mouse,bottle]"  # the green die shows the mouse [GB-2]
RIGHT: tuple[Figure, ...] = ("mouse",)
WRONG: tuple[Figure, ...] = ("book",)


def ghost_table(
    lines: list[str] | None = None,
    seats: int = 3,
    house: House = House(),  # noqa: B008  # frozen
    below: Below | None = None,
    options: dict[str, OptionValue] | None = None,
) -> FakeTable:
    sources = {0: ScriptedSource(lines or [THREE_BOTTLES] * 9)}
    setup = Setup(seats, {"first_seat": 1, **(options or {})})
    return _begun(Table(GHOST, setup, sources, below or below_of(1), house), seats)


def pig_table(pig: AnyGame, house: House = House(), seats: tuple[int, ...] = (1, 2)) -> FakeTable:  # noqa: B008  # frozen
    fake = FakeTable(Table(pig, Setup(2), {0: SeededSource(3)}, below_of(1), house))
    for number in seats:
        fake.do(fake.table.sit(number, f"P{number}", 0))
    return fake


def lightning_table(sources: dict[int, ChanceSource], house: House = House(), seats: int = 2) -> FakeTable:  # noqa: B008  # frozen
    return _begun(Table(LIGHTNING, Setup(seats), sources, below_of(1), house), seats)


def lightning_state(fake: FakeTable) -> LightningState:
    state = fake.table.state
    assert isinstance(state, LightningState)
    return state


def king_table(first: int = 1, seats: int = 2, options: dict[str, OptionValue] | None = None) -> FakeTable:
    """People read all dice and cards."""
    setup = Setup(seats, {"first_seat": first, **(options or {})})
    return _begun(Table(KING, setup, {0: HumanSource()}, below_of(1)), seats)


def _begun(table: Table, seats: int) -> FakeTable:
    fake = FakeTable(table)
    for number in range(1, seats + 1):
        fake.do(fake.table.sit(number, f"P{number}", 0))
    fake.start()
    return fake


def settle(fake: FakeTable, *lines: str) -> None:
    for line in lines:
        fake.do(fake.table.settle(chance(), KING.notation.parse_action(line), fake.now_ms))


def refusals(fake: FakeTable, number: int) -> list[Refusal]:
    return [message.refusal for message in fake.told(number) if isinstance(message, NotAllowed)]


def ghost_state(fake: FakeTable) -> State:
    state = fake.table.state
    assert isinstance(state, State)
    return state


def races(fake: FakeTable) -> list[Raced]:
    """All races that were judged, in order."""
    return [entry for entry in fake.logged() if isinstance(entry, Raced)]


def grabs(fake: FakeTable) -> list[int]:
    """Seats in the order in which their grabs became moves."""
    return [e.actor.number for e in fake.logged() if isinstance(e, Played) and isinstance(e.action, Grab)]


def thrown(fake: FakeTable) -> None:
    """Seat 1 throws and the dice come to rest; then 300 ms pass."""
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(300)


REMOTE = House(is_remote=True)
NEAR, FAR = Bounds(10, 60), Bounds(250, 320)
"""Believed ways there and back, in milliseconds."""


def shown(fake: FakeTable, ways: Mapping[int, Bounds]) -> None:
    """Seat 1 throws, the dice come to rest, and all see them at once, by these ways."""
    fake.act(ghost_state(fake).thrower, Throw())
    fake.wait(1_200)
    for number, bounds in ways.items():
        fake.reveal(number, bounds)


def remote_race(ways: Mapping[int, Bounds], lines: list[str] | None = None) -> FakeTable:
    """The first one of a match of three over networks, as all see it."""
    fake = ghost_table(lines, house=REMOTE)
    shown(fake, ways)
    return fake


def restarted(fake: FakeTable, source: ChanceSource | None = None) -> FakeTable:
    """The same match over networks, from its record."""
    record = read_record(write_record(fake.table.record))
    sources = {0: source or ScriptedSource([THREE_BOTTLES])}
    again = FakeTable(Table.resumed(GHOST, record, sources, below_of(1), REMOTE))
    again.now_ms = fake.now_ms
    again.do(again.table.go_on(again.now_ms))
    return again


def arrives(fake: FakeTable, number: int, action: object, at_ms: int, pressed_ms: float | None) -> None:
    """A claim comes in at this time, with the browser's word of when it was pressed."""
    fake.now_ms = at_ms
    fake.act(number, action, since_shown_ms=pressed_ms)


def pig_after_hold(pig: AnyGame) -> FakeTable:
    fake = pig_table(pig)
    fake.start()
    fake.act(1, pig.notation.parse_action("hold"))
    return fake


def answer(fake: FakeTable, number: int, *, agree: bool) -> None:
    fake.do(fake.table.receive(number, AnswerTakeBack("a", agree), fake.now_ms))


class Script:
    """A bot for tests: answers with what it is given, one after the other."""

    def __init__(self, *answers: Callable[[], object]) -> None:
        self._answers = list(answers)

    def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
        return self._answers.pop(0)() if self._answers else None

    def delay_ms(self, view: Struct, action: object, below: Below) -> int:
        return 700


def fail() -> object:
    raise RuntimeError("out of order")


def bot_table(pig: AnyGame, bot: Script) -> FakeTable:
    fake = pig_table(pig, seats=(2,))
    fake.do(fake.table.sit(1, "Robot", 0, bot))
    fake.start()
    return fake


def a_hold(pig: AnyGame) -> Script:
    return Script(lambda: pig.notation.parse_action("hold"))


def resumed_pig(pig: AnyGame) -> FakeTable:
    fake = pig_after_hold(pig)
    fake.wait(5_000)
    fake.do(fake.table.undo(0, "host", "again", fake.now_ms))
    fake.act(1, pig.notation.parse_action("hold"))
    record = read_record(write_record(fake.table.record), {"pig": pig})
    return FakeTable(Table.resumed(pig, record, {0: SeededSource(1)}, below_of(1)))
