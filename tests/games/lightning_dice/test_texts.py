"""Every event in words, as people at the table read it."""

from typing import get_args

import pytest
from msgspec import Struct

from dicehall.core import Event
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import LightningEvent

SENTENCES = [
    ("flip_ordered rule=LD-T0 round=2", "The judge reaches for the next card."),
    ('flipped rule=LD-2 round=1 card=9 title=Limbo requirement="all low"', "New card! Limbo: all low."),
    ("new_pile rule=LD-R10 cards=50", "All 50 cards have been out; they form a new pile."),
    ("rolled rule=LD-4 seat=1 dice=[0,1,2,3,4,5]", "Ada rolls all six dice."),
    ("rolled rule=LD-4 seat=2 dice=[3]", "Boris rolls 1 die."),
    ("rolled rule=LD-R6 seat=2 dice=[3,4]", "Boris rolls 2 dice, still for the card before."),
    ("rested rule=LD-3 seat=3 faces=[1,2,3,4,5,6]", "Chen has 1 2 3 4 5 6."),
    (
        "rested rule=LD-T4 seat=3 faces=[1,2,0,4,5,6] off=[2]",
        "Chen has 1 2 - 4 5 6; 1 die left the table and must be rolled again.",
    ),
    ("picked_up rule=LD-7 seats=[1]", "Ada picks up all six dice."),
    ("picked_up rule=LD-R6 seats=[1,3]", "Ada and Chen pick up all six dice."),
    ("called rule=LD-R17 seat=1 call=got_it", 'Ada calls "Got it!"'),
    ("called rule=LD-R17 seat=2 call=bonus", 'Boris calls "Bonus 2!"'),
    ("called rule=LD-R17 seat=2 call=thunder number=3", 'Boris calls "Thunder 3!"'),
    ("call_voided rule=LD-R8 seat=2 call=got_it", 'Boris\'s "Got it!" comes to nothing, at no cost.'),
    ("call_voided rule=LD-R14 seat=2 call=got_it", 'Boris\'s "Got it!" comes to nothing.'),
    ("faces_read rule=ALL-11 seat=1 faces=[1,1,2,2,3,3]", "The judge reads 1 1 2 2 3 3 from Ada's dice."),
    ("matched rule=LD-5 seat=1 card=9 change=2 score=6", "Ada has it and moves up to 6."),
    ("matched rule=LD-Q2 seat=1 card=9 change=1 score=1", "Ada takes the card and has 1 card."),
    (
        "missed rule=LD-6 seat=1 call=got_it change=-2 score=3",
        'Ada\'s "Got it!" is wrong: it costs 2 points and leaves 3.',
    ),
    ("missed rule=LD-6 seat=1 call=got_it change=0 score=0", 'Ada\'s "Got it!" is wrong, with nothing to lose.'),
    (
        "missed rule=LD-R3 seat=2 call=thunder change=-1 score=0",
        'Boris\'s "Thunder!" is wrong: it costs 1 point and leaves 0.',
    ),
    ("nice rule=LD-7 seat=2 change=1 score=7", "Bonus! Boris rolls six 2s and moves up to 7."),
    ("nasty rule=LD-8 seat=2 by=3 change=-1 score=4", "Thunder! Chen strikes Boris, who drops to 4."),
    ("nasty rule=LD-8 seat=2 by=3 change=0 score=0", "Thunder! Chen strikes Boris, who has nothing to lose."),
    ("voted rule=LD-R11 seat=1 votes=1 needed=3", "Ada would skip this card (1 of 3)."),
    ("skipped rule=LD-R11 card=9", "Everybody agrees: on to another card."),
    ("sanctioned rule=LD-T5 seat=1 kind=warning", "The judge warns Ada."),
    ("sanctioned rule=LD-T5 seat=1 kind=roll_again dice=[0,1]", "The judge has Ada roll 2 dice again."),
    ("sanctioned rule=LD-T5 seat=1 kind=call_void", "The judge strikes out Ada's call."),
    ("sanctioned rule=LD-T5 seat=1 kind=call_void_minus_2", "The judge strikes out Ada's call, and it will cost."),
    ("fined rule=LD-R14 seat=1 change=-2 score=3", "Ada is fined 2 points and stands at 3."),
    ("fined rule=LD-R14 seat=1 change=0 score=0", "Ada is to pay a fine, but has nothing to lose."),
    ("broken_off rule=ALL-10 round=4", "The race is broken off; same card, same dice, and off again."),
    ("departed rule=ALL-7 seat=3", "Chen leaves the table."),
    ("ended rule=LD-10 winners=[2] scores=[3,20,19]", "Boris wins, 3 : 20 : 19."),
    ("ended rule=LD-R12 winners=[1,2] scores=[3,3,0]", "Ada and Boris share the win, 3 : 3 : 0."),
]


def name(number: int) -> str:
    return ("Ada", "Boris", "Chen")[number - 1]


@pytest.mark.parametrize(("line", "sentence"), SENTENCES)
def test_an_event_is_told_in_one_sentence(line: str, sentence: str) -> None:
    """[ALL-6]"""
    assert GAME.sentence(GAME.notation.parse_event(line), name) == sentence


def test_no_event_is_without_a_sentence_above() -> None:
    """[ALL-6]"""
    tags = {line.split(" ")[0] for line, _ in SENTENCES}
    kinds: tuple[type[Struct], ...] = get_args(LightningEvent)
    assert {str(kind.__struct_config__.tag) for kind in kinds} == tags


def test_an_event_of_another_game_has_no_sentence_here() -> None:
    with pytest.raises(TypeError, match="no event of Lightning Dice"):
        GAME.sentence(Event("ALL-1"), name)
