"""Claims, dead heats and time on a fake clock; Ghost Blitz and Lightning Dice are the races."""

import pytest

from dicehall.core import (
    Forfeit,
    Leave,
)
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.games.lightning_dice.actions import GotIt, Roll
from dicehall.match import (
    Dropped,
    Heat,
    Note,
    Played,
    ScriptedSource,
)
from dicehall.tables import (
    Claimed,
    House,
    Log,
    Tell,
)
from dicehall.tables.deadheats import BAND_MS
from tests.tables.setting import ghost_state, ghost_table, lightning_state, lightning_table, races, refusals, thrown


def test_dice_rest_when_their_time_is_over_and_not_before() -> None:
    """Nothing is drawn ahead, so nobody can peek [ALL-2, GB-R5]."""
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1199)
    assert ghost_state(fake).phase == "motion"
    fake.wait(1)
    assert ghost_state(fake).phase == "grab"


def test_the_first_right_grab_is_decided_as_soon_as_no_other_can_be_level_with_it() -> None:
    """[ALL-8]"""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(BAND_MS - 1)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).points == (0, 1, 0)
    assert ghost_state(fake).phase == "throw"


def test_a_claim_is_answered_at_once_and_shown_to_nobody_else() -> None:
    """Before its order is certain a claim is no move [ALL-12]."""
    fake = ghost_table()
    thrown(fake)
    before = {number: len(fake.told(number)) for number in (0, 1, 3)}
    effects = fake.act(2, Grab(1, ("mouse",)))
    assert [e.message for e in effects if isinstance(e, Tell)] == [Claimed("c2")]
    assert {number: len(fake.told(number)) for number in (0, 1, 3)} == before
    assert not [e for e in effects if isinstance(e, Log)]


def test_a_seat_with_a_held_claim_may_do_nothing_else() -> None:
    """[ALL-12]"""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("book",)))
    fake.act(2, Leave(2))
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["ALL-12"]
    fake.decide()
    assert ghost_state(fake).left == ()


@pytest.mark.parametrize("drawn", [0, 1])
@pytest.mark.parametrize("later_ms", [0, BAND_MS - 1])
def test_a_dead_heat_is_drawn_among_all_who_claimed_together(drawn: int, later_ms: int) -> None:
    """Claims within 8 ms are ordered by chance, and the draw is in the record [ALL-8]."""
    fake = ghost_table(below=lambda n: drawn)
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(later_ms)
    fake.act(3, Grab(1, ("mouse",)))
    fake.decide()
    assert ghost_state(fake).points == ((0, 1, 0), (0, 0, 1))[drawn]
    (race,) = races(fake)
    first = next(n for n, e in enumerate(fake.logged(), 1) if isinstance(e, Played) and isinstance(e.action, Grab))
    assert race.heats == (Heat((2, 3), first),)


def test_a_claim_one_millisecond_after_the_verdict_finds_the_throw_decided() -> None:
    """It costs nothing, whatever it holds [ALL-8, GB-R6]."""
    fake = ghost_table()
    thrown(fake)
    fake.act(3, Grab(1, ("mouse",)))
    fake.now_ms += BAND_MS + 1
    fake.act(2, Grab(1, ("book",)), round=1)
    fake.decide()
    assert ghost_state(fake).points == (0, 0, 1)
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R6"]


def test_a_grab_sooner_than_120_ms_after_the_dice_rest_is_void() -> None:
    """No penalty, and the seat may still grab [GB-R5]."""
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(119)
    fake.act(2, Grab(1, ("mouse",)))
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R5"]
    fake.wait(1)
    fake.act(2, Grab(1, ("mouse",)))
    fake.decide()
    assert ghost_state(fake).points == (0, 1, 0)


def test_the_120_ms_count_from_when_the_seat_was_shown_the_dice() -> None:
    """[GB-R5]"""
    fake = ghost_table(house=House(is_remote=True))
    fake.act(1, Throw())
    fake.wait(1200)
    for number in (1, 3):
        fake.reveal(number)
    fake.wait(200)
    fake.reveal(2)
    fake.wait(100)
    fake.act(2, Grab(1, ("mouse",)))
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R5"]
    fake.act(3, Grab(1, ("mouse",)))
    fake.wait(208)
    assert ghost_state(fake).points == (0, 0, 1)


def test_clock_closes_a_throw_that_nobody_gets_right() -> None:
    """[GB-R7]"""
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(9_999)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).phase == "throw"
    assert ghost_state(fake).thrower == 1


def test_breaking_off_a_race_voids_held_claims_and_nobody_pays() -> None:
    """The same seat throws again; a restart forgets held claims [ALL-10, ALL-12]."""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("book",)))
    effects = fake.do(fake.table.break_off("pause", fake.now_ms))
    dropped = [e.entry for e in effects if isinstance(e, Log) and isinstance(e.entry, Dropped)]
    assert dropped == [Dropped(2, Grab(1, ("book",)), "the race was broken off", fake.now_ms)]
    assert Note("pause", fake.now_ms) in fake.logged()
    fake.decide()
    assert ghost_state(fake).points == (0, 0, 0)
    assert ghost_state(fake).phase == "throw"


def test_breaking_off_does_nothing_outside_of_a_race() -> None:
    fake = ghost_table()
    assert fake.do(fake.table.break_off("pause", 0)) == []


def test_a_seat_in_turn_that_lets_the_limit_pass_forfeits_that_act() -> None:
    """Ghost Blitz: the dice are thrown for it [ALL-9]."""
    fake = ghost_table(house=House(turn_limit_ms=20_000))
    fake.wait(19_999)
    assert ghost_state(fake).phase == "throw"
    fake.wait(1)
    assert ghost_state(fake).phase == "motion"
    played = next(e for e in fake.logged() if isinstance(e, Played))
    assert (str(played.actor), played.action) == ("clock", Forfeit(1))


def test_without_a_limit_nobody_is_hurried() -> None:
    """[ALL-9]"""
    fake = ghost_table()
    fake.wait(3_600_000)
    assert ghost_state(fake).phase == "throw"


def test_a_grab_in_the_very_millisecond_of_the_limit_still_counts() -> None:
    """[GB-R7, ALL-8]"""
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1_200)
    fake.now_ms += 10_000
    fake.act(2, Grab(1, ("mouse",)))
    fake.decide()
    assert ghost_state(fake).points == (0, 1, 0)


def test_a_claim_that_loses_a_dead_heat_is_told_and_kept_in_the_log() -> None:
    """The card is won; the second call is void and free [LD-R8]."""
    lines = ["turned card=7", *["landed faces=[1,3,5,2,2,2]"] * 2, "turned card=8"]
    fake = lightning_table({0: ScriptedSource(lines)})
    for number in (1, 2):
        fake.act(number, Roll(1, ()))
    fake.wait(800)
    for number in (1, 2):
        fake.act(number, GotIt(1))
    fake.decide()
    assert sorted(lightning_state(fake).scores) == [0, 2]
    loser = lightning_state(fake).scores.index(0) + 1
    assert [refusal.rule for refusal in refusals(fake, loser)] == ["LD-R8"]
    (dropped,) = [e for e in fake.logged() if isinstance(e, Dropped)]
    assert (dropped.seat, dropped.action) == (loser, GotIt(1))
    assert dropped.why.endswith("[LD-R8]")


def test_a_roll_for_the_old_card_that_comes_late_is_accepted() -> None:
    """[LD-R6]"""
    fake = lightning_table({0: ScriptedSource(["turned card=7", "landed faces=[1,3,5,2,2,2]", "turned card=8"])})
    fake.act(1, Roll(1, ()))
    fake.wait(800)
    fake.act(1, GotIt(1))
    fake.decide()
    fake.act(2, Roll(1, ()), round=1)
    assert lightning_state(fake).hands[1].late
