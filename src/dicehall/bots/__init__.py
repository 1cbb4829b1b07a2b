"""Bots by game and level: `BOTS["ghost_blitz_dice"]["easy"]()` makes one.

A bot of Tumblin-Dice says at once which die it throws; how it aims is worked out by `tumblin_aiming.py`, in a process
of its own, as it needs the simulator. Importing this package does not load that.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import cast

from dicehall.bots import ghost_blitz_dice, king_of_the_dice_junior, lightning_dice, tumblin_dice
from dicehall.bots.bot import Bot

Levels = dict[str, Callable[[], Bot[object]]]


def _levels(bot: Callable[[str], object], names: Iterable[str]) -> Levels:
    # A table of games mixes their actions; each bot is only ever seated at its own game.
    return {name: partial(cast("Callable[[str], Bot[object]]", bot), name) for name in names}


BOTS: dict[str, Levels] = {
    "ghost_blitz_dice": _levels(ghost_blitz_dice.GhostBlitzBot, ghost_blitz_dice.LEVELS),
    "king_of_the_dice_junior": _levels(king_of_the_dice_junior.KingBot, king_of_the_dice_junior.LEVELS),
    "lightning_dice": _levels(lightning_dice.LightningBot, lightning_dice.LEVELS),
    "tumblin_dice": _levels(tumblin_dice.TumblinBot, tumblin_dice.LEVELS),
}
