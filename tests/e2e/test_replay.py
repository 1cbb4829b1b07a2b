"""A match that is over, once more: from its result, from a link to a moment, and from a file that somebody brings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.contexts import PHONE
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party, gathered
from tests.e2e.people import Person
from tests.e2e.records import download_record
from tests.e2e.served import Served

LYING = {"throw_ms": 50, "grab_limit_s": 600, "first_seat": 1}
"""Dice that lie until somebody grabs."""


class Played(NamedTuple):
    """Bea was first in the first throw and in the second; then she left, so that Ada has won."""

    ada: Person
    table: str
    record: Path


@pytest.fixture(scope="module")
def played(server: Served, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with gathered(server, browser, expects_refusals=True) as party:
        yield play(party, tmp_path_factory.mktemp("records"))


def play(party: Party, folder: Path) -> Played:
    ada, bea = party.at_desk("Ada", calm=True), party.on_phone("Bea", calm=True)
    table = party.table(ada, "ghost_blitz_dice", **LYING)
    bea.sit_down(table)
    bea.ready()
    ada.start()
    for thrower in (ada, bea):
        GhostBlitzPlayer(thrower).throw()
        GhostBlitzPlayer(bea).race.wait_for()
        GhostBlitzPlayer(bea).grab_right()
        expect(ada.page.get_by_role("region", name="Bea was first")).to_be_visible()
        GhostBlitzPlayer(bea).throw_key.wait_for()
    bea.leave()
    ada.waits_for_result()
    return Played(ada, table, download_record(ada, folder))


def where(page: Page) -> Locator:
    """The timeline, as a reader finds it."""
    return page.get_by_role("slider", name="Throw")


def opens(person: Person, link: str) -> None:
    """Anew, also where the page is there already and only the moment is another one."""
    person.follow("about:blank")
    person.follow(link)


def stands_at(page: Page, throw: int) -> None:
    expect(where(page)).to_have_attribute("aria-valuetext", re.compile(f"^Throw {throw} of "))


@pytest.mark.slow
def test_the_replay_of_a_match_just_played_shows_the_same_result(played: Played) -> None:
    ada, page = played.ada, played.ada.page
    ada.follow(played.table)
    ada.waits_for_result()
    won = page.get_by_role("heading", name=re.compile("win")).locator("xpath=following-sibling::p").inner_text()
    ada.hand.press(ada.link("Watch the replay"))
    expect(where(page)).to_be_visible()
    page.keyboard.press("End")
    ada.hand.press(ada.button("See the result"))
    ended = ada.dialog("How it ended")
    expect(ended.get_by_role("heading", name="Ada wins!")).to_be_visible()
    expect(ended.get_by_text(won, exact=True)).to_be_visible()


@pytest.mark.slow
def test_a_link_to_a_moment_opens_there(played: Played) -> None:
    ada, page = played.ada, played.ada.page
    opens(ada, f"{played.table}/match/1#2")
    stands_at(page, 2)
    expect(ada.felt.get_by_role("region", name="Bea was first")).to_be_visible()
    ada.follow(f"{played.table}/match/1#2.2")  # the page stays, and cuts to there
    expect(ada.felt.get_by_text("Who is first?").or_(ada.felt.get_by_text("The dice roll …"))).to_be_visible()


@pytest.mark.slow
def test_a_moment_that_is_not_there_leads_to_the_nearest_with_a_word(played: Played) -> None:
    opens(played.ada, f"{played.table}/match/1#99")
    expect(played.ada.text(re.compile("There is no moment 99 in this match")).first).to_be_visible()
    stands_at(played.ada.page, 3)


@pytest.mark.slow
def test_a_film_is_run_by_keys_of_the_keyboard_and_of_the_page(played: Played) -> None:
    ada, page = played.ada, played.ada.page
    opens(ada, f"{played.table}/match/1")
    stands_at(page, 1)
    verdict = ada.felt.get_by_role("region", name="Bea was first")
    expect(verdict).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(verdict).to_be_visible()
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1)
    page.keyboard.press(",")
    expect(verdict).to_be_hidden()
    page.keyboard.press(".")
    expect(verdict).to_be_visible()
    page.keyboard.press("Home")
    expect(verdict).to_be_hidden()
    page.keyboard.press("Space")
    expect(ada.button("Pause")).to_be_visible()
    stands_at(page, 2)
    page.keyboard.press("Space")
    expect(ada.button("Play")).to_be_visible()
    where(page).focus()
    page.keyboard.press("End")
    stands_at(page, 3)
    ada.hand.press(ada.button("Throw before"))
    expect(verdict).to_be_visible()
    ada.hand.press(ada.button("One step back"))
    expect(verdict).to_be_hidden()
    ada.hand.press(ada.button("One step on"))
    expect(verdict).to_be_visible()


@pytest.mark.slow
def test_scores_and_what_is_to_come_can_be_hidden(played: Played) -> None:
    ada, page = played.ada, played.ada.page
    opens(ada, f"{played.table}/match/1#1")
    moments = page.get_by_role("region", name="Moments")
    how_fast = moments.get_by_text(re.compile(r"^Bea, \d+\.\d+ s$"))
    gains = ada.felt.get_by_role("region", name="Bea was first").get_by_role("listitem")
    expect(how_fast).to_be_visible()
    expect(gains).not_to_have_count(0)
    ada.hand.press(ada.switch("Hide scores"))
    expect(where(page)).to_have_attribute("aria-valuetext", "Throw 1")
    expect(moments.get_by_text("The last throw")).to_be_hidden()
    points = ada.felt.get_by_role("list", name="Seats").get_by_text(re.compile(r"\d+ points?"))
    expect(points.locator("visible=true")).to_have_count(0)
    expect(gains).to_have_count(0)
    expect(how_fast).to_be_hidden()


@pytest.mark.slow
def test_the_photo_finish_and_the_dice_of_a_throw_open_from_it(played: Played) -> None:
    ada, page = played.ada, played.ada.page
    opens(ada, f"{played.table}/match/1#1")
    why = page.get_by_role("region", name="What happened, and why")
    ada.hand.press(why.get_by_role("button", name="Photo finish"))
    expect(ada.dialog("Bea was first!")).to_be_visible()
    page.keyboard.press("Escape")
    ada.hand.press(why.get_by_role("button", name="Were these dice fair?"))
    check = page.get_by_role("dialog", name="2 of 2 draws are honest")
    expect(check.get_by_role("radio", name=re.compile("^Draw 1, "))).to_be_checked()


@pytest.mark.slow
@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_film_is_for_everybody(played: Played, size: tuple[int, int] | None) -> None:
    ada, page = played.ada, played.ada.page
    before = page.viewport_size
    assert before is not None
    if size is not None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    opens(ada, f"{played.table}/match/1#1")
    stands_at(page, 1)
    faults = [*faults_found_by_axe(page), *sticking_out(page)]
    page.set_viewport_size(before)
    assert faults == []


# Files


def bring(person: Person, name: str, content: bytes) -> None:
    """Chooses a file on the page for it."""
    chooser = person.page.get_by_label(re.compile("^Choose (a|another) record$"))
    chooser.set_input_files({"name": name, "mimeType": "application/octet-stream", "buffer": content})


@pytest.mark.slow
def test_a_record_that_somebody_brings_is_shown_and_checked(played: Played) -> None:
    ada, page = played.ada, played.ada.page
    ada.follow(f"{ada.url}/replay")
    bring(ada, "evening.jsonl", played.record.read_bytes())
    stands_at(page, 1)
    expect(ada.button("Share this moment")).to_have_count(0)
    ada.hand.press(ada.button("Were these dice fair?"))
    expect(page.get_by_role("dialog", name=re.compile("draws are honest"))).to_be_visible()


def _cut(record: bytes) -> bytes:
    return record[:-9]


def _picture(_: bytes) -> bytes:
    return b"\x89PNG\r\n\x1a\n\0"


def _without_a_throw(record: bytes) -> bytes:
    lines = record.splitlines(keepends=True)
    at = next(place for place, line in enumerate(lines) if b'"type":"throw"' in line)
    return b"".join(lines[:at] + lines[at + 1 :])


def _book(_: bytes) -> bytes:
    return b" " * (4 * 1024 * 1024 + 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_cut, r"This record cannot be read\. Line \d+: is cut off before its end\."),
        (_picture, r"This is no record of a match at dicehall\. Line 1: it is no text\."),
        (_without_a_throw, r"This record cannot be played again: line \d+ is against the rules\."),
        (_book, r"This file is too long: a record has at most 4 MB\."),
    ],
    ids=["corrupt", "foreign", "forged", "long"],
)
def test_a_file_that_is_no_honest_record_says_why(played: Played, spoil: Callable[[bytes], bytes], said: str) -> None:
    ada = played.ada
    ada.follow(f"{ada.url}/replay")
    bring(ada, "file.jsonl", spoil(played.record.read_bytes()))
    main = ada.page.get_by_role("main")
    expect(main.get_by_text(re.compile(said))).to_be_visible()
    expect(main.get_by_text("file.jsonl")).to_be_visible()
    assert faults_found_by_axe(ada.page) == []


@pytest.mark.slow
def test_a_record_dropped_anywhere_in_the_hall_is_shown(played: Played) -> None:
    ada, page = played.ada, played.ada.page
    ada.open_lobby()
    dropped = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'evening.jsonl')); return data; }",
        played.record.read_text("utf-8"),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    stands_at(page, 1)
    assert page.url.endswith("/replay")
