"""Those who watch see everything and can press nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.party import Party
from tests.e2e.people import Person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


@pytest.fixture
def watched(party: Party) -> tuple[Person, Person]:
    """Ada plays against a bot and is to throw; Wim watches."""
    ada, wim = party.at_desk("Ada"), party.at_desk("Wim")
    link = party.table(ada, GHOST, throw_ms=50, grab_limit_s=600, first_seat=1)
    ada.add_bot(2, "Easy")
    ada.start()
    wim.watch(link)
    expect(wim.felt.get_by_text("Ada throws")).to_be_visible()
    return ada, wim


@pytest.mark.slow
def test_players_see_how_many_watch(watched: tuple[Person, Person]) -> None:
    ada, _ = watched
    expect(ada.text("1 watching")).to_be_visible()


@pytest.mark.slow
def test_whoever_watches_sees_the_dice_and_has_no_key_to_grab(watched: tuple[Person, Person]) -> None:
    ada, wim = watched
    GhostBlitzPlayer(ada).throw()
    expect(wim.page.get_by_role("group", name="The throw").get_by_role("img", name=re.compile("die: "))).to_have_count(
        5
    )
    expect(wim.page.get_by_role("group", name="Figures").get_by_role("button")).to_have_count(0)


@pytest.mark.slow
def test_whoever_watches_has_no_key_to_roll(party: Party) -> None:
    ada, wim = party.at_desk("Ada"), party.on_phone("Wim")
    link = party.table(ada, KING, first_seat=1)
    ada.add_bot(2)
    ada.start()
    wim.watch(link)
    expect(wim.felt.get_by_text("Ada has the turn.")).to_be_visible()
    expect(wim.page.get_by_role("button", name=re.compile("Roll|End turn|crown"))).to_have_count(0)


@pytest.mark.slow
def test_a_listed_table_can_be_found_in_the_hall(party: Party) -> None:
    ada, wim = party.at_desk("Ada"), party.on_phone("Wim")
    party.table(ada, KING)
    ada.hand.press(ada.switch("Show it in the hall"))
    expect(ada.switch("Show it in the hall")).to_be_checked()
    wim.open_lobby()
    wim.hand.press(wim.link("Sit down at Ada’s table"))
    wim.give_name("Take a seat")
    wim.sits()
