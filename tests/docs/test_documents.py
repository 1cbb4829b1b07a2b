"""What the documents show is run: the README's Python, and the record of docs/records.md."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.match import read_record, replay

ROOT = Path(__file__).resolve().parents[2]


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
    (record,) = blocks("docs/records.md", "json")
    assert len(list(replay(read_record(record)))) == 4


@pytest.mark.parametrize(
    "document", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/benchmarks.md", "docs/records.md"]
)
def test_links_to_files_lead_somewhere(document: str) -> None:
    folder = (ROOT / document).parent
    targets = re.findall(r"\]\(([^):]+)\)", (ROOT / document).read_text(encoding="utf-8"))
    assert [target for target in targets if not (folder / target).exists()] == []
