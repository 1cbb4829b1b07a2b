"""`dicehall record verify`: were the dice of a match fair?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from dicehall.cli.paint import printable
from dicehall.cli.recordfile import read_text
from dicehall.match import BadRecord
from dicehall.match.verify import Noted, Verified, verified
from dicehall.physics import start_of


class VerifiedFile(Struct, frozen=True):
    """What is known about the dice of a record."""

    file: str
    ok: bool
    line: int | None = None
    """Where they are wrong."""
    reason: str = ""
    dice: Verified | None = None
    """None where they are wrong."""

    def sentences(self) -> Iterator[str]:
        """All that matters, the verdict first."""
        if self.dice is None:
            yield printable(f"{self.file}, line {self.line}: {self.reason}")
        else:
            yield printable(f"{self.file}: {_verdict(self.dice)}")
            yield from _remarks(self.dice)


def verified_file(path: Path) -> VerifiedFile:
    """Checks every sealed draw. Wrong dice are not raised but told; raises CannotRead."""
    try:
        return VerifiedFile(str(path), ok=True, dice=verified(read_text(path), start_of))
    except BadRecord as error:
        return VerifiedFile(str(path), ok=False, line=error.line, reason=error.reason)


def _verdict(dice: Verified) -> str:
    made = f"{_many(dice.links, 'link')} of players and the server's secrets"
    return f"{_many(dice.draws, 'draw')} and {_many(dice.coins, 'dead heat')} made from {made}: nothing is wrong."


def _remarks(dice: Verified) -> Iterator[str]:
    yield f"Fingerprint {dice.fingerprint}: the one that your browser showed at the start?"
    if dice.throws:
        yield f"{_many(dice.throws, 'throw')} began as aimed, with the noise of a hand that the seeds give."
    if dice.still_sealed:
        yield f"Still sealed, because the round is not over: {_lines(dice.still_sealed)}."
    if dice.not_sealed:
        yield f"Not sealed, so nobody can check it: {_lines(dice.not_sealed)}."
    for seat, lines in _by_seat(dice.missing):
        yield f"Seat {seat} gave no link in time: {_lines(lines)}."
    for seat, lines in _by_seat(dice.new_chains):
        yield f"Seat {seat} began another chain: line {', '.join(map(str, lines))}."
    if dice.has_other_rules:
        yield "The rules in words were others than those of this version."


def _by_seat(all_noted: Sequence[Noted]) -> Iterator[tuple[int, list[int]]]:
    for seat in sorted({noted.seat for noted in all_noted}):
        yield seat, [noted.line for noted in all_noted if noted.seat == seat]


def _lines(lines: Sequence[int]) -> str:
    shown = ", ".join(map(str, lines[:8])) + (" and more" if len(lines) > 8 else "")
    return f"{_many(len(lines), 'draw')}, line {shown}"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
