"""What the documents show is run: the README's Python, and the record of docs/records.md."""

import hmac
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.games.lightning_dice.decks import deck_of, parse_deck
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.match import (
    Anchored,
    Dropped,
    Note,
    Opened,
    OptionSet,
    Played,
    Raced,
    Refused,
    Seated,
    Undone,
    read_record,
    replay,
)
from dicehall.match.chains import Numbers, key_of
from dicehall.match.evidence import Given

ROOT = Path(__file__).resolve().parents[2]
ENTRIES = (Played, Undone, Dropped, Refused, Note, Seated, OptionSet, Opened, Anchored, Raced)
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("code", blocks("README.md", "python"))
def test_the_python_of_the_readme_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("Outcome(winners=")


def test_the_readme_has_python_to_run() -> None:
    assert blocks("README.md", "python")


def test_the_record_of_its_page_replays() -> None:
    record = blocks("docs/records.md", "json")[0]
    assert len(list(replay(read_record(record)))) == 4


def test_the_deck_of_its_page_can_be_played() -> None:
    (deck,) = blocks("docs/decks.md", "deck")
    assert next(card.title for card in deck_of(parse_deck(deck)).cards) == "Grandma's Staircase"


def test_every_requirement_that_its_page_shows_reads_as_one() -> None:
    text = (ROOT / "docs/decks.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| `([^`]+)` \|", text, flags=re.MULTILINE)
    assert len(shown) == 11
    assert [str(parse_requirement(words)) for words in shown] == shown


@pytest.mark.parametrize(
    "document", [*DOCUMENTS, *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
)
def test_links_to_files_lead_somewhere(document: str) -> None:
    folder = (ROOT / document).parent
    targets = re.findall(r"\]\(([^):]+)\)", (ROOT / document).read_text(encoding="utf-8"))
    assert [target for target in targets if not (folder / target).exists()] == []


def test_the_draw_made_by_hand_on_its_page_is_right() -> None:
    """What the shell lines of docs/verifiable_dice.md print."""
    key = key_of(b"\x11" * 32, bytes(32), 0, 1, 0, (Given(1, 1, "22" * 32),))
    byte = hmac.digest(key, bytes(4), "sha256")[0]
    text = (ROOT / "docs/verifiable_dice.md").read_text(encoding="utf-8")
    assert f"It prints `{byte:02x}`: {byte}, below 252, and {byte} modulo 6 is {byte % 6}" in text
    assert Numbers(key).below(6) == byte % 6


def test_the_entries_of_the_page_are_those_of_records() -> None:
    text = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    table = text.partition("## Entries")[2].partition("```")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, flags=re.MULTILINE)
    assert sorted(listed) == sorted(str(kind.__struct_config__.tag) for kind in ENTRIES)
