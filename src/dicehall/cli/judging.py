"""`dicehall record judge`: was every race of a record decided by what was measured?"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from dicehall.cli.paint import printable
from dicehall.cli.recordfile import read_text
from dicehall.match import BadRecord, read_record
from dicehall.tables.rejudge import Verdict, rejudge


class Judgement(Struct, frozen=True):
    """What is known of the races of a record after they were judged again."""

    file: str
    ok: bool
    line: int | None = None
    """Of the file: where something ought to be otherwise."""
    reason: str = ""
    races: int = 0
    claims: int = 0
    dead_heats: int = 0
    differing: tuple[Verdict, ...] = ()
    """Races that ought to have been judged otherwise."""

    def sentence(self) -> str:
        """All that matters, in one line."""
        if not self.ok:
            return printable(f"{self.file}, line {self.line}: {self.reason}")
        counted = f"races: {self.races}, claims: {self.claims}, dead heats: {self.dead_heats}"
        return printable(f"{self.file}: {counted}; all judged the same again.")


def judgement(path: Path) -> Judgement:
    """Judges all races of a record again. A broken one is not raised but told; raises CannotRead."""
    try:
        found = rejudge(read_record(read_text(path)))
    except BadRecord as error:
        return Judgement(str(path), ok=False, line=error.line, reason=error.reason)
    first = found.differs
    return Judgement(
        str(path),
        ok=first is None,
        line=None if first is None or first.differs_at is None else first.differs_at + 1,
        reason="" if first is None else f"race of round {first.round}, entry {first.differs_at}: {first.reason}",
        races=len(found.races),
        claims=sum(race.claims for race in found.races),
        dead_heats=sum(race.heats for race in found.races),
        differing=tuple(race for race in found.races if not race.is_same),
    )
