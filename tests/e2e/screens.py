"""Every screen of the project, and how people come to it. Tests look at all of them, and so does `pictures.py`.

Each recipe brings its people together and returns the one who sees the screen. What it shows then stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.king import KingPlayer
from tests.e2e.lightning import ANYTHING, NEVER, LightningPlayer, begin
from tests.e2e.party import Party
from tests.e2e.people import Person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"
LYING = {"throw_ms": 50, "grab_limit_s": 600, "first_seat": 1}
"""Dice that lie until somebody grabs."""

Recipe = Callable[[Party], Person]


def lobby(party: Party) -> Person:
    """With a table of somebody else that is open to all."""
    host, ada = party.at_desk("Bea"), party.at_desk("Ada")
    party.table(host, KING)
    host.hand.press(host.switch("Show it in the hall"))
    expect(host.switch("Show it in the hall")).to_be_checked()
    ada.open_lobby()
    expect(ada.heading("Open tables")).to_be_visible()
    return ada


def settings(party: Party) -> Person:
    ada = party.at_desk("Ada")
    ada.open_lobby()
    ada.hand.press(ada.button("Settings"))
    expect(ada.dialog("Settings")).to_be_visible()
    return ada


def name_dialog(party: Party) -> Person:
    ada = party.at_desk("Ada")
    ada.open_lobby()
    ada.hand.press(ada.button("Open a table of Ghost Blitz"))
    expect(ada.dialog("What shall we call you?")).to_be_visible()
    return ada


def rules(party: Party) -> Person:
    ada = party.at_desk("Ada")
    ada.follow(f"{ada.url}/rules/{GHOST}#GB-R4")
    expect(ada.page.get_by_role("figure").first).to_be_visible()  # they come with the game
    return ada


def privacy(party: Party) -> Person:
    """The server writes this page itself."""
    ada = party.at_desk("Ada")
    ada.follow(f"{ada.url}/privacy")
    expect(ada.button("Forget me")).to_be_visible()
    return ada


def unknown_address(party: Party) -> Person:
    ada = party.at_desk("Ada")
    ada.follow(f"{ada.url}/t/nothing")
    expect(ada.heading("There is nothing here.")).to_be_visible()
    return ada


def unknown_table(party: Party) -> Person:
    ada = party.at_desk("Ada")
    ada.follow(f"{ada.url}/t/zzzzzzzz")
    expect(ada.heading("No table here.")).to_be_visible()
    return ada


def full_table(party: Party) -> Person:
    host, ada = party.at_desk("Bea"), party.at_desk("Ada")
    link = party.table(host, KING)
    for seat in (2, 3, 4):
        host.add_bot(seat)
    ada.follow(link)
    expect(ada.heading("All seats are taken.")).to_be_visible()
    return ada


def replaced(party: Party) -> Person:
    ada = party.at_desk("Ada")
    link = party.table(ada, KING)
    ada.page.context.new_page().goto(link)
    expect(ada.heading("You sit here in another tab.")).to_be_visible()
    return ada


def _waiting(party: Party) -> tuple[Person, Person]:
    """Ada hosts; Bea is ready; a bot sits in seat 3."""
    ada, bea = party.at_desk("Ada"), party.at_desk("Bea")
    bea.sit_down(party.table(ada, GHOST))
    ada.add_bot(3)
    bea.ready()
    expect(ada.text("Everybody is ready.")).to_be_visible()
    _sees_lines(ada, bea)
    return ada, bea


def _sees_lines(*people: Person) -> None:
    """How steady the lines of two are: the hall tells it every five seconds, and then it stays."""
    for person in people:
        expect(person.button(re.compile(" line: "))).to_have_count(2)


def waiting_host(party: Party) -> Person:
    return _waiting(party)[0]


def waiting_guest(party: Party) -> Person:
    return _waiting(party)[1]


def seat_choices(party: Party) -> Person:
    ada, _ = _waiting(party)
    ada.hand.press(ada.button("Choices for Bea"))
    expect(ada.dialog("Bea")).to_be_visible()
    return ada


def _match(party: Party, game: str, **options: str | int) -> tuple[Person, Person]:
    """Ada and Bea play; Ada begins."""
    ada, bea = party.at_desk("Ada"), party.at_desk("Bea")
    bea.sit_down(party.table(ada, game, **options))
    bea.ready()
    ada.start()
    expect(bea.felt).to_be_visible()
    if game == GHOST:
        _sees_lines(ada, bea)
    return ada, bea


def ghost_throw(party: Party) -> Person:
    ada, _ = _match(party, GHOST, **LYING)
    GhostBlitzPlayer(ada).throw_key.wait_for()
    return ada


def _racing(party: Party) -> tuple[Person, Person]:
    ada, bea = _match(party, GHOST, **LYING)
    GhostBlitzPlayer(ada).throw()
    GhostBlitzPlayer(bea).race.wait_for()
    return ada, bea


def ghost_race(party: Party) -> Person:
    return _racing(party)[0]


def ghost_race_watched(party: Party) -> Person:
    ada, _ = _racing(party)
    wim = party.at_desk("Wim")
    wim.watch(ada.page.url)
    GhostBlitzPlayer(wim).race_to_watch.wait_for()
    _sees_lines(wim)
    return wim


def _judged(party: Party) -> tuple[Person, Person]:
    """Bea was first."""
    ada, bea = _racing(party)
    GhostBlitzPlayer(bea).grab_right()
    expect(ada.page.get_by_role("region", name="Bea was first")).to_be_visible()
    expect(GhostBlitzPlayer(bea).throw_key).to_be_visible()
    return ada, bea


def ghost_verdict(party: Party) -> Person:
    return _judged(party)[0]


def ghost_verdict_own(party: Party) -> Person:
    return _judged(party)[1]


def photo_finish(party: Party) -> Person:
    ada = _judged(party)[0]
    ada.open_finish()
    return ada


def ghost_rule(party: Party) -> Person:
    """A rule that was opened from the verdict."""
    ada, _ = _judged(party)
    ada.hand.press(ada.page.get_by_role("region", name="Bea was first").get_by_role("button", name="Rule GB-5"))
    expect(ada.dialog("Rules of Ghost Blitz")).to_be_visible()
    return ada


def ghost_result(party: Party) -> Person:
    """After one throw: the other has left."""
    ada, bea = _judged(party)
    bea.leave()
    ada.waits_for_result()
    return ada


def dice_check(party: Party) -> Person:
    ada = ghost_result(party)
    ada.open_check()
    return ada


def king_turn(party: Party) -> Person:
    ada, _ = _match(party, KING, first_seat=1)
    KingPlayer(ada).my_turn.wait_for()
    return ada


def king_choice(party: Party) -> Person:
    """After the first roll."""
    ada, _ = _match(party, KING, first_seat=1)
    KingPlayer(ada).roll()
    return ada


def king_other_turn(party: Party) -> Person:
    ada, bea = _match(party, KING, first_seat=2)
    KingPlayer(bea).roll()
    expect(ada.felt.get_by_text("Bea looks at the cards…")).to_be_visible()
    return ada


def king_result(party: Party) -> Person:
    ada, bea = _match(party, KING, first_seat=1)
    bea.leave()
    ada.waits_for_result()
    return ada


def table_menu(party: Party) -> Person:
    ada, _ = _match(party, KING, first_seat=1)
    ada.hand.press(ada.button("Table"))
    expect(ada.dialog("Table")).to_be_visible()
    return ada


def leaving(party: Party) -> Person:
    ada = table_menu(party)
    ada.hand.press(ada.button("Leave the table"))
    expect(ada.dialog("Leave the table?")).to_be_visible()
    return ada


def king_help(party: Party) -> Person:
    ada, _ = _match(party, KING, first_seat=1)
    ada.hand.press(ada.button(re.compile("^(Rules|How to play)$")).first)
    expect(ada.heading("How a turn goes").first).to_be_visible()
    return ada


def _lightning(party: Party, card: str) -> tuple[Person, Person]:
    """Ada and Bea race for a card; there is only one."""
    ada, bea = party.at_desk("Ada"), party.at_desk("Bea")
    begin(party, ada, bea, roll_ms=50, deck=[card])
    _sees_lines(ada, bea)
    return ada, bea


def lightning_card(party: Party) -> Person:
    """Nobody has rolled yet."""
    return _lightning(party, NEVER)[0]


def lightning_watched(party: Party) -> Person:
    ada, _ = _lightning(party, NEVER)
    wim = party.at_desk("Wim")
    wim.watch(ada.page.url)
    LightningPlayer(wim).card.wait_for()
    _sees_lines(wim)
    return wim


def lightning_missed(party: Party) -> Person:
    """A false call by somebody who has nothing to lose but the dice."""
    ada, _ = _lightning(party, NEVER)
    player = LightningPlayer(ada)
    player.roll()
    player.call()
    expect(player.slip("Not yet: the dice did not fit")).to_be_visible()
    return ada


def _won(party: Party) -> tuple[Person, Person]:
    """Bea has had a card."""
    ada, bea = _lightning(party, ANYTHING)
    LightningPlayer(bea).roll()
    LightningPlayer(bea).call()
    expect(LightningPlayer(ada).slip("Bea had it!")).to_be_visible()
    return ada, bea


def lightning_finish(party: Party) -> Person:
    ada, _ = _won(party)
    slip = LightningPlayer(ada).slip("Bea had it!")
    ada.hand.press(slip.get_by_role("button", name="See the finish"))
    expect(ada.dialog("Bea was first!")).to_be_visible()
    return ada


def lightning_result(party: Party) -> Person:
    """After one card: the other has left."""
    ada, bea = _won(party)
    bea.leave()
    ada.waits_for_result()
    return ada


def lightning_help(party: Party) -> Person:
    ada, _ = _lightning(party, NEVER)
    ada.hand.press(ada.button("Rules"))
    expect(ada.heading("How a card is won")).to_be_visible()
    return ada


SCREENS: dict[str, Recipe] = {
    recipe.__name__: recipe
    for recipe in (
        lobby, settings, name_dialog, rules, privacy, unknown_address, unknown_table, full_table, replaced,
        waiting_host, waiting_guest, seat_choices,
        ghost_throw, ghost_race, ghost_race_watched, ghost_verdict, ghost_verdict_own, ghost_rule, ghost_result,
        photo_finish, dice_check,
        king_turn, king_choice, king_other_turn, king_help, king_result, table_menu, leaving,
        lightning_card, lightning_watched, lightning_missed, lightning_finish, lightning_result, lightning_help,
    )
}  # fmt: skip
