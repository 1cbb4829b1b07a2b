"""What a host does at a table, and what people say there: the others see it, and nothing is in anybody's way."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.contexts import DESK, PHONE
from tests.e2e.king import KingPlayer
from tests.e2e.lightning import ANYTHING, LIGHTNING, LightningPlayer
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.people import Person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


@pytest.fixture
def pair(party: Party) -> tuple[Person, Person]:
    """Ada hosts a match of King of the Dice, and begins; Bea has a phone. Both tables lie still."""
    ada, bea = party.at_desk("Ada", calm=True), party.on_phone("Bea", calm=True)
    bea.sit_down(party.table(ada, KING, first_seat=1))
    bea.ready()
    ada.start()
    KingPlayer(ada).my_turn.wait_for()
    return ada, bea


def opens(person: Person, *names: str) -> None:
    """The table's menu, and from there one key after the other."""
    for name in ("Table", *names):
        person.hand.press(person.button(name))


def bubble(person: Person) -> Locator:
    """What has just been said. Readers are told, so it is there for eyes only."""
    return person.page.locator(".bubble")


def says(person: Person, word: str) -> None:
    person.hand.press(person.button("Say something"))
    person.hand.press(person.button(word))


def is_for_everybody(person: Person) -> None:
    """What is on the page now, at both sizes, by day and by night."""
    size = person.page.viewport_size
    assert size is not None
    for (width, height), light in ((DESK, "light"), (PHONE, "dark")):
        person.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        person.page.set_viewport_size({"width": width, "height": height})
        assert faults_found_by_axe(person.page) == []
        assert sticking_out(person.page) == []
    person.page.set_viewport_size(size)


@pytest.mark.slow
def test_a_paused_table_stands_still_until_the_host_lets_it_go_on(pair: tuple[Person, Person]) -> None:
    ada, bea = pair
    ada.page.keyboard.press("p")
    expect(ada.heading("You have paused the table")).to_be_visible()
    expect(bea.heading("Ada has paused the table")).to_be_visible()
    expect(bea.text("Ada lets it go on.")).to_be_visible()
    expect(bea.button("Go on")).to_be_hidden()
    ada.page.keyboard.press("r")
    expect(ada.button(re.compile("^Roll 4 dice"))).to_be_disabled()
    is_for_everybody(ada)
    bea.page.reload()
    expect(bea.heading("The table is paused")).to_be_visible()
    ada.hand.press(ada.button("Go on"))
    expect(bea.heading("The table is paused")).to_be_hidden()
    KingPlayer(ada).roll()


@pytest.mark.slow
def test_a_locked_table_lets_nobody_in_but_those_who_have_a_seat(party: Party, pair: tuple[Person, Person]) -> None:
    ada, bea = pair
    wim = party.at_desk("Wim", calm=True)
    opens(ada)
    ada.hand.press(ada.switch("Lock the table"))
    expect(ada.text("Nobody new comes in. Whoever has a seat always comes back to it.")).to_be_visible()
    is_for_everybody(ada)
    wim.follow(ada.page.url)
    expect(wim.heading("The table is locked.")).to_be_visible()
    bea.page.reload()
    expect(bea.felt).to_be_visible()


@pytest.mark.slow
def test_a_host_makes_somebody_else_the_host(pair: tuple[Person, Person]) -> None:
    ada, bea = pair
    opens(ada, "Make somebody else the host")
    is_for_everybody(ada)
    ada.hand.press(ada.dialog("Make somebody else the host").get_by_role("button", name="Bea", exact=True))
    expect(bea.page.get_by_role("status").get_by_text("You are the host now.")).to_be_attached()
    opens(bea, "Pause the table")
    expect(ada.heading("Bea has paused the table")).to_be_visible()
    expect(ada.button("Go on")).to_be_hidden()
    bea.hand.press(bea.button("Go on"))
    expect(ada.heading("Bea has paused the table")).to_be_hidden()


@pytest.mark.slow
def test_what_somebody_says_is_seen_and_heard_unless_it_is_hidden(pair: tuple[Person, Person]) -> None:
    ada, bea = pair
    ada.page.keyboard.press("w")
    is_for_everybody(ada)
    ada.hand.press(ada.button("Close"))
    says(bea, "Good luck!")
    expect(bubble(ada)).to_contain_text("Good luck!")
    expect(ada.page.get_by_role("status").get_by_text("Bea: Good luck!")).to_be_attached()
    expect(bea.button("Say something: in a moment")).to_be_disabled()
    expect(bubble(ada)).to_be_hidden()
    ada.hand.press(ada.button("Say something"))
    ada.hand.press(ada.switch("Show what Bea says"))
    ada.hand.press(ada.button("Close"))
    says(bea, "Oops!")
    says(ada, "Well done!")
    expect(bubble(bea)).to_have_text([re.compile("Oops!"), re.compile("Well done!")])
    expect(bubble(ada)).to_have_text([re.compile("Well done!")])


@pytest.mark.slow
def test_seats_move_on_in_a_rematch(party: Party) -> None:
    ada, bea = party.at_desk("Ada", calm=True), party.on_phone("Bea", calm=True)
    bea.sit_down(party.table(ada, LIGHTNING, play="quick", roll_ms=50, deck=[ANYTHING]))
    bea.ready()
    ada.start()
    winner = LightningPlayer(bea)
    winner.roll()
    winner.call()
    ada.waits_for_result()
    bea.waits_for_result()
    ada.hand.press(ada.switch("Seats move on"))
    expect(bea.text("Everybody moves up a seat.")).to_be_visible()
    is_for_everybody(ada)
    bea.hand.press(bea.button("Play again"))
    ada.hand.press(ada.button("Play again"))
    expect(ada.felt.locator('[data-seat="1"]')).to_contain_text("Bea")
