"""What a player reads when something is not allowed: the rule that is broken and one sentence.

When which of them is said is decided in `legality.py`; what is wrong with dice at rest, `lying.py` says itself.
"""

from __future__ import annotations

from dicehall.core import Refusal

OVER = Refusal("TD-9", "The match is over.")
LEFT = Refusal("ALL-7", "Whoever has left plays no more.")
UNKNOWN = Refusal("ALL-1", "Tumblin-Dice knows no such action.")
NOT_YOURS = Refusal("ALL-1", "That is not yours to do.")
ORDER_FIRST = Refusal("TD-R1", "First the dice decide who begins.")
MOVING = Refusal("TD-R9", "Wait until all dice rest.")
MOVING_FOR_OTHERS = Refusal("ALL-3", "The dice are still moving; that comes first.")
NOT_MOVING = Refusal("TD-R9", "No dice are moving.")
REPORTED = Refusal("ALL-11", "These dice are not read one by one; the judge reports the quarter.")
NOT_YOUR_TURN = Refusal("TD-1", "It is not your turn.")
NOT_TIED = Refusal("TD-10", "Overtime is between the seats that were tied.")
NO_TEAMS = Refusal("TD-O1", "There are no teams in this game.")
ALREADY_NAMED = Refusal("TD-R11", "Your team has named its first seat for this quarter.")
ALREADY_THROWN = Refusal("TD-R11", "The quarter has begun; name your first seat before the next one.")
PARTNER_GONE = Refusal("TD-R11", "Your partner has left, so you throw first and last.")
NOT_YOUR_TEAM = Refusal("TD-R11", "Name a seat of your own team: you or your partner.")
OWN_LEAVE = Refusal("ALL-7", "A seat leaves by itself or by the clock.")
GONE_ALREADY = Refusal("ALL-7", "There is no such seat, or it has left.")
NO_FORFEIT = Refusal("ALL-9", "Only the seat in turn can lose its throw.")
NO_RACE = Refusal("ALL-10", "Nobody races in Tumblin-Dice, so nothing can be broken off.")
