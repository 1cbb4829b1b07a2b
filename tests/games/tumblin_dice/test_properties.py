"""What holds in every match, whatever is played, thrown, forfeited, reported or left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from dicehall.core import CLOCK, JUDGE, Actor, Below, Forfeit, IllegalAction, Leave, Move, Setup, Step, Void, seat
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Action, Name, Rolled, Scored, Settled, Throw
from dicehall.games.tumblin_dice.sampling import sample_report
from dicehall.games.tumblin_dice.scoring import counts
from dicehall.games.tumblin_dice.state import Resting, State, box
from dicehall.match import below_of
from dicehall.testing import check_game

SETUPS = (
    Setup(2),
    Setup(3, {"quarters": 3, "dice_per_seat": 3}),
    Setup(4, {"quarters": 3, "dice_per_seat": 3}),
    Setup(4, {"teams": True, "quarters": 3, "dice_per_seat": 3}),
    Setup(2, {"double_dice": True, "quarters": 3}),
    Setup(2, {"offence_defence": True, "dice_per_seat": 3, "quarters": 3}),
    Setup(3, {"before_line": -1, "first_order": "seats", "quarters": 3}),
    Setup(2, {"offence_defence": True, "before_line": -1, "dice_per_seat": 3, "quarters": 3}),
    Setup(3, reported=(1, 2, 3)),
    Setup(4, {"teams": True}, reported=(1, 2, 3, 4)),
)
_GAMES = files("dicehall.games")
_RULES = _GAMES.joinpath("RULES.md").read_text() + _GAMES.joinpath("tumblin_dice", "RULES.md").read_text()
KNOWN = frozenset(re.findall(r"^\| ([A-Z]+-[A-Z]?\d+) ", _RULES, re.MULTILINE))

matches = st.tuples(st.sampled_from(SETUPS), st.integers(0, 2**32))


class Played(Struct, frozen=True):
    before: State
    move: Move[Action]
    step: Step[State]


def intervention(state: State, below: Below) -> Move[Action] | None:
    """Now and then something from outside: a seat leaves, the clock forfeits, a judge reports."""
    fate = below(60)
    number = 1 + below(len(state.hand))
    moves: dict[int, Move[Action]] = {
        0: Move(seat(number), Leave(number)) if below(3) == 0 else Move(CLOCK, Forfeit(number)),
        1: Move(CLOCK, Forfeit(number)),
        2: Move(JUDGE, sample_report(state, below)) if below(4) == 0 else Move(CLOCK, Forfeit(number)),
    }
    move = moves.get(fate)
    return move if move is not None and move.action in GAME.legal_actions(state, move.actor) else None


def walk(setup: Setup, seed: int) -> Iterator[Played]:
    """A match of random moves, to its end."""
    below = below_of(seed)
    state = GAME.initial(setup)
    for _ in range(5_000):
        actors = GAME.actors(state)
        if not actors:
            return
        actor = actors[below(len(actors))]
        move = intervention(state, below) or Move(actor, GAME.legal_actions(state, actor).sample(below))
        step = GAME.apply(state, move)
        yield Played(state, move, step)
        state = step.state
    raise AssertionError("the match has no end")


@given(matches)
def test_there_are_no_dead_ends(match: tuple[Setup, int]) -> None:
    for played in walk(*match):
        state = played.step.state
        assert (GAME.actors(state) == ()) == (GAME.outcome(state) is not None)
        assert GAME.actors(state) == tuple(sorted(GAME.actors(state)))


@given(matches)
def test_the_number_of_the_throw_never_falls(match: tuple[Setup, int]) -> None:
    """[TD-R9]"""
    for played in walk(*match):
        assert GAME.round(played.step.state) >= GAME.round(played.before)


@given(matches)
def test_no_die_is_in_two_places_and_none_comes_from_nowhere(match: tuple[Setup, int]) -> None:
    """[TD-1] [TD-R17]"""
    for played in walk(*match):
        state = played.step.state
        known = box(state)
        out = [resting.die for resting in state.board] + ([state.thrown] if state.thrown else [])
        assert len(out) == len(set(out))
        for number in range(1, len(state.hand) + 1):
            mine = sum(known.by_name[die].seat == number for die in out)
            assert mine + sum(state.hand[number - 1]) <= sum(known.hand)


@given(matches)
def test_what_lies_when_a_seat_throws_may_lie_there_and_holds_on_to_nothing_gone(match: tuple[Setup, int]) -> None:
    """[TD-R3] [TD-R10]"""
    for played in walk(*match):
        state = played.step.state
        names = {resting.die for resting in state.board}
        for resting in state.board:
            assert 1 <= resting.face <= 6
            assert not resting.off_board
            assert not resting.on_disc
            assert resting.crossed or state.variant.before_line == -1
            assert names.issuperset(resting.on_top_of + resting.leaning_on)
        assert set(state.stacked) == {(resting.die, lower) for resting in state.board for lower in resting.on_top_of}


@given(matches)
def test_the_board_as_it_lies_is_always_accepted_again(match: tuple[Setup, int]) -> None:
    """[TD-R17]"""
    for played in walk(*match):
        state = played.step.state
        if state.thrown:
            afresh = (*map(replace, state.board), Resting(state.thrown, off_board=True))
            assert GAME.legal_actions(state, GAME.actors(state)[0]).refusal(Settled(afresh)) is None


@given(matches)
def test_every_die_brings_its_points_to_one_seat_or_to_nobody(match: tuple[Setup, int]) -> None:
    """[TD-6] [TD-R6]"""
    for played in walk(*match):
        told = [event for event in played.step.events if isinstance(event, Scored)]
        dice = [die for event in told for die, _ in event.dice]
        assert len(dice) == len(set(dice))
        for event in told:
            assert event.change == sum(points for _, points in event.dice)
            assert event.change == played.step.state.scores[-1][event.seat - 1]
            assert event.change <= 384
            assert event.total == sum(points[event.seat - 1] for points in played.step.state.scores)


@given(matches)
def test_scores_change_only_with_the_event_that_says_so(match: tuple[Setup, int]) -> None:
    """[TD-6]"""
    for played in walk(*match):
        told = any(isinstance(event, Scored) for event in played.step.events)
        assert told == (played.step.state.scores != played.before.scores)


@given(matches)
def test_without_stacks_every_die_counts_for_its_owner(match: tuple[Setup, int]) -> None:
    """[TD-6] [TD-11]"""
    for played in walk(*match):
        state = played.step.state
        known = box(state)
        for count in counts(state.board, (), known, state.variant.before_line):
            assert count.seat in (0, known.by_name[count.die].seat)


@given(matches)
def test_every_move_tells_something_with_a_known_rule_in_a_sentence(match: tuple[Setup, int]) -> None:
    """[ALL-4]"""
    for played in walk(*match):
        assert played.step.events
        for event in played.step.events:
            assert event.rule in KNOWN
            assert re.fullmatch(r"\S.*[.]", GAME.sentence(event, "P{}".format))


@pytest.mark.slow
@given(matches)
def test_texts_and_json_read_back_to_the_same_values(match: tuple[Setup, int]) -> None:
    """[ALL-6]"""
    notation = GAME.notation
    for played in walk(*match):
        state = played.step.state
        assert notation.parse_state(notation.format_state(state)) == state
        assert notation.parse_move(notation.format_move(played.move)) == played.move
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        for event in played.step.events:
            assert notation.parse_event(notation.format_event(event)) == event


@given(matches)
def test_a_move_read_back_from_its_text_leads_to_the_same(match: tuple[Setup, int]) -> None:
    """[ALL-6]: dice that did not move are the same objects when sampled, and others when replayed."""
    notation = GAME.notation
    for played in walk(*match):
        again = GAME.apply(played.before, notation.parse_move(notation.format_move(played.move)))
        assert again == played.step


@given(matches)
def test_everybody_sees_the_same(match: tuple[Setup, int]) -> None:
    """Nothing is hidden in this game; a view names its seat and is no State."""
    for played in walk(*match):
        state = played.step.state
        spectator = GAME.view(state, None)
        for number in range(1, len(state.hand) + 1):
            view = GAME.view(state, seat(number))
            assert view == replace(spectator, seat=number)


STRANGE: tuple[Action, ...] = (
    Throw("plain"),
    Throw("double"),
    Throw("defensive"),
    Name(1),
    Name(4),
    Rolled((1, 2)),
    Rolled((1, 2, 3)),
    Settled(()),
    Settled((Resting("red-1", 3, 2),)),
    Leave(1),
    Leave(4),
    Forfeit(2),
    Void(),
)
ACTORS = (Actor("chance", 0), Actor("chance", 1), CLOCK, JUDGE, seat(1), seat(2), seat(3), seat(4), seat(7))


@given(matches)
def test_an_illegal_move_names_a_known_rule_and_changes_nothing(match: tuple[Setup, int]) -> None:
    """[ALL-4]"""
    below = below_of(match[1])
    for played in walk(*match):
        state = played.step.state
        before = replace(state)
        for _ in range(2):
            move: Move[Action] = Move(ACTORS[below(len(ACTORS))], STRANGE[below(len(STRANGE))])
            choices = GAME.legal_actions(state, move.actor)
            refusal = choices.refusal(move.action)
            assert (move.action in choices) == (refusal is None)
            if refusal is None:
                continue
            assert refusal.rule in KNOWN
            with pytest.raises(IllegalAction) as caught:
                GAME.apply(state, move)
            assert caught.value.refusal == refusal
            assert state == before


@given(matches)
def test_whoever_is_no_actor_has_nothing_to_sample(match: tuple[Setup, int]) -> None:
    """[TD-1]"""
    below = below_of(match[1])
    for played in walk(*match):
        state = played.step.state
        for actor in ACTORS:
            if actor not in GAME.actors(state):
                with pytest.raises(LookupError):
                    GAME.legal_actions(state, actor).sample(below)


def test_the_same_seed_gives_the_same_match() -> None:
    """[ALL-6]"""
    one, two = (
        [GAME.notation.format_move(played.move) for played in walk(Setup(4, {"teams": True}), 11)] for _ in range(2)
    )
    assert one == two


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_game_conforms_to_the_protocol(setup: Setup) -> None:
    """[ALL-1]"""
    check_game(GAME, [setup], matches=2)
