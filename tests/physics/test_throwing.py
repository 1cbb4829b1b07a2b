"""A throw from the hand to rest: what it tells, and that the rules always believe it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot, inf, nan
from random import Random

import msgspec
import pytest

from dicehall.core import Move, Setup, chance
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Action
from dicehall.games.tumblin_dice.state import Pose, Resting, State
from dicehall.match.flight import Aim, Polish, Start
from dicehall.physics import (
    BOARD,
    BadThrow,
    Lying,
    Rested,
    SettleJob,
    ThrowJob,
    frames_of,
    settle,
    table,
    throw,
)
from tests.physics.population import aim_of
from tests.physics.positions import TOP_MM, at, by_name, lying, thrown

SLIDE = Aim(1.2)
TARGET = at("white-1", 380, 0, TOP_MM["2x"])
FAST = Aim(1.5, face=3)


def test_a_slid_die_touches_the_disc_first_td_2() -> None:
    assert thrown(SLIDE).settled.disc_first


def test_a_die_that_touches_wood_first_has_missed_the_disc_td_2() -> None:
    beyond = Start((250.0, 0.0, 80.0), (1.0, 0.0, 0.0, 0.0), (0.5, 0.0, 0.0), (0.0, 0.0, 0.0))
    assert not table.thrown(ThrowJob((), "red-1", SLIDE, 0.0, 1), beyond).settled.disc_first


def test_a_die_that_touches_a_die_first_has_missed_the_disc_td_2() -> None:
    over = Start((380.0, 0.0, 90.0), (1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    assert not table.thrown(ThrowJob((TARGET,), "red-1", SLIDE, 0.0, 1), over).settled.disc_first


def test_the_thrown_die_and_all_that_lay_are_told_of_once_td_r17() -> None:
    told = thrown(FAST, TARGET, at("green-1", 480, 90, TOP_MM["3x"])).settled
    assert sorted(one.die for one in told.dice) == ["green-1", "red-1", "white-1"]


def test_a_die_that_nothing_touched_lies_bit_for_bit_as_before() -> None:
    far = at("green-1", 480, 90.1234, TOP_MM["3x"], 2, yaw=33)
    rested = thrown(FAST, TARGET, far)
    assert by_name(rested.settled)["green-1"] == Resting("green-1", 2, 3, pose=far.pose)
    assert rested.flight.dice == ("white-1", "red-1")


def test_a_die_bumps_another_td_5() -> None:
    rested = thrown(FAST, TARGET)
    assert by_name(rested.settled)["white-1"].pose != TARGET.pose
    blows = [hit for hit in rested.flight.hits if {hit.die, hit.other} == {"red-1", "white-1"}]
    assert blows
    assert blows[0].strength > 0.2


def test_a_fast_die_leaves_the_board_and_is_told_to_be_off_td_4() -> None:
    rested = thrown(Aim(2.5, aim_deg=25.0))
    one = rested.settled.dice[0]
    assert (one.off_board, one.level, one.crossed, one.face) == (True, 0, False, 0)
    assert "floor" in [hit.other for hit in rested.flight.hits]


def test_a_slow_slide_stays_on_the_disc_td_r3() -> None:
    assert thrown(Aim(0.3)).settled.dice[0].on_disc


def test_polish_carries_a_slide_farther_td_14() -> None:
    kinds: tuple[Polish, ...] = ("dull", "used", "fresh")
    reached = [reach(thrown(Aim(0.8), polish=polish)) for polish in kinds]
    assert reached == sorted(reached)
    assert reached[2] - reached[0] > 30


def test_a_slide_goes_as_far_as_friction_lets_it() -> None:
    # v² / 2 µ g, and half a step down from the disc's edge on the way.
    start, friction = BOARD.disc_x.value, BOARD.friction_used.value
    assert reach(thrown(Aim(0.4))) - start == pytest.approx(1000 * 0.4**2 / (2 * friction * 9.81), rel=0.1)


def test_a_throw_to_the_left_goes_to_the_left() -> None:
    pose = thrown(Aim(1.1, aim_deg=10.0)).settled.dice[0].pose
    assert pose is not None
    assert pose.at_mm[1] > 20


def reach(rested: Rested) -> float:
    pose = rested.settled.dice[0].pose
    assert pose is not None
    return pose.at_mm[0]


# --- The flight


def test_a_flight_begins_at_the_start_and_ends_at_rest() -> None:
    rested = thrown(FAST, TARGET)
    flight, told = rested.flight, by_name(rested.settled)
    ways = frames_of(flight)
    assert flight.start is not None
    assert ways["red-1"][0].at_mm == pytest.approx(flight.start.at_mm, abs=0.03)
    assert ways["white-1"][0].at_mm == pytest.approx(TARGET.pose.at_mm, abs=0.03)
    for die, way in ways.items():
        pose = told[die].pose
        assert pose is not None
        assert way[-1].at_mm == pytest.approx(pose.at_mm, abs=0.03)
        assert abs(sum(a * b for a, b in zip(way[-1].turn, pose.turn, strict=True))) == pytest.approx(1, abs=1e-5)
        assert len(way) == round(flight.duration_ms * 60 / 1000) + 1


def test_a_way_has_no_jump() -> None:
    for style in ("slide", "flick", "roll"):
        for way in frames_of(thrown(Aim(1.4, style, aim_deg=3.0), TARGET, seed=4).flight).values():
            for before, after in pairwise(way):
                assert hypot(*(a - b for a, b in zip(after.at_mm, before.at_mm, strict=True))) < 2500 / 60
                assert sum(a * b for a, b in zip(after.turn, before.turn, strict=True)) > 0


def test_blows_are_told_in_order_of_time_within_the_flight() -> None:
    flight = thrown(Aim(1.4, "roll"), TARGET).flight
    times = [hit.at_ms for hit in flight.hits]
    assert times == sorted(times)
    assert times[-1] <= flight.duration_ms + 34
    assert all(hit.strength >= 0.08 for hit in flight.hits)


def test_a_drop_hits_the_disc_as_fast_as_it_fell() -> None:
    for seed in range(5):
        flight = thrown(Aim(0.3, "roll"), seed=seed).flight
        assert flight.start is not None
        fall = flight.start.at_mm[2] - BOARD.disc_top_mm
        first = flight.hits[0]
        assert first.other == "disc"
        # From its lowest point at least 5 mm, from its middle at most; spin adds 45 rad/s on a corner's 14 mm.
        assert 0.3 < first.strength < (2 * 9.81 * fall / 1000) ** 0.5 + 0.65


def test_a_flight_says_all_about_its_throw() -> None:
    flight = thrown(FAST, hand=0.5, polish="dull").flight
    assert (flight.thrown, flight.aim, flight.hand, flight.polish) == ("red-1", FAST, 0.5, "dull")
    assert flight.engine.startswith("mujoco ")
    assert msgspec.json.decode(msgspec.json.encode(flight), type=type(flight)) == flight


def test_dice_are_told_of_in_the_order_in_which_they_came_to_rest_td_r17() -> None:
    for seed in range(6):
        rested = thrown(Aim(1.45), TARGET, at("green-1", 395, 5, TOP_MM["2x"]), hand=1.0, seed=seed)
        ways = frames_of(rested.flight)
        moving = {die: max(n for n, pose in enumerate(way) if apart_mm(pose, way[-1]) > 1) for die, way in ways.items()}
        times = [moving.get(one.die, 0) for one in rested.settled.dice]
        # A die may creep for some pictures within the last millimetre.
        assert all(after - before > -6 for before, after in pairwise(times))


def apart_mm(one: Pose, other: Pose) -> float:
    return hypot(*(a - b for a, b in zip(one.at_mm, other.at_mm, strict=True)))


# --- Again


def test_the_same_job_has_the_same_answer_bit_for_bit() -> None:
    job = ThrowJob((TARGET, at("green-1", 385, 20, TOP_MM["2x"])), "red-1", Aim(1.45, "flick"), 1.0, 12)
    first = throw(job)
    thrown(Aim(2.0), TARGET, at("green-1", 300, 0, TOP_MM["1x"]))  # leaves nothing behind in the world
    assert throw(job) == first


def test_a_board_that_went_through_json_has_the_same_next_throw() -> None:
    rested = thrown(FAST, TARGET)
    board = lying(rested.settled)
    again = msgspec.json.decode(msgspec.json.encode(board), type=tuple[Lying, ...])
    assert again == board
    job = ThrowJob(board, "green-1", Aim(1.4), 1.0, 3)
    assert throw(ThrowJob(again, "green-1", Aim(1.4), 1.0, 3)) == throw(job)


# --- The rules believe it


@pytest.mark.parametrize("before_line", [0, -1])
@pytest.mark.slow
def test_no_answer_is_refused_by_the_rules_td_r17(before_line: int) -> None:
    for seats in (2, 4):
        for state in match(Setup(seats, {"before_line": before_line, "first_order": "seats", "quarters": 3}), seats):
            assert len(state.board) <= 16


def match(setup: Setup, seed: int) -> Iterator[State]:
    """All states of a match in which the crowd throws; raises IllegalAction if an answer is refused."""
    random, state = Random(seed), GAME.initial(setup)
    while actors := GAME.actors(state):
        if actors == (chance(),):
            action: Action = answer(state, random)
        else:
            action = GAME.legal_actions(state, actors[0]).sample(random.randrange)
        state = GAME.apply(state, Move(actors[0], action)).state
        yield state


def answer(state: State, random: Random) -> Action:
    board = tuple(Lying(one.die, one.pose) for one in state.board if one.pose)
    if state.loose:
        return settle(SettleJob(board, state.loose)).settled
    return throw(ThrowJob(board, state.thrown, aim_of(random), 2.0, random.getrandbits(40))).settled


# --- Bad jobs


@pytest.mark.parametrize(
    ("job", "why"),
    [
        (ThrowJob((TARGET,), "white-1", SLIDE, 1.0, 1), "white-1 lies on the board already"),
        (ThrowJob((TARGET, TARGET), "red-1", SLIDE, 1.0, 1), "white-1 is named twice"),
        (ThrowJob((), "red-1", Aim(9.0), 1.0, 1), "speed_m_s"),
        (ThrowJob((), "red-1", Aim(nan), 1.0, 1), "aim"),
        (ThrowJob((), "red-1", Aim(1.0, aim_deg=80.0), 1.0, 1), "aim_deg"),
        (ThrowJob((), "red-1", Aim(1.0, face=7), 1.0, 1), "face"),
        (ThrowJob((), "red-1", Aim(1.0, x_mm=40.0, y_mm=40.0), 1.0, 1), "50 mm from the middle of the disc"),
        (ThrowJob((), "red-1", SLIDE, -1.0, 1), "hand"),
        (ThrowJob((), "red-1", SLIDE, inf, 1), "hand"),
        (ThrowJob((), "red-1", SLIDE, nan, 1), "hand"),
        (ThrowJob((Lying("white-1", Pose((nan, 0, 0), (1, 0, 0, 0))),), "red-1", SLIDE, 1.0, 1), "finite"),
        (ThrowJob((Lying("white-1", Pose((9e9, 0, 0), (1, 0, 0, 0))),), "red-1", SLIDE, 1.0, 1), "far from the board"),
        (ThrowJob((Lying("white-1", Pose((0, 0, 0), (1, 1, 0, 0))),), "red-1", SLIDE, 1.0, 1), "unit quaternion"),
        (ThrowJob((), "red-1", SLIDE, 1.0, 1, "waxed"), "polish"),  # type: ignore[arg-type]
        (
            ThrowJob(tuple(at(f"die-{n}", 200 + 20 * n, 0, 90) for n in range(16)), "red-1", SLIDE, 1.0, 1),
            "room for 15",
        ),
    ],
)
def test_a_bad_throw_is_refused_with_its_reason(job: ThrowJob, why: str) -> None:
    with pytest.raises(BadThrow, match=why):
        throw(job)


def test_only_a_die_that_lies_can_settle_again() -> None:
    with pytest.raises(BadThrow, match="green-1 is to settle again"):
        settle(SettleJob((TARGET,), ("green-1",)))
