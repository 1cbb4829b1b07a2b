"""How long a table waits for people, and how often it tells them of each other: times that no rule knows."""

from __future__ import annotations

from msgspec import Struct


class Pace(Struct, frozen=True):
    """Numbers that tests change."""

    away_ms: int = 20_000
    """After so long without a connection a bot takes over, and the host passes on."""
    asleep_ms: int = 60_000
    """After so long without anybody the table is put away until somebody comes."""
    watchers_ms: int = 1_000
    """Between two messages about how many watch: each goes to all of them, and they may come by the thousand."""
    links_ms: int = 5_000
    """Between two messages about how far away the seats are."""
