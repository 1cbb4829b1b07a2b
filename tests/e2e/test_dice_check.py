"""The dice of a match can be checked: on the page, and at home with nothing of ours."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.e2e.contexts import DESK, PHONE
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.king import KingPlayer
from tests.e2e.looks import faults_found_by_axe, settled, sticking_out
from tests.e2e.party import Party, gathered
from tests.e2e.people import Person
from tests.e2e.records import download_record, verify_dice
from tests.e2e.served import Served

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


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


PLAYS = {GHOST: two_throws, KING: two_turns}


def short_match(party: Party, game: str) -> Person:
    """Ada, who has no pointer, sees the result: Bea has left."""
    ada, bea = party.with_keyboard("Ada"), party.on_phone("Bea", calm=True)
    options = {"throw_ms": 50, "grab_limit_s": 600} if game == GHOST else {}
    bea.sit_down(party.table(ada, game, first_seat=1, **options))
    bea.ready()
    ada.start()
    PLAYS[game](ada, bea)
    bea.leave()
    ada.waits_for_result()
    return ada


@pytest.fixture(scope="module", params=[GHOST, KING])
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


@pytest.mark.slow
@pytest.mark.parametrize("over", [GHOST], indirect=True)
def test_a_record_that_was_changed_does_not_agree(finished: Person) -> None:
    finished.page.route("**/api/tables/*/matches/1", _with_another_face)
    check = finished.open_check()
    expect(check.get_by_role("heading", name="Draw 1 does not agree")).to_be_visible()
    expect(check.get_by_text("not the same", exact=True)).to_be_visible()
    assert faults_found_by_axe(finished.page) == []


def _with_another_face(route: Route) -> None:
    """As if somebody had changed the file: the first die that was thrown shows another figure."""
    answer = route.fetch()
    before, first, after = re.split(r'(?<="faces":\[)"(\w+)"', answer.text(), maxsplit=1)
    other = "ghost" if first == "chair" else "chair"
    route.fulfill(response=answer, body=f'{before}"{other}"{after}')
