"""What is known of the network between the table and one player, all measured on this side of it."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

FRIENDS_CAP_MS, RANKED_CAP_MS = 350, 200
"""No longer way than this is believed: it is also the longest that a race waits after its first claim."""
FRAME_MS = 16.7
_JITTER_MS = (12.0, 60.0)
_SAMPLES, _TRUSTED_AFTER = 40, 20
_KERNEL_SLACK_MS = 5.0
_DOUBT_MS = 30.0


class Bounds(Struct, frozen=True):
    """What goes for a browser that is shown a race: the way there and back takes at least `floor_ms`, and no more than
    `most_ms` is believed."""

    floor_ms: float = 0.0
    most_ms: float = 0.0
    is_kernel: bool = False
    """Whether the system's network counters had a say, which a browser cannot talk into more."""
    is_doubted: bool = False
    """Whether the pings say much more than those counters, so that the pings were believed."""
    device: int = 0
    """The lowest seat of those who share this browser; 0: nobody else plays on it."""
    listens_ms: int = 0
    """So long this browser tells a race to its players, before their clocks run; 0: they look."""


HERE = Bounds()
"""No network between: a bot, or a key of this machine."""


class Link:
    """Round trips to one browser, the last 40 pings of the protocol."""

    def __init__(self) -> None:
        self._rtts_ms: deque[float] = deque(maxlen=_SAMPLES)
        self._kernel_ms: float | None = None
        self._spread: tuple[float, float, float] | None = None

    def sample(self, rtt_ms: float) -> None:
        """One more ping was answered."""
        self._rtts_ms.append(rtt_ms)
        self._spread = None

    def kernel(self, min_rtt_ms: float | None) -> None:
        """The smallest round trip that this system's TCP has seen; None where it cannot be known."""
        self._kernel_ms = min_rtt_ms

    @property
    def rtt_ms(self) -> float | None:
        """Median; None before the first pong."""
        return self._measured()[1] if self._rtts_ms else None

    @property
    def is_wavering(self) -> bool:
        """Whether round trips vary more than is believed."""
        return bool(self._rtts_ms) and self._measured()[2] >= _JITTER_MS[1]

    def bounds(self, cap_ms: float, *, is_ranked: bool) -> Bounds:
        """What is believed of this way in the race that is shown now.

        Among friends the pings are believed where they contradict the system's counters for long: a relay in between
        answers TCP from nearby. In ranked play they are not, since whoever delays pongs looks the same.
        """
        kernel_ms, is_doubted = self._kernel_ms, False
        if self._rtts_ms:
            floor_ms, _, jitter_ms = self._measured()
        else:  # whoever has just come is not believed more than a short way, or reconnecting would pay
            floor_ms, jitter_ms = kernel_ms or 0.0, _JITTER_MS[1]
        if kernel_ms is not None:
            is_doubted = floor_ms > kernel_ms + _DOUBT_MS and len(self._rtts_ms) >= _TRUSTED_AFTER and not is_ranked
            if not is_doubted:
                floor_ms = min(floor_ms, kernel_ms + _KERNEL_SLACK_MS)
        floor_ms = min(floor_ms, cap_ms)
        most_ms = min(cap_ms, floor_ms + FRAME_MS + jitter_ms)
        return Bounds(round(floor_ms, 1), round(most_ms, 1), kernel_ms is not None and not is_doubted, is_doubted)

    def _measured(self) -> tuple[float, float, float]:
        """Smallest, median, and four times the mean distance from it, within limits."""
        if self._spread is None:
            ordered = sorted(self._rtts_ms)
            middle = ordered[len(ordered) // 2]
            distance = sum([abs(rtt - middle) for rtt in ordered]) / len(ordered)
            least, most = _JITTER_MS
            self._spread = (ordered[0], middle, min(most, max(least, 4 * distance)))
        return self._spread
