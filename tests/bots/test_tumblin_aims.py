"""The aims that a bot of Tumblin-Dice tries: always legal, free ways first, blows where something can be hit."""

from itertools import pairwise
from math import atan2, degrees, radians, tan

import msgspec
import pytest

from dicehall.bots.tumblin_aims import Way, aims, casual_aims
from dicehall.bots.tumblin_dice import LEVELS
from dicehall.games.tumblin_dice.state import Pose, Resting
from dicehall.match import below_of
from dicehall.match.flight import AIM_DEG, SPEED_M_S, Aim, Polish
from dicehall.physics import BOARD

POLISHES: tuple[Polish, ...] = ("fresh", "used", "dull")
DISC_X = BOARD.disc_x.value


def lying(die: str, x: float, y: float) -> Resting:
    return Resting(die, 6, 2, pose=Pose((x, y, 40.0), (1.0, 0.0, 0.0, 0.0)))


def way_of(aim: Aim) -> Way:
    """Where an aim goes, made long."""
    start = aim.y_mm
    return Way(start, (DISC_X + 540, start + 540 * tan(radians(aim.aim_deg))))


@pytest.mark.parametrize("polish", POLISHES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_aim_is_legal_on_any_board(level: str, polish: Polish) -> None:
    below = below_of(7)
    for many in range(16):
        board = [lying(f"red-{n}", 60.0 + below(550), float(below(400) - 200)) for n in range(many)]
        names = [resting.die for resting in board]
        found = aims(board, names, names[:2], LEVELS[level].hand, polish, below)
        found += casual_aims(20, polish, below)
        assert [msgspec.convert(msgspec.to_builtins(aim), Aim) for aim in found] == found


def test_on_an_empty_board_all_ledges_are_tried_soon() -> None:
    """[TD-6]"""
    first = aims([], (), (), 0.25, "used", below_of(1))[:12]
    assert {round(degrees(way_of(aim).turned) / 12) for aim in first} == {-1, 0, 1}


def test_ways_that_are_not_free_come_last() -> None:
    wall = lying("white-1", 200.0, 0.0)
    found = aims([wall], (), (), 0.25, "used", below_of(1))
    beside = [way_of(aim).beside_mm((200.0, 0.0)) or 0.0 for aim in found]
    is_free = [mm > 18.5 for mm in beside]
    assert is_free[0]
    assert not is_free[-1]
    assert sum(one != other for one, other in pairwise(is_free)) <= 3


def test_every_second_aim_is_at_a_die_while_there_are_blows_left() -> None:
    """[TD-5]"""
    target = lying("white-1", 450.0, 120.0)
    found = aims([target], ("white-1",), (), 0.25, "used", below_of(1))
    at_target = [way_of(aim).beside_mm((450.0, 120.0)) for aim in found[1:18:2]]
    assert all(mm is not None and mm < 12 for mm in at_target)


def test_the_harder_blows_are_faster_than_a_throw_that_stops_there() -> None:
    slow, fast = Way(0.0, (450.0, 0.0)).aim("used"), Way(0.0, (450.0, 0.0), blow_m_s=1.0).aim("used")
    assert fast.speed_m_s**2 == pytest.approx(slow.speed_m_s**2 + 1.0, abs=0.01)


def test_a_throw_needs_more_speed_the_farther_and_the_duller() -> None:
    """[TD-14]"""
    speeds = [Way(0.0, (x, 0.0)).aim(polish).speed_m_s for polish in POLISHES for x in (300.0, 450.0, 560.0)]
    assert speeds[:3] == sorted(speeds[:3])
    assert speeds[::3] == sorted(speeds[::3])


def test_what_no_die_can_do_is_bounded() -> None:
    aim = Way(0.0, (80.0, 300.0), blow_m_s=9.0).aim("used")
    assert (aim.speed_m_s, aim.aim_deg) == (SPEED_M_S[1], AIM_DEG)


def test_a_guard_lies_on_the_way_to_what_it_hides() -> None:
    best = lying("red-1", 560.0, 125.0)
    guard = aims([best], (), ("red-1",), 0.25, "used", below_of(1))[1]
    assert guard.aim_deg == pytest.approx(degrees(atan2(125.0, 560.0 - DISC_X)), abs=0.01)
    assert guard.speed_m_s < Way(0.0, (560.0, 125.0)).aim("used").speed_m_s


def test_a_child_throws_in_every_style() -> None:
    assert {aim.style for aim in casual_aims(60, "used", below_of(3))} == {"slide", "flick", "roll"}
