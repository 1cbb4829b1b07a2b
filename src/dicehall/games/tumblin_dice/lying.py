"""Whether a list of resting dice can be true: each die once, and nothing that contradicts itself [TD-R17].

People type these lists, so every refusal says which die is wrong and what to do about it. A die that lies exactly as
before is not looked at again by itself, only for what lies on what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite

import msgspec

from dicehall.core import Refusal
from dicehall.games.tumblin_dice.scoring import cocked_face
from dicehall.games.tumblin_dice.state import LEVELS, Resting, Tilt


def refusal_of_dice(
    dice: object, before: Mapping[str, Resting | None], goes: Callable[[Resting], bool], *, whole: bool
) -> Refusal | None:
    """What is wrong with a list of resting dice, or None.

    Args:
        before: the dice that may be named, with how they lay before; None for a die that did not lie on the board.
        goes: whether a die is removed from where it lies; then nobody need read it.
        whole: all of them must be named.
    """
    if type(dice) is not tuple:
        return Refusal("TD-R17", "Tell where the dice lie as a list of dice.")
    found: dict[str, Resting] = {}
    for resting in dice:
        if type(resting) is not Resting or type(resting.die) is not str:
            return Refusal("TD-R17", "Every entry of the list must be a die and how it lies.")
        if resting.die in found:
            return Refusal("TD-R17", f"{resting.die} is named twice; a die lies in one place.")
        if resting is not before.get(resting.die):  # else it lies as before, and was looked at then
            wrong = _refusal_of_one(resting, before, goes)
            if wrong is not None:
                return wrong
        found[resting.die] = resting
    if whole and len(found) < len(before):
        missing = ", ".join(die for die in before if die not in found)
        return Refusal("TD-R17", f"Tell of {missing} too: where it lies, or that it is off the board.")
    return _refusal_of_contacts(found, goes)


def _refusal_of_one(
    resting: Resting, before: Mapping[str, Resting | None], goes: Callable[[Resting], bool]
) -> Refusal | None:
    if resting.die not in before:
        return Refusal("TD-R17", f"{resting.die!r} is not in play now; these are: {', '.join(before) or 'none'}.")
    wrong = _refusal_of_types(resting) or _refusal_of_face(resting) or _refusal_of_place(resting)
    if wrong is None and resting.face == 0 and not goes(resting):
        return Refusal("TD-6", f"Which number does {resting.die} show? (face=1 to face=6)")
    return wrong


def _refusal_of_types(resting: Resting) -> Refusal | None:
    # Whoever builds a Resting in Python can put anything into it; a state must hold only what its text can say.
    try:
        same = msgspec.convert(msgspec.to_builtins(resting), Resting) == resting
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as error:
        return Refusal("TD-R17", f"{resting.die} does not read: {error}.")
    pose = resting.pose
    if same and (pose is None or all(map(isfinite, pose.at_mm + pose.turn))):
        return None
    return Refusal("TD-R17", f"{resting.die} does not read: it must hold plain, finite values.")


def _refusal_of_face(resting: Resting) -> Refusal | None:
    die, face, tilt = resting.die, resting.face, resting.tilt
    if not 0 <= face <= 6:
        return Refusal("TD-6", f"{die} cannot show {face}; a die shows 1 to 6.")
    return None if tilt is None else _refusal_of_tilt(die, face, tilt)


def _refusal_of_tilt(die: str, face: int, tilt: Tilt) -> Refusal | None:
    near, after = tilt.nearest, tilt.next_face
    if not (1 <= near <= 6 and 1 <= after <= 6) or near == after or near + after == 7:
        return Refusal("TD-R5", f"{die} cannot lean between {near} and {after}; those are no neighbours on a die.")
    if not 0 <= tilt.gap_deg <= 90:
        return Refusal("TD-R5", f"{die}: the next face is 0 to 90 degrees behind the nearest, not {tilt.gap_deg:g}.")
    shown = cocked_face(near, after, tilt.gap_deg)
    if face != shown:
        return Refusal("TD-R5", f"{die} is cocked between {near} and {after}, so it shows {shown}, not {face}.")
    return None


def _refusal_of_place(resting: Resting) -> Refusal | None:
    die, level, crossed = resting.die, resting.level, resting.crossed
    if level not in LEVELS:
        return Refusal("TD-6", f"{die} cannot lie on level {level}; there are 0 (before the line), 1, 2, 3 and 4.")
    if resting.off_board:
        return _refusal_of_lost(resting)
    if level == 0 and crossed:
        return Refusal("TD-R3", f"{die}: on level 0 it has not crossed the line; say crossed=false, or its level.")
    if level > 1 and not crossed:
        return Refusal("TD-R3", f"{die}: on level {level} it has crossed the line; leave crossed=false out.")
    if resting.on_disc and level > 0:
        return Refusal("TD-R3", f"{die} cannot lie on the disc and on level {level}; the disc is level 0.")
    return None


def _refusal_of_lost(resting: Resting) -> Refusal | None:
    if resting.level or resting.on_disc or resting.on_top_of or resting.leaning_on or resting.leans_off_board:
        return Refusal("TD-4", f"{resting.die} is off the board, so it lies on no level, disc or die there.")
    return None


def _refusal_of_contacts(found: Mapping[str, Resting], goes: Callable[[Resting], bool]) -> Refusal | None:
    touching = [resting for resting in found.values() if resting.on_top_of or resting.leaning_on]
    for resting in touching:
        wrong = _refusal_of_touched(resting, found) or _refusal_of_carried(resting, found, goes)
        if wrong is not None:
            return wrong
    return _refusal_of_circle(found) if touching else None


def _refusal_of_touched(resting: Resting, found: Mapping[str, Resting]) -> Refusal | None:
    die, touched = resting.die, resting.on_top_of + resting.leaning_on
    for other in touched:
        if other == die:
            return Refusal("TD-R6", f"{die} cannot lie or lean on itself.")
        if other not in found:
            return Refusal("TD-R6", f"{die} cannot lie or lean on {other!r}, which is not among these dice.")
    if len(set(touched)) < len(touched):
        return Refusal("TD-R5", f"{die}: a die either lies on another or leans on it; name each once.")
    return None


def _refusal_of_carried(
    resting: Resting, found: Mapping[str, Resting], goes: Callable[[Resting], bool]
) -> Refusal | None:
    under = [found[other] for other in resting.on_top_of]
    if not under or any(map(goes, under)):
        return None  # it will settle again
    level = min(other.level for other in under)
    if resting.level != level:
        return Refusal("TD-R4", f"{resting.die} lies on dice of level {level}, so that is its level too.")
    short = [other.die for other in under if not other.crossed]
    if resting.crossed and short:
        return Refusal("TD-R21", f"{resting.die} lies on {short[0]}, which is not across the line, so neither is it.")
    return None


def _refusal_of_circle(found: Mapping[str, Resting]) -> Refusal | None:
    grounded = {die for die, resting in found.items() if not resting.on_top_of}
    waiting = [resting for resting in found.values() if resting.on_top_of]
    while waiting:
        still = [resting for resting in waiting if not grounded.issuperset(resting.on_top_of)]
        if len(still) == len(waiting):
            names = " and ".join(resting.die for resting in still)
            return Refusal("TD-R6", f"{names} cannot lie on one another in a circle; one of them is lowest.")
        grounded.update(resting.die for resting in waiting if resting not in still)
        waiting = still
    return None
