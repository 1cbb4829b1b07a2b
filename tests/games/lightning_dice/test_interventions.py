"""What breaks into play, in every phase of it: seats that leave, races broken off, reports about real dice."""

import pytest

from dicehall.core import CLOCK, JUDGE, Actor, BadSetup, Forfeit, Leave, Setup, Void, chance, seat
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import Landed, Roll, Turned
from dicehall.games.lightning_dice.state import Hand
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

DEPARTED = "departed rule=ALL-7 seat=2"


# --- Leaving

PHASES = {
    "before the first card": GAME.initial(Setup(3)),
    "before the judge's flip": GAME.initial(Setup(3, {"tournament": True})),
    "in a race": race("1,2,3", f"{EVEN},{ODD},()"),
    "with dice in motion": race("1,2,3", f"{MOVING},{MOVING},()"),
    "between cards": step(race("1,2,3", f"{EVEN},{ODD},()"), "seat 1: got_it card=1").state,
    "with its call waiting": step(race("1,2,3", f"{EVEN},{ODD},()", switches=JUDGED), "seat 2: got_it card=1").state,
    "in a quick race": race("1,0,0", f"{EVEN},{ODD},()", switches=QUICK, more=" played=[2]"),
}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("author", ["seat 2", "clock"])
def test_a_seat_leaves_in_any_phase_and_keeps_its_score(phase: str, author: str) -> None:
    """[ALL-7]"""
    before = PHASES[phase]
    step_ = step(before, f"{author}: leave seat=2")
    assert (step_.state.scores, step_.state.left, step_.state.hands[1]) == (before.scores, (2,), Hand())
    assert GAME.notation.format_event(step_.events[0]) == DEPARTED
    assert GAME.outcome(step_.state) is None
    assert not {seat(2), chance(2)} & {*GAME.actors(step_.state)}


def test_dice_in_motion_are_gone_with_their_seat() -> None:
    """[ALL-7]"""
    state = step(race("1,2,3", f"{EVEN},{MOVING},()"), "clock: leave seat=2").state
    assert GAME.actors(state) == (seat(1), seat(3))
    assert broken_rule(state, "chance 2: landed faces=[1,1,1,1,1,1]") == "LD-R13"


def test_a_waiting_call_is_void_with_its_seat_and_the_next_one_is_up() -> None:
    """[ALL-7, LD-R17]"""
    state = race("5,5,5", f"{EVEN},{ODD},{THREES}", switches=JUDGED)
    calls = ("seat 2: got_it card=1", "seat 1: got_it card=1")
    assert told(state, *calls, "seat 2: leave seat=2") == [DEPARTED, "call_voided rule=ALL-7 seat=2 call=got_it"]
    left = step(state, *calls, "seat 2: leave seat=2").state
    assert step(left, "judge: rule valid=true").state.scores == (7, 5, 5)


def test_calls_behind_that_of_a_reported_seat_are_decided_when_it_leaves() -> None:
    """[ALL-7, LD-R23]"""
    state = race("5,5,5", f"{EVEN},(),()", more=" reported=[2]")
    calls = ("seat 2: got_it card=1", "seat 1: got_it card=1")
    assert step(state, *calls, "seat 2: leave seat=2").state.scores == (7, 5, 5)


def test_a_waiting_thunder_on_a_seat_that_leaves_is_void_in_its_turn() -> None:
    """[ALL-7, LD-R4]"""
    twos = "(faces=[2,2,2,2,2,2] fresh=true)"
    state = race("5,5,5", f"{EVEN},(),{twos}", switches=JUDGED)
    calls = ("seat 1: got_it card=1", "seat 3: thunder card=1 number=2", "clock: leave seat=2")
    assert told(state, *calls, "judge: rule valid=false") == [
        "missed rule=LD-6 seat=1 call=got_it change=-2 score=3",
        "call_voided rule=LD-R4 seat=3 call=thunder number=2",
    ]
    assert step(state, *calls[1:]).state.waiting == ()


def test_a_vote_is_gone_with_its_seat() -> None:
    """[ALL-7, LD-R11]"""
    state = step(race("5,5,5", "(),(),()"), "seat 2: skip card=1", "seat 2: leave seat=2").state
    assert (state.votes, state.card) == ((), 1)


@pytest.mark.parametrize("switches", ["", QUICK, JUDGED])
def test_the_last_seat_in_play_wins(switches: str) -> None:
    """[ALL-7] Whatever the others hold."""
    state = race("9,1", f"{MOVING},()", switches=switches)
    assert told(state, "seat 1: leave seat=1") == [
        "departed rule=ALL-7 seat=1",
        "ended rule=ALL-7 winners=[2] scores=[9,1]",
    ]
    outcome = GAME.outcome(step(state, "seat 1: leave seat=1").state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((2,), (9, 1), "ALL-7")


def test_a_call_that_waits_when_only_its_seat_is_left_comes_to_nothing() -> None:
    """[ALL-7]"""
    state = race("9,1", f"(),{EVEN}", switches=JUDGED)
    assert told(state, "seat 2: got_it card=1", "seat 1: leave seat=1")[1:] == [
        "call_voided rule=ALL-7 seat=2 call=got_it",
        "ended rule=ALL-7 winners=[2] scores=[9,1]",
    ]


def test_a_seat_that_has_left_cannot_win_the_quick_game() -> None:
    """[ALL-7]"""
    state = race("0,2,0", f"{EVEN},(),()", switches=QUICK, more=" played=[2,3] left=[2]")
    outcome = GAME.outcome(step(state, "seat 1: got_it card=1").state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (1, 2, 0))


@pytest.mark.parametrize(
    "move",
    [
        "seat 2: roll card=1",
        "seat 2: got_it card=1",
        "seat 2: skip card=1",
        "seat 2: leave seat=2",
        "clock: leave seat=2",
        "clock: leave seat=4",
        "clock: leave seat=0",
        "seat 1: leave seat=3",
        "judge: leave seat=3",
    ],
)
def test_nobody_acts_for_a_seat_that_has_left_or_for_another_one(move: str) -> None:
    """[ALL-7]"""
    assert broken_rule(race("1,2,3", f"{EVEN},(),()", more=" left=[2]"), move) == "ALL-7"


# --- Broken off


@pytest.mark.parametrize("author", ["clock", "judge"])
def test_a_race_is_broken_off_by_clock_or_judge(author: str) -> None:
    """[ALL-10] Card and dice stay, also those in motion; calls that wait are void; nobody pays."""
    state = race("5,5,5", f"{EVEN},{ODD},{MOVING}", switches=JUDGED)
    waiting = step(state, "seat 1: got_it card=1", "seat 2: bonus card=1").state
    assert told(waiting, f"{author}: void") == [
        "broken_off rule=ALL-10 round=2",
        "call_voided rule=ALL-10 seat=1 call=got_it",
        "call_voided rule=ALL-10 seat=2 call=bonus",
    ]
    after = step(waiting, f"{author}: void").state
    assert (after.scores, after.card, after.hands, after.waiting) == (state.scores, 1, state.hands, ())
    assert GAME.actors(after) == (chance(3), seat(1), seat(2))


def test_a_break_raises_the_round_and_the_next_card_raises_it_again() -> None:
    """[ALL-10] A table shows every round anew."""
    state = race("5,5", f"{EVEN},()")
    moves = ["clock: void", "clock: void", "seat 1: got_it card=3", "chance 0: turned card=2"]
    rounds = [GAME.round(step(state, *moves[:count]).state) for count in range(len(moves) + 1)]
    assert rounds == [1, 2, 3, 3, 4]


@pytest.mark.parametrize("phase", ["before the first card", "before the judge's flip", "between cards"])
def test_only_a_race_can_be_broken_off(phase: str) -> None:
    """[ALL-10]"""
    assert broken_rule(PHASES[phase], "clock: void") == "ALL-10"


def test_a_seat_cannot_break_a_race_off() -> None:
    """[ALL-1]"""
    assert broken_rule(race("5,5", "(),()"), "seat 1: void") == "ALL-1"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("author", [CLOCK, JUDGE, seat(2)])
def test_nobody_is_in_turn_so_nobody_forfeits(phase: str, author: Actor) -> None:
    """[ALL-9]"""
    refusal = GAME.legal_actions(PHASES[phase], author).refusal(Forfeit(2))
    assert refusal is not None
    assert refusal.rule == "ALL-9"


@pytest.mark.parametrize(
    "move",
    [
        "seat 1: roll card=1",
        "seat 1: skip card=1",
        "seat 1: leave seat=1",
        "clock: leave seat=1",
        "clock: void",
        "clock: forfeit seat=1",
        "judge: void",
        "judge: flip",
        "judge: rule valid=true",
        "judge: faces faces=[1,1,1,1,1,1]",
        "judge: sanction seat=1 rule=LD-T2 kind=warning",
        "chance 0: turned card=2",
        "chance 2: landed faces=[1,1,1,1,1,1]",
    ],
)
@pytest.mark.parametrize(("switches", "more", "rule"), [("", "", "LD-10"), (QUICK, " played=[2,3]", "LD-Q3")])
def test_nothing_happens_after_the_end(move: str, switches: str, more: str, rule: str) -> None:
    """[LD-10, LD-Q3]"""
    state = step(race("18,0", f"{EVEN},{MOVING}", switches=switches, more=more), "seat 1: got_it card=1").state
    assert broken_rule(state, move) == rule


# --- Real dice that nobody reads aloud


def test_reported_seats_are_agreed_before_play() -> None:
    """[ALL-11]"""
    assert GAME.initial(Setup(3, reported=(3, 1))).reported == (1, 3)
    with pytest.raises(BadSetup, match="ALL-11"):
        GAME.initial(Setup(3, reported=(4,)))


def test_a_reported_seat_does_not_roll_here() -> None:
    """[ALL-11] Its dice are not known, and never in motion."""
    assert broken_rule(race("5,5", f"{EVEN},()", more=" reported=[2]"), "seat 2: roll card=1") == "ALL-11"


@pytest.mark.parametrize("call", ["got_it card=1", "bonus card=1", "thunder card=1 number=1"])
@pytest.mark.parametrize("switches", ["", JUDGED])
def test_calls_of_a_reported_seat_are_allowed_and_wait(call: str, switches: str) -> None:
    """[ALL-11]"""
    state = step(race("5,5", f"{EVEN},()", switches=switches, more=" reported=[2]"), f"seat 2: {call}").state
    assert state.scores == (5, 5)
    assert GAME.actors(state) == (JUDGE, seat(1))


@pytest.mark.parametrize(
    ("call", "scores"), [("got_it card=1", (5, 7)), ("bonus card=1", (5, 6)), ("thunder card=1 number=1", (4, 5))]
)
def test_the_judge_reports_a_call_as_true(call: str, scores: tuple[int, ...]) -> None:
    """[ALL-11]"""
    state = race("5,5", f"{EVEN},()", more=" reported=[2]")
    after = step(state, f"seat 2: {call}", "judge: rule valid=true").state
    assert (after.scores, after.hands[1]) == (scores, Hand())


def test_the_judge_reports_a_call_as_false() -> None:
    """[ALL-11] The next call of the seat is allowed again: only the judge knows whether it has rolled."""
    state = race("5,5", f"{EVEN},()", more=" reported=[2]")
    false = ("seat 2: got_it card=1", "judge: rule valid=false")
    assert step(state, *false).state.scores == (5, 3)
    assert step(state, *false, *false).state.scores == (5, 1)
    assert step(state, *false).state.hands[1] == Hand()


@pytest.mark.parametrize(
    ("call", "faces", "scores"),
    [
        ("got_it card=1", "[6,6,2,2,4,4]", (5, 7)),
        ("got_it card=1", "[6,6,2,2,4,5]", (5, 3)),
        ("bonus card=1", "[2,2,2,2,2,2]", (5, 6)),
        ("bonus card=1", "[2,2,2,2,2,1]", (5, 5)),
        ("thunder card=1 number=1", "[1,1,1,1,1,1]", (4, 5)),
        ("thunder card=1 number=1", "[2,2,2,2,2,2]", (5, 5)),
    ],
)
def test_the_judge_reports_the_faces_and_they_decide(call: str, faces: str, scores: tuple[int, ...]) -> None:
    """[ALL-11]"""
    state = race("5,5", f"{EVEN},()", more=" reported=[2]")
    reading = f"judge: faces faces={faces}"
    assert step(state, f"seat 2: {call}", reading).state.scores == scores
    assert told(state, f"seat 2: {call}", reading)[0] == f"faces_read rule=ALL-11 seat=2 faces={faces}"


def test_a_judge_reads_faces_for_reported_seats_only() -> None:
    """[ALL-11]"""
    reading = "judge: faces faces=[2,2,2,2,2,2]"
    assert broken_rule(race("5,5", f"{EVEN},()", switches=JUDGED), "seat 1: got_it card=1", reading) == "ALL-11"
    assert broken_rule(race("5,5", f"{EVEN},()", more=" reported=[2]"), reading) == "ALL-11"


def test_faces_are_read_for_the_call_whose_turn_it_is() -> None:
    """[ALL-11, LD-R17] In a tournament seat 1, with virtual dice, waits too: before seat 2's real ones or behind."""
    state = race("5,5", f"{EVEN},()", switches=JUDGED, more=" reported=[2]")
    reading, one, two = "judge: faces faces=[2,2,2,2,2,2]", "seat 1: got_it card=1", "seat 2: got_it card=1"
    assert broken_rule(state, one, two, reading) == "ALL-11"
    assert step(state, two, one, reading).state.scores == (5, 7)
    assert step(state, one, two, "judge: rule valid=false", reading).state.scores == (3, 7)


def test_a_reported_seat_that_calls_for_a_card_won_already_is_refused() -> None:
    """[ALL-11, LD-R8]"""
    state = race("5,5", f"{EVEN},()", more=" reported=[2]")
    assert broken_rule(state, "seat 1: got_it card=1", "seat 2: got_it card=1") == "LD-R8"


def test_dice_of_a_reported_seat_to_be_rolled_again_are_only_told() -> None:
    """[ALL-11, LD-R14]"""
    state = race("5,5", f"{EVEN},()", switches=JUDGED, more=" reported=[2]")
    again = step(state, "judge: sanction seat=2 rule=LD-T4 kind=roll_again dice=[3]")
    assert (again.state, [event.rule for event in again.events]) == (state, ["LD-T4"])


def test_a_quick_call_of_a_reported_seat_costs_its_dice_when_false() -> None:
    """[ALL-11, LD-R12]"""
    state = race("1,1", f"{EVEN},()", switches=QUICK, more=" reported=[2]")
    assert told(state, "seat 2: got_it card=1", "judge: rule valid=false") == [
        "missed rule=LD-R12 seat=2 call=got_it change=0 score=1",
        "picked_up rule=LD-R12 seats=[2]",
    ]


# --- Whose move is it


@pytest.mark.parametrize(
    "move",
    [
        "seat 1: turned card=2",
        "seat 1: landed faces=[1,1,1,1,1,1]",
        "seat 1: flip",
        "seat 1: rule valid=true",
        "seat 1: faces faces=[1,1,1,1,1,1]",
        "seat 1: sanction seat=2 rule=LD-T2 kind=warning",
        "judge: roll card=1",
        "judge: got_it card=1",
        "clock: flip",
        "clock: skip card=1",
        "chance 2: roll card=1",
        "seat 3: roll card=1",
        "seat 0: roll card=1",
    ],
)
def test_every_action_belongs_to_its_kind_of_actor(move: str) -> None:
    """[ALL-1]"""
    assert broken_rule(race("5,5", f"{EVEN},{MOVING}", switches=JUDGED), move) == "ALL-1"


def test_chance_settles_only_what_is_pending() -> None:
    """[ALL-3]"""
    state = race("5,5", f"{EVEN},{MOVING}")
    assert broken_rule(state, "chance 1: landed faces=[1,1,1,1,1,1]") == "LD-R13"
    assert broken_rule(state, "chance 0: turned card=2") == "LD-2"
    assert broken_rule(state, "chance 7: landed faces=[1,1,1,1,1,1]") == "LD-R13"


ODDITIES: list[object] = [
    Roll("1"),  # type: ignore[arg-type]  # a value of the wrong type is the point, here and below
    Roll(True),
    Roll(1, [0]),  # type: ignore[arg-type]
    Roll(1, ([],)),  # type: ignore[arg-type]
    Roll(1, (0.0, 1.0)),  # type: ignore[arg-type]
    Roll(1, None),  # type: ignore[arg-type]
    Landed(None),  # type: ignore[arg-type]
    Landed((1.0,) * 6),  # type: ignore[arg-type]
    Landed((True,) * 6),
    Landed((1, 1, 1, 1, 1), off=[5]),  # type: ignore[arg-type]
    Turned(1.0),  # type: ignore[arg-type]
    Turned(None),  # type: ignore[arg-type]
    Leave(None),  # type: ignore[arg-type]
    Leave(True),
    Forfeit(None),  # type: ignore[arg-type]
    Void,
    None,
    {},
    [Roll(1)],
]


@pytest.mark.parametrize("action", ODDITIES, ids=repr)
def test_values_of_wrong_types_are_refused_by_everybody(action: object) -> None:
    """[ALL-4]"""
    states = (race("5,5", f"{EVEN},{MOVING}"), GAME.initial(Setup(2)), GAME.initial(Setup(2, {"tournament": True})))
    for state in states:
        for actor in (chance(), chance(2), CLOCK, JUDGE, seat(1), seat(2)):
            choices = GAME.legal_actions(state, actor)
            refusal = choices.refusal(action)
            assert refusal is not None
            assert refusal.rule
            assert action not in choices
