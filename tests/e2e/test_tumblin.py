"""A match of Tumblin-Dice in the browser, from above, by keys, mouse and touch."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from dicehall.core import OptionValue
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.records import check_record, download_record
from tests.e2e.tumblin import TumblinPlayer, play_to_the_end

GAME = "tumblin_dice"
SHORT: dict[str, OptionValue] = {"quarters": 3, "dice_per_seat": 3, "first_order": "seats"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "more", [pytest.param((), id="three"), pytest.param(("Dora",), id="four", marks=pytest.mark.long)]
)
def test_people_who_are_level_play_on_into_overtime(party: Party, tmp_path: Path, more: tuple[str, ...]) -> None:
    """With keys, mouse and touch; nobody scores before, so all are level, and only an overtime ends the match."""
    ada, *others = (party.with_keyboard(name, calm=True) for name in ("Ada", *more))
    bea, cem = party.on_phone("Bea", calm=True), party.at_desk("Cem", night=True, calm=True)
    link = party.table(ada, GAME, **SHORT)
    for guest in (bea, cem, *others):
        guest.sit_down(link)
        guest.ready()
    ada.start()
    by_keys, by_mouse, by_touch = TumblinPlayer.by_keys, TumblinPlayer.by_mouse, TumblinPlayer.by_touch
    ways = {ada: by_keys, bea: by_touch, cem: by_mouse, **dict.fromkeys(others, by_keys)}
    players = [TumblinPlayer(person, way, waits=True) for person, way in ways.items()]
    players[0].throw_key.wait_for()
    for person in (ada, bea):
        assert faults_found_by_axe(person.page) == []
        assert sticking_out(person.page) == []
    assert bea.page.evaluate("document.documentElement.scrollHeight") == 844  # nothing is to be scrolled for
    play_to_the_end(players)
    for person in ways:
        person.waits_for_result()
    for person in (ada, bea):
        assert faults_found_by_axe(person.page) == []
        assert sticking_out(person.page) == []
    expect(ada.page.get_by_role("columnheader", name=re.compile("^(O|Overtime)")).first).to_be_visible()
    status, said = check_record(download_record(cem, tmp_path))
    assert status == 0, said


@pytest.mark.slow
def test_a_throw_out_of_turn_is_refused_with_its_rule_and_a_reload_in_mid_throw_loses_nothing(party: Party) -> None:
    ada, bea = party.with_keyboard("Ada"), party.on_phone("Bea", calm=True)
    link = party.table(ada, GAME, **SHORT)
    bea.sit_down(link)
    bea.ready()
    ada.start()
    mine, hers = TumblinPlayer(ada, TumblinPlayer.by_keys), TumblinPlayer(bea, TumblinPlayer.by_touch)
    mine.throw_key.wait_for()
    mine.play_throw()
    ada.page.reload()
    expect(ada.felt.get_by_role("img", name="2 of 3 dice left")).to_be_visible()
    expect(mine.throw_of("Bea")).to_be_visible()
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_text("It is Bea’s throw.").first).to_be_visible()
    expect(ada.button("Rule TD-1")).to_be_visible()
    hers.throw_key.wait_for()
    hers.play_throw()
    mine.throw_key.wait_for()
    # the last throw again, step by step, and back
    ada.page.keyboard.press("r")
    again = ada.page.get_by_role("region", name="The throw again")
    expect(again.get_by_role("button", name=re.compile("^Step 1: "))).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".toast")).to_have_count(0)
    assert faults_found_by_axe(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    mine.play_throw()
