"""Who comes back finds the table that waits, what was played, and the settings of this device."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.contexts import DESK, PHONE
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.people import Person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


def match_of(party: Party, game: str, **options: int) -> tuple[Person, Person]:
    """Ada and Bea play, and nothing moves that need not."""
    ada, bea = party.at_desk("Ada", calm=True), party.on_phone("Bea", calm=True)
    bea.sit_down(party.table(ada, game, **options))
    bea.ready()
    ada.start()
    expect(ada.felt).to_be_visible()
    return ada, bea


def resize(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})


def choose(person: Person, group: str, word: str) -> None:
    """Something in the settings."""
    person.page.get_by_role("group", name=group).get_by_role("radio", name=word, exact=True).check()


def open_settings(person: Person) -> None:
    person.hand.press(person.button("Settings"))
    expect(person.dialog("Settings")).to_be_visible()


@pytest.mark.slow
def test_who_comes_back_finds_the_table_that_waits_and_goes_on(party: Party) -> None:
    ada, _ = match_of(party, GHOST, first_seat=1)
    ada.follow(ada.url)
    expect(ada.heading("Good to see you, Ada.")).to_be_visible()
    expect(ada.text("Your turn to throw")).to_be_visible()
    for size in (DESK, PHONE):
        resize(ada, size)
        assert faults_found_by_axe(ada.page) == []
        assert sticking_out(ada.page) == []
    ada.hand.press(ada.page.get_by_role("link", name="Go on: Ghost Blitz with Bea"))
    expect(ada.felt).to_be_visible()


@pytest.mark.slow
def test_what_was_played_lately_can_be_watched_again(party: Party) -> None:
    ada, bea = match_of(party, KING, first_seat=1)
    code = ada.code
    bea.leave()
    ada.waits_for_result()
    ada.follow(ada.url)
    lately = ada.page.get_by_role("region", name="Played lately").get_by_role("listitem")
    expect(lately).to_have_text(re.compile("You won.*0 cards each · with Bea · today"))
    watch = lately.get_by_role("link", name="Watch it again: You won, today")
    expect(watch).to_have_attribute("href", f"/t/{code}/match/1")
    expect(bea.page.get_by_role("region", name="Played lately")).to_have_count(0)


def test_a_newcomer_sees_the_hall_as_it_is_for_newcomers(party: Party) -> None:
    ada = party.at_desk("Ada", calm=True)
    ada.open_lobby()
    expect(ada.heading("Pull up a chair.")).to_be_visible()
    expect(ada.text("One referee for all")).to_be_visible()
    manifest = ada.page.locator("link[rel=manifest]").get_attribute("href")
    assert ada.page.request.get(f"{ada.url}{manifest}").headers["content-type"] == "application/manifest+json"


@pytest.mark.slow
def test_settings_are_kept_after_a_reload_and_nothing_is_cut_off_in_large_text(party: Party) -> None:
    ada = party.on_phone("Ada", calm=True)
    ada.open_lobby()
    open_settings(ada)
    choose(ada, "Size of the text", "150 %")
    choose(ada, "Your hand", "Left")
    choose(ada, "Colours", "Easy to tell apart")
    choose(ada, "Motion", "Less")
    ada.page.reload()
    root = ada.page.locator("html")
    expect(root).to_have_attribute("data-hand", "left")
    expect(root).to_have_attribute("data-palette", "distinct")
    expect(root).to_have_css("font-size", "24px")
    expect(root).to_have_css("--fig-green", "#51dc65")
    assert sticking_out(ada.page) == []
    open_settings(ada)
    expect(ada.page.get_by_role("radio", name="150 %")).to_be_checked()
    assert sticking_out(ada.page) == []
    assert faults_found_by_axe(ada.page) == []
    choose(ada, "Size of the text", "100 %")
    for size in (PHONE, DESK):
        resize(ada, size)
        assert faults_found_by_axe(ada.page) == []


@pytest.mark.slow
def test_a_key_that_was_changed_does_what_it_should_after_a_reload(party: Party) -> None:
    ada, _ = match_of(party, GHOST, first_seat=1, throw_ms=50)
    ada.follow(ada.url)
    open_settings(ada)
    ada.hand.press(ada.button("Keys of the keyboard: Change"))
    sheet = ada.dialog("Keys of the keyboard")
    ghost = sheet.get_by_role("region", name="Ghost Blitz", exact=True)
    ghost.get_by_role("button", name="Throw the dice: Space. Change it").press("Enter")
    ada.page.keyboard.press("m")
    expect(sheet.get_by_role("status")).to_have_text("M is taken: Sound on or off (At every table).")
    ghost.get_by_role("button", name="Throw the dice: Space. Change it").press("Enter")
    ada.page.keyboard.press("1")
    expect(sheet.get_by_role("status")).to_have_text("Throw the dice: now 1. Grab the 1st figure: now Space.")
    assert faults_found_by_axe(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("Settings")).to_be_visible()

    ada.page.reload()
    ada.hand.press(ada.page.get_by_role("link", name="Go on: Ghost Blitz with Bea"))
    throw = GhostBlitzPlayer(ada).throw_key
    expect(throw).to_have_attribute("aria-keyshortcuts", "1")
    ada.page.keyboard.press("Space")
    expect(throw).to_be_visible()
    ada.page.keyboard.press("1")
    expect(throw).to_be_hidden()
    expect(GhostBlitzPlayer(ada).race).to_be_visible()
