"""The hall: guests, tables with their people, and who is told what. `hall.py` first, then `hosted.py`."""

from dicehall.server.hall.denial import Denial
from dicehall.server.hall.guests import GuestSeen
from dicehall.server.hall.hall import Entered, Hall, Limits
from dicehall.server.hall.line import Line
from dicehall.server.hall.pace import Pace

__all__ = ["Denial", "Entered", "GuestSeen", "Hall", "Limits", "Line", "Pace"]
