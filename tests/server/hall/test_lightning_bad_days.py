"""Lightning Dice when things go wrong: restarts in mid-roll, phones that sleep, floods, and people who leave."""

from __future__ import annotations

from typing import cast

import pytest

from dicehall.server.hall import Hall
from tests.server.hall.browsers import FRAME_MS
from tests.server.hall.evening import MemoryStore, Tree, breath, evening, hall_of
from tests.server.hall.lightning import Player, begin, table_of
from tests.server.hall.test_sealed_dice import checked, draws, entries

TUMBLE_S, LINKS_WAIT_S, AWAY_S = 0.8, 3.0, 20.0
EASY = ["Anything: sum at least 6"] * 9
"""Any dice meet these cards."""


def test_whoever_stands_up_while_the_card_is_held_back_hears_of_everything_in_its_order() -> None:
    async def play() -> None:
        _, _, (ada, bo) = await table_of(MemoryStore(), "Ada", "Bo", plays=False, deck=EASY)
        for _ in range(8):
            bo.link.sample(300)
        await bo.say("ready", is_ready=True)
        await ada.say("start")
        while not any(cast("Tree", update["view"])["phase"] == "race" for update in bo.of("update")):
            await breath(0.005)
        await ada.say("stand_up")
        await breath(1)
        revisions = [cast("int", update["revision"]) for update in ada.of("update")]
        assert len(revisions) > 2
        assert revisions == sorted(revisions)

    evening(play)


async def killed(store: MemoryStore, code: str, players: list[Player]) -> tuple[Hall, list[Player]]:
    """Another server finds what the first one has written, and everybody comes back."""
    hall = hall_of(store, seed=99)
    again = [player.entered_again(hall) for player in players]
    for player in again:
        player.plays = False
        await player.enter(code)
    await breath()
    return hall, again


async def two(store: MemoryStore, *more: str) -> tuple[Hall, str, list[Player]]:
    """A card lies face up that any dice meet; nobody plays by themselves."""
    hall, code, players = await table_of(store, "Ada", "Bo", *more, plays=False, deck=EASY)
    await begin(*players)
    await breath(1)
    return hall, code, players


def moves(store: MemoryStore, code: str, kind: str, seat: int = 0) -> list[Tree]:
    """Moves of this kind in the record, of one seat's player or dice."""
    found = [entry for entry in entries(store, code) if entry["type"] == "move"]
    of_kind = [move for move in found if cast("Tree", move["action"])["type"] == kind]
    return [move for move in of_kind if not seat or cast("list[object]", move["actor"])[1] == seat]


# Restarts [ALL-10]


@pytest.mark.parametrize("after_s", [0.0, 0.3, 0.7])
def test_dice_in_motion_when_the_server_is_killed_come_to_rest_once_and_as_they_would_have(after_s: float) -> None:
    """[ALL-10, LD-R20] The same links, so the same draw; the roll is not lost and not made again."""

    async def play(*, is_killed: bool) -> Tree:
        store = MemoryStore()
        hall, code, players = await two(store)
        players[0].rolls()
        await breath(after_s)
        if is_killed:
            hall, players = await killed(store, code, players)
            assert players[0].hand["moving"] == [0, 1, 2, 3, 4, 5]
        await breath(TUMBLE_S + 0.1)
        (landed,) = moves(store, code, "landed", 1)
        assert players[0].faces == tuple(cast("list[int]", cast("Tree", landed["action"])["faces"]))
        assert (await checked(hall, code)).missing == ()
        draw = cast("Tree", cast("Tree", landed["evidence"])["draw"])
        return {"links": draw["links"], "drawn": draw["drawn"]}

    assert evening(lambda: play(is_killed=True)) == evening(lambda: play(is_killed=False))


def test_a_call_that_was_held_when_the_server_was_killed_is_void_and_can_be_made_again() -> None:
    """[ALL-10, ALL-12, LD-R20] In the race that begins anew, with the same dice for the same card."""

    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada, bo) = await two(store)
        ada.rolls()
        await breath(TUMBLE_S + 0.1)
        for _ in range(8):
            bo.link.sample(300)  # so far away that a verdict has to wait
        ada.calls()
        await breath()
        assert ada.of("claimed")
        hall, (ada, bo) = await killed(store, code, [ada, bo])
        assert ada.view()["scores"] == [0, 0]
        told = cast("list[Tree]", ada.last("history")["told"])
        assert [event["type"] for event in cast("list[Tree]", told[-1]["events"])] == ["broken_off"]
        ada.does({"type": "got_it"}, card=1)
        await breath()
        assert ada.refused() == ["ALL-10"], "the race of that call was broken off"
        ada.calls()
        await breath(1)
        assert ada.view()["scores"] == [2, 0]
        await checked(hall, code)

    evening(play)


# Phones and people


@pytest.mark.parametrize("is_asked", [True, False])
def test_a_phone_that_sleeps_during_a_roll_finds_its_dice_at_rest(*, is_asked: bool) -> None:
    """Whether it had given its link by then or not: dice wait three seconds for one, and nobody else's do."""

    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada, bo) = await two(store)
        ada.gives = is_asked
        ada.rolls()
        await breath(0.1)
        ada.leave()
        bo.rolls()
        await breath(TUMBLE_S + 0.1)
        assert 0 not in bo.faces
        await breath(LINKS_WAIT_S)
        phone = ada.entered_again(hall)
        phone.plays = False
        await phone.enter(code)
        await breath()
        assert 0 not in phone.faces
        assert (phone.seat_number, phone.seat(1)["kind"], phone.seat(1)["level"]) == (1, "person", "")
        phone.calls()
        await breath(1)
        assert phone.view()["scores"] == [2, 0]
        assert len((await checked(hall, code)).missing) == (not is_asked)

    evening(play)


def test_a_bot_plays_on_for_somebody_who_sleeps_longer_and_gives_the_seat_back() -> None:
    async def play() -> None:
        hall, code, (ada, bo) = await two(MemoryStore())
        ada.rolls()
        ada.leave()
        await breath(AWAY_S + 5)
        assert bo.seat(1)["level"] == "medium"
        assert cast("list[int]", bo.view()["scores"])[0] > 0
        phone = ada.entered_again(hall)
        phone.plays = False
        await phone.enter(code)
        assert phone.seat(1)["level"] == ""
        await breath(5)
        rolled = len(phone.of("update"))
        await breath(10)
        assert len(phone.of("update")) == rolled, "nobody plays for Ada any more"

    evening(play)


def test_whoever_leaves_in_mid_roll_takes_the_dice_along_and_the_others_play_on() -> None:
    """[ALL-7]"""

    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada, bo, cem) = await two(store, "Cem")
        bo.rolls()
        await breath(0.2)
        await bo.say("stand_up")
        await breath(TUMBLE_S + 0.2)
        assert moves(store, code, "landed", 2) == []
        assert ada.view()["left"] == [2]
        for player in (ada, cem):
            player.rolls()
        await breath(TUMBLE_S + 0.1)
        cem.calls()
        await breath(1)
        assert cem.view()["scores"] == [0, 0, 2]
        await ada.say("stand_up")
        assert cem.last("people")["status"] == "finished"
        assert cast("Tree", cem.last("update")["outcome"])["rule"] == "ALL-7"
        await checked(hall, code)

    evening(play)


# What comes too late, too early, and too often


def test_a_call_for_a_card_that_is_won_already_costs_nothing_and_says_why() -> None:
    """[LD-R8]"""

    async def play() -> None:
        _, _, (ada, bo) = await two(MemoryStore())
        for player in (ada, bo):
            player.rolls()
        await breath(TUMBLE_S + 0.1)
        ada.calls()
        await breath(1)
        assert bo.view()["round"] == 2
        bo.does({"type": "got_it"}, card=1)
        await breath()
        assert bo.refused() == ["LD-R8"]
        assert bo.view()["scores"] == [2, 0]

    evening(play)


def test_a_roll_that_is_pressed_before_the_dice_rest_is_refused_by_its_rule_and_the_next_one_is_not() -> None:
    """[LD-R13] A page holds such a press itself; the table does not."""

    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, _) = await two(store)
        ada.rolls()
        await breath(TUMBLE_S - 0.2)
        ada.rolls()
        await breath()
        assert ada.refused() == ["LD-R13"]
        await breath(0.3)
        ada.rolls()
        await breath()
        assert ada.refused() == ["LD-R13"]
        assert len(moves(store, code, "roll", 1)) == 2

    evening(play)


@pytest.mark.parametrize("kind", ["roll", "got_it", "bonus", "skip"])
def test_a_flood_of_presses_changes_nothing_is_written_nowhere_and_harms_nobody(kind: str) -> None:
    """[ALL-4] Each is answered with its rule, to its sender alone. How many may come at all is for the socket."""

    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada, bo) = await two(store)
        bo.rolls()
        ada.rolls()
        await breath(0.1)
        written, told = len(entries(store, code)), len(bo.told)
        for _ in range(500):
            ada.does({"type": kind})
        await breath()
        assert len(ada.of("not_allowed")) == 500
        assert {message["rule"] for message in ada.of("not_allowed")} <= {"LD-R13", "LD-R9", "LD-R11", "LD-R25"}
        assert (len(entries(store, code)), len(bo.told)) == (written, told)
        await breath(TUMBLE_S)
        assert 0 not in bo.faces
        assert 0 not in ada.faces
        bo.calls()
        await breath(1)
        assert bo.view()["scores"] == [0, 2]
        assert len(draws(store, code)) == 4, "two cards and two rolls"
        await checked(hall, code)

    evening(play)


def test_rolls_as_fast_as_dice_come_to_rest_are_all_written_and_no_more_than_time_allows() -> None:
    """[LD-R13] A robot that presses in the moment its dice rest rolls as often as the tumble lets it, not oftener."""

    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await two(store)
        for _ in range(20 * 1_000 // FRAME_MS):
            if not ada.hand.get("moving"):
                ada.rolls()
            await breath(FRAME_MS / 1_000)
        assert 20 <= len(moves(store, code, "landed", 1)) <= 20 / TUMBLE_S + 1
        assert ada.refused() == []
        assert len(bo.of("update")) <= 2 * len(moves(store, code, "roll", 1)) + 5

    evening(play)
