"""Bots at a table: their pace, their failures, their place in a race."""

from collections.abc import Callable

import pytest
from msgspec import Struct

from dicehall.core import (
    AnyGame,
    BadSetup,
    Below,
    Choices,
    Forfeit,
    seat,
)
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.match import (
    Note,
    Played,
    SeededSource,
    below_of,
    read_record,
    write_record,
)
from dicehall.tables import (
    BotFailed,
    Table,
)
from tests.tables.setting import Script, a_hold, bot_table, fail, ghost_state, ghost_table, races, thrown


def test_a_bot_acts_after_its_pace(pig: AnyGame) -> None:
    hold = pig.notation.parse_action("hold")
    fake = bot_table(pig, Script(lambda: hold))
    fake.wait(699)
    assert fake.table.sees(2).acting == (seat(1),)
    fake.wait(1)
    assert fake.table.sees(2).acting == (seat(2),)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (fail, "it raised RuntimeError('out of order')"),
        (lambda: Forfeit(1), "It is not your move. [PIG-1]"),
        (lambda: None, "it waits, and nobody else can act"),
    ],
)
def test_a_bot_that_fails_says_so_and_a_legal_move_is_chosen(
    pig: AnyGame, answer: Callable[[], object], why: str
) -> None:
    fake = bot_table(pig, Script(answer))
    fake.wait(1_000)
    assert BotFailed(1, why) in fake.told(2)
    assert next(e.text for e in fake.logged() if isinstance(e, Note)) == f"the bot in seat 1 failed: {why}"
    assert any(isinstance(e, Played) and e.actor == seat(1) for e in fake.logged())


def test_bots_and_people_can_be_in_one_dead_heat() -> None:
    """Whoever is a bot has no advantage [ALL-8]."""

    class Grabber(Script):
        def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
            return Grab(1, ("mouse",)) if Grab(1, ("mouse",)) in choices else None

    fake = ghost_table()
    fake.do(fake.table.sit(1, "Robot", 0, Grabber()))
    fake.do(fake.table.sit(3, "Robot", 0, Grabber()))
    fake.do(fake.table.sit(1, "Person", 0))
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(699)
    fake.now_ms += 1
    fake.act(2, Grab(1, ("mouse",)))
    fake.decide()
    assert [heat.seats for heat in races(fake)[0].heats] == [(2, 3)]


def test_a_bot_whose_action_has_become_illegal_chooses_again() -> None:
    """Its plan belongs to a round; a new round makes a new plan."""
    seen: list[int] = []

    class Grabber(Script):
        def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
            grab = Grab(getattr(view, "throw"), ("mouse",))  # noqa: B009  # a Struct of any game
            seen.append(grab.throw)
            return grab if grab in choices else None

    fake = ghost_table()
    fake.do(fake.table.sit(3, "Robot", fake.now_ms, Grabber()))
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(5_000)
    assert ghost_state(fake).points == (0, 1, 0), "the bot's grab for throw 1 was dropped with the throw"
    fake.act(2, Throw())
    fake.wait(1_900)
    fake.decide()
    assert ghost_state(fake).points == (0, 1, 1)


def test_whoever_takes_a_bot_s_seat_is_not_overtaken_by_its_plan(pig: AnyGame) -> None:
    fake = bot_table(pig, a_hold(pig))
    fake.do(fake.table.sit(1, "Ada", fake.now_ms))
    fake.wait(5_000)
    assert fake.table.sees(1).acting == (seat(1),)


def test_undo_drops_what_a_bot_had_planned(pig: AnyGame) -> None:
    fake = bot_table(pig, Script(*[lambda: pig.notation.parse_action("hold")] * 9))
    fake.wait(700)
    fake.act(2, pig.notation.parse_action("hold"))
    fake.wait(300)
    fake.do(fake.table.undo(0, "host", "from the start", fake.now_ms))
    fake.wait(699)
    assert fake.table.sees(2).acting == (seat(1),), "the plan made before the undo would have been due by now"
    fake.wait(1)
    assert fake.table.sees(2).acting == (seat(2),)


@pytest.mark.parametrize(("delay", "why"), [(1.5, "its delay is 1.5"), (None, "its delay is None"), ("x", "its delay")])
def test_a_bot_whose_delay_is_no_whole_number_says_so(pig: AnyGame, delay: object, why: str) -> None:
    bot = a_hold(pig)
    bot.delay_ms = lambda view, action, below: delay  # type: ignore[method-assign, assignment, return-value]  # a bad bot
    fake = bot_table(pig, bot)
    assert next(m.why for m in fake.told(2) if isinstance(m, BotFailed)).startswith(why)
    fake.wait(1_000)
    assert read_record(write_record(fake.table.record), {"pig": pig}).entries == fake.table.record.entries


def test_a_bot_with_a_negative_delay_acts_at_once(pig: AnyGame) -> None:
    bot = a_hold(pig)
    bot.delay_ms = lambda view, action, below: -5  # type: ignore[method-assign]  # a bad bot
    fake = bot_table(pig, bot)
    assert fake.table.sees(2).acting == (seat(2),)
    assert [entry.at_ms for entry in fake.table.record.entries][-1] == 0


def test_a_bot_grabs_no_sooner_than_a_human_could() -> None:
    """[GB-R5]"""

    class Grabber(Script):
        def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
            return Grab(1, ("mouse",)) if Grab(1, ("mouse",)) in choices else None

        def delay_ms(self, view: Struct, action: object, below: Below) -> int:
            return 0

    fake = ghost_table()
    fake.do(fake.table.sit(3, "Robot", 0, Grabber()))
    fake.act(1, Throw())
    fake.wait(1_200)
    fake.wait(119)
    assert ghost_state(fake).points == (0, 0, 0)
    fake.wait(11)
    fake.decide()
    assert ghost_state(fake).points == (0, 0, 1)


def test_a_resumed_table_waits_for_its_bots(pig: AnyGame) -> None:
    fake = bot_table(pig, a_hold(pig))
    fake.wait(700)
    record = read_record(write_record(fake.table.record), {"pig": pig})
    again = Table.resumed(pig, record, {0: SeededSource(1)}, below_of(1))
    with pytest.raises(BadSetup, match="the bot of seat 1 is missing"):
        again.go_on(0)
