"""The sentences that people read, one a kind of event."""

import pytest

from dicehall.core import Event
from dicehall.games.ghost_blitz_dice import GAME

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def named(seat: int) -> str:
    return NAMES[seat - 1]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ("turn rule=GB-R8 seat=1 throw=1", "The lot falls on Ann, who throws first."),
        ("turn rule=GB-5 seat=2 throw=4", "Ben throws next."),
        ("thrown rule=GB-1 seat=2 throw=4", "Ben throws the dice."),
        ("thrown rule=ALL-9 seat=2 throw=4", "Ben has waited too long, so the dice are thrown anyway."),
        (
            "shown rule=GB-1 throw=4 faces=[book,ghost,bottle,book,ghost]",
            "The dice show: red book, white ghost, grey bottle, green book, blue ghost.",
        ),
        ("grabbed rule=GB-1 seat=3 throw=4", "Cleo grabs!"),
        ("closed rule=GB-R6 throw=4 right=3", "Cleo wins this throw."),
        ("closed rule=GB-7 throw=4 right=0", "Everybody is wrong!"),
        ("closed rule=GB-R7 throw=4 right=0", "Nobody is right this time."),
        (
            "answer rule=GB-2 figure=mouse seen=bottle die=bottle",
            "Most dice show the bottle, and the green die shows the mouse: the mouse is right.",
        ),
        (
            "answer rule=GB-3 figure=bottle seen=bottle die=mouse",
            "Two figures are there twice, only the bottle once: the bottle is right.",
        ),
        (
            "answer rule=GB-4 figure=book seen=ghost die=book",
            "All five figures are there, with the ghost on the blue die: the book is right.",
        ),
        ("judged rule=GB-5 seat=1 figures=[mouse] verdict=right", "Ann has the mouse first: right!"),
        ("judged rule=GB-5 seat=1 figures=[] verdict=right", "Ann was first to be right."),
        ("judged rule=GB-R6 seat=2 figures=[mouse] verdict=late", "Ben has the mouse too, but not first."),
        ("judged rule=GB-6 seat=3 figures=[book] verdict=wrong", "Cleo has the book: wrong."),
        ("judged rule=GB-6 seat=3 figures=[] verdict=wrong", "Cleo was wrong."),
        (
            "judged rule=GB-R4 seat=4 figures=[chair,mouse,book] verdict=wrong",
            "Dan has the chair, the mouse and the book: only one may be grabbed.",
        ),
        ("paid rule=GB-6 seat=3 change=-1 to=1", "Cleo gives a point to Ann."),
        ("paid rule=GB-7 seat=3 change=-1 to=0", "Cleo gives a point to the jackpot."),
        ("paid rule=GB-R3 seat=3 change=0 to=1", "Cleo has no point to lose."),
        ("scored rule=GB-5 seat=1 change=1 source=supply", "Ann takes a point from the supply."),
        ("scored rule=GB-6 seat=1 change=1 source=penalties", "Ann collects a point for wrong grabs."),
        ("scored rule=GB-6 seat=1 change=3 source=penalties", "Ann collects 3 points for wrong grabs."),
        ("scored rule=GB-7 seat=1 change=2 source=jackpot", "Ann takes the jackpot, 2 points!"),
        (
            "reordered rule=GB-R10 order=[book,mouse,ghost,chair,bottle]",
            "The figures change places: book, mouse, ghost, chair, bottle.",
        ),
        ("reported rule=ALL-11 throw=4", "The judge says who was right."),
        ("voided rule=ALL-10 throw=4", "This throw is broken off and nobody pays."),
        ("departed rule=ALL-7 seat=4", "Dan leaves the table."),
        (
            "ended rule=GB-8 winners=[2] scores=[20,15]",
            "The supply is empty: Ben has the most points of those still here and wins.",
        ),
        ("ended rule=GB-8 winners=[2] scores=[15,20]", "The supply is empty: Ben has the most points and wins."),
        (
            "ended rule=GB-R9 winners=[1,3] scores=[15,5,15]",
            "The supply is empty: Ann and Cleo are level and share the win.",
        ),
        ("ended rule=ALL-7 winners=[2] scores=[15,2]", "Only Ben is left and wins."),
    ],
)
def test_an_event_is_told_in_one_sentence(event: str, sentence: str) -> None:
    assert GAME.sentence(GAME.notation.parse_event(event), named) == sentence


def test_a_foreign_event_is_not_told_as_if_it_were_one_of_ours() -> None:
    with pytest.raises(TypeError, match="no event of Ghost Blitz"):
        GAME.sentence(Event("GB-1"), named)
