"""A little SVG: a sheet with its colours by day and by night, axes, and marks. Text stays text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from msgspec import Struct

WIDE = 760
INKS = {
    "paper": ("#fffdf8", "#211c18"),
    "ink": ("#241b14", "#f3eadb"),
    "quiet": ("#56493d", "#c4b6a4"),
    "grid": ("#e6dccb", "#3d352e"),
    "at-short": ("#cfc6b6", "#6a6159"),
    "at-1": ("#cbdff5", "#24476e"),
    "at-2": ("#86b5e6", "#3b76b3"),
    "at-3": ("#3d7fc4", "#78b3ee"),
    "at-4": ("#143f78", "#cfe6ff"),
    "at-off": ("#8d7b68", "#a3968a"),
    "first": ("#1d5a9e", "#7db4f0"),
    "second": ("#a35f00", "#ffc233"),
    "third": ("#a8231b", "#ff8f86"),
    "wood": ("#f4e3c4", "#4a3b2a"),
    "deep": ("#e9d0a3", "#5b4832"),
}
"""Each by day and by night."""

Point = tuple[float, float]


class Span(Struct, frozen=True):
    """From values to pixels along one axis."""

    values: tuple[float, float]
    pixels: tuple[float, float]

    def __call__(self, value: float) -> float:
        """Pixels of a value.

        >>> Span((0, 1), (100, 20))(0.25)
        80.0
        """
        (low, high), (start, end) = self.values, self.pixels
        return round(start + (value - low) / (high - low) * (end - start), 1)


def sheet(high: int, title: str, told: str, marks: Iterable[str]) -> str:
    """A whole picture.

    Args:
        told: what it shows, for those who cannot see it.
    """
    day, night = (
        " ".join(f".{name}{{fill:{pair[at]}}} .{name}-line{{stroke:{pair[at]}}}" for name, pair in INKS.items())
        for at in (0, 1)
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img" aria-labelledby="t d">',
            f'<title id="t">{escape(title)}</title><desc id="d">{escape(told)}</desc>',
            "<style>text{font:14px system-ui,sans-serif}.head{font-size:17px;font-weight:600}"
            "[class$=-line]{fill:none}.end{text-anchor:end}.middle{text-anchor:middle}.band{opacity:.16}",
            day,
            f"@media (prefers-color-scheme:dark){{{night}}}</style>",
            f'<rect class="paper" width="{WIDE}" height="{high}" rx="10"/>',
            text(24, 32, title, "ink head"),
            *marks,
            "</svg>\n",
        ]
    )


def text(x: float, y: float, words: str, kind: str = "quiet") -> str:
    """Words whose line stands on y."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


def box(x: float, y: float, wide: float, high: float, kind: str) -> str:
    """A filled rectangle."""
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"/>'


def line(points: Sequence[Point], kind: str, dash: str = "", wide: float = 2.5) -> str:
    """A line through points; dashed if `dash` says how."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path class="{kind}-line" stroke-width="{wide:g}"{dashed} d="{_through(points)}"/>'


def band(lower: Sequence[Point], upper: Sequence[Point], kind: str) -> str:
    """What lies between two lines."""
    return f'<path class="{kind} band" d="{_through([*lower, *reversed(upper)])}Z"/>'


def bars(found: Iterable[tuple[float, float, float]], wide: float, kind: str) -> str:
    """Bars of one colour; each is its left side, its top and how high it is."""
    path = "".join(f"M{x:g} {y:g}h{wide:g}v{high:g}h-{wide:g}z" for x, y, high in found if high > 0)
    return f'<path class="{kind}" d="{path}"/>'


def along(span: Span, y: float, marks: Iterable[float], name: str) -> list[str]:
    """The axis below a plot, with its name under the numbers."""
    return [
        line([(span.pixels[0], y), (span.pixels[1], y)], "quiet", wide=1),
        *(text(span(mark), y + 19, f"{mark:g}", "quiet middle") for mark in marks),
        text(sum(span.pixels) / 2, y + 40, name, "quiet middle"),
    ]


def grid(up: Span, across: tuple[float, float], marks: Iterable[tuple[float, str]]) -> list[str]:
    """Lines across a plot, each with its number on the left."""
    found = []
    for mark, words in marks:
        y = up(mark)
        found += [line([(across[0], y), (across[1], y)], "grid", wide=1)]
        found += [text(across[0] - 8, y + 5, words, "quiet end")]
    return found


def _through(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
