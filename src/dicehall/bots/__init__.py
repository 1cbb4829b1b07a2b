"""Bots by game and level: `BOTS["ghost_blitz_dice"]["easy"]()` makes one.

Tumblin-Dice has none: nobody can aim a real die from here, and its physics does not stand yet.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import cast

from dicehall.bots import ghost_blitz_dice, king_of_the_dice_junior, lightning_dice
from dicehall.bots.bot import Bot

Levels = dict[str, Callable[[], Bot[object]]]


def _levels(bot: Callable[[str], object], names: Iterable[str]) -> Levels:
    # A table of games mixes their actions; each bot is only ever seated at its own game.
    return {name: partial(cast("Callable[[str], Bot[object]]", bot), name) for name in names}


BOTS: dict[str, Levels] = {
    "ghost_blitz_dice": _levels(ghost_blitz_dice.GhostBlitzBot, ghost_blitz_dice.LEVELS),
    "king_of_the_dice_junior": _levels(king_of_the_dice_junior.KingBot, king_of_the_dice_junior.LEVELS),
    "lightning_dice": _levels(lightning_dice.LightningBot, lightning_dice.LEVELS),
}
