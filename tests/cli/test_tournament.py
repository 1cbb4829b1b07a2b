"""A tournament at the terminal: what is tried against its rules stands in the record, for the judge to read."""

from pathlib import Path

import pytest

from dicehall.cli.evening import Opened, resumed_table
from dicehall.core import OptionValue
from dicehall.games.lightning_dice.actions import Flip, Roll
from dicehall.match import Record, Refused, read_record
from dicehall.tables import Command
from tests.cli.pretending import Pretended, keys, opened

LIGHTNING = "lightning_dice"
TOURNAMENT: dict[str, OptionValue] = {"tournament": True}


def attempts(record: Record[object]) -> list[tuple[int, str]]:
    """Who tried what is against which rule."""
    return [(entry.seat, entry.rule) for entry in record.entries if isinstance(entry, Refused)]


def kept_from_the_hand(table: Opened) -> list[tuple[int, str]]:
    """What the record says when seat 1 rolls five dice for a new card and would put back the sixth, which it holds."""
    seen = table.table.sees(1)
    table.table.receive(1, Command("late", Roll(seen.round, (0,)), seen.round, seen.undos), 2_000)
    return attempts(table.table.record)


def test_a_touch_of_dice_in_motion_stands_in_the_record_of_a_tournament(tmp_path: Path) -> None:
    """[LD-R15, LD-T1] The judge flips, Anna rolls, and rolls again before her dice lie still."""
    table = opened(LIGHTNING, Pretended(keys("enter", " ", " ")), tmp_path, bots=("easy",), options=TOURNAMENT)
    table.play()
    assert attempts(read_record(table.book.path.read_text("utf-8"))) == [(1, "LD-T1")]


def test_a_die_put_back_stands_in_the_record_of_a_tournament(tmp_path: Path) -> None:
    """[LD-R15, LD-T3]"""
    table = opened(LIGHTNING, Pretended(keys()), tmp_path, persons=("Anna", "Ben"), options=TOURNAMENT)
    table.table.judge(Flip(), 1_000)
    table.table.tick(1_500)
    assert kept_from_the_hand(table) == [(1, "LD-T3")]


def test_attempts_are_still_recorded_when_a_tournament_goes_on(tmp_path: Path) -> None:
    """[LD-R15]"""
    first = opened(LIGHTNING, Pretended(keys("enter")), tmp_path, persons=("Anna", "Ben"), options=TOURNAMENT)
    first.play()
    again = resumed_table(first.book.path, (), 0, 1, Pretended(keys()))
    assert kept_from_the_hand(again) == [(1, "LD-T3")]
    again.book.close()


@pytest.mark.parametrize("options", [{}, {"tournament": False}])
def test_attempts_of_other_matches_are_told_and_not_kept(tmp_path: Path, options: dict[str, OptionValue]) -> None:
    """[LD-R15]"""
    table = opened(LIGHTNING, Pretended(keys(" ", " ")), tmp_path, bots=("easy",), options=options)
    table.play()
    assert attempts(read_record(table.book.path.read_text("utf-8"))) == []
