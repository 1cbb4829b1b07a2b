"""Doors that do not open say why, and what one can do instead."""

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.contexts import Contexts
from tests.e2e.party import Party
from tests.e2e.people import Person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


@pytest.fixture
def ada(party: Party, contexts: Contexts) -> Person:
    """Hosts whatever table there is. The server may say no to others."""
    contexts.expects_refusals = True
    return party.at_desk("Ada")


@pytest.fixture
def bea(party: Party) -> Person:
    """Stands before the door; has a name already."""
    person = party.on_phone("Bea")
    party.ask(person, "guest", {"name": "Bea"})
    return person


def test_an_unknown_table_says_so(ada: Person) -> None:
    ada.follow(f"{ada.url}/t/zzzzzzzz")
    expect(ada.heading("No table here.")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(ada: Person) -> None:
    ada.follow(f"{ada.url}/nowhere")
    expect(ada.heading("There is nothing here")).to_be_visible()


@pytest.mark.slow
def test_a_locked_table_lets_nobody_new_in(party: Party, ada: Person, bea: Person) -> None:
    link = party.table(ada, KING)
    ada.hand.press(ada.button("Lock the table"))
    expect(ada.button("Unlock the table")).to_be_visible()
    bea.follow(link)
    expect(bea.heading("The table is locked.")).to_be_visible()


@pytest.mark.slow
def test_a_locked_table_that_is_opened_lets_people_in_on_another_try(party: Party, ada: Person, bea: Person) -> None:
    link = party.table(ada, KING)
    ada.hand.press(ada.button("Lock the table"))
    bea.follow(link)
    expect(bea.heading("The table is locked.")).to_be_visible()
    ada.hand.press(ada.button("Unlock the table"))
    expect(ada.button("Lock the table")).to_be_visible()
    bea.hand.press(bea.button("Try again"))
    bea.sits()


@pytest.mark.slow
def test_at_a_full_table_one_can_watch(party: Party, ada: Person, bea: Person) -> None:
    link = party.table(ada, KING)
    for seat in (2, 3, 4):
        ada.add_bot(seat)
    bea.follow(link)
    expect(bea.heading("All seats are taken.")).to_be_visible()
    bea.hand.press(bea.link("Watch"))
    expect(bea.text("You watch this table.")).to_be_visible()


@pytest.mark.slow
def test_at_a_finished_table_one_can_look_at_the_result(party: Party, ada: Person, bea: Person) -> None:
    carl = party.at_desk("Carl")
    link = party.table(ada, KING)
    carl.sit_down(link)
    carl.ready()
    ada.start()
    carl.leave()
    ada.waits_for_result()
    bea.follow(link)
    expect(bea.heading("This match is over.")).to_be_visible()
    bea.hand.press(bea.link("Look at the result"))
    expect(bea.heading("Ada wins!")).to_be_visible()


@pytest.mark.slow
def test_whom_the_host_removes_is_told_and_does_not_come_back(party: Party, ada: Person, bea: Person) -> None:
    link = party.table(ada, GHOST)
    bea.follow(link)
    bea.sits()
    ada.remove("Bea")
    expect(bea.heading("You were asked to leave.")).to_be_visible()
    bea.follow(link)
    expect(bea.heading("You were asked to leave.")).to_be_visible()


def test_a_full_server_says_so(ada: Person) -> None:
    # Thousands of tables would be needed for a real one; what it answers then, its own tests say.
    refused = {"why": "server_full", "sentence": "All tables of this server are taken; try again in a few minutes."}
    ada.page.route("**/api/tables/*", lambda route: route.fulfill(status=503, json=refused))
    ada.follow(f"{ada.url}/t/zzzzzzzz")
    expect(ada.heading("The hall is full.")).to_be_visible()


def test_without_storage_the_page_works(party: Party, ada: Person) -> None:
    forbids = "{ throw new DOMException('forbidden', 'SecurityError') }"
    ada.page.add_init_script(f"Object.defineProperty(window, 'localStorage', {{get() {forbids}}})")
    ada.open_table(KING)


@pytest.mark.slow
def test_a_browser_that_keeps_no_cookies_is_told_so(party: Party, ada: Person, bea: Person) -> None:
    link = party.table(ada, KING)
    _forget_cookies(bea)
    bea.follow(link)
    bea.write_name("Bea", "Take a seat")
    expect(bea.heading("Your browser keeps no cookies.")).to_be_visible()


def _forget_cookies(person: Person) -> None:
    """As a browser does in which they are forbidden: none is sent, none is kept."""
    person.page.context.clear_cookies()

    def without(route: Route) -> None:
        answer = route.fetch()
        kept = {name: text for name, text in answer.headers.items() if name != "set-cookie"}
        person.page.context.clear_cookies()
        route.fulfill(response=answer, headers=kept)

    person.page.route("**/api/**", without)
