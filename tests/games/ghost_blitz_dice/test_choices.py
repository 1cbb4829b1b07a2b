"""What each actor can list and draw."""

from collections import Counter

from dicehall.core import Below, chance, seat
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import Action, Grab, Rolled
from dicehall.games.ghost_blitz_dice.choices import GhostChoices
from dicehall.games.ghost_blitz_dice.state import FIGURES
from dicehall.match import below_of

GRABBING = GAME.notation.parse_state("points=[0,0] throw=4 faces=[bottle,bottle,ghost,mouse,bottle] phase=grab")
MOVING = GAME.notation.parse_state("points=[0,0] phase=motion")


def scripted(*numbers: int) -> tuple[Below, list[int]]:
    """Gives these numbers and notes what was asked for."""
    asked: list[int] = []
    left = list(numbers)

    def below(n: int) -> int:
        asked.append(n)
        return left.pop(0)

    return below, asked


def test_a_seat_can_grab_every_set_of_figures_single_ones_first() -> None:
    """[GB-1, GB-6] 31 sets, none twice, each for the throw in play."""
    listed = list(GhostChoices(GRABBING, seat(2)))
    assert listed[:5] == [Grab(4, (figure,)) for figure in FIGURES]
    assert len(set(listed)) == len(listed) == 31


def test_the_dice_can_fall_in_every_way_in_the_order_of_the_figures() -> None:
    """[GB-R2]"""
    listed = list(GhostChoices(MOVING, chance()))
    assert listed[0] == Rolled(("chair",) * 5)
    assert listed[-1] == Rolled(("book",) * 5)
    assert len(set(listed)) == len(listed) == 3_125


def test_the_dice_are_drawn_die_by_die_with_the_doubled_figure_as_sixth_side() -> None:
    """[GB-R1]"""
    below, asked = scripted(5, 5, 0, 3, 5)
    assert GhostChoices(MOVING, chance()).sample(below) == Rolled(("chair", "ghost", "chair", "bottle", "book"))
    assert asked == [6] * 5


def test_what_is_listed_is_what_has_a_probability() -> None:
    """[ALL-2] For lot, dice and figures alike."""
    for phase in ("phase=lot thrower=0", "phase=motion", "phase=shuffle"):
        state = GAME.notation.parse_state(f"points=[0,0,0] left=[2] {phase}")
        distribution = GAME.chance(state, chance())
        assert distribution is not None
        assert {action for action, _ in distribution.items()} == set(GhostChoices(state, chance()))


def test_a_random_grab_is_of_one_figure_five_times_in_six_and_reaches_every_set() -> None:
    """[GB-6] Fixed seed; of 6,000 draws 5,000 are expected, give or take four standard deviations of 29."""
    below = below_of(11)
    drawn: Counter[Action] = Counter(GhostChoices(GRABBING, seat(1)).sample(below) for _ in range(6_000))
    single = sum(count for grab, count in drawn.items() if isinstance(grab, Grab) and len(grab.figures) == 1)
    assert abs(single - 5_000) < 4 * 29
    assert set(drawn) == set(GhostChoices(GRABBING, seat(1)))
