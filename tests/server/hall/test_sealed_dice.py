"""Dice that anyone can check, at a table: who is asked for links, what is drawn without them, what restarts change."""

from __future__ import annotations

import json
from typing import cast

import pytest

from dicehall.core import OptionValue
from dicehall.match import ServerSecret, rules_hash
from dicehall.match.rulebook import rules_page
from dicehall.match.verify import Verified, verified
from dicehall.physics import start_of
from dicehall.server.hall import Hall
from dicehall.server.hall.kept import agreed_of
from dicehall.wire import BadMessage
from tests.server.hall.browsers import Chained, chain_of
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"
TUMBLE_S, LINKS_WAIT_S = 1.2, 3.0
"""How long dice tumble, and how long they go on when links are missing."""
CLOSE_S = 1.4
"""Until a throw that nobody grabs is over: its limit, and what may still be on its way from afar."""
THROW = {"type": "throw"}


async def chained(hall: Hall, name: str) -> Chained:
    return Chained(hall, (await person(hall, name)).who)


async def two_with_chains(store: MemoryStore, game: str = GHOST) -> tuple[Hall, str, Chained, Chained]:
    """Ada in seat 1 begins; Bo has seat 2."""
    hall = hall_of(store)
    ada, bo = await chained(hall, "Ada"), await chained(hall, "Bo")
    options: dict[str, OptionValue] = {"first_seat": 1}
    code = await hall.open_table(ada.who, game, options if game == KING else {**options, "grab_limit_s": 1})
    await ada.enter(code)
    await bo.enter(code)
    await begin(ada, bo)
    return hall, code, ada, bo


async def begin(host: Browser, *others: Browser) -> None:
    for other in others:
        await other.say("ready", is_ready=True)
    await host.say("start")
    await breath(0.01)


async def throw(browser: Browser, *, wait_s: float = TUMBLE_S + 0.01) -> None:
    await browser.act(**THROW)
    await breath(wait_s)


def entries(store: MemoryStore, code: str) -> list[Tree]:
    """The record's entries as they are written."""
    return [json.loads(line) for line in store.lines[code][-1]]


def draws(store: MemoryStore, code: str) -> list[Tree]:
    """How each throw of the match was drawn."""
    evidence = [cast("Tree", entry["evidence"]) for entry in entries(store, code) if "evidence" in entry]
    return [cast("Tree", one["draw"]) for one in evidence]


def given(draw: Tree) -> list[tuple[int, int]]:
    """Seats that gave links, and their numbers."""
    return [(seat, counter) for seat, counter, _ in cast("list[tuple[int, int, str]]", draw.get("links", []))]


async def checked(hall: Hall, code: str) -> Verified:
    """The record as it is handed out."""
    text = await hall.record(code, 1, "")
    assert text is not None
    return verified(text.decode(), start_of)


# The seal


def test_the_first_line_of_a_match_seals_the_rules_the_server_s_chain_and_those_of_who_gave_one() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall = hall_of(store)
        ada, bo = await chained(hall, "Ada"), await person(hall, "Bo")
        code = await hall.open_table(ada.who, GHOST, {})
        await ada.enter(code)
        await bo.enter(code)
        await ada.say("seat_bot", seat=3, level="easy")
        await begin(ada, bo)
        secret = bytes.fromhex(agreed_of(store.hosted[code]).secret)
        assert json.loads(store.headers[code][0])["dice"] == {
            "rules": rules_hash(rules_page(GHOST)),
            "server": ServerSecret(secret).anchor,
            "seats": [chain_of("Ada", 1).link(0).hex(), None, None],
        }

    evening(play)


def test_a_chain_serves_one_match_and_the_next_has_another() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada, bo = await two_with_chains(store)
        await bo.say("stand_up")
        await ada.say("seat_bot", seat=2, level="easy")
        await ada.say("reopen")
        await ada.say("seat_bot", seat=2, level="easy")
        await ada.say("start")
        first, second = (json.loads(header)["dice"] for header in store.headers[code])
        assert first["seats"] == [chain_of("Ada", 1).link(0).hex(), chain_of("Bo", 1).link(0).hex()]
        assert second["seats"] == [chain_of("Ada", 2).link(0).hex(), None]
        assert first["server"] != second["server"]

    evening(play)


def test_somebody_who_was_not_ready_is_asked_for_links_once_the_seat_is_taken_back() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall = hall_of(store)
        ada, bo = await chained(hall, "Ada"), await chained(hall, "Bo")
        code = await hall.open_table(ada.who, GHOST, {"first_seat": 1, "grab_limit_s": 1})
        await ada.enter(code)
        await bo.enter(code)
        await begin(ada)
        await throw(ada)
        assert given(draws(store, code)[0]) == [(1, 1)]
        await bo.say("ready", is_ready=True)
        await breath(CLOSE_S)
        assert ada.view()["phase"] == "throw"
        await throw(ada if ada.view()["thrower"] == 1 else bo)
        assert given(draws(store, code)[1]) == [(1, 2), (2, 1)]
        assert (await checked(hall, code)).missing == ()

    evening(play)


def test_an_anchor_of_somebody_who_has_no_seat_is_not_used() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, _, _ = await two_with_chains(store)
        cem = await (await person(hall, "Cem")).enter(code, watches=True)
        await cem.say("anchor", anchor="00" * 32)
        assert cem.last("denied")["why"] == "not_seated"
        assert not [entry for entry in entries(store, code) if entry["type"] == "anchor"]

    evening(play)


# Links


def test_a_draw_asks_each_seat_for_the_next_link_and_nobody_else() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        cem = await (await person(hall, "Cem")).enter(code, watches=True)
        await ada.act(**THROW)
        assert [browser.last("update")["link"] for browser in (ada, bo, cem)] == [1, 1, None]
        await breath(TUMBLE_S + 0.01)
        assert ada.view()["phase"] == "grab"
        assert [browser.last("update")["link"] for browser in (ada, bo, cem)] == [None] * 3
        await breath(CLOSE_S)
        await throw(ada)
        assert (ada.given, bo.given) == ([1, 2], [1, 2])
        assert [given(draw) for draw in draws(store, code)] == [[(1, 1), (2, 1)], [(1, 2), (2, 2)]]

    evening(play)


def test_the_record_that_is_handed_out_can_be_verified_while_the_match_goes_on() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, _ = await two_with_chains(store)
        await throw(ada)
        result = await checked(hall, code)
        assert (result.draws, len(result.still_sealed)) == (0, 1)
        await breath(CLOSE_S)
        await throw(ada)
        result = await checked(hall, code)
        assert (result.draws, result.links, len(result.still_sealed)) == (1, 2, 1)
        assert (result.missing, result.not_sealed, result.new_chains) == ((), (), ())
        assert not result.has_other_rules

    evening(play)


def test_a_link_that_is_not_the_next_of_its_chain_is_denied_and_changes_nothing() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        bo.gives = False
        await ada.act(**THROW)
        before, told = len(entries(store, code)), len(ada.told)
        chain = bo.chain
        wrong = [(1, "00" * 32), (1, chain.link(2).hex()), (2, chain.link(2).hex()), (0, chain.link(0).hex())]
        wrong.append((1, ada.chain.link(1).hex()))
        for number, (counter, link) in enumerate(wrong, 1):
            await bo.say("link", counter=counter, link=link)
            assert len(bo.of("denied")) == number
            assert "not link 1" in str(bo.last("denied")["sentence"])
        assert (len(entries(store, code)), len(ada.told)) == (before, told)
        bo.give(1)
        await breath(TUMBLE_S + 0.01)
        assert given(draws(store, code)[0]) == [(1, 1), (2, 1)]
        await checked(hall, code)

    evening(play)


@pytest.mark.parametrize("link", ["", "0" * 63, "A" * 64, "g" * 64])
def test_a_link_that_is_no_hash_cannot_be_read(link: str) -> None:
    async def play() -> None:
        _, _, ada, _ = await two_with_chains(MemoryStore())
        with pytest.raises(BadMessage, match=r"\$\.link"):
            await ada.say("link", counter=1, link=link)

    evening(play)


def test_a_link_is_used_once_when_it_is_asked_for_and_only_of_somebody_who_plays() -> None:
    """Whoever gives it again, or the next one too early, is not told off: it may have been asked for."""

    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        cem = await (await person(hall, "Cem")).enter(code, watches=True)
        await ada.act(**THROW)
        for counter in (1, 2):
            for browser in (bo, cem):
                await browser.say("link", counter=counter, link=bo.chain.link(counter).hex())
        assert bo.of("denied") == []
        assert cem.last("denied")["why"] == "not_seated"
        await breath(TUMBLE_S)
        assert ada.view()["phase"] == "grab"
        assert given(draws(store, code)[0]) == [(1, 1), (2, 1)]
        assert (await checked(hall, code)).missing == ()

    evening(play)


def test_a_link_for_a_match_that_is_over_is_denied() -> None:
    async def play() -> None:
        _, _, ada, bo = await two_with_chains(MemoryStore())
        await bo.say("stand_up")
        await ada.say("link", counter=1, link="00" * 32)
        assert ada.last("denied")["why"] == "not_now"

    evening(play)


# Links that do not come


def test_dice_wait_three_seconds_for_a_link_and_not_again_until_one_comes() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        bo.gives = False
        await throw(ada, wait_s=LINKS_WAIT_S - 0.01)
        assert ada.view()["phase"] == "motion"
        await breath(0.02)
        assert ada.view()["phase"] == "grab"
        await breath(CLOSE_S)
        await throw(ada)
        assert ada.view()["phase"] == "grab", "nobody waits for Bo any more"
        assert [(given(draw), draw["missing"]) for draw in draws(store, code)] == [([(1, 1)], [2]), ([(1, 2)], [2])]
        await breath(CLOSE_S)
        await ada.act(**THROW)
        assert bo.last("update")["link"] == 1, "but Bo is still asked"
        bo.give(1)
        await breath(TUMBLE_S + 0.01)
        assert given(draws(store, code)[-1]) == [(1, 3), (2, 1)]
        await breath(CLOSE_S)
        await throw(ada)
        assert ada.view()["phase"] == "motion", "Bo is waited for again"
        await breath(LINKS_WAIT_S)
        result = await checked(hall, code)
        assert [noted.seat for noted in result.missing] == [2, 2, 2]

    evening(play)


def test_nobody_waits_for_the_link_of_somebody_whose_seat_a_bot_keeps() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada, bo = await two_with_chains(store)
        bo.leave()
        await breath(21)
        await throw(ada)
        assert ada.view()["phase"] == "grab"
        assert (given(draws(store, code)[0]), "missing" in draws(store, code)[0]) == ([(1, 1)], False)

    evening(play)


def test_bots_alone_draw_with_the_server_s_secret_only() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall = hall_of(store)
        ada = await chained(hall, "Ada")
        code = await hall.open_table(ada.who, GHOST, {})
        await ada.enter(code)
        for number in (2, 3):
            await ada.say("seat_bot", seat=number, level="medium")
        await ada.say("stand_up")
        await ada.say("start")
        await breath(3_000)
        assert ada.last("people")["status"] == "finished"
        assert ada.given == []
        assert not [draw for draw in draws(store, code) if draw.keys() & {"links", "missing"}]
        result = await checked(hall, code)
        assert (result.draws, result.still_sealed) == (len(draws(store, code)), ())
        assert result.draws > 10

    evening(play)
