"""Names that want to deceive are shown as plain text, or refused in words."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.contexts import Contexts
from tests.e2e.party import Party

KING = "king_of_the_dice_junior"


@pytest.mark.slow
def test_a_name_with_markup_is_shown_as_it_was_typed(party: Party) -> None:
    ada, eve = party.at_desk("Ada"), party.on_phone("<img src=x onerror=1>")
    eve.sit_down(party.table(ada, KING))
    expect(ada.place_of("<img src=x onerror=1>")).to_be_visible()


@pytest.mark.slow
def test_a_name_turned_by_hidden_signs_is_shown_without_them(party: Party) -> None:
    ada, eve = party.at_desk("Ada"), party.on_phone("Eve\u202etsoh")
    eve.sit_down(party.table(ada, KING))
    expect(ada.place_of("Evetsoh")).to_be_visible()


@pytest.mark.slow
def test_of_a_name_with_500_letters_the_field_takes_24(party: Party) -> None:
    ada, eve = party.at_desk("Ada"), party.with_keyboard("E" * 500)
    eve.sit_down(party.table(ada, KING))
    expect(ada.place_of("E" * 24)).to_be_visible()


@pytest.mark.slow
def test_a_name_without_a_letter_is_refused_beside_the_field(party: Party, contexts: Contexts) -> None:
    contexts.expects_refusals = True
    ada, eve = party.at_desk("Ada"), party.at_desk("Eve")
    eve.follow(party.table(ada, KING))
    eve.write_name("\u202e...", "Take a seat")
    wrong = eve.dialog("What shall we call you?").get_by_role("alert")
    expect(wrong).to_have_text(re.compile("needs at least one letter"))


@pytest.mark.slow
def test_two_of_the_same_name_are_told_apart(party: Party) -> None:
    ada, other = party.at_desk("Ada"), party.on_phone("Ada")
    other.sit_down(party.table(ada, KING))
    expect(ada.place_of("Ada 2")).to_be_visible()
