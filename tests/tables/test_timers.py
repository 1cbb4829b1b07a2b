"""When things are due, with a game that is nothing but its delays."""

from dicehall.core import CLOCK, Actor, AnyGame, Choices, Forfeit, OneOf, Refusal, chance, seat
from dicehall.tables.timers import DICE, LIMIT, TIME_UP, Due, Timers


class Delays:
    """Every CHANCE and CLOCK takes the state's time; seat 1 is in turn."""

    def delay_ms(self, state: int, actor: Actor) -> int:
        return state

    def legal_actions(self, state: int, actor: Actor) -> Choices[object]:
        choices: OneOf[object] = OneOf((Forfeit(1),), Refusal("ALL-9", "Not in turn."))
        return choices


GAME: AnyGame = Delays()  # type: ignore[assignment]  # as much of a game as timers ask for


def timers_of(turn_limit_ms: int | None, early_ms: int = 0) -> Timers:
    """Dice of a seat rest so much sooner than they roll."""
    return Timers(GAME, turn_limit_ms, lambda seat, at_ms, roll_ms: at_ms + roll_ms - early_ms)


def test_a_chance_that_moved_and_is_to_move_again_takes_its_time_anew() -> None:
    timers = timers_of(None)
    timers.watch(800, (chance(),), (), None, at_ms=0)
    timers.watch(800, (chance(),), (), chance(), at_ms=800)
    assert min(timers.dues()) == Due(1_600, DICE, chance())


def test_a_chance_keeps_its_time_while_others_move() -> None:
    timers = timers_of(None)
    timers.watch(800, (chance(2), seat(1)), (), None, at_ms=0)
    timers.watch(800, (chance(2), seat(1)), (), seat(1), at_ms=500)
    assert min(timers.dues()) == Due(800, DICE, chance(2))


def test_a_delay_that_shrinks_is_due_now_and_not_in_the_past() -> None:
    timers = timers_of(None)
    timers.watch(10_000, (CLOCK,), (), None, at_ms=0)
    timers.watch(0, (CLOCK,), (), seat(2), at_ms=700)
    assert min(timers.dues()) == Due(700, TIME_UP, CLOCK)


def test_whoever_is_settled_from_outside_has_no_time() -> None:
    timers = timers_of(None)
    timers.watch(800, (chance(), chance(1)), (chance(),), None, at_ms=0)
    assert min(timers.dues()) == Due(800, DICE, chance(1))


def test_after_a_stop_all_times_start_anew() -> None:
    timers = timers_of(None)
    timers.watch(800, (chance(),), (), None, at_ms=0)
    timers.stop()
    assert timers.dues() == []
    timers.watch(800, (chance(),), (), None, at_ms=500)
    assert min(timers.dues()) == Due(1_300, DICE, chance())


def test_the_limit_counts_from_when_the_seat_came_up_whatever_others_do() -> None:
    """[ALL-9]"""
    timers = timers_of(10_000)
    timers.watch(0, (seat(1), seat(2)), (), None, at_ms=0)
    timers.watch(0, (seat(1), seat(2)), (), seat(2), at_ms=9_000)
    assert min(timers.dues()) == Due(10_000, LIMIT, seat(1))
    timers.watch(0, (seat(1), seat(2)), (), seat(1), at_ms=9_500)
    assert min(timers.dues()) == Due(19_500, LIMIT, seat(1))


def test_dice_of_a_seat_rest_when_the_race_says_and_the_table_s_when_their_time_is_over() -> None:
    timers = timers_of(None, early_ms=150)
    timers.watch(800, (chance(), chance(2)), (), None, at_ms=1_000)
    assert sorted(timers.dues()) == [Due(1_650, DICE, chance(2)), Due(1_800, DICE, chance())]
    assert timers.since_ms(chance()) == 1_000
