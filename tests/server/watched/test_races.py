"""What is measured of a race."""

from __future__ import annotations

import pytest

from dicehall.core import seat
from dicehall.games.ghost_blitz_dice.actions import Grab
from dicehall.match import Entry
from dicehall.match.evidence import Lane, Press, Raced
from dicehall.match.record import Dropped, Note, Played
from dicehall.server.watched.measures import RACES_DECIDED, VERDICT_WAIT_S
from dicehall.server.watched.races import note_race


def test_each_claim_waits_from_its_arrival_to_its_own_entry() -> None:
    entries: list[Entry[object]] = [
        Note("begins"),
        Played(seat(2), Grab(1, ("book",)), at_ms=1_530),
        Dropped(1, Grab(1, ("book",)), "the throw is over", at_ms=1_600),
    ]
    lanes = (
        Lane(1, revealed_ms=1_000, presses=(Press(3, 400.0, 450.0, 400.0, 410.0),)),
        Lane(2, revealed_ms=1_010, presses=(Press(2, 380.0, 500.0, 380.0, 400.0),)),
        Lane(3),
    )
    races, waits, sum_s = RACES_DECIDED.value, sum(VERDICT_WAIT_S.counts), VERDICT_WAIT_S.sum
    note_race(Raced(1, lanes), entries)
    assert (RACES_DECIDED.value, sum(VERDICT_WAIT_S.counts)) == (races + 1, waits + 2)
    assert VERDICT_WAIT_S.sum - sum_s == pytest.approx(0.150 + 0.020)
