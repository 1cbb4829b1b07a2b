"""The words of dicehall: actors, moves, events, setups, and the protocol that every game follows.

Imports the standard library and msgspec only. Start with `game.py`.
"""

from dicehall.core.actors import CLOCK, JUDGE, Actor, chance, seat
from dicehall.core.choices import Dice, OneOf, Refused, Uniform
from dicehall.core.errors import BadNotation, BadSetup, DicehallError, IllegalAction, Refusal
from dicehall.core.game import AnyGame, Below, ChanceSource, Choices, Distribution, Game, Names, Policy
from dicehall.core.moves import Event, Forfeit, Intervention, Leave, Move, Outcome, Step, Void
from dicehall.core.notation import Notation
from dicehall.core.setup import OptionValue, Setup, check_seats, variant_of
from dicehall.core.turns import TurnGame

__all__ = [
    "CLOCK",
    "JUDGE",
    "Actor",
    "AnyGame",
    "BadNotation",
    "BadSetup",
    "Below",
    "ChanceSource",
    "Choices",
    "Dice",
    "DicehallError",
    "Distribution",
    "Event",
    "Forfeit",
    "Game",
    "IllegalAction",
    "Intervention",
    "Leave",
    "Move",
    "Names",
    "Notation",
    "OneOf",
    "OptionValue",
    "Outcome",
    "Policy",
    "Refusal",
    "Refused",
    "Setup",
    "Step",
    "TurnGame",
    "Uniform",
    "Void",
    "chance",
    "check_seats",
    "seat",
    "variant_of",
]
