"""The fifty cards of the shipped deck: data, no logic. All are our own; the printed ones are not public.

A picture is one way to meet its card, chosen so that it shows the idea; where numbers are not named, others do as well.
`expected_rolls` is the odds solver's word with best keeping, from no dice kept; a test compares them. No number from 1
to 6 is asked for by name more often than another, for a seat's number must not favour it.
"""

from __future__ import annotations

from msgspec import Struct


class Card(Struct, frozen=True):
    """A card of a deck."""

    title: str
    requirement: str
    """In the language of `requirement_parser`."""
    picture: tuple[int, ...]
    """Six dice that meet it; a 0 is a blank die, which may show anything [LD-R26]."""
    expected_rolls: float | None = None
    """To two decimals; None where nobody has worked it out, as in a deck of the players' own."""


DECK = (
    Card("Basement Party", "exactly 1 1 2 2 3 3", (1, 1, 2, 2, 3, 3), 9.44),
    Card("Penthouse Party", "exactly 4 4 5 5 6 6", (4, 4, 5, 5, 6, 6), 9.44),
    Card("Worms and Eagles", "exactly 1 1 1 6 6 6", (1, 1, 1, 6, 6, 6), 10.65),
    Card("Mirror, Mirror", "exactly 1 2 2 5 5 6", (1, 2, 2, 5, 5, 6), 9.01),
    Card("Opposite Sides", "exactly 1 3 3 4 4 6", (1, 3, 3, 4, 4, 6), 9.01),
    Card("Village Choir", "exactly 2 2 3 4 5 5", (2, 2, 3, 4, 5, 5), 9.01),
    Card("Odd Socks", "show 1 3 5", (1, 3, 5, 0, 0, 0), 2.56),
    Card("Every Other Step", "show 2 4 6", (2, 4, 6, 0, 0, 0), 2.56),
    Card("Low Road", "show 1 2 3 4", (1, 2, 3, 4, 0, 0), 3.32),
    Card("High Road", "show 3 4 5 6", (3, 4, 5, 6, 0, 0), 3.32),
    Card("Bookends", "show 1 1 6 6", (1, 1, 6, 6, 0, 0), 4.21),
    Card("Double Date", "show 2 2 5 5", (2, 2, 5, 5, 0, 0), 4.21),
    Card("Middle Seats", "show 3 3 4 4", (3, 3, 4, 4, 0, 0), 4.21),
    Card("Toes to Shoulders", "show 1 2 3 4 5", (1, 2, 3, 4, 5, 0), 4.6),
    Card("Knees to Hat", "show 2 3 4 5 6", (2, 3, 4, 5, 6, 0), 4.6),
    Card("Odd Jobs", "show 1 1 3 3 5", (1, 1, 3, 3, 5, 0), 5.56),
    Card("Even Bets", "show 2 4 4 6 6", (2, 4, 4, 6, 6, 0), 5.56),
    Card("One, One, Won", "at least three 1s", (1, 1, 1, 0, 0, 0), 3.88),
    Card("Beehive", "at least three 6s", (6, 6, 6, 0, 0, 0), 3.88),
    Card("Third Wheel Club", "at least four 3s", (3, 3, 3, 3, 0, 0), 5.71),
    Card("Four on the Floor", "at least four 4s", (4, 4, 4, 4, 0, 0), 5.71),
    Card("Duck Parade", "at least five 2s", (2, 2, 2, 2, 2, 0), 8.45),
    Card("Five-Star Hotel", "at least five 5s", (5, 5, 5, 5, 5, 0), 8.45),
    Card("Copycats", "at least four alike", (3, 3, 3, 3, 0, 0), 3.99),
    Card("Echo, Echo", "at least five alike", (4, 4, 4, 4, 4, 0), 6.73),
    Card("Two by Two", "three pairs", (2, 2, 4, 4, 5, 5), 7.23),
    Card("Twin Tricycles", "two triples", (2, 2, 2, 5, 5, 5), 8.33),
    Card("Car Tows Bike", "four and a pair", (3, 3, 3, 3, 6, 6), 7.91),
    Card("Stepping Stones", "run of four", (1, 2, 3, 4, 0, 0), 2.59),
    Card("Ladder with a Spare", "run of five", (1, 2, 3, 4, 5, 0), 4.01),
    Card("Full Staircase", "run of six", (1, 2, 3, 4, 5, 6), 7.93),
    Card("Odd Bunch", "all odd", (1, 1, 3, 3, 5, 5), 4.03),
    Card("Even Keel", "all even", (2, 2, 4, 4, 6, 6), 4.03),
    Card("Limbo", "all low", (1, 1, 2, 2, 3, 3), 4.03),
    Card("Head in the Clouds", "all high", (4, 4, 5, 5, 6, 6), 4.03),
    Card("Coming of Age", "sum 21", (2, 3, 3, 4, 4, 5), 6.5),
    Card("Heavy Luggage", "sum at least 30", (3, 4, 5, 6, 6, 6), 4.39),
    Card("Light Lunch", "sum at most 12", (1, 1, 1, 2, 3, 4), 4.39),
    Card("Strange Quartet", "all odd and at least four alike", (1, 1, 1, 1, 3, 5), 6.35),
    Card("Level Quartet", "all even and at least four alike", (2, 2, 2, 2, 4, 6), 6.35),
    Card("Cellar Stocktake", "all low and show 1 2 3", (1, 1, 2, 2, 3, 3), 4.88),
    Card("Attic Stocktake", "all high and show 4 5 6", (4, 4, 5, 5, 6, 6), 4.88),
    Card("Dancing Mice", "three pairs and sum at most 18", (1, 1, 2, 2, 3, 3), 7.88),
    Card("Dancing Elephants", "three pairs and sum at least 24", (1, 1, 5, 5, 6, 6), 7.88),
    Card("Downhill Stroll", "run of four and sum at most 15", (1, 1, 2, 2, 3, 4), 5.02),
    Card("Uphill with a Backpack", "run of four and sum at least 24", (3, 4, 5, 5, 6, 0), 3.72),
    Card("Jam on the Stairs", "run of four and at least three alike", (1, 1, 1, 2, 3, 4), 6.06),
    Card("Triplets in Balance", "at least three alike and sum 21", (1, 2, 3, 5, 5, 5), 7.43),
    Card("Pea Under the Mattress", "show 1 and sum at least 28", (1, 4, 5, 6, 6, 6), 6.13),
    Card("Giant in the Nursery", "show 6 and sum at most 14", (1, 1, 1, 2, 3, 6), 6.13),
)
