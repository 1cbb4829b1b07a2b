"""From the hall to a table."""

import pytest
from playwright.sync_api import expect

from tests.e2e.party import Party

KING = "king_of_the_dice_junior"


@pytest.mark.slow
def test_a_table_is_opened_with_the_keyboard_alone(party: Party) -> None:
    ada = party.with_keyboard("Ada")
    ada.open_table(KING)
    expect(ada.place_of("Ada")).to_be_visible()


@pytest.mark.slow
def test_a_code_that_was_told_leads_to_its_table(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    party.table(ada, KING)
    code = ada.code.upper()
    bea.open_lobby()
    bea.hand.write(bea.page.get_by_role("textbox", name="Someone sent you a table?"), f"{code[:4]} {code[4:]}")
    bea.hand.press(bea.button("Sit down"))
    bea.give_name("Take a seat")
    bea.sits()


def test_a_code_that_cannot_be_one_is_refused_beside_the_field(party: Party) -> None:
    ada = party.on_phone("Ada")
    ada.open_lobby()
    ada.hand.write(ada.page.get_by_role("textbox", name="Someone sent you a table?"), "abc")
    ada.hand.press(ada.button("Sit down"))
    expect(ada.text("That is no code of a table. It has eight letters and digits, like 7k3f-9qzx.")).to_be_visible()


def test_the_light_that_was_chosen_is_kept_after_a_reload(party: Party) -> None:
    ada = party.at_desk("Ada")
    ada.open_lobby()
    ada.hand.press(ada.button("Settings"))
    ada.page.get_by_role("radio", name="Night").check()
    ada.page.reload()
    ada.hand.press(ada.button("Settings"))
    expect(ada.page.get_by_role("radio", name="Night")).to_be_checked()


def test_rules_are_found_by_their_words(party: Party) -> None:
    ada = party.at_desk("Ada")
    ada.follow(f"{ada.url}/rules/ghost_blitz_dice")
    ada.hand.write(ada.page.get_by_role("searchbox", name="Search the rules"), "120 ms")
    expect(ada.text("1 rule")).to_be_visible()
    expect(ada.text("GB-R5")).to_be_visible()
