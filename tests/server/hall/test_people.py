"""Sitting together: who may have which place, what a host may do, who plays when a match begins."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from dicehall.core import Outcome
from dicehall.server.hall.denial import Denial
from dicehall.server.hall.kept import agreed_of, hosted_of
from dicehall.server.hall.outbox import Outbox
from dicehall.server.hall.people import BOT_NAMES, People
from dicehall.server.store import Append, PutHosted, StoreClosed, StoreError, StoreFailed, Unit
from dicehall.wire.words import House

KING, GHOST = "king_of_the_dice_junior", "ghost_blitz_dice"
ADA, BO, CEM = "guest-ada", "guest-bo", "guest-cem"
WON = Outcome((1,), (3, 1, 2), "KJ-10")


def everybody(guest: str) -> bool:
    return bool(guest)


def nobody(guest: str) -> bool:
    return False


def table(game: str = KING) -> People:
    people = People.opened("abcdefgh", game, ADA, "Ada", {})
    people.sit(BO, "Bo")
    return people


def names(people: People) -> list[str]:
    return [place.name for _, place in people.numbered()]


def test_a_seat_that_is_taken_is_refused_and_the_old_one_kept() -> None:
    people = table()
    with pytest.raises(Denial, match="Seat 1 is taken"):
        people.sit(BO, "Bo", 1)
    assert people.seat_of(BO) == 2


def test_changing_the_seat_frees_the_old_one_and_keeps_readiness() -> None:
    people = table()
    people.set_ready(BO, is_ready=True)
    people.sit(BO, "Bo", 4)
    assert names(people) == ["Ada", "", "", "Bo"]
    assert people.place(4).is_ready


def test_more_people_than_seats_can_only_watch() -> None:
    people = table()
    people.sit(CEM, "Cem")
    people.sit("guest-dee", "Dee")
    with pytest.raises(Denial) as denied:
        people.sit("guest-eve", "Eve")
    assert denied.value.why == "table_full"


def test_an_unknown_option_and_a_value_out_of_range_are_refused() -> None:
    people = table()
    for name, value in (("fly", True), ("first_seat", 9), ("full_round", "yes")):
        with pytest.raises(Denial) as denied:
            people.set_option(name, value)
        assert denied.value.why == "bad_setup"
    assert people.agreed.options == {}


def test_a_first_seat_that_nobody_has_is_said_at_the_start_and_nothing_has_begun() -> None:
    people = table()
    people.set_option("first_seat", 4)
    with pytest.raises(Denial, match="first_seat"):
        people.begin(everybody, ADA)
    assert people.agreed.status == "waiting"


def test_a_match_needs_enough_seats() -> None:
    people = People.opened("abcdefgh", KING, ADA, "Ada", {})
    with pytest.raises(Denial, match="At least 2"):
        people.begin(everybody, ADA)
    people.seat_bot(3, "easy", everybody)
    assert people.begin(everybody, ADA).seats == 2


def test_bots_have_names_of_their_own_and_levels_of_their_game() -> None:
    people = People.opened("abcdefgh", GHOST, ADA, "Otto", {})
    for seat in range(2, 9):
        people.seat_bot(seat, "hard", everybody)
    assert names(people) == ["Otto", *BOT_NAMES[1:]]
    with pytest.raises(Denial, match="no bot 'perfect'"):
        people.seat_bot(2, "perfect", everybody)


def test_a_bot_cannot_be_put_on_somebody_who_plays() -> None:
    people = table()
    with pytest.raises(Denial, match="Bo sits there"):
        people.seat_bot(2, "easy", everybody)
    people.seat_bot(2, "easy", nobody)
    assert people.place(2).is_kept


def test_the_host_cannot_be_sent_away_and_hands_over_to_people_only() -> None:
    people = table()
    with pytest.raises(Denial, match="hand the table over"):
        people.clear(1)
    people.seat_bot(3, "easy", everybody)
    with pytest.raises(Denial, match="Only a person"):
        people.give_host(3, everybody)
    people.give_host(2, everybody)
    assert people.agreed.host == BO


def test_whoever_was_sent_away_is_barred() -> None:
    people = table()
    assert people.clear(2) == [2]
    with pytest.raises(Denial) as denied:
        people.check_door(BO)
    assert denied.value.why == "barred"


def test_a_rematch_leaves_out_those_who_have_gone() -> None:
    people = table()
    people.sit(CEM, "Cem")
    people.begin(everybody, ADA)
    people.finish(WON)
    people.begin(lambda guest: guest != BO, ADA)
    assert names(people) == ["Ada", "Cem"]


def test_the_host_passes_to_the_first_who_is_here_and_to_nobody_if_none_is() -> None:
    people = table()
    assert not people.pass_host_on(nobody)
    assert people.pass_host_on(lambda guest: guest == BO)
    assert people.agreed.host == BO


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(Denial, match="no seat 8; this table has 4"):
        table().place(8)


def test_what_is_kept_of_a_table_is_read_back() -> None:
    people = table()
    people.seat_bot(3, "easy", everybody)
    people.set_house(House(is_listed=True, turn_limit_s=30))
    people.set_option("full_round", True)
    hosted = hosted_of(people.agreed)
    assert hosted.listed
    assert agreed_of(hosted) == people.agreed


def test_deliveries_keep_their_order_and_none_follows_a_failed_write() -> None:
    writes: list[object] = []
    told: list[str] = []
    failures: list[StoreError] = []
    outbox = Outbox(lambda units, done: writes.append(done), failures.append)
    unit = Append("abcdefgh", 1, 1, (b"{}",))
    outbox.after((), lambda: told.append("at once"))
    outbox.after((unit,), lambda: told.append("first"))
    outbox.after((), lambda: told.append("after it"))
    outbox.after((unit,), lambda: told.append("second"))
    assert told == ["at once"]
    writes[1](None)  # type: ignore[operator]
    assert told == ["at once"]
    writes[0](None)  # type: ignore[operator]
    assert told == ["at once", "first", "after it", "second"]
    outbox.after((unit,), lambda: told.append("lost"))
    writes[2](StoreFailed("full"))  # type: ignore[operator]
    outbox.after((), lambda: told.append("never"))
    assert told[-1] == "second"
    assert len(failures) == 1


def test_a_table_s_document_is_not_written_while_an_earlier_write_may_fail() -> None:
    """The store would keep it, although it speaks of what was lost."""
    writes: list[tuple[Unit, ...]] = []
    answers: list[Callable[[StoreError | None], None]] = []

    def write(units: tuple[Unit, ...], done: Callable[[StoreError | None], None]) -> None:
        writes.append(units)
        answers.append(done)

    outbox = Outbox(write, lambda error: None)
    entries, document = (Append("abcdefgh", 1, 1, (b"{}",)),), (PutHosted(hosted_of(table().agreed)),)
    for units in (entries, entries, document, entries):
        outbox.after(units, lambda: None)
    assert writes == [entries, entries]
    answers[0](None)
    assert writes == [entries, entries]
    answers[1](None)
    assert writes == [entries, entries, document, entries]
    outbox.after(document, lambda: None)
    answers[2](StoreFailed("full"))
    answers[3](None)
    assert len(writes) == 4
    assert outbox.is_idle


def test_what_was_held_back_when_the_server_ended_is_not_told() -> None:
    answers: list[Callable[[StoreError | None], None]] = []
    told: list[str] = []
    failures: list[StoreError] = []

    def write(units: tuple[Unit, ...], done: Callable[[StoreError | None], None]) -> None:
        if answers:
            raise StoreClosed("dicehall.db: is closed")
        answers.append(done)

    outbox = Outbox(write, failures.append)
    outbox.after((Append("abcdefgh", 1, 1, (b"{}",)),), lambda: told.append("entries"))
    outbox.after((PutHosted(hosted_of(table().agreed)),), lambda: told.append("document"))
    outbox.after((Append("abcdefgh", 1, 2, (b"{}",)),), lambda: told.append("more"))
    answers[0](None)
    assert told == ["entries"]
    assert [type(failure) for failure in failures] == [StoreClosed]


def test_in_a_rematch_everybody_moves_up_a_seat_if_the_host_wants_that() -> None:
    people = table()
    people.seat_bot(3, "easy", everybody)
    people.set_house(House(rotates=True))
    people.begin(everybody, ADA)
    assert names(people) == ["Ada", "Bo", "Otto"]
    for expected in (["Bo", "Otto", "Ada"], ["Otto", "Ada", "Bo"], ["Ada", "Bo", "Otto"]):
        people.finish(WON)
        people.begin(everybody, ADA)
        assert names(people) == expected
        assert people.place(people.seat_of(ADA)).name == "Ada"


def test_a_handicap_moves_with_whoever_has_it() -> None:
    people = table("lightning_dice")
    people.set_house(House(rotates=True))
    people.set_pace(2, 150)
    assert people.begin(everybody, ADA).options == {"pace_percent": ["100", "150"]}
    people.finish(Outcome((2,), (3, 13), "LD-10"))
    assert people.begin(everybody, ADA).options == {"pace_percent": ["150", "100"]}


@pytest.mark.parametrize(("gone", "left"), [(ADA, ["Bo", "Cem"]), (BO, ["Cem", "Ada"]), (CEM, ["Bo", "Ada"])])
def test_whoever_has_gone_is_left_out_and_costs_nobody_the_turn_to_begin(gone: str, left: list[str]) -> None:
    people = table()
    people.sit(CEM, "Cem")
    people.set_house(House(rotates=True))
    people.begin(everybody, ADA)
    people.finish(WON)
    people.begin(lambda guest: guest != gone, ADA)
    assert names(people) == left


def test_seats_stay_after_going_back_to_the_waiting_table_where_everybody_can_change_them() -> None:
    people = table()
    people.set_house(House(rotates=True))
    people.begin(everybody, ADA)
    people.finish(Outcome((1,), (3, 1), "KJ-10"))
    people.reopen()
    people.begin(everybody, ADA)
    assert names(people) == ["Ada", "Bo"]


def test_what_came_of_a_match_is_kept_until_the_next_one_begins() -> None:
    people = table()
    people.seat_bot(3, "easy", everybody)
    people.begin(everybody, ADA)
    assert people.agreed.result == []
    people.finish(Outcome((2,), (1, 3, 1), "KJ-10"))
    assert [(ranked.guest, ranked.name, ranked.rank) for ranked in people.agreed.result] == [
        (ADA, "Ada", 2),
        (BO, "Bo", 1),
        ("", "Otto", 2),
    ]
    assert agreed_of(hosted_of(people.agreed)) == people.agreed
    people.begin(everybody, ADA)
    assert people.agreed.result == []


def test_a_table_that_an_older_dicehall_kept_is_read() -> None:
    hosted = hosted_of(table().agreed)
    body = json.loads(hosted.body)
    for new in ("is_paused", "result", "screens"):
        del body[new]
    for new in ("has_phrases", "rotates"):
        del body["house"][new]
    assert agreed_of(msgspec.structs.replace(hosted, body=json.dumps(body).encode())) == table().agreed
