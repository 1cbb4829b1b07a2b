"""Autobahn's cases of RFC 6455 against what reads and writes our frames.

Its suite runs in CPython 2.7 only, so this installs nothing: DICEHALL_WSTEST says how it is started, as in
`DICEHALL_WSTEST="python2.7 /usr/local/bin/wstest"` after `python2.7 -m pip install autobahntestsuite`.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = ("9.*", "12.*", "13.*")
"""Speed, and compression, which we do not speak."""
KNOWN = {"7.9.5"}
"""aiohttp takes a close with the code 1006, which may stand for no close at all and not in a frame."""
FINE = {"OK", "NON-STRICT", "INFORMATIONAL"}
LONGEST_S = 600


@contextmanager
def echoing() -> Iterator[int]:
    """The port of an echo."""
    line = [sys.executable, "-m", "benchmarks.autobahn.echo"]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline())
        finally:
            process.kill()


def found_by(suite: list[str], folder: Path, cases: str) -> dict[str, tuple[str, str]]:
    """How each case ended, and the close after it."""
    spec, report = folder / "spec.json", folder / "report"
    with echoing() as port:
        told = {
            "outdir": str(report),
            "servers": [{"agent": "dicehall", "url": f"ws://127.0.0.1:{port}"}],
            "cases": [cases],
            "exclude-cases": LEFT_OUT,
            "exclude-agent-cases": {},
        }
        spec.write_text(json.dumps(told))
        subprocess.run([*suite, "-m", "fuzzingclient", "-s", str(spec)], check=True, timeout=LONGEST_S)
    index = json.loads((report / "index.json").read_text())["dicehall"]
    return {case: (one["behavior"], one["behaviorClose"]) for case, one in index.items()}


def main() -> None:
    """Prints how the cases ended; exits with 1 if one that is not known is bad."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="only the cases of closing, 7.*")
    short = parser.parse_args().short
    suite = shlex.split(os.environ.get("DICEHALL_WSTEST", ""))
    if not suite:
        sys.exit(
            'DICEHALL_WSTEST does not say how Autobahn\'s suite is started, as in "python2.7 /usr/local/bin/wstest".'
        )
    with tempfile.TemporaryDirectory() as folder:
        found = found_by(suite, Path(folder), "7.*" if short else "*")
    bad = sorted(case for case, ends in found.items() if not {*ends} <= FINE)
    print(json.dumps({"cases": len(found), "ended": Counter(ends[0] for ends in found.values()), "bad": bad}))
    if new := [case for case in bad if case not in KNOWN]:
        sys.exit(f"not known to be bad: {', '.join(new)}")


if __name__ == "__main__":
    main()
