"""Lightning Dice in the browser: whole matches of several people, and what a race must not lose."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.e2e.contexts import SMALL, Contexts
from tests.e2e.lightning import EASY, NEVER, LightningPlayer, begin, play_to_the_end, prefer
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.people import Person
from tests.e2e.records import check_record, download_record
from tests.e2e.test_restart import restart

_MOST_TRIES = 40
"""A press is held for a moment only: where everything is slow, the dice may rest later than that."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "more", [pytest.param(("Cem",), id="three"), pytest.param(("Cem", "Dora"), id="four", marks=pytest.mark.long)]
)
def test_people_play_the_standard_match_to_its_result(party: Party, tmp_path: Path, more: tuple[str, ...]) -> None:
    """From above."""
    ada, bea = party.with_keyboard("Ada", calm=True), party.on_phone("Bea", calm=True)
    others = [party.at_desk(name, size=SMALL, night=True, calm=True) for name in more]
    begin(party, ada, bea, *others, roll_ms=100, deck=list(EASY))
    play_to_the_result([ada, bea, *others], tmp_path, re.compile("^20 points to Bea’s"))


@pytest.mark.slow
def test_four_people_play_the_quick_match_to_its_result(party: Party, tmp_path: Path) -> None:
    """In 3D for two, and with all that moves for two; the pages of these three are painted as well."""
    bea = party.on_phone("Bea", calm=True)
    party.contexts.is_painted = True
    ada, cem = party.with_keyboard("Ada"), party.at_desk("Cem", size=SMALL, calm=True)
    dora = party.at_desk("Dora", size=SMALL, night=True)
    for person in (cem, dora):
        prefer(person, "3d")
    begin(party, ada, bea, cem, dora, roll_ms=100, deck=list(EASY), play="quick")
    play_to_the_result([ada, bea, cem, dora], tmp_path, re.compile("^3 cards to Bea’s 1, of 6 in all"))


def play_to_the_result(people: Sequence[Person], folder: Path, wins: re.Pattern[str]) -> None:
    """The first one wins most cards and so the match, each other one a card."""
    leads = [0, *(lead for place in range(1, len(people)) for lead in (place, 0)), *[0] * 7]
    play_to_the_end([LightningPlayer(person) for person in people], leads)
    for person in people:
        person.waits_for_result()
    ada, bea, cem, *_ = people
    expect(cem.heading("Ada wins!")).to_be_visible()
    expect(cem.text(wins)).to_be_visible()
    for person in (ada, bea):
        assert faults_found_by_axe(person.page) == []
        assert sticking_out(person.page) == []
    status, said = check_record(download_record(cem, folder))
    assert status == 0, said


@pytest.mark.slow
def test_a_wrong_bonus_by_a_key_and_a_wrong_thunder_by_a_finger_cost_what_the_host_has_set(party: Party) -> None:
    ada, bea = party.with_keyboard("Ada"), party.on_phone("Bea")
    begin(party, ada, bea, roll_ms=50, deck=[NEVER], floor_at_zero=False, false_bonus_penalty=3)
    one, two = LightningPlayer(ada), LightningPlayer(bea)
    for player in (one, two):
        faces = player.roll()
        assert len(set(faces)) > 1, "the chance of six alike is 1 in 7,776"
        expect(player.page.get_by_role("alert")).to_contain_text("Card 1: Never. 1 1 1 1 1 1.")
        expect(player.page.get_by_role("status")).to_contain_text(f"Rolled {' '.join(map(str, faces))}")
    ada.page.keyboard.press("b")
    expect(one.slip("The dice do not all show that number")).to_contain_text("0 → −3")
    bea.hand.press(bea.button(re.compile("^Thunder")))
    bea.hand.press(bea.button("Thunder 1, Ada"))
    expect(two.slip("The dice do not all show that number")).to_contain_text("0 → −3")
    expect(one.rival("Bea")).to_contain_text("−3 points")
    expect(two.rival("Ada")).to_contain_text("−3 points")


@pytest.mark.slow
def test_a_call_just_before_the_dice_rest_is_held_and_one_long_before_is_not_made(party: Party) -> None:
    ada, bea = party.with_keyboard("Ada"), party.at_desk("Bea")
    begin(party, ada, bea, roll_ms=1_000, deck=[NEVER], floor_at_zero=False)
    player = LightningPlayer(ada)
    slip = player.slip("Not yet: the dice did not fit")
    roll_and_call(player, after_ms=300)
    expect(ada.text("Your dice are still moving").first).to_be_visible()
    assert 0 not in player.faces()
    tries = 0
    assert not is_soon_seen(slip)
    while tries == 0 or not is_soon_seen(slip):
        tries += 1
        assert tries <= _MOST_TRIES
        roll_and_call(player, after_ms=940)
        assert 0 not in player.faces()
    expect(slip).to_contain_text("0 → −2")
    expect(LightningPlayer(bea).rival("Ada")).to_contain_text("−2 points")


def is_soon_seen(target: Locator) -> bool:
    """Whether it comes within the time that a verdict takes."""
    try:
        target.wait_for(timeout=1_000)
    except TimeoutError:
        return False
    return True


def roll_and_call(player: LightningPlayer, after_ms: int) -> None:
    """Space, and so much later Enter, by the page's own clock."""
    player.roll_key.wait_for()
    player.page.evaluate(
        """async afterMs => {
            const press = key => document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
            press(" ");
            await new Promise(done => setTimeout(done, afterMs));
            press("Enter");
        }""",
        after_ms,
    )


@pytest.mark.slow
def test_a_page_that_is_loaded_anew_in_mid_roll_has_its_seat_and_its_dice(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    begin(party, ada, bea, roll_ms=2_000, deck=[NEVER])
    player, other = LightningPlayer(ada), LightningPlayer(bea)
    player.press_roll()
    ada.page.reload()
    faces = player.faces()
    assert 0 not in faces
    assert other.faces_of("Ada") == " ".join(map(str, faces))


@pytest.fixture
def cut(contexts: Contexts) -> None:
    """The browsers may complain that the server is away."""
    contexts.expects_refusals = True


@pytest.mark.slow
@pytest.mark.usefixtures("cut")
def test_a_card_that_a_restart_cuts_off_is_raced_for_anew_with_the_same_dice(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    begin(party, ada, bea, roll_ms=200, deck=["Odd Socks: show 1 3 5"])
    one, two = (LightningPlayer(person, ["Odd Socks: show 1 3 5"]) for person in (ada, bea))
    faces = one.roll()
    two.press_roll()
    restart(party.server, ada, bea)
    expect(one.slip("The race began anew: same card, same dice")).to_be_visible()
    assert one.faces() == faces
    assert 0 not in two.faces()
    two.win()
    expect(one.slip("Bea had it!")).to_be_visible()
    one.win()
    expect(two.slip("Ada had it!")).to_be_visible()
