"""King of the Dice Junior: roll four dice, take the card they meet, be the first to close a castle with five cards.

`RULES.md` has the rules; read `state.py` and `actions.py` next.
"""

from dicehall.games.king_of_the_dice_junior.rules import GAME

__all__ = ["GAME"]
