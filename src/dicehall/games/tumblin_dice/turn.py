"""How a match goes on: the first order, throws, the end of a quarter, seats that leave.

Every function takes a state in which its move is legal; `legality.py` has asked before.
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Event, Forfeit, Leave, Step
from dicehall.games.tumblin_dice.actions import (
    Departed,
    Ended,
    Name,
    Named,
    OrderRolled,
    QuarterBegun,
    Report,
    Reported,
    Rolled,
    Scored,
    SetAside,
    Settled,
    Throw,
    Thrown,
)
from dicehall.games.tumblin_dice.dice import Kind
from dicehall.games.tumblin_dice.scoring import Count, counts, quarter_points
from dicehall.games.tumblin_dice.settling import report_rest, rest_after
from dicehall.games.tumblin_dice.standings import (
    contenders,
    final_scores,
    is_regular_time_over,
    level_at_top,
    next_order,
    rolling,
    side_of,
    side_totals,
    sides,
    split_places,
    totals,
)
from dicehall.games.tumblin_dice.state import State, box, full_hands, partner, team_of, thrower
from dicehall.games.tumblin_dice.variants import Variant

FORFEITED: tuple[Kind, ...] = ("plain", "defensive", "double", "offensive")
"""Which die a seat loses that lets the limit pass: the one that it misses least [TD-R16]."""


def first_state(variant: Variant, seats: int, *, is_reported: bool) -> State:
    """Before the first move."""
    state = State(((0,),) * seats, is_reported=is_reported, variant=variant)
    if variant.first_order == "seats":
        return _begun(state, sides(state), 1, 0)
    return replace(state, phase="order", hand=full_hands(state), places=(sides(state),))


def after_rolled(state: State, action: Rolled) -> Step[State]:
    """Sides that rolled have their place, or roll again [TD-R1]."""
    rolled = OrderRolled("TD-R1", rolling(state.places), action.faces)
    return _placed(state, split_places(state.places, action.faces), (rolled,))


def _placed(state: State, places: tuple[tuple[int, ...], ...], events: tuple[Event, ...]) -> Step[State]:
    if rolling(places):
        return Step(replace(state, places=places), events)
    begun = _begun(state, tuple(side for (side,) in places), 1, 0)
    return Step(begun, (*events, QuarterBegun("TD-R1", 1, 0, begun.order)))


def after_name(state: State, seat: int, action: Name) -> Step[State]:
    """The team's seats have their places in its two slots of the order [TD-R11]."""
    first, last = action.first, partner(action.first)
    slot = next(place for place in (0, 1) if team_of(state.order[place]) == team_of(first))
    order = list(state.order)
    order[slot], order[slot + 2] = first, last
    named = tuple(sorted((*state.named, team_of(first))))
    return Step(replace(state, order=tuple(order), turn=order[0], named=named), (Named("TD-R11", seat, first, last),))


def after_throw(state: State, seat: int, action: Throw) -> Step[State]:
    """A die is in motion; CHANCE owes where it stops [TD-1]."""
    die, hand = _taken(state, action.die)
    return Step(replace(state, phase="settle", thrown=die, hand=hand), (Thrown("TD-1", seat, die),))


def after_forfeit(state: State, action: Forfeit) -> Step[State]:
    """The die counts as thrown and is set aside [ALL-9, TD-R16]."""
    kinds, left = box(state).kinds, state.hand[state.turn - 1]
    kind = next(kind for kind in FORFEITED if kind in kinds and left[kinds.index(kind)])
    die, hand = _taken(state, kind)
    return _next_turn(replace(state, hand=hand), (SetAside("ALL-9", action.seat, die),))


def _taken(state: State, kind: Kind) -> tuple[str, tuple[tuple[int, ...], ...]]:
    """The name of the die that leaves the hand, and all hands without it."""
    turn, known = state.turn, box(state)
    place, hand = known.kinds.index(kind), state.hand[state.turn - 1]
    die = known.next_die(turn, kind, hand[place]).name
    less = (*hand[:place], hand[place] - 1, *hand[place + 1 :])
    return die, (*state.hand[: turn - 1], less, *state.hand[turn:])


def after_settled(state: State, action: Settled) -> Step[State]:
    """The board is judged; the throw is over unless dice settle again [TD-R9, TD-R10]."""
    rest = rest_after(state, action)
    judged = replace(state, board=rest.board, stacked=rest.stacked, thrown="", loose=rest.loose)
    return Step(judged, rest.events) if rest.loose else _next_turn(judged, rest.events)


def after_report(state: State, action: Report) -> Step[State]:
    """A whole quarter is over by the judge's word [ALL-11, TD-R18]."""
    rest = report_rest(state, action)
    none = ((0,) * len(state.hand[0]),) * len(state.hand)
    lying = replace(state, hand=none, board=rest.board, stacked=rest.stacked, number=state.number + 1)
    return _quarter_over(lying, (Reported("ALL-11", state.quarter),))


def after_leave(state: State, action: Leave) -> Step[State]:
    """A seat leaves; its partner throws its dice, else they are set aside [ALL-7, TD-R11, TD-R19]."""
    seat = action.seat
    left = replace(state, left=tuple(sorted((*state.left, seat))))
    told = (Departed("ALL-7", seat),)
    if not state.variant.teams:
        left = replace(left, hand=(*state.hand[: seat - 1], (0,) * len(state.hand[0]), *state.hand[seat:]))
    remaining = contenders(left)
    if len(remaining) == 1:
        return _won(replace(left, thrown="", loose=(), places=()), remaining[0], "ALL-7", told)
    if state.phase == "order":
        places = tuple(tuple(side for side in level if side in remaining) for level in state.places)
        return _placed(left, tuple(level for level in places if level), told)
    if state.phase == "throw" and state.turn == seat and not state.variant.teams:
        return _turn_passed(left, told)
    return Step(left, told)


def _next_turn(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The throw is over."""
    return _turn_passed(replace(state, number=state.number + 1), events)


def _turn_passed(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Whose die is due next, or the quarter is over; a seat with none left is skipped [TD-1, TD-R14]."""
    order, hand = state.order, state.hand
    at = order.index(state.turn)
    for seat in order[at + 1 :] + order[: at + 1]:
        if any(hand[seat - 1]):
            return Step(replace(state, phase="throw", turn=seat), events)
    return _quarter_over(state, events)


def _quarter_over(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Points are added up; then the next quarter, overtime, or the end [TD-6, TD-7, TD-9, TD-10]."""
    counted = counts(state.board, state.stacked, box(state), state.variant.before_line)
    points = quarter_points(counted, len(state.hand))
    scored = replace(state, scores=(*state.scores, points))
    told = events + tuple(_scored(scored, seat, counted) for seat in sorted(state.order))
    total = side_totals(scored)
    if not is_regular_time_over(scored, total):
        return _next_quarter(scored, next_order(contenders(scored), total), 0, "TD-7", told)
    best = level_at_top(total, contenders(scored))
    if len(best) > 1:
        return _next_quarter(scored, best, state.overtime + 1, "TD-10", told)
    return _won(scored, best[0], _rule_of_win(scored), told)


def _scored(state: State, seat: int, counted: tuple[Count, ...]) -> Scored:
    dice = tuple((count.die, count.points) for count in counted if count.seat == seat and count.points)
    return Scored("TD-6", seat, state.scores[-1][seat - 1], totals(state)[seat - 1], dice)


def _rule_of_win(state: State) -> str:
    if state.overtime:
        return "TD-10"
    return "TD-R13" if state.variant.quarters == "to_301" else "TD-9"


def _next_quarter(
    state: State, order: tuple[int, ...], overtime: int, rule: str, events: tuple[Event, ...]
) -> Step[State]:
    begun = _begun(state, order, state.quarter + 1, overtime)
    return Step(begun, (*events, QuarterBegun(rule, begun.quarter, overtime, begun.order)))


def _begun(state: State, order: tuple[int, ...], quarter: int, overtime: int) -> State:
    """An empty board, all dice in the hands of those who play; `order` is of sides [TD-R11, TD-R12]."""
    seats = _team_order(state, order) if state.variant.teams else order
    full, none = box(state).hand, (0,) * len(box(state).hand)
    hand = tuple(full if seat in seats else none for seat in range(1, len(state.hand) + 1))
    return replace(
        state,
        phase="throw",
        order=seats,
        turn=seats[0],
        hand=hand,
        board=(),
        stacked=(),
        quarter=quarter,
        overtime=overtime,
        named=(),
        places=(),
    )


def _team_order(state: State, teams: tuple[int, ...]) -> tuple[int, ...]:
    """First seat of each team, then the last; as in the quarter before, at first the lower seat first [TD-R11]."""
    before = state.order or (1, 2, 3, 4)
    firsts = {team_of(seat): seat for seat in before[:2]}
    first = tuple(firsts[team] for team in teams)
    return (*first, *(partner(seat) for seat in first))


def _won(state: State, side: int, rule: str, events: tuple[Event, ...]) -> Step[State]:
    """A side wins: its seats that have not left [ALL-7]."""
    seats = range(1, len(state.hand) + 1)
    winners = tuple(seat for seat in seats if side_of(state, seat) == side and seat not in state.left)
    over = replace(state, phase="over", turn=0, named=(), winners=winners, won_by=rule)
    return Step(over, (*events, Ended(rule, winners, final_scores(over))))


def in_turn(state: State) -> int:
    """The seat that has to act now; 0 while dice move or when it is over."""
    return thrower(state) if state.phase == "throw" else 0
