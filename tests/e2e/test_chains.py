"""Whoever comes back in mid-match adds to the dice from the same chain; only a lost one is replaced."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.party import Party
from tests.e2e.people import Person
from tests.e2e.records import download_record, new_chains, verify_dice

BEA = 2
"""Her seat."""


@pytest.fixture
def pair(party: Party) -> tuple[Person, Person]:
    """Ada hosts; one throw of Bea's is over, and she was right."""
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    bea.sit_down(party.table(ada, "ghost_blitz_dice", throw_ms=50, grab_limit_s=600, first_seat=BEA))
    bea.ready()
    ada.start()
    throw_and_grab(bea)
    return ada, bea


def throw_and_grab(person: Person) -> None:
    """Whoever is right throws the next time, too."""
    player = GhostBlitzPlayer(person)
    player.throw()
    player.grab_right()
    expect(person.page.get_by_role("region", name="You were first!")).to_be_visible()


def ended(ada: Person, bea: Person, folder: Path) -> Path:
    """Bea leaves; the record of the match, whose draws are right."""
    bea.leave()
    ada.waits_for_result()
    record = download_record(ada, folder)
    status, said = verify_dice(record)
    assert status == 0, said
    assert "0 still sealed, 0 unsealed" in said
    return record


@pytest.mark.slow
def test_after_a_reload_the_chain_goes_on(pair: tuple[Person, Person], tmp_path: Path) -> None:
    ada, bea = pair
    bea.page.reload()
    throw_and_grab(bea)
    assert new_chains(ended(ada, bea, tmp_path)) == []


@pytest.mark.slow
def test_a_second_tab_goes_on_with_the_chain_and_so_does_the_first_one(
    pair: tuple[Person, Person], tmp_path: Path
) -> None:
    ada, bea = pair
    newer = Person(bea.page.context.new_page(), bea.hand, bea.name, bea.url)
    newer.follow(bea.page.url)
    throw_and_grab(newer)
    bea.hand.press(bea.button("Use this tab instead"))
    expect(newer.heading("You sit here in another tab.")).to_be_visible()
    throw_and_grab(bea)
    assert new_chains(ended(ada, bea, tmp_path)) == []


@pytest.mark.slow
def test_a_chain_that_the_browser_has_lost_is_replaced(pair: tuple[Person, Person], tmp_path: Path) -> None:
    ada, bea = pair
    bea.page.evaluate("localStorage.clear()")
    bea.page.reload()
    throw_and_grab(bea)
    assert new_chains(ended(ada, bea, tmp_path)) == [BEA]
