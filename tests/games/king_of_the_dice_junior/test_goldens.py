"""Whole matches as people read them. UPDATE_GOLDENS=1 writes them anew; read the difference before you keep it."""

import os
from pathlib import Path

import pytest

from dicehall.core import Actor, Policy, Setup, seat
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import Action
from dicehall.match import RandomPolicy, SeededSource, below_of, play, read_record, transcript, write_record

GOLDENS = Path(__file__).with_name("goldens")


@pytest.mark.parametrize(
    ("name", "setup", "seed"),
    [
        ("printed", Setup(2), 1),
        ("full_round", Setup(3, {"full_round": True, "first_seat": 2}), 2),
        ("may_decline", Setup(2, {"may_decline": True, "first_seat": 1}), 3),
        ("flip_on_miss", Setup(2, {"flip_on_miss": True, "first_seat": 1}), 4),
    ],
)
def test_a_match_reads_as_before(name: str, setup: Setup, seed: int) -> None:
    policies: dict[Actor, Policy[Action]] = {seat(number): RandomPolicy() for number in range(1, setup.seats + 1)}
    record = play(GAME, setup, policies, SeededSource(seed), below_of(seed))
    text = "".join(f"{line}\n" for line in transcript(read_record(write_record(record))))
    golden = GOLDENS / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDENS") == "1":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")
