"""The rules as people read them: in their language, searched, and with drawn examples."""

import pytest
from playwright.sync_api import expect

from tests.e2e.german import english_on, german_on_phone
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party

GAMES = ["ghost_blitz_dice", "king_of_the_dice_junior", "lightning_dice", "tumblin_dice"]


@pytest.mark.slow
def test_a_phone_that_speaks_german_reads_the_rules_of_all_games_with_their_examples(party: Party) -> None:
    ada = german_on_phone(party, "Ada")
    for game in GAMES:
        ada.follow(f"{ada.url}/rules/{game}")
        expect(ada.page.get_by_role("figure").nth(5)).to_be_visible()
        assert english_on(ada.page) == []
        # in English, test_screens asks axe about the first
        assert game == GAMES[0] or faults_found_by_axe(ada.page) == []
        assert sticking_out(ada.page) == []


@pytest.mark.slow
def test_a_key_leads_to_the_search_which_keeps_the_order_and_marks_what_it_finds(party: Party) -> None:
    ada = party.with_keyboard("Ada", calm=True)
    ada.follow(f"{ada.url}/rules/tumblin_dice#TD-11")
    rules, found = ada.page.get_by_role("term"), ada.page.get_by_role("search").get_by_role("status")
    expect(ada.page.locator(":focus")).to_contain_text("TD-11")
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("double STACK")
    expect(found).to_have_text("2 rules")
    expect(rules).to_have_text(["TD-R8", "TD-R13"])
    expect(ada.page.locator("mark").first).to_have_text("stack")
    ada.page.keyboard.press("ControlOrMeta+A")
    ada.page.keyboard.type("td-o2")
    expect(rules).to_have_text(["TD-O2"])
    expect(ada.page.get_by_role("figure")).to_have_count(1)
    ada.page.keyboard.type(" /")
    expect(found).to_have_text("No rule has these words.")
