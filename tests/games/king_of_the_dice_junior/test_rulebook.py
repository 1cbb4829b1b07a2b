"""The printed rules, sentence by sentence, and the worked examples, number for number."""

import pytest

from dicehall.core import BadSetup, Outcome, Setup, chance, seat
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import (
    Began,
    CardTaken,
    CardTurned,
    CrownSpent,
    DiceRested,
    DiceThrown,
    Drawn,
    EndTurn,
    LastRound,
    MatchEnded,
    Reroll,
    Take,
    TurnMissed,
)
from dicehall.games.king_of_the_dice_junior.cards import CARDS
from dicehall.games.king_of_the_dice_junior.scoring import is_met
from dicehall.games.king_of_the_dice_junior.state import Face, pile
from tests.games.king_of_the_dice_junior.positions import (
    REDS,
    THREE_BLUES,
    THREE_REDS,
    TWO_PAIRS,
    after,
    events,
    listed,
    ready,
    refused,
    turn,
)

FULL = "full_round=true"


# --- Setup


def test_a_match_starts_with_empty_castles_a_crown_each_and_forty_cards_in_the_pile() -> None:
    """[KJ-1]"""
    state = GAME.initial(Setup(3))
    assert (state.castles, state.crowns, state.face_up) == (((), (), ()), (1, 2, 3), ())
    assert pile(state) == tuple(range(1, 41))


def test_two_cards_are_turned_before_the_first_turn() -> None:
    """[KJ-1]"""
    start = GAME.initial(Setup(2, {"first_seat": 2}))
    one = after(start, "chance 0: drawn card=7")
    assert one.phase == "deal"
    assert events(start, "chance 0: drawn card=7") == (CardTurned("KJ-1", 7),)
    assert events(one, "chance 0: drawn card=3") == (CardTurned("KJ-1", 3), Began("KJ-2", 2))
    two = after(one, "chance 0: drawn card=3")
    assert (two.phase, two.face_up, two.turns, len(pile(two))) == ("ready", (7, 3), 1, 38)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_seats_are_refused(seats: int) -> None:
    """[KJ-11]"""
    with pytest.raises(BadSetup, match="KJ-11"):
        GAME.initial(Setup(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats_can_play(seats: int) -> None:
    """[KJ-11]"""
    assert len(GAME.initial(Setup(seats)).castles) == seats


# --- A turn


def test_the_seat_in_turn_rolls_all_four_dice() -> None:
    """[KJ-2]"""
    state = after(ready(), "seat 1: roll")
    assert (state.phase, state.rolls, state.faces) == ("rolling", 1, (None, None, None, None))
    assert GAME.actors(state) == (chance(),)
    assert events(ready(), "seat 1: roll") == (DiceThrown("KJ-2", 1, ()),)


def test_turns_go_clockwise_and_start_again_at_the_first_seat() -> None:
    """[KJ-2]"""
    state = turn(castles="[],[],[]", in_turn=2)
    assert after(state, "seat 2: end_turn").in_turn == 3
    assert after(turn(castles="[],[],[]", in_turn=3), "seat 3: end_turn").in_turn == 1


def test_the_next_turn_starts_with_all_dice_in_the_hand() -> None:
    """[KJ-2]"""
    state = after(turn(rolls=2), "seat 1: end_turn")
    assert (state.phase, state.rolls, state.faces, state.turns) == ("ready", 0, (), 2)


def test_nothing_but_the_roll_of_all_dice_can_open_a_turn() -> None:
    """[KJ-2]"""
    assert refused(ready(), "seat 1: reroll keep=[]").rule == "KJ-2"
    assert refused(ready(), "seat 1: end_turn").rule == "KJ-2"


def test_another_seat_cannot_move_in_the_turn() -> None:
    """[KJ-2]"""
    assert refused(ready(), "seat 2: roll").rule == "KJ-2"
    assert refused(turn(REDS), "seat 2: take card=9").rule == "KJ-2"


def test_dice_that_meet_a_card_after_the_first_roll_take_it() -> None:
    """[KJ-3]"""
    state = turn(REDS)
    assert listed(state, seat(1)) == (Take(THREE_REDS),)
    assert events(state, "seat 1: take card=9") == (CardTaken("KJ-3", 1, THREE_REDS, 1),)
    assert after(state, "seat 1: take card=9").castles == ((9,), ())


def test_a_card_that_the_dice_do_not_meet_cannot_be_taken() -> None:
    """[KJ-3]"""
    assert refused(turn(REDS), "seat 1: take card=11").rule == "KJ-3"


def test_a_card_that_does_not_lie_face_up_cannot_be_taken() -> None:
    """[KJ-3] Two reds and a blue are there, but card 4 is not in the middle."""
    assert refused(turn(REDS), "seat 1: take card=4").rule == "KJ-3"


def test_without_a_match_none_to_three_dice_are_set_aside_and_the_others_rolled() -> None:
    """[KJ-4]"""
    keeps = {action.keep for action in listed(turn(), seat(1)) if isinstance(action, Reroll)}
    assert len(keeps) == 1 + 4 + 6 + 4
    assert {len(keep) for keep in keeps} == {0, 1, 2, 3}
    state = after(turn(), "seat 1: reroll keep=[1]")
    assert state.faces == (None, "red-animal", None, None)
    assert (state.phase, state.rolls) == ("rolling", 2)
    assert events(turn(), "seat 1: reroll keep=[1]") == (DiceThrown("KJ-4", 1, ("red-animal",)),)


def test_dice_set_aside_stay_and_the_others_come_to_rest_in_their_places() -> None:
    """[KJ-4]"""
    rolling = after(turn(), "seat 1: reroll keep=[1,2]")
    faces: tuple[Face, ...] = ("blue-flower", "red-animal", "green-gem", "blue-animal")
    assert events(rolling, "chance 0: rolled faces=[blue-flower,blue-animal]") == (DiceRested("KJ-4", 1, faces),)
    assert after(rolling, "chance 0: rolled faces=[blue-flower,blue-animal]").faces == faces


def test_a_match_after_the_second_roll_takes_the_card() -> None:
    """[KJ-4]"""
    state = turn(REDS, rolls=2)
    assert listed(state, seat(1)) == (Take(THREE_REDS),)
    assert after(state, "seat 1: take card=9").castles[0] == (THREE_REDS,)


def test_there_is_no_third_roll_without_the_crown() -> None:
    """[KJ-4]"""
    state = turn(rolls=2, crowns="2")
    assert listed(state, seat(1)) == (EndTurn(),)
    assert refused(state, "seat 1: reroll keep=[0]").rule == "KJ-4"


def test_if_both_cards_are_met_the_seat_takes_the_one_it_likes() -> None:
    """[KJ-5] Three reds, and two gems with an animal (card 23)."""
    state = turn(REDS, face_up="9,23")
    assert listed(state, seat(1)) == (Take(9), Take(23))
    assert events(state, "seat 1: take card=23") == (CardTaken("KJ-5", 1, 23, 1),)
    assert after(state, "seat 1: take card=23").face_up == (9,)
    assert after(state, "seat 1: take card=9").face_up == (23,)


def test_a_new_card_takes_the_place_of_the_one_taken_before_the_next_turn() -> None:
    """[KJ-6]"""
    taken = after(turn(REDS), "seat 1: take card=9")
    assert GAME.actors(taken) == (chance(),)
    assert {action.card for action in listed(taken, chance()) if isinstance(action, Drawn)} == {*range(1, 41)} - {9, 11}
    assert events(taken, "chance 0: drawn card=30") == (CardTurned("KJ-6", 30),)
    following = after(taken, "chance 0: drawn card=30")
    assert (following.phase, following.in_turn, following.face_up) == ("ready", 2, (11, 30))


# --- The cards


def test_a_turret_card_looks_at_colours_only() -> None:
    """[KJ-7]"""
    assert is_met(CARDS[THREE_REDS - 1], ("red-gem", "red-animal", "red-animal", "green-flower"))
    assert not is_met(CARDS[THREE_REDS - 1], ("red-gem", "green-gem", "blue-animal", "red-gem"))


def test_a_resident_card_looks_at_symbols_only() -> None:
    """[KJ-8]"""
    three_gems = CARDS[28]
    assert is_met(three_gems, ("red-gem", "green-gem", "red-gem", "blue-flower"))
    assert not is_met(three_gems, ("red-gem", "red-animal", "red-gem", "red-animal"))


# --- The crown


def test_the_crown_rolls_any_dice_once_more_after_the_second_roll_and_is_gone() -> None:
    """[KJ-9]"""
    state = turn(rolls=2)
    assert events(state, "seat 1: crown keep=[0,1]") == (CrownSpent("KJ-9", 1, ("red-gem", "red-animal")),)
    rolling = after(state, "seat 1: crown keep=[0,1]")
    assert (rolling.rolls, rolling.crowns, rolling.faces[2:]) == (3, (2,), (None, None))
    rested = after(rolling, "chance 0: rolled faces=[red-gem,blue-flower]")
    assert events(rolling, "chance 0: rolled faces=[red-gem,blue-flower]")[0].rule == "KJ-9"
    assert after(rested, "seat 1: take card=9").castles[0] == (9,)


def test_the_crown_may_roll_dice_that_were_set_aside_before() -> None:
    """[KJ-9] Die 1 was kept in the second roll and is rolled now."""
    state = after(
        turn(),
        "seat 1: reroll keep=[0,1]",
        "chance 0: rolled faces=[green-gem,green-gem]",
        "seat 1: crown keep=[0,2,3]",
    )
    assert state.faces == ("red-gem", None, "green-gem", "green-gem")


def test_the_crown_does_not_come_before_the_second_roll() -> None:
    """[KJ-9]"""
    assert refused(turn(rolls=1), "seat 1: crown keep=[0]").rule == "KJ-9"


def test_the_crown_can_be_spent_once_in_a_match() -> None:
    """[KJ-9]"""
    assert refused(turn(rolls=2, crowns="2"), "seat 1: crown keep=[0]").rule == "KJ-9"
    assert refused(turn(rolls=3, crowns="2"), "seat 1: crown keep=[0]").rule == "KJ-9"


def test_after_the_crowns_roll_the_turn_ends_one_way_or_the_other() -> None:
    """[KJ-9]"""
    assert listed(turn(rolls=3, crowns="2"), seat(1)) == (EndTurn(),)
    assert listed(turn(REDS, rolls=3, crowns="2"), seat(1)) == (Take(9),)


# --- The end


def test_the_fifth_card_ends_the_match_at_once_and_wins_it() -> None:
    """[KJ-10]"""
    state = turn(REDS, castles="[1,2,3,4],[5,6,7,8]")
    step = events(state, "seat 1: take card=9")
    assert step[1:] == (MatchEnded("KJ-10", (1,), (5, 4), (6, 4)),)
    over = after(state, "seat 1: take card=9")
    assert GAME.actors(over) == ()
    assert GAME.outcome(over) == Outcome((1,), (5, 4), "KJ-10")


def test_four_cards_end_nothing() -> None:
    """[KJ-10]"""
    assert after(turn(REDS, castles="[1,2,3],[]"), "seat 1: take card=9").phase == "refill"


def test_nobody_moves_when_the_match_is_over() -> None:
    """[KJ-10]"""
    over = after(turn(REDS, castles="[1,2,3,4],[]"), "seat 1: take card=9")
    assert refused(over, "seat 2: roll").rule == "KJ-10"
    assert refused(over, "chance 0: drawn card=30").rule == "KJ-10"


# --- The variation


def test_a_fifth_card_lets_the_round_be_played_out() -> None:
    """[KJ-V1] Seat 2 began; seats 3 and 1 have one turn each, then it is over."""
    state = turn(REDS, castles="[],[1,2,3,4],[]", in_turn=2, first=2, crowns="", variant=FULL)
    assert events(state, "seat 2: take card=9") == (CardTaken("KJ-3", 2, 9, 5), LastRound("KJ-V1", 2))
    state = after(state, "seat 2: take card=9", "chance 0: drawn card=10")
    assert (state.phase, state.in_turn) == ("ready", 3)
    state = after(state, "seat 3: roll", f"chance 0: rolled faces=[{TWO_PAIRS}]", "seat 3: end_turn")
    assert (state.phase, state.in_turn) == ("ready", 1)
    last = after(state, "seat 1: roll", f"chance 0: rolled faces=[{TWO_PAIRS}]")
    assert events(last, "seat 1: end_turn") == (
        TurnMissed("KJ-R8", 1),
        MatchEnded("KJ-V2", (2,), (0, 5, 0), (0, 6, 0)),
    )


def test_the_seat_before_the_one_that_began_ends_the_match_with_its_fifth_card_at_once() -> None:
    """[KJ-V1]"""
    state = turn(REDS, castles="[1,2,3,4],[],[]", in_turn=1, first=2, variant=FULL)
    assert after(state, "seat 1: take card=9").phase == "over"


def test_a_round_that_nobody_closes_a_castle_in_is_followed_by_another() -> None:
    """[KJ-V1]"""
    state = turn(castles="[],[],[]", in_turn=1, first=2, variant=FULL)
    assert after(state, "seat 1: end_turn").in_turn == 2


def test_without_the_variation_the_fifth_card_ends_the_match_in_the_middle_of_a_round() -> None:
    """[KJ-10, KJ-V1] The switch off."""
    state = turn(REDS, castles="[],[1,2,3,4],[]", in_turn=2, first=2)
    assert after(state, "seat 2: take card=9").phase == "over"


def test_of_several_closed_castles_the_one_with_most_lizards_wins() -> None:
    """[KJ-V2] Eight to six."""
    state = turn(REDS, castles="[3,4,12,13,14],[1,2,5,6]", in_turn=2, variant=FULL)
    over = after(state, "seat 2: take card=9")
    assert GAME.outcome(over) == Outcome((1,), (5, 5), "KJ-V2")


def test_lizards_count_among_closed_castles_only() -> None:
    """[KJ-V2] Seat 1 has 11 lizards on four cards, seat 2 closes its castle with 6."""
    state = turn(REDS, castles="[18,19,20,12],[1,2,5,6]", in_turn=2, variant=FULL)
    over = after(state, "seat 2: take card=9")
    assert GAME.outcome(over) == Outcome((2,), (4, 5), "KJ-V2")


def test_one_closed_castle_wins_whoever_has_more_lizards() -> None:
    """[KJ-V2]"""
    state = turn(rolls=2, castles="[1,2,3,4,5],[18,19,20,38]", in_turn=2, variant=FULL)
    over = after(state, "seat 2: end_turn")
    assert GAME.outcome(over) == Outcome((1,), (5, 4), "KJ-V2")


def test_level_in_cards_and_lizards_means_both_win() -> None:
    """[KJ-V3]"""
    state = turn(REDS, castles="[1,2,3,4,10],[5,6,7,8]", in_turn=2, variant=FULL)
    over = events(state, "seat 2: take card=9")
    assert over[1] == MatchEnded("KJ-V3", (1, 2), (5, 5), (6, 6))


# --- Worked examples


@pytest.mark.parametrize("fourth", ["red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"])
def test_example_1_three_greens_and_any_fourth_die_meet_a_turret_card_of_three_greens(fourth: Face) -> None:
    """[KJ-7]"""
    assert is_met(CARDS[9], ("green-gem", "green-flower", "green-gem", fourth))


def test_example_2_a_resident_card_of_four_symbols() -> None:
    """[KJ-8]"""
    card = next(card for card in CARDS if card.asks == ("flower", "flower", "gem", "animal"))
    assert is_met(card, ("blue-flower", "blue-flower", "red-gem", "red-animal"))


def test_example_3_a_turn() -> None:
    """[KJ-3, KJ-4]"""
    state = after(ready(face_up=f"{THREE_REDS},{THREE_BLUES}"), "seat 1: roll", f"chance 0: rolled faces=[{TWO_PAIRS}]")
    assert not any(isinstance(action, Take) for action in listed(state, seat(1)))
    state = after(state, "seat 1: reroll keep=[0,1]", "chance 0: rolled faces=[red-animal,blue-flower]")
    assert state.faces == ("red-gem", "red-animal", "red-animal", "blue-flower")
    assert listed(state, seat(1)) == (Take(THREE_REDS),)
    assert after(state, "seat 1: take card=9").castles == ((THREE_REDS,), ())


BLUES = "blue-flower,blue-animal,blue-flower,red-gem"


@pytest.mark.parametrize(
    ("four_cards", "lizards", "winners", "rule"),
    [("5,14,15,16", (9, 8, 0), (1,), "KJ-V2"), ("5,6,14,15", (8, 8, 0), (1, 2), "KJ-V3")],
)
def test_example_4_seat_1_closes_its_castle_last(
    four_cards: str, lizards: tuple[int, ...], winners: tuple[int, ...], rule: str
) -> None:
    """[KJ-V1, KJ-V2, KJ-V3] Seat 2 began and has 8 lizards with its fifth card."""
    start = turn(REDS, castles=f"[{four_cards}],[1,2,12,13],[]", in_turn=2, first=2, variant=FULL)
    state = after(start, "seat 2: take card=9", "chance 0: drawn card=30")
    state = after(state, "seat 3: roll", f"chance 0: rolled faces=[{TWO_PAIRS}]", "seat 3: end_turn")
    state = after(state, "seat 1: roll", f"chance 0: rolled faces=[{BLUES}]")
    assert events(state, "seat 1: take card=11")[1] == MatchEnded(rule, winners, (5, 5, 0), lizards)


def test_example_4_had_seat_1_been_the_first_with_five() -> None:
    """[KJ-V1]"""
    start = turn(BLUES, castles="[5,6,14,15],[1,2,12,13],[]", in_turn=1, first=2, variant=FULL)
    over = after(start, "seat 1: take card=11")
    assert GAME.outcome(over) == Outcome((1,), (5, 4, 0), "KJ-V2")
