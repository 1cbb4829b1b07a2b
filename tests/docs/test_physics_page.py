"""docs/physics.md: its tables say what the code says, its Python runs, its pictures can be read by night too."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.landing import page
from tests.physics.test_statistics import MEASURED, MEASURED_OVER

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "physics.md").read_text(encoding="utf-8")
PLOTS = sorted((DOCS / "pictures").glob("physics-*.svg"))


def test_the_numbers_of_the_page_are_those_of_the_code() -> None:
    """If not: `./bench landing --numbers` writes them anew; after a change of the board the whole bench."""
    assert page.rewritten(PAGE, page.of_code()) == PAGE


@pytest.mark.slow
def test_the_python_of_the_page_runs() -> None:
    done = subprocess.run([sys.executable, "-c", page.example_of(PAGE)], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    shown = PAGE.partition("<!-- printed -->\n```\n")[2].partition("```")[0]
    assert without_numbers(done.stdout) == without_numbers(shown)


def without_numbers(printed: str) -> list[str]:
    """Another machine computes another throw."""
    return [re.sub(r"-?\d+(\.\d+)?", "n", line) for line in sorted(printed.splitlines())]


def test_the_crowd_of_the_page_is_the_one_of_the_tests() -> None:
    said = re.findall(r"([\d.]+) % (?:stopped|on \d×|left)", PAGE)
    shares = [MEASURED[name] for name in ("short", "1", "2", "3", "4", "off")]
    assert list(map(float, said)) == [pytest.approx(100 * share) for share in shares]
    assert f"Of {MEASURED_OVER:,} throws" in PAGE


@pytest.mark.parametrize("plot", PLOTS, ids=lambda path: path.name)
def test_a_plot_is_small_and_has_words_by_day_and_night(plot: Path) -> None:
    text = plot.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert len(text) < 30_000
    assert "prefers-color-scheme:dark" in text
    assert {child.tag.partition("}")[2] for child in root} >= {"title", "desc", "text"}
    assert f"pictures/{plot.name}" in PAGE


def test_there_are_plots() -> None:
    assert len(PLOTS) == 4
