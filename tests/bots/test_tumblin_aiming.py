"""How bots of Tumblin-Dice aim: the same from the same seed, within the budget, better than chance, in every option."""

from math import radians, tan
from statistics import mean

import pytest
from msgspec.structs import replace

from benchmarks.ladder.match import BotMatch
from dicehall.bots.tumblin_aiming import CUT_S, FACES, AimJob, BadAimJob, aim, shown_by_start
from dicehall.bots.tumblin_dice import HANDS, LEVELS
from dicehall.core import Move, OptionValue, Setup, seat
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Throw
from dicehall.games.tumblin_dice.state import Pose, Resting, State, Tilt
from dicehall.match import below_of
from dicehall.match.flight import Aim, Polish
from dicehall.physics import BOARD, ThrowJob, throw
from dicehall.physics.faces import turn_of

BY_SEATS: dict[str, OptionValue] = {"first_order": "seats"}
OPTIONS: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (2, {}),
    (4, {"teams": True}),
    (2, {"double_dice": True}),
    (2, {"offence_defence": True}),
    (3, {"before_line": -1}),
)


def thrown(*board: Resting) -> State:
    """Seat 1's die is in the air, above a board that nobody else threw at."""
    state = replace(GAME.initial(Setup(2, BY_SEATS)), board=board)
    return GAME.apply(state, Move(seat(1), Throw("plain"))).state


def lying(die: str, x: float, y: float, level: int, face: int = 6) -> Resting:
    """Flat on its level."""
    return Resting(die, face, level, pose=Pose((x, y, 12.7 * (5 - level) + 8), turn_of(face)))


class Clock:
    """Goes on by a step whenever it is asked."""

    def __init__(self, step_s: float) -> None:
        self.asked, self._step_s = 0, step_s

    def __call__(self) -> float:
        self.asked += 1
        return self.asked * self._step_s


def points(aimed: Aim, hand: float, throws: int) -> float:
    """On average, on an empty board."""
    found = []
    for seed in range(throws):
        settled = throw(ThrowJob((), "red-1", aimed, hand, 5_000 + seed)).settled
        die = settled.dice[0]
        found.append(die.face * die.level if die.crossed and settled.disc_first and not die.off_board else 0)
    return mean(found)


# --- The job


def test_the_same_job_has_the_same_answer() -> None:
    job = AimJob(thrown(lying("white-1", 475.0, 0.0, 3)), "hard", "used", seed=3, limit_s=0.06)
    assert aim(job) == aim(job)


def test_another_seed_tries_other_aims() -> None:
    jobs = [AimJob(thrown(), "hard", "used", seed, limit_s=0.03) for seed in range(4)]
    assert len({aim(job) for job in jobs}) > 1


def test_the_time_allowed_says_how_many_throws_are_tried() -> None:
    assert 33 <= tries(thrown(), limit_s=0.3) <= 36
    assert 66 <= tries(thrown(), limit_s=0.6) <= 72


def test_with_many_dice_on_the_board_fewer_throws_are_tried() -> None:
    dice = ["white-1", "white-2", "white-3", "white-4", "red-2", "red-3", "red-4"]
    crowd = [lying(die, 200.0 + 20 * (n % 5), -60.0 + 40 * (n // 5), 1) for n, die in enumerate(dice)]
    assert 21 <= tries(thrown(*crowd), limit_s=0.3) <= 24


def tries(state: State, limit_s: float) -> int:
    clock = Clock(0.0)
    aim(AimJob(state, "master", "used", seed=1, limit_s=limit_s), clock)
    return clock.asked - 1


def test_a_machine_that_is_far_too_slow_stops_and_takes_the_best_so_far() -> None:
    clock = Clock(0.6)
    aimed = aim(AimJob(thrown(), "master", "used", seed=1, limit_s=1.5), clock)
    assert (clock.asked - 1) * 0.6 == pytest.approx(CUT_S + 0.6)
    assert aimed.speed_m_s > 1.2


def test_a_search_that_had_no_time_at_all_answers_with_the_first_guess() -> None:
    assert aim(AimJob(thrown(), "hard", "used", seed=1, limit_s=0.1), Clock(CUT_S + 1)).speed_m_s > 1.2


@pytest.mark.parametrize("polish", ["fresh", "dull"])
def test_a_duller_board_is_thrown_at_harder(polish: Polish) -> None:
    """[TD-14]"""
    used, other = (aim(AimJob(thrown(), "hard", one, 1, 0.03)).speed_m_s for one in ("used", polish))
    assert (other > used) == (polish == "dull")


def test_a_die_can_only_be_aimed_after_it_was_taken() -> None:
    with pytest.raises(BadAimJob, match="right after a throw"):
        aim(AimJob(GAME.initial(Setup(2, BY_SEATS)), "easy", "used", 1))


def test_nobody_aims_at_a_real_board() -> None:
    with pytest.raises(BadAimJob, match="white-1 lies on the board without a pose"):
        aim(AimJob(thrown(Resting("white-1", 4, 2)), "easy", "used", 1))


def test_there_is_no_other_level() -> None:
    with pytest.raises(BadAimJob, match="'expert': there are easy, medium"):
        aim(AimJob(thrown(), "expert", "used", 1))


# --- One throw for six faces


def test_whatever_is_up_at_the_start_every_face_can_end_up() -> None:
    found = [shown_by_start(Resting("red-1", face, 1)) for face in FACES]
    assert all(sorted(shown) == list(FACES) for shown in zip(*found, strict=True))
    assert found[5] == FACES, "a die that lies as it was thrown shows what was up"
    assert [shown[5] for shown in found] == list(FACES), "thrown with 6 up it shows what it shows"
    assert all(here + there == 7 for here, there in zip(found[0], found[5], strict=True)), "upside down"


def test_a_cocked_die_is_read_by_the_rule_with_any_start() -> None:
    """[TD-R5]"""
    undecided = Resting("red-1", 3, 1, tilt=Tilt(5, 3, 2.0))
    nearest = shown_by_start(Resting("red-1", 5, 1))
    after = shown_by_start(Resting("red-1", 3, 1))
    assert shown_by_start(undecided) == tuple(map(min, zip(nearest, after, strict=True)))


@pytest.mark.slow
def test_the_simulator_agrees_on_what_other_faces_would_have_shown() -> None:
    """Rounding makes one in some throws turn over otherwise; chance agreement would be one in six."""
    agreed = []
    for seed in range(10):
        by_start = shown_by_start(throw(ThrowJob((), "red-1", Aim(1.1), 1.0, seed)).settled.dice[0])
        for face in (1, 3, 5):
            other = throw(ThrowJob((), "red-1", Aim(1.1, face=face), 1.0, seed)).settled.dice[0]
            agreed.append(other.face == by_start[face - 1])
    assert sum(agreed) >= 24, "30 at best; 24 by luck has a chance below 1e-12"


# --- Play


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=["plain", "teams", "double", "duel", "before the line"])
def test_bots_of_all_levels_play_a_match_by_the_rules(seats: int, options: dict[str, OptionValue]) -> None:
    """Every move goes through the rules, which refuse what is against them."""
    setup = Setup(seats, {**BY_SEATS, "quarters": 3, "dice_per_seat": 3, **options})
    match = BotMatch(setup, (*LEVELS, "hard")[:seats], seed=4, share=0.02)
    outcome = GAME.outcome(match.play())
    assert outcome is not None
    assert outcome.winners
    assert len(match.throws) >= 18


@pytest.mark.slow
def test_the_same_seed_plays_the_same_match() -> None:
    setup = Setup(2, {**BY_SEATS, "quarters": 3})
    first, second = (BotMatch(setup, ("hard", "master"), seed=9, share=0.04) for _ in range(2))
    assert first.play(most_throws=8) == second.play(most_throws=8)
    assert first.aimed == second.aimed


@pytest.mark.slow
def test_a_searched_aim_brings_far_more_than_a_random_one() -> None:
    """Random aims bring 3 to 5 points here, a good bot's 11 to 13; the spread of the means below is about 1."""
    below = below_of(8)
    anyhow = [Aim(0.3 + below(220) / 100, aim_deg=below(60) - 30.0, face=1 + below(6)) for _ in range(60)]
    by_luck = mean(points(one, HANDS["master"], 1) for one in anyhow)
    searched = [aim(AimJob(thrown(), "master", "used", seed, limit_s=0.3)) for seed in range(3)]
    assert mean(points(one, HANDS["master"], 20) for one in searched) > 1.5 * by_luck + 2


@pytest.mark.slow
def test_a_rival_is_knocked_off_when_only_that_wins() -> None:
    """[TD-5] Far behind in the last throw, points of one's own are too few; the rival's 24 must go over the edge."""
    rival = lying("white-1", 600.0, 0.0, 4)
    state = replace(thrown(rival), hand=((0,), (0,)), quarter=4, scores=((0, 4), (0, 0), (0, 0)))
    aimed = aim(AimJob(state, "master", "used", seed=2, limit_s=0.6))
    y_mm = aimed.y_mm + (600.0 - BOARD.disc_x.value) * tan(radians(aimed.aim_deg))
    assert abs(y_mm) < 20, "towards the rival's die, and not to a free ledge"


@pytest.mark.long
def test_each_level_beats_the_one_two_below() -> None:
    """Each two levels, as far as ten matches can tell: a lead of some 250 points with a spread of 110."""
    for worse, better in (("easy", "hard"), ("medium", "master")):
        lead = 0
        for number in range(10):
            levels = (better, worse) if number % 2 == 0 else (worse, better)
            match = BotMatch(Setup(2, BY_SEATS), levels, seed=100 + number // 2, share=0.1)
            outcome = GAME.outcome(match.play())
            assert outcome is not None
            lead += outcome.scores[number % 2] - outcome.scores[1 - number % 2]
        assert lead > 0, (better, worse)
