"""The games at a terminal, by name. A game that is not here has rules and no picture yet."""

from collections.abc import Mapping

from dicehall.cli.screens.ghost_blitz_dice import GhostBlitzScreen
from dicehall.cli.screens.king_of_the_dice_junior import KingScreen
from dicehall.cli.screens.lightning_dice import LightningScreen
from dicehall.cli.screens.screen import Screen
from dicehall.cli.screens.tumblin_dice import TumblinScreen

SCREENS: Mapping[str, Screen] = {
    "ghost_blitz_dice": GhostBlitzScreen(),
    "king_of_the_dice_junior": KingScreen(),
    "lightning_dice": LightningScreen(),
    "tumblin_dice": TumblinScreen(),
}
