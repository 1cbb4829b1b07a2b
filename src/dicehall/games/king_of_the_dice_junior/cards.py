"""The forty cards: data, no logic. The deck is ours, since the printed one is not public.

A turret card asks for colours only and a resident card for symbols only, so a card asks for one kind of word and the
fourth die of a three-dice card is free. Both kinds have the same twenty patterns.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["turret", "resident"]


class Card(Struct, frozen=True):
    """One card of the pile."""

    number: int
    """1 to 40, printed on the card; numbers only name cards."""
    kind: Kind
    asks: tuple[str, ...]
    """Colours (turret) or symbols (resident), one a die; their order means nothing [KJ-R4]."""
    lizards: int
    """They break ties in `full_round` [KJ-R5]."""


CARDS: tuple[Card, ...] = (
    Card(1, "turret", ("red", "green", "blue"), 1),
    Card(2, "turret", ("red", "green", "blue"), 1),
    Card(3, "turret", ("red", "red", "green"), 1),
    Card(4, "turret", ("red", "red", "blue"), 1),
    Card(5, "turret", ("green", "green", "red"), 1),
    Card(6, "turret", ("green", "green", "blue"), 1),
    Card(7, "turret", ("blue", "blue", "red"), 1),
    Card(8, "turret", ("blue", "blue", "green"), 1),
    Card(9, "turret", ("red", "red", "red"), 2),
    Card(10, "turret", ("green", "green", "green"), 2),
    Card(11, "turret", ("blue", "blue", "blue"), 2),
    Card(12, "turret", ("red", "red", "green", "blue"), 2),
    Card(13, "turret", ("red", "red", "green", "blue"), 2),
    Card(14, "turret", ("green", "green", "red", "blue"), 2),
    Card(15, "turret", ("green", "green", "red", "blue"), 2),
    Card(16, "turret", ("blue", "blue", "red", "green"), 2),
    Card(17, "turret", ("blue", "blue", "red", "green"), 2),
    Card(18, "turret", ("red", "red", "green", "green"), 3),
    Card(19, "turret", ("red", "red", "blue", "blue"), 3),
    Card(20, "turret", ("green", "green", "blue", "blue"), 3),
    Card(21, "resident", ("gem", "animal", "flower"), 1),
    Card(22, "resident", ("gem", "animal", "flower"), 1),
    Card(23, "resident", ("gem", "gem", "animal"), 1),
    Card(24, "resident", ("gem", "gem", "flower"), 1),
    Card(25, "resident", ("animal", "animal", "gem"), 1),
    Card(26, "resident", ("animal", "animal", "flower"), 1),
    Card(27, "resident", ("flower", "flower", "gem"), 1),
    Card(28, "resident", ("flower", "flower", "animal"), 1),
    Card(29, "resident", ("gem", "gem", "gem"), 2),
    Card(30, "resident", ("animal", "animal", "animal"), 2),
    Card(31, "resident", ("flower", "flower", "flower"), 2),
    Card(32, "resident", ("gem", "gem", "animal", "flower"), 2),
    Card(33, "resident", ("gem", "gem", "animal", "flower"), 2),
    Card(34, "resident", ("animal", "animal", "gem", "flower"), 2),
    Card(35, "resident", ("animal", "animal", "gem", "flower"), 2),
    Card(36, "resident", ("flower", "flower", "gem", "animal"), 2),
    Card(37, "resident", ("flower", "flower", "gem", "animal"), 2),
    Card(38, "resident", ("gem", "gem", "animal", "animal"), 3),
    Card(39, "resident", ("gem", "gem", "flower", "flower"), 3),
    Card(40, "resident", ("animal", "animal", "flower", "flower"), 3),
)
NUMBERS = tuple(range(1, len(CARDS) + 1))
