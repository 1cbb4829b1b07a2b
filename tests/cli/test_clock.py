"""The table's clock."""

from dicehall.cli.clock import TableClock


class Wall:
    """A clock on the wall."""

    def __init__(self) -> None:
        self.ms = 5_000

    def now_ms(self) -> int:
        return self.ms


def test_time_is_counted_from_the_beginning_of_the_match() -> None:
    wall = Wall()
    clock = TableClock(wall.now_ms)
    wall.ms += 70
    assert (clock.now_ms(), clock.of(5_030)) == (70, 30)


def test_a_match_that_goes_on_begins_where_it_stood() -> None:
    wall = Wall()
    clock = TableClock(wall.now_ms, at_ms=900)
    wall.ms += 70
    assert clock.now_ms() == 970


def test_a_pause_takes_no_time() -> None:
    wall = Wall()
    clock = TableClock(wall.now_ms)
    wall.ms += 70
    clock.pause()
    assert clock.is_paused
    wall.ms += 60_000
    assert clock.now_ms() == 70
    clock.go_on()
    wall.ms += 5
    assert (clock.now_ms(), clock.is_paused) == (75, False)


def test_a_key_pressed_before_the_match_counts_at_its_beginning() -> None:
    assert TableClock(Wall().now_ms, at_ms=900).of(1_000) == 900
