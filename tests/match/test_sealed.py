"""Sealed dice at a table: links given and withheld, lost chains, restarts, undos. Each record made is verified."""

from itertools import pairwise

import pytest

from dicehall.core import DicehallError, chance
from dicehall.games.lightning_dice.actions import Roll
from dicehall.match import (
    Anchored,
    BadLink,
    Draw,
    Played,
    Raced,
    ServerSecret,
    Undone,
    final_state,
    read_record,
    transcript_of,
)
from dicehall.match.chains import LINKS, SERVER, Numbers, key_of, link_before, transcript_after
from dicehall.match.verify import Noted, verified
from dicehall.tables.draws import Silent
from tests.match.sealed_evening import GAMES_ALL, QUICK_DECK, WITH_BOTS, Evening, secret_of


def evening(game: str, people: tuple[int, ...] = (1, 2, 3), plain: tuple[int, ...] = (), seats: int = 3) -> Evening:
    return Evening(game, seats, people, plain, options=QUICK_DECK if game == "lightning_dice" else {})


# Whole matches


@pytest.mark.parametrize("game", GAMES_ALL)
def test_a_match_of_people_verifies_and_checks(game: str) -> None:
    match = evening(game)
    match.play()
    found = verified(match.text)
    assert found.draws == len(match.draws()) > 0
    assert found.links == sum(len(draw.links) for draw in match.draws())
    assert (found.still_sealed, found.missing, found.new_chains) == ((), (), ())
    assert not found.has_other_rules
    final_state(read_record(match.text))


@pytest.mark.parametrize("game", GAMES_ALL)
def test_every_shared_draw_has_a_link_of_everybody(game: str) -> None:
    match = evening(game)
    match.play()
    shared = [draw for draw in match.draws() if draw.kind == 0]
    assert shared
    for draw in shared:
        assert [given.seat for given in draw.links] == [1, 2, 3]


def test_an_own_roll_has_a_link_of_its_seat_alone() -> None:
    match = evening("lightning_dice")
    match.play()
    own = [draw for draw in match.draws() if draw.kind]
    assert {draw.kind for draw in own} == {1, 2, 3}
    for draw in own:
        assert [given.seat for given in draw.links] == [draw.kind]


@pytest.mark.parametrize("game", ["ghost_blitz_dice", "lightning_dice"])
def test_a_dead_heat_is_drawn_and_verified(game: str) -> None:
    match = evening(game)
    match.play()
    heats = [heat for entry in match.fake.table.record.entries if isinstance(entry, Raced) for heat in entry.heats]
    assert verified(match.text).coins == len(heats) > 5
    places = {heat.draw.drawn[0][1] for heat in heats if heat.draw and len(heat.seats) == 2}
    assert places == {0, 1}


@pytest.mark.parametrize("game", WITH_BOTS)
def test_bots_alone_play_with_the_secret_of_the_server(game: str) -> None:
    match = evening(game, people=())
    match.fake.run(most_ms=120_000)
    assert match.draws()
    assert not any(draw.links or draw.missing for draw in match.draws())
    assert verified(match.text).links == 0


@pytest.mark.parametrize("game", WITH_BOTS)
def test_people_without_a_chain_are_not_waited_for(game: str) -> None:
    match = evening(game, people=(1,), plain=(2,))
    match.is_computed = True
    match.play_until(6)
    assert {given.seat for draw in match.draws() for given in draw.links} == {1}
    assert verified(match.text).missing == ()


def test_the_dice_of_people_are_named_as_not_sealed() -> None:
    """Only the lot of Tumblin-Dice is drawn; where the dice come to rest people read."""
    match = evening("tumblin_dice")
    match.play()
    read = [n + 1 for n, move in match.fake.table.record.moves() if move.actor == chance() and not move.evidence]
    assert verified(match.text).not_sealed == tuple(read)
    assert len(read) > 20


# What is drawn depends on every link shown before


def test_other_links_make_other_dice() -> None:
    with_two, with_three = evening("lightning_dice"), evening("lightning_dice", people=(1, 2), plain=(3,))
    for match in (with_two, with_three):
        match.play_until(12)
    assert with_two.draws()[0].drawn != with_three.draws()[0].drawn


def test_a_bot_among_people_rolls_what_nobody_knew_before_the_match() -> None:
    """Its rolls have no link of their own, but the links of the first card are in their key."""
    match = evening("lightning_dice", people=(1, 2))
    match.play_until(12)
    draws = match.draws()
    draw = next(draw for draw in draws if draw.kind == 3)
    fixed = transcript_of(match.text.partition("\n")[0])
    grown = fixed
    for earlier in draws[: draws.index(draw)]:
        grown = transcript_after(grown, earlier.links) if earlier.links else grown
    assert draw.links == ()
    assert _numbers(match, draw, grown) == draw.drawn
    assert _numbers(match, draw, fixed) != draw.drawn


def _numbers(match: Evening, draw: Draw, transcript: bytes) -> tuple[tuple[int, int], ...]:
    secret = match.server.link(draw.secret)
    numbers = Numbers(key_of(secret, transcript, draw.kind, draw.secret, draw.roll, draw.links))
    return tuple((n, numbers.below(n)) for n, _ in draw.drawn)


# Links


def test_a_link_that_is_withheld_is_waited_for_three_seconds_once() -> None:
    match = evening("king_of_the_dice_junior")
    match.withholding = {2}
    match.give_links()
    before = len(match.draws())
    match.fake.wait(2_999)
    assert len(match.draws()) == before
    match.fake.wait(1)
    first = match.draws()[before]
    assert (first.missing, [given.seat for given in first.links]) == ((2,), [1, 3])
    match.play_until(12)
    moves = [move for _, move in match.fake.table.record.moves()]
    waits = [move.at_ms - earlier.at_ms for earlier, move in pairwise(moves) if move.evidence]
    assert max(waits) < 2_000  # the dice tumble for 800 ms, and a step of these people takes up to 1,000
    match.withholding = set()
    match.play()
    found = verified(match.text)
    assert found.missing[0].seat == 2
    assert 0 < len(found.missing) < found.draws


def test_a_link_comes_back_and_is_waited_for_again() -> None:
    match = evening("king_of_the_dice_junior")
    match.withholding = {2}
    match.play_until(4)
    match.withholding = set()
    match.play_until(8)
    assert match.draws()[-1].missing == ()
    assert [given.seat for given in match.draws()[-1].links] == [1, 2, 3]
    assert {noted.seat for noted in verified(match.text).missing} == {2}


def test_a_link_that_comes_again_while_the_next_is_wanted_is_not_refused() -> None:
    match = evening("king_of_the_dice_junior")
    match.play_until(2)
    while (wanted := match.fake.table.sees(1).link) is None:
        match.step()
    assert wanted > 1
    used = match.chain_of(1, "seat").link(wanted - 1).hex()
    match.fake.table.give(1, wanted - 1, used, match.fake.now_ms)
    assert match.fake.table.sees(1).link == wanted


@pytest.mark.parametrize(
    ("counter", "link"),
    [(2, "seat 1 1"), (1, "seat 2 1"), (0, "seat 1 1"), (1, "another 1 1")],
)
def test_a_wrong_link_changes_nothing(counter: int, link: str) -> None:
    match = evening("king_of_the_dice_junior")
    words, seat, number = link.split()
    wrong = match.chain_of(int(seat), words).link(int(number)).hex()
    with pytest.raises(BadLink, match="this is not link 1 of the seat's chain"):
        match.fake.table.give(1, counter, wrong, match.fake.now_ms)
    match.play_until(3)
    assert verified(match.text).missing == ()


@pytest.mark.parametrize("link", ["", "ab", "zz" * 32, "AB" * 32, "ab" * 32 + "\n", " " + "ab" * 32])
def test_what_is_no_link_is_refused(link: str) -> None:
    match = evening("king_of_the_dice_junior")
    with pytest.raises(BadLink, match="a link has 64 digits"):
        match.fake.table.give(1, 1, link, match.fake.now_ms)
    with pytest.raises(BadLink, match="a link has 64 digits"):
        match.fake.table.anchor(1, link, match.fake.now_ms)


def test_a_link_is_used_once_and_a_second_one_is_not_kept() -> None:
    """One that comes too late, or again, must not lie there and keep a new chain out."""
    match = evening("king_of_the_dice_junior")
    match.play_until(5)
    drawn = len(match.fake.table.record.entries)
    match.give(1, 1)
    match.give(1, 1)
    assert len(match.fake.table.record.entries) == drawn


# A chain that was lost


def test_a_lost_chain_is_replaced_and_the_record_says_so() -> None:
    match = evening("king_of_the_dice_junior")
    match.play_until(5)
    match.chains[2] = match.chain_of(2, "new")
    match.fake.do(match.fake.table.anchor(2, match.anchor(2), match.fake.now_ms))
    line = len(match.fake.table.record.entries) + 1
    match.play()
    assert verified(match.text).new_chains == (Noted(line, 2),)
    counters = [given.counter for draw in match.draws() for given in draw.links if given.seat == 2]
    again = counters.index(1, 1)
    assert counters == [*range(1, again + 1), *range(1, len(counters) - again + 1)]


def test_a_new_chain_waits_until_no_link_waits() -> None:
    """Who knows the links of a draw could choose a chain that steers it."""
    match = evening("king_of_the_dice_junior")
    match.give(1, 1)
    match.chains[2] = match.chain_of(2, "new")
    match.fake.do(match.fake.table.anchor(2, match.anchor(2), match.fake.now_ms))
    assert not [entry for entry in match.fake.table.record.entries if isinstance(entry, Anchored)]
    match.play_until(2)
    first, second = match.draws()
    assert ([given.seat for given in first.links], first.missing) == ([1, 3], (2,))
    assert [(given.seat, given.counter) for given in second.links if given.seat == 2] == [(2, 1)]
    assert [noted.seat for noted in verified(match.text).new_chains] == [2]


def test_a_seat_begins_one_new_chain_a_round_and_no_more() -> None:
    """Each is written down, so the log would grow without end."""
    match = evening("king_of_the_dice_junior")
    match.play_until(5)
    match.fake.do(match.fake.table.anchor(2, match.chain_of(2, "new").link(0).hex(), match.fake.now_ms))
    with pytest.raises(BadLink, match="one new chain a round"):
        match.fake.table.anchor(2, match.chain_of(2, "newer").link(0).hex(), match.fake.now_ms)


def test_whoever_is_late_three_times_is_not_waited_for_any_more() -> None:
    """A hostile seat can hold the others up for nine seconds in a match, and no longer."""
    silent = Silent()
    waited = []
    for _ in range(5):
        waited.append(2 not in silent)
        silent.waited_for((2,) if 2 not in silent else ())
        silent.heard(2)
    assert waited == [True, True, True, False, False]


def test_an_anchor_that_is_known_is_not_written_down_again() -> None:
    match = evening("king_of_the_dice_junior")
    before = match.text
    match.fake.do(match.fake.table.anchor(2, match.anchor(2), match.fake.now_ms))
    assert match.text == before


# Restart, undo, secrets


@pytest.mark.parametrize("game", GAMES_ALL)
def test_a_match_goes_on_after_a_restart_and_verifies(game: str) -> None:
    match = evening(game)
    match.play_until(1 if game == "tumblin_dice" else 7)
    before = list(match.fake.table.record.entries)
    match.restart()
    assert match.fake.table.record.entries[: len(before)] == before
    match.play()
    assert verified(match.text).draws == len(match.draws())


def test_a_draw_that_was_not_written_down_comes_out_the_same() -> None:
    """The server stops between the links and the draw; the people give them again."""
    once = evening("king_of_the_dice_junior")
    twice = evening("king_of_the_dice_junior")
    for match in (once, twice):
        match.play_until(5)
        match.act()
        match.give_links()
    twice.restart()
    twice.give_links()
    for match in (once, twice):
        match.fake.wait(2_000)
    assert once.draws()[5:6] == twice.draws()[5:6] != []
    assert verified(twice.text).draws + len(verified(twice.text).still_sealed) == len(twice.draws())


@pytest.mark.parametrize("game", ["ghost_blitz_dice", "king_of_the_dice_junior", "lightning_dice"])
def test_a_published_secret_is_never_used_again(game: str) -> None:
    match = evening(game)
    for moves in (6, 14, 22):
        match.play_until(moves)
        number = match.fake.table.record.moves()[-4][0]
        match.fake.do(match.fake.table.undo(number, "P1", "a slip", match.fake.now_ms))
    match.play_until(len(match.draws()) + 5)
    entries = match.fake.table.record.entries
    assert sum(isinstance(entry, Undone) for entry in entries) == 3
    published = 0
    for entry in entries:
        if isinstance(entry, Played) and entry.evidence and entry.evidence.draw:
            assert entry.evidence.draw.secret == published + 1
        published = max(published, getattr(entry, "secret", 0))
    assert verified(match.text).draws == len(match.draws()) - len(verified(match.text).still_sealed)


def test_a_restart_after_the_end_and_an_undo_go_on_with_a_new_secret() -> None:
    """The last race is written down after its secret was published: its coins must not count for the next."""
    match = evening("ghost_blitz_dice")
    match.play()
    match.restart()
    number = match.fake.table.record.moves()[-12][0]
    match.fake.do(match.fake.table.undo(number, "P1", "once more", match.fake.now_ms))
    match.play()
    assert verified(match.text).still_sealed == ()


def test_secrets_are_published_in_order_and_only_when_their_round_is_over() -> None:
    match = evening("lightning_dice")
    match.play_until(10)
    while not verified(match.text).still_sealed:
        match.step()
    opened = match.opened()
    assert [one.secret for one in opened] == list(range(1, len(opened) + 1))
    links = [bytes.fromhex(match.server.anchor), *(bytes.fromhex(one.link) for one in opened)]
    assert [link_before(SERVER, link) for link in links[1:]] == links[:-1]
    in_use = match.server.link(len(opened) + 1).hex()
    assert in_use not in match.text
    match.play()
    assert in_use in match.text


def test_a_server_has_a_secret_for_each_round_and_no_more() -> None:
    secret = ServerSecret(secret_of("server"))
    assert secret.link(LINKS) == secret_of("server")
    with pytest.raises(DicehallError, match=f"used up its {LINKS} sealed secrets"):
        secret.link(LINKS + 1)


def test_dice_in_motion_of_a_seat_without_a_link_fall_after_three_seconds() -> None:
    match = evening("lightning_dice")
    match.give_links()
    match.fake.wait(1)
    match.withholding = {1}
    match.fake.act(1, Roll(1))
    before = len(match.draws())
    match.fake.wait(2_999)
    assert len(match.draws()) == before
    match.fake.wait(1)
    assert (match.draws()[-1].kind, match.draws()[-1].missing) == (1, (1,))
