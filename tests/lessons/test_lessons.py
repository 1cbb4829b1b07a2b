"""Lessons are played by the rules, and the browser has what comes of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dicehall.core import chance
from dicehall.games import GAMES
from dicehall.games.ghost_blitz_dice.actions import Grab, Rolled, Throw
from dicehall.lessons import LESSONS, BadLesson, Film, film_of
from dicehall.lessons.film import Told
from dicehall.lessons.lesson import Beat, Deed, Lesson, Slip, Step
from dicehall.lessons.writing import path_of, written
from dicehall.wire import outgoing

GHOST = LESSONS["ghost_blitz_dice"]
RIGHT = Deed(Grab(32, ("mouse",)))


@pytest.fixture(params=sorted(LESSONS))
def film(request: pytest.FixtureRequest) -> Film:
    return film_of(LESSONS[request.param])


def updates(told: tuple[Told, ...]) -> list[outgoing.Update]:
    return [one.message for one in told if isinstance(one.message, outgoing.Update)]


def test_every_game_has_one() -> None:
    assert set(LESSONS) == set(GAMES)


def test_the_browser_has_what_the_rules_make_of_it(film: Film) -> None:
    assert path_of(film.game).read_text("utf-8") == written(film), "run `python -m dicehall.lessons`"


def test_a_match_is_won_by_the_learner(film: Film) -> None:
    last = [update for step in film.steps for update in updates(step.told)][-1]
    assert last.outcome is not None
    assert last.outcome.winners == (1,)


def test_it_can_be_done_in_two_minutes(film: Film) -> None:
    """What is to be read and waited for; 8 seconds for each step are the learner's own."""
    waited_ms = sum(told.wait_ms for step in film.steps for told in step.told)
    assert waited_ms / 1000 + 8 * len(film.steps) < 120


def test_updates_follow_each_other(film: Film) -> None:
    revisions = [update.revision for step in film.steps for update in updates(step.told)]
    assert revisions == list(range(1, len(revisions) + 1))
    starts = [0, *[updates(step.told)[-1].revision if updates(step.told) else None for step in film.steps]]
    for start, step in zip(starts, film.steps, strict=False):
        branches = [slip.told for slip in step.slips] + ([step.late.told] if step.late else [])
        for told in filter(updates, branches):
            assert start is None or updates(told)[0].revision == start + 1


def test_a_wrong_grab_costs_a_point_and_a_right_one_brings_it() -> None:
    commonest = film_of(GHOST).steps[1]
    assert points(commonest.told) == (15, 17)
    assert [points(slip.told) for slip in commonest.slips] == [(13, 19)] * 4
    assert commonest.late is not None
    assert points(commonest.late.told) == (14, 18)


def points(told: tuple[Told, ...]) -> object:
    return getattr(updates(told)[-1].view, "points", None)


def with_step(step: Step) -> Lesson:
    """A lesson whose second step is this one."""
    return replace(GHOST, steps=(GHOST.steps[0], step))


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (Step("w", "", do=Deed(Throw())), r"step 2 \(w\): seat 1: Throw\(\): GB-1"),
        (Step("w", "", do=RIGHT, then=(Beat(chance(), Rolled(("book",) * 5)),)), "step 2.*chance 0.*GB-"),
        (Step("w", "", do=RIGHT, slips=(Slip(RIGHT, "s", rule="GB-R4"),)), "refused by no rule, not by GB-R4"),
        (Step("w", "", slips=(Slip(Deed(Throw()), "s", rule="GB-R4"),)), "refused by GB-1, not by GB-R4"),
    ],
)
def test_a_lesson_against_the_rules_is_refused(step: Step, reason: str) -> None:
    with pytest.raises(BadLesson, match=reason):
        film_of(with_step(step))
