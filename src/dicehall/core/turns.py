"""What a game without races answers to the questions about time: derive a turn game from this and leave them out."""

from __future__ import annotations

from dicehall.core.actors import Actor
from dicehall.core.errors import Refusal


class TurnGame:
    """Nothing takes time, nothing is claimed, nothing comes late."""

    round_name: str = "turn"
    fastest_claim_ms: int = 0

    def delay_ms(self, state: object, actor: Actor) -> int:
        return 0

    def is_claim(self, action: object) -> bool:
        return False

    def too_early(self, state: object, since_shown_ms: float) -> Refusal | None:
        return None

    def can_come_late(self, action: object) -> bool:
        return False
