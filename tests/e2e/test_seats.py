"""A seat is kept: through a reload, through a second tab, and when the host is gone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.party import Party
from tests.e2e.people import Person

GHOST = "ghost_blitz_dice"


@pytest.fixture
def pair(party: Party) -> tuple[Person, Person]:
    """Ada hosts, Bea is to throw first; the dice lie for as long as anybody needs."""
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    bea.sit_down(party.table(ada, GHOST, throw_ms=50, grab_limit_s=600, first_seat=2))
    bea.ready()
    ada.start()
    expect(bea.button(re.compile("^Throw the dice"))).to_be_visible()
    return ada, bea


@pytest.mark.slow
def test_a_reload_in_mid_match_keeps_the_seat(pair: tuple[Person, Person]) -> None:
    _, bea = pair
    bea.page.reload()
    GhostBlitzPlayer(bea).throw()


@pytest.mark.slow
def test_a_reload_while_dice_lie_shows_the_same_dice(pair: tuple[Person, Person]) -> None:
    player = GhostBlitzPlayer(pair[1])
    player.throw()
    before = player.read()
    player.page.reload()
    player.race.wait_for()
    assert player.read() == before


@pytest.mark.slow
def test_the_tab_opened_last_gets_the_seat(pair: tuple[Person, Person]) -> None:
    _, bea = pair
    newer = Person(bea.page.context.new_page(), bea.hand, bea.name, bea.url)
    newer.follow(bea.page.url)
    GhostBlitzPlayer(newer).throw()


@pytest.mark.slow
def test_the_older_tab_says_that_a_newer_one_has_the_seat(pair: tuple[Person, Person]) -> None:
    _, bea = pair
    newer = bea.page.context.new_page()
    newer.goto(bea.page.url)
    expect(bea.heading("You sit here in another tab.")).to_be_visible()


@pytest.mark.slow
def test_the_older_tab_can_take_the_seat_back(pair: tuple[Person, Person]) -> None:
    _, bea = pair
    newer = bea.page.context.new_page()
    newer.goto(bea.page.url)
    bea.hand.press(bea.button("Use this tab instead"))
    expect(newer.get_by_role("heading", name="You sit here in another tab.")).to_be_visible()
    GhostBlitzPlayer(bea).throw()


@pytest.mark.slow
def test_somebody_who_leaves_for_good_ends_a_match_of_two(pair: tuple[Person, Person]) -> None:
    ada, bea = pair
    bea.leave()
    ada.waits_for_result()
    expect(ada.heading("You win!")).to_be_visible()


@pytest.mark.slow
def test_the_same_people_play_again(pair: tuple[Person, Person]) -> None:
    ada, bea = pair
    bea.leave()
    ada.waits_for_result()
    ada.hand.press(ada.button("Change seats or house rules"))
    bea.follow(ada.page.url)
    bea.sits()
    bea.ready()
    ada.start()
    expect(bea.felt).to_be_visible()


@pytest.mark.long
def test_the_host_passes_on_when_the_host_is_gone_for_twenty_seconds(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    bea.sit_down(party.table(ada, GHOST))
    ada.page.close()
    bea.button("Start the game").wait_for(timeout=40_000)
