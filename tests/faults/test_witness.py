"""The witness notices what must not be; else the tests that ask it would show nothing."""

from __future__ import annotations

import json
from functools import lru_cache

import msgspec
import pytest

from dicehall.match import read_record, replay
from tests.faults.heard import Event, History, Told, Update, View
from tests.faults.witness import Witness, said
from tests.match.sealed_evening import Evening

KING = "king_of_the_dice_junior"
FIRST: Event = {"type": "shown", "throw": 1, "faces": ["ghost"]}
SECOND: Event = {"type": "grabbed", "seat": 2, "throw": 1}


def update(revision: int) -> Update:
    return Update("ghost_blitz_dice", 1, revision, 0, 1, 0, [], View("throw"), None)


@pytest.fixture
def witness() -> Witness:
    """It has heard two events and has seen revision 7, and then the server was killed."""
    witness = Witness()
    witness.tell(1, 0, [FIRST, SECOND])
    witness.saw(update(7))
    witness.server_was_killed()
    return witness


def test_dice_that_change_are_noticed(witness: Witness) -> None:
    with pytest.raises(AssertionError, match="event 0 of match 1 was"):
        witness.tell(1, 0, [{**FIRST, "faces": ["mouse"]}])


def test_an_event_that_is_lost_is_noticed(witness: Witness) -> None:
    with pytest.raises(AssertionError, match="are lost"):
        witness.check_on_entering(History(1, [Told(6, [FIRST])]), update(7))


def test_a_move_that_is_lost_is_noticed(witness: Witness) -> None:
    with pytest.raises(AssertionError, match="revision 7 was seen"):
        witness.check_on_entering(History(1, [Told(7, [FIRST, SECOND])]), update(6))


def test_more_than_was_told_is_no_loss(witness: Witness) -> None:
    witness.check_on_entering(History(1, [Told(7, [FIRST, SECOND]), Told(8, [SECOND])]), update(8))
    assert witness.tell(1, 2, [SECOND]) == 3


# Of a whole match


@lru_cache
def record() -> str:
    """Two people have played it to its end."""
    evening = Evening(KING, 2, people=(1, 2))
    evening.play()
    return evening.text


@pytest.fixture
def onlooker() -> Witness:
    """It has heard everything of the match, and what the seats wanted."""
    witness = Witness()
    for one in replay(read_record(record())):
        events = [json.loads(msgspec.json.encode(event)) for event in one.step.events]
        witness.tell(1, len(witness.story.get(1, [])), events)
        if one.entry.actor.kind == "seat":
            witness.said[said(1, one.entry.actor.number, one.round, one.entry.action)] += 1
    return witness


def test_a_match_that_was_as_it_was_told_is_good(onlooker: Witness) -> None:
    draws, _ = onlooker.check_record(1, record())
    assert draws > 0


def test_a_record_without_the_end_that_was_told_is_noticed(onlooker: Witness) -> None:
    last = max(read_record(record()).moves())[0]
    shorter = "".join(line + "\n" for line in record().splitlines()[:last])
    with pytest.raises(AssertionError, match="match 1 is not what was told"):
        onlooker.check_record(1, shorter)


def test_a_move_that_nobody_meant_twice_is_noticed(onlooker: Witness) -> None:
    onlooker.said[next(iter(onlooker.said))] -= 1
    with pytest.raises(AssertionError, match="made more often than meant"):
        onlooker.check_record(1, record())
