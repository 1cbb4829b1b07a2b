"""The games at a terminal, by name. A game that is not here has rules and no picture yet."""

from collections.abc import Mapping

from dicehall.cli.screens.ghost_blitz_dice import GhostBlitzScreen
from dicehall.cli.screens.screen import Screen

SCREENS: Mapping[str, Screen] = {
    "ghost_blitz_dice": GhostBlitzScreen(),
}
