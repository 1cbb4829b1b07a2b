"""What somebody does in a match, given what they see: good enough moves, and some bad ones."""

from __future__ import annotations

from random import Random
from typing import cast

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure
from dicehall.games.king_of_the_dice_junior.choices import KEEPS
from dicehall.games.king_of_the_dice_junior.scoring import cards_met
from dicehall.games.king_of_the_dice_junior.state import ROLLS, Face
from tests.faults.heard import Update, View

Action = dict[str, object]
_RIGHT, _CROWN = 0.8, 0.3
"""How often somebody grabs the right figure, and gives the crown for another roll."""


def move_in(update: Update, seat: int, chance: Random) -> Action | None:
    """What a seat does now; None if it has nothing to do."""
    return (_ghost if update.game == "ghost_blitz_dice" else _king)(update.view, seat, chance)


def is_grab(action: Action) -> bool:
    """Whether it is a claim."""
    return action["type"] == "grab"


def _ghost(view: View, seat: int, chance: Random) -> Action | None:
    if view.phase == "throw" and view.thrower == seat:
        return {"type": "throw"}
    if view.phase == "grab" and seat not in view.grabbed:
        right = right_figure(cast("tuple[Figure, ...]", tuple(view.faces)))
        figure = right if chance.random() < _RIGHT else chance.choice(FIGURES)
        return {"type": "grab", "throw": view.throw, "figures": [figure]}
    return None


def _king(view: View, seat: int, chance: Random) -> Action | None:
    if view.in_turn != seat:
        return None
    if view.phase == "ready":
        return {"type": "roll"}
    if view.phase != "choose":
        return None
    met = [card for card in view.face_up if card in cards_met(cast("tuple[Face | None, ...]", tuple(view.faces)))]
    if met:
        return {"type": "take", "card": chance.choice(met)}
    keep = list(chance.choice(KEEPS))
    if view.rolls < ROLLS:
        return {"type": "reroll", "keep": keep}
    if seat in view.crowns and view.rolls == ROLLS and chance.random() < _CROWN:
        return {"type": "crown", "keep": keep}
    return {"type": "end_turn"}
