"""One line of text for each state, move and event.

Nothing is special about this game's lines. A state with one card face up and two hands reads
`scores=[5,0] hands=[(faces=[4,4,4,4,4,4] fresh=true),()] phase=race round=1 card=7`; `()` is six dice in the hand.
"""

from __future__ import annotations

from dicehall.core import Notation
from dicehall.games.lightning_dice.actions import Action, LightningEvent
from dicehall.games.lightning_dice.state import State

NOTATION: Notation[State, Action] = Notation(State, Action, LightningEvent)
