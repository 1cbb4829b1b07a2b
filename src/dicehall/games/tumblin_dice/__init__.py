"""Tumblin-Dice: throw dice down a stepped board; a die scores its number times the level on which it stops.

`RULES.md` has the rules; read `state.py` and `actions.py` next.
"""

from dicehall.games.tumblin_dice.rules import GAME

__all__ = ["GAME"]
