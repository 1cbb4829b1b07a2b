"""Whole matches as people read them. UPDATE_GOLDENS=1 writes them anew; read the difference before you keep it."""

import os
from pathlib import Path

import pytest
from msgspec import Struct

from dicehall.core import Actor, Below, Choices, Policy, Setup, seat
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import Action, Grab
from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.view import View
from dicehall.match import SeededSource, below_of, play, read_record, transcript, write_record

GOLDENS = Path(__file__).with_name("goldens")


class HalfRight:
    """Right every second time, else at random: all that can happen in a throw happens soon."""

    def choose(self, view: Struct, choices: Choices[Action], below: Below) -> Action | None:
        assert isinstance(view, View)
        if view.phase == "grab" and below(2):
            return Grab(view.throw, (right_figure(view.faces),))
        return choices.sample(below)


@pytest.mark.parametrize(
    ("name", "setup", "seed"),
    [
        ("printed", Setup(3), 2),
        ("shifted", Setup(4, {"net": "shifted", "first_seat": 2}), 3),
        ("shuffle_figures", Setup(2, {"shuffle_figures": True}), 4),
    ],
)
def test_a_match_reads_as_before(name: str, setup: Setup, seed: int) -> None:
    policies: dict[Actor, Policy[Action]] = {seat(number): HalfRight() for number in range(1, setup.seats + 1)}
    record = play(GAME, setup, policies, SeededSource(seed), below_of(seed))
    text = "".join(f"{line}\n" for line in transcript(read_record(write_record(record))))
    golden = GOLDENS / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDENS") == "1":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")
