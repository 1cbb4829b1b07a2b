"""That the simulator does nothing that dice could not do."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import msgspec
import pytest

from dicehall.match.flight import Aim, Hit
from dicehall.physics import BOARD, SettleJob, frames_of, settle
from dicehall.physics.faces import rows
from tests.physics.population import quarter
from tests.physics.positions import TOP_MM, at, thrown

TARGET = at("white-1", 380, 0, TOP_MM["2x"])


@pytest.mark.parametrize("style", ["slide", "flick", "roll"])
def test_no_die_ever_rises_above_where_its_energy_can_lift_it(style: str) -> None:
    for seed in range(6):
        flight = thrown(msgspec.convert({"speed_m_s": 1.5, "style": style}, Aim), TARGET, hand=1.0, seed=seed).flight
        assert flight.start is not None
        most = energy_mm(flight.start.at_mm[2], flight.start.speed_m_s, flight.start.spin_rad_s)
        way = frames_of(flight)["red-1"]
        for before, after in pairwise(way):
            speed = [(a - b) * 60 / 1000 for a, b in zip(after.at_mm, before.at_mm, strict=True)]
            # The mean height and speed of a sixtieth of a second; without spin, so it is too little if anything.
            assert energy_mm((after.at_mm[2] + before.at_mm[2]) / 2, speed, (0, 0, 0)) < most + 1


def energy_mm(height: float, speed: tuple[float, ...] | list[float], spin: tuple[float, ...]) -> float:
    """Energy of a die as the height in mm to which it would lift it."""
    edge = BOARD.die_edge.value / 1000
    return height + (hypot(*speed) ** 2 / 2 + edge**2 / 6 * hypot(*spin) ** 2 / 2) / 9.81 * 1000


@pytest.mark.parametrize("pitch", [0, 20, 45])
@pytest.mark.parametrize("yaw", [0, 45])
def test_a_dropped_die_bounces_lower_than_it_fell(pitch: float, yaw: float) -> None:
    """On a face, a corner and an edge."""
    drop = at("red-1", 380, 0, TOP_MM["2x"] + 30, pitch=pitch, yaw=yaw)
    way = frames_of(settle(SettleJob((drop,), ())).flight)["red-1"]
    heights = [pose.at_mm[2] - TOP_MM["2x"] for pose in way]
    lowest = heights.index(min(heights[:15]))
    fallen = heights[0] - min(heights)
    assert max(heights[lowest:]) - min(heights) < 0.5 * fallen


@pytest.mark.slow
@pytest.mark.parametrize("speed", [1.0, 2.5])
def test_no_die_goes_through_another(speed: float) -> None:
    for yaw in range(0, 90, 15):
        wall = tuple(at(f"white-{n}", 250, -16 + 16 * n, TOP_MM["1x"]) for n in range(3))
        rested = thrown(Aim(speed), *wall, seed=yaw)
        ways = frames_of(rested.flight)
        for pictures in zip(*ways.values(), strict=True):
            for n, pose in enumerate(pictures):
                for other in pictures[n + 1 :]:
                    apart = hypot(*(a - b for a, b in zip(pose.at_mm, other.at_mm, strict=True)))
                    assert apart > BOARD.die_edge.value * 0.94
        behind = min(ways[die][-1].at_mm[0] for die in ways if die != "red-1")
        assert ways["red-1"][-1].at_mm[2] > 70 or ways["red-1"][-1].at_mm[0] < behind + 40


@pytest.mark.slow
def test_two_dice_at_rest_are_not_in_one_another() -> None:
    for one in quarter(3):
        poses = [resting.pose for resting in one.rested.settled.dice if resting.pose and not resting.off_board]
        for n, pose in enumerate(poses):
            for other in poses[n + 1 :]:
                assert hypot(*(a - b for a, b in zip(pose.at_mm, other.at_mm, strict=True))) > 15.8


@pytest.mark.slow
def test_a_resting_die_lies_on_wood() -> None:
    for one in quarter(4):
        for resting in one.rested.settled.dice:
            if resting.pose and resting.tilt is None and not resting.on_top_of and resting.level > 1:
                foot = resting.pose.at_mm[2] - max(abs(part) for part in rows(resting.pose.turn)[2]) * 8
                assert foot == pytest.approx((5 - resting.level) * BOARD.step.value, abs=0.2)


@pytest.mark.slow
def test_hits_name_what_the_board_is_made_of() -> None:
    hits = [hit for seed in range(12) for hit in thrown(Aim(1.5, "roll", aim_deg=9.0), seed=seed).flight.hits]
    assert {hit.other for hit in hits} <= {"disc", "wood", "peg", "floor"}
    assert {"disc", "wood"} <= {hit.other for hit in hits}
    assert all(type(hit) is Hit for hit in hits)
