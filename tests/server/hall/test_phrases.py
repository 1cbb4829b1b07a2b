"""A few fixed words: who says them, who hears them, and how many at a time."""

from __future__ import annotations

import pytest

from dicehall.wire import BadMessage, decode
from dicehall.wire.words import House
from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of, person

KING = "king_of_the_dice_junior"


async def three(store: MemoryStore) -> tuple[str, Browser, Browser, Browser]:
    """Ada and Bo have seats, Cem watches."""
    hall = hall_of(store)
    ada, bo, cem = [await person(hall, name) for name in ("Ada", "Bo", "Cem")]
    code = await hall.open_table(ada.who, KING, {})
    await ada.enter(code)
    await bo.enter(code)
    await cem.enter(code, watches=True)
    return code, ada, bo, cem


def test_everybody_hears_it_and_whoever_comes_later_does_not() -> None:
    async def play() -> None:
        store = MemoryStore()
        code, ada, bo, cem = await three(store)
        kept = dict(store.hosted)
        await bo.say("say", word="hello")
        for browser in (ada, bo, cem):
            assert browser.of("said") == [{"type": "said", "seat": 2, "word": "hello"}]
        again = await Browser(ada.hall, ada.who).enter(code)
        assert again.of("said") == []
        assert store.hosted == kept

    evening(play)


def test_three_in_five_seconds_and_then_a_moment_of_silence() -> None:
    async def play() -> None:
        _, ada, bo, _ = await three(MemoryStore())
        for word in ("wow", "oops", "laugh", "heart"):
            await bo.say("say", word=word)
        assert [said["word"] for said in ada.of("said")] == ["wow", "oops", "laugh"]
        assert [denied["why"] for denied in bo.of("denied")] == ["flood"]
        await ada.say("say", word="thanks")  # nobody else is held back
        assert ada.last("said")["seat"] == 1
        await breath(4.9)
        await bo.say("say", word="again")
        assert bo.last("denied")["why"] == "flood"
        await breath(0.2)
        for word in ("again", "wow", "wow", "wow"):
            await bo.say("say", word=word)
        assert [said["seat"] for said in ada.of("said")].count(2) == 6

    evening(play)


def test_whoever_leaves_and_comes_back_has_not_said_less() -> None:
    async def play() -> None:
        code, ada, bo, _ = await three(MemoryStore())
        for word in ("wow", "oops", "laugh"):
            await bo.say("say", word=word)
        bo.leave()
        again = await Browser(ada.hall, bo.who).enter(code)
        await again.say("say", word="hello")
        assert again.last("denied")["why"] == "flood"

    evening(play)


def test_who_watches_says_nothing() -> None:
    async def play() -> None:
        _, ada, _, cem = await three(MemoryStore())
        await cem.say("say", word="hello")
        assert cem.last("denied")["why"] == "not_seated"
        assert ada.of("said") == []

    evening(play)


def test_the_host_switches_words_off_and_on() -> None:
    async def play() -> None:
        _, ada, bo, _ = await three(MemoryStore())
        assert House().has_phrases
        await ada.say("set_house", house={"has_phrases": False})
        await bo.say("say", word="hello")
        assert bo.last("denied")["why"] == "not_now"
        await ada.say("set_house", house={"has_phrases": True})
        await bo.say("say", word="hello")
        assert ada.last("said")["word"] == "hello"

    evening(play)


@pytest.mark.parametrize("word", ['""', '"Hello"', '"you fool"', "null", "7", "[]"])
def test_nothing_else_can_be_said(word: str) -> None:
    with pytest.raises(BadMessage, match="word"):
        decode('{"type":"say","id":"1","word":' + word + "}")
