"""A server as its people run it: a process of its own at a free port, and nothing left of it afterwards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from benchmarks.peers.machine import pinned
from benchmarks.peers.packages import PLACE, node
from benchmarks.peers.plan import Server

_DISK = "/var/tmp"
"""Is kept when the machine starts anew, so it is a disk and no memory."""
_ENDS_WITHIN_S = 10
_TOLD = 4_000
"""So many signs of its log are shown when something went wrong."""


class Served(Struct, frozen=True):
    """A server that answers."""

    url: str
    pid: int

    @property
    def port(self) -> int:
        """Of 127.0.0.1."""
        return int(self.url.rpartition(":")[2])


@contextmanager
def serving(server: Server, core: int, settings: Mapping[str, str] | None = None) -> Iterator[Served]:
    """Runs it on one core.

    Args:
        settings: variables of its surroundings.
    """
    with tempfile.TemporaryDirectory(prefix="dicehall-bench-", dir=_DISK) as folder:
        log = Path(folder) / "log"
        surroundings = {name: text for name, text in os.environ.items() if not name.startswith("DICEHALL_")}
        with log.open("w") as errors, pinned(core):
            process = subprocess.Popen(
                _line(server, folder),
                env={**surroundings, "NODE_ENV": "production", **(settings or {})},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        with process:
            try:
                yield Served(_url(process, server), process.pid)
            except SystemExit:
                print(f"What {server} had to say, at last:\n{log.read_text()[-_TOLD:]}", file=sys.stderr)
                raise
            finally:
                _end(process)


def _line(server: Server, folder: str) -> list[str]:
    match server:
        case "boardgame.io":
            return [str(node()), str(PLACE / "boardgame-server.ts")]
        case "colyseus":
            return [str(node()), str(PLACE / "colyseus-server.ts")]
        case "dicehall":
            return [sys.executable, "-m", "dicehall", "serve", "--port", "0", "--data", f"{folder}/data"]


def _url(process: subprocess.Popen[str], server: Server) -> str:
    """The first address that it says. Ends the program if it ends without one."""
    assert process.stdout is not None
    said = (re.search(r"http://127\.0\.0\.1:\d+", text) for text in process.stdout)
    found = next((match[0] for match in said if match), None)
    if found is None:
        sys.exit(f"{server} did not start.")
    return found


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(_ENDS_WITHIN_S)
    except subprocess.TimeoutExpired:
        process.kill()
