"""A bot is a policy that takes its time."""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec import Struct

from dicehall.core import Below, Policy

A = TypeVar("A")


class Bot(Policy[A], Protocol[A]):
    """Chooses for a seat and says how long a person would have taken."""

    def delay_ms(self, view: Struct, action: A, below: Below) -> int:
        """Time from seeing the view to doing the action, in milliseconds."""
