"""The plots of docs/physics.md, each as a whole SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from benchmarks.landing.slides import HANDS, PLACES, Cell, Interval, Place, of_hand
from benchmarks.landing.svg import Span, along, band, bars, box, grid, line, sheet, text
from dicehall.physics import BOARD

Plot = Callable[[Sequence[Cell]], str]
KEY: tuple[tuple[Place, str, float], ...] = (
    ("short", "not across the line", 24),
    ("1", "1×", 196),
    ("2", "2×", 260),
    ("3", "3×", 324),
    ("4", "4×", 388),
    ("off", "off the board", 452),
)
"""What the colours of places are called, and where on the sheet."""
LINES = {0.25: ("first", ""), 1.0: ("second", "9 4"), 4.0: ("third", "2 4")}
"""Colour and dash of each hand."""
SEEN_M_S = (0.95, 1.2, 1.4)
"""Speeds of the dice that are shown from above."""
ACROSS = (70.0, 736.0)
SPEED = "speed that was aimed at, m/s"


def levels(cells: Sequence[Cell]) -> str:
    """Where slides come to rest by speed, for a steady and a practised hand."""
    along_x, marks = _speeds(cells), list[str]()
    for place, words, x in KEY:
        marks += [box(x, 48, 14, 14, f"at-{place}"), text(x + 20, 60, words)]
    for number, hand in enumerate((0.25, 1.0)):
        up = Span((0.0, 1.0), (290.0 + 230 * number, 110.0 + 230 * number))
        marks += [text(ACROSS[0], up.pixels[1] - 12, f"hand {hand:g}", "ink")]
        marks += grid(up, ACROSS, [(0, "0 %"), (0.5, "50 %"), (1, "100 %")])
        marks += _stacks(of_hand(cells, hand), along_x, up)
    marks += along(along_x, 520, _tenths(cells), SPEED)
    return sheet(572, "Where a slide comes to rest", "Shares of the levels by speed, for two hands.", marks)


def faces(cells: Sequence[Cell]) -> str:
    """How often a slide keeps its face by speed."""
    shown = [0.25, 1.0]
    up = Span((0.0, 1.0), (360.0, 92.0))
    marks = grid(up, ACROSS, [(share / 4, f"{25 * share} %") for share in range(5)])
    marks += [line([(ACROSS[0], up(1 / 6)), (ACROSS[1], up(1 / 6))], "quiet", "1 5", 1.5)]
    marks += [text(ACROSS[0] + 8, up(1 / 6) - 6, "one in six")]
    marks += _curves(cells, shown, Cell.kept, up)
    told = "Share of the slides that still show the 6, by speed, with the 95 % interval."
    return sheet(412, "How often a slide keeps its face", told, marks)


def scores(cells: Sequence[Cell]) -> str:
    """Mean points by speed for all hands."""
    up = Span((0.0, 16.0), (360.0, 92.0))
    marks = grid(up, ACROSS, [(points, str(points)) for points in range(0, 17, 4)])
    marks += _curves(cells, HANDS, Cell.score, up)
    told = "Mean points of one throw on an empty board by speed, with the 95 % interval, for three hands."
    return sheet(412, "What a slide scores", told, marks)


def seen_from_above(cells: Sequence[Cell]) -> str:
    """Where dice of a practised hand lie, seen from above."""
    x, y = Span((-20.0, 690.0), (20.0, 730.0)), Span((215.0, -215.0), (56.0, 486.0))
    marks = _board(x, y)
    for kind, speed in zip(("first", "second", "third"), SEEN_M_S, strict=True):
        (cell,) = [cell for cell in of_hand(cells, 1.0) if cell.speed_m_s == speed]
        inside = [die for die in cell.dice if die.x_mm < 690 and abs(die.y_mm) < 215]
        marks += [_spot(kind, x(die.x_mm), y(die.y_mm)) for die in inside]
    for number, (kind, speed) in enumerate(zip(("first", "second", "third"), SEEN_M_S, strict=True)):
        at = 300 + 150 * number
        marks += [_spot(kind, at, 27), text(at + 14, 32, f"{speed:g} m/s")]
    told = "The board from above, its disc on the left, with the places where dice of three speeds came to rest."
    return sheet(502, "Seen from above, hand 1", told, marks)


def _speeds(cells: Sequence[Cell]) -> Span:
    speeds = [cell.speed_m_s for cell in cells]
    return Span((min(speeds) - 0.0125, max(speeds) + 0.0125), ACROSS)


def _tenths(cells: Sequence[Cell]) -> list[float]:
    speeds = [cell.speed_m_s for cell in cells]
    return [tenth / 10 for tenth in range(30) if min(speeds) <= tenth / 10 <= max(speeds)]


def _stacks(cells: Sequence[Cell], along_x: Span, up: Span) -> list[str]:
    """For each speed a bar of all places, the first at the foot."""
    wide = along_x(0.022) - along_x(0.0)
    below, found = [0.0] * len(cells), list[str]()
    for place in PLACES:
        shares = [cell.share(place) for cell in cells]
        lefts = [along_x(cell.speed_m_s - 0.011) for cell in cells]
        tops = [up(under + share) for under, share in zip(below, shares, strict=True)]
        highs = [round(up(under) - top, 1) for under, top in zip(below, tops, strict=True)]
        found.append(bars(zip(lefts, tops, highs, strict=True), round(wide, 1), f"at-{place}"))
        below = [under + share for under, share in zip(below, shares, strict=True)]
    return found


def _curves(
    cells: Sequence[Cell], hands: Sequence[float], figure: Callable[[Cell], Interval | None], up: Span
) -> list[str]:
    """A line for each hand with its interval, their names above, speeds below."""
    along_x, bands, lines = _speeds(cells), list[str](), list[str]()
    for number, hand in enumerate(hands):
        kind, dash = LINES[hand]
        known = [(along_x(cell.speed_m_s), found) for cell in of_hand(cells, hand) if (found := figure(cell))]
        middle, low, high = ([(x, up(found[part])) for x, found in known] for part in range(3))
        bands += [band(low, high, kind)]
        x = ACROSS[0] + 130 * number
        lines += [line(middle, kind, dash), line([(x, 58), (x + 34, 58)], kind, dash)]
        lines += [text(x + 42, 63, f"hand {hand:g}")]
    return bands + lines + along(along_x, up.pixels[0], _tenths(cells), SPEED)


def _board(x: Span, y: Span) -> list[str]:
    found = []
    for level in BOARD.levels:
        (back, front), (right, left) = level.x_mm, level.y_mm
        kind = "deep" if level.multiplier % 2 == 0 else "wood"
        found += [box(x(back), y(left), x(front) - x(back), y(right) - y(left), kind)]
        start = BOARD.line.value if level.multiplier == 1 else back
        at, kind = (x(start) + 9, "quiet") if level.multiplier < 4 else (x(front) - 9, "quiet end")
        found += [text(at, y(right) - 10, f"{level.multiplier}×", kind)]
    half, line_x = BOARD.width.value / 2, x(BOARD.line.value)
    found += [line([(line_x, y(half)), (line_x, y(-half))], "ink")]
    found += [_round("deep", x(BOARD.disc_x.value), y(0), BOARD.disc_radius.value)]
    return found + [_round("ink", x(BOARD.peg_x.value), y(peg), BOARD.peg_radius.value) for peg in BOARD.pegs_y_mm]


def _round(kind: str, x: float, y: float, radius: float) -> str:
    return f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def _spot(kind: str, x: float, y: float) -> str:
    """A die: a different shape for each colour, for those who cannot tell these apart."""
    edged = f"paper-line {kind}"
    match kind:
        case "first":
            return _round(edged, x, y, 4.5)
        case "second":
            return box(x - 4, y - 4, 8, 8, edged)
        case _:
            return f'<path class="{edged}" d="M{x:g} {y - 5.5:g}l5.5 10h-11z"/>'
