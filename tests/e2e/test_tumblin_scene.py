"""Tumblin-Dice in 3D: the die is pulled back on the canvas, the camera moves, and nothing stays behind."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Struct
from playwright.sync_api import Page, expect

from tests.e2e.contexts import SMALL
from tests.e2e.lightning import prefer
from tests.e2e.looks import faults_found_by_axe
from tests.e2e.party import Party
from tests.e2e.people import Person
from tests.e2e.tumblin import TumblinPlayer

READY = "[data-scene=ready]"
READY_WITHIN_MS = 60_000
"""Without a graphics card, all of it is drawn by the processor, which others use as well."""
PULL_PX = 90
_COUNT = """() => {
    const detail = {};
    document.querySelector("canvas").dispatchEvent(new CustomEvent("dicehall:count", { detail }));
    return JSON.stringify(detail);
}"""
_DIE = """() => {
    const { x, y, width, height } = [...document.querySelectorAll(".scene__label")].at(-1).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


class Held(Struct):
    """What the drawing library holds."""

    geometries: int
    textures: int


def held(page: Page) -> Held:
    return msgspec.json.decode(page.evaluate(_COUNT), type=Held)


def rests(page: Page) -> None:
    """Waits until the camera stands."""
    page.wait_for_function(f"() => !JSON.parse(({_COUNT})()).isMoving")


def at_the_board(party: Party, *, calm: bool) -> Person:
    """Ada, who sees the board in 3D and has the first throw; the other one is a bot. `calm`: less motion is wanted."""
    party.contexts.is_painted = True
    ada = party.at_desk("Ada", size=SMALL, calm=calm)
    prefer(ada, "3d")
    party.table(ada, "tumblin_dice", first_order="seats", quarters=3, dice_per_seat=3)
    ada.add_bot(2)
    ada.start()
    ada.page.wait_for_selector(READY, timeout=READY_WITHIN_MS)
    return ada


def pull(ada: Person) -> None:
    """Presses the die and pulls it back, a little to the right, so that it will go to the left."""
    rests(ada.page)
    x, y = ada.page.evaluate(_DIE)
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x, y + PULL_PX / 2, steps=3)
    ada.page.mouse.move(x + 6, y + PULL_PX, steps=3)


@pytest.mark.slow
def test_a_pull_can_be_given_up_and_letting_go_throws(party: Party) -> None:
    ada = at_the_board(party, calm=False)
    player = TumblinPlayer(ada)
    assert faults_found_by_axe(ada.page) == []
    player.throw_key.wait_for()
    pull(ada)
    tip = ada.page.locator(".tscene .aimtip")
    expect(tip).to_contain_text("Let go to throw")
    expect(tip).to_contain_text("left")
    ada.page.keyboard.press("Escape")
    ada.page.mouse.up()
    expect(tip).to_contain_text("Press the die")  # as nobody has pulled it yet
    expect(player.throw_key).to_be_visible()
    pull(ada)
    ada.page.mouse.up()
    expect(player.throw_key).to_have_count(0)
    expect(player.throw_of("Otto").or_(player.throw_key)).to_be_visible()


@pytest.mark.slow
def test_throws_slow_motion_and_cameras_leave_nothing_behind(party: Party) -> None:
    ada = at_the_board(party, calm=True)
    player = TumblinPlayer(ada)
    found: list[Held] = []
    for _ in range(3):
        player.throw_key.wait_for()
        pull(ada)
        ada.page.mouse.up()
        expect(player.throw_key).to_have_count(0)
        player.throw_key.wait_for()
        ada.page.keyboard.press("r")
        expect(ada.page.get_by_role("region", name="The throw again")).to_be_visible()
        ada.page.keyboard.press("Escape")
        for _ in range(2):
            ada.page.keyboard.press("b")
            rests(ada.page)
        found.append(held(ada.page))
    assert found[1:] == [found[1]] * 2
    ada.page.keyboard.press("v")
    expect(ada.page.locator("canvas")).to_have_count(0)
    expect(ada.page.get_by_role("img", name="The board from above.")).to_be_visible()
