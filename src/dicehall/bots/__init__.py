"""Bots for the games: levels by name, the same words everywhere."""

# While the modules are being written: only those that are there. Replaced before the first commit.
import importlib
from collections.abc import Callable

from dicehall.bots.bot import Bot

BOTS: dict[str, dict[str, Callable[[], Bot[object]]]] = {}
for _name, _class in (("ghost_blitz_dice", "GhostBlitzBot"), ("king_of_the_dice_junior", "KingBot"), ("lightning_dice", "LightningBot")):
    try:
        _module = importlib.import_module(f"dicehall.bots.{_name}")
        BOTS[_name] = {level: (lambda m=_module, c=_class, lv=level: getattr(m, c)(lv)) for level in _module.LEVELS}
    except (ImportError, AttributeError):
        pass
