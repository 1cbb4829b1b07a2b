"""What a command is answered, and what everybody is told."""

from dicehall.core import (
    AnyGame,
    seat,
)
from dicehall.games.ghost_blitz_dice import GAME as GHOST
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.match import (
    Refused,
    final_state,
    read_record,
    write_record,
)
from dicehall.tables import (
    House,
    Tell,
)
from dicehall.testing import updates
from tests.tables.setting import ghost_state, ghost_table, pig_table, refusals, thrown


def test_a_command_for_another_round_is_stale_and_free(pig: AnyGame) -> None:
    """[ALL-8]"""
    fake = pig_table(pig)
    fake.start()
    fake.act(1, pig.notation.parse_action("hold"), round=7)
    assert refusals(fake, 1)[0].rule == "ALL-8"
    assert fake.table.sees(1).acting == (seat(1),)


def test_a_command_sent_twice_counts_once(pig: AnyGame) -> None:
    fake = pig_table(pig)
    fake.start()
    command_effects = fake.act(1, pig.notation.parse_action("hold"))
    assert command_effects
    fake._ids -= 1
    assert not fake.act(1, pig.notation.parse_action("hold"))


def test_an_illegal_command_changes_nothing_and_names_the_rule() -> None:
    """[ALL-4]"""
    fake = ghost_table()
    before = fake.table.state
    fake.act(2, Throw())
    assert refusals(fake, 2)[0].rule == "GB-5"
    assert fake.table.state == before
    assert not [e for e in fake.logged() if isinstance(e, Refused)]


def test_a_tournament_table_keeps_refused_commands_for_the_judge() -> None:
    """[LD-R15]"""
    fake = ghost_table(house=House(logs_refused=True))
    fake.act(2, Throw())
    assert [(e.seat, e.rule) for e in fake.logged() if isinstance(e, Refused)] == [(2, "GB-5")]


def test_a_record_of_a_table_replays_to_the_table_s_state() -> None:
    """[ALL-6]"""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.decide()
    assert final_state(read_record(write_record(fake.table.record))) == fake.table.state


def test_time_never_runs_backwards_in_the_log() -> None:
    fake = ghost_table()
    fake.wait(500)
    fake.now_ms = 100
    fake.act(1, Throw())
    fake.now_ms = 3_000
    fake.wait(0)
    times = [getattr(e, "at_ms", 0) for e in fake.table.record.entries]
    assert times == sorted(times)
    assert times[-1] == 1_700


def test_everybody_and_who_watches_sees_each_move_by_their_own_view() -> None:
    fake = ghost_table()
    effects = fake.act(1, Throw())
    seen = {e.seat: e.message for e in effects if isinstance(e, Tell)}
    assert sorted(seen) == [0, 1, 2, 3]
    for number, update in seen.items():
        assert updates([update])[0].view == GHOST.view(ghost_state(fake), seat(number) if number else None)


def test_an_update_says_which_one_came_before(pig: AnyGame) -> None:
    fake = pig_table(pig)
    fake.start()
    for number in (1, 2, 1):
        fake.act(number, pig.notation.parse_action("hold"))
    seen = updates(fake.told(2))
    assert [update.after for update in seen[1:]] == [update.revision for update in seen[:-1]]
