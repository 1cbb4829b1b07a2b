"""What the plots and tables of docs/physics.md make of throws, and how they find their place on the page."""

import pytest

from benchmarks.landing import page, plots
from benchmarks.landing.slides import HANDS, Cell, Landed, Place, best
from benchmarks.landing.svg import Span, bars, sheet, text

SPEEDS = (0.95, 1.2, 1.4)


def die(place: Place, face: int, points: int) -> Landed:
    return Landed(place, face, points, 400.0, 0.0)


def cell(hand: float, speed: float, *dice: Landed) -> Cell:
    return Cell(hand, speed, dice or (die("1", 6, 6), die("2", 3, 6), die("off", 0, 0)))


CELLS = [cell(hand, speed) for hand in HANDS for speed in SPEEDS]


def test_shares_are_of_all_dice_and_faces_of_those_on_the_board() -> None:
    one = cell(1.0, 1.2)
    assert one.share("off") == pytest.approx(1 / 3)
    kept = one.kept()
    assert kept is not None
    assert kept[0] == 0.5
    assert kept[1] < 0.5 < kept[2]


def test_a_face_is_not_told_of_where_nearly_all_dice_left_the_board() -> None:
    assert cell(1.0, 1.6, die("4", 6, 24), *[die("off", 0, 0)] * 4).kept() is None


def test_points_are_a_mean_with_its_interval() -> None:
    mean, low, high = cell(1.0, 1.2, die("1", 2, 2), die("1", 6, 6)).score()
    assert mean == 4
    assert mean - low == pytest.approx(high - mean)
    assert low == pytest.approx(4 - 1.96 * 2, abs=0.001)


def test_the_best_speed_is_that_of_the_most_points() -> None:
    cells = [cell(1.0, 1.2, die("1", 5, 5), die("1", 4, 4)), cell(1.0, 1.3, die("2", 5, 10), die("1", 4, 4))]
    assert best(cells, 1.0).speed_m_s == 1.3


def test_tables_have_a_line_for_each_hand_and_each_tenth_of_speed() -> None:
    tables = page.of_throws(CELLS)
    assert tables["best"].count("\n") == 2 + len(HANDS)
    assert [line.partition(" m/s")[0] for line in tables["levels"].splitlines()[2:]] == ["| 1.2", "| 1.4"]
    assert "| 0.33 | 0.33 |" in tables["levels"]


@pytest.mark.parametrize("text", ["nothing", "<!-- a -->\n<!-- end of a -->\n<!-- a -->\n<!-- end of a -->"])
def test_a_page_without_the_part_or_with_two_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="one part from '<!-- a -->'"):
        page.rewritten(text, {"a": "1\n"})


@pytest.mark.parametrize("plot", [plots.levels, plots.faces, plots.scores])
def test_a_plot_names_its_hands(plot: plots.Plot) -> None:
    shown = plot(CELLS)
    assert ">hand 0.25<" in shown
    assert ">hand 1<" in shown


def test_dice_seen_from_above_lie_where_they_came_to_rest() -> None:
    shown = plots.seen_from_above(CELLS)
    # 400 mm along the board, in its middle: a circle for each die of the first speed.
    assert shown.count('cx="440" cy="271" r="4.5"') == 3


def test_bars_without_height_are_left_out() -> None:
    assert bars([(10.0, 20.0, 30.0), (20.0, 20.0, 0.0)], 5.0, "at-1") == '<path class="at-1" d="M10 20h5v30h-5z"/>'


def test_words_of_a_plot_cannot_break_it() -> None:
    assert "<b>" not in sheet(100, "<b>", "a & b", [text(1, 2, "<b>")])


def test_an_axis_may_run_upwards() -> None:
    assert [Span((0.0, 1.0), (290.0, 110.0))(value) for value in (0.0, 0.5, 1.0)] == [290.0, 200.0, 110.0]
