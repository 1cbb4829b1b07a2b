"""From an aim to the start of a throw."""

import subprocess
import sys
from math import atan2, degrees, hypot, sqrt
from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dicehall.match.flight import AIM_DEG, DISC_MM, SPEED_M_S, SPIN_RAD_S, Aim, Start, Style
from dicehall.physics import BOARD, start_of
from dicehall.physics.faces import shown

AIM = Aim(1.2, "slide", 10.0, 3.0, 2, 10.0, -20.0)
MANY = 1_000
"""A standard deviation is then known to 2.2 % of itself; tests allow 4.5 times that, in luck 1 in 100,000."""
BY_LUCK = 4.5 / sqrt(2 * MANY)

AIMS = some.builds(
    Aim,
    some.floats(*SPEED_M_S),
    some.sampled_from(["slide", "flick", "roll"]),
    some.floats(-AIM_DEG, AIM_DEG),
    some.floats(-SPIN_RAD_S, SPIN_RAD_S),
    some.integers(1, 6),
    some.floats(-35, 35),
    some.floats(-35, 35),
)


def heading_deg(start: Start) -> float:
    return degrees(atan2(start.speed_m_s[1], start.speed_m_s[0]))


def speed(start: Start) -> float:
    return hypot(*start.speed_m_s)


def test_a_hand_of_0_does_what_it_aims_at() -> None:
    start = start_of(AIM, 0.0, seed=9)
    assert speed(start) == pytest.approx(1.2, abs=1e-4)
    assert heading_deg(start) == pytest.approx(10.0, abs=1e-3)
    assert start.at_mm[:2] == pytest.approx((BOARD.disc_x.value + 10, -20))
    assert start.spin_rad_s == pytest.approx((0, 0, 3))
    assert shown(start.turn) == (2, None)


def test_a_slid_die_lies_on_the_disc() -> None:
    assert start_of(AIM, 1.0, seed=9).at_mm[2] == pytest.approx(BOARD.disc_top_mm + BOARD.die_edge.value / 2, abs=0.002)


def test_a_flicked_die_lifts_and_its_front_comes_up() -> None:
    start = start_of(Aim(1.2, "flick"), 0.0, seed=9)
    assert start.speed_m_s[2] > 0
    assert start.spin_rad_s[1] < 0


def test_a_roll_falls_where_it_was_aimed_at() -> None:
    for seed in range(20):
        start = start_of(Aim(1.0, "roll", x_mm=12.0), 0.0, seed)
        nearly_low = BOARD.disc_top_mm + BOARD.die_edge.value / 2
        fall_s = sqrt(2 * (start.at_mm[2] - nearly_low) / 1000 / 9.81)
        assert start.at_mm[0] + 1000 * fall_s == pytest.approx(BOARD.disc_x.value + 12, abs=20)
        assert 5 <= start.at_mm[2] - nearly_low <= 46


def test_no_hand_keeps_the_face_of_a_roll() -> None:
    starts = [start_of(Aim(1.0, "roll"), 0.0, seed).turn for seed in range(20)]
    assert len({shown(turn)[0] for turn in starts}) == 6


@pytest.mark.parametrize("hand", [1.0, 2.0])
def test_noise_is_as_large_as_the_hand_says(hand: float) -> None:
    starts = [start_of(AIM, hand, seed) for seed in range(MANY)]
    for values, sigma in (
        ([speed(start) for start in starts], 0.04 * 1.2 * hand),
        ([heading_deg(start) for start in starts], 1.5 * hand),
        ([start.at_mm[0] for start in starts], 3.0 * hand),
        ([start.at_mm[1] for start in starts], 3.0 * hand),
        ([start.spin_rad_s[2] for start in starts], 2.0 * hand),
    ):
        # Cutting off beyond three sigmas takes 1.3 % away.
        assert pstdev(values) == pytest.approx(sigma, rel=BY_LUCK + 0.014)


def test_noise_has_no_side() -> None:
    headings = [heading_deg(start_of(AIM, 1.0, seed)) for seed in range(MANY)]
    assert fmean(headings) == pytest.approx(10.0, abs=4.5 * 1.5 / sqrt(MANY))


@given(AIMS, some.floats(0, 10), some.integers(0, 2**64))
def test_every_start_is_one_that_a_hand_could_make(aim: Aim, hand: float, seed: int) -> None:
    start = start_of(aim, hand, seed)
    assert SPEED_M_S[0] - 1e-4 <= speed(start) <= SPEED_M_S[1] + 1e-4
    assert abs(start.spin_rad_s[2]) <= SPIN_RAD_S
    assert hypot(*start.turn) == pytest.approx(1, abs=1e-6)
    assert start.at_mm[2] >= BOARD.disc_top_mm + BOARD.die_edge.value / 2 - 0.002
    if aim.style != "roll":
        assert hypot(start.at_mm[0] - BOARD.disc_x.value, start.at_mm[1]) <= DISC_MM + 1e-3
        assert abs(degrees(atan2(start.speed_m_s[1], start.speed_m_s[0]))) <= AIM_DEG + 0.01


@pytest.mark.parametrize("style", ["slide", "flick", "roll"])
def test_the_same_seed_makes_the_same_start_and_another_one_another(style: Style) -> None:
    aim = Aim(1.2, style)
    assert start_of(aim, 1.0, 5) == start_of(aim, 1.0, 5)
    assert start_of(aim, 1.0, 5) != start_of(aim, 1.0, 6)


def test_the_numbers_of_a_start_are_the_same_on_every_machine() -> None:
    # The draws are the guaranteed sequence of random.Random; everything is rounded after.
    assert start_of(Aim(1.2), 1.0, 1) == KNOWN


KNOWN = Start(
    (64.155, -1.976, 71.499), (0.707047, -0.009209, 0.707047, 0.009209), (1.1465, 0.0308, 0.0), (0.0, 0.0, -0.254)
)


def test_asking_for_a_start_loads_neither_mujoco_nor_numpy() -> None:
    code = (
        "import sys; from dicehall.match.flight import Aim; from dicehall.physics import Workers, start_of, throw;"
        "start_of(Aim(1.0), 1.0, 1); print(sorted({'mujoco', 'numpy'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
