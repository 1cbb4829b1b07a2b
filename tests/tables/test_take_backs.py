"""A move is taken back by consent, in turn games, and never past a roll."""

from dicehall.core import (
    AnyGame,
    seat,
)
from dicehall.games.ghost_blitz_dice.actions import Throw
from dicehall.games.king_of_the_dice_junior.actions import Roll as KingRoll
from dicehall.tables import (
    AskTakeBack,
    TakeBackAsked,
    TakeBackClosed,
)
from tests.tables.setting import answer, ghost_table, king_table, pig_after_hold, pig_table, refusals, settle


def test_a_move_is_taken_back_when_all_others_agree(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    assert TakeBackAsked(1) in fake.told(2)
    answer(fake, 2, agree=True)
    assert fake.table.sees(1).acting == (seat(1),)
    assert TakeBackClosed(1, agreed=True) in fake.told(1)


def test_a_move_stands_when_somebody_does_not_agree(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    answer(fake, 2, agree=False)
    assert fake.table.sees(1).acting == (seat(2),)
    assert TakeBackClosed(1, agreed=False) in fake.told(1)


def test_the_question_ends_when_play_goes_on(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    fake.act(2, pig.notation.parse_action("hold"))
    answer(fake, 2, agree=True)
    assert refusals(fake, 2)[-1].why == "Nobody is asking you to take a move back."
    assert fake.table.sees(1).acting == (seat(1),)


def test_nothing_is_taken_back_past_a_roll(pig: AnyGame) -> None:
    fake = pig_table(pig)
    fake.start()
    fake.act(1, pig.notation.parse_action("roll"))
    fake.wait(0)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    assert refusals(fake, 1)[-1].rule == "ALL-3"


def test_nothing_is_taken_back_in_a_race() -> None:
    fake = ghost_table()
    fake.act(1, Throw())
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    assert refusals(fake, 1)[-1].why == "In a race nothing is taken back."


def test_a_roll_that_people_are_about_to_read_is_not_taken_back() -> None:
    """[ALL-3]"""
    fake = king_table()
    settle(fake, "drawn card=1", "drawn card=21")
    fake.act(1, KingRoll())
    fake.do(fake.table.receive(1, AskTakeBack("t"), 0))
    assert refusals(fake, 1)[-1].why == "A roll or a draw has begun; nothing is taken back past it."


def test_the_question_ends_when_somebody_who_was_asked_is_replaced(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    fake.do(fake.table.sit(2, "New", fake.now_ms))
    assert TakeBackClosed(1, agreed=False) in fake.told(1)


def test_a_question_is_asked_once(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    for _ in range(2):
        fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    assert refusals(fake, 1)[-1].why == "That has been asked already; wait for the answers."
