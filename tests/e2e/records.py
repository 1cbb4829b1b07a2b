"""What people take home from a result, and whether it holds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import cast

from playwright.sync_api import Locator

from tests.e2e.people import Person

VERIFIER = Path(__file__).resolve().parents[2] / "examples" / "verify_dice.py"


def download_record(person: Person, folder: Path, link: Locator | None = None) -> Path:
    """By the link on the page of the result, or by another one."""
    with person.page.expect_download() as downloading:
        person.hand.press(link or person.link("Download the record"))
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    return path


def check_record(path: Path) -> tuple[int, str]:
    """What `dicehall record check` says, and its exit status."""
    line = [sys.executable, "-m", "dicehall", "record", "check", str(path)]
    ended = subprocess.run(line, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout + ended.stderr


def verify_dice(path: Path) -> tuple[int, str]:
    """What the example that knows nothing of dicehall says of the draws, and its exit status."""
    line = [sys.executable, "-I", str(VERIFIER), str(path)]
    ended = subprocess.run(line, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout + ended.stderr


def new_chains(path: Path) -> list[int]:
    """Seats that began another chain of links in mid-match, in their order."""
    entries = [cast("dict[str, object]", json.loads(line)) for line in path.read_text("utf-8").splitlines()[1:]]
    return [cast("int", entry["seat"]) for entry in entries if entry["type"] == "anchor"]
