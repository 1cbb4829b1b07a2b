"""The house in German: nothing that is seen or read aloud is English, from the hall to the result."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.german import english_on, german_on_phone
from tests.e2e.lightning import ANYTHING, LIGHTNING
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.people import Person


def is_german(person: Person) -> None:
    """As a whole: for the eye, the ear and the thumb."""
    assert person.page.locator("html").get_attribute("lang") == "de"
    assert english_on(person.page) == []
    assert faults_found_by_axe(person.page) == []
    assert sticking_out(person.page) == []


@pytest.mark.slow
def test_from_the_hall_to_a_turn_of_king_of_the_dice_and_back(party: Party) -> None:
    ada = german_on_phone(party, "Ada")
    ada.follow(ada.url)
    expect(ada.heading("Setz dich dazu.")).to_be_visible()
    is_german(ada)
    ada.hand.press(ada.button("Tisch eröffnen: Würfelkönig"))
    asks = ada.dialog("Wie heißt du?")
    expect(asks).to_be_visible()
    is_german(ada)
    ada.hand.write(asks.get_by_role("textbox", name="Dein Name"), ada.name)
    ada.hand.press(asks.get_by_role("button", name="Tisch eröffnen", exact=True))
    expect(ada.heading("Wer spielt mit?")).to_be_visible()
    ada.hand.press(ada.button("Hausregeln"))
    is_german(ada)
    _adds_bot_and_starts(ada)
    german_turn = ada.page.get_by_role("region", name="Der Tisch").get_by_text("Du bist dran. Würfle!")
    german_turn.wait_for()
    is_german(ada)
    ada.hand.press(ada.button("Tisch"))
    expect(ada.dialog("Tisch")).to_be_visible()
    is_german(ada)
    ada.hand.press(ada.button("Einstellungen"))
    ada.page.get_by_role("radio", name="English").check()
    expect(ada.felt.get_by_text("Your turn. Roll the dice!")).to_be_attached()
    ada.page.get_by_role("radio", name="Deutsch").check()
    expect(german_turn).to_be_attached()
    ada.hand.press(ada.button("Schließen"))
    ada.hand.press(ada.button("Tisch"))
    ada.hand.press(ada.button("Tisch verlassen"))
    is_german(ada)
    ada.hand.press(ada.dialog("Den Tisch verlassen?").get_by_role("button", name="Tisch verlassen"))
    expect(ada.heading("Schön, dass du da bist, Ada.")).to_be_visible()


@pytest.mark.slow
def test_a_match_of_one_card_and_its_photo_finish(party: Party) -> None:
    ada = german_on_phone(party, "Ada")
    party.ask(ada, "guest", {"name": ada.name})
    options = {"play": "quick", "deck": [ANYTHING], "roll_ms": 50}
    ada.follow(f"{ada.url}/t/{party.ask(ada, 'tables', {'game': LIGHTNING, 'options': options})['table']}")
    _adds_bot_and_starts(ada)
    ada.hand.press(ada.button(re.compile("^6 würfeln")))
    ada.hand.press(ada.page.get_by_role("button", name=re.compile("^Hab’s!"), disabled=False))
    ada.hand.press(ada.button("Zieleinlauf ansehen"))
    expect(ada.page.get_by_role("dialog", name=re.compile("zuerst"))).to_be_visible()
    is_german(ada)
    ada.hand.press(ada.button("Zahlen"))
    is_german(ada)
    ada.hand.press(ada.button(re.compile("^Zurück")))
    expect(ada.heading(re.compile("(gewinns?t|Sieg)!$"))).to_be_visible()
    is_german(ada)
    ada.hand.press(ada.button("Waren die Würfel ehrlich? Nachprüfen"))
    expect(ada.heading(re.compile("sind ehrlich"))).to_be_visible()
    is_german(ada)


def _adds_bot_and_starts(ada: Person) -> None:
    ada.hand.press(ada.button(re.compile("^Frei 2")))
    ada.hand.press(ada.button("Bot dazu: Leicht"))
    ada.hand.press(ada.button("Spiel starten"))


@pytest.mark.slow
def test_the_language_that_is_chosen_is_spoken_at_once_and_after_a_reload(party: Party) -> None:
    ada = party.on_phone("Ada", calm=True)
    ada.open_lobby()
    ada.hand.press(ada.button("Settings"))
    ada.page.get_by_role("radio", name="Deutsch").check()
    expect(ada.dialog("Einstellungen")).to_be_visible()
    is_german(ada)
    ada.page.reload()
    expect(ada.heading("Setz dich dazu.")).to_be_visible()
    ada.hand.press(ada.button("Einstellungen"))
    ada.hand.press(ada.link("Was hier von dir gespeichert ist und wie du es löschst"))
    expect(ada.heading("Was von dir gespeichert ist")).to_be_visible()
    is_german(ada)
