"""How dice that rest are read: what they touch, on which level they lie, what they show.

It answers in the rules' words and only says what is; who goes and who scores is theirs. A die on the floor is off the
board, also if it leans on the wood from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from dicehall.games.tumblin_dice.state import Pose, Resting
from dicehall.physics.board import BOARD
from dicehall.physics.faces import FLAT_DEG, rows, shown, tilt_deg
from dicehall.physics.world import Touch

CARRIES = 0.3
"""A contact from which the normal looks up at least so much carries the die above it."""
LEVEL_OF = {f"wood {level.name}": level.multiplier for level in BOARD.levels}
"""The levels by their pieces; the large one is 0 before the line."""


class Contacts(Struct):
    """What one die touches."""

    board: tuple[str, ...] = ()
    """Names of pieces."""
    dice: tuple[int, ...] = ()
    carriers: tuple[int, ...] = ()
    """Those of `dice` that carry it, lower than itself."""
    is_lost: bool = False
    """It was taken out of play on its way, far from the board."""


def contacts_of(touch: Touch, names: Sequence[str], poses: Sequence[Pose], lost: Sequence[int] = ()) -> list[Contacts]:
    """For each die what it touches."""
    board: list[dict[str, None]] = [{} for _ in poses]
    others: list[dict[int, float]] = [{} for _ in poses]
    first_die = len(names)
    for (one, two), up in zip(touch.pieces.tolist(), touch.up.tolist(), strict=True):
        a, b = one - first_die, two - first_die
        if a < 0:
            board[b][names[one]] = None
        elif b < 0:
            board[a][names[two]] = None
        else:
            others[b][a] = max(up, others[b].get(a, -1.0))
            others[a][b] = max(-up, others[a].get(b, -1.0))
    return [
        Contacts(tuple(pieces), tuple(sorted(near)), tuple(_carriers(place, near, poses)), place in lost)
        for place, (pieces, near) in enumerate(zip(board, others, strict=True))
    ]


def _carriers(place: int, near: dict[int, float], poses: Sequence[Pose]) -> Iterable[int]:
    height = poses[place].at_mm[2]
    return (other for other in sorted(near) if near[other] > CARRIES and poses[other].at_mm[2] < height)


def restings(dice: Sequence[str], poses: Sequence[Pose], contacts: Sequence[Contacts]) -> list[Resting]:
    """Every die as the rules want to know it, in the order of `dice`."""
    found: dict[int, Resting] = {}
    # From the lowest up, as a die carried by dice has their level.
    for place in sorted(range(len(dice)), key=lambda place: (poses[place].at_mm[2], place)):
        found[place] = _resting(place, dice, poses[place], contacts, found)
    return [found[place] for place in range(len(dice))]


def _resting(
    place: int, dice: Sequence[str], pose: Pose, contacts: Sequence[Contacts], lower: dict[int, Resting]
) -> Resting:
    mine = contacts[place]
    if _is_off(pose, mine):
        return Resting(dice[place], 0, 0, crossed=False, off_board=True, pose=pose)
    face, tilt = shown(pose.turn)
    carriers = () if mine.board else mine.carriers
    if carriers:
        level, crossed = _carried([lower[other] for other in carriers], pose)
    else:
        level = _level(pose, mine.board)
        crossed = level > 1 or (level == 1 and back_mm(pose) >= BOARD.line.value)
    return Resting(
        dice[place],
        face,
        level,
        crossed=crossed,
        on_disc=not carriers and level == 0 and _is_over_disc(pose),
        on_top_of=tuple(dice[other] for other in carriers),
        leaning_on=tuple(dice[other] for other in _leant_on(place, pose, contacts, carriers)),
        tilt=tilt,
        pose=pose,
    )


def _carried(under: list[Resting], pose: Pose) -> tuple[int, bool]:
    """Level of the dice that carry a die, of two the lower, and whether it counts as across [TD-R4, TD-R21].

    If all of those have left the board it settles again, and keeps the level beside it until then.
    """
    here = [resting for resting in under if not resting.off_board]
    if not here:
        level = _nearest_level(pose)
        return level, level > 0 and back_mm(pose) >= BOARD.line.value
    level = min(resting.level for resting in here)
    across = level > 1 or back_mm(pose) >= BOARD.line.value
    return level, level > 0 and across and all(resting.crossed for resting in here)


def _leant_on(place: int, pose: Pose, contacts: Sequence[Contacts], carriers: tuple[int, ...]) -> Iterable[int]:
    """Dice without which it might fall: if it is tilted, all that it touches but those that it carries."""
    is_tilted = tilt_deg(pose.turn) >= FLAT_DEG
    mine = contacts[place]
    return (
        other
        for other in mine.dice
        if other not in carriers and (other in mine.carriers or (is_tilted and place not in contacts[other].carriers))
    )


def _is_off(pose: Pose, contacts: Contacts) -> bool:
    if contacts.is_lost or "floor" in contacts.board:
        return True
    return not contacts.board and not contacts.dice and _multiplier_under(pose) is None


def _level(pose: Pose, board: Iterable[str]) -> int:
    """Under the centre of mass; nothing there: the one that it touches, of two the lower [TD-R4]."""
    under = _multiplier_under(pose)
    if under is None:
        touched = [LEVEL_OF[name] for name in board if name in LEVEL_OF]
        under = min(touched) if touched else _nearest_level(pose)
    return 0 if under == 1 and pose.at_mm[0] < BOARD.line.value else under


def _multiplier_under(pose: Pose) -> int | None:
    x, y, _ = pose.at_mm
    for level in BOARD.levels:
        if level.x_mm[0] <= x < level.x_mm[1] and level.y_mm[0] <= y <= level.y_mm[1]:
            return level.multiplier
    return None


def _nearest_level(pose: Pose) -> int:
    x = pose.at_mm[0]
    ends = (BOARD.end_of_1x.value, BOARD.end_of_2x.value, BOARD.end_of_3x.value)
    return 0 if x < BOARD.line.value else 1 + sum(x >= end for end in ends)


def _is_over_disc(pose: Pose) -> bool:
    x, y, z = pose.at_mm
    return z > BOARD.disc_top_mm and (x - BOARD.disc_x.value) ** 2 + y**2 <= BOARD.disc_radius.value**2


def back_mm(pose: Pose) -> float:
    """The die's rearmost point, along the board."""
    radius = BOARD.die_rounding.value
    return pose.at_mm[0] - radius - (BOARD.die_edge.value / 2 - radius) * sum(map(abs, rows(pose.turn)[0]))
