"""The photo finish of a throw: it says the same as the verdict, in a picture and in numbers."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.looks import faults_found_by_axe
from tests.e2e.party import Party, gathered
from tests.e2e.people import Person
from tests.e2e.served import Served

_VERDICT = re.compile(r'img "(\w+)"\n *- text: ([\d.]+) s · (\w+)')
"""Who, after how many seconds, and what became of it."""


class Judged(NamedTuple):
    """Ada has no pointer and was wrong, then Bea was right on her phone."""

    ada: Person
    bea: Person


@pytest.fixture(scope="module")
def thrown(server: Served, browser: Browser) -> Iterator[Judged]:
    with gathered(server, browser) as party:
        yield throw(party)


@pytest.fixture
def judged(thrown: Judged) -> Iterator[Judged]:
    """The same, with nothing open."""
    yield thrown
    for person in thrown:
        person.page.keyboard.press("Escape")


def throw(party: Party) -> Judged:
    ada, bea = party.with_keyboard("Ada"), party.on_phone("Bea")
    bea.sit_down(party.table(ada, "ghost_blitz_dice", throw_ms=50, grab_limit_s=600, first_seat=1))
    bea.ready()
    ada.start()
    wrong, right = GhostBlitzPlayer(ada), GhostBlitzPlayer(bea)
    wrong.throw()
    right.race.wait_for()
    figure = right_figure(wrong.read())
    wrong.grab(next(other for other in FIGURES if other != figure))
    right.grab_right()
    expect(ada.page.get_by_role("region", name="Bea was first")).to_be_visible()
    return Judged(ada, bea)


@pytest.mark.slow
def test_the_finish_has_the_times_of_the_verdict(judged: Judged) -> None:
    told = _VERDICT.findall(judged.ada.page.get_by_role("region", name="Bea was first").aria_snapshot())
    assert {(name, what) for name, _, what in told} == {("You", "wrong"), ("Bea", "first")}
    finish = judged.ada.open_finish()
    expect(finish.get_by_role("heading", name="Bea was first!")).to_be_visible()
    lanes = finish.get_by_role("figure", name="Who pressed when").get_by_role("listitem")
    expect(lanes).to_have_text([re.compile("^Bea.*first"), re.compile("^You.*wrong")])
    finish.get_by_role("radio", name="Numbers").check()
    for name, said, _ in told:  # the same number, rounded to hundredths here and to thousandths there
        assert abs(pressed_s(finish, name) - float(said)) <= 0.005 + 0.0005 + 1e-9


def pressed_s(finish: Locator, name: str) -> float:
    """Of the numbers: seconds from the dice on the own screen to the press."""
    place = finish.get_by_role("columnheader").all_inner_texts().index("pressed") - 1  # the name is a head of its row
    return float(finish.get_by_role("row", name=name).get_by_role("cell").nth(place).inner_text())


@pytest.mark.slow
def test_whoever_was_first_reads_of_themselves(judged: Judged) -> None:
    finish = judged.bea.open_finish()
    expect(finish.get_by_role("heading", name="You were first!")).to_be_visible()
    expect(finish.get_by_text(re.compile("^Ada pressed sooner, but wrong|^Only you were right"))).to_be_visible()


@pytest.mark.slow
def test_picture_and_numbers_are_for_everybody(judged: Judged) -> None:
    ada, bea = judged
    finish = ada.open_finish()
    assert faults_found_by_axe(ada.page) == []
    finish.get_by_role("radio", name="Numbers").check()
    expect(finish.get_by_role("table", name="All numbers of this race")).to_be_visible()
    assert faults_found_by_axe(ada.page) == []
    finish = bea.open_finish()
    bea.hand.press(finish.get_by_role("button", name="Numbers", exact=True))
    expect(finish.get_by_role("table", name="All numbers of this race")).to_be_visible()
    assert faults_found_by_axe(bea.page) == []


@pytest.mark.slow
def test_escape_closes_the_finish_and_gives_the_focus_back(judged: Judged) -> None:
    finish = judged.ada.open_finish()
    judged.ada.page.keyboard.press("Tab")
    judged.ada.page.keyboard.press("Escape")
    expect(finish).to_be_hidden()
    expect(judged.ada.felt.get_by_role("button", name="Photo finish")).to_be_focused()
