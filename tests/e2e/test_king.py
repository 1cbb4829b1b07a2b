"""A whole match of King of the Dice in the browser."""

from pathlib import Path

import pytest

from tests.e2e.king import KingPlayer, play_to_the_end
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.records import check_record, download_record


@pytest.mark.slow
def test_keyboard_phone_and_bot_play_a_match_to_its_result(party: Party, tmp_path: Path) -> None:
    ada, bea = party.with_keyboard("Ada", calm=True), party.on_phone("Bea", calm=True)
    link = party.table(ada, "king_of_the_dice_junior")
    bea.sit_down(link)
    ada.add_bot(3, "Hard")
    bea.ready()
    ada.start()
    play_to_the_end([KingPlayer(ada), KingPlayer(bea)])
    for person in (ada, bea):
        person.waits_for_result()
        assert faults_found_by_axe(person.page) == []
        assert sticking_out(person.page) == []
    status, said = check_record(download_record(bea, tmp_path))
    assert status == 0, said
