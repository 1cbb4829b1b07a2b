"""Sealed dice when browsers reload and servers are killed, and when the server's secrets are published."""

from __future__ import annotations

import json

import pytest

from dicehall.match import BadRecord, ServerSecret
from dicehall.match.verify import verified
from dicehall.server.hall import Denial, Hall
from dicehall.server.hall.kept import agreed_of
from tests.server.hall.browsers import Chained, chain_of
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of
from tests.server.hall.test_sealed_dice import (
    CLOSE_S,
    KING,
    THROW,
    TUMBLE_S,
    checked,
    draws,
    entries,
    given,
    throw,
    two_with_chains,
)


async def killed(store: MemoryStore, code: str, ada: Chained, bo: Chained) -> tuple[Hall, Chained, Chained]:
    """Another server finds what the first one has written, and both people come back."""
    hall = hall_of(store, seed=99)
    ada, bo = Chained(hall, ada.who), Chained(hall, bo.who)
    await ada.enter(code)
    await bo.enter(code)
    return hall, ada, bo


# Browsers that come back


def test_a_reload_goes_on_with_the_same_chain_also_in_the_middle_of_a_throw() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        bo.gives = False
        await ada.act(**THROW)
        bo.leave()
        again = Chained(hall, bo.who)
        await again.enter(code)
        await breath(TUMBLE_S + 0.01)
        await breath(CLOSE_S)
        await throw(ada)
        assert again.given == [1, 2]
        assert [given(draw) for draw in draws(store, code)] == [[(1, 1), (2, 1)], [(1, 2), (2, 2)]]
        assert not [entry for entry in entries(store, code) if entry["type"] == "anchor"]
        await checked(hall, code)

    evening(play)


def test_a_browser_that_has_lost_its_chain_begins_another_one() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        await throw(ada)
        bo.leave()
        again = Chained(hall, bo.who, has_lost=True)
        await again.enter(code)
        await breath(CLOSE_S)
        await throw(ada)
        (anchor,) = [entry for entry in entries(store, code) if entry["type"] == "anchor"]
        assert (anchor["seat"], anchor["anchor"]) == (2, again.chain.link(0).hex())
        assert [given(draw) for draw in draws(store, code)] == [[(1, 1), (2, 1)], [(1, 2), (2, 1)]]
        await breath(CLOSE_S)
        result = await checked(hall, code)
        assert [noted.seat for noted in result.new_chains] == [2]

    evening(play)


def test_no_chain_is_begun_by_somebody_who_may_know_the_links_of_the_others() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        bo.gives = False
        await ada.act(**THROW)
        await bo.say("anchor", anchor="00" * 32)
        bo.give(1)
        await breath(TUMBLE_S + 0.01)
        assert given(draws(store, code)[0]) == [(1, 1)]
        assert draws(store, code)[0]["missing"] == [2]
        assert [noted.seat for noted in (await checked(hall, code)).new_chains] == [2]

    evening(play)


# Restarts


@pytest.mark.parametrize("is_given", [True, False])
def test_a_server_killed_while_dice_tumble_throws_the_same_dice_from_the_same_links(*, is_given: bool) -> None:
    """Whether all links had come by then or not; the second server has other random numbers of its own.

    In this game the throw is broken off, as people may have seen it [ALL-10], but nobody gets other dice by that.
    """

    async def play(*, is_killed: bool) -> Tree:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        await throw(ada)
        await breath(CLOSE_S)
        bo.gives = is_given or not is_killed
        await throw(ada, wait_s=0.5)
        if is_killed:
            hall, ada, bo = await killed(store, code, ada, bo)
            assert ada.view()["phase"] == "throw"
            await throw(ada, wait_s=0)
        await breath(TUMBLE_S + 0.01)
        assert ada.view()["phase"] == "grab"
        await breath(CLOSE_S)
        result = await checked(hall, code)
        assert (result.draws, result.missing) == (2, ())
        return draws(store, code)[1]

    assert evening(lambda: play(is_killed=True)) == evening(lambda: play(is_killed=False))


def test_a_server_killed_while_dice_wait_for_a_link_rolls_them_when_it_comes() -> None:
    """Where nothing races, the roll is not broken off."""

    async def play(*, is_killed: bool) -> Tree:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store, KING)
        bo.gives = not is_killed
        await ada.act(type="roll")
        await breath(1)
        if is_killed:
            assert "dice_rested" not in ada.events()
            hall, ada, bo = await killed(store, code, ada, bo)
            await breath(0.01)
        assert ada.view()["rolls"] == 1
        assert (await checked(hall, code)).missing == ()
        return draws(store, code)[-1]

    assert evening(lambda: play(is_killed=True)) == evening(lambda: play(is_killed=False))


def test_dice_that_were_seen_before_the_server_was_killed_are_not_thrown_again() -> None:
    """[ALL-10]"""

    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        await throw(ada)
        hall, ada, bo = await killed(store, code, ada, bo)
        await throw(ada)
        seen, next_seen = draws(store, code)
        assert (seen["secret"], next_seen["secret"]) == (1, 2)
        await checked(hall, code)

    evening(play)


def test_the_secret_of_a_round_is_published_when_it_is_over_and_not_before() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada, _ = await two_with_chains(store)
        secret = ServerSecret(bytes.fromhex(agreed_of(store.hosted[code]).secret))
        await throw(ada)
        assert not [entry for entry in entries(store, code) if entry["type"] == "opened"]
        await breath(CLOSE_S)
        (opened,) = [entry for entry in entries(store, code) if entry["type"] == "opened"]
        assert (opened["secret"], opened["link"]) == (1, secret.link(1).hex())

    evening(play)


def test_the_last_secret_is_published_when_the_match_ends() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_with_chains(store)
        await throw(ada)
        await bo.say("stand_up")
        assert ada.last("people")["status"] == "finished"
        result = await checked(hall, code)
        assert (result.draws, result.still_sealed) == (1, ())

    evening(play)


def test_a_match_whose_log_was_never_sealed_cannot_go_on() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada, _ = await two_with_chains(store)
        header = json.loads(store.headers[code][0])
        store.headers[code][0] = json.dumps({**header, "dice": None}).encode()
        with pytest.raises(Denial, match="line 1: the dice of this match were never sealed"):
            await Browser(hall_of(store), ada.who).enter(code)

    evening(play)


def test_a_forged_record_is_found_out() -> None:
    """So that the other tests of this file do not pass because everything does."""

    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, _ = await two_with_chains(store)
        await throw(ada)
        await breath(CLOSE_S)
        text = await hall.record(code, 1, "")
        assert text is not None
        link = chain_of("Bo", 1).link(1).hex()
        with pytest.raises(BadRecord, match="not link 1 of its chain"):
            verified(text.decode().replace(link, "00" * 32))

    evening(play)
