"""What each move does. All of them are legal here: `rules.py` has asked `choices.py` before.

A turn that has ended hands on to the next seat in one place, `next_turn`, always after the card that it left to be
turned lies in the middle.
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Event, Step
from dicehall.games.king_of_the_dice_junior.actions import (
    Began,
    CardDiscarded,
    CardTaken,
    CardTurned,
    CrownSpent,
    DiceRested,
    DiceThrown,
    LastRound,
    LimitPassed,
    LotFell,
    PileRenewed,
    SeatLeft,
    TurnMissed,
)
from dicehall.games.king_of_the_dice_junior.ending import closed_castles, ended, is_decided
from dicehall.games.king_of_the_dice_junior.scoring import cards_met
from dicehall.games.king_of_the_dice_junior.state import (
    DICE,
    DRAWING,
    FACE_UP,
    Face,
    State,
    in_play,
    next_in_play,
    pile_size,
)

_ALL_IN_MOTION: tuple[Face | None, ...] = (None,) * len(DICE)
_RULE_OF_ROLL = ("KJ-2", "KJ-4", "KJ-9")


def name_first(state: State, seat: int) -> Step[State]:
    """The lot has fallen [KJ-R6]."""
    return Step(replace(state, phase="deal", first=seat, in_turn=seat), (LotFell("KJ-R6", seat),))


def turn_card(state: State, card: int) -> Step[State]:
    """A card of the pile is turned: one of the first two, or in place of one that is gone [KJ-1, KJ-6, KJ-R3]."""
    events: tuple[Event, ...] = (CardTurned(DRAWING[state.phase], card),)
    was_deal = state.phase == "deal"
    state = replace(state, face_up=(*state.face_up, card))
    if state.discards and not pile_size(state):
        events = (*events, PileRenewed("KJ-R9", len(state.discards)))
        state = replace(state, discards=())
    if not was_deal:
        return Step(next_turn(state), events)
    if len(state.face_up) < FACE_UP:
        return Step(state, events)
    return Step(replace(state, phase="ready", turns=1), (*events, Began("KJ-2", state.first)))


def next_turn(state: State) -> State:
    """It is the next seat's turn, with all dice in the hand [KJ-2, KJ-6]."""
    seat = next_in_play(state)
    return replace(state, phase="ready", in_turn=seat, turns=state.turns + 1, rolls=0, faces=())


def roll(state: State) -> Step[State]:
    """All four dice are rolled [KJ-2]."""
    rolling = replace(state, phase="rolling", rolls=1, faces=_ALL_IN_MOTION)
    return Step(rolling, (DiceThrown("KJ-2", state.in_turn, ()),))


def reroll(state: State, keep: tuple[int, ...]) -> Step[State]:
    """The second roll; the dice set aside stay as they are [KJ-4]."""
    faces = set_aside(state.faces, keep)
    rolling = replace(state, phase="rolling", rolls=state.rolls + 1, faces=faces)
    return Step(rolling, (DiceThrown("KJ-4", state.in_turn, shown(faces)),))


def spend_crown(state: State, keep: tuple[int, ...]) -> Step[State]:
    """One more roll, and the crown goes back to the box [KJ-9]."""
    faces = set_aside(state.faces, keep)
    crowns = tuple([seat for seat in state.crowns if seat != state.in_turn])
    rolling = replace(state, phase="rolling", rolls=state.rolls + 1, faces=faces, crowns=crowns)
    return Step(rolling, (CrownSpent("KJ-9", state.in_turn, shown(faces)),))


def set_aside(faces: tuple[Face | None, ...], keep: tuple[int, ...]) -> tuple[Face | None, ...]:
    """The dice kept show their faces, the others are in motion.

    >>> set_aside(("red-gem", "red-animal", "green-gem", "green-gem"), keep=(0, 1))
    ('red-gem', 'red-animal', None, None)
    """
    return tuple([face if die in keep else None for die, face in enumerate(faces)])


def shown(faces: tuple[Face | None, ...]) -> tuple[Face, ...]:
    """What the dice at rest show."""
    return tuple([face for face in faces if face is not None])


def rest(state: State, rolled: tuple[Face, ...]) -> Step[State]:
    """The dice in motion come to rest, each in its place."""
    arriving = iter(rolled)
    faces = tuple([next(arriving) if face is None else face for face in state.faces])
    return Step(
        replace(state, phase="choose", faces=faces),
        (DiceRested(_RULE_OF_ROLL[state.rolls - 1], state.in_turn, faces),),
    )


def met(state: State) -> tuple[int, ...]:
    """The face-up cards that the dice meet, longest lying first [KJ-3]."""
    known = cards_met(state.faces)
    return tuple([card for card in state.face_up if card in known])


def take(state: State, card: int) -> Step[State]:
    """The card is laid at a free side of the castle [KJ-3, KJ-4, KJ-5]; a new one is to be turned [KJ-6]."""
    place = state.in_turn - 1
    castle = (*state.castles[place], card)
    rule = "KJ-5" if len(met(state)) > 1 else "KJ-3"
    events: tuple[Event, ...] = (CardTaken(rule, state.in_turn, card, len(castle)),)
    state = replace(
        state,
        phase="refill",
        castles=(*state.castles[:place], castle, *state.castles[place + 1 :]),
        face_up=tuple([other for other in state.face_up if other != card]),
    )
    if is_decided(state):
        return ended(state, events)
    if closed_castles(state) == (state.in_turn,):
        events = (*events, LastRound("KJ-V1", state.in_turn))
    return Step(state, events)


def end_turn(state: State) -> Step[State]:
    """The seat stops without a card [KJ-R8]."""
    return _miss(state, (TurnMissed("KJ-R8", state.in_turn),))


def forfeit(state: State) -> Step[State]:
    """The table's limit has passed: the turn ends, even if a card was met [ALL-9, KJ-R12]."""
    return _miss(state, (LimitPassed("ALL-9", state.in_turn),))


def leave(state: State, seat: int) -> Step[State]:
    """A seat leaves; in its own turn that turn ends, and dice in motion are not read [ALL-7, KJ-R10]."""
    events = (SeatLeft("ALL-7", seat),)
    state = replace(state, left=tuple(sorted((*state.left, seat))))
    if len(in_play(state)) == 1:
        return ended(state, events)
    if state.phase in ("ready", "rolling", "choose") and seat == state.in_turn:
        return _miss(state, events)
    if state.phase in ("refill", "flip") and is_decided(state):
        return ended(state, events)
    if state.phase == "deal" and seat == state.first:
        successor = next_in_play(state)
        state = replace(state, first=successor, in_turn=successor)
    return Step(state, events)


def _miss(state: State, events: tuple[Event, ...]) -> Step[State]:
    """A turn has ended without a card: both stay, or the one that has lain longest is swapped [KJ-R3]."""
    if is_decided(state):
        return ended(state, events)
    if not state.variant.flip_on_miss:
        return Step(next_turn(state), events)
    oldest, *others = state.face_up
    flipping = replace(state, phase="flip", face_up=tuple(others), discards=(*state.discards, oldest))
    return Step(flipping, (*events, CardDiscarded("KJ-R3", oldest)))
