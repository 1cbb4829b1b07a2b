"""Ghost Blitz: The Dice Game. Read RULES.md, then `rules.py`."""

from dicehall.games.ghost_blitz_dice.rules import GAME

__all__ = ["GAME"]
