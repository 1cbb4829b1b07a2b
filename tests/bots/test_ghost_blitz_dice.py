"""The bots of Ghost Blitz: they play by the rules, see no more than their seat, and are as good as their level."""

from collections import Counter
from itertools import product
from statistics import median

import pytest
from msgspec import Struct

from dicehall.bots.bot import Bot
from dicehall.bots.ghost_blitz_dice import LEVELS, GhostBlitzBot, tempting_figures
from dicehall.core import Actor, Policy, Setup, seat
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import Action, Grab, Throw
from dicehall.games.ghost_blitz_dice.scoring import reading, right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, MIN_REACTION_MS, State
from dicehall.match import SeededSource, below_of, final_state, play, read_record, write_record

TWO_LOOKS = "[bottle,bottle,ghost,mouse,bottle]"  # GB-2
ONE_LOOK = "[book,ghost,bottle,book,ghost]"  # GB-3
GHOST_HUNT = "[chair,mouse,bottle,book,ghost]"  # GB-4


def grabbing(faces: str, more: str = "") -> State:
    return GAME.notation.parse_state(f"points=[0,0,0] throw=3 phase=grab faces={faces}{more}")


def choice(state: State, number: int, level: str = "hard", seed: int = 1) -> Action | None:
    actor = seat(number)
    return GhostBlitzBot(level).choose(GAME.view(state, actor), GAME.legal_actions(state, actor), below_of(seed))


def delays(level: str, faces: str) -> list[int]:
    view, grab = GAME.view(grabbing(faces), seat(1)), Grab(3, ("mouse",))
    bot, below = GhostBlitzBot(level), below_of(4)
    return [bot.delay_ms(view, grab, below) for _ in range(2_000)]


def grabbed_figures(level: str, faces: str) -> Counter[str]:
    """Of a thousand grabs with different seeds."""
    grabs = [choice(grabbing(faces), 1, level, seed) for seed in range(1_000)]
    return Counter(grab.figures[0] for grab in grabs if isinstance(grab, Grab))


def test_a_bot_throws_when_its_seat_may_throw_and_not_before() -> None:
    """[GB-1]"""
    bot: Bot[Action] = GhostBlitzBot("easy")
    state = GAME.notation.parse_state("points=[0,0] thrower=2")
    assert bot.choose(GAME.view(state, seat(2)), GAME.legal_actions(state, seat(2)), below_of(1)) == Throw()
    assert choice(state, 1) is None


@pytest.mark.parametrize("faces", [TWO_LOOKS, ONE_LOOK, GHOST_HUNT])
def test_a_bot_mostly_grabs_the_right_figure_of_the_throw_in_play(faces: str) -> None:
    """[GB-2, GB-3, GB-4]"""
    state = grabbing(faces)
    right = Grab(3, (right_figure(state.faces),))
    assert sum(choice(state, 1, seed=seed) == right for seed in range(100)) > 90


def test_a_bot_that_has_grabbed_or_left_waits() -> None:
    """[GB-R4, ALL-7]"""
    assert choice(grabbing(TWO_LOOKS, " grabbed=[1] hands=[[book]]"), 1) is None
    assert choice(grabbing(TWO_LOOKS, " left=[1]"), 1) is None


def test_a_bot_waits_while_the_dice_move() -> None:
    """[GB-R5]"""
    assert choice(GAME.notation.parse_state("points=[0,0] phase=motion"), 1) is None


def test_a_bot_does_not_see_into_other_hands() -> None:
    """[GB-R6] It chooses alike and takes as long, whatever another seat has grabbed."""
    views = [GAME.view(grabbing(TWO_LOOKS, f" grabbed=[2] hands=[[{hand}]]"), seat(1)) for hand in ("mouse", "book")]
    choices = GAME.legal_actions(grabbing(TWO_LOOKS), seat(1))
    bot = GhostBlitzBot("easy")
    for seed in range(50):
        first, second = (bot.choose(view, choices, below_of(seed)) for view in views)
        assert first == second
        assert first is not None
        assert bot.delay_ms(views[0], first, below_of(seed)) == bot.delay_ms(views[1], first, below_of(seed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("faces", [TWO_LOOKS, ONE_LOOK, GHOST_HUNT])
def test_a_level_errs_as_often_as_it_says(level: str, faces: str) -> None:
    """A thousand grabs, fixed seeds: within four standard deviations of the rate."""
    rate = LEVELS[level].wrong_per_mille
    wrong = 1_000 - grabbed_figures(level, faces)[right_figure(grabbing(faces).faces)]
    assert abs(wrong - rate) < 4 * (rate * (1_000 - rate) / 1_000) ** 0.5


def test_a_wrong_grab_is_of_a_tempting_figure() -> None:
    """[GB-2, GB-3, GB-4] The commonest figure or a die that shows it; one of the pairs; the ghost or its own die."""
    wrong = {
        faces: {figure for figure in grabbed_figures("easy", faces) if figure != right_figure(grabbing(faces).faces)}
        for faces in (TWO_LOOKS, ONE_LOOK, GHOST_HUNT)
    }
    assert wrong == {
        TWO_LOOKS: {"bottle", "chair", "ghost", "book"},
        ONE_LOOK: {"book", "ghost"},
        GHOST_HUNT: {"ghost", "mouse"},
    }


def test_there_is_something_tempting_in_every_throw_and_it_is_never_right() -> None:
    """[GB-R2] All 3,125 ways the dice can lie."""
    for faces in product(FIGURES, repeat=5):
        tempting = tempting_figures(faces)
        assert tempting
        assert right_figure(faces) not in tempting
        assert reading(faces).rule != "GB-3" or set(tempting) < set(faces)


@pytest.mark.parametrize("level", LEVELS)
def test_half_of_the_reactions_are_faster_than_the_levels_median(level: str) -> None:
    """[GB-2, GB-3, GB-4] Within 5 %: three standard errors of 2,000 draws at the widest spread are 3.2 %."""
    numbers = LEVELS[level]
    medians = [numbers.two_looks_ms, numbers.one_look_ms, numbers.ghost_hunt_ms]
    drawn = [median(delays(level, faces)) for faces in (TWO_LOOKS, ONE_LOOK, GHOST_HUNT)]
    assert drawn == [pytest.approx(expected, rel=0.05) for expected in medians]


def test_no_bot_is_faster_than_a_person_can_be() -> None:
    """[GB-R5] Not even where the draw is as short as it gets."""
    view = GAME.view(grabbing(ONE_LOOK), seat(1))
    for level in LEVELS:
        assert GhostBlitzBot(level).delay_ms(view, Grab(3, ("mouse",)), lambda n: 0) > MIN_REACTION_MS


def test_a_bot_lets_people_read_the_verdict_before_it_throws() -> None:
    view = GAME.view(GAME.notation.parse_state("points=[0,0]"), seat(1))
    below = below_of(3)
    pauses = [GhostBlitzBot("medium").delay_ms(view, Throw(), below) for _ in range(200)]
    assert 2_000 < median(pauses) < 3_000
    assert max(pauses) < 8_000


def test_a_better_level_is_faster_and_errs_less() -> None:
    easy, medium, hard = LEVELS["easy"], LEVELS["medium"], LEVELS["hard"]
    assert easy.wrong_per_mille > medium.wrong_per_mille > hard.wrong_per_mille > 0
    assert easy.two_looks_ms > medium.two_looks_ms > hard.two_looks_ms
    assert easy.one_look_ms > medium.one_look_ms > hard.one_look_ms
    assert easy.ghost_hunt_ms > medium.ghost_hunt_ms > hard.ghost_hunt_ms


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_a_match_to_its_end(level: str) -> None:
    """[GB-8]"""
    policies: dict[Actor, Policy[Action]] = {seat(number): GhostBlitzBot(level) for number in (1, 2, 3, 4)}
    record = play(GAME, Setup(4, {"shuffle_figures": True}), policies, SeededSource(8), below_of(8))
    state = final_state(read_record(write_record(record)))
    assert isinstance(state, State)
    assert (state.phase, state.supply) == ("over", 0)


def test_an_unknown_level_and_a_foreign_view_are_not_accepted() -> None:
    class Elsewhere(Struct):
        seat: int

    with pytest.raises(KeyError, match="godlike"):
        GhostBlitzBot("godlike")
    with pytest.raises(TypeError, match="Elsewhere"):
        GhostBlitzBot("easy").choose(Elsewhere(1), GAME.legal_actions(grabbing(ONE_LOOK), seat(1)), below_of(1))
