"""What holds in every match, however it is played: random matches with seats leaving and throws broken off."""

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
from dicehall.games import ghost_blitz_dice
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import (
    Action,
    Close,
    Closed,
    Grab,
    Lot,
    Paid,
    Report,
    Rolled,
    Scored,
    Shuffled,
    Throw,
)
from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, State
from dicehall.match import RandomPolicy, Record, SeededSource, below_of, play
from dicehall.testing import check_game

FOLDER = Path(ghost_blitz_dice.__file__).parent
RULES = (FOLDER / "RULES.md").read_text("utf-8") + (FOLDER.parent / "RULES.md").read_text("utf-8")

SEEDS = st.integers(0, 2**32)
SETUPS = st.builds(
    Setup,
    seats=st.integers(2, 8),
    options=st.fixed_dictionaries(
        {},
        optional={
            "net": st.sampled_from(["own", "shifted"]),
            "shuffle_figures": st.booleans(),
            "first_seat": st.integers(0, 2),
            "throw_ms": st.integers(0, 10_000),
        },
    ),
)
NUMBERS = st.integers(-1, 9)
FIGURE = st.sampled_from(FIGURES)
SEVERAL = st.lists(FIGURE, max_size=6).map(tuple)
ACTORS = st.one_of(st.sampled_from([CLOCK, JUDGE]), st.builds(chance, st.integers(0, 3)), st.builds(seat, NUMBERS))
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Grab, st.integers(0, 40), SEVERAL),
    st.builds(Grab, st.just(1), SEVERAL),
    st.just(Throw()),
    st.just(Close()),
    st.builds(Rolled, st.lists(FIGURE, min_size=4, max_size=6).map(tuple)),
    st.builds(Shuffled, st.permutations(FIGURES).map(tuple)),
    st.builds(Lot, NUMBERS),
    st.builds(Leave, NUMBERS),
    st.builds(Forfeit, NUMBERS),
    st.builds(Report, NUMBERS, st.lists(NUMBERS, max_size=3).map(tuple)),
    st.just(Void()),
)


def walk(setup: Setup, seed: int, most: int = 300) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """Each step of a random match; about one move in twenty comes from outside of play."""
    below = below_of(seed)
    state = GAME.initial(setup)
    for _ in range(most):
        if not GAME.actors(state):
            return
        step = GAME.apply(state, interruption(state, below) or ordinary_move(state, below))
        yield state, step.state, step.events
        state = step.state


def ordinary_move(state: State, below: Below) -> Move[Action]:
    actors = GAME.actors(state)
    actor = actors[below(len(actors))]
    return Move(actor, GAME.legal_actions(state, actor).sample(below))


def interruption(state: State, below: Below) -> Move[Action] | None:
    if below(20):
        return None
    number = below(len(state.points)) + 1
    other = number % len(state.points) + 1
    moves: list[Move[Action]] = [
        Move(CLOCK, Forfeit(state.thrower)),
        Move(CLOCK, Void()),
        Move(JUDGE, Void()),
        Move(JUDGE, Report(number, (other,))),
        Move(JUDGE, Report(0, (number,))),
        Move(CLOCK, Leave(number)) if below(8) == 0 else Move(JUDGE, Void()),
    ]
    move = moves[below(len(moves))]
    return move if move.action in GAME.legal_actions(state, move.actor) else None


@given(SETUPS, SEEDS)
def test_points_supply_and_jackpot_are_always_35_together(setup: Setup, seed: int) -> None:
    """[GB-R13]"""
    for before, state, _ in walk(setup, seed):
        assert sum(state.points) + state.supply + state.jackpot == 35
        assert min(*state.points, state.supply, state.jackpot) >= 0
        assert before.supply - state.supply in (0, 1)
        assert len(set(state.grabbed)) == len(state.grabbed) == len(state.hands)


@given(SETUPS, SEEDS)
def test_every_change_of_points_is_told(setup: Setup, seed: int) -> None:
    """[GB-5, GB-6, GB-7]"""
    for before, state, events in walk(setup, seed):
        told = list(before.points)
        for event in events:
            if isinstance(event, Paid | Scored):
                told[event.seat - 1] += event.change
        assert tuple(told) == state.points
        assert events


@given(st.integers(2, 8), SEEDS)
def test_a_match_played_to_its_end_has_35_winners_of_throws_and_an_empty_jackpot(seats: int, seed: int) -> None:
    """[GB-R13, GB-R11] Nobody leaves."""
    below, won = below_of(seed), 0
    state = GAME.initial(Setup(seats))
    while GAME.actors(state):
        step = GAME.apply(state, eager_move(state, below))
        won += sum(isinstance(event, Closed) and event.right > 0 for event in step.events)
        state = step.state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (won, state.supply, state.jackpot, sum(outcome.scores)) == (35, 0, 0, 35)
    assert seats > 2 or len(outcome.winners) == 1


def eager_move(state: State, below: Below) -> Move[Action]:
    """Every second grab is right, so that the match does not take long."""
    move = ordinary_move(state, below)
    if isinstance(move.action, Grab) and below(2):
        return Move(move.actor, Grab(state.throw, (right_figure(state.faces),)))
    return move


@given(SETUPS, SEEDS)
def test_somebody_can_act_exactly_until_there_is_an_outcome(setup: Setup, seed: int) -> None:
    """[ALL-1]"""
    for before, state, _ in walk(setup, seed):
        actors = GAME.actors(state)
        assert list(actors) == sorted(set(actors))
        assert bool(actors) == (GAME.outcome(state) is None)
        assert GAME.round(before) <= GAME.round(state)


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


@given(st.permutations(range(1, 6)), SEEDS, SEEDS)
def test_nobody_learns_what_is_in_another_hand(order: list[int], seed: int, other_seed: int) -> None:
    """[GB-R6] Two throws that differ only in the others' hands look alike to the seat that has yet to grab."""
    *others, last = order
    hands, twin_hands = below_of(seed), below_of(other_seed)
    state = twin = GAME.notation.parse_state(
        "points=[2,2,2,2,2] supply=25 faces=[bottle,bottle,ghost,mouse,bottle] phase=grab"
    )
    for actor in map(seat, others):
        step = GAME.apply(state, Move(actor, GAME.legal_actions(state, actor).sample(hands)))
        twin_step = GAME.apply(twin, Move(actor, GAME.legal_actions(twin, actor).sample(twin_hands)))
        state, twin = step.state, twin_step.state
        assert step.events == twin_step.events
        assert GAME.actors(state) == GAME.actors(twin)
        for viewer in (None, seat(last)):
            assert GAME.view(state, viewer) == GAME.view(twin, viewer)


@pytest.mark.slow
@given(SETUPS, SEEDS)
def test_states_events_and_moves_read_back_from_text_and_json(setup: Setup, seed: int) -> None:
    """[ALL-6]"""
    notation = GAME.notation
    for before, state, events in walk(setup, seed, most=40):
        text = notation.format_state(state)
        assert notation.parse_state(text) == state
        assert notation.format_state(notation.parse_state(text)) == text
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        for event in events:
            assert notation.parse_event(notation.format_event(event)) == event
            assert event.rule in RULES
        for actor in GAME.actors(before):
            move = Move(actor, GAME.legal_actions(before, actor).sample(below_of(seed)))
            assert notation.parse_move(notation.format_move(move)) == move
            assert notation.action_of(msgspec.json.decode(msgspec.json.encode(move.action))) == move.action


@given(SETUPS, SEEDS)
def test_every_event_has_one_sentence(setup: Setup, seed: int) -> None:
    """[ALL-6]"""
    for _, _, events in walk(setup, seed, most=60):
        for event in events:
            text = GAME.sentence(event, "Seat {}".format)
            assert text[0].isupper()
            assert text[-1] in ".!"
            assert "\n" not in text


@pytest.mark.slow
def test_the_game_conforms_with_its_switches_on() -> None:
    """[ALL-1, ALL-4, ALL-6, ALL-7]"""
    check_game(
        GAME, [Setup(5, {"shuffle_figures": True, "net": "shifted", "first_seat": 5})], matches=2, most_moves=100
    )


def test_one_seed_gives_one_match() -> None:
    """[ALL-6]"""
    one, other = (seeded_match(5) for _ in range(2))
    assert one == other
    assert one.entries


def seeded_match(seed: int) -> Record[Action]:
    policies: dict[Actor, Policy[Action]] = {seat(number): RandomPolicy() for number in (1, 2, 3)}
    return play(GAME, Setup(3), policies, SeededSource(seed), below_of(seed))
