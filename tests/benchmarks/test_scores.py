"""What the benchmarks with people make of the rounds that were played."""

from random import Random

from benchmarks.claim_race.figures import Spread, Used, figures_of, spread
from benchmarks.fairness.score import score_of, true_first
from benchmarks.peers.plan import PlayedRound, Rhythm, drawn

USED = Used(1.0, 0.0, 50.0)


def test_a_claim_is_timed_at_the_winner() -> None:
    round_ = played(pressed_ms=(300, 200, 250, 280), verdict_ms=(231, 233, 232, 231), winners=(2,))
    figures = figures_of(((round_,),), USED, is_by_arrival=True)
    assert figures.claim_ms == figures.last_claim_ms == Spread(1, 33, 33, 33)


def test_where_presses_are_compared_the_last_one_counts_only_if_all_were() -> None:
    all_in = played(pressed_ms=(300, 200, 250, 280), verdict_ms=(304, 303, 303, 303), winners=(2,), grabs=4)
    one_late = played(pressed_ms=(300, 200, 250, 280), verdict_ms=(231, 301, 232, 231), winners=(2,), grabs=3)
    figures = figures_of(((all_in, one_late),), USED, is_by_arrival=False)
    assert (figures.claim_ms.n, figures.last_claim_ms) == (2, Spread(1, 3, 3, 3))


def test_the_dice_are_timed_at_the_last_seat() -> None:
    figures = figures_of(((played(thrown_ms=7, dice_ms=(10, 12, 11, 10)),),), USED, is_by_arrival=True)
    assert figures.dice_ms == Spread(1, 5, 5, 5)


def test_a_round_with_two_winners_or_none_is_bad() -> None:
    table = (played(winners=(1,)), played(winners=(1, 3)), played(winners=(0,)))
    figures = figures_of((table,), USED, is_by_arrival=True)
    assert (figures.bad, figures.claim_ms.n) == (2, 1)


def test_percentiles_of_a_hundred_times() -> None:
    assert spread(map(float, range(100))) == Spread(100, 50, 95, 99)


def test_first_is_the_shortest_reaction_and_not_the_earliest_press() -> None:
    assert true_first(played(painted_ms=(10, 150, 10, 10), pressed_ms=(500, 600, 510, 520))) == 2


def test_the_score_counts_wins_of_the_true_first() -> None:
    fair = played(painted_ms=(10, 150, 10, 10), pressed_ms=(500, 600, 510, 520), winners=(2,))
    unfair = played(painted_ms=(10, 150, 10, 10), pressed_ms=(500, 600, 510, 520), winners=(1,))
    score = score_of(((fair, unfair), (unfair, unfair)))
    assert (score.right, score.wins, score.true_firsts) == (0.25, (3, 1, 0, 0), (0, 4, 0, 0))


def test_a_lead_of_less_than_a_frame_is_left_out_of_the_second_score() -> None:
    narrow = played(painted_ms=(10, 10, 10, 10), pressed_ms=(500, 505, 900, 900), winners=(2,))
    clear = played(painted_ms=(10, 10, 10, 10), pressed_ms=(500, 550, 900, 900), winners=(1,))
    score = score_of(((narrow, clear),))
    assert (score.right, score.right_beyond_frame) == (0.5, 1.0)


def test_a_round_with_two_winners_is_wrong() -> None:
    score = score_of(((played(winners=(1, 2)), played(winners=(1,))),))
    assert (score.right, score.bad, score.wins) == (0.5, 1, (1, 0, 0, 0))


def test_the_same_seed_draws_the_same_people() -> None:
    rhythm = Rhythm(lambda draw: tuple(draw.uniform(130, 300) for _ in range(4)), (50, 100))
    assert drawn(3, 4, rhythm, 1) == drawn(3, 4, rhythm, 1)
    assert drawn(3, 4, rhythm, 1) != drawn(3, 4, rhythm, 2)
    assert drawn(3, 4, rhythm, 1)[0] == drawn(1, 4, rhythm, 1)[0]


def test_pauses_lie_within_their_limits() -> None:
    (rounds,) = drawn(1, 50, Rhythm(lambda draw: (Random.random(draw),) * 4, (50, 100)), 1)
    assert all(50 <= one.pause_ms <= 100 for one in rounds[1:])


def played(
    thrown_ms: float = 0,
    dice_ms: tuple[float, ...] = (1, 1, 1, 1),
    painted_ms: tuple[float, ...] = (2, 2, 2, 2),
    pressed_ms: tuple[float, ...] = (200, 250, 300, 350),
    verdict_ms: tuple[float, ...] = (201, 201, 201, 201),
    winners: tuple[int, ...] = (1,),
    grabs: int = 1,
) -> PlayedRound:
    """A round in which seat 1 is first."""
    return PlayedRound(thrown_ms, dice_ms, painted_ms, pressed_ms, verdict_ms, winners, grabs)
