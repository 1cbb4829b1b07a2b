"""What holds in every match, however it is played: random matches with seats leaving and turns that the clock ends."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core import (
    CLOCK,
    JUDGE,
    Actor,
    Below,
    Event,
    Forfeit,
    IllegalAction,
    Leave,
    Move,
    Policy,
    Setup,
    Void,
    chance,
    seat,
)
from dicehall.games import king_of_the_dice_junior
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import (
    Action,
    CardDiscarded,
    CardTaken,
    CardTurned,
    Crown,
    CrownSpent,
    Drawn,
    EndTurn,
    Lot,
    PileRenewed,
    Reroll,
    Roll,
    Rolled,
    Take,
)
from dicehall.games.king_of_the_dice_junior.state import DICE, State, pile, pile_size
from dicehall.games.king_of_the_dice_junior.view import View
from dicehall.match import RandomPolicy, SeededSource, below_of, final_state, play, read_record, write_record
from dicehall.testing import check_game

FOLDER = Path(king_of_the_dice_junior.__file__).parent
RULES = (FOLDER / "RULES.md").read_text("utf-8") + (FOLDER.parent / "RULES.md").read_text("utf-8")

SEEDS = st.integers(0, 2**32)
SWITCHES = ("may_decline", "flip_on_miss", "full_round")
SETUPS = st.builds(
    Setup,
    seats=st.integers(2, 4),
    options=st.fixed_dictionaries(
        {}, optional={**dict.fromkeys(SWITCHES, st.booleans()), "first_seat": st.integers(0, 2)}
    ),
)
NUMBERS = st.integers(-1, 6)
KEEPS = st.lists(NUMBERS, max_size=5).map(tuple)
FACES = st.lists(st.sampled_from(DICE[0]), max_size=5).map(tuple)
ACTORS = st.one_of(st.sampled_from([CLOCK, JUDGE]), st.builds(chance, st.integers(0, 2)), st.builds(seat, NUMBERS))
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([Roll(), EndTurn(), Void()]),
    st.builds(Take, st.integers(0, 41)),
    st.builds(Drawn, st.integers(0, 41)),
    st.builds(Reroll, KEEPS),
    st.builds(Crown, KEEPS),
    st.builds(Rolled, FACES),
    st.builds(Lot, NUMBERS),
    st.builds(Leave, NUMBERS),
    st.builds(Forfeit, NUMBERS),
)


def walk(setup: Setup, seed: int, most: int = 400) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """Each step of a random match; about one move in thirty comes from outside of play."""
    below = below_of(seed)
    state = GAME.initial(setup)
    for _ in range(most):
        if not GAME.actors(state):
            return
        step = GAME.apply(state, interruption(state, below) or ordinary_move(state, below))
        yield state, step.state, step.events
        state = step.state


def ordinary_move(state: State, below: Below) -> Move[Action]:
    (actor,) = GAME.actors(state)
    return Move(actor, GAME.legal_actions(state, actor).sample(below))


def interruption(state: State, below: Below) -> Move[Action] | None:
    if below(30):
        return None
    number = below(len(state.castles)) + 1
    moves: list[Move[Action]] = [
        Move(CLOCK, Forfeit(number)),
        Move(CLOCK, Forfeit(state.in_turn)),
        Move(JUDGE, Void()),
        Move(seat(number), Leave(number)) if below(3) else Move(CLOCK, Leave(number)),
    ]
    move = moves[below(4)]
    return move if move.action in GAME.legal_actions(state, move.actor) else None


@given(SETUPS, SEEDS)
def test_every_card_is_in_one_place(setup: Setup, seed: int) -> None:
    """[KJ-1, ALL-2] In the pile, in the middle, laid aside or at a castle."""
    for _, state, _ in walk(setup, seed):
        lying = [*state.face_up, *state.discards, *(card for castle in state.castles for card in castle)]
        assert sorted([*lying, *pile(state)]) == list(range(1, 41))
        assert pile_size(state) == len(pile(state)) > 0


@given(SETUPS, SEEDS)
def test_no_castle_has_more_than_five_cards_and_two_cards_lie_face_up_in_every_turn(setup: Setup, seed: int) -> None:
    """[KJ-R7, KJ-6]"""
    for _, state, _ in walk(setup, seed):
        assert max(map(len, state.castles)) <= 5
        assert state.phase not in ("ready", "rolling", "choose") or len(state.face_up) == 2


@given(SETUPS, SEEDS)
def test_every_change_of_cards_and_crowns_is_told(setup: Setup, seed: int) -> None:
    """[KJ-3, KJ-9, KJ-R3]"""
    for before, state, events in walk(setup, seed):
        assert events
        castles = list(before.castles)
        face_up, discards, crowns = [*before.face_up], [*before.discards], [*before.crowns]
        for event in events:
            match event:
                case CardTaken():
                    castles[event.seat - 1] += (event.card,)
                    face_up.remove(event.card)
                    assert event.cards == len(castles[event.seat - 1])
                case CardTurned():
                    face_up.append(event.card)
                case CardDiscarded():
                    face_up.remove(event.card)
                    discards.append(event.card)
                case PileRenewed():
                    discards.clear()
                case CrownSpent():
                    crowns.remove(event.seat)
        assert (tuple(castles), tuple(face_up), tuple(discards)) == (state.castles, state.face_up, state.discards)
        assert tuple(crowns) == state.crowns


@given(SETUPS, SEEDS)
def test_in_a_full_round_seats_that_stay_have_had_as_many_turns(setup: Setup, seed: int) -> None:
    """[KJ-V1] Nobody leaves."""
    below = below_of(seed)
    state = GAME.initial(Setup(setup.seats, {**setup.options, "full_round": True}))
    turns = [0] * setup.seats
    while GAME.actors(state):
        move = ordinary_move(state, below)
        turns[state.in_turn - 1] += isinstance(move.action, Roll)
        state = GAME.apply(state, move).state
    assert len(set(turns)) == 1


@given(SETUPS, SEEDS)
def test_somebody_can_act_exactly_until_there_is_an_outcome(setup: Setup, seed: int) -> None:
    """[ALL-1]"""
    for before, state, _ in walk(setup, seed):
        assert len(GAME.actors(state)) == (GAME.outcome(state) is None)
        assert GAME.round(before) <= GAME.round(state)


@given(SETUPS, SEEDS)
def test_only_seats_in_play_win(setup: Setup, seed: int) -> None:
    """[ALL-7, KJ-10]"""
    for _, state, _ in walk(setup, seed):
        outcome = GAME.outcome(state)
        if outcome is not None:
            assert outcome.winners
            assert not {*outcome.winners} & {*state.left}
            assert outcome.rule == "ALL-7" or all(outcome.scores[winner - 1] == 5 for winner in outcome.winners)


@given(SETUPS, SEEDS, ACTORS, ACTIONS)
def test_a_move_is_played_or_refused_by_a_rule_and_then_changes_nothing(
    setup: Setup, seed: int, actor: Actor, action: Action
) -> None:
    """[ALL-4] The rule is in RULES.md."""
    for _, state, _ in walk(setup, seed, most=25):
        text = GAME.notation.format_state(state)
        refusal = GAME.legal_actions(state, actor).refusal(action)
        if refusal is None:
            GAME.apply(state, Move(actor, action))
        else:
            with pytest.raises(IllegalAction) as caught:
                GAME.apply(state, Move(actor, action))
            assert caught.value.refusal == refusal
            assert f"| {refusal.rule} |" in RULES
        assert GAME.notation.format_state(state) == text


@given(SETUPS, SEEDS)
def test_everybody_sees_the_same_table_and_no_order_of_the_pile(setup: Setup, seed: int) -> None:
    """[ALL-2]"""
    for _, state, _ in walk(setup, seed, most=60):
        watched = GAME.view(state, None)
        assert isinstance(watched, View)
        assert (watched.seat, watched.pile) == (0, len(pile(state)))
        for number in range(1, setup.seats + 1):
            assert GAME.view(state, seat(number)) == msgspec.structs.replace(watched, seat=number)


@pytest.mark.slow
@given(SETUPS, SEEDS)
def test_states_moves_and_events_read_back_from_text_and_json(setup: Setup, seed: int) -> None:
    """[ALL-6]"""
    notation = GAME.notation
    for before, state, events in walk(setup, seed, most=60):
        text = notation.format_state(state)
        assert notation.parse_state(text) == state
        assert notation.format_state(notation.parse_state(text)) == text
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert all(notation.parse_event(notation.format_event(event)) == event for event in events)
        for actor in GAME.actors(before):
            move = Move(actor, GAME.legal_actions(before, actor).sample(below_of(seed)))
            assert notation.parse_move(notation.format_move(move)) == move


@given(SETUPS, SEEDS)
def test_a_record_replays_to_the_same_end(setup: Setup, seed: int) -> None:
    """[ALL-6]"""
    policies: dict[Actor, Policy[Action]] = {seat(number): RandomPolicy() for number in range(1, setup.seats + 1)}
    record = play(GAME, setup, policies, SeededSource(seed), below_of(seed))
    end = final_state(read_record(write_record(record)))
    assert isinstance(end, State)
    assert end.phase == "over"


@pytest.mark.parametrize("seats", [2, *(pytest.param(number, marks=pytest.mark.slow) for number in (3, 4))])
def test_the_game_keeps_the_protocol_with_all_switches(seats: int) -> None:
    """[ALL-1]"""
    check_game(GAME, [Setup(seats), Setup(seats, {**dict.fromkeys(SWITCHES, True), "first_seat": 1})])
