"""People who read real dice aloud, and sources for single seats [ALL-5]."""

import pytest

from dicehall.core import (
    IllegalAction,
    Leave,
    Setup,
    chance,
    seat,
)
from dicehall.games.ghost_blitz_dice import GAME as GHOST
from dicehall.games.ghost_blitz_dice.actions import Throw
from dicehall.games.king_of_the_dice_junior import GAME as KING
from dicehall.games.king_of_the_dice_junior.actions import Roll as KingRoll
from dicehall.games.lightning_dice.actions import Roll
from dicehall.match import (
    Draw,
    Evidence,
    HumanSource,
    Played,
    ScriptedSource,
    below_of,
)
from dicehall.tables import (
    Table,
)
from dicehall.testing import FakeTable
from tests.tables.setting import THREE_BOTTLES, ghost_state, king_table, lightning_state, lightning_table, settle


def test_people_who_read_real_dice_are_asked_at_once_and_settle() -> None:
    """[ALL-5]"""
    fake = FakeTable(Table(GHOST, Setup(2, {"first_seat": 1}), {0: HumanSource()}, below_of(1)))
    for number in (1, 2):
        fake.do(fake.table.sit(number, "P", 0))
    fake.start()
    fake.act(1, Throw())
    assert fake.asked() == [chance()]
    fake.wait(60_000)
    assert ghost_state(fake).phase == "motion"
    assert fake.asked() == [chance()]
    with pytest.raises(IllegalAction):
        fake.table.settle(chance(), Throw(), fake.now_ms)
    fake.do(fake.table.settle(chance(), GHOST.notation.parse_action(THREE_BOTTLES), fake.now_ms))
    assert ghost_state(fake).phase == "grab"


def test_a_chance_actor_can_have_a_source_of_its_own() -> None:
    """Seat 1 rolls real dice and reads them aloud, seat 2 has the generator's [ALL-5]."""
    fake = lightning_table({0: ScriptedSource(["turned card=7", "landed faces=[1,3,5,2,2,2]"]), 1: HumanSource()})
    for number in (1, 2):
        fake.act(number, Roll(1, ()))
    fake.wait(800)
    assert fake.asked() == [chance(1)]
    assert [hand.faces for hand in lightning_state(fake).hands] == [(0,) * 6, (1, 3, 5, 2, 2, 2)]


def test_people_are_asked_again_when_leaving_changes_what_they_owe() -> None:
    """The dice of a seat that left are not read; a card is to be turned instead [KJ-R10]."""
    fake = king_table(seats=3, options={"flip_on_miss": True})
    settle(fake, "drawn card=1", "drawn card=21")
    fake.act(1, KingRoll())
    before = len(fake.asked())
    fake.act(1, Leave(1))
    assert len(fake.asked()) == before + 1
    settle(fake, "drawn card=2")
    assert fake.table.sees(2).acting == (seat(2),)


def test_people_are_asked_for_each_card_of_a_row() -> None:
    fake = king_table()
    assert fake.asked() == [chance()]
    settle(fake, "drawn card=1")
    assert fake.asked() == [chance(), chance()]


def test_evidence_of_settled_dice_is_kept() -> None:
    fake = king_table()
    evidence = Evidence(Draw(1, 0, 0, drawn=((36, 0),)))
    fake.do(fake.table.settle(chance(), KING.notation.parse_action("drawn card=1"), 0, evidence))
    entry = fake.table.record.entries[-1]
    assert isinstance(entry, Played)
    assert entry.evidence == evidence


def test_only_chance_can_be_settled() -> None:
    fake = king_table()
    settle(fake, "drawn card=1", "drawn card=21")
    with pytest.raises(IllegalAction) as caught:
        fake.table.settle(seat(1), KingRoll(), 0)
    assert caught.value.refusal.rule == "ALL-1"
