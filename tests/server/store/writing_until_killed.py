"""Run by `test_crash.py`: tables that append without end, each waiting for its commit; what is kept is said aloud.

Each acknowledged entry is a line `code seq` on standard output, written at once.
"""

import os
import sys
import threading
from pathlib import Path

from dicehall.server.store import Append, BeginMatch, Hosted, PutHosted, SqliteStore, StoreError


def main(folder: Path, codes: list[str]) -> None:
    store = SqliteStore(folder)
    for code in codes:
        stored = store.load(code)
        if stored is None:
            begin(store, code)
        append(store, code, len(stored.lines) + 1 if stored else 1)
    threading.Event().wait()


def begin(store: SqliteStore, code: str) -> None:
    table = PutHosted(Hosted(code, b"{}", "game", False, "open", 0.0))
    store.write((table, BeginMatch(code, 1, b"{}")), lambda _: None)


def append(store: SqliteStore, code: str, seq: int) -> None:
    def done(error: StoreError | None) -> None:
        if error is not None:
            os._exit(1)  # not killed, as the test will see
        os.write(1, f"{code} {seq}\n".encode())
        append(store, code, seq + 1)

    store.write((Append(code, 1, seq, (b"%d" % seq * 30,)),), done)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
