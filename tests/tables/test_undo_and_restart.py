"""What an undo brings back, and how a table goes on after a restart."""

import pytest

from dicehall.core import (
    AnyGame,
    Leave,
    Void,
    chance,
)
from dicehall.games.ghost_blitz_dice import GAME as GHOST
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.games.ghost_blitz_dice.state import State
from dicehall.games.king_of_the_dice_junior.actions import Roll as KingRoll
from dicehall.match import (
    Dropped,
    Played,
    ScriptedSource,
    Seated,
    Undone,
    below_of,
    read_record,
    write_record,
)
from dicehall.tables import (
    Log,
    NotNow,
    NotSeated,
    Table,
)
from dicehall.testing import FakeTable, updates
from tests.tables.setting import (
    THREE_BOTTLES,
    ghost_state,
    ghost_table,
    king_table,
    refusals,
    resumed_pig,
    settle,
    thrown,
)


def test_a_command_from_before_an_undo_is_stale() -> None:
    fake = ghost_table()
    fake.act(1, Throw())
    fake.do(fake.table.undo(0, "host", "a slip", fake.now_ms))
    fake.act(1, Throw(), undos=0)
    assert refusals(fake, 1)[0].rule == "ALL-8"
    fake.act(1, Throw())
    assert ghost_state(fake).phase == "motion"


def test_undo_takes_moves_back_and_keeps_them_in_the_log() -> None:
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.decide()
    revision = len(fake.table.record.entries)
    to = next(n for n, e in enumerate(fake.table.record.entries, 1) if isinstance(e, Played) and e.actor == chance())
    fake.do(fake.table.undo(to, "host", "wrong dice read", fake.now_ms))
    assert ghost_state(fake).points == (0, 0, 0)
    assert ghost_state(fake).phase == "grab"
    assert fake.table.record.entries[revision] == Undone(to, "host", "wrong dice read", fake.now_ms)
    seen = updates(fake.told(3))[-1]
    assert (seen.undos, seen.revision) == (1, revision + 1)


def test_undo_without_a_move_after_it_is_refused() -> None:
    fake = ghost_table()
    with pytest.raises(NotNow, match="no move comes after it"):
        fake.table.undo(0, "host", "", 0)


def test_undo_drops_held_claims_and_says_so() -> None:
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    effects = fake.do(fake.table.undo(0, "host", "a slip", fake.now_ms))
    dropped = [e.entry for e in effects if isinstance(e, Log) and isinstance(e.entry, Dropped)]
    assert dropped == [Dropped(2, Grab(1, ("mouse",)), "a slip", fake.now_ms)]
    fake.wait(0)
    assert ghost_state(fake).points == (0, 0, 0)


def test_a_resumed_table_goes_on_where_its_log_ends_and_breaks_the_race_off() -> None:
    """[ALL-10]"""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.decide()
    fake.act(2, Throw())
    text = write_record(fake.table.record)
    again = Table.resumed(GHOST, read_record(text), {0: ScriptedSource([THREE_BOTTLES])}, below_of(1))
    effects = again.go_on(0)
    state = again.state
    assert isinstance(state, State)
    assert (state.points, state.phase, state.thrower) == ((0, 1, 0), "throw", 2)
    assert any(isinstance(e, Log) and isinstance(e.entry, Played) and e.entry.action == Void() for e in effects)
    assert again.record.entries[: text.count("\n") - 1] == read_record(text).entries


def test_undoing_a_leave_puts_the_player_back_into_the_seat() -> None:
    fake = ghost_table()
    fake.act(2, Leave(2))
    fake.do(fake.table.undo(0, "host", "a slip", fake.now_ms))
    assert ghost_state(fake).left == ()
    assert fake.logged()[-1] == Seated(2, "P2", "person", fake.now_ms)
    fake.act(2, Throw())
    assert refusals(fake, 2)[-1].rule == "GB-5", "seat 2 plays on: it is only not its throw"


def test_undoing_a_leave_after_a_restart_puts_the_player_back_too() -> None:
    fake = ghost_table()
    fake.act(2, Leave(2))
    fake.act(1, Throw())
    record = read_record(write_record(fake.table.record))
    again = FakeTable(Table.resumed(GHOST, record, {0: ScriptedSource([THREE_BOTTLES])}, below_of(1)))
    again.do(again.table.go_on(0))
    again.do(again.table.undo(0, "host", "a slip", 0))
    assert [e for e in again.logged() if isinstance(e, Seated)] == [
        Seated(2, "P2", "person", again.table.record.entries[-1].at_ms)
    ]


def test_undoing_something_else_leaves_empty_seats_empty() -> None:
    fake = ghost_table()
    fake.act(2, Leave(2))
    to = len(fake.table.record.entries)
    fake.act(1, Throw())
    fake.do(fake.table.undo(to, "host", "a slip", fake.now_ms))
    with pytest.raises(NotSeated):
        fake.act(2, Throw())


def test_people_are_asked_again_after_an_undo() -> None:
    fake = king_table()
    settle(fake, "drawn card=1", "drawn card=21")
    fake.act(1, KingRoll())
    to = len(fake.table.record.entries)
    settle(fake, "rolled faces=[red-gem,red-gem,red-gem,red-gem]")
    before = len(fake.asked())
    fake.do(fake.table.undo(to, "host", "misread", fake.now_ms))
    assert fake.asked()[before:] == [chance()]


def test_a_resumed_table_remembers_undos_and_time(pig: AnyGame) -> None:
    again = resumed_pig(pig)
    again.do(again.table.go_on(0))
    assert again.table.sees(1).undos == 1
    again.act(2, pig.notation.parse_action("hold"))
    assert again.table.record.entries[-1].at_ms == 5_000


def test_a_resumed_table_neither_starts_nor_changes_options(pig: AnyGame) -> None:
    again = resumed_pig(pig)
    with pytest.raises(NotNow):
        again.table.set_option("goal", 9, 0)
    with pytest.raises(NotNow):
        again.table.start(0)
