"""Races over networks: what players on unequal lines are promised, at a whole table. Ghost Blitz is the race."""

from collections.abc import Sequence
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from dicehall.core import Setup
from dicehall.games.ghost_blitz_dice import GAME as GHOST
from dicehall.games.ghost_blitz_dice.actions import Grab
from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import Figure
from dicehall.match import (
    COIN,
    FORMAT,
    Dropped,
    Header,
    Raced,
    Sealed,
    SealedSource,
    ServerSecret,
    below_of,
    transcript_of,
    write_line,
)
from dicehall.tables import Bounds, Claimed, NotAllowed, Outgoing, Table, Tell, Update
from dicehall.tables.deadheats import BAND_MS
from dicehall.testing import FakeTable
from tests.tables.setting import (
    FAR,
    NEAR,
    REMOTE,
    RIGHT,
    WRONG,
    arrives,
    ghost_state,
    ghost_table,
    grabs,
    races,
    refusals,
    remote_race,
    restarted,
    shown,
)

WAYS = {1: NEAR, 2: FAR, 3: NEAR}
REVEALED_MS = 1_200


def remote(lines: list[str] | None = None) -> FakeTable:
    """Seat 2 is far away."""
    return remote_race(WAYS, lines)


def test_whoever_presses_first_wins_however_far_away() -> None:
    """[ALL-8]"""
    fake = remote()
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    arrives(fake, 2, Grab(1, RIGHT), REVEALED_MS + 850, pressed_ms=590)
    fake.wait(0)
    assert ghost_state(fake).points == (0, 1, 0)


def test_a_throw_is_decided_when_the_farthest_cannot_have_been_faster_and_not_later() -> None:
    fake = remote()
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    fake.wait(600 + BAND_MS + 320 - 610 - 1)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).points == (0, 0, 1)


def test_a_grab_after_the_verdict_is_free_and_changes_nothing() -> None:
    """No regret: it cannot have been made before the one that won [GB-R6]."""
    fake = remote()
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    fake.now_ms = REVEALED_MS + 600 + BAND_MS + 320 + 1
    fake.act(2, Grab(1, RIGHT), round=1, since_shown_ms=130)
    assert ghost_state(fake).points == (0, 0, 1)
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R6"]


def test_a_grab_that_no_human_can_have_made_is_void_whatever_its_browser_says() -> None:
    """Less than 120 ms remain when the least way is taken off [GB-R5]."""
    fake = remote()
    arrives(fake, 2, Grab(1, RIGHT), REVEALED_MS + 250 + 119, pressed_ms=500)
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R5"]
    arrives(fake, 2, Grab(1, RIGHT), REVEALED_MS + 250 + 120, pressed_ms=20)
    fake.wait(400)
    (race,) = races(fake)
    assert race.lanes[1].presses[0].time_ms == 120
    assert ghost_state(fake).points == (0, 1, 0)


def test_nobody_wins_before_all_have_been_shown_the_dice() -> None:
    fake = remote_race({1: NEAR, 3: NEAR})
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    fake.wait(5_000)
    assert ghost_state(fake).phase == "grab"
    fake.reveal(2, FAR)
    fake.wait(600 + BAND_MS + 320 - 1)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).points == (0, 0, 1)


def test_a_seat_where_nobody_is_there_to_see_the_dice_is_not_waited_for() -> None:
    fake = remote_race({1: NEAR, 3: NEAR})
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    fake.do(fake.table.unseen(2))
    fake.wait(60)
    assert ghost_state(fake).points == (0, 0, 1)


def test_wrong_grabs_up_to_the_verdict_pay_in_the_order_in_which_they_were_made() -> None:
    """Those after the right one too [GB-6, GB-R6]."""
    fake = ghost_table(seats=4, house=REMOTE)
    ways = {1: NEAR, 2: FAR, 3: NEAR, 4: NEAR}
    for winner in (1, 3, 4):  # a point for everybody but seat 2
        shown(fake, ways)
        arrives(fake, winner, Grab(ghost_state(fake).throw, RIGHT), fake.now_ms + 510, pressed_ms=500)
        fake.wait(500)
    assert ghost_state(fake).points == (1, 0, 1, 1)
    shown(fake, ways)
    at_ms = fake.now_ms
    for number, way_ms, pressed_ms, figures in (
        (3, 10, 640, WRONG),
        (1, 15, 660, WRONG),
        (4, 20, 700, RIGHT),
        (2, 260, 610, RIGHT),
    ):
        arrives(fake, number, Grab(4, figures), at_ms + way_ms + pressed_ms, pressed_ms)
    fake.wait(0)
    assert grabs(fake)[3:] == [2, 3, 1, 4]
    assert ghost_state(fake).points == (0, 3, 0, 1)


def test_time_up_waits_for_grabs_that_were_made_before_it_and_are_on_their_way() -> None:
    """[GB-R7]"""
    fake = remote()
    fake.wait(10_000 + 100)
    assert ghost_state(fake).phase == "grab"
    arrives(fake, 2, Grab(1, RIGHT), REVEALED_MS + 10_250, pressed_ms=9_990)
    fake.wait(10_320 - 10_250)
    assert ghost_state(fake).points == (0, 1, 0)


def test_a_grab_that_was_made_after_the_time_was_up_is_void() -> None:
    """Even within the band of one that was made in time, and from a lower seat [GB-R7]."""
    fake = remote()
    arrives(fake, 3, Grab(1, WRONG), REVEALED_MS + 10_020, pressed_ms=9_999)
    arrives(fake, 1, Grab(1, RIGHT), REVEALED_MS + 10_022, pressed_ms=10_003)
    fake.wait(400)
    assert ghost_state(fake).points == (0, 0, 0)
    assert grabs(fake) == [3]
    assert [refusal.rule for refusal in refusals(fake, 1)] == ["GB-R6"]


def test_a_race_is_told_to_everybody_after_the_update_that_decides_it() -> None:
    fake = remote()
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    effects = fake.wait(400)
    for number in (0, 1, 2, 3):
        messages = [e.message for e in effects if isinstance(e, Tell) and e.seat == number]
        assert [type(message) for message in messages] == [Update, Raced]
        assert messages[-1] == races(fake)[0]


def test_the_dice_reveal_and_the_grabs_do_not() -> None:
    fake = remote()
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    fake.wait(400)
    revealing = [e.message for e in fake.effects if isinstance(e, Tell) and e.reveals and e.seat == 2]
    (update,) = revealing
    assert isinstance(update, Update)
    assert [event.__struct_config__.tag for event in update.events] == ["shown"]


@pytest.mark.parametrize("decide", [False, True])
def test_a_restart_forgets_held_claims_and_breaks_the_race_off(decide: bool) -> None:
    """Nobody pays, and what was decided before stays [ALL-10, ALL-12]."""
    fake = remote()
    arrives(fake, 3, Grab(1, RIGHT), REVEALED_MS + 610, pressed_ms=600)
    if decide:
        fake.wait(600)
    again = restarted(fake)
    again.wait(1_000)
    assert ghost_state(again).points == ((0, 0, 1) if decide else (0, 0, 0))
    assert ghost_state(again).phase == "throw"
    assert not [e for e in again.logged() if isinstance(e, Dropped)]


def test_what_a_seat_is_believed_survives_a_restart() -> None:
    """A page whose clock always says "120 ms" has used it up before."""
    fake = remote()
    arrives(fake, 2, Grab(1, RIGHT), REVEALED_MS + 900, pressed_ms=120)
    fake.wait(400)
    again = restarted(fake)
    shown(again, WAYS)
    arrives(again, 2, Grab(2, RIGHT), again.now_ms + 900, pressed_ms=120)
    again.wait(400)
    assert [race.lanes[1].presses[0].time_ms for race in (*races(fake), *races(again))] == [580, 636]


def test_a_dead_heat_is_decided_by_the_sealed_dice_and_stands_in_the_record() -> None:
    """CHANCE draws it, with the round's secret and links [ALL-8]."""
    secret = ServerSecret(bytes(32))
    sealed = Sealed("0" * 64, secret.anchor, (None, None, None))
    header = Header(FORMAT, GHOST.name, Setup(3, {"first_seat": 1}), dice=sealed)
    source = SealedSource(transcript_of(write_line(header)), secret, sealed)
    winners = set()
    fake = FakeTable(Table(GHOST, header.setup, {0: source}, below_of(1), REMOTE, header))
    for number in (1, 2, 3):
        fake.do(fake.table.sit(number, "P", 0))
    fake.start()
    for throw in range(1, 13):
        shown(fake, WAYS)
        right = (right_figure(ghost_state(fake).faces),)
        at_ms = fake.now_ms
        arrives(fake, 3, Grab(throw, right), at_ms + 610, pressed_ms=600)
        arrives(fake, 2, Grab(throw, right), at_ms + 860, pressed_ms=604)
        fake.wait(400)
        heat = races(fake)[-1].heats[0]
        assert heat.seats == (2, 3)
        assert heat.draw is not None
        assert (heat.draw.secret, heat.draw.roll, heat.draw.kind) == (throw, 0, COIN)
        winner = grabs(fake)[-2]
        assert heat.draw.drawn == ((2, heat.seats.index(winner)),)
        winners.add(winner)
    assert winners == {2, 3}, "the same fixed secret gives both in twelve throws"


# Nothing of a held claim is in any message to others


class Step(Struct, frozen=True):
    """Something that happens in a race."""

    seat: int
    after_ms: int
    figures: tuple[Figure, ...]
    said_ms: int | None


STEPS = st.lists(
    st.builds(
        Step,
        st.integers(1, 5),
        st.integers(0, 60),
        st.sampled_from([RIGHT, WRONG, ("book", "mouse")]),
        st.none() | st.integers(0, 900),
    ),
    min_size=1,
    max_size=5,
    unique_by=lambda step: step.seat,
)


def told_before_a_release(steps: Sequence[Step], without: int = 0) -> list[tuple[int, Outgoing]]:
    """What everybody is told from the reveal until the first claim is let go; the claim of one seat is left out."""
    fake = ghost_table(seats=5, house=REMOTE)
    shown(fake, {number: Bounds(20 * number, 20 * number + 70) for number in range(1, 6)})
    before = len(fake.effects)
    for step in steps:
        fake.wait(step.after_ms)
        if step.seat == without:
            fake.skip_id()
        elif ghost_state(fake).phase == "grab":
            fake.act(step.seat, Grab(1, step.figures), since_shown_ms=step.said_ms)
    tells = [(effect.seat, effect.message) for effect in fake.effects[before:] if isinstance(effect, Tell)]
    return list(takewhile(lambda tell: not isinstance(tell[1], Update), tells))


@pytest.mark.slow
@given(STEPS, st.integers(120, 400))
def test_until_it_is_let_go_nobody_else_can_know_of_a_claim(steps: list[Step], first_ms: int) -> None:
    """With and without a seat's claim all others are told the same, and it hears no more than that its claim came."""
    steps[0] = replace(steps[0], after_ms=first_ms)
    told = told_before_a_release(steps)
    for hidden in [step.seat for step in steps]:
        others = [tell for tell in told if tell[0] != hidden]
        others_without = told_before_a_release(steps, without=hidden)
        compared = min(len(others), len(others_without))
        assert others[:compared] == others_without[:compared]
        assert all(isinstance(message, Claimed | NotAllowed) for seat, message in told if seat == hidden)
