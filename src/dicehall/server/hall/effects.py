"""What a match's table wants to have done, sorted: written, told, woken for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from dicehall.match import Entry
from dicehall.tables import Ask, Effect, Log, Tell, Wake


class Sorted(Struct, frozen=True):
    """The effects of one call."""

    entries: tuple[Entry[object], ...]
    """To be written before anything is told."""
    tells: tuple[Tell, ...]
    wake_ms: int | None
    """When the table wants to be woken; None: as it wanted before."""
    asks: tuple[Ask, ...]
    """Dice whose rest somebody has to find out."""


def sorted_out(effects: Iterable[Effect]) -> Sorted:
    """Of several times to be woken at, the last word counts."""
    entries: list[Entry[object]] = []
    tells: list[Tell] = []
    wake_ms: int | None = None
    asks: list[Ask] = []
    for effect in effects:
        if isinstance(effect, Log):
            entries.append(effect.entry)
        elif isinstance(effect, Tell):
            tells.append(effect)
        elif isinstance(effect, Wake):
            wake_ms = effect.at_ms
        else:
            asks.append(effect)
    return Sorted(tuple(entries), tuple(tells), wake_ms, tuple(asks))
