"""A handicap at a table [LD-R27]: who sets it, where it goes with people, and what becomes of it in the match."""

from __future__ import annotations

import json
from typing import cast

import pytest

from dicehall.core import OptionValue, Outcome, Setup
from dicehall.games import GAMES
from dicehall.server.hall.denial import Denial
from dicehall.server.hall.kept import agreed_of, hosted_of
from dicehall.server.hall.people import People
from dicehall.wire.online import games_seen, paces_of
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person

LIGHTNING, KING = "lightning_dice", "king_of_the_dice_junior"
ADA, BO = "guest-ada", "guest-bo"
WON = Outcome((1,), (13, 7), "LD-10")


def everybody(guest: str) -> bool:
    return bool(guest)


def table(game: str = LIGHTNING) -> People:
    people = People.opened("abcdefgh", game, ADA, "Ada", {})
    people.sit(BO, "Bo")
    return people


def paces(people: People) -> list[int]:
    return [place.pace_percent for _, place in people.numbered()]


# Who has which


def test_a_handicap_goes_into_the_match_by_seat_and_none_at_all_leaves_no_trace() -> None:
    people = table()
    people.sit(BO, "Bo", 4)
    people.set_pace(4, 75)
    assert people.begin(everybody, ADA) == Setup(2, {"pace_percent": ["100", "75"]})
    again = table()
    again.set_pace(2, 75)
    again.set_pace(2, 100)
    assert again.begin(everybody, ADA) == Setup(2, {})


def test_a_handicap_is_its_person_s_and_moves_with_them() -> None:
    people = table()
    people.set_pace(2, 150)
    people.sit(BO, "Bo", 5)
    assert paces(people) == [100, 100, 100, 100, 150, 100]


def test_an_emptied_place_has_no_handicap_for_whoever_comes_next() -> None:
    people = table()
    people.seat_bot(3, "easy", everybody)
    for seat in (2, 3):
        people.set_pace(seat, 200)
    people.stand_up(BO)
    people.clear(3)
    people.sit("guest-cem", "Cem")
    assert paces(people) == [100] * 6


def test_a_bot_of_another_level_keeps_the_handicap() -> None:
    people = table()
    people.seat_bot(3, "easy", everybody)
    people.set_pace(3, 300)
    people.seat_bot(3, "hard", everybody)
    assert paces(people)[2] == 300


def test_a_handicap_is_there_again_when_the_same_people_play_again_and_after_a_restart() -> None:
    people = table()
    people.set_pace(2, 50)
    people.begin(everybody, ADA)
    people.finish(WON)
    restarted = People(agreed_of(hosted_of(people.agreed)))
    assert restarted.begin(everybody, ADA) == Setup(2, {"pace_percent": ["100", "50"]})
    restarted.finish(WON)
    restarted.reopen()
    assert paces(restarted) == [100, 50, 100, 100, 100, 100]


def test_a_bot_that_takes_a_seat_over_in_a_match_has_the_handicap_of_that_match() -> None:
    people = table()
    people.set_pace(2, 150)
    people.begin(everybody, ADA)
    people.clear(2)
    assert paces(people) == [100, 150]


@pytest.mark.parametrize(
    ("seat", "percent", "why"), [(3, 50, "Nobody sits"), (9, 50, "no seat 9"), (2, 99, "no handicap 99")]
)
def test_a_handicap_that_cannot_be_is_refused_with_the_reason(seat: int, percent: int, why: str) -> None:
    people = table()
    with pytest.raises(Denial, match=why):
        people.set_pace(seat, percent)
    assert paces(people) == [100] * 6


def test_a_handicap_is_agreed_before_the_match() -> None:
    people = table()
    people.begin(everybody, ADA)
    for _ in ("playing", "finished"):
        with pytest.raises(Denial, match="before a match"):
            people.set_pace(2, 50)
        people.finish(WON)


def test_a_game_that_knows_no_handicap_says_so() -> None:
    with pytest.raises(Denial, match="King of the Dice: Junior knows no handicap"):
        table(KING).set_pace(2, 50)
    assert {game.name: game.paces for game in games_seen() if game.paces} == {LIGHTNING: (50, 75, 100, 150, 200, 300)}
    assert paces_of(GAMES[KING]) == ()


# What the form offers, and what it does not


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"pace_percent": ["50", "100"]}, "set at a seat"),
        ({"tournament": True}, "tournament cannot be played in the browser yet"),
    ],
)
def test_what_is_set_elsewhere_or_has_no_screen_yet_is_refused_when_a_table_opens_and_later(
    options: dict[str, OptionValue], why: str
) -> None:
    """[LD-T0, LD-R27]"""
    with pytest.raises(Denial, match=why):
        People.opened("abcdefgh", LIGHTNING, ADA, "Ada", options)
    people = table()
    for name, value in options.items():
        with pytest.raises(Denial, match=why):
            people.set_option(name, value)
    people.agreed.options = options  # of a table that an older server has kept
    with pytest.raises(Denial, match=why):
        people.begin(everybody, ADA)
    assert (people.agreed.status, people.agreed.match) == ("waiting", 0)


def test_the_form_offers_only_what_can_be_set_and_played_in_the_browser() -> None:
    offered = {game.name: [option.name for option in game.options] for game in games_seen()}
    assert offered[LIGHTNING] == ["play", "floor_at_zero", "false_bonus_penalty", "keep_over_flip", "roll_ms"]
    assert "colours" not in offered["tumblin_dice"], "there is no control for a list of colours"


def test_no_tournament_may_be_said_to_a_table_that_has_none() -> None:
    people = table()
    people.set_option("tournament", value=False)
    assert people.begin(everybody, ADA).seats == 2


# At a table


async def at_table(store: MemoryStore) -> tuple[Browser, Browser, str]:
    hall = hall_of(store)
    ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
    code = await hall.open_table(ada.who, LIGHTNING, {})
    await ada.enter(code)
    await bo.enter(code)
    return ada, bo, code


def test_everybody_sees_the_handicap_that_the_host_sets_and_nobody_else_sets_one() -> None:
    async def play() -> None:
        ada, bo, _ = await at_table(MemoryStore())
        await bo.say("set_pace", seat=1, percent=300)
        assert bo.last("denied")["why"] == "not_host"
        await ada.say("set_pace", seat=2, percent=150)
        for one in (ada, bo):
            assert one.seat(2)["pace_percent"] == 150
            assert "pace_percent" not in one.seat(1), "100 goes without saying"
        await ada.say("set_pace", seat=2, percent=120)
        assert ada.last("denied")["sentence"] == "There is no handicap 120; there are 50, 75, 100, 150, 200, 300."

    evening(play)


def rests(browser: Browser) -> list[tuple[int, int]]:
    """Seat, and how long its dice tumbled, of each roll that has come to rest."""
    rolled: dict[int, int] = {}
    took: list[tuple[int, int]] = []
    for update in browser.of("update"):
        for event in cast("list[Tree]", update["events"]):
            seat, at_ms = cast("int", event.get("seat", 0)), cast("int", update["at_ms"])
            if event["type"] == "rolled":
                rolled[seat] = at_ms
            elif event["type"] == "rested":
                took.append((seat, at_ms - rolled[seat]))
    return took


@pytest.mark.parametrize("is_killed", [False, True])
def test_in_the_match_dice_and_bots_keep_to_it_also_after_a_restart(*, is_killed: bool) -> None:
    async def play() -> None:
        store = MemoryStore()
        ada, bo, code = await at_table(store)
        await ada.say("seat_bot", seat=3, level="hard")
        for seat, percent in ((1, 300), (3, 50)):
            await ada.say("set_pace", seat=seat, percent=percent)
        await bo.say("ready", is_ready=True)
        await ada.say("start")
        assert json.loads(store.headers[code][0])["setup"]["options"] == {"pace_percent": ["300", "100", "50"]}
        if is_killed:
            hall = hall_of(store, seed=9)
            ada, bo = Browser(hall, ada.who), Browser(hall, bo.who)
            for one in (ada, bo):
                await one.enter(code)
        await ada.act(type="roll", card=ada.view()["round"])
        await bo.act(type="roll", card=bo.view()["round"])
        await breath(6)
        took = rests(ada)
        # of people's rolls a short way is taken off [LD-R13]
        assert {seat: ms for seat, ms in took if seat < 3} == {
            1: pytest.approx(2_400, abs=50),
            2: pytest.approx(800, abs=50),
        }
        bots = [ms for seat, ms in took if seat == 3]
        assert bots == [400] * len(bots)
        assert len(bots) >= 5, "half a second to look, and half a tumble"
        assert cast("Tree", ada.view()["variant"])["pace_percent"] == ["300", "100", "50"]

    evening(play)
