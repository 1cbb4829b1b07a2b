"""The time of one press: what is promised to honest players, and what a liar can gain at most."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dicehall.tables import HERE, Bounds, Stamps, judged
from dicehall.tables.arbiter import BUDGET_MS, STALL_MS

FASTEST_MS = 120.0
ROUNDED_MS = 0.11
"""Verdicts have one decimal."""


def tenths(least: float, most: float) -> st.SearchStrategy[float]:
    """Measured milliseconds."""
    return st.integers(round(least * 10), round(most * 10)).map(lambda tenth: tenth / 10)


BOUNDS = st.builds(lambda floor, spare: Bounds(floor, round(floor + spare, 1)), tenths(0, 270), tenths(28.7, 76.7))
REACTIONS = tenths(FASTEST_MS, 5_000)
BUDGETS = tenths(0, BUDGET_MS)


def seen(bounds: Bounds, proven_ms: float) -> float:
    """When the browser's word of its painting comes, so that this much delay is proven."""
    return bounds.floor_ms + proven_ms


@given(BOUNDS, REACTIONS, BUDGETS, tenths(0, 100), tenths(0, 100))
def test_whoever_s_way_is_within_what_is_believed_gets_the_time_of_the_press(
    bounds: Bounds, pressed_ms: float, budget_ms: float, more_ms: float, proven_ms: float
) -> None:
    """Exactness: from the least way to what was proven and the budget, the browser's word counts as it is."""
    believed_ms = min(bounds.most_ms - bounds.floor_ms, proven_ms + budget_ms)
    way_ms = bounds.floor_ms + min(more_ms, believed_ms)
    painted_ms = seen(bounds, proven_ms)
    stamps = Stamps(pressed_ms + way_ms, pressed_ms, painted_ms, painted_ms)
    assert judged(stamps, bounds, budget_ms, FASTEST_MS).time_ms == pytest.approx(pressed_ms, abs=ROUNDED_MS)


@given(BOUNDS, REACTIONS, BUDGETS, tenths(0, 900), tenths(0, 100))
def test_an_honest_player_loses_no_more_than_what_lies_beyond_belief(
    bounds: Bounds, pressed_ms: float, budget_ms: float, more_ms: float, proven_ms: float
) -> None:
    """Worst honest loss: the part of the way beyond what was proven and the budget."""
    believed_ms = min(bounds.most_ms - bounds.floor_ms, proven_ms + budget_ms)
    painted_ms = seen(bounds, proven_ms)
    stamps = Stamps(pressed_ms + bounds.floor_ms + more_ms, pressed_ms, painted_ms, painted_ms)
    lost_ms = judged(stamps, bounds, budget_ms, FASTEST_MS).time_ms - pressed_ms
    assert lost_ms == pytest.approx(max(0.0, more_ms - believed_ms), abs=ROUNDED_MS)


@given(BOUNDS, REACTIONS, BUDGETS, tenths(0, 300), tenths(0, 5_000), tenths(0, 900), tenths(0, 900))
def test_in_one_race_a_liar_gains_no_more_than_the_doubt_about_the_way(
    bounds: Bounds,
    pressed_ms: float,
    budget_ms: float,
    more_ms: float,
    said_ms: float,
    painted_ms: float,
    ponged_ms: float,
) -> None:
    """Whatever the page says, and whatever it delays."""
    stamps = Stamps(pressed_ms + bounds.floor_ms + more_ms, said_ms, painted_ms, ponged_ms)
    gained_ms = pressed_ms - judged(stamps, bounds, budget_ms, FASTEST_MS).time_ms
    assert gained_ms <= bounds.most_ms - bounds.floor_ms + ROUNDED_MS


@given(BOUNDS, st.lists(st.tuples(REACTIONS, tenths(0, 60), tenths(0, 60)), min_size=1, max_size=60))
def test_in_the_long_run_a_patched_clock_gains_4_ms_a_race(
    bounds: Bounds, races: list[tuple[float, float, float]]
) -> None:
    """It always says "as fast as a human can be"; what it painted and ponged is true, for it cannot know the way."""
    budget_ms, gained_ms = BUDGET_MS, 0.0
    for pressed_ms, there_ms, back_ms in races:
        way_ms = bounds.floor_ms + there_ms + back_ms
        seen_ms = bounds.floor_ms + there_ms  # the word of the painting had no delay on its way back
        verdict = judged(Stamps(pressed_ms + way_ms, FASTEST_MS, seen_ms, seen_ms), bounds, budget_ms, FASTEST_MS)
        budget_ms = verdict.budget_ms
        gained_ms += pressed_ms - verdict.time_ms
    assert gained_ms <= BUDGET_MS + len(races) * (4 + 2 * ROUNDED_MS)


@given(BOUNDS, REACTIONS, BUDGETS, tenths(-50, 5_000), tenths(0, 400))
def test_nobody_is_judged_later_than_the_arrival_less_the_least_way(
    bounds: Bounds, pressed_ms: float, budget_ms: float, said_ms: float, more_ms: float
) -> None:
    """So nobody can press late and seem to have pressed even later, to be the last wrong one for instance."""
    stamps = Stamps(pressed_ms + bounds.floor_ms + more_ms, said_ms)
    verdict = judged(stamps, bounds, budget_ms, FASTEST_MS)
    assert verdict.time_ms <= pressed_ms + more_ms + ROUNDED_MS
    assert verdict.earliest_ms - ROUNDED_MS <= verdict.time_ms


def test_pongs_bound_what_a_page_proves_by_painting_late() -> None:
    """A page can hold its own words back, and not the browser's pongs."""
    bounds, stamps = Bounds(20, 90), Stamps(600, 120, 420, 25)
    assert judged(stamps, bounds, 0, FASTEST_MS).time_ms == 600 - 20 - (25 + 25 - 20)


@pytest.mark.parametrize(("painted_ms", "ponged_ms"), [(None, 25), (420, None), (None, None)])
def test_without_painting_or_pong_nothing_is_proven(painted_ms: float | None, ponged_ms: float | None) -> None:
    assert judged(Stamps(600, 120, painted_ms, ponged_ms), Bounds(20, 90), 0, FASTEST_MS).time_ms == 580


def test_a_browser_that_does_not_say_is_judged_by_its_painting() -> None:
    """A hidden tab, or a clock that is too coarse: the way there and back is taken from the word of the painting."""
    assert judged(Stamps(600, None, 50, 30), Bounds(20, 90), 80, FASTEST_MS).time_ms == 550


def test_a_browser_that_says_nothing_at_all_is_judged_by_its_arrival() -> None:
    assert judged(Stamps(600), Bounds(20, 90), 80, FASTEST_MS).time_ms == 580


def test_where_the_system_saw_packets_lost_400_ms_more_can_be_proven() -> None:
    """Faces that were sent again came late, and so did the pong that went with them."""
    lost = Stamps(1_000, 560, 400, 390, is_stalled=True)
    assert judged(lost, Bounds(20, 90), 5, FASTEST_MS).time_ms == 980 - (400 - 20) - 5
    assert judged(lost, Bounds(20, 90), 80, FASTEST_MS).time_ms == 560
    assert judged(replace(lost, is_stalled=False), Bounds(20, 90), 80, FASTEST_MS).time_ms == 980 - 70
    longest = Stamps(2_000, 120, 900, 900, is_stalled=True)
    assert judged(longest, Bounds(20, 90), 80, FASTEST_MS).time_ms == 1_980 - 70 - STALL_MS


def test_a_lost_packet_alone_proves_nothing() -> None:
    """Else whoever lies would gain 400 ms each time that something is lost."""
    assert judged(Stamps(1_000, 120, 40, 40, is_stalled=True), Bounds(20, 90), 5, FASTEST_MS).time_ms == 980 - 20 - 5


def test_the_budget_returns_4_ms_a_race_and_is_never_more_than_80() -> None:
    bounds = Bounds(20, 90)
    assert judged(Stamps(600, 580, 20, 20), bounds, 30, FASTEST_MS).budget_ms == 34
    assert judged(Stamps(600, 580, 20, 20), bounds, 78, FASTEST_MS).budget_ms == BUDGET_MS


def test_the_budget_runs_dry_under_a_clock_that_always_says_sooner() -> None:
    bounds, budget_ms = Bounds(20, 90), BUDGET_MS
    gains = []
    for _ in range(6):
        verdict = judged(Stamps(620, 120, 20, 20), bounds, budget_ms, FASTEST_MS)
        gains.append(round(600 - verdict.time_ms, 1))
        budget_ms = verdict.budget_ms
    assert gains == [70, 14, 4, 4, 4, 4]


def test_the_budget_lasts_for_an_honest_player_whose_way_back_varies() -> None:
    """Delays of the painting's word prove as much in one race as the claim's delay uses in another."""
    bounds, budget_ms = Bounds(20, 90), BUDGET_MS
    for race in range(200):
        late_ms = 40.0 * (race % 2)
        stamps = Stamps(600 + 20 + late_ms, 600, 60 - late_ms, 60 - late_ms)
        verdict = judged(stamps, bounds, budget_ms, FASTEST_MS)
        assert verdict.time_ms == 600
        budget_ms = verdict.budget_ms


def test_no_press_is_earlier_than_a_human_can_be() -> None:
    assert judged(Stamps(130, 20), Bounds(0, 70), 80, FASTEST_MS).time_ms == FASTEST_MS


def test_without_a_network_between_the_arrival_counts() -> None:
    """A bot, or a key of this machine: nothing is believed beyond it."""
    assert judged(Stamps(500, 120, 0, 0), HERE, BUDGET_MS, FASTEST_MS).time_ms == 500
