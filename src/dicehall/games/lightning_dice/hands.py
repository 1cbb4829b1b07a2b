"""What happens to the six dice of a seat: rolled, come to rest, picked up.

Dice that roll lose their faces at once; the new ones enter the state only when CHANCE brings them [ALL-2].
"""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from dicehall.core import Step
from dicehall.games.lightning_dice.actions import Landed, Rested, Roll, Rolled
from dicehall.games.lightning_dice.requirements import DICE
from dicehall.games.lightning_dice.state import IN_HAND, Hand, State, with_hand

SOME_DICE: tuple[tuple[int, ...], ...] = tuple(
    dice for size in range(1, DICE + 1) for dice in combinations(range(DICE), size)
)
"""Every choice of one die or more, each ascending."""
ROLLED_BESIDE = {tuple([die for die in range(DICE) if die not in dice]): dice for dice in SOME_DICE}
"""The dice that a roll sets in motion, by those that it keeps [LD-4]."""


def rolled(state: State, seat: int, roll: Roll) -> Step[State]:
    """The seat keeps some dice and sets all others in motion [LD-4], for the card that it names [LD-R6]."""
    hand = state.hands[seat - 1]
    moving = ROLLED_BESIDE[roll.keep]
    late = roll.card < state.round - state.broken
    rolling = Hand(_only(roll.keep, hand.faces) if roll.keep else IN_HAND, moving, late, hand.fresh)
    return Step(with_hand(state, seat, rolling), (Rolled("LD-R6" if late else "LD-4", seat, moving),))


def landed(state: State, seat: int, landing: Landed) -> Step[State]:
    """The dice in motion rest; those that left the table stay in the hand [LD-R18]."""
    hand = state.hands[seat - 1]
    off = landing.off
    faces = landing.faces if len(landing.faces) == DICE else _with(hand, landing)
    resting = Hand(faces, (), False, hand.fresh or not hand.late)
    return Step(with_hand(state, seat, resting), (Rested("LD-T4" if off else "LD-3", seat, faces, off),))


def after_flip(hand: Hand) -> Hand:
    """Dice that a flip leaves alone: they may be kept, and do not count for the new card until rolled [LD-R6]."""
    if not (hand.moving or hand.fresh or hand.called):
        return hand
    return Hand(hand.faces, hand.moving, bool(hand.moving), False, False, hand.paid, hand.served)


def without_dice(hand: Hand, dice: tuple[int, ...]) -> Hand:
    """The hand after these dice were taken up, to be rolled again [LD-R14]."""
    faces = tuple([0 if die in dice else face for die, face in enumerate(hand.faces)])
    return replace(hand, faces=faces, moving=tuple([die for die in hand.moving if die not in dice]))


def _only(kept: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    shown = [0] * DICE
    for die in kept:
        shown[die] = faces[die]
    return tuple(shown)


def _with(hand: Hand, landing: Landed) -> tuple[int, ...]:
    shown = list(hand.faces)
    resting = [die for die in hand.moving if die not in landing.off] if landing.off else hand.moving
    for die, face in zip(resting, landing.faces, strict=True):
        shown[die] = face
    return tuple(shown)
