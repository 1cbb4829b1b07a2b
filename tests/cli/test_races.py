"""Races by single keys: the millisecond at which a key is read decides, and keys within one picture are level."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from dicehall.cli.outside import Frame, Press
from dicehall.games.ghost_blitz_dice.actions import Grab
from dicehall.match import Played, Raced, Record, read_record
from dicehall.match import Press as Timed
from tests.cli.pretending import GhostPlayer, Plan, Pretended, lines_of, now_of, opened

GHOST = "ghost_blitz_dice"


class Racers:
    """Anna throws; when the dice lie still, some keys are pressed, and a second later Ctrl-C."""

    def __init__(self, *pressed: Plan) -> None:
        self._pressed: list[Plan] = list(pressed)

    def __call__(self, frame: Frame) -> Sequence[Plan]:
        if "press SPACE" in now_of(frame) and self._pressed:
            return [(100, " ")]
        if "GRAB!" in now_of(frame):
            pressed, self._pressed = self._pressed, []
            return [*pressed, (1_000, "<stop>")]
        return [(1_000, "<stop>")] if not self._pressed else []


def raced(folder: Path, *pressed: Plan) -> tuple[Record[object], Pretended]:
    """The record of one throw among Anna (keys 1 to 5) and Ben (keys q to t)."""
    outside = Pretended(Racers(*pressed))
    table = opened(GHOST, outside, folder, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    return read_record(table.book.path.read_text("utf-8")), outside


def grabs(record: Record[object]) -> list[Played[object]]:
    return [entry for _, entry in record.moves() if isinstance(entry.action, Grab)]


def races(record: Record[object]) -> list[Raced]:
    return [entry for entry in record.entries if isinstance(entry, Raced)]


def presses(record: Record[object]) -> dict[int, Timed]:
    """By seat, in the only race."""
    (race,) = races(record)
    return {lane.seat: press for lane in race.lanes for press in lane.presses}


def test_a_grab_counts_at_the_millisecond_of_its_key(tmp_path: Path) -> None:
    record, _ = raced(tmp_path, (300, "1"), (27, "q"))
    first, second = grabs(record)
    assert (first.actor.number, second.actor.number) == (1, 2)
    timed = presses(record)
    assert (timed[1].time_ms, timed[2].time_ms) == (300, 327)


def test_the_first_key_is_the_first_grab_whoever_sits_in_which_seat(tmp_path: Path) -> None:
    """[ALL-8]"""
    record, _ = raced(tmp_path, (300, "q"), (17, "1"))
    assert [entry.actor.number for entry in grabs(record)] == [2, 1]
    assert races(record)[0].heats == ()


@pytest.mark.parametrize("later_ms", [0, 1, 16])
def test_keys_of_the_same_picture_are_level_and_the_order_is_drawn(tmp_path: Path, later_ms: int) -> None:
    """[ALL-8]"""
    record, _ = raced(tmp_path, (300, "2"), (later_ms, "w"))
    (race,) = races(record)
    assert [heat.seats for heat in race.heats] == [(1, 2)]
    first = record.entries[race.heats[0].entry - 1]
    assert first == grabs(record)[0]


def test_a_race_begins_for_all_when_its_picture_is_drawn(tmp_path: Path) -> None:
    """Drawing takes 200 ms here, and the millisecond of the dice has to be over; nobody could see them before."""

    class Slow(Pretended):
        def show(self, frame: Frame) -> None:
            if "GRAB!" in now_of(frame) and "GRAB!" not in now_of(self.frame):
                self.advance(200)
            super().show(frame)

    outside = Slow(Racers((300, "1"), (50, "q")))
    table = opened(GHOST, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    record = read_record(table.book.path.read_text("utf-8"))
    rested_ms = next(entry.at_ms for _, entry in record.moves() if entry.actor.kind == "chance")
    assert [lane.revealed_ms for lane in races(record)[0].lanes] == [rested_ms + 201] * 2
    assert [press.time_ms for press in presses(record).values()] == [300, 350]


def test_a_grab_before_anybody_could_see_the_dice_is_void_and_free(tmp_path: Path) -> None:
    """[GB-R5]"""
    record, outside = raced(tmp_path, (100, "2"), (300, "3"))
    assert len(grabs(record)) == 1
    assert any("less than 120 ms" in row for frame in outside.frames for row in lines_of(frame))


def test_a_second_grab_in_a_throw_is_refused(tmp_path: Path) -> None:
    """[GB-R4]"""
    record, outside = raced(tmp_path, (300, "1"), (50, "3"))
    assert len(grabs(record)) == 1
    assert any("You have had your grab in this throw. [GB-R4]" in row for f in outside.frames for row in lines_of(f))


def test_a_shift_key_makes_no_difference(tmp_path: Path) -> None:
    record, _ = raced(tmp_path, (300, "W"))
    assert [entry.actor.number for entry in grabs(record)] == [2]


def test_a_bot_that_is_due_before_a_key_acts_before_it(tmp_path: Path) -> None:
    """A key that was read late must not overtake a bot, nor share its millisecond."""
    late = 3_000

    class Slow(Pretended):
        """Sleeps through everything that is due, then gives a key."""

        def next_press(self, timeout_ms: int | None) -> Press | None:
            if timeout_ms and "GRAB!" in now_of(self.frame) and not self.has_pressed:
                self.has_pressed = True
                self.advance(late)
                return Press("2", self.now_ms())
            return super().next_press(timeout_ms)

        has_pressed = False

    outside = Slow(lambda frame: [(100, " ")] if "press SPACE" in now_of(frame) else [(9_000, "<stop>")])
    table = opened(GHOST, outside, tmp_path, bots=("hard",), options={"first_seat": 1})
    table.play()
    record = read_record(table.book.path.read_text("utf-8"))
    assert grabs(record)[0].actor.number == 2
    assert races(record)[0].heats == ()


@pytest.mark.slow
def test_keys_that_are_still_pressed_when_a_race_ends_do_not_end_the_evening(tmp_path: Path) -> None:
    """The key q is a figure of the second person, and leaves the table once the match is over."""
    pressed_at: list[int] = []
    grabbing = GhostPlayer()

    def player(frame: Frame) -> Sequence[Plan]:
        if "n new match" in now_of(frame):
            pressed_at.append(outside.now_ms())
            return [(10, "q")]
        return grabbing(frame)

    outside = Pretended(player)
    table = opened(GHOST, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    assert table.play() == "left"
    assert pressed_at[-1] - pressed_at[0] >= 1_480
