"""Several people play on one device: in turn, around it, and on one keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.contexts import DESK
from tests.e2e.hands import Touch
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.one_device import Edges, KingOfUs, add_player
from tests.e2e.party import Party
from tests.e2e.people import Person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"
TABLET = (1024, 768)
MOST_THROWS = 5


def check(page: Page) -> None:
    assert faults_found_by_axe(page) == []
    assert sticking_out(page) == []


def racing(party: Party, ada: Person) -> Edges:
    """Ada and Mika at Ada's device; Ada throws first, and the dice lie for as long as anybody needs."""
    party.table(ada, GHOST, throw_ms=50, grab_limit_s=600, first_seat=1)
    add_player(ada, "Mika")
    ada.start()
    return Edges(ada)


@pytest.fixture
def tablet(party: Party) -> Edges:
    """Flat on the table, one at each side of it."""
    page = party.contexts.open(TABLET, touch=True, calm=True).new_page()
    return racing(party, Person(page, Touch(), "Ada", party.server.url))


@pytest.mark.long
def test_a_device_goes_round_until_a_match_of_king_of_the_dice_is_over(party: Party) -> None:
    ada = party.on_phone("Ada", calm=True)
    party.table(ada, KING, first_seat=2)
    add_player(ada, "Mika")
    check(ada.page)
    ada.start()
    player, turns = KingOfUs(ada), list[str]()
    while not player.over.first.is_visible():
        player.my_turn.or_(player.over).first.wait_for()
        if player.my_turn.is_visible():
            turns.append(player.now.inner_text())
            if len(turns) == 1:
                check(ada.page)
            player.play_turn()
    assert turns[:4] == ["Now: Mika", "Now: Ada", "Now: Mika", "Now: Ada"]
    ada.waits_for_result()
    assert ada.result.inner_text() in ("Ada wins!", "Mika wins!", "Ada and Mika share the win!")


@pytest.mark.slow
def test_the_key_of_tumblin_dice_calls_whoever_is_to_throw(party: Party) -> None:
    ada = party.on_phone("Ada", calm=True)
    party.table(ada, "tumblin_dice", first_order="seats")
    add_player(ada, "Mika")
    ada.start()
    for name in ("Ada", "Mika", "Ada"):
        ada.hand.press(ada.button(f"Throw, {name}"))
    ada.button("Throw, Mika").wait_for()
    check(ada.page)


@pytest.mark.slow
def test_two_play_on_one_keyboard_and_a_reload_keeps_both_seats(party: Party) -> None:
    edges = racing(party, party.at_desk("Ada", calm=True, size=DESK))
    for name in ("Ada", "Mika"):
        edges.throw_key.wait_for()
        edges.press_code("Space")
        edges.race.wait_for()
        if name == "Ada":
            check(edges.page)
        key = edges.right_key(name)
        edges.think()
        edges.page.keyboard.press(key.get_attribute("aria-keyshortcuts") or "no shortcut")
        expect(edges.person.heading(re.compile(f"^{name} was first"))).to_be_visible()
        assert edges.points_of(name) == 1
        if name == "Ada":
            edges.page.reload()
    check(edges.page)


@pytest.mark.slow
def test_two_fingers_in_one_picture_are_a_dead_heat(tablet: Edges) -> None:
    """And each of them is a press of its own, on whatever figure.

    A browser hands over one finger after the other, about 2 ms apart. The table waits for the second claim as long as
    lines were ever late here, some 30 ms; on a machine that stands still for longer in between, it has judged by then,
    and they throw again.
    """

    def both_grab() -> Locator:
        keys = tablet.right_key("Ada"), tablet.right_key("Mika")
        tablet.think()
        tablet.touch_at_once(*keys)
        expect(tablet.person.heading(re.compile("^(Ada|Mika) was first"))).to_be_visible()
        return tablet.person.open_finish()

    def close(finish: Locator) -> None:
        tablet.person.hand.press(finish.get_by_role("button", name="Close").first)

    tablet.throw()
    check(tablet.page)
    finish, throws = both_grab(), 1
    while not finish.get_by_role("heading", name="Dead heat!").is_visible() and throws < MOST_THROWS:
        close(finish)
        tablet.throw()
        finish, throws = both_grab(), throws + 1
    expect(finish).to_contain_text(re.compile("^.*Ada and Mika, in one picture of the same screen. The coin fell to"))
    points = tablet.points_of("Ada"), tablet.points_of("Mika")
    assert sum(points) == throws
    close(finish)

    tablet.throw()
    right = tablet.right_key("Ada")
    wrong = tablet.keys_of("Mika").get_by_role("button").filter(has_not_text=right.inner_text().split("\n")[0]).first
    tablet.think()
    tablet.touch_at_once(right, wrong)
    expect(tablet.person.heading(re.compile("^Ada was first"))).to_be_visible()
    paid = min(points[1], 1)  # GB-6: to whoever grabbed right, if Mika won a coin's toss and has one to pay.
    assert (tablet.points_of("Ada"), tablet.points_of("Mika")) == (points[0] + 1 + paid, points[1] - paid)


@pytest.mark.slow
def test_players_of_a_device_are_named_anew_and_go_again(party: Party) -> None:
    party.contexts.expects_refusals = True
    ada = party.at_desk("Ada", calm=True)
    party.table(ada, KING)
    add_player(ada, "Mika")
    ada.hand.press(ada.button("Choices for Mika"))
    check(ada.page)
    ada.hand.press(ada.button("Another name for Mika"))
    asks = ada.dialog("Another name for Mika")
    ada.hand.write(asks.get_by_role("textbox", name="Name"), "...")
    ada.hand.press(asks.get_by_role("button", name="Change the name"))
    expect(asks.get_by_role("alert")).not_to_be_empty()
    check(ada.page)
    ada.hand.write(asks.get_by_role("textbox", name="Name"), "Lea")
    ada.hand.press(asks.get_by_role("button", name="Change the name"))
    expect(ada.place_of("Lea")).to_be_visible()
    ada.page.reload()
    expect(ada.place_of("Lea")).to_be_visible()
    ada.hand.press(ada.button("Choices for Lea"))
    ada.hand.press(ada.button("Lea plays no more"))
    expect(ada.place_of("Lea")).to_be_hidden()
    ada.page.reload()
    ada.sits()
    expect(ada.place_of("Lea")).to_be_hidden()


@pytest.mark.slow
def test_a_device_that_slept_for_ten_minutes_comes_back_with_all_seats(party: Party) -> None:
    ada = party.on_phone("Ada", calm=True)
    ada.page.clock.install()
    sockets: list[str] = []
    ada.page.on("websocket", lambda socket: sockets.append(socket.url))
    party.table(ada, KING, first_seat=2)
    add_player(ada, "Mika")
    ada.start()
    player = KingOfUs(ada)
    player.my_turn.wait_for()
    assert len(sockets) == 2
    ada.page.clock.fast_forward("10:00")
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ada.page.wait_for_function("() => true")
    expect(player.my_turn).to_be_visible()
    player.press(re.compile("^Roll 4 dice"))
    assert len(sockets) >= 4


@pytest.mark.slow
def test_a_page_from_before_an_update_says_so_and_is_loaded_again(party: Party) -> None:
    ada = party.at_desk("Ada", calm=True)
    link = party.table(ada, KING)
    old = Person(ada.page.context.new_page(), ada.hand, "Ada", ada.url)
    old.page.add_init_script(
        """if (sessionStorage.length === 0) {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                send.call(this, text.replace(/"protocol":\\d+/, '"protocol":0'));
            };
            sessionStorage.isOld = "1";
        }"""
    )
    old.follow(link)
    expect(old.heading("This page is old.")).to_be_visible()
    old.hand.press(old.button("Reload the page"))
    old.sits()
