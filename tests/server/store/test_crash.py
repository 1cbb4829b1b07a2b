"""kill -9: whatever was acknowledged is there, and no log has a hole."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from dicehall.server.store import SqliteStore

PROGRAM = Path(__file__).with_name("writing_until_killed.py")
CODES = ["K7QW3M9T", "Q2RS4T6V", "X5YZ7A8B"]
HEARD = (1, 40, 333)
"""After how many acknowledgements the program is killed, one round after the other on the same folder."""


def acknowledged_until_killed(folder: Path, count: int) -> dict[str, int]:
    """The last number that was said of each table: those heard before the kill, and those still in the pipe."""
    command = [sys.executable, str(PROGRAM), str(folder), *CODES]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(count)]
        program.kill()
        said += program.stdout.read().splitlines()
    assert program.returncode == -9
    return {code.decode(): int(seq) for code, seq in (line.split() for line in said)}


@pytest.mark.slow
def test_after_kill_9_no_acknowledged_entry_is_missing_and_no_log_has_a_hole(folder: Path) -> None:
    for count in HEARD:
        acknowledged = acknowledged_until_killed(folder, count)
        assert acknowledged
        with closing(SqliteStore(folder)) as store:
            for code, seq in acknowledged.items():
                stored = store.load(code)
                assert stored is not None
                assert len(stored.lines) >= seq
                assert stored.lines == tuple(b"%d" % number * 30 for number in range(1, len(stored.lines) + 1))
