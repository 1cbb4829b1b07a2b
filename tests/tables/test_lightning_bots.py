"""Bots of Lightning Dice at a table with its clock: whole matches, who wins them, at what pace, and votes to skip."""

from collections import Counter

import pytest

from dicehall.bots import BOTS
from dicehall.core import OptionValue, Setup
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import GotIt, Roll, Skip, Turned
from dicehall.match import Played, SeededSource, below_of, read_record, write_record
from dicehall.tables import BotFailed, House, Table
from dicehall.tables.rejudge import rejudge
from dicehall.testing import FakeTable
from tests.tables.setting import REMOTE, lightning_state

MIXED = ("easy", "medium", "hard", "easy", "medium", "hard")
MINUTE_MS = 60_000
LEVELS = BOTS["lightning_dice"]


def seated(levels: tuple[str, ...], seed: int, options: dict[str, OptionValue] | None = None) -> FakeTable:
    """A table where bots sit; an empty level is a person, who is shown everything at once."""
    setup = Setup(len(levels), options or {})
    house = House() if "" in levels else REMOTE
    fake = FakeTable(Table(GAME, setup, {0: SeededSource(seed)}, below_of(seed), house))
    for number, level in enumerate(levels, 1):
        fake.do(fake.table.sit(number, f"P{number}", 0, LEVELS[level]() if level else None))
    fake.start()
    return fake


def winners(fake: FakeTable) -> tuple[int, ...]:
    outcome = GAME.outcome(lightning_state(fake))
    assert outcome is not None, "the match goes on"
    return outcome.winners


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("play", ["standard", "quick"])
def test_bots_play_a_whole_match_by_the_clock_and_the_same_from_the_same_seed(play: str, seats: int) -> None:
    first, again = (seated(MIXED[-seats:], 5, {"play": play}) for _ in range(2))
    for fake in (first, again):
        fake.run()
    assert winners(first)
    assert first.table.record == again.table.record
    assert not [message for message in first.told(0) if isinstance(message, BotFailed)]
    assert rejudge(read_record(write_record(first.table.record))).differs is None
    minutes = first.now_ms / MINUTE_MS
    assert 0.5 < minutes < 20, "as long as an evening's match"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("play", ["standard", "quick"])
def test_bots_never_stand_in_the_way_of_a_vote_to_skip(level: str, play: str) -> None:
    """[LD-R11] Each joins after the roll that it was about to make, unless that roll meets the card."""
    options: dict[str, OptionValue] = {"play": play, "keep_over_flip": False}
    fake = seated(("", *[level] * 5), 3, {**options, "deck": ["Worms and Eagles: exactly 1 1 1 6 6 6"] * 9})
    for _ in range(6):
        fake.wait(500)
        before = lightning_state(fake)
        voted = len(fake.logged())
        fake.act(1, Skip(before.round))
        waited_ms = 0
        while lightning_state(fake).round == before.round:
            fake.wait(250)
            waited_ms += 250
            assert waited_ms < 12_000, "neither skipped nor won"
        assert max(rolls_before_voting(fake.logged()[voted:]).values(), default=0) <= 1
    assert lightning_state(fake).skipped >= 4


def rolls_before_voting(entries: list[object]) -> Counter[int]:
    """Of each seat, for the card that lies there when the entries begin."""
    rolls, votes = Counter[int](), Counter[int]()
    for entry in entries:
        match entry:
            case Played(actor, Turned()):
                break
            case Played(actor, Skip()):
                votes[actor.number] += 1
            case Played(actor, Roll()):
                rolls[actor.number] += not votes[actor.number]
            case _:
                pass
    return rolls


def test_a_person_who_only_watches_the_dice_does_not_hold_the_bots_up() -> None:
    fake = seated(("", "hard", "hard"), 1, {"deck": ["Evens: all even", "Odds: all odd"]})
    fake.run(10 * MINUTE_MS)
    assert winners(fake)[0] in (2, 3)


def test_a_person_who_plays_as_a_bot_does_has_a_chance_against_bots() -> None:
    """By hand: rolls what the card does not ask for, calls when it is met, 1.2 s to look."""
    fake = seated(("", "medium"), 8, {"deck": ["Evens: all even"]})
    met = 0
    while GAME.outcome(lightning_state(fake)) is None:
        met += plays_evens(fake)
        fake.wait(1_200)
    calls = [e for e in fake.logged() if isinstance(e, Played) and isinstance(e.action, GotIt) and e.actor.number == 1]
    assert len(calls) == met
    assert lightning_state(fake).scores[0] > 0


def plays_evens(fake: FakeTable) -> bool:
    """What a person does who sees the table now; whether they call."""
    state = lightning_state(fake)
    hand = state.hands[0]
    if state.phase != "race" or hand.moving:
        return False
    keep = tuple(die for die, face in enumerate(hand.faces) if face and face % 2 == 0)
    if len(keep) == 6 and hand.fresh:
        fake.act(1, GotIt(state.round), since_shown_ms=0)
        return True
    fake.act(1, Roll(state.round, keep[:5]))
    return False


# How good and how quick they are


def duel(better: str, worse: str, matches: int) -> tuple[Counter[str], dict[str, float]]:
    """Matches won by each level, seats taking turns, and rolls a minute."""
    won, rolls, minutes = Counter[str](), Counter[str](), 0.0
    for seed in range(matches):
        levels = (better, worse) if seed % 2 else (worse, better)
        fake = seated(levels, seed)
        fake.run()
        won.update(levels[number - 1] for number in winners(fake))
        minutes += fake.now_ms / MINUTE_MS
        rolls.update(
            levels[entry.actor.number - 1]
            for entry in fake.logged()
            if isinstance(entry, Played) and isinstance(entry.action, Roll)
        )
    return won, {level: count / minutes for level, count in rolls.items()}


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy"), ("hard", "easy")])
def test_a_better_level_wins_clearly_and_no_level_rolls_faster_than_hands_can(better: str, worse: str) -> None:
    """Seeds are fixed. A person at a good pace rolls about 25 times a minute: tumble, look, tap what is kept."""
    won, a_minute = duel(better, worse, matches=40)
    assert won[better] >= 34
    bounds = {"easy": (10, 18), "medium": (16, 24), "hard": (24, 34)}
    for level, rate in a_minute.items():
        least, most = bounds[level]
        assert least < rate < most
