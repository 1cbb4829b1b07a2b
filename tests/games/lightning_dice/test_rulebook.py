"""The rules of the box, of the quick game and of the tournament, and the worked examples, number for number."""

import pytest

from dicehall.core import JUDGE, BadSetup, Setup, chance, seat
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import Landed
from dicehall.games.lightning_dice.decks import deck_of
from dicehall.games.lightning_dice.state import pile
from dicehall.games.lightning_dice.view import View
from tests.games.lightning_dice.positions import (
    EVEN,
    JUDGED,
    MOVING,
    ODD,
    QUICK,
    THREES,
    broken_rule,
    race,
    step,
    told,
)

FOURS = "(faces=[4,4,4,4,4,4] fresh=true)"
BREACHES = ["LD-T1", "LD-T2", "LD-T3", "LD-T4", "LD-T5", "LD-T6", "LD-T7"]


# --- Standard game


def test_pawns_start_at_0_with_all_dice_in_the_hand() -> None:
    """[LD-1]"""
    state = GAME.initial(Setup(4))
    assert state.scores == (0, 0, 0, 0)
    assert [hand.faces for hand in state.hands] == [(0,) * 6] * 4


def test_the_first_card_is_turned_before_anyone_rolls() -> None:
    """[LD-2]"""
    state = GAME.initial(Setup(2))
    assert GAME.actors(state) == (chance(),)
    assert broken_rule(state, "seat 1: roll card=1") == "LD-2"


def test_a_turned_card_lies_face_up_for_all_seats() -> None:
    """[LD-2]"""
    step_ = step(GAME.initial(Setup(2)), "chance 0: turned card=30")
    views = [GAME.view(step_.state, viewer) for viewer in (seat(1), seat(2), None)]
    card = deck_of(()).cards[29]
    assert [(view.card, view.requirement) for view in views if isinstance(view, View)] == [(30, card.requirement)] * 3
    assert GAME.notation.format_event(step_.events[0]).startswith("flipped rule=LD-2 round=1 card=30")


def test_a_card_comes_from_the_pile_only() -> None:
    """[LD-2]"""
    state = step(race("0,0", f"{EVEN},()"), "seat 1: got_it card=1").state
    assert broken_rule(state, "chance 0: turned card=1") == "LD-2"
    assert broken_rule(state, "chance 0: turned card=4") == "LD-2"


def test_all_seats_roll_at_the_same_time() -> None:
    """[LD-3] Dice of several seats are in motion at once and rest in any order."""
    rolling = step(race("0,0,0", "(),(),()"), "seat 1: roll card=1", "seat 3: roll card=1")
    assert GAME.actors(rolling.state) == (chance(1), chance(3), seat(2))
    rested = step(rolling.state, "chance 3: landed faces=[1,2,3,4,5,6]")
    assert GAME.actors(rested.state) == (chance(1), seat(2), seat(3))
    assert [event.rule for event in rested.events] == ["LD-3"]


def test_a_seat_rolls_as_often_as_it_likes() -> None:
    """[LD-3]"""
    state = race("0,0", "(),()")
    for _ in range(20):
        state = step(state, "seat 1: roll card=1", "chance 1: landed faces=[1,1,1,2,2,2]").state
    assert state.hands[0].faces == (1, 1, 1, 2, 2, 2)


def test_dice_that_are_kept_stay_and_the_others_roll() -> None:
    """[LD-4]"""
    rolling = step(race("0,0", f"{ODD},()"), "seat 1: roll card=1 keep=[0,3,5]").state
    assert rolling.hands[0].faces == (1, 0, 0, 3, 0, 5)
    assert rolling.hands[0].moving == (1, 2, 4)
    assert step(rolling, "chance 1: landed faces=[6,5,4]").state.hands[0].faces == (1, 6, 5, 3, 4, 5)


def test_dice_that_were_kept_may_be_rolled_later() -> None:
    """[LD-4]"""
    moves = ("seat 1: roll card=1 keep=[0,1]", "chance 1: landed faces=[2,2,2,2]", "seat 1: roll card=1 keep=[5]")
    assert step(race("0,0", f"{ODD},()"), *moves).state.hands[0].moving == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("keep", ["[0,1,2,3,4,5]", "[1,0]", "[2,2]"])
def test_a_roll_sets_one_die_at_least_in_motion_and_names_each_kept_die_once(keep: str) -> None:
    """[LD-4]"""
    assert broken_rule(race("0,0", f"{ODD},()"), f"seat 1: roll card=1 keep={keep}") == "LD-4"


def test_dice_in_the_hand_cannot_be_kept() -> None:
    """[LD-4]"""
    assert broken_rule(race("0,0", "(),()"), "seat 1: roll card=1 keep=[0]") == "LD-4"


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6, 6), (0, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 7)])
def test_every_die_that_was_rolled_shows_one_face(faces: tuple[int, ...]) -> None:
    """[LD-4]"""
    refusal = GAME.legal_actions(race("0,0", f"{MOVING},()"), chance(1)).refusal(Landed(faces))
    assert refusal is not None
    assert refusal.rule == "LD-4"


def test_a_match_brings_2_points() -> None:
    """[LD-5]"""
    assert told(race("3,0", f"{EVEN},()"), "seat 1: got_it card=1") == [
        "matched rule=LD-5 seat=1 card=1 change=2 score=5"
    ]


def test_only_the_first_match_of_a_card_scores() -> None:
    """[LD-5]"""
    state = step(race("0,0", f"{EVEN},{EVEN}"), "seat 2: got_it card=1").state
    assert state.scores == (0, 2)
    assert broken_rule(state, "seat 1: got_it card=1") == "LD-R8"


def test_a_false_call_costs_2_points() -> None:
    """[LD-6]"""
    assert told(race("7,0", f"{ODD},()"), "seat 1: got_it card=1") == [
        "missed rule=LD-6 seat=1 call=got_it change=-2 score=5"
    ]


def test_six_of_the_own_number_bring_a_point_and_all_dice_are_picked_up() -> None:
    """[LD-7]"""
    state = race("0,0,0,6", f"(),(),(),{FOURS}")
    assert told(state, "seat 4: bonus card=1") == [
        "nice rule=LD-7 seat=4 change=1 score=7",
        "picked_up rule=LD-7 seats=[4]",
    ]
    assert step(state, "seat 4: bonus card=1").state.hands[3].faces == (0,) * 6


def test_six_of_an_opponents_number_cost_that_opponent_a_point() -> None:
    """[LD-8]"""
    state = race("0,0,5,6", f"(),(),(),{THREES}")
    assert told(state, "seat 4: thunder card=1 number=3") == [
        "nasty rule=LD-8 seat=3 by=4 change=-1 score=4",
        "picked_up rule=LD-8 seats=[4]",
    ]
    assert step(state, "seat 4: thunder card=1 number=3").state.hands[3].faces == (0,) * 6


def test_after_a_match_the_next_card_is_flipped_at_once() -> None:
    """[LD-9]"""
    state = step(race("0,0", f"{EVEN},()"), "seat 1: got_it card=1").state
    assert GAME.actors(state)[0] == chance()
    assert GAME.delay_ms(state, chance()) == 0


def test_whoever_reaches_20_wins_at_that_moment() -> None:
    """[LD-10]"""
    end = step(race("18,17", f"{EVEN},{MOVING}"), "seat 1: got_it card=1")
    outcome = GAME.outcome(end.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1,), (20, 17), "LD-10")
    assert GAME.actors(end.state) == ()
    assert GAME.notation.format_event(end.events[-1]) == "ended rule=LD-10 winners=[1] scores=[20,17]"


def test_below_20_the_match_goes_on() -> None:
    """[LD-10]"""
    assert GAME.outcome(step(race("17,17", f"{EVEN},()"), "seat 1: got_it card=1").state) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_seats_can_play(seats: int) -> None:
    """[LD-11]"""
    assert len(GAME.initial(Setup(seats)).scores) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_or_more_seats_cannot_play(seats: int) -> None:
    """[LD-11]"""
    with pytest.raises(BadSetup, match="LD-11"):
        GAME.initial(Setup(seats))


# --- Quick game


def test_the_quick_game_has_one_pile_of_all_cards_and_no_points() -> None:
    """[LD-Q1]"""
    state = GAME.initial(Setup(3, {"play": "quick"}))
    assert pile(state) == tuple(range(1, 51))
    assert state.scores == (0, 0, 0)
    assert [hand.faces for hand in state.hands] == [(0,) * 6] * 3


def test_the_first_to_match_takes_the_card() -> None:
    """[LD-Q2]"""
    state = race("0,2,0", f"(),{EVEN},{EVEN}", switches=QUICK)
    assert told(state, "seat 2: got_it card=1") == ["matched rule=LD-Q2 seat=2 card=1 change=1 score=3"]
    assert broken_rule(state, "seat 2: got_it card=1", "seat 3: got_it card=1") == "LD-R8"


def test_a_quick_card_is_turned_for_all() -> None:
    """[LD-Q2]"""
    state = GAME.initial(Setup(2, {"play": "quick"}))
    assert told(state, "chance 0: turned card=30")[0].startswith("flipped rule=LD-Q2 round=1 card=30")


def test_the_quick_game_goes_on_while_the_last_card_is_only_turned() -> None:
    """[LD-Q3]"""
    state = step(race("1,0", f"{EVEN},()", switches=QUICK, more=" played=[3]"), "seat 1: got_it card=1").state
    last = step(state, "chance 0: turned card=2").state
    assert GAME.outcome(last) is None
    assert seat(1) in GAME.actors(last)


def test_most_cards_win_when_the_last_card_is_taken() -> None:
    """[LD-Q3]"""
    state = race("0,1", f"(),{EVEN}", switches=QUICK, more=" played=[2,3] skipped=1")
    outcome = GAME.outcome(step(state, "seat 2: got_it card=1").state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((2,), (0, 2), "LD-Q3")


def test_who_takes_the_last_card_need_not_win() -> None:
    """[LD-Q3]"""
    state = race("0,2", f"{EVEN},()", switches=QUICK, more=" played=[2,3]")
    outcome = GAME.outcome(step(state, "seat 1: got_it card=1").state)
    assert outcome is not None
    assert outcome.winners == (2,)


# --- Tournament


def test_the_judge_flips_and_chance_says_which_card_it_is() -> None:
    """[LD-T0]"""
    state = GAME.initial(Setup(2, {"tournament": True}))
    assert GAME.actors(state) == (JUDGE,)
    assert told(state, "judge: flip") == ["flip_ordered rule=LD-T0 round=1"]
    assert GAME.actors(step(state, "judge: flip").state) == (chance(),)


@pytest.mark.parametrize("call", ["got_it card=1", "bonus card=1", "thunder card=1 number=1"])
def test_the_judge_rules_on_every_call(call: str) -> None:
    """[LD-T0]"""
    state = step(race("4,4", f"(),{EVEN}", switches=JUDGED), f"seat 2: {call}").state
    assert state.scores == (4, 4)
    assert JUDGE in GAME.actors(state)
    assert step(state, "judge: rule valid=true").state.scores != (4, 4)


@pytest.mark.parametrize("rule", BREACHES)
def test_the_judge_punishes_a_breach_by_the_id_of_its_rule(rule: str) -> None:
    """[LD-T0] And with it LD-T1, LD-T2, LD-T3, LD-T4, LD-T5, LD-T6 and LD-T7."""
    state = race("4,4", f"(),{EVEN}", switches=JUDGED)
    assert told(state, f"judge: sanction seat=2 rule={rule} kind=warning") == [
        f"sanctioned rule={rule} seat=2 kind=warning"
    ]


def test_without_a_tournament_nobody_flips_rules_or_punishes() -> None:
    """[LD-T0]"""
    state = race("4,4", f"(),{EVEN}")
    assert broken_rule(state, "judge: flip") == "LD-T0"
    assert broken_rule(state, "judge: rule valid=true") == "LD-R17"
    assert broken_rule(state, "judge: sanction seat=2 rule=LD-T2 kind=warning") == "LD-R16"


def test_dice_in_motion_are_not_touched() -> None:
    """[LD-T1] The table itself refuses it; a judge has to see what else a hand may do."""
    state = race("4,4", f"(),{MOVING}", switches=JUDGED)
    assert broken_rule(state, "seat 2: roll card=1") == "LD-T1"


def test_dice_that_were_not_slid_aside_are_rolled_again() -> None:
    """[LD-T2] Only a judge can see it."""
    state = race("4,4", f"(),{EVEN}", switches=JUDGED)
    assert step(state, "judge: sanction seat=2 rule=LD-T2 kind=roll_again dice=[1,2]").state.hands[1].faces == (
        2, 0, 0, 4, 6, 6,
    )  # fmt: skip


def test_a_die_that_was_picked_up_has_to_be_rolled() -> None:
    """[LD-T3]"""
    state = race("4,4", f"(),{EVEN}", switches=JUDGED)
    moves = ("judge: sanction seat=2 rule=LD-T3 kind=roll_again dice=[0]", "seat 2: roll card=1 keep=[0,1]")
    assert broken_rule(state, *moves) == "LD-T3"


def test_a_die_that_left_the_table_is_rolled_again() -> None:
    """[LD-T4]"""
    state = race("4,4", f"(),{MOVING}", switches=JUDGED)
    fallen = "chance 2: landed faces=[2,2,4,6,6] off=[3]"
    assert told(state, fallen) == ["rested rule=LD-T4 seat=2 faces=[2,2,4,0,6,6] off=[3]"]
    assert broken_rule(state, fallen, "seat 2: roll card=1 keep=[3]") == "LD-T3"
    assert step(state, fallen, "seat 2: roll card=1 keep=[0,1,2,4,5]").state.hands[1].moving == (3,)


def test_dice_that_were_dropped_are_rolled_again() -> None:
    """[LD-T5] Which it was, the judge says."""
    state = race("4,4", f"(),{MOVING}", switches=JUDGED)
    dropped = "judge: sanction seat=2 rule=LD-T5 kind=roll_again dice=[0,1,2,3,4,5]"
    assert GAME.actors(step(state, dropped).state) == (seat(1), seat(2))


def test_a_hand_that_hides_dice_can_cost_the_call() -> None:
    """[LD-T6] What the free hand may do is the judge's to watch."""
    state = step(race("4,4", f"(),{EVEN}", switches=JUDGED), "seat 2: got_it card=1").state
    assert told(state, "judge: sanction seat=2 rule=LD-T6 kind=call_void") == [
        "sanctioned rule=LD-T6 seat=2 kind=call_void",
        "call_voided rule=LD-R14 seat=2 call=got_it",
    ]


def test_a_device_without_need_can_cost_the_call_and_2_points() -> None:
    """[LD-T7]"""
    state = step(race("4,4", f"(),{EVEN}", switches=JUDGED), "seat 2: got_it card=1").state
    assert told(state, "judge: sanction seat=2 rule=LD-T7 kind=call_void_minus_2") == [
        "sanctioned rule=LD-T7 seat=2 kind=call_void_minus_2",
        "call_voided rule=LD-R14 seat=2 call=got_it",
        "fined rule=LD-R14 seat=2 change=-2 score=2",
    ]


# --- Worked examples


def test_example_1_a_bonus_and_then_the_match() -> None:
    """Worked example 1 [LD-7, LD-5]"""
    state = step(race("0,0,0,0", f"(),(),(),{FOURS}"), "seat 4: bonus card=1").state
    assert (state.scores, state.hands[3].faces, state.card) == ((0, 0, 0, 1), (0,) * 6, 1)
    matched = ("seat 4: roll card=1", "chance 4: landed faces=[2,2,4,4,6,6]", "seat 4: got_it card=1")
    assert step(state, *matched).state.scores == (0, 0, 0, 3)


def test_example_2_a_thunder_and_then_the_match() -> None:
    """Worked example 2 [LD-8, LD-5]"""
    state = step(race("0,0,5,0", f"(),(),(),{THREES}"), "seat 4: thunder card=1 number=3").state
    assert (state.scores, state.hands[3].faces, state.card) == ((0, 0, 4, 0), (0,) * 6, 1)
    matched = ("seat 4: roll card=1", "chance 4: landed faces=[2,2,4,4,6,6]", "seat 4: got_it card=1")
    assert step(state, *matched).state.scores == (0, 0, 4, 2)


def test_example_3_a_false_call_at_5_leaves_3_and_the_card() -> None:
    """Worked example 3 [LD-6, LD-R7]"""
    state = step(race("5,0", f"{ODD},()"), "seat 1: got_it card=1").state
    assert (state.scores, state.card, state.phase) == ((3, 0), 1, "race")


def test_example_4_a_match_at_19_ends_the_game_whatever_others_hold() -> None:
    """Worked example 4 [LD-10, LD-R2]"""
    state = race("19,19,18", f"{EVEN},{EVEN},{THREES}")
    outcome = GAME.outcome(step(state, "seat 1: got_it card=1").state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (20, 19, 18))


def test_example_5_thunder_first_keeps_seat_1_at_19() -> None:
    """Worked example 5 [LD-R8]"""
    ones = "(faces=[1,1,1,1,1,1] fresh=true)"
    state = race("18,0", f"{EVEN},{ones}")
    after = step(state, "seat 2: thunder card=1 number=1", "seat 1: got_it card=1").state
    assert (after.scores, GAME.outcome(after)) == ((19, 0), None)


def test_example_5_the_match_first_makes_the_thunder_void() -> None:
    """Worked example 5 [LD-R8]"""
    ones = "(faces=[1,1,1,1,1,1] fresh=true)"
    state = race("18,0", f"{EVEN},{ones}")
    assert broken_rule(state, "seat 1: got_it card=1", "seat 2: thunder card=1 number=1") == "LD-R8"


def test_example_5_a_bonus_after_a_thunder_is_19() -> None:
    """Worked example 5 [LD-R2]"""
    twos = "(faces=[2,2,2,2,2,2] fresh=true)"
    state = race("0,19", f"{twos},{twos}")
    after = step(state, "seat 1: thunder card=1 number=2", "seat 2: bonus card=1").state
    assert (after.scores, GAME.outcome(after)) == ((0, 19), None)


@pytest.mark.parametrize("later", [EVEN, ODD])
def test_example_6_the_second_call_is_void_right_or_wrong(later: str) -> None:
    """Worked example 6 [LD-5, LD-R8]"""
    state = step(race("4,7", f"{EVEN},{later}"), "seat 1: got_it card=1").state
    assert state.scores == (6, 7)
    assert broken_rule(state, "seat 2: got_it card=1") == "LD-R8"
    assert broken_rule(state, "chance 0: turned card=2", "seat 2: got_it card=1") == "LD-R8"
