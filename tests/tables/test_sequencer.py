"""Claims are let go in the order of their presses once no earlier one can come, level ones by a fair draw [ALL-8]."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from dicehall.core import Below
from dicehall.match import Draw, Heat, below_of
from dicehall.tables import HERE, Bounds, Claim, Sequencer
from dicehall.tables.deadheats import BAND_MS, PICTURE_MS
from dicehall.tables.sequencer import Coin

FASTEST_MS = 120
SEATS = (1, 2, 3)


def coin_of(below: Below) -> Coin:
    """A coin of which nothing is written down."""

    def coin(n: int) -> tuple[int, Draw | None]:
        return below(n), None

    return coin


def begun(ways: Mapping[int, Bounds], coin: Coin | None = None, revealed_ms: int = 0) -> Sequencer:
    """A race that was shown to all seats at once."""
    sequencer = Sequencer(coin or coin_of(below_of(1)), BAND_MS, FASTEST_MS)
    sequencer.begin(1, ways, tuple(ways), 0)
    for seat, bounds in ways.items():
        sequencer.reveal(seat, seat, revealed_ms, bounds)
    return sequencer


def local(coin: Coin | None = None) -> Sequencer:
    return begun(dict.fromkeys(SEATS, HERE), coin)


class Pressed(Struct, frozen=True):
    """What one seat does in a race, and its network."""

    floor_ms: int
    spare_ms: int
    revealed_ms: int
    pressed_ms: int
    more_ms: int
    """Of its way there and back, beyond the least."""
    said_ms: int | None
    painted_ms: int | None
    ponged_ms: int | None
    listens_ms: int
    """0: it looks."""

    @property
    def bounds(self) -> Bounds:
        return Bounds(self.floor_ms, self.floor_ms + self.spare_ms, listens_ms=self.listens_ms)

    @property
    def begins_ms(self) -> int:
        """When its clock begins to run."""
        return self.revealed_ms + self.listens_ms

    @property
    def arrives_ms(self) -> int:
        return self.begins_ms + self.pressed_ms + self.floor_ms + self.more_ms


OPTIONAL = st.none() | st.integers(0, 900)
PRESSED = st.builds(
    Pressed,
    st.integers(0, 270),
    st.integers(29, 77),
    st.integers(0, 100),
    st.integers(FASTEST_MS, 900),
    st.integers(0, 600),
    st.none() | st.integers(0, 1_200),
    OPTIONAL,
    OPTIONAL,
    st.sampled_from((0, 0, 2_000, 7_500)),
)
RACES = st.lists(PRESSED, min_size=2, max_size=6)


class Released(Struct, frozen=True, eq=False):
    """A claim that was let go."""

    claim: Claim
    at_ms: int
    level: tuple[Claim, ...]
    """Claims that it was level with, itself among them."""


class Run(Struct, frozen=True):
    """A race from its beginning to its end."""

    released: Sequence[Released]
    dues: Sequence[tuple[int | None, int, int | None]]
    """At each claim: what was due before it, when it came, and what was due with it."""


def raced(race: Sequence[Pressed], seed: int = 1) -> Run:
    """Runs a race as a table does: one claim a seat, in order of arrival; what is due happens first."""
    sequencer = Sequencer(coin_of(below_of(seed)), BAND_MS, FASTEST_MS)
    by_seat = dict(enumerate(race, 1))
    sequencer.begin(1, by_seat, tuple(by_seat), 0)
    waiting = list(by_seat)
    released: list[Released] = []
    held: list[Claim] = []
    dues = []

    def let_go(before_ms: float) -> None:
        while (due_ms := sequencer.due_ms(waiting)) is not None and due_ms < before_ms:
            claim = sequencer.release()
            assert claim is not None
            first = min(each.time_ms for each in held)
            level = tuple(each for each in held if each.time_ms - first < BAND_MS)
            held.remove(claim)
            released.append(Released(claim, due_ms, level))

    for seat, pressed in by_seat.items():
        sequencer.reveal(seat, seat, pressed.revealed_ms, pressed.bounds)
        if pressed.painted_ms is not None:
            sequencer.paint(seat, seat, pressed.revealed_ms + pressed.painted_ms)
        if pressed.ponged_ms is not None:
            sequencer.pong(seat, seat, pressed.revealed_ms + pressed.ponged_ms)
    for seat, pressed in sorted(by_seat.items(), key=lambda item: item[1].arrives_ms):
        let_go(pressed.arrives_ms)
        before_ms = sequencer.due_ms(waiting)
        sequencer.claim(seat, f"grab {seat}", pressed.arrives_ms, pressed.said_ms)
        held.append(sequencer._held[-1])
        waiting.remove(seat)
        dues.append((before_ms, pressed.arrives_ms, sequencer.due_ms(waiting)))
    let_go(float("inf"))
    return Run(released, dues)


@given(RACES, st.integers(0, 99))
def test_every_claim_is_released_once(race: list[Pressed], seed: int) -> None:
    seats = [each.claim.seat for each in raced(race, seed).released]
    assert sorted(seats) == list(range(1, len(race) + 1))


@given(RACES, st.integers(0, 99))
def test_a_decision_is_never_overturned(race: list[Pressed], seed: int) -> None:
    """No regret: a claim that comes after another was let go was made later than all that this one was level with."""
    released = raced(race, seed).released
    for place, gone in enumerate(released):
        for later in released[place + 1 :]:
            if later.claim.arrived_ms > gone.at_ms:
                assert all(later.claim.time_ms > level.time_ms for level in gone.level)


@given(RACES, st.integers(0, 99))
def test_a_claim_goes_before_one_that_was_made_before_it_only_in_a_dead_heat(race: list[Pressed], seed: int) -> None:
    released = raced(race, seed).released
    for place, gone in enumerate(released):
        for later in released[place + 1 :]:
            assert gone.claim.time_ms - later.claim.time_ms < BAND_MS
            if gone.claim.time_ms > later.claim.time_ms:
                assert later.claim in gone.level


@given(RACES)
def test_the_time_of_the_decision_only_comes_nearer(race: list[Pressed]) -> None:
    for before_ms, at_ms, after_ms in raced(race).dues:
        assert after_ms is not None
        if before_ms is not None:
            assert at_ms <= before_ms
            assert after_ms <= before_ms


@given(RACES)
def test_nobody_waits_longer_than_the_longest_way_that_is_believed(race: list[Pressed]) -> None:
    """After the first claim, counted from the end of the last reveal: way and band."""
    run = raced(race)
    first_ms = min(each.claim.arrived_ms for each in run.released)
    late_ms = max(each.begins_ms for each in race) - min(each.begins_ms for each in race)
    longest_ms = max(each.bounds.most_ms for each in race)
    assert run.released[0].at_ms <= first_ms + late_ms + longest_ms + BAND_MS


def test_a_claim_is_not_let_go_before_no_earlier_one_can_come() -> None:
    sequencer = begun({1: Bounds(10, 60), 2: Bounds(200, 280)})
    sequencer.claim(1, "grab", 510, 500)
    assert sequencer.has_claim_of(1)
    assert sequencer.due_ms([2]) == 500 + BAND_MS + 280
    sequencer.claim(2, "grab", 700, 480)
    assert sequencer.due_ms([]) == 700
    first = sequencer.release()
    assert first is not None
    assert (first.seat, first.time_ms) == (2, 480)
    assert not sequencer.has_claim_of(2)


def test_without_a_network_between_only_the_band_is_waited_for() -> None:
    sequencer = local()
    sequencer.claim(1, "grab", 500, None)
    assert sequencer.due_ms([2, 3]) == 500 + BAND_MS


def test_a_seat_that_has_not_been_shown_the_race_holds_everything_up() -> None:
    sequencer = Sequencer(coin_of(below_of(1)), BAND_MS, FASTEST_MS)
    sequencer.begin(1, (1, 2), (2,), 100)
    sequencer.claim(1, "grab", 500, None)
    assert sequencer.due_ms([2]) is None
    assert sequencer.latest_ms(2, 500) < 0
    sequencer.reveal(2, 7, 600, Bounds(20, 70))
    assert sequencer.due_ms([2]) == 600 + 400 + BAND_MS + 70


def test_a_seat_where_nobody_is_there_to_be_shown_the_race_holds_nothing_up() -> None:
    """Whoever comes later may have seen it elsewhere, and is judged from its beginning."""
    sequencer = Sequencer(coin_of(below_of(1)), BAND_MS, FASTEST_MS)
    sequencer.begin(1, (1, 2), (2,), 100)
    sequencer.claim(1, "grab", 500, None)
    sequencer.unseen(2)
    assert sequencer.due_ms([2]) == 500 + BAND_MS
    assert sequencer.latest_ms(2, 500) == 400


def test_a_listening_seat_is_waited_for_until_it_has_heard_all_and_had_the_same_time() -> None:
    """[GB-R18]"""
    sequencer = begun({1: HERE, 2: Bounds(20, 70, listens_ms=5_000)}, revealed_ms=100)
    sequencer.claim(1, "grab", 600, None)
    assert sequencer.due_ms([2]) == 100 + 5_000 + 500 + BAND_MS + 70
    assert sequencer.latest_ms(2, 5_119) < 0 <= sequencer.latest_ms(2, 5_120)


def test_no_race_is_sent_before_it_was_there() -> None:
    """A timer of the system can be early by a millisecond; a record would seem forged."""
    sequencer = Sequencer(coin_of(below_of(1)), BAND_MS, FASTEST_MS)
    sequencer.begin(1, (1,), (1,), 100)
    sequencer.reveal(1, 7, 99, Bounds(listens_ms=2_000))
    assert sequencer.latest_ms(1, 2_100) == 0


@given(RACES, st.integers(0, 7_500))
def test_how_long_a_seat_listens_changes_no_time_of_a_press(race: list[Pressed], listens_ms: int) -> None:
    """All is as if it had been shown the race so much later [GB-R18]."""
    heard = [replace(each, listens_ms=listens_ms) for each in race]
    seen = [replace(each, listens_ms=0) for each in race]
    times = [{each.claim.seat: each.claim.time_ms for each in raced(those).released} for those in (heard, seen)]
    assert times[0] == times[1]


def test_the_way_is_measured_when_the_race_is_sent_and_the_time_from_the_end_of_the_reveal() -> None:
    """A browser that does not say when its player pressed is measured from its painting, which begins the reveal."""
    sequencer = begun({1: Bounds(20, 70, listens_ms=5_000)})
    sequencer.pong(1, 1, 40)
    sequencer.paint(1, 1, 45)
    sequencer.claim(1, "grab", 5_845, None)
    (claim,) = sequencer.drop_all()
    assert (claim.stamps.painted_ms, claim.stamps.ponged_ms, claim.time_ms) == (45, 40, 800)


def test_lost_packets_are_waited_for() -> None:
    sequencer = begun({1: HERE, 2: Bounds(20, 70)})
    sequencer.claim(1, "grab", 500, None)
    sequencer.stall(2)
    assert sequencer.due_ms([2]) == 500 + BAND_MS + 70 + 400


def test_only_the_first_word_about_the_faces_that_were_sent_counts() -> None:
    sequencer = begun({1: Bounds(20, 70)})
    sequencer.reveal(1, 9, 1_000, Bounds(0, 350))
    for revision, at_ms in ((1, 1_010), (9, 1_045), (9, 1_300)):
        sequencer.paint(1, revision, at_ms)
        sequencer.pong(1, revision, at_ms - 5)
    sequencer.claim(1, "call", 1_500, 1_470)
    claim = sequencer.release()
    assert claim is not None
    assert (claim.stamps.painted_ms, claim.stamps.ponged_ms) == (45, 40)
    assert claim.time_ms == 1_470, "counted from the race, with the bounds of its reveal"


def test_what_a_seat_is_believed_goes_on_from_race_to_race_and_from_a_log() -> None:
    """A clock that always says "sooner" uses its 80 ms up."""
    sequencer, again = begun({1: Bounds(20, 90)}), begun({1: Bounds(20, 90)})
    times = []
    for _ in range(3):
        sequencer.claim(1, "grab", 620, FASTEST_MS)
        claim = sequencer.release()
        assert claim is not None
        sequencer.became(claim, 5)
        times.append(claim.time_ms)
        race = sequencer.finish(350, 700)
        assert race is not None
        again.go_on_from(race)
        sequencer.begin(2, (1,), (1,), 0)
        sequencer.reveal(1, 1, 0, Bounds(20, 90))
    assert times == [530, 586, 596]
    again.claim(1, "grab", 620, FASTEST_MS)
    assert [claim.time_ms for claim in again.drop_all()] == [596]


def test_a_claim_outside_of_any_race_changes_nothing_that_is_believed() -> None:
    """No record tells of it, so nobody could check what came after it."""
    sequencer = begun({1: Bounds(20, 90)})
    sequencer.claim(1, "grab", 620, FASTEST_MS)
    sequencer.release()
    sequencer.finish(350, 700)
    sequencer.claim(1, "call", 800, None)
    assert [claim.budget_ms for claim in sequencer.drop_all()] == [14]
    sequencer.claim(1, "call", 900, None)
    assert [claim.budget_ms for claim in sequencer.drop_all()] == [14]


def test_claims_after_a_limit_are_not_let_go_with_those_before_it() -> None:
    """Not even from a lower seat, and level with one that was in time [GB-R7]."""
    sequencer = local()
    sequencer.claim(1, "late", 10_003, None)
    sequencer.claim(2, "in time", 9_999, None)
    first = sequencer.release(10_000)
    assert first is not None
    assert first.seat == 2
    assert sequencer.release(10_000) is None
    assert sequencer.has_claim_of(1)


def test_every_order_of_a_dead_heat_is_equally_likely() -> None:
    """Six orders in 6,000 fixed draws: chi-square with 5 degrees of freedom; it cannot fail by luck."""
    sequencer = local(coin_of(below_of(5)))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        for seat, at_ms in ((1, 500), (2, 507), (3, 502)):
            sequencer.claim(seat, "grab", at_ms, None)
        order = []
        while (claim := sequencer.release()) is not None:
            order.append(claim.seat)
        orders[tuple(order)] += 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 20.5


@pytest.mark.parametrize(("drawn", "order"), [([1, 0], [2, 1, 3]), ([0, 0], [1, 2, 3]), ([0, 1], [1, 3, 2])])
def test_a_dead_heat_is_of_those_within_the_band_of_the_first(drawn: list[int], order: list[int]) -> None:
    """Presses 6 ms apart: first against second, and then the next first against the third if it is within the band."""
    draws = iter(drawn)
    sequencer = local(lambda n: (next(draws), None))
    for seat, at_ms in ((1, 500), (2, 506), (3, 512)):
        sequencer.claim(seat, "grab", at_ms, None)
    entries, released = iter((4, 5, 6)), []
    while (claim := sequencer.release()) is not None:
        sequencer.became(claim, next(entries))
        released.append(claim.seat)
    assert released == order
    race = sequencer.finish(350, 600)
    assert race is not None
    assert race.heats[0] == Heat((1, 2), 4)
    assert race.heats[1:] == ((Heat((2, 3), 5),) if order[0] == 1 else ())


def test_the_draw_of_a_dead_heat_is_kept_with_it() -> None:
    draw = Draw(3, 1, 255, drawn=((2, 1),))
    sequencer = local(lambda n: (1, draw))
    for seat in (1, 2):
        sequencer.claim(seat, "grab", 500, None)
    claim = sequencer.release()
    assert claim is not None
    assert claim.seat == 2
    sequencer.became(claim, 9)
    race = sequencer.finish(350, 600)
    assert race is not None
    assert race.heats == (Heat((1, 2), 9, draw),)


def test_a_broken_off_race_drops_all_claims() -> None:
    """[ALL-10]"""
    sequencer = local()
    sequencer.claim(1, "grab", 500, None)
    assert [claim.action for claim in sequencer.drop_all()] == ["grab"]
    assert not sequencer.is_holding
    assert sequencer.due_ms(SEATS) is None


def test_a_race_in_which_nobody_claimed_is_not_kept() -> None:
    assert local().finish(350, 600) is None


@pytest.mark.parametrize(("apart_ms", "order"), [(PICTURE_MS - 1, [2, 1, 3]), (PICTURE_MS, [1, 3, 2])])
def test_at_one_device_the_band_is_a_picture_and_only_there(apart_ms: int, order: list[int]) -> None:
    """The last of those who are level is drawn: the neighbour at the device, but nobody else so late."""
    device = Bounds(device=1)
    sequencer = begun({1: device, 2: device, 3: HERE}, lambda n: (n - 1, None))
    for seat, at_ms in ((1, 500), (2, 500 + apart_ms), (3, 500 + BAND_MS)):
        sequencer.claim(seat, "grab", at_ms, None)
    released = []
    while (claim := sequencer.release()) is not None:
        released.append(claim.seat)
    assert released == order


def test_who_shares_the_device_of_the_first_is_waited_for_longer() -> None:
    device = Bounds(device=1)
    sequencer = begun({1: device, 2: device, 3: HERE})
    sequencer.claim(1, "grab", 500, None)
    assert sequencer.due_ms([2, 3]) == 500 + PICTURE_MS
    assert sequencer.due_ms([3]) == 500 + BAND_MS
