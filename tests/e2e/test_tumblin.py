"""A match of Tumblin-Dice in the browser, from above, by keys, mouse and touch."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.records import check_record, download_record
from tests.e2e.tumblin import TumblinPlayer, play_to_the_end

GAME = "tumblin_dice"
SHORT = {"quarters": 3, "dice_per_seat": 3, "first_order": "seats"}


@pytest.mark.slow
def test_keys_mouse_touch_and_a_bot_play_a_match_to_its_result(party: Party, tmp_path: Path) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea", calm=True)
    link = party.table(ada, GAME, **SHORT)
    bea.sit_down(link)
    ada.add_bot(3)
    bea.ready()
    ada.start()
    desk = TumblinPlayer(ada, TumblinPlayer.by_keys, TumblinPlayer.by_mouse)
    phone = TumblinPlayer(bea, TumblinPlayer.by_touch)
    desk.throw_key.wait_for()
    for person in (ada, bea):
        assert faults_found_by_axe(person.page) == []
        assert sticking_out(person.page) == []
    assert bea.page.evaluate("document.documentElement.scrollHeight") == 844  # nothing is to be scrolled for
    play_to_the_end([desk, phone])
    for person in (ada, bea):
        person.waits_for_result()
        assert faults_found_by_axe(person.page) == []
        assert sticking_out(person.page) == []
    status, said = check_record(download_record(bea, tmp_path))
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
