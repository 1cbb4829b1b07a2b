"""Writes what the drawn examples of the rules show into the browser's folders: `python -m tests.games.examples`.

The games themselves work it out; `examples.tsx` beside each `examples.gen.ts` draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tests.games.examples import ghost, king, lightning, tumblin

FILES: Mapping[str, Callable[[], str]] = {
    "ghost_blitz_dice": ghost.written,
    "king_of_the_dice_junior": king.written,
    "lightning_dice": lightning.written,
    "tumblin_dice": tumblin.written,
}


def path_of(game: str) -> Path:
    """The file of a game."""
    return Path(__file__).parents[3] / "web" / "src" / "games" / game / "examples.gen.ts"


if __name__ == "__main__":
    for name, written in FILES.items():
        path_of(name).write_text(written(), "utf-8")
