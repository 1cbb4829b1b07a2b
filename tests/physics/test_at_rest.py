"""Hand-built positions, one for each thing that the rules ask of dice at rest."""

import pytest

from dicehall.games.tumblin_dice.state import Pose, Resting
from dicehall.physics import BOARD, Lying, SettleJob, settle
from dicehall.physics.faces import tilt_deg
from tests.physics.positions import HALF_MM, TOP_MM, at, settled

TABLE = 0.0
"""Height of the towel in mm."""
LINE = BOARD.line.value
MIDDLE = {"1x": 250.0, "2x": 380.0, "3x": 475.0, "4x middle": 567.0}


@pytest.mark.parametrize(("name", "level"), [("1x", 1), ("2x", 2), ("3x", 3), ("4x middle", 4)])
def test_a_die_has_the_level_that_it_lies_on_td_6(name: str, level: int) -> None:
    lies = at("red-1", MIDDLE[name], 3, TOP_MM[name], 5)
    assert settled(lies)["red-1"] == Resting("red-1", 5, level, pose=lies.pose)


def test_a_die_before_the_line_is_on_level_0() -> None:
    one = settled(at("red-1", LINE - 10, 0, TOP_MM["1x"]))["red-1"]
    assert (one.level, one.crossed, one.on_disc) == (0, False, False)


@pytest.mark.parametrize(
    ("x", "yaw", "is_across"),
    [
        (LINE + 0.1, 0, False),
        (LINE + HALF_MM - 0.1, 0, False),
        (LINE + HALF_MM + 0.1, 0, True),
        (LINE + HALF_MM + 2, 45, False),  # a corner points back
        (LINE + HALF_MM + 3, 45, True),
    ],
)
def test_a_die_is_across_when_every_point_of_it_is_td_r3(x: float, yaw: float, is_across: bool) -> None:
    one = settled(at("red-1", x, 0, TOP_MM["1x"], yaw=yaw))["red-1"]
    assert (one.level, one.crossed) == (1, is_across)


def test_a_die_on_the_disc_is_said_to_be_there_td_r3() -> None:
    one = settled(at("red-1", BOARD.disc_x.value + 20, 10, BOARD.disc_top_mm))["red-1"]
    assert (one.level, one.crossed, one.on_disc) == (0, False, True)


@pytest.mark.parametrize(("name", "level"), [("2x", 2), ("4x middle", 4)])
def test_a_die_that_hangs_over_an_edge_has_the_level_under_its_middle_td_r4(name: str, level: int) -> None:
    edge = {"2x": BOARD.end_of_2x.value, "4x middle": BOARD.length.value}[name]
    one = settled(at("red-1", edge - 2, 0, TOP_MM[name]))["red-1"]
    assert one.level == level


def test_a_die_whose_middle_is_beyond_the_edge_falls_to_the_next_level() -> None:
    assert settled(at("red-1", BOARD.end_of_2x.value + 3, 0, TOP_MM["2x"]))["red-1"].level == 3


def test_a_die_in_a_gap_between_ledges_is_off_the_board_td_4() -> None:
    one = settled(at("red-1", MIDDLE["4x middle"], BOARD.pegs_y_mm[2], TOP_MM["4x middle"]))["red-1"]
    assert one.off_board
    assert (one.level, one.crossed, one.face) == (0, False, 0)


@pytest.mark.parametrize(("x", "y"), [(-20, 0), (300, 230), (300, -230), (640, 0)])
def test_a_die_beside_the_board_is_off_it_td_4(x: float, y: float) -> None:
    assert settled(at("red-1", x, y, TABLE))["red-1"].off_board


def test_a_die_on_a_die_touches_nothing_else_and_has_its_level_td_r4_td_r6() -> None:
    dice = settled(at("white-1", 480, 0, TOP_MM["3x"], 3), at("red-1", 482, 2, TOP_MM["3x"] + 16, 5))
    assert dice["white-1"].on_top_of == ()
    assert dice["red-1"].on_top_of == ("white-1",)
    assert [(one.face, one.level) for one in dice.values()] == [(3, 3), (5, 3)]


def test_three_dice_high_each_lies_on_the_next_td_r6() -> None:
    foot = TOP_MM["3x"]
    dice = settled(
        at("green-1", 479, 1, foot + 32, 2), at("white-1", 480, 0, foot, 3), at("red-1", 482, 2, foot + 16, 5, yaw=20)
    )
    assert {name: one.on_top_of for name, one in dice.items()} == {
        "white-1": (),
        "red-1": ("white-1",),
        "green-1": ("red-1",),
    }
    assert [one.level for one in dice.values()] == [3, 3, 3]


def test_a_die_on_two_dice_takes_both_td_r6() -> None:
    dice = settled(
        at("white-1", 400, -9, TOP_MM["2x"]),
        at("green-1", 400, 9, TOP_MM["2x"]),
        at("red-1", 400, 0, TOP_MM["2x"] + 16),
    )
    assert dice["red-1"].on_top_of == ("white-1", "green-1")


def test_a_die_over_one_that_is_not_across_is_not_across_td_r21() -> None:
    x = LINE + HALF_MM - 1
    dice = settled(at("white-1", x, 0, TOP_MM["1x"]), at("red-1", x + 4, 0, TOP_MM["1x"] + 16))
    assert dice["red-1"].on_top_of == ("white-1",)
    assert [one.crossed for one in dice.values()] == [False, False]


def test_a_die_beside_another_does_not_lean_on_it() -> None:
    dice = settled(at("white-1", 400, 0, TOP_MM["2x"]), at("red-1", 400, 16, TOP_MM["2x"]))
    assert [one.leaning_on for one in dice.values()] == [(), ()]


LEANER = Lying("red-4", Pose((344.1693, -9.319, 52.6235), (-0.1485871, -0.8508258, 0.3369207, 0.3748357)))
PROPS = (
    Lying("green-2", Pose((356.4494, 3.5468, 46.097), (-0.341396, -0.3413498, 0.6192886, 0.6192017))),
    Lying("black-3", Pose((353.1447, -27.0336, 46.0967), (-0.3453505, -0.6169897, -0.3453796, 0.6170654))),
)
"""A throw ended so: one die on the edge of 1x, held by two others on 2x. It stays if all are moved by 0.1 mm too."""
ON_PEG = Lying("red-1", Pose((501.3671, 67.7348, 48.4759), (0.5414158, 0.1317774, 0.8049928, -0.2036913)))
UNDER_IT = Lying("white-1", Pose((491.1571, 63.1967, 33.3955), (0.7070556, -0.0068314, 0.7070943, 0.0065768)))
"""On 3x one die lies, and another between it and a peg."""


def test_a_cocked_die_leans_and_lies_on_nothing_td_r5() -> None:
    dice = settled(LEANER, *PROPS)
    one = dice["red-4"]
    assert (one.leaning_on, one.on_top_of) == (("green-2", "black-3"), ())
    assert one.tilt is not None
    assert (one.face, one.tilt.nearest, one.tilt.next_face) == (4, 4, 6)
    assert one.tilt.gap_deg == pytest.approx(9.9, abs=1)
    assert [dice[prop.die].leaning_on for prop in PROPS] == [(), ()]


def test_a_cocked_die_over_two_levels_has_the_one_under_its_middle_td_r4() -> None:
    assert settled(LEANER, *PROPS)["red-4"].level == 2


def test_a_die_that_touches_a_peg_leans_and_takes_no_control_td_r5() -> None:
    one = settled(ON_PEG, UNDER_IT)["red-1"]
    assert (one.leaning_on, one.on_top_of, one.level) == (("white-1",), (), 3)
    assert one.tilt is not None


def test_a_die_that_leant_on_one_that_is_gone_finds_another_rest_td_r10() -> None:
    rested = settle(SettleJob((LEANER,), ("red-4",)))
    one = rested.settled.dice[0]
    assert one.tilt is None
    assert rested.flight.dice == ("red-4",)
    assert rested.flight.duration_ms > 0


def test_a_die_that_leans_on_one_off_the_board_says_so_td_12() -> None:
    off, hanging = at("white-1", 622, 0, TABLE), at("red-1", 612, 0, 17, pitch=8)
    dice = settled(off, hanging)
    assert dice["white-1"].off_board
    one = dice["red-1"]
    assert one.leaning_on == ("white-1",)
    assert not one.off_board
    assert tilt_deg(one.pose.turn if one.pose else (1, 0, 0, 0)) > 10


def test_a_die_that_leant_on_one_off_the_board_falls_without_it_td_r10() -> None:
    dice = settled(at("white-1", 622, 0, TABLE), at("red-1", 612, 0, 17, pitch=8))
    pose = dice["red-1"].pose
    assert pose is not None
    assert settled(Lying("red-1", pose))["red-1"].off_board


def test_a_die_on_a_die_off_the_board_settles_again_td_r10() -> None:
    dice = settled(at("white-1", 640, 0, TABLE), at("red-1", 640, 0, 16))
    assert dice["white-1"].off_board
    # By TD-R4 it would have no level; it keeps the one beside it, and is asked for again.
    assert (dice["red-1"].on_top_of, dice["red-1"].level, dice["red-1"].crossed) == (("white-1",), 4, True)


def test_a_die_let_go_in_the_air_falls() -> None:
    assert settled(at("red-1", 400, 0, TOP_MM["2x"] + 100))["red-1"].level == 2


def test_where_nothing_moves_nothing_is_told() -> None:
    rested = settle(SettleJob((at("red-1", 400, 0, TOP_MM["2x"]),), ()))
    assert (rested.flight.duration_ms, rested.flight.dice, rested.flight.frames, rested.flight.hits) == (0, (), "", ())


def test_an_empty_board_rests() -> None:
    rested = settle(SettleJob((), ()))
    assert rested.settled.dice == ()
    assert rested.flight.frames == ""
