"""How long people take: reaction times as lognormal draws, the shape that measured human reactions have.

Source of the shape: R. D. Luce, Response Times, 1986; medians and spreads are each bot's own and said there.
"""

from __future__ import annotations

import math
from statistics import NormalDist

from dicehall.core import Below

_STEPS = 1 << 20


def lognormal_ms(median_ms: int, sigma: float, below: Below) -> int:
    """A time whose logarithm is normal, in milliseconds, at least 1.

    Args:
        median_ms: half of the draws are shorter.
        sigma: spread of the logarithm; .25 is a practised adult, .5 a distracted one.
    """
    share = (below(_STEPS) + 0.5) / _STEPS
    return max(1, round(median_ms * math.exp(sigma * NormalDist().inv_cdf(share))))
