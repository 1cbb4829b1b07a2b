"""The rulings: what the rulebook leaves open, each switch with both its values."""

from collections import Counter
from itertools import permutations

import pytest

from dicehall.core import BadSetup, Move, Outcome, Setup, chance, seat
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import (
    Action,
    CardDiscarded,
    CardTaken,
    CardTurned,
    Crown,
    EndTurn,
    LimitPassed,
    LotFell,
    PileRenewed,
    Reroll,
    Roll,
    Rolled,
    Take,
    TurnMissed,
)
from dicehall.games.king_of_the_dice_junior.cards import CARDS
from dicehall.games.king_of_the_dice_junior.scoring import colour_of, is_met, lizards_in, symbol_of
from dicehall.games.king_of_the_dice_junior.state import DICE, Face, State, pile
from tests.games.king_of_the_dice_junior.positions import (
    REDS,
    TWO_PAIRS,
    after,
    chances,
    events,
    listed,
    ready,
    refused,
    turn,
)

DECLINE = "may_decline=true"
FLIP = "flip_on_miss=true"


def kinds(actions: tuple[Action, ...]) -> Counter[type[Action]]:
    return Counter(type(action) for action in actions)


# --- KJ-R1: the dice


def test_all_four_dice_have_the_same_six_faces() -> None:
    """[KJ-R1]"""
    die = ("red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal")
    assert (die, die, die, die) == DICE


def test_each_colour_and_each_symbol_is_on_two_faces_of_a_die() -> None:
    """[KJ-R1]"""
    for die in DICE:
        assert Counter(map(colour_of, die)) == {"red": 2, "green": 2, "blue": 2}
        assert Counter(map(symbol_of, die)) == {"gem": 2, "animal": 2, "flower": 2}


def test_every_face_of_a_rolling_die_is_equally_likely() -> None:
    """[KJ-R1]"""
    rolling = after(turn(), "seat 1: reroll keep=[0,1,2]")
    assert chances(rolling) == {f"rolled faces=[{face}]": "1/6" for face in DICE[3]}


@pytest.mark.parametrize("faces", [("red-gem",), ("red-gem",) * 3, ("red-gem", "blue-gem"), ("red-gem", 4)])
def test_two_rolling_dice_show_two_faces_that_dice_have(faces: tuple[Face, ...]) -> None:
    """[KJ-R1]"""
    rolling = after(turn(), "seat 1: reroll keep=[0,1]")
    refusal = GAME.legal_actions(rolling, chance()).refusal(Rolled(faces))
    assert refusal is not None
    assert refusal.rule == "KJ-R1"


# --- KJ-R2: a match is taken, unless it may be declined


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_match_is_taken(rolls: int) -> None:
    """[KJ-R2] The switch off."""
    state = turn(REDS, rolls=rolls)
    assert listed(state, seat(1)) == (Take(9),)
    assert refused(state, "seat 1: end_turn").rule == "KJ-R2"


def test_a_match_after_the_first_roll_leaves_no_second_roll() -> None:
    """[KJ-R2] The switch off."""
    assert refused(turn(REDS), "seat 1: reroll keep=[0,1,2]").rule == "KJ-R2"


def test_a_match_after_the_second_roll_leaves_no_crowns_roll() -> None:
    """[KJ-R2] The switch off."""
    assert refused(turn(REDS, rolls=2), "seat 1: crown keep=[0,1,2]").rule == "KJ-R2"


def test_may_decline_lets_a_seat_roll_on_from_a_match() -> None:
    """[KJ-R2] The switch on: the second roll, and the crown's."""
    assert kinds(listed(turn(REDS, variant=DECLINE), seat(1))) == {Take: 1, Reroll: 15}
    assert kinds(listed(turn(REDS, rolls=2, variant=DECLINE), seat(1))) == {Take: 1, Crown: 15}


def test_a_declined_match_is_lost() -> None:
    """[KJ-R2]"""
    state = after(
        turn(REDS, variant=DECLINE), "seat 1: reroll keep=[0,1]", "chance 0: rolled faces=[green-gem,green-gem]"
    )
    assert refused(state, "seat 1: take card=9").rule == "KJ-3"


@pytest.mark.parametrize(("rolls", "crowns"), [(2, "2"), (3, "2")])
def test_with_may_decline_a_match_after_the_last_roll_is_taken(rolls: int, crowns: str) -> None:
    """[KJ-R2]"""
    state = turn(REDS, rolls=rolls, crowns=crowns, variant=DECLINE)
    assert listed(state, seat(1)) == (Take(9),)
    assert refused(state, "seat 1: end_turn").rule == "KJ-R2"


def test_with_may_decline_a_match_is_taken_or_rolled_away_but_no_turn_ends_on_it() -> None:
    """[KJ-R2]"""
    assert refused(turn(REDS, variant=DECLINE), "seat 1: end_turn").rule == "KJ-R2"


@pytest.mark.parametrize("variant", ["", DECLINE])
def test_without_a_match_the_seat_rolls_on_or_stops(variant: str) -> None:
    """[KJ-R2, KJ-R8]"""
    assert kinds(listed(turn(variant=variant), seat(1))) == {Reroll: 15, EndTurn: 1}
    assert kinds(listed(turn(rolls=2, variant=variant), seat(1))) == {Crown: 15, EndTurn: 1}
    assert after(turn(variant=variant), "seat 1: end_turn").in_turn == 2


def test_the_crown_rolls_at_least_one_die() -> None:
    """[KJ-R2]"""
    assert refused(turn(rolls=2), "seat 1: crown keep=[0,1,2,3]").rule == "KJ-R8"


# --- KJ-R3: a turn without a card


def test_after_a_miss_both_cards_stay() -> None:
    """[KJ-R3] The switch off."""
    state = after(turn(), "seat 1: end_turn")
    assert (state.face_up, state.discards, state.phase) == ((9, 11), (), "ready")
    assert events(turn(), "seat 1: end_turn") == (TurnMissed("KJ-R8", 1),)


def test_flip_on_miss_swaps_the_card_that_has_lain_longest() -> None:
    """[KJ-R3] The switch on."""
    state = turn(face_up="11,9", variant=FLIP)
    assert events(state, "seat 1: end_turn") == (TurnMissed("KJ-R8", 1), CardDiscarded("KJ-R3", 11))
    flipping = after(state, "seat 1: end_turn")
    assert (flipping.face_up, flipping.discards, GAME.actors(flipping)) == ((9,), (11,), (chance(),))
    assert events(flipping, "chance 0: drawn card=30") == (CardTurned("KJ-R3", 30),)
    following = after(flipping, "chance 0: drawn card=30")
    assert (following.face_up, following.in_turn) == ((9, 30), 2)


def test_flip_on_miss_changes_nothing_after_a_card() -> None:
    """[KJ-R3] The switch on."""
    state = after(turn(REDS, variant=FLIP), "seat 1: take card=9")
    assert (state.face_up, state.discards) == ((11,), ())


def test_a_card_laid_aside_is_not_drawn_again_while_the_pile_lasts() -> None:
    """[KJ-R3]"""
    flipping = after(turn(variant=FLIP), "seat 1: end_turn")
    assert 9 not in pile(flipping)
    assert refused(flipping, "chance 0: drawn card=9").rule == "ALL-2"


@pytest.mark.parametrize(("options", "seen", "taken"), [({"full_round": True}, 21, 20), ({}, 18, 17)])
def test_the_most_cards_that_a_match_of_four_can_show(options: dict[str, bool], seen: int, taken: int) -> None:
    """[KJ-R3, KJ-R7] Every turn takes a card: 2 + 19 cards are turned in a full round, 2 + 16 without."""
    state = GAME.initial(Setup(4, {**options, "first_seat": 1}))
    shown: set[int] = set()
    while GAME.actors(state):
        state = GAME.apply(state, lucky_move(state)).state
        shown |= {*state.face_up}
    assert (len(shown), sum(map(len, state.castles))) == (seen, taken)


def lucky_move(state: State) -> Move[Action]:
    """The first action there is; dice meet the card that has lain longest."""
    actor = GAME.actors(state)[0]
    for action in listed(state, actor):
        if not isinstance(action, Rolled) or is_met(CARDS[state.face_up[0] - 1], action.faces):
            return Move(actor, action)
    raise AssertionError(f"nothing to do in {GAME.notation.format_state(state)}")


# --- KJ-R4, KJ-R5: meeting a card, lizards


@pytest.mark.parametrize("order", [*permutations(["red-gem", "red-animal", "green-gem", "green-flower"])])
def test_the_places_of_the_dice_do_not_matter(order: tuple[Face, ...]) -> None:
    """[KJ-R4] Red, red, green, green is card 18."""
    assert is_met(CARDS[17], order)


def test_a_die_counts_for_one_wish_only() -> None:
    """[KJ-R4] Red, red, red from two red dice is no match."""
    assert not is_met(CARDS[8], ("red-gem", "red-animal", "green-gem", "green-gem"))


@pytest.mark.parametrize(("card", "lizards"), [(1, 1), (3, 1), (9, 2), (12, 2), (18, 3), (30, 2)])
def test_lizards_are_the_number_on_the_card(card: int, lizards: int) -> None:
    """[KJ-R5] Card 30 asks for three animals and has two lizards."""
    assert lizards_in((card,)) == lizards


# --- KJ-R6: who begins


def test_by_default_the_lot_says_who_begins_and_every_seat_is_as_likely() -> None:
    """[KJ-R6]"""
    state = GAME.initial(Setup(3))
    assert GAME.actors(state) == (chance(),)
    assert chances(state) == {f"lot seat={number}": "1/3" for number in (1, 2, 3)}
    assert events(state, "chance 0: lot seat=3") == (LotFell("KJ-R6", 3),)
    state = after(state, "chance 0: lot seat=3", "chance 0: drawn card=1", "chance 0: drawn card=2")
    assert (state.first, state.in_turn) == (3, 3)


def test_a_named_first_seat_needs_no_lot() -> None:
    """[KJ-R6]"""
    state = GAME.initial(Setup(3, {"first_seat": 2}))
    assert (state.phase, state.first, state.in_turn) == ("deal", 2, 2)


@pytest.mark.parametrize("first_seat", [-1, 3, 5])
def test_a_first_seat_that_is_not_at_the_table_is_refused(first_seat: int) -> None:
    """[KJ-R6]"""
    with pytest.raises(BadSetup, match="first_seat"):
        GAME.initial(Setup(2, {"first_seat": first_seat}))


def test_the_lot_falls_on_nobody_else() -> None:
    """[KJ-R6]"""
    assert refused(GAME.initial(Setup(2)), "chance 0: lot seat=3").rule == "KJ-R6"


# --- KJ-R7: the last card


@pytest.mark.parametrize("variant", ["", "full_round=true"])
def test_no_card_is_turned_after_the_last_one(variant: str) -> None:
    """[KJ-R7]"""
    state = turn(REDS, castles="[],[1,2,3,4]", in_turn=2, variant=variant)
    over = after(state, "seat 2: take card=9")
    assert (over.phase, over.face_up) == ("over", (11,))


def test_no_card_is_swapped_after_the_last_turn() -> None:
    """[KJ-R7, KJ-R3]"""
    state = turn(castles="[1,2,3,4,5],[]", in_turn=2, variant=f"{FLIP} full_round=true")
    over = after(state, "seat 2: end_turn")
    assert (over.phase, over.face_up, over.discards) == ("over", (9, 11), ())


# --- KJ-R8: the moves of a turn


def test_the_first_move_of_a_turn_is_the_roll() -> None:
    """[KJ-R8]"""
    assert listed(ready(), seat(1)) == (Roll(),)


def test_taking_the_only_card_is_a_move_of_its_own() -> None:
    """[KJ-R8]"""
    rolling = after(ready(), "seat 1: roll")
    rested = after(rolling, f"chance 0: rolled faces=[{REDS}]")
    assert GAME.actors(rested) == (seat(1),)
    assert events(rested, "seat 1: take card=9") == (CardTaken("KJ-3", 1, 9, 1),)


@pytest.mark.parametrize("keep", ["0,1,2,3", "1,0", "0,0", "4", "-1"])
def test_dice_to_keep_are_named_by_place_ascending_and_one_is_rolled(keep: str) -> None:
    """[KJ-R8]"""
    assert refused(turn(), f"seat 1: reroll keep=[{keep}]").rule == "KJ-R8"


def test_all_four_dice_are_rolled_anew_by_a_reroll_that_keeps_none() -> None:
    """[KJ-R8]"""
    assert refused(turn(), "seat 1: roll").rule == "KJ-R8"
    assert after(turn(), "seat 1: reroll keep=[]").faces == (None,) * 4


# --- KJ-R9: the pile is made anew


def almost_empty() -> State:
    """Two cards left in the pile: 39 and 40."""
    laid_aside = ",".join(map(str, range(5, 37)))
    return turn(castles="[1,2],[3,4]", face_up="37,38", variant=FLIP, discards=laid_aside)


def test_the_pile_is_made_of_the_cards_laid_aside_when_its_last_card_is_turned() -> None:
    """[KJ-R9]"""
    state = after(almost_empty(), "seat 1: end_turn", "chance 0: drawn card=39")
    assert (pile(state), len(state.discards)) == ((40,), 33)
    rolled = after(state, "seat 2: roll", f"chance 0: rolled faces=[{TWO_PAIRS}]")
    flipping = after(rolled, "seat 2: end_turn")
    assert chances(flipping) == {"drawn card=40": "1"}
    assert events(flipping, "chance 0: drawn card=40") == (CardTurned("KJ-R3", 40), PileRenewed("KJ-R9", 34))
    renewed = after(flipping, "chance 0: drawn card=40")
    assert (renewed.face_up, renewed.discards) == ((39, 40), ())
    assert pile(renewed) == tuple(range(5, 39))


def test_the_next_card_laid_aside_does_not_come_back_at_once() -> None:
    """[KJ-R9]"""
    state = turn(castles="[1,2],[3,4]", face_up="39,40", variant=FLIP)
    assert "drawn card=39" not in chances(after(state, "seat 1: end_turn"))


# --- KJ-R10 to KJ-R12: leaving and the clock


def test_a_seat_that_leaves_in_its_turn_ends_it_and_its_rolling_dice_are_not_read() -> None:
    """[KJ-R10]"""
    rolling = after(ready(castles="[],[],[]"), "seat 1: roll")
    state = after(rolling, "seat 1: leave seat=1")
    assert (state.phase, state.in_turn, state.faces, state.rolls) == ("ready", 2, (), 0)


def test_a_card_that_is_to_be_turned_is_turned_although_the_seat_in_turn_has_left() -> None:
    """[KJ-R10]"""
    taken = after(turn(REDS, castles="[],[],[]"), "seat 1: take card=9")
    left = after(taken, "seat 1: leave seat=1")
    assert (GAME.actors(left), left.castles[0]) == ((chance(),), (9,))
    assert after(left, "chance 0: drawn card=30").in_turn == 2


def test_no_card_is_turned_if_leaving_ends_the_match() -> None:
    """[KJ-R10] Seat 1 has five cards and the round was to be ended by seat 3, which leaves while a card is turned."""
    state = turn(REDS, castles="[1,2,3,4,5],[],[]", in_turn=2, variant="full_round=true")
    taken = after(state, "seat 2: take card=9")
    assert taken.phase == "refill"
    over = after(taken, "seat 3: leave seat=3")
    assert GAME.outcome(over) == Outcome((1,), (5, 1, 0), "KJ-V2")


def test_rounds_start_at_the_place_of_the_seat_that_began_even_if_it_has_left() -> None:
    """[KJ-R11] Seat 2 began and left; seat 1 is still the last of the round, seat 3 now the first."""
    state = turn(castles="[],[],[1,2,3,4,5]", first=2, in_turn=1, variant="full_round=true", left="2")
    assert after(state, "seat 1: end_turn").phase == "over"
    state = turn(REDS, castles="[],[],[1,2,3,4]", first=2, in_turn=3, variant="full_round=true", left="2")
    assert after(state, "seat 3: take card=9").phase == "refill"


def test_if_the_seat_that_was_to_begin_leaves_the_next_one_begins() -> None:
    """[KJ-R11]"""
    dealing = GAME.initial(Setup(3, {"first_seat": 3}))
    state = after(dealing, "chance 0: drawn card=1", "seat 3: leave seat=3", "chance 0: drawn card=2")
    assert (state.first, state.in_turn) == (1, 1)


def test_a_turn_ended_by_the_clock_or_by_leaving_is_a_turn_without_a_card() -> None:
    """[KJ-R12]"""
    state = turn(REDS, castles="[],[],[]", variant=FLIP)
    assert events(state, "clock: forfeit seat=1") == (LimitPassed("ALL-9", 1), CardDiscarded("KJ-R3", 9))
    assert events(state, "clock: leave seat=1")[1] == CardDiscarded("KJ-R3", 9)


def test_a_turn_ended_by_the_clock_can_end_the_round() -> None:
    """[KJ-R12]"""
    state = turn(castles="[1,2,3,4,5],[]", in_turn=2, variant="full_round=true")
    assert after(state, "clock: forfeit seat=2").phase == "over"


def test_the_clock_waits_while_dice_roll() -> None:
    """[KJ-R12]"""
    assert refused(after(ready(), "seat 1: roll"), "clock: forfeit seat=1").rule == "ALL-3"
