"""PyBullet in an environment of its own, as the lock beside this file says."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = Path(__file__).resolve().parent / "requirements.txt"
PLACE = ROOT / ".venv-pybullet"


def python_with_pybullet() -> Path:
    """The program that can import it; made if it is not there (100 MB to fetch, 300 MB on disk).

    Raises:
        subprocess.CalledProcessError: no network, or no wheel for this Python and no compiler.
    """
    python, stamp = PLACE / "bin" / "python", PLACE / ".made-from"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text("ascii") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PLACE)], check=True)
        line = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(LOCK)]
        subprocess.run(line, check=True, stdout=sys.stderr)
        stamp.write_text(wanted, "ascii")
    return python
