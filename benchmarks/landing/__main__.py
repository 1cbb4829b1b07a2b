"""Slides dice down the empty board and writes the tables and plots of docs/physics.md; the last line is JSON.

The same seeds for each speed and hand, so that a change of the board shows and luck does not. There is no peer. Another
machine computes other throws of the same kind.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.landing import page, plots
from benchmarks.landing.slides import HANDS, Cell, best, slid

DOCS = Path(__file__).resolve().parents[2] / "docs"
THROWS, SHORT = 80, 8
"""For each hand and speed."""
PLOTS = {
    "levels": plots.levels,
    "faces": plots.faces,
    "scores": plots.scores,
    "above": plots.seen_from_above,
}


def write_page(tables: Mapping[str, str]) -> None:
    """Writes these parts of the page anew, the numbers of the code, and what its example prints.

    Raises:
        subprocess.CalledProcessError: the example does not run.
    """
    path = DOCS / "physics.md"
    text = path.read_text(encoding="utf-8")
    run = subprocess.run([sys.executable, "-c", page.example_of(text)], check=True, stdout=subprocess.PIPE, text=True)
    printed = {"printed": f"```\n{run.stdout}```\n"}
    path.write_text(page.rewritten(text, {**page.of_code(), **printed, **tables}), encoding="utf-8")


def write_plots(cells: Sequence[Cell]) -> None:
    """Writes all plots anew."""
    for name, plot in PLOTS.items():
        (DOCS / "pictures" / f"physics-{name}.svg").write_text(plot(cells), encoding="utf-8")


def throw_all(throws: int) -> list[Cell]:
    """Says which hand it is at."""
    return slid(throws, lambda hand: print(f"  hand {hand:g}", file=sys.stderr))


def main() -> None:
    """Throws, prints and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help=f"{SHORT} throws a speed and hand; writes nothing")
    parser.add_argument("--numbers", action="store_true", help="only writes the numbers of the code and the example")
    asked = parser.parse_args()
    if asked.numbers:
        write_page({})
        return
    begun_s = time.process_time()
    cells = throw_all(SHORT if asked.short else THROWS)
    cpu_s = time.process_time() - begun_s
    tables = page.of_throws(cells)
    print(*tables.values(), sep="\n")
    if not asked.short:
        write_page(tables)
        write_plots(cells)
    scores = {f"{hand:g}": round(best(cells, hand).score()[0], 2) for hand in HANDS}
    throws = sum(len(cell.dice) for cell in cells)
    print(json.dumps({"bench": "landing", "best_points": scores, "throws": throws, "cpu_s": round(cpu_s, 1)}))


if __name__ == "__main__":
    main()
