"""One line of text for each state, move and event.

Nothing is special about this game's lines: `phase=grab faces=[book,ghost,bottle,book,ghost] points=[3,0]` is a state.
"""

from __future__ import annotations

from dicehall.core import Notation
from dicehall.games.ghost_blitz_dice.actions import Action, GhostEvent
from dicehall.games.ghost_blitz_dice.state import State

NOTATION: Notation[State, Action] = Notation(State, Action, GhostEvent)
