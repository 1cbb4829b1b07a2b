"""What comes from outside of play: leaving [ALL-7], forfeits [ALL-9], breaking off [ALL-10]; and what is refused."""

import pytest

from dicehall.core import CLOCK, JUDGE, Actor, IllegalAction, Leave, Move, Refusal, Setup, chance, seat
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import Action, Close, Grab, Lot, Report, Rolled, Shuffled, Throw
from dicehall.games.ghost_blitz_dice.state import State

MOUSE_IS_RIGHT = "faces=[bottle,bottle,ghost,mouse,bottle] phase=grab"
PHASES = ("phase=lot thrower=0", "phase=throw", "phase=motion", MOUSE_IS_RIGHT, "phase=shuffle")


def after(state: str, *moves: str) -> State:
    now = GAME.notation.parse_state(state)
    for line in moves:
        now = GAME.apply(now, GAME.notation.parse_move(line)).state
    return now


def events(state: str, *moves: str) -> list[str]:
    """What the last of the moves tells, as text."""
    before = after(state, *moves[:-1])
    return [GAME.notation.format_event(e) for e in GAME.apply(before, GAME.notation.parse_move(moves[-1])).events]


def broken_rule(state: State, move: str) -> str:
    parsed = GAME.notation.parse_move(move)
    refusal = GAME.legal_actions(state, parsed.actor).refusal(parsed.action)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, parsed)
    assert caught.value.refusal == refusal
    return caught.value.refusal.rule


# --- Leaving [ALL-7]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("who", ["seat 2", "clock"])
def test_a_seat_can_leave_at_any_time_and_keeps_its_points(phase: str, who: str) -> None:
    """[ALL-7]"""
    state = after(f"points=[1,2,3] supply=29 {phase}", f"{who}: leave seat=2")
    assert state.points == (1, 2, 3)
    assert state.left == (2,)
    assert seat(2) not in GAME.actors(state)
    assert broken_rule(state, "seat 2: grab throw=1 figures=[mouse]") == "ALL-7"
    assert broken_rule(state, "seat 2: leave seat=2") == "ALL-7"


def test_nobody_but_the_seat_itself_and_clock_can_make_a_seat_leave() -> None:
    """[ALL-7]"""
    state = after("points=[1,2,3]")
    for who in ("seat 1", "judge", "chance 0", "chance 2"):
        assert broken_rule(state, f"{who}: leave seat=2") == "ALL-1"


def test_a_seat_that_has_left_cannot_win_with_the_most_points() -> None:
    """[ALL-7]"""
    grabs = ("seat 3: grab throw=1 figures=[mouse]", "clock: close")
    state = after(f"points=[20,4,10] supply=1 left=[1] {MOUSE_IS_RIGHT}", *grabs)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((3,), (20, 4, 11))


def test_a_seat_that_has_left_is_no_part_of_everyone() -> None:
    """[ALL-7] The two that are left are wrong: that is everybody."""
    state = f"points=[2,2,2] supply=29 left=[3] {MOUSE_IS_RIGHT}"
    grabs = ("seat 1: grab throw=1 figures=[book]", "seat 2: grab throw=1 figures=[book]")
    assert "closed rule=GB-7 throw=1 right=0" in events(state, *grabs)


@pytest.mark.parametrize("phase", PHASES)
def test_the_last_seat_left_wins_in_any_phase(phase: str) -> None:
    """[ALL-7]"""
    state = after(f"points=[9,2,3] supply=21 left=[1] {phase}", "clock: leave seat=3")
    outcome = GAME.outcome(state)
    assert GAME.actors(state) == ()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((2,), (9, 2, 3), "ALL-7")


def test_a_thrower_that_leaves_while_figures_change_places_is_followed_by_the_next() -> None:
    """[ALL-7, GB-R12]"""
    state = "points=[0,0,0] thrower=3 phase=shuffle"
    assert events(state, "seat 3: leave seat=3")[-1] == "turn rule=GB-R12 seat=1 throw=1"


def test_dice_in_motion_come_to_rest_though_their_thrower_has_left() -> None:
    """[ALL-7]"""
    moves = ("seat 1: throw", "seat 1: leave seat=1", "chance 0: rolled faces=[book,book,book,ghost,ghost]")
    assert GAME.actors(after("points=[0,0,0]", *moves)) == (CLOCK, seat(2), seat(3))


# --- Forfeits [ALL-9]


def test_the_dice_are_thrown_for_a_seat_that_waits_too_long() -> None:
    """[ALL-9]"""
    assert events("points=[0,0] thrower=2", "clock: forfeit seat=2") == ["thrown rule=ALL-9 seat=2 throw=1"]
    assert GAME.actors(after("points=[0,0] thrower=2", "clock: forfeit seat=2")) == (chance(),)


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [
        ("phase=throw", "clock: forfeit seat=1", "ALL-9"),
        ("phase=throw", "seat 2: forfeit seat=2", "ALL-1"),
        ("phase=throw", "judge: forfeit seat=2", "ALL-1"),
        ("phase=motion", "clock: forfeit seat=2", "ALL-9"),
        ("phase=shuffle", "clock: forfeit seat=2", "ALL-9"),
        (MOUSE_IS_RIGHT, "clock: forfeit seat=2", "ALL-9"),
    ],
)
def test_only_clock_forfeits_and_only_the_throw_of_the_seat_in_turn(phase: str, move: str, rule: str) -> None:
    """[ALL-9]"""
    assert broken_rule(after(f"points=[0,0] thrower=2 {phase}"), move) == rule


# --- Breaking off [ALL-10]


@pytest.mark.parametrize("who", ["clock", "judge"])
@pytest.mark.parametrize("phase", ["phase=motion", MOUSE_IS_RIGHT + " grabbed=[1] hands=[[book]]"])
def test_a_throw_that_is_broken_off_costs_nobody_and_the_same_seat_throws_again(who: str, phase: str) -> None:
    """[ALL-10]"""
    state = f"points=[3,3] supply=28 jackpot=1 thrower=2 {phase}"
    assert after(state, f"{who}: void") == GAME.notation.parse_state(
        "points=[3,3] supply=28 jackpot=1 thrower=2 throw=2"
    )
    assert events(state, f"{who}: void") == ["voided rule=ALL-10 throw=1", "turn rule=ALL-10 seat=2 throw=2"]


@pytest.mark.parametrize("phase", ["phase=lot thrower=0", "phase=throw", "phase=shuffle"])
def test_there_is_nothing_to_break_off_when_no_dice_are_thrown(phase: str) -> None:
    """[ALL-10]"""
    state = after(f"points=[3,3] {phase}")
    assert broken_rule(state, "clock: void") == broken_rule(state, "judge: void") == "ALL-10"


def test_a_player_cannot_break_off_a_throw() -> None:
    """[ALL-10]"""
    assert broken_rule(after(f"points=[3,3] {MOUSE_IS_RIGHT}"), "seat 1: void") == "ALL-1"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("who", [CLOCK, JUDGE, chance(), chance(1), seat(1), seat(2)])
def test_interventions_are_neither_listed_nor_sampled(phase: str, who: Actor) -> None:
    """[ALL-7, ALL-9, ALL-10, ALL-11] What an actor may choose is only what it does in play."""
    state = after(f"points=[3,3] {phase}")
    choices = GAME.legal_actions(state, who)
    listed = {type(action) for action in choices} if hasattr(choices, "__iter__") else set()
    assert listed <= {Throw, Rolled, Grab, Close, Lot, Shuffled}
    assert bool(listed) == (who in GAME.actors(state))
    if not listed:
        with pytest.raises(LookupError, match="nothing to do"):
            choices.sample(lambda n: 0)


# --- What is refused, with the rule that it breaks [ALL-4]


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [
        ("phase=throw", "seat 2: throw", "GB-5"),
        ("phase=throw", "seat 3: throw", "ALL-1"),
        ("phase=throw", "clock: throw", "ALL-1"),
        ("phase=throw left=[2]", "seat 2: throw", "ALL-7"),
        ("phase=motion", "seat 1: throw", "GB-R5"),
        (MOUSE_IS_RIGHT, "seat 1: throw", "GB-1"),
        ("phase=throw", "chance 0: rolled faces=[book,book,book,ghost,ghost]", "GB-R5"),
        ("phase=motion", "chance 1: rolled faces=[book,book,book,ghost,ghost]", "ALL-1"),
        ("phase=motion", "seat 1: rolled faces=[book,book,book,ghost,ghost]", "ALL-1"),
        ("phase=motion", "clock: close", "GB-R6"),
        (MOUSE_IS_RIGHT, "judge: close", "ALL-1"),
        (MOUSE_IS_RIGHT, "seat 3: grab throw=1 figures=[mouse]", "ALL-1"),
        (MOUSE_IS_RIGHT, "chance 0: grab throw=1 figures=[mouse]", "ALL-1"),
        (MOUSE_IS_RIGHT, "seat 1: grab throw=2 figures=[mouse]", "GB-1"),
        (MOUSE_IS_RIGHT, "seat 1: grab throw=0 figures=[mouse]", "GB-R6"),
        (MOUSE_IS_RIGHT, "seat 1: grab throw=1 figures=[mouse,chair]", "GB-1"),
        (MOUSE_IS_RIGHT, "seat 1: grab throw=1 figures=[mouse,mouse]", "GB-1"),
        (MOUSE_IS_RIGHT, "chance 0: lot seat=1", "GB-R8"),
        ("phase=lot thrower=0", "chance 0: lot seat=3", "GB-R8"),
        ("phase=throw", "chance 0: shuffled order=[book,mouse,ghost,chair,bottle]", "GB-R10"),
        ("phase=shuffle", "chance 0: shuffled order=[book,book,ghost,chair,bottle]", "GB-R10"),
        ("phase=shuffle", "judge: report right=1 wrong=[]", "ALL-11"),
        ("phase=throw", "clock: report right=1 wrong=[]", "ALL-1"),
        ("phase=over", "seat 1: throw", "GB-8"),
        ("phase=over", "seat 1: leave seat=1", "GB-8"),
    ],
)
def test_a_move_against_the_rules_names_the_rule(phase: str, move: str, rule: str) -> None:
    """[ALL-4]"""
    assert broken_rule(after(f"points=[0,0] {phase}"), move) == rule


STRANGE: list[object] = [
    None,
    "grab",
    Refusal("GB-1", "no action"),
    Leave(True),
    Leave("1"),  # type: ignore[arg-type]  # what a careless caller might build
    Grab(True, ("mouse",)),
    Grab(1.0, ("mouse",)),  # type: ignore[arg-type]  # as above
    Grab(1, ()),
    Grab(1, ["mouse"]),  # type: ignore[arg-type]  # as above
    Grab(1, (["mouse"],)),  # type: ignore[arg-type]  # as above
    Grab(1, ("cat",)),  # type: ignore[arg-type]  # as above
    Rolled(("book",)),
    Rolled(("book", "book", "book", "ghost", 5)),  # type: ignore[arg-type]  # as above
    Rolled(None),  # type: ignore[arg-type]  # as above
    Lot(True),
    Lot(0),
    Shuffled(["book"]),  # type: ignore[arg-type]  # as above
    Report(True, ()),
    Report(0, (True,)),
    Report(1, [2]),  # type: ignore[arg-type]  # as above
    Report(0, ("2",)),  # type: ignore[arg-type]  # as above
]


@pytest.mark.parametrize("phase", [*PHASES, "phase=over"])
@pytest.mark.parametrize("action", STRANGE, ids=repr)
def test_a_value_that_is_no_action_is_refused_and_breaks_nothing(phase: str, action: Action) -> None:
    """[ALL-4] Whoever sends it."""
    state = after(f"points=[0,0] {phase}")
    for actor in (CLOCK, JUDGE, chance(), chance(1), seat(1), seat(2), seat(9)):
        choices = GAME.legal_actions(state, actor)
        refusal = choices.refusal(action)
        assert refusal is not None
        assert action not in choices
        with pytest.raises(IllegalAction):
            GAME.apply(state, Move(actor, action))


def test_a_spectator_and_whoever_is_no_seat_see_no_hand() -> None:
    """[GB-R6] CHANCE 1 is not seat 1."""
    state = after(f"points=[0,0] {MOUSE_IS_RIGHT}", "seat 1: grab throw=1 figures=[mouse]")
    assert GAME.view(state, chance(1)) == GAME.view(state, JUDGE) == GAME.view(state, None)
    assert getattr(GAME.view(state, None), "hand", None) == ()


def test_a_plain_match_leaves_its_variant_out_of_its_text() -> None:
    """[ALL-6]"""
    state = GAME.initial(Setup(2, options={"first_seat": 0, "net": "own"}))
    assert GAME.notation.format_state(state) == "points=[0,0] thrower=0 phase=lot"
