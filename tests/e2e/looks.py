"""What a page must be for everybody: axe finds nothing, and nothing sticks out at the side."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

_RUN = """async rules => {
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = []; // else it is not painted, and axe asks only about what is
    const found = await axe.run({exclude: [".sprite"]}, { // most elements are drawings there, of which none is seen
        runOnly: rules,
        resultTypes: ["violations"],
        preload: {assets: ["media"]}, // style sheets are fetched and parsed again only for rules that are experimental
    });
    document.adoptedStyleSheets = sheets;
    return found.violations;
}"""


class Node(TypedDict):
    html: str
    failureSummary: str  # as axe calls it


class Violation(TypedDict):
    id: str
    help: str
    nodes: list[Node]


def settled(page: Page) -> None:
    """Brings all that moves to where it goes; what moves for ever goes on."""
    page.evaluate(
        """async () => {
            const frame = () => new Promise(requestAnimationFrame);
            await frame();
            await frame();
            for (const one of document.getAnimations()) {
                if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
            }
            await frame();
        }"""
    )


def faults_found_by_axe(page: Page) -> list[str]:
    """One line for each element that breaks a rule."""
    settled(page)
    if page.evaluate("window.axe === undefined"):
        # Evaluated, as the content security policy lets no script of ours into the page.
        page.evaluate(AXE.read_text("utf-8"))
    found: list[Violation] = page.evaluate(_RUN, RULES)
    return [_line(violation, node) for violation in found for node in violation["nodes"]]


def sticking_out(page: Page) -> list[str]:
    """What makes the page scroll sideways; empty if nothing does."""
    found: list[str] = page.evaluate(
        """() => {
            const width = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= width) return [];
            const wide = [...document.body.querySelectorAll("*")].filter(one => {
                const box = one.getBoundingClientRect();
                return box.width > 0 && box.right > width + 0.5;
            });
            return [`${document.documentElement.scrollWidth} of ${width} px`,
                ...wide.map(one => one.cloneNode().outerHTML)];
        }"""
    )
    return found


def scrolls_down_by(page: Page) -> int:
    """How many CSS pixels of the page are below its window."""
    hidden: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return max(0, hidden)


def _line(violation: Violation, node: Node) -> str:
    return f"{violation['id']}: {violation['help']}: {node['html'][:200]} ({node['failureSummary']})"
