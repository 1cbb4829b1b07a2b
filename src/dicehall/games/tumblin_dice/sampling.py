"""A random rest that could be: for random play and tests where no physics is at hand.

It is not how dice fall. It knows the shares of each level only roughly, and it makes stacks, leaning dice and dice that
lose their hold far more often than a board does, so that random play meets every rule.
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Below
from dicehall.games.tumblin_dice.actions import Report, Settled
from dicehall.games.tumblin_dice.settling import removal_of
from dicehall.games.tumblin_dice.state import Resting, State, box

_Board = dict[str, Resting]

_LEVELS = (1, 1, 1, 1, 1, 2, 2, 2, 3, 4)


def sample_settled(state: State, below: Below) -> Settled:
    """Where the dice might rest after the throw, or after those without hold have settled again."""
    board = {resting.die: resting for resting in state.board}
    if not state.thrown:
        for die in state.loose:
            _fall(board, die, below)
        return Settled(tuple(board.values()))
    others = tuple(board)
    board[state.thrown] = _landing(state.thrown, below)
    fate = below(40)
    if others and fate < 6:
        _touch(board, state.thrown, others[below(len(others))], fate)
    elif others and fate < 15:
        _knock(board, others[below(len(others))], below)
    return Settled(tuple(board.values()), below(40) > 0)


def sample_report(state: State, below: Below) -> Report:
    """A board as it might lie at the end of a quarter."""
    board: _Board = {}
    for die in box(state).dice:
        if die.seat not in state.order or below(4) == 0:
            continue
        landed = _landing(die.name, below)
        if removal_of(landed, state.variant) is None:
            others = tuple(board)
            board[die.name] = landed
            if others and below(20) == 0:
                _touch(board, die.name, others[below(len(others))], 0)
    return Report(tuple(board.values()))


def _landing(die: str, below: Below) -> Resting:
    """A die by itself: mostly across, now and then short of the line, on the disc or off the board."""
    fate, face = below(40), 1 + below(6)
    if fate < 2:
        return Resting(die, off_board=True)
    if fate < 6:
        return Resting(die, face, 0, crossed=False, on_disc=fate == 2)
    if fate == 6:
        return Resting(die, face, 1, crossed=False)
    return Resting(die, face, _LEVELS[below(len(_LEVELS))])


def _touch(board: _Board, die: str, other: str, fate: int) -> None:
    """A die comes to lie on another (one time in three) or leans on it; or the other leans on the die."""
    under, upper = board[other], board[die]
    if upper.off_board or under.off_board:
        return
    if fate < 2:
        board[die] = Resting(die, upper.face, under.level, crossed=under.crossed, on_top_of=(other,))
    elif fate < 4:
        board[die] = replace(upper, leaning_on=(other,))
    else:
        board[other] = replace(under, leaning_on=(*_without(under.leaning_on, die), die))


def _knock(board: _Board, die: str, below: Below) -> None:
    """A die of the board gets a new place; what lay or leaned on it comes along, or is left standing."""
    board[die] = _landing(die, below)
    if below(2):
        _carry_along(board, die)
        return
    for other, resting in tuple(board.items()):
        if die in resting.on_top_of or die in resting.leaning_on:
            _free(board, other)


def _carry_along(board: _Board, die: str) -> None:
    for other, resting in tuple(board.items()):
        if die not in resting.on_top_of:
            continue
        lower = [board[name] for name in resting.on_top_of]
        if not any(under.off_board for under in lower):
            lowest = min(lower, key=lambda under: under.level)
            board[other] = replace(resting, level=lowest.level, crossed=lowest.crossed)
        _carry_along(board, other)


def _fall(board: _Board, die: str, below: Below) -> None:
    """A die without hold: flat where it was, or off the board."""
    if below(5) == 0:
        board[die] = Resting(die, off_board=True)
    else:
        _free(board, die)


def _free(board: _Board, die: str) -> None:
    board[die] = replace(board[die], on_top_of=(), leaning_on=())


def _without(dice: tuple[str, ...], die: str) -> tuple[str, ...]:
    return tuple(other for other in dice if other != die)
