"""The 3D table in a real browser: it shows, plays, frees what it makes, and gives way to the flat one with a word."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Struct
from playwright.sync_api import Browser, Page, expect

from tests.e2e.contexts import DESK, PHONE, SMALL, Contexts
from tests.e2e.hands import Keyboard
from tests.e2e.lightning import LightningPlayer, begin, prefer
from tests.e2e.looks import faults_found_by_axe
from tests.e2e.party import Party
from tests.e2e.people import Person

READY = "[data-scene=ready]"
READY_WITHIN_MS = 60_000
"""Without a graphics card, all of it is drawn by the processor, which others use as well."""
_BY_SOFTWARE = ("GPU stall due to ReadPixels", "CONTEXT_LOST_WEBGL")
"""Chromium warns of these itself: it copies pictures that the processor has drawn, and a test takes a context away."""
_COUNT = """() => {
    const detail = {};
    document.querySelector("canvas").dispatchEvent(new CustomEvent("dicehall:count", { detail }));
    return JSON.stringify(detail);
}"""
_LOSE = (
    """() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()"""
)
_NO_WEBGL = """
    const other = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind === "webgl2" ? null : other.call(this, kind, ...more);
    };
"""


class Held(Struct):
    """What the drawing library holds."""

    geometries: int
    textures: int
    drawn: int


@pytest.fixture
def contexts(browser: Browser) -> Iterator[Contexts]:
    """As everywhere, but for what Chromium says of drawing without a graphics card."""
    opened = Contexts(browser)
    yield opened
    opened.close()
    assert [fault for fault in opened.faults if not any(words in fault for words in _BY_SOFTWARE)] == []


def held(page: Page) -> Held:
    return msgspec.json.decode(page.evaluate(_COUNT), type=Held)


def in_3d(party: Party) -> Person:
    """Ada, whose tables are shown in 3D, in a small window."""
    person = party.at_desk("Ada", Keyboard(), size=SMALL)
    prefer(person, "3d")
    return person


def two(party: Party, ada: Person) -> LightningPlayer:
    """Ada at a table of Lightning Dice, with somebody who sees it flat."""
    begin(party, ada, party.with_keyboard("Bea"), roll_ms=50)
    return LightningPlayer(ada)


@pytest.mark.slow
def test_rolling_and_turning_cards_holds_nothing_more(party: Party) -> None:
    ada = in_3d(party)
    player = two(party, ada)
    ada.page.wait_for_selector(READY, timeout=READY_WITHIN_MS)
    for _ in range(3):
        player.roll()
    before = held(ada.page)
    for turn in range(6):
        player.keep({turn})
        player.roll()
    after = held(ada.page)
    assert after.drawn > before.drawn
    assert (after.geometries, after.textures) == (before.geometries, before.textures)
    assert before.textures > 0
    ada.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert faults_found_by_axe(ada.page) == []


@pytest.mark.slow
def test_a_table_that_is_laid_anew_frees_the_one_before(party: Party) -> None:
    ada = in_3d(party)
    two(party, ada)
    ada.page.wait_for_selector(READY, timeout=READY_WITHIN_MS)
    found: list[tuple[int, int]] = []
    for _ in range(3):
        for width, height in (PHONE, DESK):
            drawn = held(ada.page).drawn
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_function(f"() => JSON.parse(({_COUNT})()).drawn > {drawn}")
        now = held(ada.page)
        found.append((now.geometries, now.textures))
    assert found == found[:1] * 3


@pytest.mark.slow
def test_nothing_is_drawn_while_nothing_moves(party: Party) -> None:
    ada = in_3d(party)
    two(party, ada).roll()
    ada.page.wait_for_selector(READY, timeout=READY_WITHIN_MS)
    ada.page.wait_for_function(f"() => !JSON.parse(({_COUNT})()).isMoving")
    before = held(ada.page).drawn
    ada.page.wait_for_timeout(1000)
    assert held(ada.page).drawn - before <= 1


@pytest.mark.slow
def test_the_key_v_goes_between_both_views_and_is_remembered(party: Party) -> None:
    ada = party.with_keyboard("Ada")
    player = two(party, ada)
    assert ada.page.locator("canvas").count() == 0, "without a graphics card, tables are flat until somebody chooses"
    ada.page.keyboard.press("v")
    ada.page.wait_for_selector(READY, timeout=READY_WITHIN_MS)
    faces = player.roll()
    ada.page.reload()
    ada.page.wait_for_selector(READY, timeout=READY_WITHIN_MS)
    assert player.faces() == faces
    ada.page.keyboard.press("v")
    expect(ada.page.locator("canvas")).to_have_count(0)
    assert player.faces() == faces


@pytest.mark.slow
def test_a_lost_context_gives_way_to_the_flat_table_with_a_word(party: Party) -> None:
    ada = in_3d(party)
    player = two(party, ada)
    ada.page.wait_for_selector(READY, timeout=READY_WITHIN_MS)
    ada.page.evaluate(_LOSE)
    expect(ada.page.get_by_text("has dropped the 3D table").first).to_be_visible()
    expect(ada.page.locator("canvas")).to_have_count(0)
    player.roll()


@pytest.mark.slow
def test_without_webgl_the_table_is_flat_with_a_word(party: Party) -> None:
    ada = in_3d(party)
    ada.page.add_init_script(_NO_WEBGL)
    player = two(party, ada)
    expect(ada.page.get_by_text("cannot draw in 3D now").first).to_be_visible()
    expect(ada.page.locator("canvas")).to_have_count(0)
    player.roll()


@pytest.mark.slow
def test_a_scene_that_cannot_be_fetched_leaves_the_table_flat_with_a_word(party: Party) -> None:
    party.contexts.expects_refusals = True
    ada = in_3d(party)
    ada.page.route("**/stage-*.js", lambda route: route.abort())
    player = two(party, ada)
    expect(ada.page.get_by_text("could not be fetched").first).to_be_visible()
    expect(ada.page.locator("canvas")).to_have_count(0)
    player.roll()
