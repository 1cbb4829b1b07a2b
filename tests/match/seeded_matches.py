"""Prints the records of seeded matches; `test_hash_seeds` runs it under two hash seeds and compares the bytes.

One match a game at random through `play`, and one with bots at a table on a fake clock.
"""

from dicehall.bots import BOTS
from dicehall.core import Setup, seat
from dicehall.games import GAMES
from dicehall.match import RandomPolicy, SeededSource, below_of, play, write_record
from dicehall.tables import Table
from dicehall.testing import FakeTable, SampledSource

SEATS = 3


def main() -> None:
    """Everything on standard output."""
    policies = {seat(number): RandomPolicy() for number in range(1, SEATS + 1)}
    for game in GAMES.values():
        record = play(game, Setup(SEATS), policies, SampledSource(below_of(1)), below_of(2), most_moves=2_000)
        print(write_record(record))
    for name, levels in BOTS.items():
        fake = FakeTable(Table(GAMES[name], Setup(SEATS), {0: SeededSource(3)}, below_of(4)))
        for number, make in zip(range(1, SEATS + 1), levels.values(), strict=False):
            fake.do(fake.table.sit(number, f"bot {number}", 0, make()))
        fake.start()
        fake.run(most_ms=300_000)
        print(write_record(fake.table.record))


main()
