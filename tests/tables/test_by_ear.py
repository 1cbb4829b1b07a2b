"""Races by ear [GB-R18]: who is told the dice has the same time as who sees them, at a whole table of Ghost Blitz."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from dicehall.core import Below, Choices
from dicehall.games.ghost_blitz_dice.actions import Grab
from dicehall.match import Dropped, Lane, read_record, write_record
from dicehall.tables import Claimed, NotAllowed, Tell
from dicehall.tables.deadheats import BAND_MS, PICTURE_MS
from dicehall.tables.rejudge import rejudge
from dicehall.testing import FakeTable
from tests.tables.setting import (
    NEAR,
    RIGHT,
    WRONG,
    arrives,
    ghost_state,
    grabs,
    races,
    refusals,
    remote_race,
    restarted,
    shown,
)

LISTENS_MS = 5_000
EAR = replace(NEAR, listens_ms=LISTENS_MS)
WAYS = {1: NEAR, 2: EAR, 3: NEAR}
SEEN_MS = 1_200
TOLD_MS = SEEN_MS + LISTENS_MS
"""When seat 2 has been told the last die."""
LIMIT_MS = 10_000


def told() -> FakeTable:
    """Seats 1 and 3 see the dice, seat 2 hears them one after the other."""
    return remote_race(WAYS)


def lane(fake: FakeTable, seat: int) -> Lane:
    return races(fake)[-1].lanes[seat - 1]


# The order


@pytest.mark.parametrize(("heard_ms", "points", "order"), [(800, (0, 1, 0), [2, 3]), (1_000, (0, 0, 1), [3])])
def test_each_seat_s_own_clock_says_who_was_first(heard_ms: int, points: tuple[int, ...], order: list[int]) -> None:
    """[GB-R18] Seat 3 grabs 0.9 s after it saw the dice, seconds before seat 2 can."""
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + heard_ms + 10, pressed_ms=heard_ms)
    fake.wait(0)
    assert ghost_state(fake).points == points
    assert grabs(fake) == order
    press = lane(fake, 3).presses[0]
    assert (press.time_ms, lane(fake, 3).listens_ms) == (900, 0)


def test_a_dead_heat_is_of_own_clocks_too() -> None:
    """[ALL-8, GB-R18]"""
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + 914, pressed_ms=904)
    fake.wait(0)
    assert races(fake)[0].heats[0].seats == (2, 3)


def test_the_verdict_falls_when_who_listens_cannot_have_been_faster_and_not_before() -> None:
    """[GB-R18]"""
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    fake.now_ms = TOLD_MS + 900 + BAND_MS + 60 - 1
    fake.wait(0)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).points == (0, 0, 1)


def test_the_record_says_how_long_the_dice_were_told_and_is_judged_the_same_again() -> None:
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + 810, pressed_ms=800)
    fake.wait(0)
    assert (lane(fake, 2).listens_ms, lane(fake, 2).revealed_ms) == (LISTENS_MS, TOLD_MS)
    assert lane(fake, 2).presses[0].time_ms == 800
    assert rejudge(read_record(write_record(fake.table.record))).differs is None


# While the dice are told


def test_a_grab_before_all_dice_were_told_is_void_and_costs_nothing() -> None:
    """[GB-R18] Also within 120 ms of the last one [GB-R5]; and then the seat still has its grab [GB-R4]."""
    fake = told()
    for after_ms in (-4_000, 9, 10, 129):  # its way takes 10
        arrives(fake, 2, Grab(1, WRONG), TOLD_MS + after_ms, pressed_ms=500)
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R18", "GB-R18", "GB-R5", "GB-R5"]
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + 810, pressed_ms=800)
    fake.wait(1_000)
    assert ghost_state(fake).points == (0, 1, 0)
    assert len(lane(fake, 2).presses) == 1


def test_until_the_verdict_nobody_else_is_told_anything() -> None:
    """[ALL-12] For seconds: who has grabbed hears that it came, all others hear nothing at all."""
    fake = told()
    before = len(fake.effects)
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    fake.now_ms = TOLD_MS + 500
    fake.wait(0)
    tells = [effect for effect in fake.effects[before:] if isinstance(effect, Tell)]
    assert [(tell.seat, type(tell.message)) for tell in tells] == [(3, Claimed)]


@pytest.mark.parametrize("said_ms", [120, 0, None])
def test_who_says_that_the_own_reveal_ended_later_gains_no_more_than_anybody(said_ms: int | None) -> None:
    """The server has worked out when it ended: only what is believed of the way is left, here 50 ms."""
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + 970, pressed_ms=said_ms)
    fake.wait(0)
    assert ghost_state(fake).points == (0, 0, 1)
    fake = told()
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + 970, pressed_ms=said_ms)
    fake.wait(1_000)
    assert lane(fake, 2).presses[0].time_ms == (960 if said_ms is None else 910)


# The limit [GB-R7]


def test_the_limit_runs_from_the_end_of_each_seat_s_own_reveal() -> None:
    """[GB-R7, GB-R18] Who saw the dice is too late after ten seconds, who heard them is not."""
    fake = told()
    arrives(fake, 1, Grab(1, RIGHT), SEEN_MS + LIMIT_MS + 30, pressed_ms=LIMIT_MS + 20)
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + LIMIT_MS, pressed_ms=LIMIT_MS - 10)
    fake.wait(100)
    assert ghost_state(fake).points == (0, 1, 0)
    assert [refusal.rule for refusal in refusals(fake, 1)] == ["GB-R6"]
    assert rejudge(fake.table.record).differs is None


def test_a_throw_that_nobody_grabs_ends_when_the_time_of_the_last_one_is_up() -> None:
    """[GB-R7, GB-R18]"""
    fake = told()
    fake.now_ms = TOLD_MS + LIMIT_MS + 60 - 1
    fake.wait(0)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).phase == "throw"


def test_once_who_listens_has_grabbed_the_throw_ends_at_the_limit_of_those_who_look() -> None:
    """[GB-R7]"""
    fake = told()
    arrives(fake, 2, Grab(1, WRONG), TOLD_MS + 510, pressed_ms=500)
    fake.now_ms = SEEN_MS + LIMIT_MS + 60 - 1
    fake.wait(0)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).phase == "throw"


# Several at one device


def test_at_one_device_all_listen_and_within_a_picture_it_is_a_dead_heat() -> None:
    """[GB-R18]"""
    room = replace(EAR, device=2)
    fake = remote_race({1: NEAR, 2: room, 3: room})
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 2_000, pressed_ms=1_900)
    assert [refusal.rule for refusal in refusals(fake, 3)] == ["GB-R18"]
    arrives(fake, 3, Grab(1, RIGHT), TOLD_MS + 510, pressed_ms=500)
    arrives(fake, 2, Grab(1, RIGHT), TOLD_MS + 510 + PICTURE_MS - 1, pressed_ms=500 + PICTURE_MS - 1)
    fake.wait(0)
    assert races(fake)[0].heats[0].seats == (2, 3)
    assert [lane.listens_ms for lane in races(fake)[0].lanes] == [0, LISTENS_MS, LISTENS_MS]


# What interrupts


def test_a_restart_while_the_dice_are_told_breaks_the_race_off() -> None:
    """[ALL-10] Whose grab was held pays nothing and wins nothing, and the next race is told from its beginning."""
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    fake.wait(2_000)
    again = restarted(fake)
    again.wait(LISTENS_MS)
    assert (ghost_state(again).points, ghost_state(again).phase) == ((0, 0, 0), "throw")
    shown(again, WAYS)
    began_ms = again.now_ms
    arrives(again, 3, Grab(2, RIGHT), began_ms + 910, pressed_ms=900)
    arrives(again, 2, Grab(2, RIGHT), began_ms + LISTENS_MS + 810, pressed_ms=800)
    again.wait(0)
    assert ghost_state(again).points == (0, 1, 0)
    assert rejudge(read_record(write_record(again.table.record))).differs is None


def test_a_race_that_is_broken_off_while_the_dice_are_told_forgets_what_was_grabbed() -> None:
    """[ALL-10] As by a pause."""
    fake = told()
    arrives(fake, 3, Grab(1, WRONG), SEEN_MS + 910, pressed_ms=900)
    fake.do(fake.table.break_off("the match was paused", SEEN_MS + 3_000))
    assert [entry.seat for entry in fake.logged() if isinstance(entry, Dropped)] == [3]
    assert (ghost_state(fake).points, ghost_state(fake).phase) == ((0, 0, 0), "throw")
    assert rejudge(fake.table.record).differs is None


def test_nobody_waits_for_a_listening_seat_at_which_nobody_is() -> None:
    """Whoever comes later may have heard it elsewhere, and is judged from the beginning."""
    fake = remote_race({1: NEAR, 3: NEAR})
    fake.do(fake.table.unseen(2))
    arrives(fake, 3, Grab(1, WRONG), SEEN_MS + 910, pressed_ms=900)
    fake.wait(BAND_MS + 60)
    assert grabs(fake) == [3]
    arrives(fake, 2, Grab(1, RIGHT), SEEN_MS + 2_000, pressed_ms=1_500)
    fake.wait(100)
    assert lane(fake, 2).listens_ms == 0
    assert lane(fake, 2).presses[0].time_ms == 2_000


class Quick:
    """A bot that grabs right, 900 ms after it has been asked."""

    def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
        return Grab(1, RIGHT)

    def delay_ms(self, view: Struct, action: object, below: Below) -> int:
        return 900


def test_a_bot_that_takes_the_seat_over_does_not_listen_and_its_time_runs_from_then() -> None:
    """Nobody waits for the rest of what was told, and the bot is not first because it knew the dice before."""
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 650, pressed_ms=640)
    fake.now_ms = SEEN_MS + 2_000
    fake.do(fake.table.sit(2, "Robot", fake.now_ms, Quick()))
    fake.wait(640 + BAND_MS + 60 - 1)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).points == (0, 0, 1)
    assert (lane(fake, 2).listens_ms, lane(fake, 2).revealed_ms) == (2_000, SEEN_MS + 2_000)
    assert rejudge(fake.table.record).differs is None


def test_when_who_listens_leaves_the_others_wait_no_longer() -> None:
    """[ALL-7]"""
    fake = told()
    arrives(fake, 3, Grab(1, RIGHT), SEEN_MS + 910, pressed_ms=900)
    fake.now_ms = SEEN_MS + 2_000
    fake.do(fake.table.remove(2, "gave the seat up", fake.now_ms))
    fake.wait(0)
    assert ghost_state(fake).points == (0, 0, 1)
    assert not [told for told in fake.told(3) if isinstance(told, NotAllowed)]
