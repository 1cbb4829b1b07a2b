"""The dice of a match can be checked: on the page, and at home with nothing of ours."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from dicehall.core import OptionValue
from tests.e2e.contexts import DESK, PHONE
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.king import KingPlayer
from tests.e2e.lightning import ANYTHING, LIGHTNING, LightningPlayer, prefer
from tests.e2e.looks import faults_found_by_axe, settled, sticking_out
from tests.e2e.party import Party, gathered
from tests.e2e.people import Person
from tests.e2e.records import download_record, verify_dice
from tests.e2e.served import Served
from tests.e2e.tumblin import TumblinPlayer
from tests.match.sealed_evening import Evening

GHOST, KING, TUMBLIN = "ghost_blitz_dice", "king_of_the_dice_junior", "tumblin_dice"


def two_throws(ada: Person, bea: Person) -> None:
    """Ada throws, and is right: so she throws again, or Bea is next."""
    first, second = GhostBlitzPlayer(ada), GhostBlitzPlayer(bea)
    for _ in range(2):
        first.throw_key.or_(first.turn_of(bea.name)).first.wait_for()
        (first if first.throw_key.is_visible() else second).throw()
        first.race.wait_for()
        first.grab_right()
        first.race.wait_for(state="hidden")


def two_turns(ada: Person, bea: Person) -> None:
    KingPlayer(ada).play_turn()
    KingPlayer(bea).play_turn()


def two_cards(ada: Person, bea: Person) -> None:
    """Each rolls for the card that she calls."""
    first, second = LightningPlayer(ada, [ANYTHING]), LightningPlayer(bea, [ANYTHING])
    for number, player in enumerate((first, second), 1):
        player.card_numbered(number).wait_for()
        player.roll()
        player.call()
        player.card_numbered(number + 1).wait_for()


def two_ways_down(ada: Person, bea: Person) -> None:
    """By keys: a tap soon after a pull by finger gives no click in Chromium, and Bea taps next."""
    first, second = TumblinPlayer(ada, TumblinPlayer.by_keys), TumblinPlayer(bea, TumblinPlayer.by_keys)
    for player in (first, second):
        player.throw_key.wait_for()
        player.play_throw()
    second.throw_of(ada.name).wait_for()


PLAYS = {GHOST: two_throws, KING: two_turns, LIGHTNING: two_cards, TUMBLIN: two_ways_down}
OPTIONS: Mapping[str, Mapping[str, OptionValue]] = {
    GHOST: {"throw_ms": 50, "grab_limit_s": 600, "first_seat": 1},
    KING: {"first_seat": 1},
    LIGHTNING: {"deck": [ANYTHING] * 3},
    TUMBLIN: {"first_order": "seats"},
}


def short_match(party: Party, game: str) -> Person:
    """Ada, who has no pointer, sees the result: Bea has left."""
    ada, bea = party.with_keyboard("Ada"), party.on_phone("Bea", calm=True)
    for person in (ada, bea):
        prefer(person, "flat")
    bea.sit_down(party.table(ada, game, **OPTIONS[game]))
    bea.ready()
    ada.start()
    PLAYS[game](ada, bea)
    bea.leave()
    ada.waits_for_result()
    return ada


@pytest.fixture(scope="module", params=[GHOST, KING, LIGHTNING, TUMBLIN])
def over(request: pytest.FixtureRequest, server: Served, browser: Browser) -> Iterator[Person]:
    with gathered(server, browser) as party:
        yield short_match(party, request.param)


@pytest.fixture
def finished(over: Person) -> Iterator[Person]:
    """The same, with nothing open, and nothing between the page and the server."""
    yield over
    over.page.keyboard.press("Escape")
    over.page.unroute_all()


def honest(check: Locator) -> int:
    """How many draws are honest: all of them."""
    found = re.fullmatch(r"(\d+) of (\d+) draws are honest", check.get_by_role("heading").first.inner_text())
    assert found is not None, check.aria_snapshot()
    assert found[1] == found[2]
    return int(found[1])


@pytest.mark.slow
def test_all_draws_are_honest_on_the_page_and_by_the_example(finished: Person, tmp_path: Path) -> None:
    check = finished.open_check()
    count = honest(check)
    assert count >= 2
    record = download_record(finished, tmp_path, check.get_by_role("link", name="Record", exact=True))
    assert check.get_by_text(re.compile("^python verify_dice.py ")).inner_text().endswith(record.name)
    status, said = verify_dice(record)
    assert status == 0, said
    assert f"{count} draws right, 0 still sealed, 0 unsealed" in said


@pytest.mark.slow
def test_arrow_keys_go_from_draw_to_draw(finished: Person) -> None:
    check = finished.open_check()
    count = honest(check)
    assert faults_found_by_axe(finished.page) == []
    for number in range(count, 0, -1):
        expect(check.get_by_role("region", name=f"Draw {number} of {count}")).to_be_visible()
        expect(check.get_by_role("radio", checked=True)).to_have_accessible_name(
            re.compile(f"^Draw {number}, .*agrees$")
        )
        finished.page.keyboard.press("ArrowLeft")
    expect(check.get_by_role("region", name=f"Draw 1 of {count}")).to_be_visible()
    for size in (PHONE, DESK):
        finished.page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(finished.page)
        assert faults_found_by_axe(finished.page) == []
        assert sticking_out(finished.page) == []
    finished.page.keyboard.press("Escape")
    expect(finished.button("These dice were fair: check")).to_be_focused()


CHANGES = {
    GHOST: (r'"faces":\["\w+"', '"faces":["nobody"'),
    LIGHTNING: (r'"faces":\[\d', '"faces":[7'),
    TUMBLIN: (r"\[4294967296,\d+\]", "[4294967296,1234567890]"),
}
"""As if somebody had changed the file: the first place of this gives way to that."""


@pytest.mark.slow
@pytest.mark.parametrize("over", CHANGES, indirect=True)
def test_a_record_that_was_changed_does_not_agree(finished: Person) -> None:
    finished.page.route("**/api/tables/*/matches/1", _changed)
    check = finished.open_check()
    expect(check.get_by_role("heading", name=re.compile("^Draw [12] does not agree$"))).to_be_visible()
    expect(check.get_by_text("not the same", exact=True)).to_be_visible()
    assert faults_found_by_axe(finished.page) == []


def _changed(route: Route) -> None:
    answer = route.fetch()
    text = answer.text()
    was, now = CHANGES[json.loads(text.partition("\n")[0])["game"]]
    route.fulfill(response=answer, body=re.sub(was, now, text, count=1))


@pytest.mark.slow
@pytest.mark.parametrize("over", [GHOST], indirect=True)
def test_many_draws_are_behind_their_cards_and_all_are_reached_by_keys(finished: Person) -> None:
    match = Evening(LIGHTNING, 3, (1, 2))
    match.play()
    finished.page.route("**/api/tables/*/matches/1", lambda route: route.fulfill(body=match.text))
    finished.hand.press(finished.button("These dice were fair: check"))
    check = finished.page.get_by_role("dialog", name="This is not the match that you played")
    cards, draws = check.get_by_role("radiogroup", name="rounds"), check.get_by_role("radiogroup", name="Card")
    cards.get_by_role("radio", checked=True).focus()
    for _ in range(cards.get_by_role("radio").count() - 1):
        finished.page.keyboard.press("ArrowLeft")
        expect(cards.locator(":focus")).to_have_attribute("aria-checked", "true")
    expect(cards.get_by_role("radio").first).to_be_checked()
    expect(check.get_by_role("region", name="Draw 1 of ")).to_be_visible()
    first = draws.get_by_role("radio").count()
    draws.get_by_role("radio").first.focus()
    for number in range(2, first + 2):
        finished.page.keyboard.press("ArrowRight")
        expect(draws.locator(":focus")).to_have_accessible_name(re.compile(f"^Draw {number}, "))
    expect(cards.get_by_role("radio").nth(1)).to_be_checked()
    for size in (PHONE, DESK):
        finished.page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(finished.page)
        assert faults_found_by_axe(finished.page) == []
        assert sticking_out(finished.page) == []
