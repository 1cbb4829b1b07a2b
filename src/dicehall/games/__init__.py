"""The games of dicehall, by name."""

# While the folders are being written: only those that are there. Replaced before the first commit.
import importlib

from dicehall.core import AnyGame

GAMES: dict[str, AnyGame] = {}
for _name in ("ghost_blitz_dice", "king_of_the_dice_junior", "lightning_dice", "tumblin_dice"):
    try:
        GAMES[_name] = importlib.import_module(f"dicehall.games.{_name}").GAME
    except (ImportError, AttributeError):
        pass
