"""Lightning Dice over networks: calls in the order of their presses, and the network hidden inside each roll."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core import ChanceSource, Setup, chance
from dicehall.games.lightning_dice import GAME as LIGHTNING
from dicehall.games.lightning_dice.actions import Bonus, GotIt, Roll, Thunder, Turned
from dicehall.match import HumanSource, Played, ScriptedSource, SeededSource, below_of, read_record, write_record
from dicehall.tables import HERE, Bounds, Claimed, Table, Tell, Update, Wake
from dicehall.testing import FakeTable
from tests.tables.setting import FAR, NEAR, REMOTE, arrives, lightning_state, lightning_table, races, refusals

ROLL_MS = 800
MET = "landed faces=[1,3,5,2,2,2]"  # what card 7 asks for
ONES, TWOS = "landed faces=[1,1,1,1,1,1]", "landed faces=[2,2,2,2,2,2]"


def begun(*landed: str, other: str = MET, near: Bounds = NEAR) -> FakeTable:
    """Card 7 lies; seat 1 is near and its dice land so one after the other, seat 2 is far away and rolls once."""
    sources: dict[int, ChanceSource] = {
        0: ScriptedSource(["turned card=7", "turned card=8"]),
        1: ScriptedSource(landed),
        2: ScriptedSource([other]),
    }
    fake = lightning_table(sources, REMOTE)
    fake.reveal(1, near)
    fake.reveal(2, FAR)
    return fake


def both_rolled(fake: FakeTable) -> None:
    for number in (1, 2):
        fake.act(number, Roll(1, ()))
    fake.wait(ROLL_MS)


def rests_ms(fake: FakeTable, number: int, round: int = 1) -> int:
    """Rolls now, and time passes until the dice of this seat rest; gives the table's time."""
    effects = fake.act(number, Roll(round, ()))
    while chance(number) in fake.table.sees(0).acting:
        due_ms = next(effect.at_ms for effect in effects if isinstance(effect, Wake))
        effects = fake.wait(due_ms - fake.now_ms)
    return fake.now_ms


def test_the_call_that_was_made_first_wins_however_far_away() -> None:
    """[LD-5, ALL-8]"""
    fake = begun(MET)
    both_rolled(fake)
    arrives(fake, 1, GotIt(1), 1_310, pressed_ms=1_300)
    arrives(fake, 2, GotIt(1), 1_550, pressed_ms=1_290)
    fake.wait(0)
    assert lightning_state(fake).scores == (0, 2)
    assert [refusal.rule for refusal in refusals(fake, 1)] == ["LD-R8"]


def test_a_call_waits_until_no_earlier_one_can_come() -> None:
    fake = begun(MET)
    both_rolled(fake)
    arrives(fake, 1, GotIt(1), 1_310, pressed_ms=1_300)
    fake.wait(1_300 + 8 + 320 - 1_310 - 1)
    assert lightning_state(fake).scores == (0, 0)
    fake.wait(1)
    assert lightning_state(fake).scores == (2, 0)


@pytest.mark.parametrize(
    ("landed", "call", "scores"),
    [(MET, GotIt(1), (2, 0)), (ONES, Bonus(1), (1, 0)), (TWOS, Thunder(1, 2), (0, 0)), (TWOS, GotIt(1), (0, 0))],
)
def test_every_call_is_held_answered_at_once_and_told_to_nobody_else(
    landed: str, call: object, scores: tuple[int, int]
) -> None:
    """Right or wrong [LD-5, LD-6, LD-7, LD-8, ALL-12]."""
    fake = begun(landed)
    both_rolled(fake)
    fake.now_ms = 1_310
    effects = fake.act(1, call, since_shown_ms=1_300)
    assert [effect.message for effect in effects if isinstance(effect, Tell)] == [Claimed("c3")]
    held_ms = 1_300 + 8 + 320 - 1_310
    assert not [effect for effect in fake.wait(held_ms - 1) if isinstance(effect, Tell)]
    told = fake.wait(1)
    assert {e.seat for e in told if isinstance(e, Tell) and isinstance(e.message, Update)} == {0, 1, 2}
    assert lightning_state(fake).scores == scores


def test_a_bonus_goes_before_a_call_that_was_made_after_it_and_the_race_goes_on() -> None:
    """The card is still there to be won [LD-7]."""
    fake = begun(MET, other=TWOS)
    both_rolled(fake)
    arrives(fake, 1, GotIt(1), 1_310, pressed_ms=1_300)
    arrives(fake, 2, Bonus(1), 1_540, pressed_ms=1_280)
    fake.wait(400)
    assert lightning_state(fake).scores == (2, 1)
    calls = [e.actor.number for e in fake.logged() if isinstance(e, Played) and isinstance(e.action, GotIt | Bonus)]
    assert calls == [2, 1]
    (race,) = races(fake)
    assert [press.time_ms for lane in race.lanes for press in lane.presses] == [1_300, 1_280]


def test_a_seat_may_call_again_on_one_card_and_each_call_is_judged_from_the_card() -> None:
    fake = begun(ONES, MET)
    rests_ms(fake, 1)
    arrives(fake, 1, Bonus(1), 1_000, pressed_ms=985)
    fake.wait(400)
    at_ms = rests_ms(fake, 1)
    arrives(fake, 1, GotIt(1), at_ms + 500, pressed_ms=at_ms + 480)
    fake.wait(400)
    (race,) = races(fake)
    assert [press.time_ms for press in race.lanes[0].presses] == [985, at_ms + 480]
    assert lightning_state(fake).scores == (3, 0)


def test_dice_that_a_seat_rolled_reveal_to_it_alone() -> None:
    """What is proven of its way comes from its own last faces; the race of the others is not theirs."""
    fake = begun(MET)
    fake.act(1, Roll(1, ()))
    effects = fake.wait(ROLL_MS)
    assert [effect.seat for effect in effects if isinstance(effect, Tell) and effect.reveals] == [1]
    revision = fake.reveal(1)
    fake.table.painted(1, revision, fake.now_ms + 45)
    fake.table.ponged(1, revision, fake.now_ms + 30)
    arrives(fake, 1, GotIt(1), fake.now_ms + 700, pressed_ms=None)
    fake.wait(400)
    (press,) = races(fake)[0].lanes[0].presses
    assert (press.painted_ms, press.ponged_ms) == (45, 30)
    assert press.time_ms == press.arrived_ms - 45, "its word about the painting stands for the way"


def test_a_card_that_came_late_is_still_proven_after_faces_that_came_soon() -> None:
    """Presses are counted from the first picture of the card, so a delay of that one lasts for the whole race."""
    fake = lightning_table({0: ScriptedSource(["turned card=7", "turned card=8"]), 1: ScriptedSource([MET])}, REMOTE)
    card = fake.reveal(1)
    fake.reveal(2)
    fake.table.ponged(1, card, fake.now_ms + 90)
    fake.table.painted(1, card, fake.now_ms + 95)
    fake.act(1, Roll(1, ()))
    fake.wait(ROLL_MS)
    faces = fake.reveal(1)
    fake.table.ponged(1, faces, fake.now_ms + 20)
    fake.table.painted(1, faces, fake.now_ms + 30)
    arrives(fake, 1, GotIt(1), fake.now_ms + 700, pressed_ms=None)
    fake.wait(400)
    (press,) = races(fake)[0].lanes[0].presses
    assert (press.painted_ms, press.ponged_ms) == (95, 90)


def test_a_restart_forgets_held_calls() -> None:
    """[ALL-10, ALL-12]"""
    fake = begun(MET)
    both_rolled(fake)
    arrives(fake, 1, GotIt(1), 1_310, pressed_ms=1_300)
    record = read_record(write_record(fake.table.record))
    again = FakeTable(Table.resumed(LIGHTNING, record, {0: SeededSource(1)}, below_of(1), REMOTE))
    again.do(again.table.go_on(fake.now_ms))
    again.wait(1_000)
    assert lightning_state(again).scores == (0, 0)


def test_calls_for_a_card_come_before_the_next_one_that_people_turn() -> None:
    """With real cards too a call is judged in the race that it was made in, and void if that was won [LD-R8]."""
    dice = {number: ScriptedSource([MET]) for number in (1, 2, 3)}
    fake = lightning_table({0: HumanSource(), **dice}, REMOTE, seats=3)
    fake.do(fake.table.settle(chance(), Turned(7), 0))
    for number, bounds in ((1, NEAR), (2, NEAR), (3, FAR)):
        fake.reveal(number, bounds)
    both_rolled(fake)
    arrives(fake, 1, GotIt(1), 1_310, pressed_ms=1_300)
    arrives(fake, 2, GotIt(1), 1_360, pressed_ms=1_350)
    fake.wait(1_300 + 8 + 320 - 1_360)
    assert lightning_state(fake).scores == (2, 0, 0)
    fake.do(fake.table.settle(chance(), Turned(8), fake.now_ms))
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["LD-R8"]
    (race,) = races(fake)
    assert [press.time_ms for lane in race.lanes for press in lane.presses] == [1_300, 1_350]


# How long a roll takes


@pytest.mark.parametrize("bounds", [HERE, NEAR, FAR, Bounds(20, 90)])
def test_faces_leave_so_early_that_they_arrive_when_the_tumble_on_the_seat_s_screen_ends(bounds: Bounds) -> None:
    """The press came half the least way before its arrival, and the faces travel half the longest [LD-R13]."""
    fake = begun(MET, near=bounds)
    fake.now_ms = 3_000
    early_ms = (bounds.floor_ms + bounds.most_ms) / 2
    assert rests_ms(fake, 1) == 3_000 + ROLL_MS - early_ms


def test_without_a_network_dice_roll_as_long_as_the_rules_say() -> None:
    """[LD-R13]"""
    fake = lightning_table({0: ScriptedSource(["turned card=7", MET])})
    fake.now_ms = 500
    assert rests_ms(fake, 1) == 500 + ROLL_MS


def test_rolls_add_up_so_a_fast_clock_gains_nothing() -> None:
    """Whoever answers sooner than light, as it were, still has n tumbles behind n rolls, less the doubt of the way."""
    fake = begun(*[MET] * 12, near=Bounds(200, 270))
    for rolled in range(1, 11):
        least_ms = rolled * ROLL_MS - (270 - 200) / 2
        assert rests_ms(fake, 1) >= least_ms
    assert fake.now_ms == 10 * ROLL_MS - (270 - 200) / 2


@given(
    st.integers(0, 270),
    st.integers(29, 77),
    st.lists(st.integers(0, 600), min_size=1, max_size=8),
)
def test_the_nth_roll_rests_no_sooner_than_n_tumbles_after_the_card(
    floor_ms: int, spare_ms: int, pauses_ms: list[int]
) -> None:
    """However it is timed: on the seat's own screen, less half of what is in doubt."""
    bounds = Bounds(floor_ms, floor_ms + spare_ms)
    fake = begun(*[MET] * 8, near=bounds)
    for rolled, pause_ms in enumerate(pauses_ms, 1):
        fake.wait(pause_ms)
        pressed_ms = fake.now_ms
        rested_ms = rests_ms(fake, 1)
        assert rested_ms >= rolled * ROLL_MS - spare_ms / 2
        assert rested_ms >= pressed_ms + ROLL_MS - (2 * floor_ms + spare_ms) / 2


def test_with_handicaps_rolls_add_up_by_the_seat_s_own_tumble() -> None:
    """[LD-R13, LD-R27]"""
    fake = slow_and_quick(rolls=8)
    for _ in range(8):
        rests_ms(fake, 1)
    assert fake.now_ms == 8 * 2 * ROLL_MS - (270 - 200) / 2


def test_with_handicaps_faces_still_leave_as_early() -> None:
    """[LD-R13, LD-R27]"""
    fake = slow_and_quick(rolls=2)
    fake.now_ms = 3_000
    assert rests_ms(fake, 1) == 3_000 + 2 * ROLL_MS - (200 + 270) / 2
    fake.now_ms = 9_000
    assert rests_ms(fake, 2) == 9_000 + ROLL_MS // 2 - (200 + 270) / 2


def slow_and_quick(rolls: int) -> FakeTable:
    """Card 7 lies; dice of seat 1 tumble twice as long as usual, those of seat 2 half as long."""
    setup = Setup(2, {"pace_percent": ["200", "50"]})
    fake = FakeTable(
        Table(LIGHTNING, setup, {0: ScriptedSource(["turned card=7", *[MET] * rolls])}, below_of(1), REMOTE)
    )
    for number in (1, 2):
        fake.do(fake.table.sit(number, "P", 0))
    fake.start()
    for number in (1, 2):
        fake.reveal(number, Bounds(200, 270))
    return fake


def test_a_new_card_counts_its_own_rolls() -> None:
    fake = begun(MET, MET)
    at_ms = rests_ms(fake, 1)
    arrives(fake, 1, GotIt(1), at_ms + 200, pressed_ms=at_ms + 190)
    fake.wait(400)
    assert fake.table.sees(1).round == 2
    revealed_ms = fake.now_ms
    fake.reveal(1, Bounds(200, 270))
    assert rests_ms(fake, 1, round=2) == revealed_ms + ROLL_MS - (270 - 200) / 2


def test_a_race_of_six_keeps_a_lane_of_every_seat() -> None:
    fake = FakeTable(Table(LIGHTNING, Setup(6), {0: SeededSource(4)}, below_of(1), REMOTE))
    for number in range(1, 7):
        fake.do(fake.table.sit(number, "P", 0))
    fake.start()
    for number in range(1, 7):
        fake.reveal(number, NEAR)
        fake.act(number, Roll(1, ()))
    fake.wait(ROLL_MS)
    arrives(fake, 4, GotIt(1), 1_200, pressed_ms=1_185)
    fake.wait(400)
    fake.do(fake.table.break_off("enough", fake.now_ms))
    (race,) = races(fake)
    assert [(lane.seat, len(lane.presses)) for lane in race.lanes] == [(n, int(n == 4)) for n in range(1, 7)]
