"""One line of text for each state, move and event, and back [ALL-6].

A position names only what differs from an empty table; a die in motion is `null`:

    phase=choose castles=[[9],[]] first=1 in_turn=1 turns=1 rolls=1 faces=[red-gem,...] face_up=[3,21] crowns=[1,2]
    seat 1: reroll keep=[0,2]
    chance 0: rolled faces=[red-gem,blue-flower]
"""

from dicehall.core import Notation
from dicehall.games.king_of_the_dice_junior.actions import Action, KingEvent
from dicehall.games.king_of_the_dice_junior.state import State

NOTATION: Notation[State, Action] = Notation(State, Action, KingEvent)
