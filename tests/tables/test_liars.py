"""A short run of `./bench liars`, always with the same seed: honest players win, liars hardly gain."""

import pytest

from benchmarks.liars import CASES, Figures, measured


def row(name: str, matches: int = 40) -> Figures:
    """Of 60 races each; the seed is fixed, so they are the same in every run."""
    return measured(next(case for case in CASES if case.name == name), matches, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["honest, 5 to 300 ms", "honest, behind a proxy"])
def test_the_fastest_of_honest_players_wins_or_loses_a_dead_heat(name: str) -> None:
    """In 97 of 100 races at least; by arrival it would be 75."""
    figures = row(name)
    assert figures.right_or_level >= 0.97
    assert figures.arrival_right <= 0.85
    assert abs(figures.nearest_wins - 0.25) <= 0.03
    assert abs(figures.farthest_wins - 0.25) <= 0.03


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "most_wins", "most_gain_ms"),
    [("patched timestamp, 30 ms", 0.27, 8), ("userscript, 30 ms", 0.30, 25)],
)
def test_a_lie_gains_no_more_than_was_promised(name: str, most_wins: float, most_gain_ms: float) -> None:
    """A quarter of all races would be fair, as all are equally quick."""
    figures = row(name)
    assert figures.liar_wins is not None
    assert figures.liar_gain_mean_ms is not None
    assert figures.liar_gain_max_ms is not None
    assert figures.liar_wins <= most_wins
    assert figures.liar_gain_mean_ms <= most_gain_ms
    assert figures.liar_gain_max_ms <= 120


@pytest.mark.slow
def test_where_nothing_but_the_client_s_word_is_known_a_lie_does_gain() -> None:
    """The limit of all such rules, and that the rows above can tell a liar at all: a client that delays everything."""
    assert (row("custom client, proxy", matches=5).liar_wins or 0) > 0.6


def test_the_same_seed_gives_the_same_figures() -> None:
    assert measured(CASES[0], 1, seed=3) == measured(CASES[0], 1, seed=3)
