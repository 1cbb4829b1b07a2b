"""The rulings GB-R1 to GB-R18, each switch with both its values."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from dicehall.core import CLOCK, JUDGE, BadSetup, IllegalAction, Setup, chance, seat
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import Close, Grab, Rolled, Throw
from dicehall.games.ghost_blitz_dice.scoring import Reading, reading, right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, NETS, Figure, State
from dicehall.match import SeededSource, below_of

MOUSE_IS_RIGHT = "faces=[bottle,bottle,ghost,mouse,bottle] phase=grab"


def after(state: str | State, *moves: str) -> State:
    now = GAME.notation.parse_state(state) if isinstance(state, str) else state
    for line in moves:
        now = GAME.apply(now, GAME.notation.parse_move(line)).state
    return now


def events(state: str | State, *moves: str) -> list[str]:
    """What the last of the moves tells, as text."""
    before = after(state, *moves[:-1])
    return [GAME.notation.format_event(e) for e in GAME.apply(before, GAME.notation.parse_move(moves[-1])).events]


def broken_rule(state: State, move: str) -> str:
    """Id of the rule that the move breaks; apply must say the same."""
    parsed = GAME.notation.parse_move(move)
    refusal = GAME.legal_actions(state, parsed.actor).refusal(parsed.action)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, parsed)
    assert caught.value.refusal == refusal
    return caught.value.refusal.rule


def all_readings(net: str) -> list[Reading]:
    """Of all 7,776 throws; a doubled figure comes twice."""
    return [reading(faces) for faces in product(*NETS[net])]


# --- Dice [GB-R1, GB-R2]


def test_a_die_of_the_own_net_doubles_the_figure_of_its_colour() -> None:
    """[GB-R1]"""
    assert [max(FIGURES, key=die.count) for die in NETS["own"]] == ["chair", "ghost", "mouse", "bottle", "book"]
    assert [sorted(map(die.count, FIGURES)) for die in NETS["own"]] == [[1, 1, 1, 1, 2]] * 5


def test_a_die_of_the_shifted_net_doubles_the_next_figure() -> None:
    """[GB-R1]"""
    assert [max(FIGURES, key=die.count) for die in NETS["shifted"]] == ["ghost", "mouse", "bottle", "book", "chair"]
    assert [sorted(map(die.count, FIGURES)) for die in NETS["shifted"]] == [[1, 1, 1, 1, 2]] * 5


@pytest.mark.parametrize(
    ("options", "doubled"), [({}, "chair"), ({"net": "own"}, "chair"), ({"net": "shifted"}, "ghost")]
)
def test_the_switch_net_says_what_the_dice_double(
    options: dict[str, bool | int | float | str | list[str]], doubled: str
) -> None:
    """[GB-R1] The red die alone, from the exact distribution."""
    state = after(GAME.initial(Setup(2, options={**options, "first_seat": 1})), "seat 1: throw")
    dice = GAME.chance(state, chance())
    assert dice is not None
    red = {figure: Fraction(0) for figure in FIGURES}
    for action, probability in dice.items():
        assert isinstance(action, Rolled)
        red[action.faces[0]] += probability
    assert {figure for figure in FIGURES if red[figure] == Fraction(1, 3)} == {doubled}
    assert sum(red.values()) == 1


@pytest.mark.parametrize("net", ["own", "shifted"])
def test_three_rules_share_all_7776_throws_and_nothing_else_is_there(net: str) -> None:
    """[GB-R2] 67.3 %, 28.5 % and 4.2 %, as percents by full enumeration."""
    rules = [read.rule for read in all_readings(net)]
    counts = {rule: rules.count(rule) for rule in ("GB-2", "GB-3", "GB-4")}
    assert counts == {"GB-2": 5_230, "GB-3": 2_220, "GB-4": 326}
    assert sum(counts.values()) == len(rules) == 7_776
    assert [round(100 * count / 7_776, 1) for count in counts.values()] == [67.3, 28.5, 4.2]


@pytest.mark.parametrize(("net", "percent"), [("own", 70), ("shifted", 44)])
def test_how_often_the_commonest_figure_is_itself_the_answer(net: str, percent: int) -> None:
    """[GB-R1] Of the throws that GB-2 reads."""
    by_commonest = [read for read in all_readings(net) if read.rule == "GB-2"]
    same = sum(read.figure == read.seen for read in by_commonest)
    assert round(100 * same / len(by_commonest)) == percent


# --- Paying without points [GB-R3]


def test_a_seat_without_points_pays_nothing_and_owes_nothing() -> None:
    """[GB-R3]"""
    state = after(
        f"points=[0,0] {MOUSE_IS_RIGHT}",
        "seat 1: grab throw=1 figures=[book]",
        "seat 2: grab throw=1 figures=[mouse]",
        "seat 2: throw",
        "chance 0: rolled faces=[book,book,book,ghost,ghost]",
        "seat 1: grab throw=2 figures=[ghost]",
        "clock: close",
    )
    assert state.points == (1, 1)


def test_a_jackpot_can_stay_empty_when_nobody_has_a_point() -> None:
    """[GB-R3]"""
    grabs = ("seat 1: grab throw=1 figures=[book]", "seat 2: grab throw=1 figures=[book]")
    assert after(f"points=[0,0] {MOUSE_IS_RIGHT}", *grabs).jackpot == 0
    assert "paid rule=GB-R3 seat=1 change=0 to=0" in events(f"points=[0,0] {MOUSE_IS_RIGHT}", *grabs)


# --- One grab [GB-R4]


def test_a_second_grab_in_one_throw_is_refused() -> None:
    """[GB-R4]"""
    state = after(f"points=[0,0] {MOUSE_IS_RIGHT}", "seat 1: grab throw=1 figures=[book]")
    assert broken_rule(state, "seat 1: grab throw=1 figures=[mouse]") == "GB-R4"
    assert broken_rule(state, "seat 1: grab throw=1 figures=[book]") == "GB-R4"


def test_the_right_figure_with_another_is_wrong() -> None:
    """[GB-R4]"""
    grabs = ("seat 1: grab throw=1 figures=[mouse,bottle]", "seat 2: grab throw=1 figures=[mouse]")
    assert after(f"points=[4,0] supply=31 {MOUSE_IS_RIGHT}", *grabs).points == (3, 2)
    assert "judged rule=GB-R4 seat=1 figures=[mouse,bottle] verdict=wrong" in events(
        f"points=[4,0] {MOUSE_IS_RIGHT}", *grabs
    )


# --- Dice in motion [GB-R5]


def test_a_grab_while_the_dice_move_is_void_and_the_seat_may_still_grab() -> None:
    """[GB-R5]"""
    moving = after("points=[3,0] supply=32", "seat 1: throw")
    assert broken_rule(moving, "seat 1: grab throw=1 figures=[mouse]") == "GB-R5"
    state = after(
        moving, "chance 0: rolled faces=[bottle,bottle,ghost,mouse,bottle]", "seat 1: grab throw=1 figures=[mouse]"
    )
    assert state.grabbed == (1,)
    assert state.points == (3, 0)


def test_a_grab_before_the_throw_is_void() -> None:
    """[GB-R5]"""
    assert broken_rule(after("points=[3,0]"), "seat 1: grab throw=1 figures=[mouse]") == "GB-R5"


@pytest.mark.parametrize(("options", "throw_ms"), [({}, 1_200), ({"throw_ms": 0}, 0), ({"throw_ms": 2_500}, 2_500)])
def test_virtual_dice_move_for_throw_ms(
    options: dict[str, bool | int | float | str | list[str]], throw_ms: int
) -> None:
    """[GB-R5]"""
    state = after(GAME.initial(Setup(2, options={**options, "first_seat": 1})), "seat 1: throw")
    assert GAME.actors(state) == (chance(),)
    assert GAME.delay_ms(state, chance()) == throw_ms


def test_nobody_knows_the_faces_while_the_dice_move() -> None:
    """[GB-R5] They are not in the state, so no view and no text of it can tell them."""
    state = after("points=[3,0] supply=32", "seat 1: throw")
    assert state.faces == ()
    assert [getattr(GAME.view(state, viewer), "faces", None) for viewer in (None, seat(1), seat(2))] == [(), (), ()]


def test_a_grab_within_120_ms_of_the_reveal_is_void() -> None:
    """[GB-R5] The rules know no time; the table asks them this before it takes a claim for a move."""
    state = after(f"points=[3,0] {MOUSE_IS_RIGHT}")
    too_early = GAME.too_early(state, 119.9)
    assert too_early is not None
    assert too_early.rule == "GB-R5"
    assert GAME.too_early(state, 120.0) is None


# --- The close [GB-R6, GB-R7]


def test_a_right_grab_does_not_close_the_throw() -> None:
    """[GB-R6]"""
    state = after(f"points=[0,0,0] {MOUSE_IS_RIGHT}", "seat 1: grab throw=1 figures=[mouse]")
    assert state.phase == "grab"
    assert state.points == (0, 0, 0)
    assert GAME.actors(state) == (CLOCK, seat(2), seat(3))


def test_the_throw_closes_by_itself_when_every_seat_has_grabbed() -> None:
    """[GB-R6]"""
    grabs = [f"seat {number}: grab throw=1 figures=[mouse]" for number in (2, 1, 3)]
    state = after(f"points=[0,0,0] {MOUSE_IS_RIGHT}", *grabs)
    assert (state.phase, state.points) == ("throw", (0, 1, 0))


def test_a_wrong_grab_after_the_right_one_pays() -> None:
    """[GB-R6]"""
    grabs = ("seat 2: grab throw=1 figures=[mouse]", "seat 1: grab throw=1 figures=[book]")
    assert after(f"points=[4,0] supply=31 {MOUSE_IS_RIGHT}", *grabs).points == (3, 2)


def test_a_second_right_grab_neither_pays_nor_earns() -> None:
    """[GB-R6]"""
    grabs = ("seat 2: grab throw=1 figures=[mouse]", "seat 1: grab throw=1 figures=[mouse]")
    assert after(f"points=[4,0] supply=31 {MOUSE_IS_RIGHT}", *grabs).points == (4, 1)
    assert "judged rule=GB-R6 seat=1 figures=[mouse] verdict=late" in events(f"points=[4,0] {MOUSE_IS_RIGHT}", *grabs)


def test_a_grab_after_the_close_is_refused() -> None:
    """[GB-R6] In every phase of the next throw."""
    closed = after(f"points=[0,0] {MOUSE_IS_RIGHT}", "seat 1: grab throw=1 figures=[mouse]", "clock: close")
    moving = after(closed, "seat 1: throw")
    resting = after(moving, "chance 0: rolled faces=[book,book,book,ghost,ghost]")
    for state in (closed, moving, resting):
        assert broken_rule(state, "seat 2: grab throw=1 figures=[mouse]") == "GB-R6"


def test_clock_waits_for_the_limit_while_nobody_was_right_and_is_due_at_once_after_that() -> None:
    """[GB-R6, GB-R7]"""
    state = after(f"points=[0,0,0] {MOUSE_IS_RIGHT}")
    wrong = after(state, "seat 1: grab throw=1 figures=[book]")
    both = after(wrong, "seat 2: grab throw=1 figures=[mouse,book]")
    right = after(wrong, "seat 2: grab throw=1 figures=[mouse]")
    assert [GAME.delay_ms(now, CLOCK) for now in (state, wrong, both, right)] == [10_000, 10_000, 10_000, 0]


def test_the_switch_grab_limit_s_sets_how_long_clock_waits() -> None:
    """[GB-R7]"""
    assert GAME.delay_ms(after(f"points=[0,0] variant=(grab_limit_s=3) {MOUSE_IS_RIGHT}"), CLOCK) == 3_000


def test_nobody_else_is_told_what_a_seat_grabbed_before_the_close() -> None:
    """[GB-R6] A right and a wrong grab look alike to everybody but the seat itself."""
    state = f"points=[4,0,0] supply=31 {MOUSE_IS_RIGHT}"
    right, wrong = "seat 1: grab throw=1 figures=[mouse]", "seat 1: grab throw=1 figures=[chair,book]"
    assert events(state, right) == events(state, wrong) == ["grabbed rule=GB-1 seat=1 throw=1"]
    for viewer in (None, seat(2), seat(3)):
        assert GAME.view(after(state, right), viewer) == GAME.view(after(state, wrong), viewer)
    assert getattr(GAME.view(after(state, wrong), seat(1)), "hand", None) == ("chair", "book")


def test_grabs_and_the_close_are_claims_and_nothing_else_is() -> None:
    """[GB-R6] The sequencer orders them, so that time running out does not overtake an earlier grab."""
    assert GAME.is_claim(Grab(1, ("mouse",)))
    assert GAME.is_claim(Close())
    assert not GAME.is_claim(Throw())
    assert not GAME.is_claim(Rolled(("book", "book", "book", "ghost", "ghost")))
    assert not GAME.can_come_late(Grab(1, ("mouse",)))


def test_all_wrong_adds_to_the_jackpot_throw_after_throw_and_the_same_seat_throws_again() -> None:
    """[GB-R7]"""
    state = after(
        f"points=[4,1] supply=30 thrower=2 {MOUSE_IS_RIGHT}",
        "seat 1: grab throw=1 figures=[bottle]",
        "seat 2: grab throw=1 figures=[ghost]",
        "seat 2: throw",
        "chance 0: rolled faces=[book,book,book,ghost,ghost]",
        "seat 1: grab throw=2 figures=[book]",
        "seat 2: grab throw=2 figures=[book]",
    )
    assert (state.points, state.jackpot, state.thrower) == ((2, 0), 3, 2)


def test_who_did_not_grab_within_the_limit_pays_nothing() -> None:
    """[GB-R7]"""
    state = f"points=[4,3,2] supply=26 thrower=3 {MOUSE_IS_RIGHT}"
    moves = ("seat 1: grab throw=1 figures=[bottle]", "clock: close")
    closed = after(state, *moves)
    assert (closed.points, closed.jackpot, closed.thrower, closed.throw) == ((3, 3, 2), 1, 3, 2)
    assert "closed rule=GB-R7 throw=1 right=0" in events(state, *moves)
    assert events(state, *moves)[-1] == "turn rule=GB-R7 seat=3 throw=2"


def test_a_throw_that_nobody_grabbed_changes_no_points() -> None:
    """[GB-R7]"""
    closed = after(f"points=[4,3] supply=26 jackpot=2 {MOUSE_IS_RIGHT}", "clock: close")
    assert (closed.points, closed.jackpot, closed.supply, closed.thrower) == ((4, 3), 2, 26, 1)


# --- First seat and end [GB-R8, GB-R9, GB-R11]


def test_the_first_seat_is_drawn_by_lot_unless_the_host_names_one() -> None:
    """[GB-R8] Each seat is equally likely, and the draw is the first move."""
    state = GAME.initial(Setup(4))
    assert GAME.actors(state) == (chance(),)
    lot = GAME.chance(state, chance())
    assert lot is not None
    assert [GAME.notation.format_action(action) for action, _ in lot.items()] == [f"lot seat={n}" for n in (1, 2, 3, 4)]
    assert {share for _, share in lot.items()} == {Fraction(1, 4)}
    assert GAME.actors(after(state, "chance 0: lot seat=3")) == (seat(3),)


def test_a_seat_that_has_left_is_not_in_the_lot() -> None:
    """[GB-R8]"""
    state = after(GAME.initial(Setup(3)), "seat 2: leave seat=2")
    lot = GAME.chance(state, chance())
    assert lot is not None
    assert [GAME.notation.format_action(action) for action, _ in lot.items()] == ["lot seat=1", "lot seat=3"]
    assert broken_rule(state, "chance 0: lot seat=2") == "GB-R8"


def test_the_seat_that_the_host_names_throws_first() -> None:
    """[GB-R8]"""
    assert GAME.actors(GAME.initial(Setup(4, options={"first_seat": 3}))) == (seat(3),)


def test_a_first_seat_that_is_not_there_is_refused() -> None:
    """[GB-R8]"""
    with pytest.raises(BadSetup, match=r"first_seat=4: there are seats 1 to 3 \[GB-R8\]"):
        GAME.initial(Setup(3, options={"first_seat": 4}))


def test_level_seats_share_the_win() -> None:
    """[GB-R9]"""
    state = after(f"points=[16,15,3] supply=1 {MOUSE_IS_RIGHT}", "seat 2: grab throw=1 figures=[mouse]", "clock: close")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1, 2), (16, 16, 3), "GB-R9")


def test_the_35th_right_grab_takes_the_last_point_the_penalties_and_the_jackpot() -> None:
    """[GB-R11]"""
    grabs = ("seat 2: grab throw=1 figures=[book]", "seat 1: grab throw=1 figures=[mouse]")
    state = after(f"points=[13,18] supply=1 jackpot=3 {MOUSE_IS_RIGHT}", *grabs)
    assert (state.points, state.supply, state.jackpot, state.phase) == ((18, 17), 0, 0, "over")
    assert state.throw == 1


# --- The figures' places [GB-R10]


def test_the_figures_stay_where_they_are_unless_the_switch_is_on() -> None:
    """[GB-R10]"""
    grabs = ("seat 1: grab throw=1 figures=[mouse]", "clock: close")
    assert after(f"points=[0,0] {MOUSE_IS_RIGHT}", *grabs).phase == "throw"
    assert after(f"points=[0,0] variant=(shuffle_figures=true) {MOUSE_IS_RIGHT}", *grabs).phase == "shuffle"


def test_after_each_throw_the_figures_take_any_of_120_orders_with_the_same_chance() -> None:
    """[GB-R10]"""
    state = after(f"points=[0,0] variant=(shuffle_figures=true) {MOUSE_IS_RIGHT}", "clock: close")
    assert GAME.actors(state) == (chance(),)
    assert GAME.delay_ms(state, chance()) == 0
    orders = GAME.chance(state, chance())
    assert orders is not None
    listed = [GAME.notation.format_action(action) for action, _ in orders.items()]
    assert listed[:2] == [
        "shuffled order=[chair,ghost,mouse,bottle,book]",
        "shuffled order=[chair,ghost,mouse,book,bottle]",
    ]
    assert len(set(listed)) == 120
    assert {share for _, share in orders.items()} == {Fraction(1, 120)}


def test_the_order_is_drawn_with_one_number_below_120() -> None:
    """[GB-R10] The last is the order backwards."""
    asked: list[int] = []

    def highest(n: int) -> int:
        asked.append(n)
        return n - 1

    state = after(f"points=[0,0] variant=(shuffle_figures=true) {MOUSE_IS_RIGHT}", "clock: close")
    drawn = GAME.legal_actions(state, chance()).sample(highest)
    assert GAME.notation.format_action(drawn) == "shuffled order=[book,bottle,mouse,ghost,chair]"
    assert asked == [120]


def test_all_seats_and_onlookers_have_the_same_order_before_them() -> None:
    """[GB-R10]"""
    state = after("points=[0,0] phase=shuffle", "chance 0: shuffled order=[book,mouse,ghost,chair,bottle]")
    seen = [getattr(GAME.view(state, viewer), "circle", None) for viewer in (None, seat(1), seat(2))]
    assert seen == [("book", "mouse", "ghost", "chair", "bottle")] * 3


def test_the_order_stays_until_it_changes_again() -> None:
    """[GB-R10]"""
    state = after(
        "points=[0,0] phase=shuffle variant=(shuffle_figures=true)",
        "chance 0: shuffled order=[book,mouse,ghost,chair,bottle]",
        "seat 1: throw",
        "chance 0: rolled faces=[book,book,book,ghost,ghost]",
        "clock: close",
    )
    assert state.phase == "shuffle"
    assert state.circle == ("book", "mouse", "ghost", "chair", "bottle")


# --- Leaving [GB-R12, GB-R16]


def test_the_next_seat_clockwise_throws_for_a_thrower_that_leaves() -> None:
    """[GB-R12]"""
    state = "points=[0,0,0,0] thrower=3 left=[4]"
    assert GAME.actors(after(state, "seat 3: leave seat=3")) == (seat(1),)
    assert events(state, "seat 3: leave seat=3") == ["departed rule=ALL-7 seat=3", "turn rule=GB-R12 seat=1 throw=1"]


def test_a_wrong_grab_made_before_leaving_pays() -> None:
    """[GB-R12]"""
    state = after(
        f"points=[4,0,0] supply=31 {MOUSE_IS_RIGHT}",
        "seat 1: grab throw=1 figures=[book]",
        "seat 1: leave seat=1",
        "seat 2: grab throw=1 figures=[mouse]",
        "clock: close",
    )
    assert state.points == (3, 2, 0)


def test_a_right_grab_made_before_leaving_earns_and_the_next_seat_throws() -> None:
    """[GB-R12]"""
    moves = ("seat 3: grab throw=1 figures=[mouse]", "seat 3: leave seat=3", "clock: close")
    state = f"points=[4,0,0] supply=30 jackpot=1 thrower=2 {MOUSE_IS_RIGHT}"
    assert after(state, *moves).points == (4, 0, 2)
    assert events(state, *moves)[-1] == "turn rule=GB-R12 seat=1 throw=2"


def test_a_throw_closes_when_the_last_seat_that_had_not_grabbed_leaves() -> None:
    """[GB-R12, GB-R6]"""
    grabs = ("seat 1: grab throw=1 figures=[mouse]", "seat 2: grab throw=1 figures=[book]")
    state = after(f"points=[0,4,0] supply=31 {MOUSE_IS_RIGHT}", *grabs, "seat 3: leave seat=3")
    assert (state.phase, state.points) == ("throw", (2, 3, 0))


def test_the_last_seat_left_wins_by_that_even_when_the_last_point_went_elsewhere() -> None:
    """[GB-R16, ALL-7] Whoever took the last point has left, so nobody has won by points."""
    moves = ("seat 1: grab throw=1 figures=[mouse]", "seat 1: leave seat=1")
    outcome = GAME.outcome(after(f"points=[30,4] supply=1 {MOUSE_IS_RIGHT}", *moves))
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((2,), (31, 4), "ALL-7")


def test_an_open_throw_is_closed_before_the_last_seat_left_wins() -> None:
    """[GB-R16] Its grabs count, the seat left wins with fewer points, and nobody throws any more."""
    moves = ("seat 1: grab throw=1 figures=[mouse]", "seat 1: leave seat=1")
    state = f"points=[4,2] supply=29 {MOUSE_IS_RIGHT}"
    outcome = GAME.outcome(after(state, *moves))
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((2,), (5, 2), "ALL-7")
    assert events(state, *moves) == [
        "departed rule=ALL-7 seat=1",
        "answer rule=GB-2 figure=mouse seen=bottle die=bottle",
        "judged rule=GB-5 seat=1 figures=[mouse] verdict=right",
        "closed rule=GB-R6 throw=1 right=1",
        "scored rule=GB-5 seat=1 change=1 source=supply",
        "ended rule=ALL-7 winners=[2] scores=[5,2]",
    ]


# --- Conservation [GB-R13] is in test_properties.py; here one match from first to last throw


def test_a_match_played_out_has_35_winners_of_throws_and_an_empty_jackpot() -> None:
    """[GB-R13]"""
    source, below = SeededSource(7), below_of(7)
    state, won = GAME.initial(Setup(3)), 0
    while actors := GAME.actors(state):
        action = source.draw(GAME, state, actors[0]) if actors[0] == chance() else None
        actor = actors[0] if action else actors[below(len(actors))]
        move = f"{actor}: {GAME.notation.format_action(action or GAME.legal_actions(state, actor).sample(below))}"
        won += any(line.startswith("closed rule=GB-R6") for line in events(state, move))
        state = after(state, move)
    assert (won, state.supply, state.jackpot, sum(state.points)) == (35, 0, 0, 35)


# --- The judge [GB-R14, GB-R15]


@pytest.mark.parametrize("phase", ["phase=throw", "phase=motion", MOUSE_IS_RIGHT])
def test_the_judge_reports_a_throw_without_its_dice(phase: str) -> None:
    """[GB-R14] Before, while and after the table's own dice move; points as in worked example 5."""
    state = f"points=[3,0,5,2] supply=23 jackpot=2 {phase}"
    closed = after(state, "judge: report right=3 wrong=[1,2]")
    assert (closed.points, closed.jackpot, closed.supply) == ((2, 0, 9, 2), 0, 22)
    assert (closed.phase, closed.thrower, closed.throw) == ("throw", 3, 2)
    assert events(state, "judge: report right=3 wrong=[1,2]") == [
        "reported rule=ALL-11 throw=1",
        "judged rule=GB-5 seat=3 figures=[] verdict=right",
        "judged rule=GB-6 seat=1 figures=[] verdict=wrong",
        "judged rule=GB-6 seat=2 figures=[] verdict=wrong",
        "closed rule=GB-R6 throw=1 right=3",
        "paid rule=GB-6 seat=1 change=-1 to=3",
        "paid rule=GB-R3 seat=2 change=0 to=3",
        "scored rule=GB-5 seat=3 change=1 source=supply",
        "scored rule=GB-6 seat=3 change=1 source=penalties",
        "scored rule=GB-7 seat=3 change=2 source=jackpot",
        "turn rule=GB-5 seat=3 throw=2",
    ]


def test_the_judge_can_report_that_everybody_was_wrong() -> None:
    """[GB-R14, GB-7]"""
    state = "points=[1,0,0,2] supply=30 jackpot=2 thrower=4"
    closed = after(state, "judge: report right=0 wrong=[1,2,3,4]")
    assert (closed.points, closed.jackpot, closed.thrower) == ((0, 0, 0, 1), 4, 4)
    assert "closed rule=GB-7 throw=1 right=0" in events(state, "judge: report right=0 wrong=[1,2,3,4]")


def test_grabs_that_the_table_knows_of_give_way_to_the_judges_report() -> None:
    """[GB-R14]"""
    state = f"points=[3,3] supply=29 {MOUSE_IS_RIGHT}"
    closed = after(state, "seat 1: grab throw=1 figures=[book]", "judge: report right=1 wrong=[]")
    assert closed.points == (4, 3)
    assert closed.grabbed == ()


@pytest.mark.parametrize(
    ("report", "rule"),
    [
        ("right=1 wrong=[1]", "GB-R4"),
        ("right=4 wrong=[]", "ALL-11"),
        ("right=-1 wrong=[]", "ALL-11"),
        ("right=0 wrong=[0]", "ALL-11"),
        ("right=1 wrong=[3]", "ALL-11"),
        ("right=0 wrong=[2,1]", "ALL-11"),
        ("right=0 wrong=[1,1]", "ALL-11"),
    ],
)
def test_a_report_that_cannot_be_is_refused(report: str, rule: str) -> None:
    """[GB-R14] Seat 3 has left without grabbing."""
    assert broken_rule(after("points=[0,0,0] left=[3]"), f"judge: report {report}") == rule


def test_a_seat_that_grabbed_and_then_left_can_be_reported() -> None:
    """[GB-R14]"""
    moves = ("seat 3: grab throw=1 figures=[book]", "seat 3: leave seat=3", "judge: report right=1 wrong=[3]")
    assert after(f"points=[0,0,2] supply=33 {MOUSE_IS_RIGHT}", *moves).points == (2, 0, 1)


def test_a_seat_cannot_be_agreed_on_as_reported() -> None:
    """[GB-R15]"""
    with pytest.raises(BadSetup, match="GB-R15"):
        GAME.initial(Setup(3, reported=(2,)))


# --- Broken off [GB-R17]


def test_a_late_grab_for_a_throw_that_was_broken_off_is_refused() -> None:
    """[GB-R17]"""
    state = after(
        f"points=[3,3] supply=29 throw=8 {MOUSE_IS_RIGHT}",
        "clock: void",
        "seat 1: throw",
        "chance 0: rolled faces=[book,book,book,ghost,ghost]",
    )
    assert state.throw == 9
    assert broken_rule(state, "seat 2: grab throw=8 figures=[mouse]") == "GB-R6"


def test_the_figures_stay_where_they_are_when_a_throw_is_broken_off() -> None:
    """[GB-R17]"""
    state = after(f"points=[3,3] supply=29 variant=(shuffle_figures=true) {MOUSE_IS_RIGHT}", "judge: void")
    assert state.phase == "throw"
    assert GAME.legal_actions(state, JUDGE).refusal(Throw()) is not None


# --- By ear [GB-R18]


def test_a_grab_before_the_own_reveal_has_ended_is_void_and_right_after_it_nobody_is_so_fast() -> None:
    """[GB-R5, GB-R18]"""
    state = after(f"points=[0,0] {MOUSE_IS_RIGHT}")
    refusals = [GAME.too_early(state, since_shown_ms) for since_shown_ms in (-1.0, -0.1, 0.0, 119.9, 120.0)]
    assert [refusal and refusal.rule for refusal in refusals] == ["GB-R18", "GB-R18", "GB-R5", "GB-R5", None]


@pytest.mark.parametrize(
    ("net", "certain"), [("own", {3: 216, 4: 648, 5: 6_912}), ("shifted", {3: 180, 4: 594, 5: 7_002})]
)
def test_in_most_throws_the_last_die_that_is_told_is_needed(net: str, certain: dict[int, int]) -> None:
    """[GB-R18] Of all 7,776 throws: after how many dice, in the order of the figures, the answer is certain."""
    answers: dict[tuple[Figure, ...], frozenset[Figure]] = {
        faces: frozenset([right_figure(faces)]) for faces in product(FIGURES, repeat=5)
    }
    for told in (4, 3, 2):
        for faces in product(FIGURES, repeat=told):
            answers[faces] = frozenset().union(*[answers[*faces, last] for last in FIGURES])
    assert not [faces for faces, right in answers.items() if len(faces) == 2 and len(right) == 1]
    throws = Counter(
        next(told for told in (3, 4, 5) if len(answers[faces[:told]]) == 1) for faces in product(*NETS[net])
    )
    assert throws == certain
