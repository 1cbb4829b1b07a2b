"""What holds in every match, however it is played: random matches with interruptions, sanctions and odd attempts."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from dicehall.core import (
    CLOCK,
    JUDGE,
    Below,
    Event,
    Forfeit,
    IllegalAction,
    Leave,
    Move,
    OptionValue,
    Setup,
    Void,
    chance,
    seat,
)
from dicehall.games import lightning_dice
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import (
    Action,
    Bonus,
    Flip,
    GotIt,
    Landed,
    ReadFaces,
    Roll,
    Rule,
    Sanction,
    Skip,
    Thunder,
    Turned,
)
from dicehall.games.lightning_dice.choices import SeatChoices
from dicehall.games.lightning_dice.judge_legality import BREACHES, MEASURES
from dicehall.games.lightning_dice.state import GOAL, Hand, State, deck, in_play, is_quick, pile
from dicehall.match import below_of
from dicehall.testing import check_game
from tests.games.lightning_dice.positions import KEEPS

FOLDER = Path(lightning_dice.__file__).parent
RULES = (FOLDER / "RULES.md").read_text("utf-8") + (FOLDER.parent / "RULES.md").read_text("utf-8")
RULE_IDS = frozenset(re.findall(r"^\| ((?:ALL|LD)-\w+) ", RULES, re.MULTILINE))

EASY = ["Anything: sum at least 6", "Half: sum at most 21", "Evens: all even", "A six: show 6"]
"""Cards that random play meets now and then."""
LONGEST = 150

SEEDS = st.integers(0, 2**32)
STANDARD: st.SearchStrategy[dict[str, OptionValue]] = st.fixed_dictionaries(
    {"deck": st.just(EASY)},
    optional={
        "tournament": st.booleans(),
        "floor_at_zero": st.booleans(),
        "keep_over_flip": st.booleans(),
        "false_bonus_penalty": st.integers(0, 3),
    },
)
QUICK: st.SearchStrategy[dict[str, OptionValue]] = st.fixed_dictionaries(
    {"deck": st.just(EASY * 2), "play": st.just("quick")}, optional={"tournament": st.booleans()}
)
SETUPS = st.builds(
    Setup,
    seats=st.integers(2, 6),
    options=STANDARD | QUICK,
    reported=st.just(()) | st.sampled_from([(1,), (2,), (1, 2)]),
)


def walk(setup: Setup, seed: int) -> Iterator[tuple[State, Move[Action], State, tuple[Event, ...]]]:
    """Each step of a random match; about one move in ten comes from outside of play."""
    below = below_of(seed)
    state = GAME.initial(setup)
    for _ in range(LONGEST):
        if not GAME.actors(state):
            return
        move = interruption(state, below) or ordinary_move(state, below)
        step = GAME.apply(state, move)
        yield state, move, step.state, step.events
        state = step.state


def last_state(setup: Setup, seed: int) -> State:
    """Where a random match stands after a random number of moves."""
    states = [GAME.initial(setup), *[after for _, _, after, _ in walk(setup, seed)]]
    return states[below_of(seed)(len(states))]


def ordinary_move(state: State, below: Below) -> Move[Action]:
    actors = GAME.actors(state)
    actor = actors[below(len(actors))]
    return Move(actor, GAME.legal_actions(state, actor).sample(below))


def interruption(state: State, below: Below) -> Move[Action] | None:
    if below(10):
        return None
    number = below(len(state.scores)) + 1
    dice = KEEPS[1 + below(62)]
    moves: list[Move[Action]] = [
        Move(CLOCK, Void()),
        Move(JUDGE, Sanction(number, "LD-T5", "roll_again", dice)),
        Move(JUDGE, Sanction(number, "LD-T2", "call_void")),
        Move(JUDGE, Sanction(number, "LD-T6", "call_void_minus_2")),
        Move(JUDGE, Sanction(number, "LD-R5", "warning")),
        Move(JUDGE, ReadFaces((2, 2, 4, 4, 6, 6))),
        Move(chance(number), Landed((6,) * 5, off=(0,))),
        Move(seat(number), Roll(max(1, state.round - 1))),
        Move(seat(number), Bonus(max(1, state.round - 1))),
        Move(CLOCK, Leave(number)) if below(6) == 0 else Move(JUDGE, Void()),
    ]
    move = moves[below(len(moves))]
    return move if move.action in GAME.legal_actions(state, move.actor) else None


@given(SETUPS, SEEDS)
def test_cards_in_the_pile_played_and_face_up_are_the_deck(setup: Setup, seed: int) -> None:
    """[LD-R10, LD-R11, LD-R12] At all times, each once; in the quick game those played are taken or skipped."""
    for _, _, state, _ in walk(setup, seed):
        face_up = (state.card,) if state.card else ()
        assert sorted((*pile(state), *state.played, *face_up)) == list(range(1, len(deck(state).cards) + 1))
        assert not is_quick(state) or sum(state.scores) + state.skipped == len(state.played)


@given(SETUPS, SEEDS)
def test_every_change_of_a_score_is_told_with_its_seat_and_rule(setup: Setup, seed: int) -> None:
    """[LD-5, LD-6, LD-7, LD-8, LD-R14] And nothing else is told as one."""
    for before, _, after, events in walk(setup, seed):
        scores = list(before.scores)
        for event in events:
            number, change = getattr(event, "seat", 0), getattr(event, "change", 0)
            if change:
                scores[number - 1] += change
                assert scores[number - 1] == getattr(event, "score", None)
        assert tuple(scores) == after.scores


@given(SETUPS, SEEDS)
def test_scores_stay_within_their_bounds(setup: Setup, seed: int) -> None:
    """[LD-R1, LD-R2]"""
    for _, _, state, _ in walk(setup, seed):
        assert max(state.scores) <= GOAL
        assert min(state.scores) >= 0 or not state.variant.floor_at_zero


@given(SETUPS, SEEDS)
def test_somebody_can_act_until_there_is_an_outcome(setup: Setup, seed: int) -> None:
    """[LD-10, LD-Q3, ALL-7] No dead ends, winners are in play, and every actor has something to do."""
    for _, _, state, _ in walk(setup, seed):
        outcome = GAME.outcome(state)
        assert (not GAME.actors(state)) == (outcome is not None)
        if outcome is not None:
            assert outcome.winners
            assert {*outcome.winners} <= {*in_play(state)}
        for actor in GAME.actors(state):
            assert GAME.legal_actions(state, actor).sample(below_of(seed)) in GAME.legal_actions(state, actor)


@given(SETUPS, SEEDS)
def test_dice_in_motion_show_nothing(setup: Setup, seed: int) -> None:
    """[ALL-2, ALL-11] Nor do the dice of reported seats, which are never in motion."""
    for _, _, state, _ in walk(setup, seed):
        for number, hand in enumerate(state.hands, 1):
            assert not any(hand.faces[die] for die in hand.moving)
            assert number not in (*state.reported, *state.left) or hand == Hand()


@given(SETUPS, SEEDS)
def test_dice_of_a_caller_stay_until_the_word(setup: Setup, seed: int) -> None:
    """[LD-R17]"""
    for before, _, after, _ in walk(setup, seed):
        waiting = [call.seat for call in after.waiting if call in before.waiting]
        assert all(before.hands[number - 1] == after.hands[number - 1] for number in waiting)
        assert [call.seat for call in before.waiting if call in after.waiting] == waiting


@given(SETUPS, SEEDS)
def test_a_new_round_is_a_new_card_or_a_race_anew(setup: Setup, seed: int) -> None:
    """[LD-R20]"""
    for before, move, after, _ in walk(setup, seed):
        assert after.round - before.round == isinstance(move.action, Turned | Void)


@given(SETUPS, SEEDS)
def test_a_seat_is_offered_exactly_what_is_legal_on_the_card_in_play(setup: Setup, seed: int) -> None:
    """[ALL-4] Listed and legal are the same, of all that a seat could name."""
    state = last_state(setup, seed)
    card = state.round
    others = range(len(state.scores) + 2)
    could: list[Action] = [*[Roll(card, keep) for keep in KEEPS], GotIt(card), Bonus(card), Skip(card)]
    could += [Thunder(card, number) for number in others]
    for number in range(1, len(state.scores) + 1):
        choices = SeatChoices(state, number)
        listed = list(choices)
        assert [action for action in could if action in choices] == [action for action in could if action in listed]
        assert all(action in could for action in listed)


NUMBERS = st.integers(-1, 8)
ROUNDS = st.integers(-1, 40) | st.integers(1, 3)
FACES = st.lists(st.integers(0, 7), min_size=0, max_size=7).map(tuple)
DICE = st.lists(st.integers(-1, 6), max_size=6).map(tuple)
ACTORS = st.one_of(st.sampled_from([CLOCK, JUDGE]), st.builds(chance, st.integers(0, 7)), st.builds(seat, NUMBERS))
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Roll, ROUNDS, DICE | st.sampled_from(KEEPS)),
    st.builds(GotIt, ROUNDS),
    st.builds(Bonus, ROUNDS),
    st.builds(Thunder, ROUNDS, NUMBERS),
    st.builds(Skip, ROUNDS),
    st.builds(Landed, FACES, DICE),
    st.builds(Landed, FACES),
    st.builds(Turned, NUMBERS),
    st.just(Flip()),
    st.builds(Rule, st.booleans()),
    st.builds(ReadFaces, FACES),
    st.builds(Sanction, NUMBERS, st.sampled_from(BREACHES), st.sampled_from(MEASURES), DICE),
    st.builds(Leave, NUMBERS),
    st.builds(Forfeit, NUMBERS),
    st.just(Void()),
)


@given(SETUPS, SEEDS, st.lists(st.builds(Move[Action], ACTORS, ACTIONS), min_size=10, max_size=30))
def test_an_illegal_move_names_a_known_rule_and_changes_nothing(
    setup: Setup, seed: int, moves: list[Move[Action]]
) -> None:
    """[ALL-4] And a legal one tells what it does."""
    state = last_state(setup, seed)
    before = GAME.notation.format_state(state)
    for move in moves:
        refusal = GAME.legal_actions(state, move.actor).refusal(move.action)
        if refusal is None:
            assert GAME.apply(state, move).events
        else:
            with pytest.raises(IllegalAction) as refused:
                GAME.apply(state, move)
            assert refused.value.refusal == refusal
            assert refusal.rule in RULE_IDS
            assert refusal.why
        assert GAME.notation.format_state(state) == before


@pytest.mark.slow
@given(SETUPS, SEEDS)
def test_states_moves_and_events_read_back_from_their_lines(setup: Setup, seed: int) -> None:
    """[ALL-6]"""
    notation = GAME.notation
    for _, move, state, events in islice(walk(setup, seed), seed % 4, None, 4):
        assert notation.parse_state(notation.format_state(state)) == state
        assert notation.parse_move(notation.format_move(move)) == move
        assert [notation.parse_event(notation.format_event(event)) for event in events] == [*events]
        assert all(event.rule in RULE_IDS for event in events)


@given(SETUPS, SEEDS)
def test_states_and_views_read_back_from_their_json(setup: Setup, seed: int) -> None:
    """[ALL-6]"""
    state = last_state(setup, seed)
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    for viewer in (None, *map(seat, range(1, len(state.scores) + 1))):
        view = GAME.view(state, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@given(SETUPS, SEEDS)
def test_everybody_sees_the_same_table(setup: Setup, seed: int) -> None:
    """[ALL-2] Nothing is hidden here, for nothing hidden is in the state: views differ in who looks only."""

    def seen(viewer: int) -> Struct:
        return msgspec.structs.replace(GAME.view(state, seat(viewer) if viewer else None), seat=0)

    state = last_state(setup, seed)
    assert [seen(number) for number in range(1, len(state.scores) + 1)] == [seen(0)] * len(state.scores)


@pytest.mark.slow
@pytest.mark.parametrize(
    "setup",
    [
        Setup(2, {"play": "quick", "tournament": True}),
        Setup(3, {"tournament": True, "deck": EASY}),
        Setup(4, {"keep_over_flip": False, "false_bonus_penalty": 2, "floor_at_zero": False, "deck": EASY}),
        Setup(2, {"deck": EASY}, reported=(1, 2)),
        Setup(3, {"play": "quick", "deck": EASY}, reported=(2,)),
    ],
    ids=str,
)
def test_the_game_conforms_with_every_switch(setup: Setup) -> None:
    """[ALL-1] By the suite that all games pass."""
    check_game(GAME, [setup], matches=2, most_moves=80)
