"""The server is killed in mid-match and started again: people come back by themselves, and the match goes on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.contexts import Contexts
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.king import KingPlayer
from tests.e2e.party import Party
from tests.e2e.people import Person
from tests.e2e.served import Served

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


def restart(server: Served, *people: Person) -> None:
    """A power cut that everybody notices, and its end."""
    server.kill()
    for person in people:
        expect(person.text("Reconnecting…").locator("visible=true").first).to_be_visible(timeout=20_000)
    server.start()
    for person in people:
        expect(person.text("Reconnecting…").locator("visible=true")).to_have_count(0, timeout=20_000)


@pytest.fixture
def cut(contexts: Contexts) -> None:
    """The browsers may complain that the server is away."""
    contexts.expects_refusals = True


@pytest.mark.slow
@pytest.mark.usefixtures("cut")
def test_a_throw_that_a_restart_cuts_off_is_void_and_the_same_seat_throws_again(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    bea.sit_down(party.table(ada, GHOST, throw_ms=50, grab_limit_s=600, first_seat=2))
    bea.ready()
    ada.start()
    thrower = GhostBlitzPlayer(bea)
    thrower.throw()
    restart(party.server, ada, bea)
    expect(ada.felt.get_by_text("That throw was broken off.")).to_be_visible()
    thrower.throw()


@pytest.mark.slow
@pytest.mark.usefixtures("cut")
def test_after_a_restart_a_grab_is_judged_again(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    bea.sit_down(party.table(ada, GHOST, throw_ms=50, grab_limit_s=600, first_seat=2))
    bea.ready()
    ada.start()
    restart(party.server, ada, bea)
    GhostBlitzPlayer(bea).throw()
    GhostBlitzPlayer(ada).race.wait_for()
    GhostBlitzPlayer(ada).grab_right()
    expect(bea.page.get_by_role("region", name="Ada was first")).to_be_visible()


@pytest.mark.slow
@pytest.mark.usefixtures("cut")
def test_a_turn_that_a_restart_cuts_off_goes_on_with_the_same_dice(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    bea.sit_down(party.table(ada, KING, first_seat=2))
    bea.ready()
    ada.start()
    player = KingPlayer(bea)
    player.roll()
    before = player.dice_shown()
    restart(party.server, ada, bea)
    player.something_to_do.first.wait_for()
    assert player.dice_shown() == before
    player.end_turn()
    expect(ada.felt.get_by_text("Your turn. Roll the dice!")).to_be_visible()
