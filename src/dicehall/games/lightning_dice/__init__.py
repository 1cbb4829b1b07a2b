"""Lightning Dice: all seats roll at once, and the first to call wins the card. `GAME` is the game.

Start with RULES.md, then `state.py`. The cards and their language are in `cards.py` and `requirement_parser.py`.
"""

from dicehall.games.lightning_dice.rules import GAME

__all__ = ["GAME"]
