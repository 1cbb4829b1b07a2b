"""Throws at a table on the server: shown to everybody, recorded with their noise, refused with a reason, never lost."""

from __future__ import annotations

import asyncio
import json
from typing import cast

import pytest

from dicehall.bots.tumblin_dice import HANDS, PERSON_HAND
from dicehall.match import Aim, BadRecord, read_record
from dicehall.match.record import Played
from dicehall.match.verify import verified
from dicehall.physics import start_of
from dicehall.wire import BadMessage, decode
from tests.server.hall.evening import MemoryStore, Tree, breath, evening, hall_of, person
from tests.server.hall.test_sealed_dice import checked, entries
from tests.server.hall.tumblin import SLIDE, TUMBLIN, AtOnce, Thrower, begin, match_of, over, table_of, thrown_of


def moves(store: MemoryStore, code: str, kind: str) -> list[Tree]:
    """Moves of the last match with this action."""
    found = [entry for entry in entries(store, code) if entry["type"] == "move"]
    return [entry for entry in found if cast("Tree", entry["action"])["type"] == kind]


def seals(store: MemoryStore, code: str) -> list[Tree]:
    """The draws of seeds."""
    return [cast("Tree", cast("Tree", move["evidence"])["draw"]) for move in moves(store, code, "settled")]


def flights(store: MemoryStore, code: str) -> list[Tree]:
    return [cast("Tree", cast("Tree", move["evidence"])["flight"]) for move in moves(store, code, "settled")]


# A throw


def test_everybody_sees_the_die_on_its_way_before_the_rules_know_where_it_rests() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await thrown_of(store, "Ada", "Bo")
        for one in (ada, bo):
            (tumbled,) = one.of("tumbled")
            assert tumbled["round"] == 1
            assert one.phase == "settle"
            assert one.events()[-1] == "thrown"
        (flight,) = bo.flights()
        assert flight["thrown"] == "red-1"
        assert flight["dice"] == ["red-1"]
        await breath(cast("int", flight["duration_ms"]) / 1_000 - 0.1)
        assert bo.phase == "settle"
        await breath(0.2)
        assert bo.phase == "throw"
        assert bo.in_turn == 2
        assert "landed" in bo.events() or "removed" in bo.events()
        assert flights(store, code) == [flight]

    evening(play)


def test_the_record_keeps_the_aim_and_what_the_hand_made_of_it() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada, bo) = await match_of(store, "Ada", "Bo")
        await ada.throws({**SLIDE, "aim_deg": 3.0})
        await bo.throws({**SLIDE, "style": "roll"})
        aims = [cast("Tree", cast("Tree", move["evidence"])["aim"]) for move in moves(store, code, "throw")]
        assert [aim.get("aim_deg") for aim in aims] == [3.0, None]
        seeds = [cast("list[list[int]]", draw["drawn"])[0][1] for draw in seals(store, code)]
        assert len(set(seeds)) == 2
        lines = [store.headers[code][-1], *store.lines[code][-1]]
        record = read_record("".join(line.decode() + "\n" for line in lines))
        flown = [entry.evidence.flight for entry in record.entries if isinstance(entry, Played) and entry.evidence]
        kept = [flight for flight in flown if flight is not None]
        for flight, seed in zip(kept, seeds, strict=True):
            assert flight.aim is not None
            assert flight.hand == PERSON_HAND
            assert flight.start == start_of(flight.aim, PERSON_HAND, seed)
        assert kept[0].start != start_of(cast("Aim", kept[0].aim), 0.0, seeds[0])
        result = await checked(hall, code)
        assert result.missing == ()
        assert result.not_sealed == ()
        assert result.throws == 2
        text = "".join(line.decode() + "\n" for line in lines)
        with pytest.raises(BadRecord, match="began otherwise"):
            verified(text.replace(f'"hand":{PERSON_HAND}', '"hand":0.5'), start_of)
        with pytest.raises(BadRecord, match="otherwise than its player aimed"):
            verified(text.replace('"aim_deg":3.0', '"aim_deg":4.0', 1), start_of)

    evening(play)


def test_a_person_whose_link_is_missing_holds_the_throw_up_for_three_seconds() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada, bo) = await match_of(store, "Ada", "Bo")
        bo.gives = False
        await ada.lets_go()
        await breath(2.9)
        assert not ada.of("tumbled")
        await breath(0.2)
        assert len(ada.of("tumbled")) == 1
        await breath(9)
        assert [noted.seat for noted in (await checked(hall, code)).missing] == [2]

    evening(play)


def test_who_comes_later_is_told_the_last_throw_to_see_it_again() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada, bo) = await match_of(store, "Ada", "Bo")
        await ada.throws()
        bo.leave()
        again = await Thrower(hall, bo.who).enter(code)
        assert again.last("history")["tumbled"] == ada.last("tumbled")

    evening(play)


# Refusals


@pytest.mark.parametrize(
    "aim",
    [
        {"speed_m_s": 2.51},
        {"speed_m_s": 0.29},
        {"speed_m_s": None},
        {},
        {**SLIDE, "face": 0},
        {**SLIDE, "face": 7},
        {**SLIDE, "aim_deg": -35.1},
        {**SLIDE, "spin_rad_s": 61},
        {**SLIDE, "style": "juggle"},
        {**SLIDE, "x_mm": 50.1},
        {**SLIDE, "hand": 0},
    ],
)
def test_an_aim_that_cannot_be_is_refused_with_its_place(aim: Tree) -> None:
    act: Tree = {"type": "act", "id": "a", "action": {}, "round": 1, "undos": 0}
    with pytest.raises(BadMessage, match=r"\$\.aim"):
        decode(json.dumps({**act, "aim": aim}))
    decode(json.dumps({**act, "aim": SLIDE}))


def test_numbers_that_are_none_are_refused() -> None:
    for number in ("1e400", "NaN", "Infinity", "-Infinity"):
        with pytest.raises(BadMessage):
            decode(f'{{"type":"act","id":"a","action":{{}},"round":1,"undos":0,"aim":{{"speed_m_s":{number}}}}}')


def test_a_die_beside_the_disc_is_refused_and_nothing_is_lost() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await match_of(store, "Ada", "Bo")
        await ada.lets_go({**SLIDE, "x_mm": 36.0, "y_mm": 36.0})
        assert "50 mm" in str(ada.last("denied")["sentence"])
        assert not moves(store, code, "throw")
        await ada.throws()
        assert bo.in_turn == 2

    evening(play)


def test_a_throw_without_an_aim_and_an_aim_without_a_throw_are_refused() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, *_) = await match_of(store, "Ada", "Bo", "Cem", "Dee", teams=True)
        await ada.act(type="throw", die="plain")
        assert "aim" in str(ada.last("denied")["sentence"])
        update = ada.last("update")
        name: Tree = {"type": "name", "first": 3}
        await ada.say("act", action=name, round=update["round"], undos=update["undos"], aim=SLIDE)
        assert len(ada.of("denied")) == 2
        assert not moves(store, code, "throw")
        assert not moves(store, code, "name")

    evening(play)


def test_whoever_throws_while_dice_move_or_out_of_turn_is_told_the_rule() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await match_of(store, "Ada", "Bo")
        await bo.lets_go()
        assert bo.refused() == ["TD-1"]
        await ada.lets_go()
        for _ in range(40):  # a flood
            await ada.lets_go()
            await bo.lets_go()
        assert set(ada.refused()) == set(bo.refused()[1:]) == {"TD-R9"}
        assert len(ada.refused()) == len(bo.refused()[1:]) == 40
        await breath(9)
        assert len(moves(store, code, "throw")) == len(ada.of("tumbled")) == 1
        await ada.lets_go(die="double")
        assert ada.refused()[-1] in ("TD-1", "TD-R14")

    evening(play)


def test_the_board_is_polished_before_a_match_not_in_it() -> None:
    async def play() -> None:
        store, physics = MemoryStore(), AtOnce()
        _, _, (ada, bo) = await table_of(store, "Ada", "Bo", physics=physics)
        house = {**cast("Tree", ada.last("people")["house"]), "polish": "dull"}
        await ada.say("set_house", house=house)
        await begin(ada, bo)
        await ada.say("set_house", house={**house, "polish": "fresh"})
        assert "agreed before" in str(ada.last("denied")["sentence"])
        await ada.throws()
        assert [job.polish for job in physics.thrown] == ["dull"]

    evening(play)


def test_whoever_comes_to_the_table_wakes_those_who_compute_throws_and_at_another_game_nobody_does() -> None:
    async def play() -> None:
        physics = AtOnce()
        hall = hall_of(MemoryStore(), physics=physics)
        ada = await person(hall, "Ada")
        await ada.enter(await hall.open_table(ada.who, "king_of_the_dice_junior", {}))
        board = await hall.open_table(ada.who, TUMBLIN, {})
        assert not physics.is_warm
        await (await person(hall, "Bo")).enter(board)
        assert physics.is_warm

    evening(play)


# Bad days


def test_a_throw_that_a_restart_cuts_off_is_thrown_again_just_the_same() -> None:
    async def play() -> None:
        store, first, second = MemoryStore(), AtOnce(), AtOnce()
        hall, code, (ada, bo) = await thrown_of(store, "Ada", "Bo", physics=first)
        assert not moves(store, code, "settled")
        await hall.close()
        assert first.is_closed
        hall = hall_of(store, seed=99, physics=second)
        ada, bo = Thrower(hall, ada.who), Thrower(hall, bo.who)
        await ada.enter(code)
        await bo.enter(code)
        await breath(9)
        assert second.thrown == first.thrown
        assert first.is_warm
        assert second.is_warm
        assert bo.phase == "throw"
        assert bo.in_turn == 2
        await checked(hall, code)

    evening(play)


def test_a_throw_goes_on_while_a_seat_leaves() -> None:
    async def play() -> None:
        store, physics = MemoryStore(), AtOnce()
        _, code, (_, bo, cem) = await thrown_of(store, "Ada", "Bo", "Cem", physics=physics)
        await cem.say("stand_up")
        await breath(9)
        assert len(physics.thrown) == len(moves(store, code, "settled")) == 1
        assert bo.in_turn == 2

    evening(play)


def test_a_throw_that_cannot_be_computed_at_first_is_tried_again() -> None:
    async def play() -> None:
        store, physics = MemoryStore(), AtOnce()
        _, code, (ada, _) = await match_of(store, "Ada", "Bo", physics=physics)
        physics.fails = 2
        await ada.throws()
        assert physics.thrown == [physics.thrown[0]] * 3
        assert len(moves(store, code, "settled")) == 1

    evening(play)


def test_a_throw_that_cannot_be_computed_at_all_is_given_back() -> None:
    async def play() -> None:
        store, physics = MemoryStore(), AtOnce()
        hall, code, (ada, bo) = await match_of(store, "Ada", "Bo", physics=physics)
        physics.fails = 3
        await ada.throws()
        (undone,) = [entry for entry in entries(store, code) if entry["type"] == "undone"]
        assert "could not be computed" in str(undone["why"])
        assert ada.phase == "throw"
        assert ada.in_turn == 1
        await ada.throws()
        assert bo.in_turn == 2
        await checked(hall, code)

    evening(play)


def test_a_table_that_waits_for_its_throw_holds_no_other_one_up() -> None:
    async def play() -> None:
        store, physics = MemoryStore(), AtOnce()
        hall, _, (ada, bo) = await match_of(store, "Ada", "Bo", physics=physics)
        held = physics.held = asyncio.Event()
        await ada.lets_go()
        await breath(1)
        physics.held = None
        code = await hall.open_table(ada.who, "tumblin_dice", {"first_order": "seats"})
        other, second = Thrower(hall, ada.who), Thrower(hall, bo.who)
        await other.enter(code)
        await second.enter(code)
        await begin(other, second)
        await other.throws()
        assert other.in_turn == 2
        assert ada.phase == "settle"
        held.set()
        await breath(9)
        assert ada.in_turn == 2

    evening(play)


# Whole matches


def test_level_at_the_top_means_overtime() -> None:
    """Throws that do not cross the line bring nothing to anybody, so all are level after the last quarter."""

    async def play() -> None:
        store, physics = MemoryStore(), AtOnce()
        hall, code, players = await match_of(store, "Ada", "Bo", "Cem", physics=physics, quarters=3, dice_per_seat=3)
        ada = players[0]
        weak: Tree = {"speed_m_s": 0.3}
        while ada.last("people")["status"] != "finished":
            thrower = players[ada.in_turn - 1]
            await thrower.throws(SLIDE if ada.view()["overtime"] and thrower is players[1] else weak)
        outcome = cast("Tree", ada.last("update")["outcome"])
        assert (outcome["winners"], outcome["rule"]) == ([2], "TD-10")
        assert len(physics.thrown) == 3 * 3 * 3 + 3 * 3
        await checked(hall, code)

    evening(play)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (3, {}),
        (1, {"quarters": 3, "dice_per_seat": 3}),
        (3, {"teams": True, "first_order": "roll"}),
        (1, {"double_dice": True}),
        (1, {"offence_defence": True, "first_order": "roll"}),
        (2, {"before_line": -1, "quarters": 3}),
        (1, {"quarters": "to_301", "double_dice": True}),
    ],
)
def test_bots_play_each_option_to_its_end(bots: int, options: dict[str, bool | int | str]) -> None:
    async def play() -> None:
        store, physics = MemoryStore(), AtOnce()
        hall, code, (ada,) = await table_of(store, "Ada", physics=physics, **options)
        levels = ("easy", "medium", "hard", "master")
        for seat in range(2, bots + 2):
            await ada.say("seat_bot", seat=seat, level=levels[seat - 1])
        ada.plays = True
        await begin(ada)
        await over(ada)
        assert ada.of("denied") == []
        assert ada.of("not_allowed") == []
        result = await checked(hall, code)
        assert result.not_sealed == ()
        assert {job.hand for job in physics.thrown} == {PERSON_HAND, *(HANDS[level] for level in levels[1 : bots + 1])}
        assert 0 < len(physics.aimed) < len(physics.thrown)

    evening(play)
