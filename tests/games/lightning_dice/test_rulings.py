"""The rulings: what the rulebook leaves open, every switch at both its values."""

from itertools import combinations_with_replacement

import pytest

from dicehall.core import JUDGE, BadSetup, IllegalAction, Refusal, Setup, chance, seat
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import Bonus, Flip, GotIt, Roll, Skip, Thunder
from dicehall.games.lightning_dice.decks import deck_of
from dicehall.games.lightning_dice.state import Hand, State, pile
from dicehall.games.lightning_dice.variants import Variant
from dicehall.games.lightning_dice.view import View
from tests.games.lightning_dice.positions import EVEN, JUDGED, MOVING, ODD, QUICK, THREES, TWOS, race, step, told

OLD_ODD = "(faces=[1,1,3,3,5,5])"
ONES = "(faces=[1,1,1,1,1,1] fresh=true)"


def refusal(state: State, *moves: str) -> Refusal:
    """What the last move is refused with; the others are played."""
    before = step(state, *moves[:-1]).state
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(before, GAME.notation.parse_move(moves[-1]))
    return refused.value.refusal


def broken_rule(state: State, *moves: str) -> str:
    """The rule that the last move breaks; the others are played."""
    return refusal(state, *moves).rule


def why(state: State, *moves: str) -> str:
    """What a player reads about the last move; the others are played."""
    return refusal(state, *moves).why


# --- Scores


def test_with_the_floor_no_score_falls_below_0() -> None:
    """[LD-R1] `floor_at_zero` on."""
    assert told(race("1,0", f"{ODD},()"), "seat 1: got_it card=1")[0] == (
        "missed rule=LD-6 seat=1 call=got_it change=-1 score=0"
    )


def test_without_the_floor_scores_fall_below_0() -> None:
    """[LD-R1] `floor_at_zero` off."""
    state = race("1,0", f"{ODD},{ONES}", switches=" floor_at_zero=false")
    after = step(state, "seat 1: got_it card=1", "seat 2: thunder card=1 number=1").state
    assert after.scores == (-2, 0)


def test_thunder_on_a_seat_at_0_is_valid_and_changes_no_score() -> None:
    """[LD-R1]"""
    state = race("0,0", f"(),{ONES}")
    assert told(state, "seat 2: thunder card=1 number=1") == [
        "nasty rule=LD-8 seat=1 by=2 change=0 score=0",
        "picked_up rule=LD-8 seats=[2]",
    ]


def test_19_and_2_wins_and_shows_as_20() -> None:
    """[LD-R2]"""
    state = race("19,0", f"{EVEN},()")
    assert told(state, "seat 1: got_it card=1") == [
        "matched rule=LD-5 seat=1 card=1 change=1 score=20",
        "ended rule=LD-10 winners=[1] scores=[20,0]",
    ]


def test_a_bonus_that_reaches_20_wins_in_mid_card() -> None:
    """[LD-R2]"""
    end = step(race("0,19", f"(),{TWOS}"), "seat 2: bonus card=1").state
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, end.card) == ((2,), (0, 20), 1)


def test_thunder_never_ends_the_game() -> None:
    """[LD-R2] Its caller stays at 19."""
    after = step(race("19,19", f"{TWOS},()"), "seat 1: thunder card=1 number=2").state
    assert (after.scores, GAME.outcome(after)) == ((19, 18), None)


# --- Bonus and Thunder


@pytest.mark.parametrize("call", ["bonus card=1", "thunder card=1 number=2"])
def test_a_wrong_bonus_or_thunder_is_refused_for_nothing(call: str) -> None:
    """[LD-R3] `false_bonus_penalty` 0."""
    assert broken_rule(race("5,5", f"{ODD},()"), f"seat 1: {call}") == "LD-R3"


@pytest.mark.parametrize(("call", "name"), [("bonus card=1", "bonus"), ("thunder card=1 number=2", "thunder")])
def test_with_a_penalty_a_wrong_bonus_or_thunder_costs_it(call: str, name: str) -> None:
    """[LD-R3] `false_bonus_penalty` 3."""
    state = race("5,5", f"{ODD},()", switches=" false_bonus_penalty=3")
    assert told(state, f"seat 1: {call}") == [f"missed rule=LD-R3 seat=1 call={name} change=-3 score=2"]


def test_a_right_bonus_costs_nothing_with_a_penalty() -> None:
    """[LD-R3]"""
    state = race("5,5", f"{ONES},()", switches=" false_bonus_penalty=3")
    assert step(state, "seat 1: bonus card=1").state.scores == (6, 5)


@pytest.mark.parametrize("number", [0, 1, 4, 6, -1])
def test_thunder_needs_the_number_of_another_seat(number: int) -> None:
    """[LD-R4] Three seats: neither the caller's own number nor one without a seat."""
    assert broken_rule(race("5,5,5", f"{ONES},(),()"), f"seat 1: thunder card=1 number={number}") == "LD-R4"


def test_thunder_does_not_strike_a_seat_that_has_left() -> None:
    """[LD-R4]"""
    assert broken_rule(race("5,5,5", f"{TWOS},(),()", more=" left=[2]"), "seat 1: thunder card=1 number=2") == "LD-R4"


def test_bonus_and_thunder_come_again_on_one_card_each_on_a_new_roll() -> None:
    """[LD-R4]"""
    again = (
        "seat 2: bonus card=1",
        "seat 2: roll card=1",
        "chance 2: landed faces=[2,2,2,2,2,2]",
        "seat 2: bonus card=1",
        "seat 2: roll card=1",
        "chance 2: landed faces=[1,1,1,1,1,1]",
        "seat 2: thunder card=1 number=1",
    )
    assert step(race("3,0", f"(),{TWOS}"), *again).state.scores == (2, 2)


# --- One roll, one call


@pytest.mark.parametrize("first", ["bonus card=1", "thunder card=1 number=1"])
@pytest.mark.parametrize("second", ["got_it card=1", "bonus card=1", "thunder card=1 number=1"])
def test_after_bonus_and_thunder_any_call_needs_a_new_roll(first: str, second: str) -> None:
    """[LD-R5]"""
    hand = TWOS if first.startswith("bonus") else ONES
    assert broken_rule(race("3,0", f"(),{hand}"), f"seat 2: {first}", f"seat 2: {second}") == "LD-R5"


def test_a_match_with_six_of_the_own_number_leaves_no_bonus() -> None:
    """[LD-R5] The dice lie through the flip, but their roll has scored."""
    matched = ("seat 2: got_it card=1", "chance 0: turned card=2")
    state = race("0,0", f"(),{TWOS}")
    assert broken_rule(state, *matched, "seat 2: bonus card=2") == "LD-R5"
    rolled = (*matched, "seat 2: roll card=2 keep=[0,1,2,3,4]", "chance 2: landed faces=[2]", "seat 2: bonus card=2")
    assert step(state, *rolled).state.scores == (0, 3)


def test_a_double_tap_costs_2_points_once() -> None:
    """[LD-R5]"""
    state = race("9,0", f"{ODD},()")
    assert broken_rule(state, "seat 1: got_it card=1", "seat 1: got_it card=1") == "LD-R5"
    assert step(state, "seat 1: got_it card=1").state.scores == (7, 0)


def test_a_false_call_after_a_new_roll_costs_again() -> None:
    """[LD-R5]"""
    again = ("seat 1: roll card=1 keep=[0,1,2,3,4]", "chance 1: landed faces=[1]", "seat 1: got_it card=1")
    assert step(race("9,0", f"{ODD},()"), "seat 1: got_it card=1", *again).state.scores == (5, 0)


def test_dice_called_on_one_card_may_be_called_on_the_next_once_one_is_rolled() -> None:
    """[LD-R5, LD-R6] The same dice on the same card is what is refused."""
    moves = (
        "seat 1: got_it card=1",
        "seat 2: got_it card=1",
        "chance 0: turned card=2",
        "seat 1: roll card=2 keep=[0,1,2,3,4]",
        "chance 1: landed faces=[5]",
        "seat 1: got_it card=2",
    )
    assert step(race("9,0", f"{ODD},{EVEN}"), *moves).state.scores == (9, 2)


def test_a_false_call_does_not_forbid_a_bonus_with_the_same_dice() -> None:
    """[LD-R5] It has not scored."""
    state = race("9,0", f"{ONES},()")
    assert step(state, "seat 1: got_it card=1", "seat 1: bonus card=1").state.scores == (8, 0)


# --- Flips

NEXT = ("seat 2: got_it card=1", "chance 0: turned card=2")
"""Seat 2 matches and card 2 is turned, in round 2."""


def test_dice_that_lie_stay_over_a_flip_and_may_be_kept() -> None:
    """[LD-R6] `keep_over_flip` on."""
    state = step(race("0,0", f"{ODD},{EVEN}"), *NEXT).state
    assert state.hands[0] == Hand((1, 1, 3, 3, 5, 5))
    assert step(state, "seat 1: roll card=2 keep=[0,1,2,3,4]").state.hands[0].moving == (5,)


def test_a_call_needs_one_die_at_least_rolled_since_the_flip() -> None:
    """[LD-R6] `keep_over_flip` on."""
    state = step(race("0,0", f"{ODD},{EVEN}"), *NEXT).state
    assert broken_rule(state, "seat 1: got_it card=2") == "LD-R6"
    one = ("seat 1: roll card=2 keep=[0,1,2,3,4]", "chance 1: landed faces=[5]", "seat 1: got_it card=2")
    assert step(state, *one).state.scores == (2, 2)


def test_a_roll_begun_before_the_flip_rests_after_it_and_does_not_count() -> None:
    """[LD-R6] `keep_over_flip` on."""
    state = step(race("0,0", f"{MOVING},{EVEN}"), *NEXT).state
    assert chance(1) in GAME.actors(state)
    assert broken_rule(state, "chance 1: landed faces=[1,1,3,3,5,5]", "seat 1: got_it card=2") == "LD-R6"


def test_a_roll_that_rests_before_the_flip_does_not_count_after_it() -> None:
    """[LD-R6] Pressed between the match and the next card."""
    pressed = ("seat 2: got_it card=1", "seat 1: roll card=1", "chance 1: landed faces=[1,1,3,3,5,5]")
    state = step(race("0,0", f"(),{EVEN}"), *pressed, "chance 0: turned card=2").state
    assert broken_rule(state, "seat 1: got_it card=2") == "LD-R6"


def test_a_roll_pressed_for_the_old_card_is_accepted_late_and_does_not_count() -> None:
    """[LD-R6] `keep_over_flip` on."""
    state = step(race("0,0", f"{OLD_ODD},{EVEN}"), *NEXT).state
    late = "seat 1: roll card=1 keep=[0,1,2,3,4]"
    assert told(state, late) == ["rolled rule=LD-R6 seat=1 dice=[5]"]
    assert broken_rule(state, late, "chance 1: landed faces=[5]", "seat 1: got_it card=2") == "LD-R6"


def test_a_late_roll_does_not_undo_one_that_counted() -> None:
    """[LD-R6] One die has been rolled since the flip, whatever came after it."""
    counted = ("seat 1: roll card=2 keep=[0,1,2,3,4]", "chance 1: landed faces=[5]")
    late = ("seat 1: roll card=1 keep=[0,1,2,3,4]", "chance 1: landed faces=[3]")
    state = step(race("0,0", f"{OLD_ODD},{EVEN}"), *NEXT).state
    assert step(state, *counted, *late, "seat 1: got_it card=2").state.scores == (2, 2)


def test_a_roll_can_come_late_because_it_names_its_card() -> None:
    """[LD-R6, LD-R8] So can calls: what a late one means is for the rules."""
    assert GAME.can_come_late(Roll(1))
    assert GAME.can_come_late(GotIt(1))


@pytest.mark.parametrize("call", ["bonus card=2", "bonus card=1", "thunder card=2 number=2", "thunder card=1 number=2"])
def test_bonus_and_thunder_need_no_die_rolled_since_the_flip(call: str) -> None:
    """[LD-R6] Nor does it matter which card they name."""
    hand = "(faces=[1,1,1,1,1,1])" if call.startswith("bonus") else "(faces=[2,2,2,2,2,2])"
    assert step(race("0,0", f"{hand},{EVEN}"), *NEXT, f"seat 1: {call}").state.hands[0] == Hand(served=True)


@pytest.mark.parametrize("switches", [" keep_over_flip=false", QUICK, " play=quick keep_over_flip=true"])
def test_a_flip_picks_up_everybodys_dice(switches: str) -> None:
    """[LD-R6] `keep_over_flip` off, and always in the quick game."""
    step_ = step(race("0,0,0", f"{ODD},{EVEN},{MOVING}", switches=switches), *NEXT)
    assert step_.state.hands == (Hand(), Hand(), Hand())
    assert [GAME.notation.format_event(event) for event in step_.events][1:] == ["picked_up rule=LD-R6 seats=[1,2,3]"]


@pytest.mark.parametrize("switches", [" keep_over_flip=false", QUICK])
def test_a_roll_under_way_at_a_flip_is_void(switches: str) -> None:
    """[LD-R6] `keep_over_flip` off, and always in the quick game."""
    state = step(race("0,0", f"{MOVING},{EVEN}", switches=switches), *NEXT).state
    assert GAME.actors(state) == (seat(1), seat(2))
    assert GAME.chance(state, chance(1)) is None


@pytest.mark.parametrize("switches", [" keep_over_flip=false", QUICK])
def test_the_first_roll_of_a_card_is_all_six(switches: str) -> None:
    """[LD-R6] `keep_over_flip` off, and always in the quick game."""
    state = step(race("0,0", f"{ODD},{EVEN}", switches=switches), *NEXT).state
    assert broken_rule(state, "seat 1: roll card=2 keep=[0]") == "LD-4"
    assert step(state, "seat 1: roll card=2").state.hands[0].moving == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("switches", [" keep_over_flip=false", QUICK])
def test_a_roll_for_the_old_card_is_refused_where_dice_are_picked_up(switches: str) -> None:
    """[LD-R6] `keep_over_flip` off, and always in the quick game."""
    assert broken_rule(race("0,0", f"{ODD},{EVEN}", switches=switches), *NEXT, "seat 1: roll card=1") == "LD-R6"


def test_a_bonus_for_the_old_card_is_refused_where_dice_are_picked_up() -> None:
    """[LD-R6] `keep_over_flip` off."""
    state = race("0,0", f"{ONES},{EVEN}", switches=" keep_over_flip=false")
    rolled = ("seat 1: roll card=2", "chance 1: landed faces=[1,1,1,1,1,1]")
    assert broken_rule(state, *NEXT, *rolled, "seat 1: bonus card=1") == "LD-R6"
    assert "for the card before" in why(state, *NEXT, *rolled, "seat 1: bonus card=1")


@pytest.mark.parametrize("switches", [" keep_over_flip=false", QUICK])
def test_who_rolls_too_late_is_told_to_wait_only_while_no_card_lies_there(switches: str) -> None:
    """[LD-R6]"""
    state = race("0,0", f"{ODD},{EVEN}", switches=switches)
    assert "wait for it" in why(state, *NEXT[:1], "seat 1: roll card=1")
    assert "roll them for this one" in why(state, *NEXT, "seat 1: roll card=1")


# --- False calls


def test_after_a_false_call_dice_and_card_stay_and_the_caller_plays_on() -> None:
    """[LD-R7]"""
    state = step(race("5,0", f"{ODD},()"), "seat 1: got_it card=1").state
    assert (state.hands[0].faces, state.card, state.phase) == ((1, 1, 3, 3, 5, 5), 1, "race")
    assert step(state, "seat 1: roll card=1 keep=[0,1,2,3,4]").state.hands[0].moving == (5,)


def test_a_caller_with_nothing_to_lose_picks_up_all_six() -> None:
    """[LD-R7] At 0 with the floor on."""
    state = race("0,0", f"{ODD},()")
    assert told(state, "seat 1: got_it card=1") == [
        "missed rule=LD-6 seat=1 call=got_it change=0 score=0",
        "picked_up rule=LD-R7 seats=[1]",
    ]
    assert step(state, "seat 1: got_it card=1").state.hands[0] == Hand()


@pytest.mark.parametrize(("scores", "switches"), [("1,0", ""), ("0,0", " floor_at_zero=false")])
def test_a_caller_with_something_to_lose_keeps_its_dice(scores: str, switches: str) -> None:
    """[LD-R7] With 1 point, or without the floor."""
    state = step(race(scores, f"{ODD},()", switches=switches), "seat 1: got_it card=1").state
    assert state.hands[0].faces == (1, 1, 3, 3, 5, 5)


def test_a_call_for_a_card_won_already_is_void_and_costs_nothing() -> None:
    """[LD-R8] Whether its dice met that card or meet the new one."""
    state = race("5,5", f"{ODD},{EVEN}")
    assert broken_rule(state, *NEXT[:1], "seat 1: got_it card=1") == "LD-R8"
    assert broken_rule(state, *NEXT, "seat 1: got_it card=1") == "LD-R8"
    fresh = ("seat 1: roll card=2 keep=[0,1,2,3,4]", "chance 1: landed faces=[5]")
    assert broken_rule(state, *NEXT, *fresh, "seat 1: got_it card=1") == "LD-R8"
    assert step(state, *NEXT).state.scores == (5, 7)


@pytest.mark.parametrize("call", ["got_it card=1", "bonus card=1", "thunder card=1 number=2"])
def test_every_call_after_a_seat_has_reached_20_is_void(call: str) -> None:
    """[LD-R8]"""
    assert broken_rule(race("5,18", f"{ONES},{EVEN}"), "seat 2: got_it card=1", f"seat 1: {call}") == "LD-R8"


def test_calls_that_wait_when_a_seat_reaches_20_come_to_nothing() -> None:
    """[LD-R8]"""
    state = race("18,5,5", f"{EVEN},{EVEN},{THREES}", switches=JUDGED)
    calls = ("seat 1: got_it card=1", "seat 2: got_it card=1", "seat 3: bonus card=1")
    assert told(state, *calls, "judge: rule valid=true") == [
        "matched rule=LD-5 seat=1 card=1 change=2 score=20",
        "call_voided rule=LD-R8 seat=2 call=got_it",
        "call_voided rule=LD-R8 seat=3 call=bonus",
        "ended rule=LD-10 winners=[1] scores=[20,5,5]",
    ]


@pytest.mark.parametrize("hand", [MOVING, "(faces=[1,1,1,1,1,0] moving=[5])", "()", "(faces=[1,1,1,1,1,0])"])
@pytest.mark.parametrize("call", ["got_it card=1", "bonus card=1", "thunder card=1 number=2"])
def test_a_call_with_a_die_in_motion_or_in_the_hand_is_refused(hand: str, call: str) -> None:
    """[LD-R9]"""
    assert broken_rule(race("5,5", f"{hand},()"), f"seat 1: {call}") == "LD-R9"


# --- The pile


def test_when_the_pile_is_empty_all_cards_form_a_new_one_the_last_one_too() -> None:
    """[LD-R10]"""
    state = race("0,0", f"{EVEN},()", more=" played=[2,3]")
    assert told(state, "seat 1: got_it card=1")[1:] == ["new_pile rule=LD-R10 cards=3"]
    assert pile(step(state, "seat 1: got_it card=1").state) == (1, 2, 3)


def test_a_card_is_not_turned_again_before_the_pile_is_empty() -> None:
    """[LD-R10]"""
    state = step(race("0,0", f"{EVEN},()", more=" played=[3]"), "seat 1: got_it card=1").state
    assert pile(state) == (2,)


def faces_for(card: int) -> str:
    """Six dice that meet a card of the shipped deck."""
    deck = deck_of(())
    met = next(faces for faces in combinations_with_replacement(range(1, 7), 6) if deck.is_met(card, faces))
    return str(list(met)).replace(" ", "")


def matched_in_turn(seats: int, cards: int) -> State:
    """After so many cards of the shipped deck, each won by the next seat."""
    state = GAME.initial(Setup(seats))
    for card in range(1, cards + 1):
        number = (card - 1) % seats + 1
        state = step(
            state,
            f"chance 0: turned card={card}",
            f"seat {number}: roll card={card}",
            f"chance {number}: landed faces={faces_for(card)}",
            f"seat {number}: got_it card={card}",
        ).state
    return state


def test_six_seats_can_empty_the_pile_of_50() -> None:
    """[LD-R10] 9 matches a seat leave all of them below 20, and 6 × 9 = 54."""
    state = matched_in_turn(6, 50)
    assert (GAME.outcome(state), len(pile(state)), max(state.scores)) == (None, 50, 18)


def test_five_seats_cannot_empty_the_pile_of_50() -> None:
    """[LD-R10] 5 × 9 = 45: the 46th match is a tenth one of some seat, and so 20 points."""
    assert GAME.outcome(matched_in_turn(5, 45)) is None
    assert GAME.outcome(matched_in_turn(5, 46)) is not None


def test_a_card_is_skipped_once_all_seats_have_voted() -> None:
    """[LD-R11]"""
    state = race("1,2,3", f"{EVEN},(),()")
    assert told(state, "seat 1: skip card=1", "seat 3: skip card=1") == ["voted rule=LD-R11 seat=3 votes=2 needed=3"]
    assert told(state, "seat 1: skip card=1", "seat 3: skip card=1", "seat 2: skip card=1") == [
        "voted rule=LD-R11 seat=2 votes=3 needed=3",
        "skipped rule=LD-R11 card=1",
    ]
    skipped = step(state, "seat 1: skip card=1", "seat 3: skip card=1", "seat 2: skip card=1").state
    assert (skipped.scores, skipped.played, skipped.skipped, pile(skipped)) == ((1, 2, 3), (1,), 1, (2, 3))


def test_a_seat_that_has_left_has_no_vote() -> None:
    """[LD-R11, ALL-7]"""
    state = race("1,2,3", "(),(),()", more=" left=[2]")
    assert step(state, "seat 1: skip card=1", "seat 3: skip card=1").state.played == (1,)


def test_votes_end_with_the_card() -> None:
    """[LD-R11]"""
    state = step(race("1,2", f"(),{EVEN}"), "seat 1: skip card=1", *NEXT).state
    assert state.votes == ()
    assert broken_rule(state, "seat 1: skip card=1") == "LD-R11"


def test_a_seat_votes_once_a_card_and_only_for_a_card_in_play() -> None:
    """[LD-R11]"""
    state = race("1,2", f"(),{EVEN}")
    assert broken_rule(state, "seat 1: skip card=1", "seat 1: skip card=1") == "LD-R11"
    assert broken_rule(state, "seat 1: skip card=2") == "LD-R11"
    assert broken_rule(state, "seat 2: got_it card=1", "seat 1: skip card=1") == "LD-R11"


def test_a_skipped_card_of_the_standard_game_comes_again_with_the_new_pile() -> None:
    """[LD-R11, LD-R10]"""
    state = race("0,0", "(),()", more=" played=[2,3]")
    assert pile(step(state, "seat 1: skip card=1", "seat 2: skip card=1").state) == (1, 2, 3)


def test_a_skipped_card_of_the_quick_game_is_out() -> None:
    """[LD-R11]"""
    state = race("0,1", "(),()", switches=QUICK, more=" played=[2]")
    skipped = step(state, "seat 1: skip card=1", "seat 2: skip card=1").state
    assert (pile(skipped), skipped.played, skipped.skipped, skipped.scores) == ((3,), (1, 2), 1, (0, 1))


# --- Quick game


def test_a_false_call_of_the_quick_game_costs_the_dice_and_no_card() -> None:
    """[LD-R12]"""
    state = race("2,0", f"{ODD},()", switches=QUICK)
    assert told(state, "seat 1: got_it card=1") == [
        "missed rule=LD-R12 seat=1 call=got_it change=0 score=2",
        "picked_up rule=LD-R12 seats=[1]",
    ]
    assert step(state, "seat 1: got_it card=1").state.hands[0] == Hand()


def test_a_tie_is_a_shared_win() -> None:
    """[LD-R12]"""
    state = race("0,1,0", f"{EVEN},(),()", switches=QUICK, more=" played=[2,3] skipped=1")
    outcome = GAME.outcome(step(state, "seat 1: got_it card=1").state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1, 2), (1, 1, 0), "LD-R12")


@pytest.mark.parametrize("call", ["bonus card=1", "thunder card=1 number=2"])
@pytest.mark.parametrize("switches", [QUICK, QUICK + JUDGED])
def test_the_quick_game_has_neither_bonus_nor_thunder(call: str, switches: str) -> None:
    """[LD-R12]"""
    hand = ONES if call.startswith("bonus") else TWOS
    assert broken_rule(race("2,2", f"{hand},()", switches=switches), f"seat 1: {call}") == "LD-R12"


@pytest.mark.parametrize("options", [{"false_bonus_penalty": 1}, {"floor_at_zero": False}])
def test_switches_about_points_make_no_sense_in_the_quick_game(options: dict[str, int]) -> None:
    """[LD-R12]"""
    with pytest.raises(BadSetup, match="LD-R12"):
        GAME.initial(Setup(2, {"play": "quick", **options}))


# --- Virtual dice


@pytest.mark.parametrize(("options", "roll_ms"), [({}, 800), ({"roll_ms": 0}, 0), ({"roll_ms": 1500}, 1500)])
def test_a_roll_takes_the_same_time_at_every_seat(options: dict[str, int], roll_ms: int) -> None:
    """[LD-R13] `roll_ms`, 800 unless said."""
    state = step(GAME.initial(Setup(6, {**options})), "chance 0: turned card=1").state
    rolling = step(state, *[f"seat {number}: roll card=1" for number in range(1, 7)]).state
    assert [GAME.delay_ms(rolling, actor) for actor in GAME.actors(rolling)] == [roll_ms] * 6


def test_with_a_handicap_the_dice_of_a_seat_tumble_longer_or_shorter_and_nobody_elses_do() -> None:
    """[LD-R27] Of `roll_ms`; a card is turned at once for everybody [LD-9]."""
    state = GAME.initial(Setup(4, {"roll_ms": 1_000, "pace_percent": ["50", "100", "300", "75"]}))
    assert GAME.delay_ms(state, chance(0)) == 0
    turned = step(state, "chance 0: turned card=1").state
    rolling = step(turned, *[f"seat {number}: roll card=1" for number in (1, 2, 3, 4)]).state
    assert [GAME.delay_ms(rolling, actor) for actor in GAME.actors(rolling)] == [500, 1_000, 3_000, 750]


def test_a_handicap_changes_nothing_else_and_everybody_sees_it() -> None:
    """[LD-R27]"""
    moves = ("chance 0: turned card=1", "seat 1: roll card=1", "chance 1: landed faces=[1,2,3,4,5,6]")
    paced, plain = (step(GAME.initial(Setup(2, {**of}))) for of in ({"pace_percent": ["50", "200"]}, {}))
    assert step(paced.state, *moves).events == step(plain.state, *moves).events
    line = GAME.notation.format_state(paced.state)
    assert GAME.notation.parse_state(line) == paced.state
    assert "pace_percent" not in GAME.notation.format_state(plain.state)
    for viewer in (seat(1), seat(2), None):
        view = GAME.view(paced.state, viewer)
        assert isinstance(view, View)
        assert view.variant.pace_percent == ("50", "200")


@pytest.mark.parametrize(
    ("paces", "message"),
    [
        (["100"], r"pace_percent=100: 2 seats need 2 of them, one each \[LD-R27\]"),
        (["100", "50", "50"], "pace_percent=100, 50, 50: 2 seats need 2"),
        (["100", "120"], "Invalid enum value '120'"),
        ([100, 50], "pace_percent"),
        ("100", "pace_percent"),
    ],
)
def test_a_handicap_is_one_of_six_for_each_seat(paces: list[str], message: str) -> None:
    """[LD-R27]"""
    with pytest.raises(BadSetup, match=message):
        GAME.initial(Setup(2, {"pace_percent": paces}))


def test_a_second_roll_waits_for_the_dice_of_the_first() -> None:
    """[LD-R13]"""
    assert broken_rule(race("0,0", f"{MOVING},()"), "seat 1: roll card=1") == "LD-R13"


# --- Sanctions


def test_a_warning_changes_nothing() -> None:
    """[LD-R14]"""
    state = race("5,5", f"{ODD},{EVEN}", switches=JUDGED)
    assert step(state, "judge: sanction seat=1 rule=LD-T2 kind=warning").state == state


def test_dice_to_be_rolled_again_are_in_the_hand() -> None:
    """[LD-R14] Those in motion too."""
    state = race("5,5", "(faces=[1,1,0,0,5,5] moving=[2,3]),()", switches=JUDGED)
    step_ = step(state, "judge: sanction seat=1 rule=LD-T5 kind=roll_again dice=[0,2]")
    assert (step_.state.hands[0].faces, step_.state.hands[0].moving) == ((0, 1, 0, 0, 5, 5), (3,))
    assert [GAME.notation.format_event(event) for event in step_.events] == [
        "sanctioned rule=LD-T5 seat=1 kind=roll_again dice=[0,2]"
    ]


def test_a_call_declared_void_costs_nothing_and_the_next_one_is_up() -> None:
    """[LD-R14]"""
    state = race("5,5", f"{EVEN},{EVEN}", switches=JUDGED)
    calls = ("seat 1: got_it card=1", "seat 2: got_it card=1", "judge: sanction seat=1 rule=LD-T2 kind=call_void")
    after = step(state, *calls).state
    assert (after.scores, [waiting.seat for waiting in after.waiting]) == ((5, 5), [2])
    assert step(after, "judge: rule valid=true").state.scores == (5, 7)


def test_a_call_declared_void_may_be_made_again() -> None:
    """[LD-R14, ALL-4]"""
    state = race("5,5", f"{EVEN},()", switches=JUDGED)
    voided = ("seat 1: got_it card=1", "judge: sanction seat=1 rule=LD-T2 kind=call_void")
    assert len(step(state, *voided, "seat 1: got_it card=1").state.waiting) == 1


@pytest.mark.parametrize(
    ("scores", "switches", "after"), [("5,5", "", 3), ("1,5", "", 0), ("1,5", " floor_at_zero=false", -1)]
)
def test_a_call_void_with_2_points_less_keeps_to_the_floor(scores: str, switches: str, after: int) -> None:
    """[LD-R14, LD-R1]"""
    state = race(scores, f"{EVEN},()", switches=JUDGED + switches)
    fined = ("seat 1: got_it card=1", "judge: sanction seat=1 rule=LD-T2 kind=call_void_minus_2")
    assert (step(state, *fined).state.scores[0], step(state, *fined).state.waiting) == (after, ())


def test_a_call_void_with_2_points_less_leaves_the_dice() -> None:
    """[LD-R14]"""
    state = race("0,5", f"{EVEN},()", switches=JUDGED)
    fined = ("seat 1: got_it card=1", "judge: sanction seat=1 rule=LD-T2 kind=call_void_minus_2")
    assert step(state, *fined).state.hands == state.hands


def test_a_fine_is_paid_before_the_calls_that_waited_are_settled() -> None:
    """[LD-R14, ALL-8] Seat 2's Thunder is judged on what the fine has left: nothing to lose."""
    state = race("1,5", f"(),{ONES}", more=" reported=[1]")
    calls = ("seat 1: got_it card=1", "seat 2: thunder card=1 number=1")
    assert told(state, *calls, "judge: sanction seat=1 rule=LD-R5 kind=call_void_minus_2") == [
        "sanctioned rule=LD-R5 seat=1 kind=call_void_minus_2",
        "call_voided rule=LD-R14 seat=1 call=got_it",
        "fined rule=LD-R14 seat=1 change=-1 score=0",
        "nasty rule=LD-8 seat=1 by=2 change=0 score=0",
        "picked_up rule=LD-8 seats=[2]",
    ]


def test_in_the_quick_game_the_fine_is_all_six_dice() -> None:
    """[LD-R14]"""
    state = race("1,0", f"{EVEN},()", switches=JUDGED + QUICK)
    fined = ("seat 1: got_it card=1", "judge: sanction seat=1 rule=LD-T2 kind=call_void_minus_2")
    assert told(state, *fined)[2:] == ["picked_up rule=LD-R14 seats=[1]"]
    assert step(state, *fined).state.scores == (1, 0)


@pytest.mark.parametrize("dice", ["", " dice=[1,0]", " dice=[1,1]"])
def test_the_judge_names_the_dice_to_be_rolled_again(dice: str) -> None:
    """[LD-R14]"""
    state = race("5,5", f"{EVEN},()", switches=JUDGED)
    assert broken_rule(state, f"judge: sanction seat=1 rule=LD-T2 kind=roll_again{dice}") == "LD-R14"


@pytest.mark.parametrize("number", [0, 2, 4])
def test_only_a_seat_in_play_is_punished(number: int) -> None:
    """[LD-R14] Seat 2 has left."""
    state = race("5,5,5", f"{EVEN},(),()", switches=JUDGED, more=" left=[2]")
    assert broken_rule(state, f"judge: sanction seat={number} rule=LD-T2 kind=warning") == "LD-R14"


# --- Tournament


def test_the_table_refuses_breaches_that_it_sees_by_their_ids() -> None:
    """[LD-R15] LD-T1 and LD-T3 by refusal, so that a table can log each attempt; LD-T4 by leaving the die unusable."""
    state = race("5,5", "(faces=[2,2,4,4,6,0]),()", switches=JUDGED)
    assert broken_rule(state, "seat 1: roll card=1 keep=[5]") == "LD-T3"
    assert broken_rule(state, "seat 2: roll card=1", "seat 2: roll card=1") == "LD-T1"
    off = ("seat 1: roll card=1 keep=[0,1,2,3,4]", "chance 1: landed faces=[] off=[5]")
    assert broken_rule(state, *off, "seat 1: got_it card=1") == "LD-R9"


@pytest.mark.parametrize("play", ["standard", "quick"])
def test_a_tournament_is_a_layer_over_either_game(play: str) -> None:
    """[LD-R16] The same scores and events as without, once the judge has flipped and ruled."""
    plain = race("2,2", f"{EVEN},()", switches=f" play={play}")
    judged = race("2,2", f"{EVEN},()", switches=f" play={play} tournament=true")
    assert told(judged, "seat 1: got_it card=1", "judge: rule valid=true") == told(plain, "seat 1: got_it card=1")
    flipped = ("seat 1: got_it card=1", "judge: rule valid=true", "judge: flip", "chance 0: turned card=2")
    assert told(judged, *flipped) == told(plain, "seat 1: got_it card=1", "chance 0: turned card=2")


def test_the_judges_flip_is_one_move_and_the_card_is_chances() -> None:
    """[LD-R16]"""
    state = GAME.initial(Setup(2, {"tournament": True}))
    assert GAME.legal_actions(state, JUDGE).refusal(Flip()) is None
    assert GAME.chance(state, chance()) is None
    after = step(state, "judge: flip").state
    distribution = GAME.chance(after, chance())
    assert distribution is not None
    assert len(list(distribution.items())) == 50
    assert broken_rule(after, "judge: flip") == "LD-T0"


def test_a_callers_dice_are_not_touched_until_the_word_and_others_roll_on() -> None:
    """[LD-R17]"""
    state = step(race("5,5,5", f"{EVEN},{ODD},()", switches=JUDGED), "seat 1: got_it card=1").state
    assert GAME.actors(state) == (JUDGE, seat(2), seat(3))
    assert broken_rule(state, "seat 1: roll card=1") == "LD-R17"
    assert broken_rule(state, "seat 1: bonus card=1") == "LD-R17"
    assert step(state, "seat 2: roll card=1 keep=[0]", "seat 3: roll card=1").state.hands[2].moving == (
        0, 1, 2, 3, 4, 5,
    )  # fmt: skip


def test_later_calls_wait_in_their_order() -> None:
    """[LD-R17]"""
    state = race("5,5,5", f"{ODD},{EVEN},{THREES}", switches=JUDGED)
    calls = ("seat 3: bonus card=1", "seat 1: got_it card=1", "seat 2: got_it card=1")
    waiting = step(state, *calls).state
    assert [call.seat for call in waiting.waiting] == [3, 1, 2]
    words = ("judge: rule valid=true", "judge: rule valid=false", "judge: rule valid=true")
    assert step(waiting, *words).state.scores == (3, 7, 6)


def test_a_call_that_waits_for_a_card_won_meanwhile_is_void_in_its_turn() -> None:
    """[LD-R17, LD-R8] The Bonus before it is ruled on first."""
    state = race("5,5,5", f"{EVEN},{EVEN},{THREES}", switches=JUDGED)
    calls = ("seat 1: got_it card=1", "seat 3: bonus card=1", "seat 2: got_it card=1")
    won = step(state, *calls, "judge: rule valid=true").state
    assert [call.seat for call in won.waiting] == [3, 2]
    assert told(won, "judge: rule valid=true")[-1] == "call_voided rule=LD-R8 seat=2 call=got_it"
    assert step(won, "judge: rule valid=true").state.scores == (7, 5, 6)


@pytest.mark.parametrize(("hand", "valid", "score"), [(ODD, "true", 7), (EVEN, "false", 3)])
def test_the_judges_word_is_final_whatever_the_dice_show(hand: str, valid: str, score: int) -> None:
    """[LD-R17]"""
    state = race("5,5", f"{hand},()", switches=JUDGED)
    assert step(state, "seat 1: got_it card=1", f"judge: rule valid={valid}").state.scores == (score, 5)


def test_a_bonus_that_the_judge_denies_costs_nothing() -> None:
    """[LD-R17, LD-R3]"""
    state = race("5,5", f"{ODD},()", switches=JUDGED)
    assert told(state, "seat 1: bonus card=1", "judge: rule valid=false") == [
        "call_voided rule=LD-R3 seat=1 call=bonus"
    ]


# --- What those leave open


def test_a_die_that_left_the_table_counts_as_in_the_hand_in_every_game() -> None:
    """[LD-R18]"""
    state = step(race("5,5", f"{MOVING},()"), "chance 1: landed faces=[2,2,2,2] off=[0,5]").state
    assert state.hands[0].faces == (0, 2, 2, 2, 2, 0)
    assert broken_rule(state, "seat 1: roll card=1 keep=[0]") == "LD-4"
    assert broken_rule(state, "seat 1: got_it card=1") == "LD-R9"


@pytest.mark.parametrize("off", ["[0]", "[3,2]", "[2,2]"])
def test_only_dice_that_were_in_motion_can_have_left_the_table(off: str) -> None:
    """[LD-R18]"""
    state = race("5,5", "(faces=[1,1,0,0,5,5] moving=[2,3]),()")
    assert broken_rule(state, f"chance 1: landed faces=[1] off={off}") == "LD-R18"


@pytest.mark.parametrize("again", ["bonus card=1", "thunder card=1 number=2"])
def test_a_wrong_bonus_is_paid_for_once_a_roll(again: str) -> None:
    """[LD-R19]"""
    state = race("5,5", f"{ODD},()", switches=" false_bonus_penalty=1")
    assert broken_rule(state, "seat 1: bonus card=1", f"seat 1: {again}") == "LD-R19"
    rolled = ("seat 1: roll card=1", "chance 1: landed faces=[1,1,1,1,1,2]")
    assert step(state, "seat 1: bonus card=1", *rolled, f"seat 1: {again}").state.scores == (3, 5)


@pytest.mark.parametrize("again", ["bonus card=2", "thunder card=2 number=2"])
def test_a_wrong_bonus_is_not_paid_for_again_on_the_next_card(again: str) -> None:
    """[LD-R19] A flip moves no dice, so they are the same roll."""
    state = race("5,5", f"{ODD},{EVEN}", switches=" false_bonus_penalty=1")
    assert broken_rule(state, "seat 1: bonus card=1", *NEXT, f"seat 1: {again}") == "LD-R19"
    one = ("seat 1: roll card=2 keep=[0,1,2,3,4]", "chance 1: landed faces=[5]")
    assert step(state, "seat 1: bonus card=1", *NEXT, *one, f"seat 1: {again}").state.scores == (3, 7)


def test_a_paid_bonus_leaves_the_match() -> None:
    """[LD-R19]"""
    state = race("5,5", f"{EVEN},()", switches=" false_bonus_penalty=1")
    assert step(state, "seat 1: bonus card=1", "seat 1: got_it card=1").state.scores == (6, 5)


def test_a_wrong_bonus_by_a_seat_with_nothing_to_lose_costs_its_dice() -> None:
    """[LD-R19, LD-R7]"""
    state = race("0,5", f"{EVEN},()", switches=" false_bonus_penalty=1")
    assert told(state, "seat 1: bonus card=1") == [
        "missed rule=LD-R3 seat=1 call=bonus change=0 score=0",
        "picked_up rule=LD-R7 seats=[1]",
    ]


def test_a_race_broken_off_starts_anew_in_a_new_round() -> None:
    """[LD-R20, ALL-10]"""
    state = step(race("5,5", f"{EVEN},()"), "clock: void").state
    assert (GAME.round(state), state.card, state.hands[0].faces) == (2, 1, (2, 2, 4, 4, 6, 6))
    assert step(state, "seat 1: got_it card=2").state.scores == (7, 5)


@pytest.mark.parametrize("call", ["got_it card=1", "bonus card=1", "thunder card=1 number=2"])
def test_a_call_from_before_the_break_is_void(call: str) -> None:
    """[LD-R20, ALL-10]"""
    assert broken_rule(race("5,5", f"{TWOS},()"), "clock: void", f"seat 1: {call}") == "ALL-10"


def test_a_roll_or_vote_from_before_the_break_counts() -> None:
    """[LD-R20]"""
    state = step(race("5,5", f"(),{MOVING}"), "clock: void").state
    rolls = ("seat 1: roll card=1", "chance 1: landed faces=[2,2,2,2,2,2]", "seat 1: got_it card=2")
    assert step(state, *rolls).state.scores == (7, 5)
    rests = ("chance 2: landed faces=[2,2,2,2,2,2]", "seat 2: got_it card=2")
    assert step(state, *rests).state.scores == (5, 7)
    assert step(state, "seat 1: skip card=1").state.votes == (1,)


BROKEN_AND_WON = ("clock: void", "seat 2: got_it card=2")
"""Card 1 is raced for in round 1 and, after a break, in round 2, where seat 2 matches."""


@pytest.mark.parametrize("later", [(), ("chance 0: turned card=2",), ("chance 0: turned card=2", "clock: void")])
@pytest.mark.parametrize("call", ["bonus card=1", "thunder card=1 number=2"])
def test_a_call_from_before_the_break_stays_void_after_the_card(call: str, later: tuple[str, ...]) -> None:
    """[LD-R20, ALL-10] Though Bonus and Thunder may name a card that is gone [LD-R6]."""
    hand = ONES if call.startswith("bonus") else TWOS
    state = race("5,5", f"{hand},{EVEN}")
    assert broken_rule(state, *BROKEN_AND_WON, *later, f"seat 1: {call}") == "ALL-10"


def test_a_call_from_after_the_break_counts_after_the_card() -> None:
    """[LD-R20, LD-R6]"""
    state = race("5,5", f"{ONES},{EVEN}")
    turned = (*BROKEN_AND_WON, "chance 0: turned card=2")
    assert step(state, *turned, "seat 1: bonus card=2").state.scores == (6, 7)
    assert broken_rule(state, *turned, "clock: void", "seat 1: bonus card=3") == "ALL-10"


def test_a_roll_from_before_the_break_is_for_the_same_card_until_the_next_is_turned() -> None:
    """[LD-R20, LD-R6] Also between a match and the next card."""
    state = race("5,5", f"{ONES},{EVEN}")
    assert told(state, *BROKEN_AND_WON, "seat 1: roll card=1") == ["rolled rule=LD-4 seat=1 dice=[0,1,2,3,4,5]"]
    turned = (*BROKEN_AND_WON, "chance 0: turned card=2")
    for card in (1, 2):
        late = told(state, *turned, f"seat 1: roll card={card}")
        assert late == ["rolled rule=LD-R6 seat=1 dice=[0,1,2,3,4,5]"]


def test_votes_stay_when_the_race_is_broken_off() -> None:
    """[LD-R20, LD-R11] The card is the same."""
    state = race("5,5", "(),()")
    voted = ("seat 1: skip card=1", "clock: void")
    assert step(state, *voted).state.votes == (1,)
    assert broken_rule(state, *voted, "seat 1: skip card=2") == "LD-R11"
    assert step(state, *voted, "seat 2: skip card=2").state.skipped == 1


def test_a_skip_that_waited_for_a_call_comes_when_the_race_is_broken_off() -> None:
    """[LD-R21, LD-R20, LD-R11] The break makes the call void, and nothing else was in the way."""
    state = race("5,5", f"{EVEN},()", switches=JUDGED)
    agreed = ("seat 1: skip card=1", "seat 1: got_it card=1", "seat 2: skip card=1")
    assert told(state, *agreed, "judge: void") == [
        "broken_off rule=ALL-10 round=2",
        "call_voided rule=ALL-10 seat=1 call=got_it",
        "skipped rule=LD-R11 card=1",
    ]
    after = step(state, *agreed, "judge: void").state
    assert (after.phase, after.card, after.played, after.skipped, after.votes) == ("judge", 0, (1,), 1, ())


def test_no_card_is_turned_while_a_call_waits() -> None:
    """[LD-R21]"""
    state = race("5,5,5", f"{EVEN},(),{THREES}", switches=JUDGED)
    won = ("seat 1: got_it card=1", "seat 3: bonus card=1", "judge: rule valid=true")
    assert broken_rule(state, *won, "judge: flip") == "LD-R21"
    assert step(state, *won, "judge: rule valid=true", "judge: flip").state.phase == "flip"


def test_no_card_is_skipped_while_a_call_waits() -> None:
    """[LD-R21] Denied, the call lets the skip through; a match comes before it."""
    state = race("5,5", f"{EVEN},()", switches=JUDGED)
    votes = ("seat 1: skip card=1", "seat 1: got_it card=1", "seat 2: skip card=1")
    assert step(state, *votes).state.card == 1
    assert told(state, *votes, "judge: rule valid=false")[-1] == "skipped rule=LD-R11 card=1"
    won = step(state, *votes, "judge: rule valid=true").state
    assert (won.scores, won.skipped) == ((7, 5), 0)


def test_between_a_match_and_the_next_card_seats_roll_and_call_bonus() -> None:
    """[LD-R22] With `keep_over_flip`."""
    state = step(race("5,5,5", f"{EVEN},{TWOS},()"), "seat 1: got_it card=1").state
    assert GAME.actors(state) == (chance(), seat(1), seat(2), seat(3))
    assert step(state, "seat 2: bonus card=1").state.scores == (7, 6, 5)
    assert step(state, "seat 3: roll card=1").state.hands[2].moving == (0, 1, 2, 3, 4, 5)
    assert broken_rule(state, "seat 3: skip card=1") == "LD-R11"


def test_between_a_match_and_the_next_card_seats_wait_where_dice_are_picked_up() -> None:
    """[LD-R22] Without `keep_over_flip`."""
    state = race("5,5", f"{EVEN},{TWOS}", switches=" keep_over_flip=false")
    assert GAME.actors(step(state, "seat 1: got_it card=1").state) == (chance(),)
    assert broken_rule(state, "seat 1: got_it card=1", "seat 2: roll card=1") == "LD-R6"
    assert broken_rule(state, "seat 1: got_it card=1", "seat 2: bonus card=1") == "LD-R6"


def test_a_call_behind_one_of_a_reported_seat_keeps_its_place_and_is_decided_by_its_dice() -> None:
    """[LD-R23, ALL-11]"""
    state = race("5,5,5", f"(),{EVEN},{ODD}", more=" reported=[1]")
    calls = ("seat 1: got_it card=1", "seat 3: got_it card=1", "seat 2: got_it card=1")
    waiting = step(state, *calls).state
    assert waiting.scores == (5, 5, 5)
    assert step(waiting, "judge: rule valid=false").state.scores == (3, 7, 3)
    assert step(waiting, "judge: rule valid=true").state.scores == (7, 5, 5)


def test_without_a_tournament_a_call_is_decided_by_its_dice_at_once() -> None:
    """[LD-R23]"""
    state = race("5,5", f"(),{EVEN}", more=" reported=[1]")
    assert step(state, "seat 2: got_it card=1").state.scores == (5, 7)


@pytest.mark.parametrize("rule", ["LD-R5", "LD-R6", "LD-R9"])
def test_at_a_reported_seat_the_judge_also_cites_what_the_state_cannot_watch(rule: str) -> None:
    """[LD-R24] With or without a tournament; the table itself watches seats without real dice."""
    voided = ("seat 1: got_it card=1", f"judge: sanction seat=1 rule={rule} kind=call_void_minus_2")
    assert step(race("5,5", "(),()", more=" reported=[1]"), *voided).state.scores == (3, 5)
    assert broken_rule(race("5,5", f"{EVEN},()", switches=JUDGED), *voided) == "LD-R24"


@pytest.mark.parametrize("kind", ["call_void", "call_void_minus_2"])
def test_a_call_can_be_declared_void_only_while_it_waits(kind: str) -> None:
    """[LD-R24]"""
    state = race("5,5", f"{EVEN},()", switches=JUDGED)
    assert broken_rule(state, f"judge: sanction seat=1 rule=LD-T2 kind={kind}") == "LD-R24"


def test_dice_are_not_rolled_again_while_their_seats_call_waits() -> None:
    """[LD-R24, LD-R17]"""
    state = race("5,5", f"{EVEN},()", switches=JUDGED)
    again = "judge: sanction seat=1 rule=LD-T2 kind=roll_again dice=[0]"
    assert broken_rule(state, "seat 1: got_it card=1", again) == "LD-R24"


def test_a_vote_needs_dice_at_rest_and_no_waiting_call() -> None:
    """[LD-R25]"""
    state = race("5,5", f"{EVEN},{MOVING}", switches=JUDGED)
    assert broken_rule(state, "seat 2: skip card=1") == "LD-R25"
    assert broken_rule(state, "seat 1: got_it card=1", "seat 1: skip card=1") == "LD-R17"


def test_if_a_seat_leaves_the_votes_of_the_others_may_be_all() -> None:
    """[LD-R25, ALL-7]"""
    state = race("1,2,3", "(),(),()")
    votes = ("seat 1: skip card=1", "seat 3: skip card=1")
    assert told(state, *votes, "clock: leave seat=2") == [
        "departed rule=ALL-7 seat=2",
        "skipped rule=LD-R11 card=1",
    ]


def test_a_quick_game_ends_when_its_last_card_is_skipped() -> None:
    """[LD-R25]"""
    state = race("0,1", "(),()", switches=QUICK, more=" played=[2,3] skipped=1")
    outcome = GAME.outcome(step(state, "seat 1: skip card=1", "seat 2: skip card=1").state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((2,), (0, 1))


def test_a_quick_game_without_a_single_match_is_won_by_all_in_play() -> None:
    """[LD-R25]"""
    state = race("0,0,0", "(),(),()", switches=QUICK, more=" played=[2,3] skipped=2 left=[2]")
    outcome = GAME.outcome(step(state, "seat 1: skip card=1", "seat 3: skip card=1").state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1, 3), "LD-R12")


# --- The protocol


def test_calls_race_and_nothing_else_does() -> None:
    """[ALL-8, LD-R8]"""
    assert [GAME.is_claim(action) for action in (GotIt(1), Bonus(1), Thunder(1, 2), Roll(1), Skip(1), Flip())] == [
        True, True, True, False, False, False,
    ]  # fmt: skip


def test_no_claim_is_ever_too_early() -> None:
    """[LD-R8] Dice may meet the card the moment they rest."""
    assert GAME.too_early(race("0,0", "(),()"), 0) is None


def test_the_default_switches_are_the_printed_game() -> None:
    """[LD-R1, LD-R3, LD-R6, LD-R13, LD-R16, LD-R27]"""
    assert Variant() == Variant("standard", False, True, 0, True, 800, (), ())
