"""One line of text for each state, move and event, and back [ALL-6].

A die that lies on the board is a bracket; what is usual (across the line, on no other die) is left out:

    hand=[[3],[4]] order=[1,2] turn=2 board=[(die=red-1 face=4 level=3)]
    seat 2: throw die=plain
    chance 0: settled dice=[(die=red-1 face=4 level=3),(die=white-1 face=6 level=3 on_top_of=[red-1])]
    chance 0: settled dice=[(die=red-1 off_board=true),(die=white-1 face=6 crossed=false)]
"""

from dicehall.core import Notation
from dicehall.games.tumblin_dice.actions import Action, TumblinEvent
from dicehall.games.tumblin_dice.state import State

NOTATION: Notation[State, Action] = Notation(State, Action, TumblinEvent)
