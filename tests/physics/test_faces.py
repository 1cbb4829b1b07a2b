"""What a die shows, and that both sides of the wire mean the same die."""

import re
from math import radians
from pathlib import Path

import pytest

from dicehall.games.tumblin_dice.state import Tilt
from dicehall.physics.faces import rows, shown, tilt_deg, turn_of
from tests.physics.positions import at

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "scene" / "parts" / "faces.ts"
FACES = range(1, 7)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("yaw", [0.0, 1.0, -2.5])
def test_a_die_that_was_laid_with_a_face_up_shows_it(face: int, yaw: float) -> None:
    assert shown(turn_of(face, yaw)) == (face, None)


@pytest.mark.parametrize("face", FACES)
def test_opposite_faces_add_up_to_seven(face: int) -> None:
    up, other = (rows(turn_of(one))[2] for one in (face, 7 - face))
    assert up == pytest.approx([-part for part in other])


def test_the_browser_has_the_same_faces_on_the_same_axes() -> None:
    sides = re.findall(r"side\((\d), \[(-?\d), (-?\d), (-?\d)\]", WEB.read_text("utf-8"))
    assert len(sides) == 6
    for face, *axis in sides:
        assert rows(turn_of(int(face)))[2] == pytest.approx([float(part) for part in axis])


def test_yaw_is_counterclockwise_from_above() -> None:
    # Face 3 up is the unturned die, so its own x axis shows the turn.
    matrix = rows(turn_of(3, radians(90)))
    assert [row[0] for row in matrix] == pytest.approx([0, 1, 0])


def test_a_tilted_die_shows_the_nearest_face_td_r5() -> None:
    face, tilt = shown(at("red-1", 0, 0, 0, 6, pitch=40).pose.turn)
    assert tilt is not None
    assert (face, tilt.nearest) == (6, 6)
    assert tilt.gap_deg == pytest.approx(10, abs=0.01)


def test_a_die_between_two_faces_shows_the_lower_number_td_r5() -> None:
    face, tilt = shown(at("red-1", 0, 0, 0, 6, pitch=43).pose.turn)
    assert isinstance(tilt, Tilt)
    assert (tilt.nearest, face) == (6, tilt.next_face)
    assert tilt.gap_deg == pytest.approx(4, abs=0.01)


def test_a_tilt_is_measured_from_the_nearest_face() -> None:
    assert tilt_deg(at("red-1", 0, 0, 0, 2, yaw=20, pitch=12).pose.turn) == pytest.approx(12, abs=1e-4)
