"""The tables of docs/physics.md: parts of the page between markers, written from the code and from throws."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from benchmarks.landing.slides import HANDS, PLACES, Cell, best, of_hand
from dicehall.bots.tumblin_dice import LEVELS, PERSON_HAND
from dicehall.physics import BOARD, hand

EVERY_MM_S = 100
"""Between two lines of the table of levels."""


def of_code() -> dict[str, str]:
    """The tables for which nothing has to be thrown, by their names on the page."""
    return {"board": board_table(), "hand": hand_table()}


def of_throws(cells: Sequence[Cell]) -> dict[str, str]:
    """The tables of what was thrown."""
    return {"levels": levels_table(cells), "best": best_table(cells)}


def example_of(page: str) -> str:
    """The Python that the page shows."""
    found: list[str] = re.findall(r"^```python\n(.*?)^```$", page, flags=re.DOTALL | re.MULTILINE)
    return "".join(found)


def rewritten(page: str, tables: Mapping[str, str]) -> str:
    """The page with these parts written anew.

    Raises:
        ValueError: the page has no such part, or has it twice.

    >>> print(rewritten("<!-- sums -->\\n1\\n<!-- end of sums -->", {"sums": "2\\n"}))
    <!-- sums -->
    2
    <!-- end of sums -->
    """
    for name, table in tables.items():
        parts = re.split(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end of {name} -->)", page, flags=re.DOTALL)
        if len(parts) != 2:
            raise ValueError(f"the page must have one part from '<!-- {name} -->' to '<!-- end of {name} -->'")
        page = table.join(parts)
    return page


def board_table() -> str:
    """Every number of the board."""
    rows = (
        (f"`{name}`", f"{number.value:.4g} {number.unit}".strip(), number.source, number.why)
        for name, number in BOARD.numbers()
    )
    return _table(("number", "value", "source", "why"), rows)


def hand_table() -> str:
    """Standard deviations of what each hand adds, from the unsteadiest to the steadiest."""
    whose: dict[float, list[str]] = {}
    for name, level in LEVELS.items():
        whose.setdefault(level.hand, []).append(f"bots: {name}")
    whose.setdefault(PERSON_HAND, []).append("people")
    noise = (
        ("speed", 100 * hand.SPEED_NOISE, " %"),
        ("direction", hand.AIM_NOISE_DEG, "°"),
        ("place, along and across", hand.PLACE_NOISE_MM, " mm"),
        ("turn about the upright", hand.YAW_NOISE_DEG, "°"),
        ("spin", hand.SPIN_NOISE_RAD_S, " rad/s"),
        ("climb, flicks only", hand.CLIMB_NOISE_DEG, "°"),
    )
    sizes = sorted(whose, reverse=True)
    heads = (f"hand {size:g} ({', '.join(whose[size])})" for size in sizes)
    rows = ((name, *(f"{sigma * size:.3g}{unit}" for size in sizes)) for name, sigma, unit in noise)
    return _table(("σ of", *heads), rows)


def levels_table(cells: Sequence[Cell]) -> str:
    """Where slides of a practised hand come to rest, whether they keep the 6, and what they score."""
    rows = []
    for cell in of_hand(cells, 1.0):
        if round(1000 * cell.speed_m_s) % EVERY_MM_S == 0:
            kept = cell.kept()
            face = f"{kept[0]:.2f}" if kept else ""
            rows.append((f"{cell.speed_m_s:.1f} m/s", *_shares(cell), face, f"{cell.score()[0]:.1f}"))
    return _table(("speed", *_heads(), "keeps the 6", "points"), rows)


def best_table(cells: Sequence[Cell]) -> str:
    """What each hand scores at the speed that suits it best."""
    rows = []
    for size in HANDS:
        cell = best(cells, size)
        points, low, _ = cell.score()
        rows.append((f"{size:g}", f"{cell.speed_m_s:.3f} m/s", f"{points:.1f} ± {points - low:.1f}", *_shares(cell)))
    return _table(("hand", "best speed", "points", *_heads()), rows)


def _heads() -> list[str]:
    return [f"{place}×" if place.isdigit() else place for place in PLACES]


def _shares(cell: Cell) -> list[str]:
    """Shares of the places; none is left empty."""
    shares = (cell.share(place) for place in PLACES)
    return [f"{share:.2f}" if share else "" for share in shares]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = (f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows))
    return "".join(f"{line}\n".replace("|  |", "| |").replace("|  |", "| |") for line in lines)
