"""Being forgotten."""

import pytest
from playwright.sync_api import expect

from tests.e2e.party import Party


@pytest.mark.slow
def test_whoever_is_forgotten_has_no_cookie_and_no_seat(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    link = party.table(ada, "king_of_the_dice_junior")
    bea.sit_down(link)
    bea.follow(f"{bea.url}/privacy")
    bea.hand.press(bea.button("Forget me"))
    expect(bea.heading("You are forgotten")).to_be_visible()
    assert bea.page.context.cookies() == []
    bea.follow(link)
    expect(bea.dialog("What shall we call you?")).to_be_visible()
    bea.sit_down(link)
    expect(ada.place_of("Bea 2")).to_be_visible()
