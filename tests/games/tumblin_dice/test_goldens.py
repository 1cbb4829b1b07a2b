"""One readable match a variant. A golden changes on purpose only: UPDATE_GOLDENS=1 writes them anew.

The dice rest where the game's own sampling puts them; no physics is needed to read a transcript.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dicehall.core import JUDGE, Actor, Policy, Setup, seat
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Action
from dicehall.match import RandomPolicy, below_of, final_state, play, read_record, transcript, write_record
from dicehall.testing import SampledSource

GOLDENS = Path(__file__).parent / "goldens"
MATCHES: dict[str, tuple[Setup, int]] = {
    "three_seats": (Setup(3), 1),
    "teams": (Setup(4, {"teams": True}), 2),
    "double_dice": (Setup(2, {"double_dice": True}), 3),
    "offence_defence_overtime": (Setup(2, {"offence_defence": True, "dice_per_seat": 3, "quarters": 3}), 1164),
    "before_line_minus_one": (Setup(2, {"before_line": -1}), 5),
    "to_301": (Setup(2, {"quarters": "to_301", "first_order": "seats"}), 6),
    "reported": (Setup(4, reported=(1, 2, 3, 4)), 7),
}


def golden(name: str) -> str:
    setup, seed = MATCHES[name]
    actors = [JUDGE] + [seat(number) for number in range(1, setup.seats + 1)]
    policies: dict[Actor, Policy[Action]] = {actor: RandomPolicy() for actor in actors}
    played = play(GAME, setup, policies, SampledSource(below_of(seed + 1000)), below_of(seed))
    record = read_record(write_record(played), {GAME.name: GAME})
    lines = list(transcript(record, GAME))
    final = final_state(record, GAME)
    return "\n".join([*lines, "", "Final state", f"  {GAME.notation.format_state(final)}", ""])  # type: ignore[arg-type]  # a State of this game


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_a_seeded_match_reads_as_it_always_did(name: str) -> None:
    """[ALL-6]"""
    path = GOLDENS / f"{name}.txt"
    text = golden(name)
    if os.environ.get("UPDATE_GOLDENS") == "1":
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def test_the_golden_of_overtime_holds_two() -> None:
    """[TD-10] [TD-R12]"""
    text = golden("offence_defence_overtime")
    assert "Overtime 1 begins" in text
    assert "Overtime 2 begins" in text
