"""Races of a record are judged again: the same from what was measured, and not the same when anything was changed."""

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dicehall.core import ChanceSource, Setup, chance
from dicehall.games.ghost_blitz_dice import GAME as GHOST
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure
from dicehall.games.lightning_dice.actions import GotIt, Roll
from dicehall.match import (
    FORMAT,
    BadRecord,
    Dropped,
    Entry,
    Header,
    Heat,
    Lane,
    Played,
    Press,
    Raced,
    Record,
    ScriptedSource,
    Sealed,
    SealedSource,
    SeededSource,
    ServerSecret,
    Undone,
    below_of,
    read_record,
    transcript_of,
    write_line,
    write_record,
)
from dicehall.tables import Bounds, Effect, Table, Tell, Update
from dicehall.tables.rejudge import Verdict, rejudge
from dicehall.testing import FakeTable
from tests.tables.setting import (
    NEAR,
    REMOTE,
    RIGHT,
    WRONG,
    arrives,
    ghost_state,
    ghost_table,
    lightning_table,
    remote_race,
    restarted,
    shown,
)

SEATS = 4


# Matches over networks


class Network:
    """Shows races to seats, and lets what they send come in when it should."""

    def __init__(self, fake: FakeTable, draw: random.Random) -> None:
        self.fake, self._draw = fake, draw
        floors_ms = [draw.randint(0, 270) for _ in range(SEATS)]
        self.ways = {n: Bounds(floor, floor + draw.randint(29, 77)) for n, floor in enumerate(floors_ms, 1)}

    def tell(self, number: int, listens_ms: int) -> None:
        """A seat plays by ear from now on."""
        self.ways[number] = replace(self.ways[number], listens_ms=listens_ms)

    def deliver(self, effects: list[Effect]) -> None:
        """What reveals is sent at once; the browser's words come after its way, most of them."""
        draw = self._draw
        for effect in effects:
            if isinstance(effect, Tell) and effect.reveals and effect.seat and isinstance(effect.message, Update):
                number, bounds, revision = effect.seat, self.ways[effect.seat], effect.message.revision
                if draw.random() < 0.05:
                    self.fake.do(self.fake.table.unseen(number))
                    continue
                self.fake.do(self.fake.table.revealed(number, revision, self.fake.now_ms, bounds))
                ponged_ms = round(bounds.floor_ms) + draw.randint(0, 60)
                if draw.random() < 0.9:
                    self.fake.table.ponged(number, revision, self.fake.now_ms + ponged_ms)
                    self.fake.table.painted(number, revision, self.fake.now_ms + ponged_ms + draw.randint(0, 30))
                if draw.random() < 0.1:
                    self.fake.table.stalled(number)

    def said_ms(self, pressed_ms: int) -> float | None:
        """By the browser: nearly the truth, a lie, or nothing."""
        draw = self._draw
        return draw.choice((pressed_ms + draw.uniform(-9, 9), pressed_ms + draw.uniform(-9, 9), 120.0, None))

    def way_ms(self, number: int) -> int:
        return round(self.ways[number].floor_ms) + self._draw.choice((0, 10, 30, 60, 200))


def sealed_ghost(draw: random.Random) -> FakeTable:
    """Ghost Blitz whose dice, and dead heats, anyone can check."""
    secret = ServerSecret(draw.randbytes(32))
    sealed = Sealed("0" * 64, secret.anchor, (None,) * SEATS)
    header = Header(FORMAT, GHOST.name, Setup(SEATS, {"first_seat": 1}), dice=sealed)
    source = SealedSource(transcript_of(write_line(header)), secret, sealed)
    fake = FakeTable(Table(GHOST, header.setup, {0: source}, below_of(1), REMOTE, header))
    for number in range(1, SEATS + 1):
        fake.do(fake.table.sit(number, "P", 0))
    fake.start()
    return fake


def ghost_match(seed: int, throws: int = 5) -> Record[object]:
    """Some throws among four seats, now and then broken off or taken back; in every second match one plays by ear."""
    draw = random.Random(seed)
    fake = sealed_ghost(draw)
    network = Network(fake, draw)
    if seed % 2:
        network.tell(seed // 2 % SEATS + 1, draw.choice((2_000, 4_250, 7_500)))
    for _ in range(throws):
        if ghost_state(fake).phase == "throw":
            fake.act(ghost_state(fake).thrower, Throw())
        network.deliver(fake.wait(1_200))
        grab_all(fake, network, draw)
        fake.wait(draw.choice((0, 300, 11_000)))
        if draw.random() < 0.15:
            fake.do(fake.table.break_off("enough", fake.now_ms))
        elif draw.random() < 0.15:
            moves = [number for number, _ in fake.table.record.moves()]
            network.deliver(fake.do(fake.table.undo(draw.choice(moves[:-1]), "host", "a slip", fake.now_ms)))
        fake.wait(11_000)
    return fake.table.record


def grab_all(fake: FakeTable, network: Network, draw: random.Random) -> None:
    """Most seats grab, nearly together; some races go on until the time is up."""
    began_ms, about_ms = fake.now_ms, draw.choice((150, 500, 500, 9_980))
    coming = []
    for number in range(1, SEATS + 1):
        pressed_ms = about_ms + draw.randint(0, 60)
        if draw.random() < 0.85:
            clock_ms = began_ms + network.ways[number].listens_ms
            coming.append((clock_ms + pressed_ms + network.way_ms(number), number, pressed_ms))
    for at_ms, number, pressed_ms in sorted(coming):
        figures: tuple[Figure, ...] = draw.choice((*((figure,) for figure in FIGURES), ("book", "mouse")))
        fake.now_ms = at_ms
        fake.act(number, Grab(ghost_state(fake).throw, figures), since_shown_ms=network.said_ms(pressed_ms))


def lightning_match(seed: int) -> Record[object]:
    """Three seats roll and call, rightly for the first card and wrongly for others."""
    draw = random.Random(seed)
    dice: dict[int, ChanceSource] = {n: ScriptedSource(["landed faces=[1,3,5,2,2,2]"] * 99) for n in (1, 2, 3)}
    fake = lightning_table({0: SeededSource(seed), **dice}, REMOTE, seats=3)
    network = Network(fake, draw)
    network.deliver(fake.effects)
    for _ in range(60):
        number = draw.randint(1, 3)
        seen = fake.table.sees(number)
        action = draw.choice((Roll(seen.round, ()), GotIt(seen.round)))
        network.deliver(fake.act(number, action, since_shown_ms=network.said_ms(fake.now_ms)))
        network.deliver(fake.wait(draw.choice((0, 5, 100, 700))))
    fake.do(fake.table.break_off("enough", fake.now_ms))
    return fake.table.record


def races_of(record: Record[object]) -> list[tuple[int, Raced]]:
    return [(number, entry) for number, entry in enumerate(record.entries, 1) if isinstance(entry, Raced)]


def presses_of(record: Record[object]) -> list[tuple[int, int, Press]]:
    """Of all races: the race's entry, the seat and the press."""
    return [(n, lane.seat, press) for n, race in races_of(record) for lane in race.lanes for press in lane.presses]


@pytest.mark.slow
@given(st.integers(0, 99_999))
def test_every_race_of_ghost_blitz_is_judged_the_same_again(seed: int) -> None:
    record = ghost_match(seed)
    found = rejudge(read_record(write_record(record)))
    assert found.differs is None
    assert len(found.races) == len(races_of(record))


@pytest.mark.slow
@given(st.integers(0, 99_999))
def test_every_race_of_lightning_dice_is_judged_the_same_again(seed: int) -> None:
    found = rejudge(read_record(write_record(lightning_match(seed))))
    assert found.differs is None
    assert found.races


def test_the_matches_of_these_tests_hold_all_that_can_happen() -> None:
    """Else the two above would say little."""
    records = [ghost_match(seed) for seed in range(30)]
    entries = [entry for record in records for entry in record.entries]
    heats = [heat for entry in entries if isinstance(entry, Raced) for heat in entry.heats]
    whys = {entry.why for entry in entries if isinstance(entry, Dropped)}
    assert any(isinstance(entry, Undone) for entry in entries)
    assert {len(heat.seats) for heat in heats} >= {2, 3}
    assert {"the race was broken off", "a slip"} <= whys
    assert any("[GB-R6]" in why for why in whys)
    assert any(press.is_stalled for record in records for _, _, press in presses_of(record))
    lanes = [lane for record in records for _, race in races_of(record) for lane in race.lanes]
    assert sum(bool(lane.listens_ms and lane.presses) for lane in lanes) > 20


def test_a_match_that_went_on_after_a_restart_is_judged_the_same_again() -> None:
    fake = remote_race({1: NEAR, 2: NEAR, 3: NEAR})
    arrives(fake, 2, Grab(1, RIGHT), 1_900, pressed_ms=120)
    fake.wait(500)
    fake.act(2, Throw())
    again = restarted(fake, SeededSource(1))
    for is_broken_off in (True, False):
        shown(again, {1: NEAR, 2: NEAR, 3: NEAR})
        throw = ghost_state(again).throw
        arrives(again, 2, Grab(throw, RIGHT), again.now_ms + 700, pressed_ms=120)
        arrives(again, 3, Grab(throw, WRONG), again.now_ms + 3, pressed_ms=None)
        if is_broken_off:
            again.do(again.table.break_off("pause", again.now_ms))
        again.wait(11_000)
    found = rejudge(read_record(write_record(again.table.record)))
    assert found.differs is None
    assert [race.claims for race in found.races] == [1, 2, 2]


# Records that were changed

Change = Callable[[Record[object], random.Random], Record[object] | None]
"""None where there is nothing of the kind to change."""


def with_entry(record: Record[object], number: int, entry: Entry[object]) -> Record[object]:
    return Record(record.header, [*record.entries[: number - 1], entry, *record.entries[number:]])


def with_lane(record: Record[object], number: int, seat: int, change: Callable[[Lane], Lane]) -> Record[object]:
    race = record.entries[number - 1]
    assert isinstance(race, Raced)
    lanes = tuple(change(lane) if lane.seat == seat else lane for lane in race.lanes)
    return with_entry(record, number, replace(race, lanes=lanes))


def with_press(record: Record[object], number: int, seat: int, press: Press, **fields: float) -> Record[object]:
    changed = replace(press, **fields)
    return with_lane(
        record,
        number,
        seat,
        lambda lane: replace(lane, presses=tuple(changed if each == press else each for each in lane.presses)),
    )


def a_measure(name: str) -> Change:
    """A time of a press, or its budget."""

    def change(record: Record[object], draw: random.Random) -> Record[object] | None:
        presses = presses_of(record)
        if not presses:
            return None
        number, seat, press = draw.choice(presses)
        changed = round(getattr(press, name) + draw.choice((-20, -0.1, 0.1, 1, 50)), 1)
        return with_press(record, number, seat, press, **{name: changed})

    return change


def a_bound(name: str) -> Change:
    """Of the way of a seat that pressed, with its whole budget left, so that the bound is what limits it."""

    def change(record: Record[object], draw: random.Random) -> Record[object] | None:
        whole = [(n, seat) for n, seat, press in presses_of(record) if press.budget_ms == 80 and not press.is_stalled]
        if not whole:
            return None
        number, seat = draw.choice(whole)
        by_ms = draw.choice((-5, -0.1, 0.1, 5))
        return with_lane(
            record, number, seat, lambda lane: replace(lane, **{name: round(getattr(lane, name) + by_ms, 1)})
        )

    return change


def an_order(record: Record[object], draw: random.Random) -> Record[object] | None:
    """Two grabs change places in the log, and the race says so too."""
    pairs = [
        (number, one, other)
        for number, race in races_of(record)
        for one, other in neighbours(record, race)
    ]  # fmt: skip
    if not pairs:
        return None
    number, (seat, press), (next_seat, next_press) = draw.choice(pairs)
    first, second = record.entries[press.entry - 1], record.entries[next_press.entry - 1]
    assert isinstance(first, Played)
    assert isinstance(second, Played)
    changed = with_press(record, number, seat, press, entry=next_press.entry)
    changed = with_press(changed, number, next_seat, next_press, entry=press.entry)
    changed = with_entry(changed, press.entry, replace(second, at_ms=first.at_ms))
    return with_entry(changed, next_press.entry, replace(first, at_ms=second.at_ms))


def neighbours(record: Record[object], race: Raced) -> Iterator[tuple[tuple[int, Press], tuple[int, Press]]]:
    """Grabs that became moves one right after the other, and both had come before.

    Of one that came in the very millisecond of the other's verdict no record can say whether it was held by then.
    """
    played: dict[int, tuple[int, Press]] = {}
    for lane in race.lanes:
        for press in lane.presses:
            entry = record.entries[press.entry - 1]
            if isinstance(entry, Played) and (lane.revealed_ms or 0) + press.arrived_ms < entry.at_ms:
                played[press.entry] = (lane.seat, press)
    for entry_number in sorted(played):
        if entry_number + 1 in played:
            yield played[entry_number], played[entry_number + 1]


def a_coin(record: Record[object], draw: random.Random) -> Record[object] | None:
    """A dead heat is left out, or of other seats, or of another claim, or its draw says another place."""
    heats = [
        (number, race, heat)
        for number, race in races_of(record)
        for heat in race.heats
        if isinstance(record.entries[heat.entry - 1], Played)
    ]
    if not heats:
        return None
    number, race, heat = draw.choice(heats)
    assert heat.draw is not None
    n, k = heat.draw.drawn[0]
    changed: Heat | None = draw.choice(
        (
            None,
            replace(heat, seats=heat.seats[1:]),
            replace(heat, entry=heat.entry + 1),
            replace(heat, draw=None),
            replace(heat, draw=replace(heat.draw, kind=0)),
            replace(heat, draw=replace(heat.draw, drawn=((n, (k + 1) % n),))),
        )
    )
    kept = tuple(each for each in race.heats if each != heat)
    return with_entry(record, number, replace(race, heats=kept if changed is None else (*kept, changed)))


def a_claim_left_out(record: Record[object], draw: random.Random) -> Record[object] | None:
    played = [at for at in presses_of(record) if isinstance(record.entries[at[2].entry - 1], Played)]
    if not played:
        return None
    number, seat, press = draw.choice(played)
    return with_lane(
        record, number, seat, lambda lane: replace(lane, presses=tuple(e for e in lane.presses if e != press))
    )


CHANGES: dict[str, Change] = {
    **{name: a_measure(name) for name in ("time_ms", "arrived_ms", "earliest_ms", "latest_ms", "budget_ms")},
    **{name: a_bound(name) for name in ("floor_ms", "most_ms")},
    "order": an_order,
    "coin": a_coin,
    "claim": a_claim_left_out,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", CHANGES)
@given(seed=st.integers(0, 99_999))
def test_a_record_in_which_something_was_changed_is_caught(name: str, seed: int) -> None:
    """A time, a bound, a budget, the order, the draw of a dead heat, a claim left out."""
    record = ghost_match(seed, throws=3)
    changed = CHANGES[name](record, random.Random(seed))
    if changed is not None:
        assert is_caught(changed)


def is_caught(record: Record[object]) -> bool:
    """Also where the moves after a change are against the rules now."""
    try:
        return rejudge(record).differs is not None
    except BadRecord:
        return True


# What is said of them


def dead_heat() -> Record[object]:
    """Seats 2 and 3 press 4 ms apart, seat 1 is wrong before; nobody is sealed."""
    fake = ghost_table(house=REMOTE, below=lambda n: 1)
    shown(fake, {1: NEAR, 2: NEAR, 3: NEAR})
    arrives(fake, 1, Grab(1, WRONG), 1_710, pressed_ms=500)
    arrives(fake, 2, Grab(1, RIGHT), 1_810, pressed_ms=600)
    arrives(fake, 3, Grab(1, RIGHT), 1_814, pressed_ms=604)
    fake.wait(300)
    return fake.table.record


def differing(record: Record[object]) -> Verdict:
    found = rejudge(record).differs
    assert found is not None
    return found


def test_a_verdict_counts_claims_and_dead_heats() -> None:
    record = dead_heat()
    (number, _) = races_of(record)[0]
    assert rejudge(record).races == (Verdict(number, round=1, claims=3, heats=1),)


def test_what_differs_is_named_with_its_entry_and_what_would_be_right() -> None:
    record = dead_heat()
    number, seat, press = presses_of(record)[1]
    found = differing(with_press(record, number, seat, press, time_ms=590.0))
    assert (found.entry, found.differs_at, found.reason) == (number, press.entry, "its time is 600 ms, and not 590")


def test_a_claim_that_was_let_go_too_early_is_named() -> None:
    """Seat 3 might still have pressed before it."""
    fake = remote_race({1: NEAR, 2: NEAR, 3: NEAR})
    arrives(fake, 2, Grab(1, RIGHT), 1_810, pressed_ms=600)
    fake.wait(300)
    record = fake.table.record
    entry = presses_of(record)[0][2].entry
    grab = record.entries[entry - 1]
    assert isinstance(grab, Played)
    assert rejudge(record).differs is None
    assert grab.at_ms == 1_200 + 600 + 8 + 60
    found = differing(with_entry(record, entry, replace(grab, at_ms=grab.at_ms - 1)))
    assert (found.differs_at, found.reason) == (entry, "seat 1 could still come before it when it was let go")


def test_a_seat_that_is_said_to_have_listened_longer_than_it_can_have_is_named() -> None:
    """[GB-R18]"""
    fake = remote_race({1: NEAR, 2: replace(NEAR, listens_ms=5_000), 3: NEAR})
    arrives(fake, 3, Grab(1, RIGHT), 1_200 + 910, pressed_ms=900)
    arrives(fake, 2, Grab(1, RIGHT), 1_200 + 5_810, pressed_ms=800)
    fake.wait(300)
    record = fake.table.record
    assert rejudge(record).differs is None
    (number, race) = races_of(record)[0]
    assert (race.lanes[1].listens_ms, race.lanes[1].revealed_ms) == (5_000, 6_200)
    found = differing(with_lane(record, number, 2, lambda lane: replace(lane, listens_ms=5_001)))
    assert (found.entry, found.reason) == (number, "seat 2 was told the dice before they lay")


def test_a_claim_that_no_human_can_have_made_ought_to_be_void() -> None:
    record = dead_heat()
    number, seat, press = presses_of(record)[0]
    too_early = {"arrived_ms": 120, "said_ms": 120, "time_ms": 120, "earliest_ms": 60.0, "latest_ms": 110}
    found = differing(with_press(record, number, seat, press, **too_early))
    assert found.reason == "it was made after 110 ms at most, and ought to be void"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda race: replace(race, round=2), "the race of round 1 is said to be of round 2"),
        (lambda race: replace(race, fastest_ms=0), "a human needs 120 ms in this game, not 0"),
        (lambda race: replace(race, cap_ms=50), "seat 1: 10 to 60 ms are no bounds of a way"),
        (lambda race: replace(race, heats=()), "the dead heat is of seats [2, 3], and not []"),
        (lambda race: replace(race, lanes=race.lanes[1:]), "it ought to have a lane for each of the seats [1, 2, 3]"),
    ],
)
def test_a_race_that_says_something_else_than_the_log_is_named(change: Callable[[Raced], Raced], reason: str) -> None:
    record = dead_heat()
    number, race = races_of(record)[0]
    assert differing(with_entry(record, number, change(race))).reason == reason


def test_an_entry_that_is_no_claim_of_the_seat_is_named() -> None:
    record = dead_heat()
    number, seat, press = presses_of(record)[0]
    rolled = next(n for n, e in enumerate(record.entries, 1) if isinstance(e, Played) and e.actor == chance())
    found = differing(with_press(record, number, seat, press, entry=rolled + 99))
    assert found.reason == "this is no claim of seat 1"


def test_a_record_against_the_rules_is_not_judged() -> None:
    record = dead_heat()
    entry = presses_of(record)[0][2].entry
    with pytest.raises(BadRecord, match=f"line {entry + 1}: seat 1"):
        rejudge(with_entry(record, entry, replace(record.entries[entry - 1], action=Throw())))


def test_a_record_without_races_has_nothing_to_judge() -> None:
    assert rejudge(ghost_table().table.record).races == ()
