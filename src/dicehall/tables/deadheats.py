"""Which claims cannot be told apart: a dead heat, decided by chance [ALL-8]."""

from __future__ import annotations

BAND_MS = 8
"""Claims closer than this cannot be told apart over a network: a dead heat, decided by chance."""
PICTURE_MS = 17
"""How long one stands: browsers stamp keys and fingers no finer, so claims at one device are told apart by it."""


def is_level(time_ms: float, first_ms: float, band_ms: int) -> bool:
    """Whether a press cannot be told apart from the first.

    >>> is_level(508.1, 500.1, band_ms=8)
    False
    """
    return round(time_ms - first_ms, 1) < band_ms


def band_between(device: int, other: int, band_ms: int) -> int:
    """How close two claims are a dead heat, by the devices of their lanes.

    >>> band_between(1, 1, band_ms=8), band_between(1, 3, band_ms=8), band_between(0, 0, band_ms=8)
    (17, 8, 8)
    """
    return max(band_ms, PICTURE_MS) if device and device == other else band_ms
