"""A television shows the table, and two phones are the seats: from the code on the screen to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import Mouse
from tests.e2e.lightning import ANYTHING, LIGHTNING
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.people import Person

TELEVISION = (1920, 1080)
SMALLEST_PX = 28
"""Of any text on a screen of this size."""
CARDS = 3

_SIZES = """() => {
    const texts = document.createTreeWalker(document.querySelector(".tv"), NodeFilter.SHOW_TEXT);
    const small = [];
    while (texts.nextNode()) {
        const text = texts.currentNode, around = text.parentElement;
        const isSeen = text.data.trim() !== "" && around.checkVisibility({opacityProperty: true});
        const isArt = around.closest("svg, .vh, .tv__keys") !== null;
        const size = parseFloat(getComputedStyle(around).fontSize);
        if (isSeen && !isArt && size < SMALLEST - 0.1) small.push(`${text.data}: ${size}`);
    }
    return small;
}""".replace("SMALLEST", str(SMALLEST_PX))


def _television(party: Party, link: str) -> Page:
    """Somebody has typed the address there; nobody is asked for a name."""
    party.contexts.is_painted = True  # what is not has no text to be measured
    page = party.contexts.open(TELEVISION, calm=True).new_page()
    page.goto(f"{link}?screen")
    return page


def _is_well(page: Page) -> None:
    """For eyes across the room, and for everybody."""
    assert faults_found_by_axe(page) == []
    assert sticking_out(page) == []
    if page.locator(".tv").count() > 0:
        small: list[str] = page.evaluate(_SIZES)
        assert small == []


def _seat(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def _hand(person: Person) -> Locator:
    """What a phone is while a television shows the table."""
    return person.page.get_by_role("main", name=re.compile("^Seat \\d$"))


def _wins_card(person: Person, number: int) -> None:
    """All dice meet these cards."""
    hand = _hand(person)
    expect(hand.get_by_role("article", name=re.compile(f"^Card {number}: "))).to_be_visible()
    person.hand.press(hand.get_by_role("button", name=re.compile("^Roll 6")))
    called = hand.get_by_role("button", name=re.compile("^Got it!"))
    expect(hand.get_by_role("button", name=re.compile("^Die 1: [1-6], roll$"))).to_be_visible()
    person.hand.press(called)


@pytest.mark.slow
def test_a_television_and_two_phones_play_a_match(party: Party) -> None:
    ada, mika = party.on_phone("Ada", calm=True), party.on_phone("Mika", calm=True)
    link = party.table(ada, LIGHTNING, play="quick", roll_ms=100, deck=[ANYTHING] * CARDS)
    tv = _television(party, link)
    expect(tv.get_by_role("img", name=f"QR code: {link}")).to_be_visible()
    expect(_seat(tv, "Ada")).to_contain_text("host")
    expect(tv.get_by_text("One more can start.")).to_be_visible()
    mika.sit_down(link)
    mika.ready()
    expect(_seat(tv, "Mika").get_by_text("ready").first).to_be_visible()
    expect(tv.get_by_text("Ada starts the match.")).to_be_visible()
    _is_well(tv)

    ada.start()
    expect(_hand(ada)).to_be_visible()
    expect(tv.get_by_role("article", name=re.compile("^Card 1: Anything"))).to_be_visible()
    assert tv.get_by_role("main").get_by_role("button").count() == 0, "a shared screen has no keys in the match"
    _is_well(tv)
    _is_well(ada.page)
    ada.hand.press(ada.button("Table"))
    ada.hand.press(ada.button("How to play"))
    expect(ada.dialog("How to play")).to_be_visible()
    ada.hand.press(ada.button("Close"))
    _wins_card(ada, 1)
    expect(tv.get_by_text("Ada took the card!")).to_be_visible()
    expect(_seat(tv, "Ada")).to_have_attribute("data-called", "true")

    # the television goes: phones show the whole table; it comes back: they are hands again
    tv.context.close()
    expect(ada.felt).to_be_visible()
    expect(mika.felt.get_by_role("list", name="Rivals")).to_contain_text("Ada")
    tv = _television(party, link)
    expect(_seat(tv, "Ada")).to_contain_text("1")
    expect(_hand(mika)).to_be_visible()

    for number in range(2, CARDS + 1):
        _wins_card(mika, number)
    expect(tv.get_by_role("heading", name="Mika wins!")).to_be_visible()
    expect(tv.get_by_text("Play again? Say so on your phone.")).to_be_visible()
    _is_well(tv)
    mika.waits_for_result()
    mika.hand.press(mika.button("Play again"))
    expect(_seat(tv, "Mika").get_by_text("plays again")).to_be_attached()


@pytest.mark.slow
def test_a_table_of_a_laptop_becomes_its_shared_screen(party: Party) -> None:
    """The seat is given up, as the person is to sit down with a phone; whoever sits down first is the host then."""
    laptop, ada = party.at_desk("Laptop", Mouse(), calm=True, size=TELEVISION), party.on_phone("Ada", calm=True)
    link = party.table(laptop, LIGHTNING)
    laptop.hand.press(laptop.link("Show on a big screen").first)
    expect(laptop.heading("Sit down with your phone")).to_be_visible()
    expect(laptop.text("Nobody yet. The first to sit down is the host.")).to_be_visible()
    ada.sit_down(link)
    expect(_seat(laptop.page, "Ada")).to_contain_text("host")
    expect(ada.button(re.compile("^Start the game"))).to_be_visible()
