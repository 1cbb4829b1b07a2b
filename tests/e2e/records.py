"""What people take home from a result, and whether it holds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.e2e.people import Person


def download_record(person: Person, folder: Path) -> Path:
    """By the link on the page of the result."""
    with person.page.expect_download() as downloading:
        person.hand.press(person.link("Download the record"))
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    return path


def check_record(path: Path) -> tuple[int, str]:
    """What `dicehall record check` says, and its exit status."""
    line = [sys.executable, "-m", "dicehall", "record", "check", str(path)]
    ended = subprocess.run(line, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout + ended.stderr
