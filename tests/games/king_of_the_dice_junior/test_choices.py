"""What is refused whoever sends it: wrong authors, wrong types, wrong values; and how chance falls."""

from dataclasses import dataclass

import pytest
from msgspec import Struct

from dicehall.core import CLOCK, JUDGE, Actor, IllegalAction, Move, Setup, chance, seat
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import Crown, Drawn, Lot, Reroll, Roll, Rolled, Take
from dicehall.games.king_of_the_dice_junior.state import DICE, State
from tests.games.king_of_the_dice_junior.positions import REDS, after, chances, listed, ready, refused, turn

ROLLING = after(turn(), "seat 1: reroll keep=[0,1]")
DRAWING = after(turn(REDS), "seat 1: take card=9")


def rule_against(state: State, actor: Actor, action: object) -> str:
    choices = GAME.legal_actions(state, actor)
    refusal = choices.refusal(action)
    assert refusal is not None
    assert action not in choices
    return refusal.rule


@pytest.mark.parametrize("action", ["lot seat=1", "drawn card=30", "rolled faces=[red-gem,red-gem]"])
def test_a_seat_cannot_say_how_chance_falls(action: str) -> None:
    """[ALL-1]"""
    for state in (GAME.initial(Setup(2)), ROLLING, DRAWING, turn(), ready()):
        assert refused(state, f"seat 1: {action}").rule == "ALL-1"


@pytest.mark.parametrize("actor", [CLOCK, JUDGE])
@pytest.mark.parametrize("action", [Roll(), Take(9), Rolled(("red-gem", "red-gem")), Drawn(30)])
def test_the_clock_and_the_judge_do_not_play(actor: Actor, action: object) -> None:
    """[ALL-1]"""
    for state in (turn(REDS), ROLLING, DRAWING):
        assert rule_against(state, actor, action) == "ALL-1"


@pytest.mark.parametrize(
    ("state", "action"), [(ROLLING, Drawn(30)), (ROLLING, Lot(1)), (DRAWING, Rolled(("red-gem",))), (turn(), Drawn(30))]
)
def test_chance_makes_only_the_move_that_is_pending(state: State, action: object) -> None:
    """[ALL-1]"""
    assert rule_against(state, chance(), action) == "ALL-1"


def test_all_dice_and_cards_are_those_of_chance_0() -> None:
    """[ALL-1]"""
    assert rule_against(ROLLING, chance(1), Rolled(("red-gem", "red-gem"))) == "ALL-1"


@pytest.mark.parametrize("card", [0, 41, -1, 9, 11, True, 30.0, "30", None, [30]])
def test_only_a_card_of_the_pile_is_drawn(card: object) -> None:
    """[ALL-2] 9 lies in a castle, 11 in the middle."""
    assert rule_against(DRAWING, chance(), Drawn(card)) == "ALL-2"  # type: ignore[arg-type]  # wrong on purpose


def test_a_draw_is_one_of_the_cards_left_each_equally_likely() -> None:
    """[ALL-2]"""
    assert chances(DRAWING) == {f"drawn card={card}": "1/38" for card in range(1, 41) if card not in (9, 11)}


def test_a_draw_takes_one_number_and_a_roll_one_a_die() -> None:
    """[ALL-2]"""
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return n - 1

    for state in (DRAWING, ROLLING, GAME.initial(Setup(3))):
        distribution = GAME.chance(state, chance())
        assert distribution is not None
        assert distribution.sample(below) == listed(state, chance())[-1]
    assert asked == [38, 6, 6, 3]


def test_four_dice_fall_in_all_their_ways_equally_often() -> None:
    falls = chances(after(ready(), "seat 1: roll"))
    assert len(falls) == 6**4
    assert set(falls.values()) == {"1/1296"}


def test_the_choices_of_chance_are_what_it_can_draw() -> None:
    for state in (DRAWING, ROLLING, GAME.initial(Setup(4))):
        offered = [GAME.notation.format_action(action) for action in listed(state, chance())]
        assert offered == list(chances(state))
        assert GAME.legal_actions(state, chance()).sample(lambda n: 0) == listed(state, chance())[0]


def test_chance_has_no_move_in_a_turn_of_choices() -> None:
    assert GAME.chance(turn(), chance()) is None


@pytest.mark.parametrize("card", [True, 9.0, "9", None, [9], {}])
def test_a_card_is_named_by_a_whole_number(card: object) -> None:
    """[KJ-3]"""
    state = turn(REDS, face_up="9,1")
    assert rule_against(state, seat(1), Take(card)) == "KJ-3"  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("keep", [[0], (False,), (0.0,), ("0",), None, 0, (0, 2.0), ((0,),)])
def test_dice_to_keep_are_named_by_whole_numbers(keep: object) -> None:
    """[KJ-R8]"""
    assert rule_against(turn(), seat(1), Reroll(keep)) == "KJ-R8"  # type: ignore[arg-type]  # wrong on purpose
    assert rule_against(turn(rolls=2), seat(1), Crown(keep)) == "KJ-R8"  # type: ignore[arg-type]  # as above


class Foreign(Struct, frozen=True, tag="take"):
    """Looks like a move of ours."""

    card: int


@dataclass
class Unhashable:
    card: int


@pytest.mark.parametrize("action", [None, 9, "take card=9", [], {}, Foreign(9), Unhashable(9), Move(seat(1), Take(9))])
def test_things_that_are_no_moves_of_this_game_are_refused(action: object) -> None:
    """[KJ-R8, ALL-4]"""
    assert rule_against(turn(REDS), seat(1), action) == "KJ-R8"
    with pytest.raises(IllegalAction, match="KJ-R8"):
        GAME.apply(turn(REDS), Move(seat(1), action))  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("number", [0, 3, 99, -1])
def test_a_seat_that_is_not_at_the_table_cannot_move(number: int) -> None:
    """[KJ-11]"""
    assert rule_against(ready(), seat(number), Roll()) == "KJ-11"


def test_equal_moves_made_elsewhere_are_as_good_as_our_own() -> None:
    assert Reroll((0, 1)) in GAME.legal_actions(turn(), seat(1))
    assert Rolled((DICE[0][0], DICE[0][5])) in GAME.legal_actions(ROLLING, chance())


def test_the_game_races_for_nothing_and_waits_for_nothing() -> None:
    """[ALL-10]"""
    assert not GAME.is_claim(Roll())
    assert not GAME.can_come_late(Take(9))
    assert GAME.too_early(turn(), 0.0) is None
    assert GAME.delay_ms(ROLLING, chance()) == 0
