"""The Node of PyPI's wheel, never the machine's, and packages from npm as a lock says."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from bundle import node_wheel  # noqa: E402  # in tools/, which is no package

PLACE = Path(__file__).resolve().parent


def install() -> None:
    """Makes node_modules what the lock says, unless it is."""
    stamp = PLACE / "node_modules" / ".made-from"
    wanted = hashlib.sha256((PLACE / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text("ascii") != wanted:
        npm = node_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        line = [str(node()), str(npm), "ci", "--loglevel", "error"]
        surroundings = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
        subprocess.run(line, cwd=PLACE, env=surroundings, check=True, stdout=sys.stderr)
        stamp.write_text(wanted, "ascii")


def node() -> Path:
    """The program."""
    return node_wheel() / "bin" / "node"
