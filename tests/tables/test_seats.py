"""Who sits where, before the start and after, and who has left."""

import pytest

from dicehall.core import (
    AnyGame,
    BadSetup,
    IllegalAction,
    Leave,
)
from dicehall.games.ghost_blitz_dice.actions import Throw
from dicehall.match import (
    Seated,
)
from dicehall.tables import (
    NotNow,
    NotSeated,
    Tell,
)
from tests.tables.setting import ghost_state, ghost_table, pig_table


def test_whoever_leaves_empties_the_seat_and_the_last_one_wins() -> None:
    """[ALL-7]"""
    fake = ghost_table()
    fake.act(1, Leave(1))
    assert [e for e in fake.logged() if isinstance(e, Seated)][-1] == Seated(1, "", "empty", 0)
    with pytest.raises(NotSeated, match="seat 1"):
        fake.act(1, Throw())
    fake.act(3, Leave(3))
    outcome = fake.table.sees(2).outcome
    assert outcome is not None
    assert outcome.winners == (2,)


def test_a_match_does_not_start_while_a_seat_is_empty(pig: AnyGame) -> None:
    fake = pig_table(pig, seats=(1,))
    with pytest.raises(BadSetup, match="nobody sits in seat 2"):
        fake.start()


def test_options_change_before_the_start_only_and_are_checked(pig: AnyGame) -> None:
    fake = pig_table(pig)
    with pytest.raises(BadSetup, match="unknown option 'gaol'"):
        fake.table.set_option("gaol", 7, 0)
    fake.do(fake.table.set_option("goal", 7, 0))
    assert fake.table.record.setup().options == {"goal": 7}
    fake.start()
    with pytest.raises(NotNow, match="option goal: the match has started"):
        fake.table.set_option("goal", 8, 0)


def test_a_seat_that_is_not_there_cannot_be_taken(pig: AnyGame) -> None:
    with pytest.raises(NotSeated, match="seats 1 to 2"):
        pig_table(pig).table.sit(3, "P", 0)


def test_a_table_starts_once(pig: AnyGame) -> None:
    fake = pig_table(pig)
    with pytest.raises(NotNow, match="has not started"):
        fake.table.state  # noqa: B018  # raises
    fake.start()
    with pytest.raises(NotNow, match="started already"):
        fake.start()


def test_whoever_takes_over_a_seat_sees_the_match_at_once(pig: AnyGame) -> None:
    fake = pig_table(pig)
    fake.start()
    effects = fake.do(fake.table.sit(2, "Late", fake.now_ms))
    assert [e.seat for e in effects if isinstance(e, Tell)] == [2]


def test_a_player_who_is_gone_is_let_out_by_the_clock() -> None:
    """[ALL-7]"""
    fake = ghost_table()
    fake.do(fake.table.remove(3, "has not been seen for an hour", fake.now_ms))
    assert ghost_state(fake).left == (3,)
    with pytest.raises(IllegalAction) as caught:
        fake.table.remove(3, "again", fake.now_ms)
    assert caught.value.refusal.rule == "ALL-7"
