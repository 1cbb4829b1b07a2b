"""The examples that the browser draws are those that the games work out."""

import pytest

from dicehall.games.ghost_blitz_dice.scoring import reading
from dicehall.match.rulebook import rules_of
from tests.games.examples import ghost, king, lightning, tumblin
from tests.games.examples.__main__ import FILES, path_of


@pytest.mark.parametrize("game", FILES)
def test_the_examples_of_the_browser_are_current(game: str) -> None:
    """If this fails: `.venv/bin/python -m tests.games.examples`."""
    assert path_of(game).read_text("utf-8") == FILES[game]()


@pytest.mark.parametrize("game", FILES)
def test_every_example_stands_at_a_rule(game: str) -> None:
    text = FILES[game]()
    rules = {line.split('"')[1] for line in text.splitlines() if line.startswith('  "')}
    assert len(rules) >= 6
    assert rules <= set(rules_of(game))


def test_the_throws_at_a_rule_of_reading_are_read_by_it() -> None:
    """[GB-2, GB-3, GB-4]"""
    rules = [rule for rule in ghost.READ if rule != "GB-R2"]
    assert [reading(ghost.READ[rule]).rule for rule in rules] == rules


def test_the_examples_of_cards_show_what_their_rules_say() -> None:
    """[KJ-3, KJ-4, KJ-5, KJ-9, KJ-R4]"""
    met = {rule: [king.roll_of(*roll, cards)["met"] for roll in rolls] for rule, (cards, rolls) in king.MET.items()}
    assert met == {
        "KJ-3": [[10]],
        "KJ-4": [[], [9]],
        "KJ-5": [[3, 23]],
        "KJ-7": [[14]],
        "KJ-8": [[36]],
        "KJ-9": [[], [], [30]],
        "KJ-R4": [[]],
    }


def test_the_examples_of_calls_change_scores_as_their_rules_say() -> None:
    """[LD-5, LD-6, LD-7, LD-8, LD-R1, LD-R2, LD-R7]"""
    called = {rule: lightning.called(*example) for rule, example in lightning.CALLED.items()}
    assert {rule: (one["before"], one["after"], one["picksUp"], one["wins"]) for rule, one in called.items()} == {
        "LD-5": ((4, 7), (6, 7), False, False),
        "LD-6": ((5, 7), (3, 7), False, False),
        "LD-7": ((4, 7, 9, 7), (4, 7, 9, 8), True, False),
        "LD-8": ((4, 7, 9, 7), (4, 7, 8, 7), True, False),
        "LD-R1": ((4, 0), (4, 0), True, False),
        "LD-R2": ((19, 18), (20, 18), False, True),
        "LD-R7": ((0, 3), (0, 3), True, False),
    }


def test_the_examples_of_the_board_bring_what_their_rules_say() -> None:
    """[TD-3, TD-6, TD-11, TD-O2, TD-O3, TD-R6, TD-R8, TD-R13]"""
    lying = {rule: tumblin.lying(*example) for rule, example in tumblin.LYING.items()}
    brought = {rule: [(count.seat, count.points) for count in one.counts] for rule, one in lying.items()}
    assert brought == {
        "TD-3": [(1, 4)],
        "TD-6": [(1, 6), (2, 4), (3, 12), (4, 4)],
        "TD-11": [(1, 15), (1, 9)],
        "TD-O2": [(1, 15), (1, 30)],
        "TD-O3": [(1, 24), (1, 0)],
        "TD-R6": [(1, 10), (1, 6), (1, 4)],
        "TD-R8": [(1, 0), (0, 0)],
        "TD-R13": [(1, 5), (2, -5)],
    }


def test_the_example_of_a_crooked_die_shows_the_smaller_of_two_numbers() -> None:
    """[TD-R5]"""
    (resting,) = tumblin.crooked().board
    assert resting.tilt is not None
    assert resting.face == resting.tilt.next_face < resting.tilt.nearest
    assert resting.tilt.gap_deg <= 5
