"""The named configuration."""

from itertools import pairwise

import pytest

from dicehall.physics import BOARD
from dicehall.physics.judging import LEVEL_OF

LINE_UP = {level.name: level for level in BOARD.levels}


def test_every_number_says_its_unit_and_why() -> None:
    numbers = dict(BOARD.numbers())
    assert list(numbers) == list(BOARD.__struct_fields__)
    for name, number in numbers.items():
        assert number.value > 0, name
        assert number.why, name
        assert number.unit or name.startswith(("friction", "contact_damping")), name


def test_levels_follow_each_other_and_each_is_a_step_lower() -> None:
    wide = BOARD.levels[:3]
    for upper, lower in zip(wide, BOARD.levels[1:4], strict=True):
        assert upper.x_mm[1] == lower.x_mm[0]
        assert upper.top_mm - lower.top_mm == pytest.approx(BOARD.step.value)
    assert BOARD.levels[-1].x_mm[1] == BOARD.length.value


def test_there_are_three_ledges_with_gaps_that_swallow_a_die() -> None:
    ledges = [level for level in BOARD.levels if level.multiplier == 4]
    assert len(ledges) == 3
    for right, left in pairwise(ledges):
        assert left.y_mm[0] - right.y_mm[1] > BOARD.die_edge.value * 2**0.5


def test_pegs_stand_on_3x_before_the_gaps() -> None:
    back, front = LINE_UP["3x"].x_mm
    assert back < BOARD.peg_x.value - BOARD.peg_radius.value
    assert BOARD.peg_x.value + BOARD.peg_radius.value < front
    for y in BOARD.pegs_y_mm:
        assert not any(level.y_mm[0] < y < level.y_mm[1] for level in BOARD.levels if level.multiplier == 4)
        assert abs(y) < BOARD.width.value / 2


def test_the_line_lies_between_the_disc_and_2x() -> None:
    assert BOARD.disc_x.value + BOARD.disc_radius.value < BOARD.line.value - BOARD.line_width.value
    assert BOARD.line.value < BOARD.end_of_1x.value


def test_the_levels_have_the_rulebooks_multipliers_td_6() -> None:
    assert sorted(LEVEL_OF.values()) == [1, 2, 3, 4, 4, 4]


def test_polish_makes_the_upper_levels_more_slippery_td_14() -> None:
    assert BOARD.friction("fresh") < BOARD.friction("used") < BOARD.friction("dull")
